#include "core/hex/line_hexes.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <tuple>
#include <unordered_set>

namespace redoubt::hex {
namespace {

// A place on the segment, 0 at its start and 1 at its end. Exact, so that it is certain whether a hexside is touched.
struct Fraction {
  std::int64_t over = 0;
  std::int64_t under = 1;  // positive

  friend bool operator<(Fraction a, Fraction b) { return a.over * b.under < b.over * a.under; }
};

Fraction fraction(std::int64_t over, std::int64_t under) {
  return under < 0 ? Fraction{-over, -under} : Fraction{over, under};
}

struct Piece {
  Fraction from;
  Fraction to{1, 1};
  bool alongSide = false;
};

// Twice the distance from the origin's centre across each of the three pairs of sides, in hex widths: a hex is where
// all three are within 1.
std::array<int, 3> across(Hex step) {
  return {step.q - step.r, step.q + 2 * step.r, -2 * step.q - step.r};
}

// The piece of the segment within `hex`; nothing if it is empty or a single vertex.
std::optional<Piece> pieceIn(Hex hex, Hex a, Hex b) {
  const std::array<int, 3> start = across(a - hex);
  const std::array<int, 3> change = across(b - a);
  Piece piece;
  for (std::size_t i = 0; i < 3; ++i) {
    if (change[i] == 0) {
      if (start[i] < -1 || start[i] > 1) return std::nullopt;
      if (start[i] != 0) piece.alongSide = true;
      continue;
    }
    Fraction enter = fraction(-1 - start[i], change[i]);
    Fraction leave = fraction(1 - start[i], change[i]);
    if (leave < enter) std::swap(enter, leave);
    if (piece.from < enter) piece.from = enter;
    if (leave < piece.to) piece.to = leave;
  }
  if (!(piece.from < piece.to)) return std::nullopt;
  return piece;
}

}  // namespace

std::vector<LineHex> lineHexes(Hex a, Hex b) {
  struct Found {
    LineHex crossing;
    Piece piece;
  };
  std::vector<Found> found;
  std::unordered_set<Hex> seen;
  // Every hex that the segment touches is a sampled hex or a neighbour of one.
  for (const Hex sample : line(a, b)) {
    for (const Hex hex : disc(sample, 1)) {
      if (!seen.insert(hex).second) continue;
      if (const auto piece = pieceIn(hex, a, b)) found.push_back({{hex, piece->alongSide}, *piece});
    }
  }
  std::sort(found.begin(), found.end(), [](const Found& one, const Found& other) {
    if (one.piece.from < other.piece.from) return true;
    if (other.piece.from < one.piece.from) return false;
    return one.crossing < other.crossing;
  });
  std::vector<LineHex> result;
  for (const Found& each : found) result.push_back(each.crossing);
  return result;
}

}  // namespace redoubt::hex
