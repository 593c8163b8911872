#pragma once

#include <array>
#include <compare>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/hex.h"
#include "core/hex/keys.h"
#include "core/hex/layout.h"

namespace redoubt::hex {

/// Whether counters face a hexside (Kłuszyn 4.1) or a vertex (the 1794 family, [5.0]).
enum class FacingKind { Hexside, Vertex };

/// Where a counter faces: a side or a vertex of its hex, 0 to 5 clockwise from north.
/// v0 is the vertex to the north on pointy-top and to the north-north-east on flat-top grids. So v_i lies between
/// s_(i-1) and s_i on pointy-top, and between s_i and s_(i+1) on flat-top.
struct Direction {
  FacingKind kind = FacingKind::Hexside;
  int index = 0;  ///< 0 to 5

  friend constexpr auto operator<=>(Direction, Direction) = default;
};

/// "s0" to "s5" for sides, "v0" to "v5" for vertices.
std::string toText(Direction direction);
std::optional<Direction> directionFromText(std::string_view text);

/// Rotated by `steps` times 60°, clockwise if positive.
Direction turned(Direction direction, int steps);
Direction mirroredLeftRight(Direction direction, Orientation orientation);
Direction mirroredTopBottom(Direction direction, Orientation orientation);

/// Degrees clockwise from north, 0 to 330.
int angle(Direction direction, Orientation orientation);

/// The part of a counter's surroundings that a neighbouring hex belongs to.
enum class FacingZone { Front, Flank, Rear };

/// "front", "flank", "rear"; nothing for other words.
std::optional<FacingZone> zoneFromText(std::string_view word);

/// The zone of each side. Facing a vertex: two front, two flank, two rear ([5.0]); a hexside: three front, three rear
/// (Kłuszyn 4.1).
std::array<FacingZone, kSides> zones(Direction direction, Orientation orientation);

/// The sides of one zone, in clockwise order from the leftmost front side of the counter.
std::vector<int> sidesOf(FacingZone zone, Direction direction, Orientation orientation);
std::vector<int> frontSides(Direction direction, Orientation orientation);

/// The hexes in front, leftmost first; on the map or not.
std::vector<HexKey> frontHexes(const Layout& layout, HexKey hex, Direction direction);

/// The direction whose front hexes are exactly `front`, in any order: two for a vertex, three for a hexside.
/// A single hex is faced across the shared hexside. Nothing if they are not side by side next to `hex`.
std::optional<Direction> directionFacing(const Layout& layout, HexKey hex, std::span<const HexKey> front);

}  // namespace redoubt::hex
