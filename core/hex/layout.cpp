// Coordinates, in one place.
//
// There are four ways to name a place, and this folder is the only one that knows more than one of them.
//
// 1. What is printed: "1809", "R12", "18.09". For people, for text files and messages. Layout::number and parse.
// 2. HexKey: column and row, as lines of hexes lie on the sheet. What the file stores, and what all of Redoubt passes
// around. Columns and rows are counted from where the author began and never change when the map grows; on a plain map
// they are what is printed, otherwise columnBase, columnStep and so on convert one into the other.
// 3. Hex: axial q and r. Columns and rows stagger, so that the offset to a neighbour depends on the column or row;
// axial coordinates don't, and everything is computed in them.
// 4. Point: hex widths on paper.
//
// Flat-top sheets have straight columns, every second of which is shifted down by half a hex; pointy-top sheets have
// straight rows, every second shifted right. `shifted` says which, by the parity of the column's or row's coordinate
// (-1 is odd).
//
// The axial axes are chosen so that the six sides, clockwise from north, are the same six offsets on both:
//
//      side          0     1     2     3     4     5
//      flat-top      N     NE    SE    S     SW    NW
//      pointy-top    NE    E     SE    SW    W     NW
//      q, r        0,-1  1,-1   1,0   0,1  -1,1  -1,0
//
// That is the usual convention for flat-top grids: q is the column, and r runs south. A pointy-top grid is that one
// turned by 30° clockwise: q runs south-east and r south-west, so q + r is constant along a row, and the neighbour to
// the east is q + 1, r - 1. Distances, lines, rings, rotations, hexsides and vertices therefore do not depend on the
// orientation; only this class, mirrors and the names of vertices do.
//
// With shift(c) = floor(c / 2) if odd ones are shifted, floor((c + 1) / 2) if even ones are:
//
//      flat-top      q = column,                          r = row - shift(column)
//      pointy-top    q = row + (column - shift(row)),     r = -(column - shift(row))
//
// Column 0, row 0 is the axial origin and lies at the point (0, 0), for either shift.
#include "core/hex/layout.h"

#include <algorithm>
#include <cassert>

