#pragma once

#include <vector>

#include "core/check/check.h"

/// The checks of this folder; only its own files include this.
namespace redoubt::check {

/// Awards of victory points: formulas that can't be read or computed, and awards that no player can get in this battle
/// ([12.1]).
std::vector<Finding> checkAwards(const CheckContext& context);
/// The points that end a game at once: their player, and whether they can be reached at all (R12.3, R13.0, M12.4,
/// S12.4, S13.1).
std::vector<Finding> checkThresholds(const CheckContext& context);

}  // namespace redoubt::check
