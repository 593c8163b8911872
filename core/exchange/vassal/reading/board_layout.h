#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/exchange/vassal/reading/module.h"

/// Where the boards of a map lie, and what is at its points.
namespace redoubt::exchange::vassal::reading {

/// A board at its place on a map.
struct PlacedBoard {
  const Board* board = nullptr;
  bool reversed = false;
  Pixel corner;  ///< its corner at the left and top, on the map; the map's padding is counted in
  Extent size;

  /// A point of the map on the board as its picture shows it, not turned round.
  Pixel onBoard(Pixel onMap) const;
  Pixel onMap(Pixel onBoard) const;
};

/// The boards of a map, chosen and set side by side.
class BoardLayout {
 public:
  /// Boards that the map hasn't are left out. `map` must stay.
  BoardLayout(const Map& map, const std::vector<ChosenBoard>& chosen);

  const std::vector<PlacedBoard>& boards() const { return boards_; }
  /// The board at a point of the map, or null. A single board of unknown size is everywhere.
  const PlacedBoard* at(Pixel onMap) const;
  const PlacedBoard* called(const std::string& name) const;
  /// What the engine calls a point of the map; empty off the boards, and where nothing has a name.
  std::string nameOf(Pixel onMap) const;

 private:
  std::vector<PlacedBoard> boards_;
};

/// The boards with which a game on the map begins: those that the module chooses, or its only one, or its first.
std::vector<ChosenBoard> usualBoards(const Map& map);

}  // namespace redoubt::exchange::vassal::reading
