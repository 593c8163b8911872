#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/exchange/vassal/engine/build_file.h"

namespace redoubt::exchange::vassal::engine {

struct Place {
  int x = 0, y = 0;

  bool operator==(const Place&) const = default;
};

/// How places get names: attributes of the engine's RegularGridNumbering.
struct Numbering {
  char first = 'H', horizontalType = 'N', verticalType = 'N';
  int horizontalLeading = 1, verticalLeading = 1, horizontalFirst = 1, verticalFirst = 1;
  bool horizontalDescends = false, verticalDescends = false, stagger = true;
  std::string separator, format = "$gridLocation$";
};

struct Region {
  std::string name;
  Place origin;
};

struct Grid;

struct Zone {
  std::string name, format = "$name$";
  std::vector<Place> corners;
  bool usesBoardsGrid = false;
  std::vector<Grid> grid;  ///< its own, if there is one

  bool contains(Place place) const;
};

/// A grid of a board or a zone, with the engine's own arithmetic: whole pixels, cut off as Java cuts them off.
struct Grid {
  enum class Shape { Hexes, Squares, Regions, Zones };

  Shape shape = Shape::Hexes;
  Place origin;  ///< x0 and y0 as they are written; of a sideways grid they count the other way
  double dx = 0, dy = 0;
  bool sideways = false, snaps = false, edges = false;  ///< edges: counters may lie on hexsides
  std::optional<Numbering> numbering;
  std::vector<Region> regions;
  std::vector<Zone> zones;
  std::vector<Grid> background;  ///< of zones: the grid below them, if there is one
  int width = 0, height = 0;     ///< of the board or zone, which descending numbers count from

  /// The name of the place at a point of the board; nothing where there is none.
  std::optional<std::string> nameAt(Place place) const;
  /// The point that a name stands for, the way back of SetupStack.
  std::optional<Place> placeOf(const std::string& name) const;
  /// Where a counter that is dropped at `place` comes to lie: on the centre of a hex, or the middle of a hexside where
  /// that is allowed.
  Place snapped(Place place) const;
};

/// The grid of a HexGrid, SquareGrid, RegionGrid or ZonedGrid, or that of a board or zone which holds one; nothing
/// where there is none.
std::optional<Grid> gridOf(const Element& holder, int width, int height, const std::string& where,
                           std::vector<std::string>& problems);

}  // namespace redoubt::exchange::vassal::engine
