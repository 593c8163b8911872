#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/phrase.h"
#include "core/hex/hex.h"
#include "core/hex/keys.h"
#include "core/hex/layout_spec.h"
#include "core/hex/vertex.h"

namespace redoubt::hex {

/// A point of the map in hex widths (the distance between two opposite sides, which is also the distance between the
/// centres of neighbours); x to the right, y down. The centre of column 0, row 0 is the origin, on the map or not,
/// so points stay where they are when the map grows. A side is 1/√3 long.
struct Point {
  double x = 0;
  double y = 0;

  friend constexpr bool operator==(Point, Point) = default;
};

/// The distance from a centre to a vertex, and the length of a side: 1/√3 of a hex's width.
inline constexpr double kHexRadius = 0.57735026918962576451;

/// A rectangle of the map, in hex widths.
struct Bounds {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;

  constexpr double width() const { return right - left; }
  constexpr double height() const { return bottom - top; }
  friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

/// Why a LayoutSpec is not valid.
struct LayoutError {
  Phrase reason;  ///< a sentence without its full stop: "A map needs at least one column"
  Phrase sentence() const;
};

/// The largest map.
inline constexpr int kMaxColumns = 1000;
inline constexpr int kMaxRows = 1000;

/// A checked LayoutSpec: which hexes a map has, where they lie and what is printed in them.
/// Immutable and cheap to copy. Functions that take a HexKey also take hexes off the map unless they say otherwise,
/// because counters can face hexes off the map.
class Layout {
 public:
  /// Refuses sizes below 1 or over kMaxColumns by kMaxRows, hexes too far out for a key, numbers that would be
  /// negative, too long for their digits or ambiguous, and separators with letters, digits, spaces, commas or
  /// semicolons.
  static std::variant<Layout, LayoutError> make(LayoutSpec spec);

  /// The plain CCRR map of 20 by 20 hexes.
  Layout() = default;

  const LayoutSpec& spec() const { return spec_; }
  Orientation orientation() const { return spec_.orientation; }
  int firstColumn() const { return spec_.firstColumn; }
  int firstRow() const { return spec_.firstRow; }
  int lastColumn() const { return spec_.firstColumn + spec_.columns - 1; }
  int lastRow() const { return spec_.firstRow + spec_.rows - 1; }

  // coordinates

  Hex toHex(HexKey key) const;
  /// The hex must have a key; all hexes within a distance of some hundred from a map have one.
  HexKey toKey(Hex hex) const;
  /// Nothing for a hex out of the range of keys.
  std::optional<HexKey> keyIfAny(Hex hex) const;
  struct Place {
    int column = 0;
    int row = 0;
  };
  /// For any hex, in the range of keys or not.
  Place placeOf(Hex hex) const {
    if (spec_.orientation == Orientation::Flat) return {hex.q, hex.r + shift(hex.q)};
    const int row = hex.q + hex.r;
    return {-hex.r + shift(row), row};
  }

  // the map's hexes

  bool contains(HexKey key) const;
  bool contains(Hex hex) const;
  /// True if at least one of its two hexes is on the map.
  bool contains(HexsideKey side) const;
  /// True if both its hexes are on the map, as those of a link are.
  bool isInner(HexsideKey side) const;
  /// True if the sheet's edge cuts the hex through its centre.
  bool isHalf(HexKey key) const;
  /// True if the hex is on the map and not all of its neighbours are.
  bool isOnEdge(HexKey key) const;

  /// All hexes of the map, in the order of their keys.
  std::vector<HexKey> allHexes() const;
  template <class Visit>
  void forEachHex(Visit&& visit) const {
    for (int column = firstColumn(); column <= lastColumn(); ++column) {
      for (int row = firstRow(); row <= lastRow(); ++row) {
        if (const HexKey key = HexKey::at(column, row); contains(key)) visit(key);
      }
    }
  }

  /// The spec of this map with `count` more columns or rows at `edge` (fewer, if negative).
  /// Hexes keep their keys and numbers. What was an unnumbered or half edge moves outwards with the edge, so its former
  /// hexes become whole and numbered. The result can be too large, or need numbers that there are not; Layout::make
  /// checks that.
  LayoutSpec grown(Edge edge, int count) const;

  // neighbours; sides are 0 to 5

