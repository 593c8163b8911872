#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/hex/solver.h"
#include "core/scan/fit_scan.h"

namespace redoubt::scan {

/// A number that is printed in a hex, typed at its place in the picture: the middle of the hex.
struct TypedNumber {
  std::string text;
  Pixel at;
};

/// A layout that explains the numbers.
struct NumberedGrid {
  hex::SolvedLayout layout;   ///< on bases of 0, as hex::solveLayouts has them
  Registration registration;  ///< affine, or in perspective, of spec's places
  hex::LayoutSpec spec;       ///< a map from the least to the greatest column and row that were typed
  double residual = 0;        ///< root of the mean square, in hex widths
  double angle = 0;           ///< of the picture against the map, degrees clockwise
  double pixelsPerHex = 0;
};

struct NumberedGrids {
  std::vector<NumberedGrid> fitting;  ///< those that the numbers don't tell apart, the likeliest first
  std::vector<NumberedGrid> others;   ///< the rest, by residual
  /// Where several fit: a hex whose place would decide, and where each of `fitting` has it.
  std::optional<std::string> decider;
  std::vector<Pixel> deciderPlaces;
};

inline constexpr std::size_t kFewestNumbers = 4;

/// Which way hexes lie, which columns or rows are shifted, and how they are numbered, from at least four numbers at
/// their places: all layouts of hex::candidateLayouts are tried. Numbers are read upright: the picture is turned by
/// less than 45 degrees, and is no mirror image. Throws Error BadInput for too few, for texts that are no numbers, and
/// where nothing fits.
NumberedGrids gridFromNumbers(std::span<const TypedNumber> numbers);

/// `grid` for all hexes whose middles lie in a picture of this size and that can be numbered. A margin beside the map
/// counts as hexes, which people then take off.
hex::LayoutSpec filling(const NumberedGrid& grid, double width, double height);

}  // namespace redoubt::scan
