#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/hex/layout.h"

namespace redoubt::hex {
namespace {

constexpr double kLineDistance = 0.86602540378443864676;  // between neighbouring straight columns or rows: √3/2

double squaredDistance(Point a, Point b) {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

// The coordinate limited so that it can be rounded to an int; views can pass any number, even NaN.
double bounded(double value) {
  constexpr double kFarthest = 3.0 * kLastCoordinate;
  return std::isnan(value) ? 0.0 : std::clamp(value, -kFarthest, kFarthest);
}

Hex roundedHex(double q, double r) {
  const double s = -q - r;
  double nearQ = std::round(q);
  double nearR = std::round(r);
  const double offQ = std::abs(nearQ - q);
  const double offR = std::abs(nearR - r);
  const double nearS = std::round(s);
  const double offS = std::abs(nearS - s);
  if (offQ > offR && offQ > offS) {
    nearQ = -nearR - nearS;
  } else if (offR > offS) {
    nearR = -nearQ - nearS;
  }
  return {static_cast<int>(nearQ), static_cast<int>(nearR)};
}

}  // namespace

Point Layout::toPoint(double q, double r) const {
  if (spec_.orientation == Orientation::Flat) return {q * kLineDistance, r + q / 2};
  return {(q - r) / 2, (q + r) * kLineDistance};
}

Point Layout::centre(Hex hex) const {
  return toPoint(hex.q, hex.r);
}

Point Layout::centre(HexKey key) const {
  return centre(toHex(key));
}

Point Layout::point(Vertex vertex) const {
  return toPoint(vertex.q / 3.0, vertex.r / 3.0);
}

Point Layout::corner(HexKey key, int index) const {
  return point(vertex(key, index));
}

Point Layout::middle(HexsideKey side) const {
  const Hex near = toHex(side.hex());
  const Hex far = hex::neighbour(near, side.side());
  return toPoint((near.q + far.q) / 2.0, (near.r + far.r) / 2.0);
}

HexKey Layout::at(Point point) const {
  const double x = bounded(point.x);
  const double y = bounded(point.y);
  Hex hex;
  if (spec_.orientation == Orientation::Flat) {
    const double q = x / kLineDistance;
    hex = roundedHex(q, y - q / 2);
  } else {
    const double row = y / kLineDistance;
    hex = roundedHex(row / 2 + x, row / 2 - x);
  }
  if (const auto key = keyIfAny(hex)) return *key;
  const bool flat = spec_.orientation == Orientation::Flat;
  const int row = std::clamp(flat ? hex.r + shift(hex.q) : hex.q + hex.r, kFirstCoordinate, kLastCoordinate);
  const int column = std::clamp(flat ? hex.q : shift(hex.q + hex.r) - hex.r, kFirstCoordinate, kLastCoordinate);
  return HexKey::at(column, row);
}

std::optional<HexKey> Layout::hexAt(Point point) const {
  const HexKey key = at(point);
  return contains(key) ? std::optional(key) : std::nullopt;
}

std::pair<HexKey, int> Layout::nearestSide(Point point) const {
  const HexKey key = at(point);
  const Hex hex = toHex(key);
  int best = 0;
  double least = std::numeric_limits<double>::infinity();
  for (int side = 0; side < kSides; ++side) {
    const double distance = squaredDistance(point, centre(hex::neighbour(hex, side)));
    if (distance < least) {
      least = distance;
      best = side;
    }
  }
  return {key, best};
}

Vertex Layout::nearestVertex(Point point) const {
  const auto vertices = hex::verticesOf(toHex(at(point)));
  return *std::min_element(vertices.begin(), vertices.end(), [&](Vertex a, Vertex b) {
    return squaredDistance(point, this->point(a)) < squaredDistance(point, this->point(b));
  });
}

// The stagger repeats every two columns or rows, so the outermost two at each edge have all the extremes.
Bounds Layout::bounds() const {
  const bool flat = spec_.orientation == Orientation::Flat;
  const double halfWidth = flat ? kHexRadius : 0.5;
  const double halfHeight = flat ? 0.5 : kHexRadius;
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  Bounds bounds{kInfinity, kInfinity, -kInfinity, -kInfinity};
  const std::array columns = {firstColumn(), std::min(firstColumn() + 1, lastColumn()),
                              std::max(lastColumn() - 1, firstColumn()), lastColumn()};
  const std::array rows = {firstRow(), std::min(firstRow() + 1, lastRow()), std::max(lastRow() - 1, firstRow()),
                           lastRow()};
  for (const int column : columns) {
    for (const int row : rows) {
      const HexKey key = HexKey::at(column, row);
      if (!contains(key)) continue;
      const Point middle = centre(key);
      bounds.left = std::min(bounds.left, middle.x - (isHalfAt(key, Edge::Left) ? 0 : halfWidth));
      bounds.right = std::max(bounds.right, middle.x + (isHalfAt(key, Edge::Right) ? 0 : halfWidth));
      bounds.top = std::min(bounds.top, middle.y - (isHalfAt(key, Edge::Top) ? 0 : halfHeight));
      bounds.bottom = std::max(bounds.bottom, middle.y + (isHalfAt(key, Edge::Bottom) ? 0 : halfHeight));
    }
  }
  return bounds;
}

}  // namespace redoubt::hex
