#include "core/hex/area.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "core/hex/hex_mask.h"

namespace redoubt::hex {
namespace {

std::vector<HexKey> columnsAndRows(const Layout& layout, int left, int right, int top, int bottom) {
  std::vector<HexKey> keys;
  for (int column = std::max(left, layout.firstColumn()); column <= std::min(right, layout.lastColumn()); ++column) {
    for (int row = std::max(top, layout.firstRow()); row <= std::min(bottom, layout.lastRow()); ++row) {
      if (const HexKey key = HexKey::at(column, row); layout.contains(key)) keys.push_back(key);
    }
  }
  return keys;
}

// The straight lines of hexes of a map: columns of flat-top, rows of pointy-top ones. For each line, `across` is the
// coordinate that all its centres share, and `along` the one in which they are 1 apart.
class Lines {
 public:
  explicit Lines(const Layout& layout)
      : layout_(layout), isFlat_(layout.orientation() == Orientation::Flat), spacing_(spacing(layout)) {}

  int first() const { return isFlat_ ? layout_.firstColumn() : layout_.firstRow(); }
  int last() const { return isFlat_ ? layout_.lastColumn() : layout_.lastRow(); }
  double across(Point point) const { return isFlat_ ? point.x : point.y; }
  double along(Point point) const { return isFlat_ ? point.y : point.x; }
  double acrossOf(int line) const { return line * spacing_; }
  /// The first line whose centres are not before `across`.
  int firstFrom(double across) const {
    return static_cast<int>(std::ceil(std::clamp(across / spacing_, first() - 1.0, last() + 1.0)));
  }
  /// Takes in the hexes of a line from `from` to before `to`.
  void fill(int line, double from, double to, HexMask& mask) const {
    const int start = isFlat_ ? layout_.firstRow() : layout_.firstColumn();
    const int end = isFlat_ ? layout_.lastRow() : layout_.lastColumn();
    const double zero = along(layout_.centre(hexAt(line, start))) - start;
    const auto index = [&](double at) {
      return static_cast<int>(std::ceil(std::clamp(at - zero, start - 1.0, end + 1.0)));
    };
    for (int i = std::max(index(from), start); i < std::min(index(to), end + 1); ++i) mask.insert(hexAt(line, i));
  }

 private:
  // Computed as Layout computes it, so that centres lie exactly on their lines.
  static double spacing(const Layout& layout) {
    const Point next = layout.centre(Hex{1, 0});
    return layout.orientation() == Orientation::Flat ? next.x : next.y;
  }
  HexKey hexAt(int line, int index) const { return isFlat_ ? HexKey::at(line, index) : HexKey::at(index, line); }

