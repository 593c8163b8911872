#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/exchange/vassal/reading/grid.h"
#include "core/hex/layout_spec.h"

/// Private to core/exchange/vassal/reading: numbers of lines and places as numbers of columns and rows.
namespace redoubt::exchange::vassal::reading {

/// What is printed for one axis: `base + sign * index`. Letters count from A = 0.
struct PrintedAxis {
  bool letters = false;
  int leading = 1;
  int base = 0;
  int sign = 1;

  int valueOf(int index) const { return base + sign * index; }
};

struct PrintedNumbers {
  bool areKnown = false;
  bool lineFirst = true;
  std::string separator;
  PrintedAxis line, place;
  bool stagger = false;
  std::vector<Phrase> warnings;
};

/// How a grid numbers its hexes, on a board that may be turned round.
PrintedNumbers printedNumbers(const Grid& grid, Extent within, bool reversed);

/// The lines or places from the first to the last.
struct IndexRange {
  int first = 0;
  int last = -1;

  bool empty() const { return last < first; }
  int count() const { return last - first + 1; }
};

/// A spec for these lines and places, with the numbers as they are printed where a spec can have them, and what must be
/// added to a line or place to get its column or row.
struct NumberedSpec {
  hex::LayoutSpec spec;
  int lineShift = 0;
  int placeShift = 0;
  std::vector<Phrase> warnings;
};
NumberedSpec numberedSpec(const PrintedNumbers& numbers, bool sideways, IndexRange lines, IndexRange places);

}  // namespace redoubt::exchange::vassal::reading
