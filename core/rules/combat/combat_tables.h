#pragma once

#include <string>
#include <vector>

#include "core/rules/combat/results.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/mechanics/mechanics.h"

/// Problems of tables of dispersal and of the families of rules, and codes in them that nothing explains
/// (Kłuszyn 6.21, 7.11, 12.3, 13.2).
namespace redoubt::rules {

/// The problems of the table of dispersal, which must have a row for every length of a retreat and a cell in every
/// column. Nothing if the rules don't have it.
std::vector<TableProblem> combatTableProblems(const model::Battle& battle, const RuleBook& book);

/// The problems of the tables `table/<table>`: columns out of order or with gaps, rows that leave out a roll, missing
/// cells. Those of older tables of combat and fire are told under their own paths.
std::vector<TableProblem> generalTableProblems(const RuleBook& book, const Mechanics& mechanics);

/// A part of a result for which no rule `result-code/<code>` gives the meaning, or the side that suffers it.
struct UnexplainedCode {
  std::string table;               ///< "combat/rows", "fire-table/guns/rows"
  std::string code;                ///< as written there
  std::vector<std::string> cells;  ///< the rules that hold it, by row
  CodeFault fault = CodeFault::NoMeaning;

  friend bool operator==(const UnexplainedCode&, const UnexplainedCode&) = default;
};

/// By table and code, in the tables of actions of battles that have codes; what effects explain is left out.
std::vector<UnexplainedCode> unexplainedCodes(const model::Battle& battle, const RuleBook& book,
                                              const Mechanics& mechanics);

}  // namespace redoubt::rules
