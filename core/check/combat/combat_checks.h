#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Unit types that fire where the rules have fire tables, but none for them, and ranges beyond the columns of their
/// table (K12.2, K13.11).
std::vector<Finding> checkFireTables(const CheckContext& context);
/// Units that no column of the dispersal table is for, and players without a track for their dispersed (K6.21, K10.12).
std::vector<Finding> checkDispersal(const CheckContext& context);
/// More units that stand in for others than there are others (K15.12).
std::vector<Finding> checkSubstitutes(const CheckContext& context);

}  // namespace redoubt::check
