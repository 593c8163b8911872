#pragma once

#include "editor/render/terrain_kind.h"

namespace redoubt::render {

// Widths of ways, in hex widths, casing included.
inline constexpr double kRoadWidth = 0.074;
inline constexpr double kLaneWidth = 0.047;
inline constexpr double kVillageLaneWidth = 0.040;
inline constexpr double kTrackWidth = 0.016;
inline constexpr double kCase = 0.0095;  ///< the line on each edge

constexpr double wayWidth(Pattern pattern) {
  return pattern == Pattern::Road ? kRoadWidth : pattern == Pattern::Lane ? kLaneWidth : kTrackWidth;
}

}  // namespace redoubt::render
