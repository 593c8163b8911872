#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// The unit counters against the rule `box/counters` ([2.0]).
std::vector<Finding> checkBox(const CheckContext& context);
/// Units of a type to which the rules give no arm, or which they give to other armies ([2.0], [2.1]).
std::vector<Finding> checkUnitTypes(const CheckContext& context);
/// Counters that name nobody, and units and leaders without a counter where others have theirs.
std::vector<Finding> checkCounterSubjects(const CheckContext& context);
/// What the file corrects of the printed counters: numbers and copies (R errata).
std::vector<Finding> checkCorrections(const CheckContext& context);
/// Numbers, backs and steps of units against the rules `steps/…` ([3.4]).
std::vector<Finding> checkSteps(const CheckContext& context);
/// Counters of units without figures, where others have theirs.
std::vector<Finding> checkFaces(const CheckContext& context);
/// Names of units and leaders that are missing, or that several of an army share.
std::vector<Finding> checkUnitNames(const CheckContext& context);
/// Figures that can't be, and firepower of types that can't fire ([10.9.3]).
std::vector<Finding> checkFigures(const CheckContext& context);
/// Backs of counters without any figure where the front has some.
std::vector<Finding> checkEmptyBacks(const CheckContext& context);
/// Figures of the rules' own kinds on counters that don't bear them, and of kinds that the rules don't define.
std::vector<Finding> checkOwnFigures(const CheckContext& context);
/// How many figures of an army are working values or unknown.
std::vector<Finding> checkEstimatedFigures(const CheckContext& context);
/// Marks of which no rule makes use (R7.2, M7.2, M10.10.6, S10.10.4).
std::vector<Finding> checkMarks(const CheckContext& context);

}  // namespace redoubt::check