  const Layout& layout_;
  bool isFlat_;
  double spacing_;
};

// Even-odd, line by line: where the outline crosses a line, inside and outside change. An edge counts for the lines
// from its lower end to before its upper one, so that two edges that meet on a line count once or twice as they should.
void fillOutline(const Layout& layout, std::span<const Point> outline, HexMask& mask) {
  const Lines lines(layout);
  std::vector<std::vector<double>> crossings(static_cast<std::size_t>(lines.last() - lines.first() + 1));
  for (std::size_t i = 0; i < outline.size(); ++i) {
    Point low = outline[i];
    Point high = outline[(i + 1) % outline.size()];
    if (lines.across(low) > lines.across(high)) std::swap(low, high);
    const double width = lines.across(high) - lines.across(low);
    const int end = std::min(lines.firstFrom(lines.across(high)), lines.last() + 1);
    for (int line = std::max(lines.firstFrom(lines.across(low)), lines.first()); line < end; ++line) {
      const double part = std::clamp((lines.acrossOf(line) - lines.across(low)) / width, 0.0, 1.0);
      crossings[static_cast<std::size_t>(line - lines.first())].push_back(
          lines.along(low) + part * (lines.along(high) - lines.along(low)));
    }
  }
  for (std::size_t i = 0; i < crossings.size(); ++i) {
    std::vector<double>& onLine = crossings[i];
    std::sort(onLine.begin(), onLine.end());
    for (std::size_t pair = 0; pair + 1 < onLine.size(); pair += 2) {
      lines.fill(lines.first() + static_cast<int>(i), onLine[pair], onLine[pair + 1], mask);
    }
  }
}

// Far beyond any map, but small enough that differences and products of coordinates stay finite.
constexpr double kFarthestPoint = 1e6;

std::vector<Point> soundPoints(std::span<const Point> outline) {
  std::vector<Point> points;
  for (const Point point : outline) {
    if (!std::isfinite(point.x) || !std::isfinite(point.y)) continue;
    points.push_back(
        {std::clamp(point.x, -kFarthestPoint, kFarthestPoint), std::clamp(point.y, -kFarthestPoint, kFarthestPoint)});
  }
  return points;
}

void addLines(const Layout& layout, std::span<const HexKey> corners, bool isClosed, HexMask& mask,
              std::vector<HexKey>& way) {
  const auto pass = [&](HexKey key) {
    if (mask.insert(key)) way.push_back(key);
  };
  if (corners.size() == 1) pass(corners.front());
  const std::size_t legs = corners.size() < 2 ? 0 : corners.size() - (isClosed ? 0 : 1);
  for (std::size_t i = 0; i < legs; ++i) {
    for (const HexKey key : layout.line(corners[i], corners[(i + 1) % corners.size()])) pass(key);
  }
}

// A pseudo-random choice for each hex that is always the same: the bits of its coordinates, well mixed (splitmix64).
bool isChosen(Hex hex) {
  std::uint64_t bits = std::uint64_t{static_cast<std::uint32_t>(hex.q)} << 32 | static_cast<std::uint32_t>(hex.r);
  bits += 0x9E3779B97F4A7C15ULL;
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ULL;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBULL;
  return ((bits ^ (bits >> 31)) & 1) != 0;
}

}  // namespace

std::vector<HexKey> rectangle(const Layout& layout, HexKey a, HexKey b) {
  const auto [left, right] = std::minmax({a.column(), b.column()});
  const auto [top, bottom] = std::minmax({a.row(), b.row()});
  return columnsAndRows(layout, left, right, top, bottom);
}

std::vector<HexKey> insidePolygon(const Layout& layout, std::span<const Point> outline) {
  const std::vector<Point> points = soundPoints(outline);
  if (points.empty()) return {};
  HexMask mask(layout);
  if (points.size() < 3) {
    for (const HexKey key : layout.line(layout.at(points.front()), layout.at(points.back()))) mask.insert(key);
  } else {
    fillOutline(layout, points, mask);
  }
  return mask.hexes();
}

std::vector<HexKey> insideHexes(const Layout& layout, std::span<const HexKey> corners) {
  HexMask mask(layout);
  std::vector<HexKey> way;
  addLines(layout, corners, true, mask, way);
  std::vector<Point> outline;
  for (const HexKey corner : corners) outline.push_back(layout.centre(corner));
  if (outline.size() >= 3) fillOutline(layout, outline, mask);
  return mask.hexes();
}

std::vector<HexKey> polyline(const Layout& layout, std::span<const HexKey> corners) {
  HexMask mask(layout);
  std::vector<HexKey> way;
  addLines(layout, corners, false, mask, way);
  return way;
}

std::vector<HexKey> squareAround(const Layout& layout, HexKey centre, int radius) {
  if (radius < 0) return {};
  const int reach = std::min(radius, 2 * (kLastCoordinate - kFirstCoordinate));
  return columnsAndRows(layout, centre.column() - reach, centre.column() + reach, centre.row() - reach,
                        centre.row() + reach);
}

std::vector<HexKey> ragged(const Layout& layout, HexKey centre, int radius) {
  if (radius < 0) return {};
  if (radius == 0) return layout.disc(centre, 0);
  std::vector<HexKey> keys = layout.disc(centre, radius);
  std::erase_if(keys,
                [&](HexKey key) { return layout.distance(centre, key) == radius && !isChosen(layout.toHex(key)); });
  return keys;
}

std::vector<HexsideKey> rim(const Layout& layout, std::span<const HexKey> area) {
  const HexMask mask(layout, area);
  std::vector<HexsideKey> sides;
  for (const HexKey key : mask.hexes()) {
    for (int side = 0; side < kSides; ++side) {
      const auto other = layout.neighbourAnywhere(key, side);
      if (!other || !mask.contains(*other)) sides.push_back(layout.side(key, side));
    }
  }
  std::sort(sides.begin(), sides.end());
  return sides;
}

}  // namespace redoubt::hex
