#include <nlohmann/json.hpp>

#include "core/check/combat/combat_checks.h"
#include "core/check/finding_collector.h"
#include "core/rules/book/json_values.h"
#include "core/rules/forces/arms.h"

namespace redoubt::check {
namespace {

// `substitute/<type>`: compares units of the type with those of the arm that they substitute, army by army.
void lookAt(FindingCollector& collector, const std::string& type, const std::string& arm) {
  const rules::RuleBook& book = collector.book();
  for (const model::Army& army : collector.battle().all<model::Army>()) {
    int substitutes = 0;
    int others = 0;
    for (const model::Unit& unit : collector.battle().where<&model::Unit::army>(army.id)) {
      if (unit.type == type) {
        ++substitutes;
      } else if (rules::armOfType(book, unit.type) == arm) {
        ++others;
      }
    }
    if (substitutes <= others) continue;
    collector.add("substitutes-too-many", check::subjectOf(army),
                  {{"army", army.name},
                   {"count", std::to_string(substitutes)},
                   {"type", rules::typeTitle(book, type)},
                   {"others", std::to_string(others)},
                   {"arm", rules::armTitle(book, arm)}});
    collector.citeRule("substitute/" + type);
  }
}

}  // namespace

std::vector<Finding> checkSubstitutes(const CheckContext& context) {
  FindingCollector collector(context);
  for (const std::string& type : context.book().under("substitute")) {
    const auto value = rules::parsedJson(context.book().json("substitute/" + type));
    if (const auto arm = rules::textOf(rules::member(value, "for"))) lookAt(collector, type, *arm);
  }
  return collector.take();
}

}  // namespace redoubt::check
