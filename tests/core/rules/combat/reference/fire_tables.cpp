#include "tests/core/rules/combat/reference/fire_tables.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>
#include <set>

#include "core/base/text.h"
#include "core/rules/book/rule_values.h"

namespace redoubt::rules {
namespace {

constexpr std::string_view kTables = "fire-table";

std::optional<FireColumns> columnsFrom(const std::optional<std::string>& word) {
  if (word == "distance") return FireColumns::Distances;
  return word == "strength" ? std::optional(FireColumns::Strengths) : std::nullopt;
}

std::vector<int> columnsOf(const RuleTable& rows) {
  std::set<int> columns;
  for (const TableRow& row : rows.rows) {
    for (const auto& [cell, value] : row.cells) {
      if (value.certainty == Certainty::Unknown) continue;  // a column that a system removes is null in all rows
      const auto number = toInteger(cell);
      if (number && 0 <= *number && *number <= std::numeric_limits<int>::max()) {
        columns.insert(static_cast<int>(*number));
      }
    }
  }
  return {columns.begin(), columns.end()};
}

FireTable tableFrom(const model::Battle& battle, const RuleBook& book, const std::string& name) {
  FireTable table;
  table.name = name;
  table.path = std::string(kTables) + "/" + name;
  table.title = book.text(table.path + "/title").value_or(name);
  table.types = book.texts(table.path + "/types");
  table.strength = rangeFromJson(book.json(table.path + "/strength").value_or(""));
  table.columnsBy = columnsFrom(book.text(table.path + "/by"));
  table.dice = parseRoll(book.text(table.path + "/dice").value_or(""));
  for (const char* cell : {"/types", "/strength", "/by", "/dice"}) {
    const Certainty certainty = certaintyOf(battle, book, table.path + cell);
    if (certainty == Certainty::Estimated) table.certainty = certainty;
  }
  table.rows = ruleTable(battle, book, table.path + "/rows");
  table.columns = columnsOf(table.rows);
  return table;
}

bool isFor(const FireTable& table, std::string_view type) {
  return std::find(table.types.begin(), table.types.end(), type) != table.types.end();
}

}  // namespace

std::optional<int> FireTable::columnFor(int number) const {
  const auto next = std::upper_bound(columns.begin(), columns.end(), number);
  return next == columns.begin() ? std::nullopt : std::optional(*std::prev(next));
}

std::vector<FireTable> fireTables(const model::Battle& battle, const RuleBook& book) {
  std::vector<FireTable> tables;
  for (const std::string& name : book.under(kTables)) {
    FireTable table = tableFrom(battle, book, name);
    if (!table.types.empty() || !table.rows.rows.empty()) tables.push_back(std::move(table));
  }
  return tables;
}

const FireTable* fireTableFor(const std::vector<FireTable>& tables, std::string_view type, int strength) {
  const auto found = std::find_if(tables.begin(), tables.end(), [&](const FireTable& table) {
    return isFor(table, type) && (!table.strength || table.strength->contains(strength));
  });
  return found == tables.end() ? nullptr : &*found;
}

bool firesByTable(const std::vector<FireTable>& tables, std::string_view type) {
  return std::any_of(tables.begin(), tables.end(), [&](const FireTable& table) { return isFor(table, type); });
}

std::vector<ResultChance> resultChances(const RuleBook& book, const RuleTable& rows, const Roll& dice,
                                        const std::string& cell, int modifier) {
  std::vector<ResultChance> chances;
  const Distribution rolls = distributionOf(book, dice);
  for (const auto& [roll, count] : rolls.counts()) {
    const TableRow* row = rows.rowFor(roll + modifier);
    const std::string result = row ? row->text(cell).value_or("") : std::string();
    const Certainty certainty = result.empty() ? Certainty::Unknown : row->certainty(cell);
    const auto known =
        std::find_if(chances.begin(), chances.end(), [&](const ResultChance& one) { return one.result == result; });
    if (known == chances.end()) {
      chances.push_back({result, rolls.chanceOf(roll), certainty});
    } else {
      known->chance = known->chance + rolls.chanceOf(roll);
      known->certainty = worse(known->certainty, certainty);
    }
  }
  return chances;
}

std::optional<Modifier> terrainModifier(const model::Battle& battle, const RuleBook& book, const std::string& terrain) {
  const std::string rule = "fire/terrain-modifier";
  const std::string path = "terrain/" + terrain + "/combat-shift";
  const int value = book.integer(path).value_or(0);
  if (terrain.empty() || value == 0 || !ruleTruth(book, rule).value_or(false)) return std::nullopt;
  const Certainty certainty = worse(certaintyOf(battle, book, rule), certaintyOf(battle, book, path));
  return Modifier{path, {}, value, certainty != Certainty::Known};
}

std::variant<TableFire, MissingRule> tableFire(const model::Battle& battle, const RuleBook& book, std::string_view type,
                                               const Figure& strength, const FireAim& aim) {
  assert(strength.value && *strength.value >= 1 && aim.distance >= 1);
  const std::vector<FireTable> tables = fireTables(battle, book);
  const FireTable* table = fireTableFor(tables, type, *strength.value);
  if (!table) return MissingRule{std::string(kTables)};
  if (!table->dice) return MissingRule{table->path + "/dice"};
  if (!table->columnsBy) return MissingRule{table->path + "/by"};
  const auto column = table->columnFor(table->columnsBy == FireColumns::Distances ? aim.distance : *strength.value);
  if (!column) return MissingRule{table->path + "/rows"};
  const auto modifier = terrainModifier(battle, book, aim.terrain);
  const bool isEstimate = strength.isEstimate || (modifier && modifier->isEstimate);
  return TableFire{
      table->name, *column, modifier,
      resultChances(book, table->rows, *table->dice, std::to_string(*column), modifier ? modifier->value : 0),
      worse(isEstimate ? Certainty::Estimated : Certainty::Known, table->certainty)};
}

std::optional<int> tableRange(const model::Battle& battle, const RuleBook& book, std::string_view type) {
  if (const auto range = fireAbility(battle, book, type).range) return range;
  std::optional<int> farthest;
  for (const FireTable& table : fireTables(battle, book)) {
    const bool tells = isFor(table, type) && table.columnsBy == FireColumns::Distances && !table.columns.empty();
    if (tells) farthest = std::max(farthest.value_or(0), table.columns.back());
  }
  return farthest;
}

int combinedStrength(const RuleBook& book, const std::vector<int>& strengths) {
  const int sum = std::accumulate(strengths.begin(), strengths.end(), 0);
  const auto most = book.integer("fire/strength-most");
  return most ? std::min(sum, *most) : sum;
}

std::optional<int> shotsByStars(const RuleBook& book, int stars) {
  const bool tells = ruleTruth(book, "fire/star-shots").value_or(false);
  return tells ? std::optional(stars) : std::nullopt;
}

}  // namespace redoubt::rules
