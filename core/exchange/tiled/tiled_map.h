#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// A map of the editor Tiled as a plain value, as its formats TMX and TMJ hold it (doc.mapeditor.org, "TMX Map Format"
/// and "JSON Map Format"). Lengths are pixels, angles degrees clockwise, y grows downward.
namespace redoubt::exchange::tiled {

struct Property;
using Properties = std::vector<Property>;

/// "#rrggbb" or "#aarrggbb", in lower case.
struct Colour {
  std::string text;
  friend bool operator==(const Colour&, const Colour&) = default;
};
/// A path as the file has it, relative to the file.
struct FilePath {
  std::string path;
  friend bool operator==(const FilePath&, const FilePath&) = default;
};
struct ObjectId {
  std::int64_t value = 0;  ///< 0 is none
  friend bool operator==(ObjectId, ObjectId) = default;
};
/// A value of a class: the members that differ from the class's defaults.
struct ClassValue {
  Properties members;
  friend bool operator==(const ClassValue&, const ClassValue&);
};

/// A property of the author's own.
struct Property {
  using Value = std::variant<std::string, std::int64_t, double, bool, Colour, FilePath, ObjectId, ClassValue>;
  std::string name;
  std::string customType;  ///< the author's enumeration or class; mostly empty
  Value value;
  friend bool operator==(const Property&, const Property&) = default;
};

const Property* find(const Properties& properties, std::string_view name);

struct Image {
  std::string source;  ///< relative to the file that names it: the map or the external tileset
  int width = 0;       ///< 0 if not told
  int height = 0;
  std::optional<Colour> transparent;
  friend bool operator==(const Image&, const Image&) = default;
};

/// What a tileset says of one of its tiles.
struct Tile {
  int id = 0;             ///< gid minus the tileset's firstGid
  std::string className;  ///< `type` in the files of Tiled 1.8 and 1.10, `class` in those of 1.9
  std::optional<Image> image;
  Properties properties;
  friend bool operator==(const Tile&, const Tile&) = default;
};

struct Tileset {
  std::uint32_t firstGid = 1;
  std::string source;      ///< the path of an external tileset as the map has it; empty for one in the map itself
  bool isMissing = false;  ///< an external one that could not be read: its tiles are known by gid alone
  std::string name;
  std::string className;
  int tileWidth = 0;
  int tileHeight = 0;
  int spacing = 0;
  int margin = 0;
  int tileCount = 0;  ///< 0 if not told (Tiled before 0.13)
  int columns = 0;    ///< 0 in collections of images
  int offsetX = 0;    ///< by which tiles are drawn away from their place
  int offsetY = 0;
  std::string objectAlignment;  ///< where tile objects have their place: "bottomleft"; empty for Tiled's own choice
  std::optional<Image> image;
  std::vector<Tile> tiles;  ///< those of which something is told, by id
  Properties properties;
  friend bool operator==(const Tileset&, const Tileset&) = default;

  const Tile* tile(int id) const;
};

/// The tile of a cell, with how it is turned: a global tile id with flags in its upper bits.
struct Cell {
  static constexpr std::uint32_t kHorizontal = 0x80000000;
  static constexpr std::uint32_t kVertical = 0x40000000;
  static constexpr std::uint32_t kDiagonal = 0x20000000;      ///< on hexagonal maps: 60° clockwise
  static constexpr std::uint32_t kHexagonal120 = 0x10000000;  ///< 120° clockwise, on hexagonal maps alone

  std::uint32_t value = 0;

  std::uint32_t gid() const { return value & 0x0FFFFFFF; }  ///< 0 is none
  bool has(std::uint32_t flag) const { return (value & flag) != 0; }
  friend bool operator==(Cell, Cell) = default;
};

/// A rectangle of cells, row by row.
struct Chunk {
  int x = 0;  ///< in cells; negative ones occur on infinite maps
  int y = 0;
  int width = 0;
  int height = 0;
  std::vector<Cell> cells;  ///< width * height
  friend bool operator==(const Chunk&, const Chunk&) = default;
};

/// On a finite map there is one chunk, which begins at 0, 0.
struct TileLayer {
  std::vector<Chunk> chunks;
  friend bool operator==(const TileLayer&, const TileLayer&) = default;

