#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Rule values that are not JSON, that don't have the shape of their path, or that name something that doesn't exist,
/// and systems that inherit from themselves.
std::vector<Finding> checkRuleValues(const CheckContext& context);
/// Tables of the rules with gaps, overlaps, rows out of order or without an end, missing cells or columns (Maciejowice
/// [11.11.2], Racławice [10.9.4], [4.5.1], [12.2], Kłuszyn 6.21, 12.3, 13.2).
std::vector<Finding> checkRuleTables(const CheckContext& context);
/// Parts of results in tables of combat and fire that no rule explains (Kłuszyn 7.12, 12.4).
std::vector<Finding> checkResultCodes(const CheckContext& context);
/// Effects of results that no table has, results of tables of actions without an effect where others have one, and
/// levels that a state doesn't have.
std::vector<Finding> checkEffects(const CheckContext& context);
/// Zones that can't be symmetric about a facing, zones that rules name but that have no hex ([5.0], K5.11), and rules
/// of control that need a facing although no unit of the battle has one.
std::vector<Finding> checkZoneRules(const CheckContext& context);
/// The same as checkRuleValues for settings of scenarios.
std::vector<Finding> checkSettings(const CheckContext& context);

/// Paths of rules and settings that are not read, but differ by one or two letters from one that is.
std::vector<Finding> checkRulePaths(const CheckContext& context);
std::vector<Finding> checkSettingPaths(const CheckContext& context);
/// Names of patterns, of symbols of counters and of a theme that have no drawing, and terrain for which the rules name
/// none.
std::vector<Finding> checkDrawings(const CheckContext& context);
/// Types of units whose counters show a question mark, because no rule names a symbol for them.
std::vector<Finding> checkUnitSymbols(const CheckContext& context);
/// Point symbols of the map that have no drawing.
std::vector<Finding> checkMapSymbols(const CheckContext& context);
/// Things that rules mention without the rule that defines them: a terrain without a place, a formation without a
/// title; and arms that no unit type has. Kinds of things that the rules never define are ignored.
std::vector<Finding> checkRuleParts(const CheckContext& context);
/// Values that rules of movement and sight need but don't have: the allowance of an arm, the cost of a terrain if other
/// terrain has one, zones and facing costs if counters have facings, lines along hexsides ([8.2], [8.7], [8.8],
/// [10.1]), and the dice and columns of tables (Kłuszyn 6.21).
std::vector<Finding> checkNeededRules(const CheckContext& context);

}  // namespace redoubt::check