namespace redoubt::hex {

Hex Layout::toHex(HexKey key) const {
  const int column = key.column();
  const int row = key.row();
  if (spec_.orientation == Orientation::Flat) return {column, row - shift(column)};
  const int along = column - shift(row);
  return {row + along, -along};
}

std::optional<HexKey> Layout::keyIfAny(Hex hex) const {
  const Place place = placeOf(hex);
  return HexKey::of(place.column, place.row);
}

HexKey Layout::toKey(Hex hex) const {
  const auto key = keyIfAny(hex);
  assert(key);
  return *key;
}

EdgeKind Layout::kindOf(Edge edge) const {
  switch (edge) {
    case Edge::Left: return spec_.edgeLeft;
    case Edge::Right: return spec_.edgeRight;
    case Edge::Top: return spec_.edgeTop;
    case Edge::Bottom: return spec_.edgeBottom;
  }
  return EdgeKind::Whole;
}

bool Layout::isStaggered(Edge edge) const {
  const bool horizontal = edge == Edge::Top || edge == Edge::Bottom;
  return horizontal == (spec_.orientation == Orientation::Flat);
}

bool Layout::isShifted(HexKey key) const {
  const int line = spec_.orientation == Orientation::Flat ? key.column() : key.row();
  return (line & 1) == (spec_.shifted == Shifted::Odd ? 1 : 0);
}

bool Layout::isOutermost(HexKey key, Edge edge) const {
  switch (edge) {
    case Edge::Left: return key.column() == firstColumn();
    case Edge::Right: return key.column() == lastColumn();
    case Edge::Top: return key.row() == firstRow();
    case Edge::Bottom: return key.row() == lastRow();
  }
  return false;
}

namespace {

// Shifted hexes stick out to the right and down, the others to the left and up.
constexpr bool sticksOut(bool shifted, Edge edge) {
  return shifted == (edge == Edge::Right || edge == Edge::Bottom);
}

}  // namespace

bool Layout::isHalfAt(HexKey key, Edge edge) const {
  if (!isOutermost(key, edge)) return false;
  const EdgeKind kind = kindOf(edge);
  if (kind == EdgeKind::HalfUnnumbered) return true;
  return kind == EdgeKind::Half && (!isStaggered(edge) || sticksOut(isShifted(key), edge));
}

bool Layout::isMissingAt(HexKey key, Edge edge) const {
  return kindOf(edge) == EdgeKind::HalfUnnumbered && isStaggered(edge) && isOutermost(key, edge) &&
         sticksOut(isShifted(key), edge);
}

bool Layout::contains(HexKey key) const {
  const int column = key.column();
  const int row = key.row();
  if (column < firstColumn() || column > lastColumn() || row < firstRow() || row > lastRow()) return false;
  const bool inside = column > firstColumn() && column < lastColumn() && row > firstRow() && row < lastRow();
  return inside || std::none_of(kEdges.begin(), kEdges.end(), [&](Edge edge) { return isMissingAt(key, edge); });
}

bool Layout::contains(Hex hex) const {
  const auto key = keyIfAny(hex);
  return key && contains(*key);
}

bool Layout::contains(HexsideKey side) const {
  const auto [near, far] = hexesOf(side);
  return contains(near) || contains(far);
}

bool Layout::isInner(HexsideKey side) const {
  const auto [near, far] = hexesOf(side);
  return contains(near) && contains(far);
}

bool Layout::isHalf(HexKey key) const {
  return contains(key) && std::any_of(kEdges.begin(), kEdges.end(), [&](Edge edge) { return isHalfAt(key, edge); });
}

bool Layout::isOnEdge(HexKey key) const {
  if (!contains(key)) return false;
  for (int side = 0; side < kSides; ++side) {
    if (!neighbour(key, side)) return true;
  }
  return false;
}

std::vector<HexKey> Layout::allHexes() const {
  std::vector<HexKey> hexes;
  hexes.reserve(static_cast<std::size_t>(spec_.columns) * static_cast<std::size_t>(spec_.rows));
  forEachHex([&](HexKey key) { hexes.push_back(key); });
  return hexes;
}

LayoutSpec Layout::grown(Edge edge, int count) const {
  count = std::clamp(count, -kMaxColumns - kMaxRows, kMaxColumns + kMaxRows);
  LayoutSpec spec = spec_;
  const bool wider = edge == Edge::Left || edge == Edge::Right;
  (wider ? spec.columns : spec.rows) += count;
  if (edge == Edge::Left) spec.firstColumn -= count;
  if (edge == Edge::Top) spec.firstRow -= count;
  return spec;
}

std::optional<HexKey> Layout::neighbourAnywhere(HexKey key, int side) const {
  return keyIfAny(hex::neighbour(toHex(key), side));
}

std::optional<HexKey> Layout::neighbour(HexKey key, int side) const {
  const auto other = neighbourAnywhere(key, side);
  return other && contains(*other) ? other : std::nullopt;
}

std::vector<HexKey> Layout::neighbours(HexKey key) const {
  std::vector<HexKey> keys;
  for (int side = 0; side < kSides; ++side) {
    if (const auto other = neighbour(key, side)) keys.push_back(*other);
  }
  return keys;
}

std::optional<int> Layout::sideTowards(HexKey from, HexKey to) const {
  return hex::sideTowards(toHex(from), toHex(to));
}

HexsideKey Layout::side(HexKey key, int side) const {
  return toKey(hexside(toHex(key), side));
}

HexsideKey Layout::toKey(const Hexside& side) const {
  return HexsideKey::at(toKey(side.hex), side.side);
}

Hexside Layout::toHexside(HexsideKey side) const {
  return {toHex(side.hex()), side.side()};
}

std::pair<HexKey, HexKey> Layout::hexesOf(HexsideKey side) const {
  return {side.hex(), toKey(hex::neighbour(toHex(side.hex()), side.side()))};
}

std::optional<HexsideKey> Layout::sideBetween(HexKey a, HexKey b) const {
  const auto towards = sideTowards(a, b);
  return towards ? std::optional(side(a, *towards)) : std::nullopt;
}

int Layout::distance(HexKey a, HexKey b) const {
  return hex::distance(toHex(a), toHex(b));
}

std::vector<HexKey> Layout::line(HexKey a, HexKey b) const {
  std::vector<HexKey> keys;
  for (const Hex hex : hex::line(toHex(a), toHex(b))) {
    if (const auto key = keyIfAny(hex); key && contains(*key)) keys.push_back(*key);
  }
  return keys;
}

// Moving to a neighbour changes column and row by one at most, so only a window of the map is searched, for any radius.
template <class Wanted>
std::vector<HexKey> Layout::within(HexKey centre, int radius, Wanted&& wanted) const {
  radius = std::min(radius, 2 * (kLastCoordinate - kFirstCoordinate));
  std::vector<HexKey> keys;
  const Hex from = toHex(centre);
  const int endColumn = std::min(lastColumn(), centre.column() + radius);
  const int endRow = std::min(lastRow(), centre.row() + radius);
  for (int column = std::max(firstColumn(), centre.column() - radius); column <= endColumn; ++column) {
    for (int row = std::max(firstRow(), centre.row() - radius); row <= endRow; ++row) {
      const HexKey key = HexKey::at(column, row);
      if (wanted(hex::distance(from, toHex(key))) && contains(key)) keys.push_back(key);
    }
  }
  return keys;
}

std::vector<HexKey> Layout::ring(HexKey centre, int radius) const {
  return within(centre, radius, [radius](int steps) { return steps == radius; });
}

std::vector<HexKey> Layout::disc(HexKey centre, int radius) const {
  return within(centre, radius, [radius](int steps) { return steps <= radius; });
}

}  // namespace redoubt::hex
