#include "core/rules/command/reserve.h"

#include "core/rules/book/json_values.h"

namespace redoubt::rules {

std::optional<Reserve> reserveOf(const RuleBook& book) {
  const nlohmann::json value = parsedJson(book.json("command/reserve"));
  if (!value.is_object()) return std::nullopt;
  Reserve reserve;
  reserve.army = textOf(member(value, "army"));
  for (const nlohmann::json& name : member(value, "not")) {
    if (auto slug = textOf(name)) reserve.excluded.push_back(std::move(*slug));
  }
  reserve.mayLeadPart = isSet(value, "part");
  return reserve;
}

bool isOf(const Reserve& reserve, const model::Army& army) {
  return !reserve.army || *reserve.army == army.slug;
}

}  // namespace redoubt::rules
