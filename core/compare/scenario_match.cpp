#include "core/compare/scenario_match.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "core/base/text.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/orders.h"

namespace redoubt::compare {
namespace {

using namespace model;
using List = std::vector<const void*>;

// By what the rows of two scenarios are recognised, the surest first, parted by '|'.
struct Recognised {
  std::string_view table;
  std::string_view recipes;
};
constexpr std::array kRecognised{
    Recognised{Setting::kTable, "path"},
    Recognised{Entry::kTable, "slug|army trigger turn|army"},
    Recognised{PoolLine::kTable,
               "army leader kind first_turn|army leader first_turn|army leader kind|army kind first_turn"},
    Recognised{ReturnPoint::kTable, "army zone|army"},
    Recognised{SetUpOrder::kTable, "army verb selector|army verb"},
    Recognised{Event::kTable, "slug|trigger effect"},
    Recognised{Victory::kTable, "slug|player kind points|player kind|kind"},
};

// What only says where a row stands.
constexpr std::array<std::string_view, 4> kOfNoMeaning{"id", "slug", "scenario", "ordinal"};

List settingsIn(const Battle& battle, Id<Scenario> scenario) {
  std::set<std::string> paths;
  for (const Id<Scenario> each : rules::lineageOf(battle, scenario)) {
    for (const Setting& row : battle.where<&Setting::scenario>(each)) paths.insert(row.path);
  }
  List list;
  for (const std::string& path : paths) {
    const Setting* row = rules::settingRow(battle, scenario, path);
    if (row && row->value.text != "null") list.push_back(row);
  }
  return list;
}

// An event without an effect strikes the one that it overrides.
List eventsIn(const Battle& battle, Id<Scenario> scenario) {
  List list;
  for (const Event* row : rules::eventsIn(battle, scenario)) {
    if (row->effect.text != "{}") list.push_back(row);
  }
  return list;
}

// The rows of the nearest scenario that has any of that kind, and those of all scenarios.
List victoryIn(const Battle& battle, Id<Scenario> scenario) {
  List list;
  std::set<VictoryKind> decided;
  for (const Id<Scenario> each : rules::lineageOf(battle, scenario)) {
    std::set<VictoryKind> here;
    for (const Victory& row : battle.all<Victory>()) {
      if (row.scenario != each || decided.contains(row.kind)) continue;
      list.push_back(&row);
      here.insert(row.kind);
    }
    decided.merge(here);
  }
  for (const Victory& row : battle.all<Victory>()) {
    if (!row.scenario) list.push_back(&row);
  }
  return list;
}

template <class Row>
List ofArmiesIn(const Battle& battle, Id<Scenario> scenario) {
  List list;
  for (const Row* row : rules::rowsIn<Row>(battle, scenario)) list.push_back(row);
  return list;
}

List rowsOf(std::string_view table, const Battle& battle, Id<Scenario> scenario) {
  if (table == Setting::kTable) return settingsIn(battle, scenario);
  if (table == Entry::kTable) return ofArmiesIn<Entry>(battle, scenario);
  if (table == PoolLine::kTable) return ofArmiesIn<PoolLine>(battle, scenario);
  if (table == ReturnPoint::kTable) return ofArmiesIn<ReturnPoint>(battle, scenario);
  if (table == SetUpOrder::kTable) return ofArmiesIn<SetUpOrder>(battle, scenario);
  if (table == Event::kTable) return eventsIn(battle, scenario);
  return victoryIn(battle, scenario);
}

class TableMatch {
 public:
  TableMatch(const Correspondence& rows, const TableInfo& table) : rows_(rows), table_(table) {}