  /// The hex across `side`, nothing if it is off the map.
  std::optional<HexKey> neighbour(HexKey key, int side) const;
  /// The hex across `side`, on the map or not; nothing only at the end of the range of keys.
  std::optional<HexKey> neighbourAnywhere(HexKey key, int side) const;
  /// The neighbours on the map, clockwise from side 0.
  std::vector<HexKey> neighbours(HexKey key) const;
  /// The side of `from` that it shares with `to`; nothing unless they are neighbours.
  std::optional<int> sideTowards(HexKey from, HexKey to) const;

  /// The key of a hexside, the same from both its hexes. `key` must not lie in the two outermost columns or rows of
  /// the range of keys; hexes on a map and next to it never do.
  HexsideKey side(HexKey key, int side) const;
  HexsideKey toKey(const Hexside& side) const;
  Hexside toHexside(HexsideKey side) const;
  /// Its two hexes: the key's own, then the one across.
  std::pair<HexKey, HexKey> hexesOf(HexsideKey side) const;
  /// The hexside between two neighbours; nothing for others.
  std::optional<HexsideKey> sideBetween(HexKey a, HexKey b) const;

  int distance(HexKey a, HexKey b) const;
  /// hex::line without the hexes off the map.
  std::vector<HexKey> line(HexKey a, HexKey b) const;
  /// The map's hexes at a distance of exactly (ring) or at most (disc) `radius`, in the order of their keys.
  std::vector<HexKey> ring(HexKey centre, int radius) const;
  std::vector<HexKey> disc(HexKey centre, int radius) const;

  // vertices; index 0 to 5 clockwise, 0 to the north (pointy-top) or north-north-east (flat-top), as in Direction

  Vertex vertex(HexKey key, int index) const;
  /// The index of `vertex` at `key`; nothing if it is not one of its six.
  std::optional<int> indexOf(HexKey key, Vertex vertex) const;
  /// The three hexes round it, on the map or not.
  std::array<HexKey, 3> hexesOf(Vertex vertex) const;
  /// The three hexsides that meet in it.
  std::array<HexsideKey, 3> sidesOf(Vertex vertex) const;
  std::array<Vertex, 2> verticesOf(HexsideKey side) const;
  /// True if at least one of its hexes is on the map.
  bool contains(Vertex vertex) const;
  /// The hexsides of hex::vertexPath: how a river is drawn from click to click. Some may lie off the map.
  std::vector<HexsideKey> sidesAlong(Vertex from, Vertex to) const;

  // printed numbers

  /// What is printed in the hex; empty if it is unnumbered or off the map.
  std::string number(HexKey key) const;
  /// The hex with exactly this number; nothing for any other text, spelling or case.
  std::optional<HexKey> parse(std::string_view number) const;
  /// True if `number` is spelt as this map spells numbers, whether or not there is such a hex.
  bool isSpeltAsNumber(std::string_view number) const;
  /// What is printed for a column or row alone: "18", or "R". Empty below 0 or before A.
  std::string columnText(int column) const;
  std::string rowText(int row) const;

  // geometry

  Point centre(HexKey key) const;
  Point centre(Hex hex) const;
  /// Vertex `index` of the hex.
  Point corner(HexKey key, int index) const;
  Point point(Vertex vertex) const;
  /// The middle of a hexside.
  Point middle(HexsideKey side) const;
  /// The hex at a point, on the map or not; points beyond the range of keys give its nearest end.
  HexKey at(Point point) const;
  /// The map's hex at a point, nothing off the map.
  std::optional<HexKey> hexAt(Point point) const;
  /// The hex at a point, and the side of it whose middle is nearest.
  std::pair<HexKey, int> nearestSide(Point point) const;
  /// The vertex nearest to a point.
  Vertex nearestVertex(Point point) const;
  /// The smallest rectangle round all hexes; at half edges it runs through the centres, as the sheet is cut.
  Bounds bounds() const;

  friend bool operator==(const Layout&, const Layout&) = default;

 private:
  explicit Layout(LayoutSpec spec) : spec_(std::move(spec)) {}

  EdgeKind kindOf(Edge edge) const;
  bool isStaggered(Edge edge) const;
  bool isShifted(HexKey key) const;
  bool isOutermost(HexKey key, Edge edge) const;
  bool isHalfAt(HexKey key, Edge edge) const;
  bool isMissingAt(HexKey key, Edge edge) const;
  bool isNumbered(HexKey key) const;
  template <class Wanted>
  std::vector<HexKey> within(HexKey centre, int radius, Wanted&& wanted) const;
  int shift(int coordinate) const { return (coordinate + (spec_.shifted == Shifted::Even ? 1 : 0)) >> 1; }
  Point toPoint(double q, double r) const;

  LayoutSpec spec_;
};

}  // namespace redoubt::hex
