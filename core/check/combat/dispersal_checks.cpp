#include <algorithm>
#include <map>

#include "core/check/combat/combat_checks.h"
#include "core/check/finding_collector.h"
#include "core/rules/combat/dispersal.h"
#include "core/rules/forces/arms.h"

namespace redoubt::check {
namespace {

using Columns = std::vector<rules::DispersalColumn>;

bool isFor(const rules::DispersalColumn& column, const std::string& type, const std::string& arm) {
  if (column.arm && *column.arm != arm) return false;
  const auto& types = column.types;
  return types.empty() || std::find(types.begin(), types.end(), type) != types.end();
}

// True for any column if the morale is unknown.
bool isForMorale(const rules::DispersalColumn& column, std::optional<int> morale) {
  return !column.morale || !morale || column.morale->contains(*morale);
}

void lookForColumns(FindingCollector& collector, const Columns& columns) {
  const rules::RuleBook& book = collector.book();
  const auto exempt = book.texts("morale/exempt");
  const bool isAnyMorale = rules::takesNearestMorale(book);
  std::map<std::string, std::vector<std::string>> without;  // units by type
  for (const model::Unit& unit : collector.battle().all<model::Unit>()) {
    const auto arm = rules::armOfType(book, unit.type);
    if (!arm || std::find(exempt.begin(), exempt.end(), *arm) != exempt.end()) continue;
    const auto morale = collector.context().figures().of(unit.id).morale.value;
    const bool isThere = std::any_of(columns.begin(), columns.end(), [&](const rules::DispersalColumn& column) {
      return isFor(column, unit.type, *arm) && (isAnyMorale || isForMorale(column, morale));
    });
    if (!isThere) without[unit.type].push_back(unit.name);
  }
  for (const auto& [type, names] : without) {
    collector.add("dispersal-column-missing", Subject::ofRule("unit-type/" + type),
                  {{"type", rules::typeTitle(book, type)},
                   {"count", std::to_string(names.size())},
                   {"names", joinedShort(names)}});
    collector.citeRule(columns.front().path);
  }
}

void lookForTracks(FindingCollector& collector) {
  for (const model::Player& player : collector.battle().all<model::Player>()) {
    const std::string path = "dispersal/track/" + player.slug;
    if (collector.book().text(path)) continue;
    collector.add("dispersal-track-missing", check::subjectOf(player), {{"player", player.name}, {"path", path}});
    collector.citeRule("dispersal/returns");
  }
}

}  // namespace

std::vector<Finding> checkDispersal(const CheckContext& context) {
  FindingCollector collector(context);
  const Columns columns = rules::dispersalColumns(context.battle(), context.book());
  if (!columns.empty()) lookForColumns(collector, columns);
  if (context.book().json("dispersal/returns")) lookForTracks(collector);
  return collector.take();
}

}  // namespace redoubt::check
