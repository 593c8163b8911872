#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// The number of unit counters, compared with the rule `box/counters` ([2.0]).
std::vector<Finding> checkBox(const CheckContext& context);
/// Totals that rules `manifest/total/<total>` give, against what the file comes to.
std::vector<Finding> checkTotals(const CheckContext& context);
/// Units of a type that has no arm in the rules, or that only other armies have ([2.0], [2.1]).
std::vector<Finding> checkUnitTypes(const CheckContext& context);
/// Counters without a subject, and units and leaders without a counter if others have one.
std::vector<Finding> checkCounterSubjects(const CheckContext& context);
/// Corrections of printed counters in the file: numbers and copies (R errata).
std::vector<Finding> checkCorrections(const CheckContext& context);
/// Numbers, backs and steps of units against the rules `steps/…` ([3.4]).
std::vector<Finding> checkSteps(const CheckContext& context);
/// Counters of units without figures, if others have figures.
std::vector<Finding> checkFaces(const CheckContext& context);
/// Missing names of units and leaders, and names that several of an army share.
std::vector<Finding> checkUnitNames(const CheckContext& context);
/// Impossible figures, and firepower of types that can't fire ([10.9.3]).
std::vector<Finding> checkFigures(const CheckContext& context);
/// Backs of counters without any figure where the front has some.
std::vector<Finding> checkEmptyBacks(const CheckContext& context);
/// Figures of the rules' own kinds on counters that should not have them, and figures of kinds that the rules don't
/// define.
std::vector<Finding> checkOwnFigures(const CheckContext& context);
/// How many figures of an army are working values or unknown.
std::vector<Finding> checkEstimatedFigures(const CheckContext& context);
/// Marks that no rule uses (R7.2, M7.2, M10.10.6, S10.10.4).
std::vector<Finding> checkMarks(const CheckContext& context);

}  // namespace redoubt::check
