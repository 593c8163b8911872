#include <nlohmann/json.hpp>

#include "core/check/combat/combat_checks.h"
#include "core/check/gathering.h"
#include "core/rules/book/json_values.h"
#include "core/rules/forces/arms.h"

namespace redoubt::check {
namespace {

// `substitute/<type>`: compares units of the type with those of the arm that they substitute, army by army.
void lookAt(Gathering& gathering, const std::string& type, const std::string& arm) {
  const rules::RuleBook& book = gathering.book();
  for (const model::Army& army : gathering.battle().all<model::Army>()) {
    int substitutes = 0;
    int others = 0;
    for (const model::Unit& unit : gathering.battle().where<&model::Unit::army>(army.id)) {
      if (unit.type == type) {
        ++substitutes;
      } else if (rules::armOfType(book, unit.type) == arm) {
        ++others;
      }
    }
    if (substitutes <= others) continue;
    gathering.add("substitutes-too-many", check::subjectOf(army),
                  {{"army", army.name},
                   {"count", std::to_string(substitutes)},
                   {"type", rules::typeTitle(book, type)},
                   {"others", std::to_string(others)},
                   {"arm", rules::armTitle(book, arm)}});
    gathering.citeRule("substitute/" + type);
  }
}

}  // namespace

std::vector<Finding> checkSubstitutes(const CheckContext& context) {
  Gathering gathering(context);
  for (const std::string& type : context.book().under("substitute")) {
    const auto value = rules::parsedJson(context.book().json("substitute/" + type));
    if (const auto arm = rules::textOf(rules::member(value, "for"))) lookAt(gathering, type, *arm);
  }
  return gathering.take();
}

}  // namespace redoubt::check
