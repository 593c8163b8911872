#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "editor/render/map_cells.h"

namespace redoubt::render {

/// A way on its way into a hex.
struct WayArm {
  int side = 0;
  std::uint16_t kind = 0;
  int rank = 0;  ///< a road is stronger than a lane, a lane than a track; a village's own lane has 0
};

/// Two arms that run through a hex as one way.
using ThroughPair = std::array<WayArm, 2>;

/// How the ways of a hex meet.
struct WayMeeting {
  std::vector<ThroughPair> through;  ///< none, one, or two that cross
  std::vector<WayArm> joining;       ///< they end on the first pair or, without one, in the hex
};

WayMeeting meetingIn(const MapCells& cells, hex::Hex hex);

/// The side by which a way that comes in by `side` leaves the hex; nothing for one that ends or joins another there.
std::optional<int> continuation(const MapCells& cells, hex::Hex hex, int side);
std::optional<int> continuation(const WayMeeting& meeting, int side);

}  // namespace redoubt::render
