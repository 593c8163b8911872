#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "editor/render/map_cells.h"

namespace redoubt::render {

/// The two nets of ways: a way meets and joins only others of its net. A road and a railway over the same hexside are
/// both drawn.
enum class WayNet { Roads, Railways };

/// A way that enters a hex.
struct WayArm {
  int side = 0;
  std::uint16_t kind = 0;
  int rank = 0;  ///< higher for a road than for a lane, and for a lane than for a track; 0 for a village's own lane
};

/// Two arms that form one continuous way through a hex.
using ThroughPair = std::array<WayArm, 2>;

/// How the ways of a hex meet.
struct WayMeeting {
  std::vector<ThroughPair> through;  ///< none, one, or two crossing pairs
  std::vector<WayArm> joining;       ///< they end on the first pair or, without one, in the hex
};

WayMeeting meetingIn(const MapCells& cells, hex::Hex hex, WayNet net = WayNet::Roads);

/// The strongest way of a net across a hexside; nothing without one.
std::optional<std::uint16_t> wayAcross(const MapCells& cells, const hex::Hexside& side, WayNet net = WayNet::Roads);

/// The side by which a way that enters by `side` leaves the hex; nothing if it ends or joins another there.
std::optional<int> continuation(const MapCells& cells, hex::Hex hex, int side);
std::optional<int> continuation(const WayMeeting& meeting, int side);

}  // namespace redoubt::render
