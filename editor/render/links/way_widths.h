#pragma once

#include "editor/render/terrain_kind.h"

namespace redoubt::render {

// Widths of ways, in hex widths, casing included.
inline constexpr double kRoadWidth = 0.074;
inline constexpr double kLaneWidth = 0.047;
inline constexpr double kVillageLaneWidth = 0.040;
inline constexpr double kTrackWidth = 0.016;
inline constexpr double kRailwayWidth = 0.040;
inline constexpr double kCase = 0.0095;  ///< the line on each edge

constexpr double wayWidth(Pattern pattern) {
  switch (pattern) {
    case Pattern::Road: return kRoadWidth;
    case Pattern::Lane: return kLaneWidth;
    case Pattern::Railway: return kRailwayWidth;
    default: return kTrackWidth;
  }
}

}  // namespace redoubt::render
