#include <algorithm>
#include <set>

#include "core/base/text.h"
#include "core/check/combat/combat_checks.h"
#include "core/check/finding_collector.h"
#include "core/rules/forces/arms.h"
#include "core/rules/mechanics/possible.h"

namespace redoubt::check {
namespace {

// The types of the units of the battle.
std::set<std::string> typesIn(const model::Battle& battle) {
  std::set<std::string> types;
  for (const model::Unit& unit : battle.all<model::Unit>()) types.insert(unit.type);
  return types;
}

// A type that fires, in a game that has fire, and that no fire is for.
void lookForFire(FindingCollector& collector, const rules::Mechanics& mechanics, const std::string& type) {
  const std::string path = "unit-type/" + type + "/fires";
  if (collector.book().json(path) != "true" || isForType(mechanics, collector.book(), "fire", type)) return;
  collector.add("fire-table-missing", Subject::ofRule(path), {{"type", rules::typeTitle(collector.book(), type)}});
  collector.citeRule(path);
}

// The last column of a table that has one for each distance, such as "4"; nothing for other tables.
std::optional<int> lastDistance(const rules::TableRules& table) {
  if (!table.index || table.index->of.size() != 1 || table.index->columns.empty()) return std::nullopt;
  const rules::Amount& of = table.index->of.front();
  if (of.kind != rules::Amount::Kind::Fact || of.fact.fact != rules::Fact::Distance) return std::nullopt;
  const auto last = toInteger(table.index->columns.back().name);
  return last ? std::optional(static_cast<int>(*last)) : std::nullopt;
}

// A table of distances ends where its last column does; no result is known beyond.
void lookAtRange(FindingCollector& collector, const rules::Mechanics& mechanics, const rules::ActionRules& action) {
  const rules::TableRules* table = mechanics.table(action.action.table);
  const auto& range = action.action.range;
  if (!table || !range || range->kind != rules::Amount::Kind::Number) return;
  const auto last = lastDistance(*table);
  if (!last || range->number == Rational(*last)) return;
  const model::Rule* row = collector.book().row(action.path);  // of an older rule the path that it stands under
  const std::string path = row ? row->path : action.path;
  collector.add("fire-range-differs", Subject::ofRule(path),
                {{"action", action.title},
                 {"range", toText(range->number)},
                 {"last", std::to_string(*last)}});
  collector.citeRule(path);
}

}  // namespace

std::vector<Finding> checkFireTables(const CheckContext& context) {
  FindingCollector collector(context);
  const rules::Mechanics& mechanics = context.mechanics();
  const bool hasFire = std::any_of(mechanics.actions.begin(), mechanics.actions.end(),
                                   [](const rules::ActionRules& each) { return each.action.question == "fire"; });
  if (!hasFire) return {};
  for (const std::string& type : typesIn(context.battle())) lookForFire(collector, mechanics, type);
  for (const rules::ActionRules& each : mechanics.actions) lookAtRange(collector, mechanics, each);
  return collector.take();
}

}  // namespace redoubt::check
