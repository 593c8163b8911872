#include "core/rules/combat/combat_tables.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/text.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/combat/dispersal.h"
#include "core/rules/combat/results.h"
#include "core/rules/mechanics/outcome.h"

namespace redoubt::rules {
namespace {

using Kind = TableProblem::Kind;
using Problems = std::vector<TableProblem>;

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

Problems dispersalProblems(const model::Battle& battle, const RuleBook& book) {
  const RuleTable table = ruleTable(battle, book, "dispersal/rows");
  std::set<std::string> columns;
  for (const DispersalColumn& column : dispersalColumns(battle, book)) columns.insert(column.name);
  if (table.rows.empty()) return {};
  Problems problems = problemsOf(table, {1, std::max(1, ResultCodes(battle, book).longestRetreat())});
  const Problems ofColumns = problemsOfColumns(table, columns);
  problems.insert(problems.end(), ofColumns.begin(), ofColumns.end());
  return problems;
}

// Adds the cells of one table that have an unexplained code, by that code.
void addUnexplained(std::vector<UnexplainedCode>& found, const RuleBook& book, const Mechanics& mechanics,
                    const ResultCodes& codes, const TableRules& table, ResultTable kind) {
  const auto writtenAt = [&](const std::string& path) {
    const model::Rule* row = book.row(path);
    return row ? row->path : path;
  };
  std::map<std::string, std::vector<std::string>> cells;
  std::string rows = table.path + "/rows";
  for (const RowOfTable& row : table.rows) {
    for (const auto& [column, text] : row.cells) {
      if (unexplainedParts(mechanics, text, table.name).empty()) continue;
      const CombatResult result = kind == ResultTable::Fire ? codes.ofFire(text) : codes.ofBattle(text);
      const std::string path = writtenAt(row.path + "/" + column);
      for (const std::string& code : std::set(result.unexplained.begin(), result.unexplained.end())) {
        cells[code].push_back(path);
        rows = path.substr(0, path.rfind('/', path.rfind('/') - 1));
      }
    }
  }
  for (auto& [code, paths] : cells) found.push_back({rows, code, std::move(paths), codes.faultOf(code, kind)});
}

}  // namespace

Problems combatTableProblems(const model::Battle& battle, const RuleBook& book) {
  return dispersalProblems(battle, book);
}

std::vector<UnexplainedCode> unexplainedCodes(const model::Battle& battle, const RuleBook& book,
                                              const Mechanics& mechanics) {
  std::vector<UnexplainedCode> found;
  if (book.under("result-code").empty()) return found;
  const ResultCodes codes(battle, book);
  std::set<std::string> tables;
  for (const ActionRules& each : mechanics.actions) {
    const TableRules* table = mechanics.table(each.action.table);
    const bool isNew = table && tables.insert(table->name).second;
    if (!isNew) continue;
    addUnexplained(found, book, mechanics, codes, *table,
                   each.action.question == "fire" ? ResultTable::Fire : ResultTable::Battle);
  }
  return found;
}

}  // namespace redoubt::rules