  std::vector<RowDifference> run(List first, List second, std::string_view recipes) const {
    std::vector<RowDifference> found;
    pairWhere(first, second, found, [&](const void* a, const void* b) { return differing(a, b).empty(); });
    for (const std::string_view recipe : words(recipes, "|")) {
      std::vector<const FieldInfo*> columns;
      for (const std::string_view name : words(recipe)) columns.push_back(&table_.fields()[*table_.column(name)]);
      pairWhere(first, second, found, [&](const void* a, const void* b) {
        return std::all_of(columns.begin(), columns.end(), [&](const FieldInfo* each) { return isSame(*each, a, b); });
      });
    }
    for (const void* row : first) found.push_back({Kind::OnlyFirst, &table_, row, nullptr});
    for (const void* row : second) found.push_back({Kind::OnlySecond, &table_, nullptr, row});
    return found;
  }

 private:
  bool isSame(const FieldInfo& field, const void* a, const void* b) const {
    const Value one = valueOf(a, field);
    const Value other = valueOf(b, field);
    if (rows_.isSame(field, one, other)) return true;
    if (field.kind != ColumnKind::Json) return false;
    // Spaces and the order of members say nothing.
    const auto left = nlohmann::json::parse(model::toText(one), nullptr, false);
    const auto right = nlohmann::json::parse(model::toText(other), nullptr, false);
    return !left.is_discarded() && left == right;
  }

  std::vector<std::size_t> differing(const void* a, const void* b) const {
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table_.fields().size(); ++i) {
      const FieldInfo& field = table_.fields()[i];
      const bool tells = std::find(kOfNoMeaning.begin(), kOfNoMeaning.end(), field.name) == kOfNoMeaning.end();
      if (tells && !isSame(field, a, b)) columns.push_back(i);
    }
    return columns;
  }

  void pairWhere(List& first, List& second, std::vector<RowDifference>& found, auto&& isPair) const {
    for (const void*& one : first) {
      const auto other = std::find_if(second.begin(), second.end(), [&](const void* row) { return isPair(one, row); });
      if (other == second.end()) continue;
      std::vector<std::size_t> columns = differing(one, *other);
      if (!columns.empty()) found.push_back({Kind::Changed, &table_, one, *other, std::move(columns)});
      second.erase(other);
      one = nullptr;
    }
    std::erase(first, nullptr);
  }

  const Correspondence& rows_;
  const TableInfo& table_;
};

// Lines of the schedule by army, leader and turn, those of no leader first; settings by path; the others by army.
std::tuple<int, int, int, std::string> rankOf(const Correspondence& rows, const RowDifference& difference) {
  const Battle& battle = difference.first ? rows.first() : rows.second();
  const void* row = difference.first ? difference.first : difference.second;
  const auto idIn = [&](const char* name) -> std::optional<std::int64_t> {
    const auto column = difference.table->column(name);
    const Value value = column ? valueOf(row, difference.table->fields()[*column]) : Value();
    const auto* id = std::get_if<std::int64_t>(&value);
    return id ? std::optional(*id) : std::nullopt;
  };
  const auto path = difference.table->column("path");
  const auto armyId = idIn("army");
  const auto leaderId = idIn("leader");
  const Army* army = armyId ? battle.find<Army>(Id<Army>{*armyId}) : nullptr;
  const Leader* leader = leaderId ? battle.find<Leader>(Id<Leader>{*leaderId}) : nullptr;
  return {army ? army->ordinal : 0, leader ? leader->ordinal : -1, static_cast<int>(idIn("first_turn").value_or(0)),
          path ? model::toText(valueOf(row, difference.table->fields()[*path])) : std::string()};
}

}  // namespace

std::vector<RowDifference> scenarioDifferences(const Correspondence& rows, Id<Scenario> first, Id<Scenario> second) {
  std::vector<RowDifference> found;
  if (rows.isOneBattle() && first == second) return found;
  for (const Recognised& each : kRecognised) {
    const TableInfo& table = *tableNamed(each.table);
    auto differences =
        TableMatch(rows, table)
            .run(rowsOf(each.table, rows.first(), first), rowsOf(each.table, rows.second(), second), each.recipes);
    std::stable_sort(differences.begin(), differences.end(),
                     [&](const auto& a, const auto& b) { return rankOf(rows, a) < rankOf(rows, b); });
    std::move(differences.begin(), differences.end(), std::back_inserter(found));
  }
  return found;
}

}  // namespace redoubt::compare
