#include "editor/render/area_shape.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

// Which of a corner's three hexes belong to the area.
struct Mask {
  std::array<bool, 3> isIn{};
  /// At the map's edge, where one of two hexes belongs and the third is off the map: that third.
  std::optional<std::size_t> beyond;

  int count() const { return isIn[0] + isIn[1] + isIn[2]; }
  /// The hex that differs from the other two.
  std::size_t odd() const {
    const bool wanted = count() == 1;
    std::size_t i = 0;
    while (isIn[i] != wanted) ++i;
    return i;
  }
};

// Hexes off the map take after those of the corner that are on it.
Mask maskOf(const Corner& corner, const std::function<bool(const Cell&)>& isInside) {
  Mask mask;
  int inside = 0;
  int outside = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    if (!corner.cells[i].isOnMap) continue;
    mask.isIn[i] = isInside(corner.cells[i]);
    ++(mask.isIn[i] ? inside : outside);
  }
  for (std::size_t i = 0; i < 3; ++i) {
    if (corner.cells[i].isOnMap) continue;
    mask.isIn[i] = inside > 0 && outside == 0;
    if (inside == 1 && outside == 1) mask.beyond = i;
  }
  return mask;
}

QPointF between(hex::Point a, hex::Point b) {
  return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

Rim ragged(Rim rim, const Ragged& how) {
  if (how.amplitude <= 0) return rim;
  for (QPointF& point : rim) point = toQt(wobbled(toMap(point), how.amplitude, how.scale, how.salt));
  return rim;
}

// The edge runs along the hexside between the two hexes on the map, and off it.
void addCornerAtMapEdge(AreaShape& shape, const Corner& corner, const Mask& mask, const Ragged& how) {
  const std::size_t in = mask.odd();
  const std::size_t out = 3 - in - *mask.beyond;
  const QPointF middle = between(corner.centres[in], corner.centres[out]);
  const QPointF off = toQt(corner.centres[*mask.beyond]);
  const bool isOutNext = (in + 1) % 3 == out;
  const Rim rim =
      ragged(isOutNext ? bend(middle, (middle + off) / 2, off) : bend(off, (middle + off) / 2, middle), how);
  shape.rims.push_back(rim);
  shape.fill.moveTo(toQt(corner.centres[in]));
  if (isOutNext) shape.fill.lineTo(middle);
  for (const QPointF& point : rim) shape.fill.lineTo(point);
  if (!isOutNext) shape.fill.lineTo(middle);
  shape.fill.closeSubpath();
}

void addCorner(AreaShape& shape, const Corner& corner, const Mask& mask, const Ragged& how) {
  const int count = mask.count();
  if (count == 0) return;
  if (mask.beyond) return addCornerAtMapEdge(shape, corner, mask, how);
  if (count == 3) {
    shape.fill.moveTo(toQt(corner.centres[0]));
    shape.fill.lineTo(toQt(corner.centres[1]));
    shape.fill.lineTo(toQt(corner.centres[2]));
    shape.fill.closeSubpath();
    return;
  }
  // The next and the last hex follow the odd one clockwise.
  const std::size_t odd = mask.odd();
  const hex::Point next = corner.centres[(odd + 1) % 3];
  const hex::Point last = corner.centres[(odd + 2) % 3];
  const QPointF toNext = between(corner.centres[odd], next);
  const QPointF toLast = between(corner.centres[odd], last);
  const QPointF control = toQt(corner.point);
  const Rim rim = ragged(count == 1 ? bend(toNext, control, toLast) : bend(toLast, control, toNext), how);
  shape.rims.push_back(rim);
  if (count == 1) {
    shape.fill.moveTo(toQt(corner.centres[odd]));
    shape.fill.lineTo(toNext);
    for (const QPointF& point : rim) shape.fill.lineTo(point);
    shape.fill.lineTo(toLast);
  } else {
    shape.fill.moveTo(toQt(next));
    shape.fill.lineTo(toQt(last));
    shape.fill.lineTo(toLast);
    for (const QPointF& point : rim) shape.fill.lineTo(point);
    shape.fill.lineTo(toNext);
  }
  shape.fill.closeSubpath();
}

}  // namespace

Rim bend(QPointF from, QPointF control, QPointF to) {
  Rim points;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double t = static_cast<double>(i) / static_cast<double>(points.size() - 1);
    points[i] = from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + to * (t * t);
  }
  return points;
}

