#include "core/hex/hex.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>

namespace redoubt::hex {
namespace {

std::int64_t roundedQuotient(std::int64_t dividend, std::int64_t divisor) {
  const std::int64_t doubled = 2 * dividend + divisor;
  const std::int64_t quotient = doubled / (2 * divisor);
  return doubled % (2 * divisor) < 0 ? quotient - 1 : quotient;
}

// The hex whose area holds the point (q, r) / scale: each of the three cube coordinates is rounded, and the one that
// rounding changed most is computed from the other two, as the three must add up to zero.
Hex rounded(std::int64_t q, std::int64_t r, std::int64_t scale) {
  const std::int64_t s = -q - r;
  const std::int64_t nearQ = roundedQuotient(q, scale);
  const std::int64_t nearR = roundedQuotient(r, scale);
  const std::int64_t nearS = roundedQuotient(s, scale);
  const std::int64_t offQ = std::abs(nearQ * scale - q);
  const std::int64_t offR = std::abs(nearR * scale - r);
  const std::int64_t offS = std::abs(nearS * scale - s);
  if (offQ > offR && offQ > offS) return {static_cast<int>(-nearR - nearS), static_cast<int>(nearR)};
  if (offR > offS) return {static_cast<int>(nearQ), static_cast<int>(-nearQ - nearS)};
  return {static_cast<int>(nearQ), static_cast<int>(nearR)};
}

}  // namespace

int distance(Hex a, Hex b) {
  const Hex step = b - a;
  return std::max({std::abs(step.q), std::abs(step.r), std::abs(step.q + step.r)});
}

std::vector<Hex> ring(Hex centre, int radius) {
  assert(radius >= 0);
  if (radius == 0) return {centre};
  std::vector<Hex> hexes;
  hexes.reserve(static_cast<std::size_t>(kSides * radius));
  Hex hex{centre.q + kSteps[0].q * radius, centre.r + kSteps[0].r * radius};
  for (int side = 0; side < kSides; ++side) {
    for (int i = 0; i < radius; ++i) {
      hexes.push_back(hex);
      hex = neighbour(hex, wrapped(side + 2));
    }
  }
  return hexes;
}

std::vector<Hex> disc(Hex centre, int radius) {
  std::vector<Hex> hexes;
  for (int i = 0; i <= radius; ++i) {
    const std::vector<Hex> round = ring(centre, i);
    hexes.insert(hexes.end(), round.begin(), round.end());
  }
  return hexes;
}

// The line is sampled once for each hex of its length, in whole numbers. All samples are pushed a little in one
// direction that is parallel to no hexside, so that none lies between two hexes; as the push does not depend on which
// end comes first, the line back is the same.
std::vector<Hex> line(Hex a, Hex b) {
  constexpr std::int64_t kFineness = 16;  // parts between two samples; the push is at most 5 of them across a hexside
  constexpr std::int64_t kPushQ = 1;
  constexpr std::int64_t kPushR = 2;
  const int steps = distance(a, b);
  if (steps == 0) return {a};
  std::vector<Hex> hexes;
  hexes.reserve(static_cast<std::size_t>(steps) + 1);
  for (std::int64_t i = 0; i <= steps; ++i) {
    const std::int64_t q = a.q * (steps - i) + b.q * i;
    const std::int64_t r = a.r * (steps - i) + b.r * i;
    hexes.push_back(rounded(q * kFineness + kPushQ, r * kFineness + kPushR, steps * kFineness));
  }
  return hexes;
}

Hex turned(Hex hex, int steps) {
  for (int i = wrapped(steps); i > 0; --i) hex = {-hex.r, hex.q + hex.r};
  return hex;
}

Hex mirroredLeftRight(Hex hex, Orientation orientation) {
  if (orientation == Orientation::Pointy) return {hex.r, hex.q};
  return {-hex.q, hex.q + hex.r};
}

Hex mirroredTopBottom(Hex hex, Orientation orientation) {
  if (orientation == Orientation::Pointy) return {-hex.r, -hex.q};
  return {hex.q, -hex.q - hex.r};
}

int mirroredLeftRight(int side, Orientation orientation) {
  return wrapped((orientation == Orientation::Pointy ? 5 : 6) - side);
}

int mirroredTopBottom(int side, Orientation orientation) {
  return wrapped((orientation == Orientation::Pointy ? 2 : 3) - side);
}

}  // namespace redoubt::hex

std::size_t std::hash<redoubt::hex::Hex>::operator()(redoubt::hex::Hex hex) const noexcept {
  const auto q = static_cast<std::uint32_t>(hex.q);
  const auto r = static_cast<std::uint32_t>(hex.r);
  return std::hash<std::uint64_t>{}((std::uint64_t{q} << 32 | r) * 0x9E3779B97F4A7C15ULL);
}
