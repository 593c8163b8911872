#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Rule values that are no JSON, that have not the shape their path asks for, or that name what is not there, and
/// systems that inherit from themselves.
std::vector<Finding> checkRuleValues(const CheckContext& context);
/// Tables of the rules with gaps, overlaps, rows out of order or without an end, cells or columns that are missing
/// (Maciejowice [11.11.2], Racławice [10.9.4], [4.5.1], [12.2], Kłuszyn 6.21, 12.3, 13.2).
std::vector<Finding> checkRuleTables(const CheckContext& context);
/// Parts of results in tables of combat and fire that no rule explains (Kłuszyn 7.12, 12.4).
std::vector<Finding> checkResultCodes(const CheckContext& context);
/// Zones that can't lie the same on both sides of a facing, zones that rules name but that have no hex ([5.0], K5.11),
/// and rules of control that go by a facing which no unit of the battle has.
std::vector<Finding> checkZoneRules(const CheckContext& context);
/// Settings of scenarios: as checkRuleValues.
std::vector<Finding> checkSettings(const CheckContext& context);

/// Paths of rules and settings that nothing reads, but that are a letter or two from one that is read.
std::vector<Finding> checkRulePaths(const CheckContext& context);
std::vector<Finding> checkSettingPaths(const CheckContext& context);
/// Patterns of terrain and symbols of counters and of the map of which there is no drawing.
std::vector<Finding> checkDrawings(const CheckContext& context);
std::vector<Finding> checkMapSymbols(const CheckContext& context);
/// Things that rules speak of without the rule that makes them: a terrain without a place, a formation without a title;
/// and arms that no unit type has. Kinds of which the rules make none are left alone.
std::vector<Finding> checkRuleParts(const CheckContext& context);
/// What rules that speak of movement or of sight lack: the allowance of an arm, the cost of a hex of a terrain where
/// that of others is told, zones and turns where counters face somewhere, lines along hexsides ([8.2], [8.7], [8.8],
/// [10.1]), and the dice and columns of tables (Kłuszyn 6.21).
std::vector<Finding> checkNeededRules(const CheckContext& context);

}  // namespace redoubt::check
