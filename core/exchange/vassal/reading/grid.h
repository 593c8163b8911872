#pragma once

#include <optional>
#include <string>
#include <vector>

/// The grids of boards, and what they call the places of a board.
namespace redoubt::exchange::vassal::reading {

/// A place of a board or map in pixels, x to the right and y down.
struct Pixel {
  int x = 0;
  int y = 0;

  friend constexpr auto operator<=>(Pixel, Pixel) = default;
};

/// How a grid of hexes or rectangles numbers its places. H counts columns and V rows, except on a hex grid that lies
/// sideways, where H counts the rows of hexes and V the columns.
struct Numbering {
  char first = 'H';  ///< 'H' or 'V': which of the two is printed first
  std::string separator;
  bool hLetters = false;
  bool vLetters = false;
  int hLeading = 1;  ///< leading zeros: one digit fewer than the number has at least
  int vLeading = 1;
  int hOffset = 1;  ///< what is printed for the first
  int vOffset = 1;
  bool hDescends = false;
  bool vDescends = false;
  bool stagger = true;   ///< hex grids: one more on each odd line
  bool isKnown = true;   ///< false for a numbering of another kind, of which nothing is understood
  int rotation = 0;      ///< of the drawn text, in degrees
  bool isDrawn = false;  ///< drawn over the board, not a part of its picture
  std::string locationFormat = "$gridLocation$";
};

enum class GridKind { None, Hex, Square, Regions, Zones };

struct Region {
  std::string name;
  Pixel at;
};

struct Zone;

/// The grid of a board or zone. Which members mean something depends on its kind.
struct Grid {
  GridKind kind = GridKind::None;
  // Hex and Square; a hex grid counts lines of hexes along `dx` and places in a line along `dy`.
  double dx = 0;
  double dy = 0;
  int x0 = 0;
  int y0 = 0;
  bool sideways = false;  ///< Hex: the axes swapped, so that the hexes have vertices at the top
  std::optional<Numbering> numbering = {};
  std::vector<Region> regions;   ///< Regions
  std::vector<Zone> zones;       ///< Zones
  std::vector<Grid> background;  ///< Zones: none or one, where no zone is
};

/// A part of a board with a name of its own.
struct Zone {
  std::string name;
  std::string locationFormat = "$name$";
  std::vector<Pixel> outline;
  bool usesBackground = false;
  std::vector<Grid> own;  ///< none or one
};

/// Width and height of a board or of what a grid lies in.
struct Extent {
  int width = 0;
  int height = 0;

  friend constexpr bool operator==(Extent, Extent) = default;
};

/// A hex by the line of hexes it is in and its place there, as the engine counts them from the grid's origin.
struct RawHex {
  int line = 0;
  int place = 0;

  friend constexpr auto operator<=>(RawHex, RawHex) = default;
};

bool isInside(const std::vector<Pixel>& outline, Pixel at);
/// The smallest extent round the points, and their corner at the left and top.
Extent extentOf(const std::vector<Pixel>& outline);

/// The hex in which the engine sees a point of the board.
RawHex rawHexAt(const Grid& grid, Pixel at);
/// Where the engine puts the centre of a hex: whole pixels, rounded towards zero.
Pixel centreOf(const Grid& grid, RawHex hex);

/// What the engine calls a point of the board; empty where the grid has no name for it. `within` is the extent of what
/// the grid lies in: numbers that descend are counted from it.
std::string locationName(const Grid& grid, Extent within, Pixel at);
/// Where the place of that name lies; nothing for a name that the grid doesn't have.
std::optional<Pixel> placeCalled(const Grid& grid, Extent within, const std::string& name);

/// The zone a point lies in, or null.
const Zone* zoneAt(const Grid& grid, Pixel at);

/// What the engine prints for a value: 7 is "07" with one leading zero; letters count A = 0, B = 1 … Z = 25, AA = 26,
/// BB = 27 …
std::string printed(int value, bool letters, int leading);

}  // namespace redoubt::exchange::vassal::reading
