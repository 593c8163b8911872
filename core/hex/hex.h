#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace redoubt::hex {

/// Whether a hex has a side (Flat) or a vertex (Pointy) to the north.
enum class Orientation { Flat, Pointy };

/// A hex in axial coordinates, on an endless grid.
/// The axes are chosen so that the number of a side alone gives the offset to the neighbour, in both orientations: side
/// 2 is q + 1 and side 3 is r + 1, on flat-top as on pointy-top grids. Only Layout knows how that looks on paper.
struct Hex {
  int q = 0;
  int r = 0;

  friend constexpr auto operator<=>(Hex, Hex) = default;
  friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
  friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
};

/// Sides are numbered 0 to 5 clockwise from north.
/// Flat-top: N NE SE S SW NW. Pointy-top: NE E SE SW W NW.
inline constexpr int kSides = 6;

/// The axial offset to the neighbour across each side.
inline constexpr std::array<Hex, kSides> kSteps = {{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

/// `side` modulo 6, in 0..5; negative numbers are allowed.
constexpr int wrapped(int side) {
  return ((side % kSides) + kSides) % kSides;
}

constexpr int opposite(int side) {
  return wrapped(side + kSides / 2);
}

/// The hex across `side`, 0 to 5.
constexpr Hex neighbour(Hex hex, int side) {
  return hex + kSteps[static_cast<std::size_t>(side)];
}

/// The side of `from` that it shares with `to`; nothing unless they are neighbours.
constexpr std::optional<int> sideTowards(Hex from, Hex to) {
  for (int side = 0; side < kSides; ++side) {
    if (neighbour(from, side) == to) return side;
  }
  return std::nullopt;
}

/// The distance from `a` to `b` in hexes.
int distance(Hex a, Hex b);

/// The hexes at a distance of exactly `radius`, clockwise from the one straight across side 0; radius 0 is the hex
/// itself.
std::vector<Hex> ring(Hex centre, int radius);

/// The hexes at a distance of at most `radius`, ring by ring from the centre.
std::vector<Hex> disc(Hex centre, int radius);

/// A shortest chain of neighbours from `a` to `b` along the straight line between their centres, both included.
/// line(b, a) is line(a, b) reversed. Where the line runs along a hexside, one of the two hexes is taken;
/// lineHexes() in line_hexes.h lists both.
std::vector<Hex> line(Hex a, Hex b);

/// `hex` rotated about the origin by `steps` times 60°, clockwise if positive.
Hex turned(Hex hex, int steps);

/// `hex` in the mirror of the north-south (LeftRight) or east-west (TopBottom) line through the origin's centre.
Hex mirroredLeftRight(Hex hex, Orientation orientation);
Hex mirroredTopBottom(Hex hex, Orientation orientation);

/// A side in the same mirrors.
int mirroredLeftRight(int side, Orientation orientation);
int mirroredTopBottom(int side, Orientation orientation);

/// A hexside in its one canonical form: sides 3 to 5 are written as the neighbour's 0 to 2.
struct Hexside {
  Hex hex;
  int side = 0;  ///< 0 to 2

  friend constexpr auto operator<=>(const Hexside&, const Hexside&) = default;
};

/// Side 0 to 5 of `hex`, in canonical form.
constexpr Hexside hexside(Hex hex, int side) {
  return side < kSides / 2 ? Hexside{hex, side} : Hexside{neighbour(hex, side), opposite(side)};
}

}  // namespace redoubt::hex

template <>
struct std::hash<redoubt::hex::Hex> {
  std::size_t operator()(redoubt::hex::Hex hex) const noexcept;
};
