#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "core/rules/forces/figures.h"
#include "core/rules/forces/steps.h"

/// The steps of a unit as they lie on the table (R3.4, M3.4, S3.4, K6.42).
namespace redoubt::rules {

/// One step: a side of a counter with the loss marker on it, and what remains of the unit.
struct TableStep {
  Strength strength;
  int number = 1;                          ///< of the counter; 1 where there is none
  OwnFigures figures;                      ///< of every kind on that side, less what the marker takes away
  bool isShared = false;                   ///< the step before it lies on the same side, under another marker or none
  std::vector<StepProblem> problems = {};  ///< in which it differs from the ladder
};

/// The steps of a unit, the strongest first: its strengths by the rules, otherwise those of its step rows, otherwise
/// the sides of its counters. A side that the ladder needs and no counter has is a step without a face. A problem that
/// is not about one step belongs to the first.
std::vector<TableStep> tableSteps(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit);

/// The rule that gives the unit's ladder: `steps/by-size/<size>` or `steps/ladder`. Nothing if the rules have none for
/// it.
std::optional<std::string> ladderRule(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit);

/// Counters that may take the place of a unit (K15.12): `substitute/<unit-type>`.
struct SubstituteSteps {
  std::string type;                ///< the unit type of the substitutes
  Id<model::Unit> unit;            ///< the first unit of that type in the army
  bool keepsLosses = false;        ///< it takes over the losses of the unit it replaces
  std::vector<TableStep> instead;  ///< for each step of the unit, the one it has then: its first without `keepsLosses`
};

/// By the order of the rules; none for a unit that no type substitutes, or whose army has no such units.
std::vector<SubstituteSteps> substitutesOf(const model::Battle& battle, const RuleBook& book, Id<model::Unit> unit);

}  // namespace redoubt::rules
