#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Rule values that are no JSON, that have not the shape their path asks for, or that name what is not there, and
/// systems that inherit from themselves.
std::vector<Finding> checkRuleValues(const CheckContext& context);
/// Tables of the rules with gaps, overlaps, rows out of order or without an end (Maciejowice [11.11.2], Racławice
/// [10.9.4], [4.5.1], [12.2]).
std::vector<Finding> checkRuleTables(const CheckContext& context);
/// Settings of scenarios: as checkRuleValues.
std::vector<Finding> checkSettings(const CheckContext& context);

/// Paths of rules and settings that nothing reads, but that are a letter or two from one that is read.
std::vector<Finding> checkRulePaths(const CheckContext& context);
std::vector<Finding> checkSettingPaths(const CheckContext& context);
/// What rules that speak of movement or of sight lack: the allowance of an arm, the cost of a hex of a terrain where
/// that of others is told, zones and turns where counters face somewhere, and lines along hexsides ([8.2], [8.7],
/// [8.8], [10.1]).
std::vector<Finding> checkNeededRules(const CheckContext& context);

}  // namespace redoubt::check
