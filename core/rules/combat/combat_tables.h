#pragma once

#include <string>
#include <vector>

#include "core/rules/combat/results.h"
#include "core/rules/combat/rule_tables.h"

/// Problems of the tables of combat by odds, of dispersal and of fire (Kłuszyn 6.21, 7.11, 12.3, 13.2).
namespace redoubt::rules {

/// The problems of these tables. They must have one row for every roll of the dice and no other rows, a cell in every
/// column, and their columns in order. Tables that the rules don't have are not reported.
std::vector<TableProblem> combatTableProblems(const model::Battle& battle, const RuleBook& book);

/// The problems of the tables `table/<table>`: columns out of order or with gaps, rows that leave out a roll, missing
/// cells.
std::vector<TableProblem> generalTableProblems(const model::Battle& battle, const RuleBook& book);

/// A part of a result for which no rule `result-code/<code>` gives the meaning, or the side that suffers it.
struct UnexplainedCode {
  std::string table;               ///< "combat/rows", "fire-table/guns/rows"
  std::string code;                ///< as written there
  std::vector<std::string> cells;  ///< the rules that hold it, by row
  CodeFault fault = CodeFault::NoMeaning;

  friend bool operator==(const UnexplainedCode&, const UnexplainedCode&) = default;
};

/// By table and code.
std::vector<UnexplainedCode> unexplainedCodes(const model::Battle& battle, const RuleBook& book);

}  // namespace redoubt::rules
