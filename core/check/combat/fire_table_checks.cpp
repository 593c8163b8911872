#include <algorithm>
#include <set>

#include "core/check/combat/combat_checks.h"
#include "core/check/finding_collector.h"
#include "core/rules/combat/fire.h"
#include "core/rules/combat/fire_tables.h"
#include "core/rules/forces/arms.h"

namespace redoubt::check {
namespace {

using Tables = std::vector<rules::FireTable>;

// The types of the units of the battle.
std::set<std::string> typesIn(const model::Battle& battle) {
  std::set<std::string> types;
  for (const model::Unit& unit : battle.all<model::Unit>()) types.insert(unit.type);
  return types;
}

void lookForTable(FindingCollector& collector, const Tables& tables, const std::string& type) {
  const rules::FireAbility ability = rules::fireAbility(collector.battle(), collector.book(), type);
  if (ability.canFire != true || rules::firesByTable(tables, type)) return;
  const std::string path = "unit-type/" + type + "/fires";
  collector.add("fire-table-missing", Subject::ofRule(path), {{"type", rules::typeTitle(collector.book(), type)}});
  collector.citeRule(path);
}

// A table of distances ends where its last column does; no result is known beyond.
void lookAtRange(FindingCollector& collector, const Tables& tables, const std::string& type) {
  const rules::FireAbility ability = rules::fireAbility(collector.battle(), collector.book(), type);
  if (!ability.range) return;
  for (const rules::FireTable& table : tables) {
    const bool isItsOwn = std::find(table.types.begin(), table.types.end(), type) != table.types.end();
    if (!isItsOwn || table.columnsBy != rules::FireColumns::Distances || table.columns.empty()) continue;
    if (table.columns.back() == *ability.range) continue;
    collector.add("fire-range-differs", Subject::ofRule(table.path),
                  {{"type", rules::typeTitle(collector.book(), type)},
                   {"table", table.title},
                   {"range", std::to_string(*ability.range)},
                   {"last", std::to_string(table.columns.back())}});
    collector.citeRule(table.path + "/types");
  }
}

}  // namespace

std::vector<Finding> checkFireTables(const CheckContext& context) {
  FindingCollector collector(context);
  const Tables tables = rules::fireTables(context.battle(), context.book());
  if (tables.empty()) return {};
  for (const std::string& type : typesIn(context.battle())) {
    lookForTable(collector, tables, type);
    lookAtRange(collector, tables, type);
  }
  return collector.take();
}

}  // namespace redoubt::check
