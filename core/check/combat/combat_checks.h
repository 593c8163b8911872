#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Unit types that fire but have no fire table although the rules have fire tables, and ranges beyond the columns of
/// their table (K12.2, K13.11).
std::vector<Finding> checkFireTables(const CheckContext& context);
/// Units without a column in the dispersal table, and players without a track for their dispersed units (K6.21,
/// K10.12).
std::vector<Finding> checkDispersal(const CheckContext& context);
/// Substitute units of which there are more than units to be substituted (K15.12).
std::vector<Finding> checkSubstitutes(const CheckContext& context);

}  // namespace redoubt::check
