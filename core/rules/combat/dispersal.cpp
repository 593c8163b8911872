#include "core/rules/combat/dispersal.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"

namespace redoubt::rules {
namespace {

using nlohmann::json;

constexpr std::string_view kDispersalRows = "dispersal/rows";
constexpr std::string_view kDispersalDice = "dispersal/dice";

bool isForType(const DispersalColumn& column, const Retreater& unit) {
  const bool isArm = !column.arm || *column.arm == unit.arm;
  const bool isType =
      column.types.empty() || std::find(column.types.begin(), column.types.end(), unit.type) != column.types.end();
  return isArm && isType;
}

// The most specific column for a unit among those for its arm and type.
const DispersalColumn* closest(const std::vector<const DispersalColumn*>& columns) {
  const auto closeness = [](const DispersalColumn* column) {
    return std::tuple(!column->types.empty(), column->morale.has_value(), column->arm.has_value());
  };
  const auto found = std::max_element(columns.begin(), columns.end(),
                                      [&](const auto* a, const auto* b) { return closeness(a) < closeness(b); });
  return found == columns.end() ? nullptr : *found;
}

int distance(const NumberRange& range, int number) {
  if (range.contains(number)) return 0;
  return range.last && number > *range.last ? number - *range.last : range.first - number;
}

// The columns for a unit's arm and type whose morale is nearest to its own; of two equally near ones, the lower.
std::vector<const DispersalColumn*> withNearestMorale(const std::vector<DispersalColumn>& columns,
                                                      const Retreater& unit) {
  const DispersalColumn* nearest = nullptr;
  const auto farness = [&](const DispersalColumn& column) {
    return std::tuple(distance(*column.morale, *unit.morale.value), column.morale->first);
  };
  for (const DispersalColumn& column : columns) {
    if (!column.morale || !isForType(column, unit)) continue;
    if (!nearest || farness(column) < farness(*nearest)) nearest = &column;
  }
  return nearest ? std::vector{nearest} : std::vector<const DispersalColumn*>{};
}

std::variant<const DispersalColumn*, MissingRule, MoraleUnknown> columnFor(const std::vector<DispersalColumn>& columns,
                                                                           const Retreater& unit, bool isNearestTaken) {
  std::vector<const DispersalColumn*> fitting;
  bool isMoraleMissed = false;
  for (const DispersalColumn& column : columns) {
    if (!isForType(column, unit)) continue;
    if (column.morale && !unit.morale.value) isMoraleMissed = true;
    if (!column.morale || (unit.morale.value && column.morale->contains(*unit.morale.value)))
      fitting.push_back(&column);
  }
  if (fitting.empty() && isNearestTaken && unit.morale.value) fitting = withNearestMorale(columns, unit);
  const DispersalColumn* column = closest(fitting);
  if (isMoraleMissed && (!column || column->types.empty())) return MoraleUnknown{};
  if (!column) return MissingRule{std::string(kDispersalColumns)};
  return column;
}

// The rolls of a cell: a range, or nothing for "none"; no value where the cell can't be read.
std::optional<std::optional<NumberRange>> rollsIn(const TableRow& row, const std::string& column) {
  const auto cell = row.cells.find(column);
  if (cell == row.cells.end() || cell->second.certainty == Certainty::Unknown) return std::nullopt;
  if (row.text(column) == "none") return std::optional<NumberRange>();
  const auto rolls = rangeFromJson(cell->second.json);
  return rolls ? std::optional(rolls) : std::nullopt;
}

Chance chanceOf(const Distribution& rolls, const std::optional<NumberRange>& range) {
  Chance chance;
  for (const auto& [roll, count] : rolls.counts()) {
    if (range && range->contains(roll)) chance = chance + rolls.chanceOf(roll);
  }
  return chance;
}

}  // namespace

std::vector<DispersalColumn> dispersalColumns(const model::Battle& battle, const RuleBook& book) {
  std::vector<DispersalColumn> columns;
  for (const std::string& name : book.under(kDispersalColumns)) {
    const std::string path = std::string(kDispersalColumns) + "/" + name;
    const Certainty certainty = certaintyOf(battle, book, path);
    if (certainty == Certainty::Unknown) continue;
    const json value = parsedJson(book.json(path));
    DispersalColumn column{name, path, textOf(member(value, "arm")), {}, {}, certainty == Certainty::Estimated};
    for (const json& type : member(value, "types")) {
      if (type.is_string()) column.types.push_back(type.get<std::string>());
    }
    column.morale = rangeFromJson(member(value, "morale").dump());
    columns.push_back(std::move(column));
  }
  return columns;
}

bool takesNearestMorale(const RuleBook& book) {
  return book.text("dispersal/other-morale") == "nearest";
}

std::variant<DispersalChance, MissingRule, MoraleUnknown> dispersalChance(const model::Battle& battle,
                                                                          const RuleBook& book, const Retreater& unit,
                                                                          int retreat) {
  assert(retreat >= 1);
  const auto columns = dispersalColumns(battle, book);
  const auto found = columnFor(columns, unit, takesNearestMorale(book));
  if (const auto* missing = std::get_if<MissingRule>(&found)) return *missing;
  if (std::holds_alternative<MoraleUnknown>(found)) return MoraleUnknown{};
  const DispersalColumn& column = *std::get<const DispersalColumn*>(found);
  const auto dice = parseRoll(book.text(kDispersalDice).value_or(""));
  if (!dice) return MissingRule{std::string(kDispersalDice)};
  const RuleTable table = ruleTable(battle, book, std::string(kDispersalRows));
  const TableRow* row = table.rowFor(retreat);
  if (!row) return MissingRule{std::string(kDispersalRows)};
  const auto rolls = rollsIn(*row, column.name);
  if (!rolls) return MissingRule{row->path + "/" + column.name};
  Certainty certainty = worse(row->certainty(column.name), certaintyOf(battle, book, kDispersalDice));
  const bool isMoraleDoubtful = column.morale && unit.morale.isEstimate;
  if (column.isEstimate || isMoraleDoubtful) certainty = worse(certainty, Certainty::Estimated);
  return DispersalChance{column.name, row->number, *rolls, chanceOf(distributionOf(book, *dice), *rolls), certainty};
}

std::optional<bool> isSpared(const RuleBook& book, bool isWithLeader) {
  constexpr std::string_view kExempt = "dispersal/exempt";
  const json list = parsedJson(book.json(kExempt));
  if (!list.is_array()) return std::nullopt;
  return isWithLeader && hasText(list, "with-leader");
}

}  // namespace redoubt::rules
