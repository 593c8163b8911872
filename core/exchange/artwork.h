#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/exchange/format.h"

namespace redoubt::exchange {

/// A picture file with its size in pixels.
struct Image {
  std::string bytes;
  int width = 0;
  int height = 0;
};

/// What of the map a picture shows, and how large.
struct MapWish {
  double across = 100;  ///< pixels of a hex width from left to right
  double down = 100;    ///< and from top to bottom; other programs have grids that want whole numbers
  /// The words of pictureLayers(); empty: all but zones and counters.
  std::vector<std::string> layers{};
  /// Layers that are not drawn, while the others leave room for them: trees for numbers, the margin for the frame.
  std::vector<std::string> unseen{};
  std::string theme{};                            ///< empty: the battle's own
  std::optional<Id<model::Scenario>> scenario{};  ///< of zones
  /// A hex whose centre lies on whole pixels.
  std::optional<hex::HexKey> wholeAt{};
  std::optional<hex::Bounds> part{};  ///< in hex widths; nothing: the whole sheet
  int jpegQuality = 0;                ///< 0: PNG
  std::string language{};             ///< of names and of the frame; empty: that of the battle
};

struct MapImage {
  Image image;
  hex::Point origin;  ///< where the layout's point 0, 0 lies, in pixels from the top left corner
};

/// Where a map and its frame lie, in hex widths.
struct MapPlan {
  hex::Bounds sheet;
  std::map<Id<model::Space>, hex::Bounds> spaces;  ///< the boxes of those that the frame draws
  std::optional<hex::Bounds> legend{};             ///< if the frame has one
};

/// A part of a map, in hex widths.
struct MapTile {
  hex::Bounds place;
  Image image;
};

/// How much of a layer is seen that others lie over: a byte a pixel, row by row, from 0 to 255 for all of it. Of what
/// is beyond, and where the layer has nothing, all is seen.
struct LayerSight {
  double pixelsPerHex = 1;
  int width = 0;
  int height = 0;
  std::string seen;
};

/// A drawing for a page that holds others too: what stands inside of an `<svg>`. An element, or a tag of a group, is a
/// line.
struct PageDrawing {
  std::string definitions;  ///< what the body refers to, by ids of its own
  std::string body;
};

/// What counters look like.
struct UnitFace {
  Id<model::Unit> unit;
  int step = 1;
};
struct PrintedFace {
  Id<model::Face> face;
};
struct LeaderFace {
  Id<model::Leader> leader;
  enum class Kind { Map, Chit, ChitBack } kind = Kind::Map;
};
struct MarkerFace {
  std::string marker;  ///< of the rules
};
struct WordsFace {
  std::string words;
};
/// A chit of the rules' own pools; its back without words.
struct ChitFace {
  std::string words;
  Id<model::Army> army{};  ///< unset: nobody's
};
using FaceWish = std::variant<UnitFace, PrintedFace, LeaderFace, MarkerFace, WordsFace, ChitFace>;

/// A box with a title, such as a space of a track.
struct BoxWish {
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;
  std::string title;
  bool isHeading = false;  ///< a line of text without a box
  double letters = 0;      ///< their height, in the middle of the box; 0: small ones at its top
  std::string colour{};    ///< of a box without an edge: #RRGGBB; empty: with an edge, a little lighter than the paper
};

/// What formats ask of a program that can draw: the core itself has no pictures. Made for one battle, that of the job,
/// in the state that it has; all functions can be called in any thread, one at a time.
class Artwork {
 public:
  virtual ~Artwork() = default;

  enum class MapFile { Png, Svg, Pdf };
  /// Draws the map and the counters of the job's variant, by the options of the picture formats, into the file `to`.
  /// Throws Error, and Stopped.
  virtual void drawMap(const ExportJob& job, MapFile type, const std::filesystem::path& to) = 0;

  /// The map as pixels. Throws Error, and Stopped.
  virtual MapImage map(const MapWish& wish, const Watch& watch) = 0;
  /// The map as SVG of the sheet's size in mm; `across` and `down` say nothing.
  virtual std::string mapSvg(const MapWish& wish, const Watch& watch) = 0;
  /// A counter of so many pixels, as PNG on a transparent ground. With an angle, in degrees clockwise from north, it is
  /// turned, has its facing mark, and the picture is as large as that takes.
  virtual Image face(const FaceWish& wish, int pixels, std::optional<double> angle) = 0;
  /// A counter of so many pixels, as PNG without a gap at its corners, upright; with the mark of its facing on demand.
  virtual Image tileFace(const FaceWish& wish, int pixels, bool withFacing) = 0;
  /// The same as SVG of a square of side 100, upright.
  virtual std::string faceSvg(const FaceWish& wish, bool withFacing) = 0;
  /// What of a counter across two hexes lies under its face, over both of them, as PNG about the middle between their
  /// centres. The second lies in that direction, in degrees clockwise from north.
  virtual Image band(const FaceWish& wish, double hexPixels, double angle) = 0;
  /// Boxes with titles on paper, as PNG. Lengths in pixels.
  virtual Image boxes(int width, int height, const std::vector<BoxWish>& boxes) = 0;

  /// The plan of the map that has those layers.
  virtual MapPlan mapPlan(const MapWish& wish) = 0;
  /// `wish.part` in square JPEG tiles of that side in pixels, from left to right and from top to bottom; neighbours
  /// share a row or column of pixels, and those at the right and at the bottom may be smaller. `wish.down` must be
  /// `wish.across`. Throws Error, and Stopped.
  virtual std::vector<MapTile> mapTiles(const MapWish& wish, int side, const Watch& watch) = 0;
  /// The layers of the wish alone, without paper. The corner of `wish.part` is the origin, and a hex width so many
  /// units. All ids begin with `idStart`. Throws Error, and Stopped.
  virtual PageDrawing pageMap(const MapWish& wish, const std::string& idStart, double unitsPerHex,
                              const Watch& watch) = 0;
  /// How much is seen of the grid on the map of the wish, whose layers are all that may lie over it. Throws Error, and
  /// Stopped.
  virtual LayerSight gridSight(const MapWish& wish, const Watch& watch) = 0;
  /// A counter in a square of side 100, upright, with the mark of its facing if it has one. Its words are in a language
  /// of the page.
  virtual PageDrawing pageFace(const FaceWish& wish, const std::string& idStart, const std::string& language) = 0;
  /// The typefaces of all that was drawn for pages so far, as CSS with `data:` addresses: those letters only.
  virtual std::string pageFonts() = 0;
  /// A hex of a terrain, as large as a hexagon of the map's orientation of that size; a hexside or link as a mark.
  virtual Image terrainTile(std::string_view terrain, int width, int height) = 0;
};

}  // namespace redoubt::exchange