  /// Nothing where there is none.
  Cell at(int x, int y) const;
};

struct Point {
  double x = 0;
  double y = 0;
  friend bool operator==(Point, Point) = default;
};

struct Rectangle {
  friend bool operator==(Rectangle, Rectangle) = default;
};
struct Ellipse {
  friend bool operator==(Ellipse, Ellipse) = default;
};
struct PointMark {
  friend bool operator==(PointMark, PointMark) = default;
};
/// The points of a polygon or polyline, relative to the object's place.
struct Polygon {
  std::vector<Point> points;
  friend bool operator==(const Polygon&, const Polygon&) = default;
};
struct Polyline {
  std::vector<Point> points;
  friend bool operator==(const Polyline&, const Polyline&) = default;
};
struct Text {
  std::string text;
  std::string fontFamily = "sans-serif";
  int pixelSize = 16;
  bool wraps = false;
  Colour colour{"#000000"};
  bool isBold = false;
  bool isItalic = false;
  bool isUnderlined = false;
  bool isStruckOut = false;
  bool hasKerning = true;
  std::string horizontalAlignment = "left";  ///< left, center, right, justify
  std::string verticalAlignment = "top";     ///< top, center, bottom
  friend bool operator==(const Text&, const Text&) = default;
};
/// A picture of a tile. Its place is where the tileset's objectAlignment says, by default the lower left corner.
struct TilePicture {
  Cell cell;
  friend bool operator==(TilePicture, TilePicture) = default;
};

struct Object {
  using Shape = std::variant<Rectangle, Ellipse, PointMark, Polygon, Polyline, Text, TilePicture>;
  int id = 0;  ///< 0 if not told (Tiled before 0.11)
  std::string name;
  std::string className;  ///< `type`, in Tiled 1.9 `class`
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
  double rotation = 0;  ///< around its place
  bool isVisible = true;
  Shape shape;
  Properties properties;
  std::string templatePath;  ///< as the map has it; what the template says stands in the object already
  friend bool operator==(const Object&, const Object&) = default;
};

struct ObjectLayer {
  std::optional<Colour> colour;
  bool drawsInOrder = false;  ///< as they are listed; if not, from top to bottom
  std::vector<Object> objects;
  friend bool operator==(const ObjectLayer&, const ObjectLayer&) = default;
};

struct ImageLayer {
  std::optional<Image> image;
  bool repeatsX = false;
  bool repeatsY = false;
  friend bool operator==(const ImageLayer&, const ImageLayer&) = default;
};

struct Layer;
struct GroupLayer {
  std::vector<Layer> layers;  ///< from the lowest to the topmost
  friend bool operator==(const GroupLayer&, const GroupLayer&);
};

struct Layer {
  using Content = std::variant<TileLayer, ObjectLayer, ImageLayer, GroupLayer>;
  int id = 0;  ///< 0 if not told (Tiled before 1.2)
  std::string name;
  std::string className;
  double opacity = 1;
  bool isVisible = true;
  bool isLocked = false;
  double offsetX = 0;
  double offsetY = 0;
  double parallaxX = 1;
  double parallaxY = 1;
  std::optional<Colour> tint;
  Properties properties;
  Content content;
  friend bool operator==(const Layer&, const Layer&) = default;
};

enum class Orientation { Orthogonal, Isometric, Staggered, Hexagonal };
enum class RenderOrder { RightDown, RightUp, LeftDown, LeftUp };
enum class Axis { X, Y };
enum class Stagger { Odd, Even };

struct TiledMap {
  Orientation orientation = Orientation::Orthogonal;
  RenderOrder renderOrder = RenderOrder::RightDown;
  int width = 0;  ///< in cells
  int height = 0;
  int tileWidth = 0;
  int tileHeight = 0;
  int hexSideLength = 0;                ///< of hexagonal maps
  Axis staggerAxis = Axis::Y;           ///< of hexagonal and staggered maps: X shifts columns, Y rows
  Stagger staggerIndex = Stagger::Odd;  ///< which of them are shifted; they are counted from 0
  bool isInfinite = false;
  std::optional<Colour> background;
  std::string className;
  Properties properties;
  std::vector<Tileset> tilesets;  ///< by firstGid
  std::vector<Layer> layers;      ///< from the lowest to the topmost
  friend bool operator==(const TiledMap&, const TiledMap&) = default;

  /// The tileset that a gid without flags belongs to, or null.
  const Tileset* tilesetOf(std::uint32_t gid) const;
};

/// How a tile stands on a hexagonal map: mirrored left to right if it is, then turned clockwise.
struct HexTurn {
  int degrees = 0;  ///< 0, 60, … 300
  bool isMirrored = false;
  friend bool operator==(HexTurn, HexTurn) = default;
};
HexTurn hexTurn(Cell cell);
/// The cell with the flags that stand for a turn, which is a multiple of 60 degrees.
Cell turned(std::uint32_t gid, HexTurn turn);

}  // namespace redoubt::exchange::tiled
