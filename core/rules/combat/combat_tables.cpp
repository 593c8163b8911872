#include "core/rules/combat/combat_tables.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/combat/dispersal.h"
#include "core/rules/combat/fire_tables.h"
#include "core/rules/combat/odds.h"
#include "core/rules/combat/results.h"

namespace redoubt::rules {
namespace {

using Kind = TableProblem::Kind;
using Problems = std::vector<TableProblem>;

constexpr std::string_view kCombatColumns = "combat/columns";

void append(Problems& problems, const Problems& more) {
  problems.insert(problems.end(), more.begin(), more.end());
}

// The range of results of the dice; nothing if the rule is not a roll.
std::optional<NumberRange> rollsOf(const RuleBook& book, const std::string& path) {
  const auto dice = parseRoll(book.text(path).value_or(""));
  if (!dice) return std::nullopt;
  const Distribution rolls = distributionOf(book, *dice);
  return NumberRange{rolls.least(), rolls.greatest()};
}

// The range of fire rolls with the modifiers of terrain in the target's hex (K13.22).
NumberRange modifiedByTerrain(const RuleBook& book, NumberRange rolls) {
  if (!ruleTruth(book, "fire/terrain-modifier").value_or(false)) return rolls;
  int least = 0;
  int most = 0;
  for (const std::string& terrain : book.under("terrain")) {
    if (book.text("terrain/" + terrain + "/place").value_or("hex") != "hex") continue;
    const int modifier = book.integer("terrain/" + terrain + "/combat-shift").value_or(0);
    least = std::min(least, modifier);
    most = std::max(most, modifier);
  }
  return {rolls.first + least, *rolls.last + most};
}

// Rows that no roll reaches.
Problems problemsOfRolls(const RuleTable& table, const NumberRange& rolls) {
  Problems problems;
  for (const TableRow& row : table.rows) {
    if (!row.range) continue;
    const auto [first, last] = *row.range;
    const bool isBackwards = last && *last < first;  // problemsOf() reports it
    const bool isReached = first <= *rolls.last && (!last || *last >= rolls.first);
    if (!isBackwards && !isReached) problems.push_back({Kind::Impossible, row.path + "/range", {}, first, last, {}});
  }
  return problems;
}

// Columns that are defined elsewhere but missing in rows, and cells of undefined columns.
Problems problemsOfColumns(const RuleTable& table, const std::set<std::string>& columns) {
  Problems problems;
  std::set<std::string> used;
  for (const TableRow& row : table.rows) {
    for (const auto& [cell, value] : row.cells) {
      if (value.certainty != Certainty::Unknown) used.insert(cell);
    }
  }
  for (const TableRow& row : table.rows) {
    for (const std::string& column : columns) {
      // problemsOf() reports columns that other rows have.
      if (!used.contains(column)) problems.push_back({Kind::NoCell, row.path + "/" + column, {}, {}, {}, column});
    }
    for (const auto& [cell, value] : row.cells) {
      if (!columns.contains(cell) && value.certainty != Certainty::Unknown) {
        problems.push_back({Kind::NoColumn, row.path + "/" + cell, {}, {}, {}, cell});
      }
    }
  }
  return problems;
}

Problems problemsOfOdds(const RuleBook& book) {
  Problems problems;
  const auto columns = book.texts(kCombatColumns);
  std::optional<Rational> before;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const auto odds = oddsFromText(columns[i]);
    const std::string pointer = "/" + std::to_string(i);
    if (!odds) problems.push_back({Kind::NoOdds, std::string(kCombatColumns), pointer, {}, {}, columns[i]});
    if (odds && before && *odds <= *before) {
      problems.push_back({Kind::ColumnOrder, std::string(kCombatColumns), pointer, {}, {}, columns[i]});
    }
    if (odds) before = odds;
  }
  return problems;
}

Problems combatProblems(const model::Battle& battle, const RuleBook& book) {
  Problems problems = problemsOfOdds(book);
  const RuleTable table = ruleTable(battle, book, "combat/rows");
  if (table.rows.empty()) return problems;
  if (const auto rolls = rollsOf(book, "combat/dice")) {
    append(problems, problemsOf(table, *rolls));
    append(problems, problemsOfRolls(table, *rolls));
  }
  const auto columns = book.texts(kCombatColumns);
  if (!columns.empty()) append(problems, problemsOfColumns(table, {columns.begin(), columns.end()}));
  return problems;
}

Problems dispersalProblems(const model::Battle& battle, const RuleBook& book) {
  const RuleTable table = ruleTable(battle, book, "dispersal/rows");
  std::set<std::string> columns;
  for (const DispersalColumn& column : dispersalColumns(battle, book)) columns.insert(column.name);
  if (table.rows.empty()) return {};
  Problems problems = problemsOf(table, {1, std::max(1, ResultCodes(battle, book).longestRetreat())});
  append(problems, problemsOfColumns(table, columns));
  return problems;
}

Problems fireProblems(const model::Battle& battle, const RuleBook& book) {
  Problems problems;
  for (const FireTable& table : fireTables(battle, book)) {
    if (const auto rolls = rollsOf(book, table.path + "/dice")) {
      const NumberRange modified = modifiedByTerrain(book, *rolls);
      append(problems, problemsOf(table.rows, modified));
      append(problems, problemsOfRolls(table.rows, modified));
    }
    for (const TableRow& row : table.rows.rows) {
      for (const auto& [cell, value] : row.cells) {
        if (!toInteger(cell)) problems.push_back({Kind::NoColumn, row.path + "/" + cell, {}, {}, {}, cell});
      }
    }
  }
  return problems;
}

// Adds the cells of one table that have an unexplained code, by that code.
void addUnexplained(std::vector<UnexplainedCode>& found, const ResultCodes& codes, const RuleTable& table,
                    ResultTable kind) {
  std::map<std::string, std::vector<std::string>> cells;
  for (const TableRow& row : table.rows) {
    for (const auto& [cell, value] : row.cells) {
      const auto text = row.text(cell);
      if (!text) continue;
      const CombatResult result = kind == ResultTable::Fire ? codes.ofFire(*text) : codes.ofBattle(*text);
      for (const std::string& code : std::set(result.unexplained.begin(), result.unexplained.end())) {
        cells[code].push_back(row.path + "/" + cell);
      }
    }
  }
  for (auto& [code, paths] : cells) found.push_back({table.path, code, std::move(paths), codes.faultOf(code, kind)});
}

}  // namespace

Problems combatTableProblems(const model::Battle& battle, const RuleBook& book) {
  Problems problems = combatProblems(battle, book);
  append(problems, dispersalProblems(battle, book));
  append(problems, fireProblems(battle, book));
  return problems;
}

std::vector<UnexplainedCode> unexplainedCodes(const model::Battle& battle, const RuleBook& book) {
  const ResultCodes codes(battle, book);
  std::vector<UnexplainedCode> found;
  addUnexplained(found, codes, ruleTable(battle, book, "combat/rows"), ResultTable::Battle);
  for (const FireTable& table : fireTables(battle, book)) {
    addUnexplained(found, codes, table.rows, ResultTable::Fire);
  }
  return found;
}

}  // namespace redoubt::rules
