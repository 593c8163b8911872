#include "core/rules/combat/guns.h"

#include "core/rules/book/json_values.h"
#include "core/rules/forces/arms.h"

namespace redoubt::rules {

bool isGun(const RuleBook& book, std::string_view type) {
  const auto arm = book.text("artillery/arm");
  return arm && armOfType(book, type) == arm;
}

std::optional<GunShots> gunShots(const RuleBook& book, std::string_view type) {
  const auto own = book.json("unit-type/" + std::string(type) + "/shots");
  const nlohmann::json value = parsedJson(own ? own : book.json("artillery/shots"));
  if (!value.is_object()) return std::nullopt;
  const int any = wholeNumber(member(value, "any-activation")).value_or(0);
  const int ofOwn = wholeNumber(member(value, "own-activation")).value_or(0);
  const int ofEnemy = wholeNumber(member(value, "enemy-activation")).value_or(0);
  return GunShots{any + ofOwn, any, any + ofEnemy};
}

}  // namespace redoubt::rules
