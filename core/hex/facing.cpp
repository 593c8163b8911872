#include "core/hex/facing.h"

#include <algorithm>
#include <bit>

namespace redoubt::hex {
namespace {

// The first front side, clockwise: the one to the left of the counter's front.
int leftmostFront(Direction direction, Orientation orientation) {
  if (direction.kind == FacingKind::Hexside) return wrapped(direction.index - 1);
  return orientation == Orientation::Pointy ? wrapped(direction.index - 1) : direction.index;
}

int frontCount(FacingKind kind) {
  return kind == FacingKind::Hexside ? 3 : 2;
}

// Whether the direction numbered 0 points exactly north.
bool startsNorth(FacingKind kind, Orientation orientation) {
  return (kind == FacingKind::Hexside) == (orientation == Orientation::Flat);
}

}  // namespace

std::string toText(Direction direction) {
  return {direction.kind == FacingKind::Hexside ? 's' : 'v', static_cast<char>('0' + direction.index)};
}

std::optional<Direction> directionFromText(std::string_view text) {
  if (text.size() != 2 || (text[0] != 's' && text[0] != 'v') || text[1] < '0' || text[1] > '5') return std::nullopt;
  return Direction{text[0] == 's' ? FacingKind::Hexside : FacingKind::Vertex, text[1] - '0'};
}

Direction turned(Direction direction, int steps) {
  return {direction.kind, wrapped(direction.index + wrapped(steps))};
}

Direction mirroredLeftRight(Direction direction, Orientation orientation) {
  return {direction.kind, wrapped((startsNorth(direction.kind, orientation) ? 6 : 5) - direction.index)};
}

Direction mirroredTopBottom(Direction direction, Orientation orientation) {
  return {direction.kind, wrapped((startsNorth(direction.kind, orientation) ? 3 : 2) - direction.index)};
}

int angle(Direction direction, Orientation orientation) {
  return 60 * direction.index + (startsNorth(direction.kind, orientation) ? 0 : 30);
}

std::array<FacingZone, kSides> zones(Direction direction, Orientation orientation) {
  std::array<FacingZone, kSides> zones;
  zones.fill(FacingZone::Rear);
  const int left = leftmostFront(direction, orientation);
  const int count = frontCount(direction.kind);
  for (int i = 0; i < count; ++i) zones[static_cast<std::size_t>(wrapped(left + i))] = FacingZone::Front;
  if (direction.kind == FacingKind::Vertex) {
    zones[static_cast<std::size_t>(wrapped(left - 1))] = FacingZone::Flank;
    zones[static_cast<std::size_t>(wrapped(left + count))] = FacingZone::Flank;
  }
  return zones;
}

std::vector<int> sidesOf(FacingZone zone, Direction direction, Orientation orientation) {
  const auto zoneOf = zones(direction, orientation);
  const int left = leftmostFront(direction, orientation);
  std::vector<int> sides;
  for (int i = 0; i < kSides; ++i) {
    const int side = wrapped(left + i);
    if (zoneOf[static_cast<std::size_t>(side)] == zone) sides.push_back(side);
  }
  return sides;
}

std::vector<int> frontSides(Direction direction, Orientation orientation) {
  return sidesOf(FacingZone::Front, direction, orientation);
}

std::vector<HexKey> frontHexes(const Layout& layout, HexKey hex, Direction direction) {
  std::vector<HexKey> hexes;
  for (const int side : frontSides(direction, layout.orientation())) {
    if (const auto key = layout.neighbourAnywhere(hex, side)) hexes.push_back(*key);
  }
  return hexes;
}

std::optional<Direction> directionFacing(const Layout& layout, HexKey hex, std::span<const HexKey> front) {
  unsigned wanted = 0;
  for (const HexKey other : front) {
    const auto side = layout.sideTowards(hex, other);
    if (!side) return std::nullopt;
    wanted |= 1u << *side;
  }
  if (front.empty() || std::popcount(wanted) != static_cast<int>(front.size())) return std::nullopt;
  if (front.size() == 1) return Direction{FacingKind::Hexside, std::countr_zero(wanted)};
  for (const FacingKind kind : {FacingKind::Hexside, FacingKind::Vertex}) {
    for (int index = 0; index < kSides; ++index) {
      unsigned sides = 0;
      for (const int side : frontSides({kind, index}, layout.orientation())) sides |= 1u << side;
      if (sides == wanted) return Direction{kind, index};
    }
  }
  return std::nullopt;
}

std::optional<FacingZone> zoneFromText(std::string_view word) {
  if (word == "front") return FacingZone::Front;
  if (word == "flank") return FacingZone::Flank;
  if (word == "rear") return FacingZone::Rear;
  return std::nullopt;
}

}  // namespace redoubt::hex
