#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/phrase.h"
#include "core/exchange/vassal/reading/board_layout.h"
#include "core/hex/layout.h"

/// The hexes of boards as one map of ours.
namespace redoubt::exchange::vassal::reading {

/// One axis of a lattice of hexes: lines of hexes, or places in a line.
struct LatticeAxis {
  double origin = 0;   ///< where 0 lies, in pixels of the map
  double spacing = 1;  ///< pixels from one to the next
  int shift = 0;       ///< what is added to give our column or row
};

/// Hexes at equal distances all over a map. Odd lines lie half a place further on.
struct Lattice {
  bool sideways = false;  ///< lines are rows, otherwise columns
  LatticeAxis line, place;
  bool stagger = false;  ///< odd lines count their places from one more
};

struct HexSheet {
  hex::Layout layout;
  Lattice lattice;
  std::vector<const PlacedBoard*> boards;  ///< of which it is made; good as long as the layout of the boards
  std::vector<Phrase> warnings;            ///< what is other than on the boards

  /// The hex of a point of the map; nothing off the hexes and in a box of its own.
  std::optional<hex::HexKey> hexAt(Pixel onMap) const;
  /// Where the centre of a hex lies on the map, in pixels.
  Pixel centreOf(hex::HexKey hex) const;
};

/// The grid of hexes of a board: its own, that behind its zones, or that of its largest zone of hexes.
struct HexField {
  const Grid* grid = nullptr;
  const Grid* zones = nullptr;  ///< round the grid; null without zones
  const Zone* zone = nullptr;   ///< which holds it; null: all of the board
};
std::optional<HexField> hexFieldOf(const Board& board);

/// The hexes of the boards as a sheet, numbered as they are where our numbers can be; or why there is none. Boards
/// whose hexes don't continue those of the first are left out, with a warning.
std::variant<HexSheet, Phrase> hexSheetOf(const BoardLayout& boards);

}  // namespace redoubt::exchange::vassal::reading
