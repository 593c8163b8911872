#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/hex/hex.h"

/// Sheets of paper, and how many hexes lie on them. Lengths in millimetres; a hex is measured across its flats, from
/// side to opposite side.
namespace redoubt::hex {

/// Width and height of a sheet in the orientation in which it is used.
struct PaperSize {
  double width = 0;
  double height = 0;

  constexpr PaperSize turned() const { return {height, width}; }
  /// What is left inside a margin on all four sides; can be zero or negative.
  constexpr PaperSize within(double margin) const { return {width - 2 * margin, height - 2 * margin}; }
  friend constexpr bool operator==(PaperSize, PaperSize) = default;
};

/// A size of paper that is sold, or that hex games are printed on.
struct Paper {
  std::string_view slug;  ///< "a4", "68x98cm"
  PaperSize upright;      ///< the longer side from top to bottom
};

/// From small to large within each standard, the formats of printed games last.
std::span<const Paper> papers();
/// Null for an unknown slug.
const Paper* paperCalled(std::string_view slug);
/// A paper by its slug, upright, or "420x297", as it lies; nothing for other texts and for sides outside 10 to 10,000.
std::optional<PaperSize> paperFromText(std::string_view text);

struct GridSize {
  int columns = 0;
  int rows = 0;

  friend constexpr bool operator==(GridSize, GridSize) = default;
};

/// More than this in either direction isn't counted: no map is that large.
inline constexpr int kMostThatFit = 1'000'000;

/// The most columns and rows of whole hexes that lie within `room`; 0 by 0 if not one hex does, or if `hexWidth` is not
/// above zero. One more column or row would not fit.
GridSize gridThatFits(Orientation orientation, double hexWidth, PaperSize room);

/// What a grid of whole hexes takes up: its Layout::bounds, for either choice of shifted rows or columns.
PaperSize sizeOfGrid(Orientation orientation, double hexWidth, GridSize grid);

}  // namespace redoubt::hex