AreaShape areaShape(std::span<const Corner> corners, const hex::Bounds& bounds, const Ragged& how,
                    const std::function<bool(const Cell&)>& isInside) {
  AreaShape shape;
  shape.fill.setFillRule(Qt::WindingFill);
  std::vector<Mask> masks;
  masks.reserve(corners.size());
  for (const Corner& corner : corners) masks.push_back(maskOf(corner, isInside));
  if (!masks.empty() && std::all_of(masks.begin(), masks.end(), [](const Mask& mask) { return mask.count() == 3; })) {
    shape.fill.addRect(toQt(bounds));
    return shape;
  }
  for (std::size_t i = 0; i < corners.size(); ++i) addCorner(shape, corners[i], masks[i], how);
  return shape;
}

namespace {

double depthIn(const MapCells& cells, hex::Point point, const std::function<bool(const Cell&)>& isInside) {
  const Corner corner = cells.cornerNear(point);
  const Mask mask = maskOf(corner, isInside);
  if (mask.count() % 3 == 0) return mask.isIn[0] ? 1 : 0;
  // Weights of the three hexes: 1 at its own middle, 0 at the others'. Along the edge that bend() draws, the odd
  // hex's weight is ½ - (1 - 4d²)/12, where d is the difference of the other two.
  std::array<double, 3> weight{};
  for (std::size_t i = 0; i < 3; ++i) {
    const double x = corner.centres[i].x - corner.point.x;
    const double y = corner.centres[i].y - corner.point.y;
    const double along = ((point.x - corner.point.x) * x + (point.y - corner.point.y) * y) / (x * x + y * y);
    weight[i] = (1 + 2 * along) / 3;
  }
  const bool isOddInside = mask.count() == 1;
  const std::size_t odd = mask.odd();
  if (mask.beyond) return 0.5 + (weight[odd] - weight[3 - odd - *mask.beyond]) / 2;
  const double difference = weight[(odd + 1) % 3] - weight[(odd + 2) % 3];
  const double depth = weight[odd] + (1 - 4 * difference * difference) / 12;
  return isOddInside ? depth : 1 - depth;
}

}  // namespace

AreaDepth::AreaDepth(const MapCells& cells, const hex::Bounds& bounds, std::function<bool(const Cell&)> isInside)
    : cells_(cells), isInside_(std::move(isInside)) {
  const hex::Layout& layout = cells.layout();
  const hex::Bounds wide = grown(bounds, 1.2);
  int lastColumn = 0;
  int lastRow = 0;
  bool isFirst = true;
  std::vector<std::pair<hex::HexKey, State>> found;
  cells.forEachHex(wide, [&](hex::Hex hex, hex::Point) {
    const hex::HexKey key = layout.toKey(hex);
    found.emplace_back(key, stateOf(hex));
    firstColumn_ = isFirst ? key.column() : std::min(firstColumn_, key.column());
    firstRow_ = isFirst ? key.row() : std::min(firstRow_, key.row());
    lastColumn = isFirst ? key.column() : std::max(lastColumn, key.column());
    lastRow = isFirst ? key.row() : std::max(lastRow, key.row());
    isFirst = false;
  });
  if (found.empty()) return;
  columns_ = lastColumn - firstColumn_ + 1;
  rows_ = lastRow - firstRow_ + 1;
  states_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), State::Outside);
  for (const auto& [key, state] : found) {
    states_[static_cast<std::size_t>((key.row() - firstRow_) * columns_ + key.column() - firstColumn_)] = state;
  }
}

AreaDepth::State AreaDepth::stateOf(hex::Hex hex) const {
  const auto isIn = [&](hex::Hex each) -> std::optional<bool> {
    const Cell cell = cells_.cell(each);
    return cell.isOnMap ? std::optional(isInside_(cell)) : std::nullopt;
  };
  const std::optional<bool> own = isIn(hex);
  if (!own) return State::Mixed;
  for (int side = 0; side < hex::kSides; ++side) {
    if (isIn(hex::neighbour(hex, side)) != own) return State::Mixed;
  }
  return *own ? State::Inside : State::Outside;
}

double AreaDepth::at(hex::Point point) const {
  const hex::HexKey key = cells_.layout().at(point);
  const int x = key.column() - firstColumn_;
  const int y = key.row() - firstRow_;
  if (x < 0 || y < 0 || x >= columns_ || y >= rows_) return 0;
  switch (states_[static_cast<std::size_t>(y * columns_ + x)]) {
    case State::Outside: return 0;
    case State::Inside: return 1;
    case State::Mixed: return depthIn(cells_, point, isInside_);
  }
  return 0;
}

QPainterPath rimLine(const AreaShape& shape, double width) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  for (const Rim& rim : shape.rims) {
    const std::size_t last = rim.size() - 1;
    addRibbon(path, rim, width, width, rim[1] - rim[0], rim[last] - rim[last - 1]);
  }
  return path;
}

}  // namespace redoubt::render
