#include "editor/render/lettering/name_ground.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/render/hexsides/side_curve.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "editor/render/symbol_kinds.h"

namespace redoubt::render {
namespace {

constexpr double kStep = 0.05;         // of the grid that costs are measured on
constexpr double kTouch = 0.03;        // the distance that counts as covered
constexpr double kEdge = 0.03;         // between names and the edge of the map
constexpr double kNumberEdge = 0.014;  // between digits and halos
constexpr double kCounter = 0.75;      // the side of the largest counters on a map

MapStyle withoutNames() {
  MapStyle style;
  style.labels = false;
  style.numbers = false;
  return style;
}

double groundCost(const TerrainKind& kind) {
  return kind.look ? kind.look->crowding : 0;
}

// A box with corners in order, larger by `margin` on every side.
QPolygonF grownBox(const QPolygonF& box, double margin) {
  const auto towards = [&](int from, int to) {
    const QPointF way = box[to] - box[from];
    return way * (margin / std::max(std::hypot(way.x(), way.y()), 1e-9));
  };
  const QPointF along = towards(0, 1);
  const QPointF across = towards(1, 2);
  return {box[0] - along - across, box[1] + along - across, box[2] + along + across, box[3] - along + across};
}

// Points spread evenly over a piece of a band: calls visit(point), and returns their number.
template <class Visit>
int overPiece(const QPolygonF& piece, Visit&& visit) {
  constexpr double kEvery = 0.07;
  const QPointF along = (piece[1] + piece[2] - piece[0] - piece[3]) / 2;
  const QPointF across = (piece[3] + piece[2] - piece[0] - piece[1]) / 2;
  const int columns = std::max(1, static_cast<int>(std::ceil(std::hypot(along.x(), along.y()) / kEvery)));
  const int rows = std::max(1, static_cast<int>(std::ceil(std::hypot(across.x(), across.y()) / kEvery)));
  for (int i = 0; i < columns; ++i) {
    for (int j = 0; j < rows; ++j) {
      const double x = (i + 0.5) / columns;
      const QPointF upper = piece[0] + (piece[1] - piece[0]) * x;
      const QPointF lower = piece[3] + (piece[2] - piece[3]) * x;
      visit(upper + (lower - upper) * ((j + 0.5) / rows));
    }
  }
  return columns * rows;
}

double areaOf(const QPolygonF& piece) {
  const QPointF along = (piece[1] + piece[2] - piece[0] - piece[3]) / 2;
  const QPointF across = (piece[3] + piece[2] - piece[0] - piece[1]) / 2;
  return std::hypot(along.x(), along.y()) * std::hypot(across.x(), across.y());
}

// A piece of a band, which runs along its edges 0-1 and 3-2, narrowed towards its middle by `share`.
QPolygonF narrowed(const QPolygonF& piece, double share) {
  const QPointF from = (piece[0] + piece[3]) / 2;
  const QPointF to = (piece[1] + piece[2]) / 2;
  return {from + (piece[0] - from) * share, to + (piece[1] - to) * share, to + (piece[2] - to) * share,
          from + (piece[3] - from) * share};
}

}  // namespace

std::vector<QPolygonF> letterRoom(const model::Label& label, hex::Point at, const ThemeFonts& fonts) {
  const double halo = kHaloReach * letterSize(label);
  std::vector<QPolygonF> room = letterBoxes(label, at, fonts);
  for (QPolygonF& box : room) box = grownBox(box, halo);
  return room;
}

std::vector<QPolygonF> nameRoom(const model::Label& label, hex::Point at, const ThemeFonts& fonts) {
  QPolygonF band = labelFrame(label, at, fonts);
  if (band.size() > 1 && band.first() == band.last()) band.removeLast();
  std::vector<QPolygonF> room;
  for (qsizetype i = 0; i + 1 < band.size() - 1 - i; ++i) {
    constexpr double kShare = 0.9;  // the frame for hit testing is a little larger
    const QPolygonF piece{band[i], band[i + 1], band[band.size() - 2 - i], band[band.size() - 1 - i]};
    room.push_back(narrowed(piece, kShare));
  }
  return room;
}

std::vector<QPolygonF> movedBy(std::vector<QPolygonF> room, QPointF by) {
  for (QPolygonF& piece : room) piece.translate(by);
  return room;
}

QRectF numberBox(const MapCells& cells, hex::HexKey hex) {
  const hex::Layout& layout = cells.layout();
  const QRectF room = numberRoom(QString::fromStdString(layout.number(hex)), kLargestNumber, cells.fonts());
  return room.translated(toQt(layout.centre(hex)) + toQt(kNumberPlace));
}

double hiddenByCounter(const hex::Layout& layout, const QRectF& name) {
  const QPointF half(kCounter / 2, kCounter / 2);
  const auto hidden = [&](hex::HexKey hex) {
    const QPointF centre = toQt(layout.centre(hex));
    const QRectF both = name & QRectF(centre - half, centre + half);
    return both.width() * both.height() / (name.width() * name.height());
  };
  double most = 0;
  constexpr double kEvery = 0.3;  // the counter that hides the most is in a hex that the name is in
  const int columns = static_cast<int>(std::ceil(name.width() / kEvery));
  const int rows = static_cast<int>(std::ceil(name.height() / kEvery));
  for (int i = 0; i <= columns; ++i) {
    for (int j = 0; j <= rows; ++j) {
      const hex::Point at{name.left() + name.width() * i / columns, name.top() + name.height() * j / rows};
      if (const auto hex = layout.hexAt(at)) most = std::max(most, hidden(*hex));
    }
  }
  return most;
}

NameGround::NameGround(const MapCells& cells, const hex::Bounds& bounds, const Obstacles& names)
    : cells_(cells),
      names_(names),
      plan_(regionPlan(cells, bounds, withoutNames())),
      waters_(waterPieces(cells, bounds)),
      corner_(std::floor(bounds.left / kStep) * kStep, std::floor(bounds.top / kStep) * kStep),
      columns_(static_cast<int>(std::ceil(bounds.width() / kStep)) + 1),
      rows_(static_cast<int>(std::ceil(bounds.height() / kStep)) + 1),
      seen_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), Cost{-1, 0, {}}) {
  cells.forEachHex(grown(bounds, 1), [&](hex::Hex hex, hex::Point) {
    if (!cells.cell(hex).isOnMap) return;
    const QRectF number = numberBox(cells, cells.layout().toKey(hex));
    numbers_.addBox(number.adjusted(-kNumberEdge, -kNumberEdge, kNumberEdge, kNumberEdge), ObstacleKind::Number);
  });
  addLines(grown(bounds, 1));
}

void NameGround::addLines(const hex::Bounds& bounds) {
  for (const WaterPiece& water : waters_) {
    if (water.points.empty()) continue;
    lines_.addPath(water.points, water.widths.empty() ? kRiverWidth : water.widths.back(), ObstacleKind::Water);
  }
  cells_.forEachHex(bounds, [&](hex::Hex hex, hex::Point) {
    for (int side = 0; side < hex::kSides / 2; ++side) {
      const hex::Hexside hexside{hex, side};
      const SideCell* cell = sideAt(cells_, hexside);
      if (!cell) continue;
      const auto ends = hex::verticesOf(hexside);
      const QPointF from = toQt(cells_.layout().point(ends[0]));
      const QPointF to = toQt(cells_.layout().point(ends[1]));
      constexpr double kCrest = 0.2;
      constexpr double kWorks = 0.08;
      for (const SideFeature& feature : cell->features) {
        const TerrainKind& kind = cells_.kind(feature.kind);
        if (kind.isSlope()) lines_.addLine(from, to, kCrest, ObstacleKind::Slope);
        if (!kind.isSlope() && !kind.isWater()) lines_.addLine(from, to, kWorks, ObstacleKind::Work);
      }
    }
  });
  for (const auto& [id, symbol] : cells_.symbols()) {
    if (intersects(toBounds(symbol.bounds), bounds)) {
      lines_.addLine(toQt(symbol.at), toQt(symbol.at), symbolSide(symbol.kind), ObstacleKind::House);
    }
  }
}

NameGround::Cost NameGround::measured(QPointF point) const {
  constexpr std::pair<ObstacleKind, double> kWeights[] = {{ObstacleKind::Work, 9},   {ObstacleKind::Water, 18},
                                                          {ObstacleKind::House, 10}, {ObstacleKind::Way, 13},
                                                          {ObstacleKind::Garden, 3}, {ObstacleKind::Slope, 12}};
  constexpr double kNumber = 12;
  constexpr double kName = 30;
  constexpr double kOffMap = 12;
  Cost cost;
  const auto hex = cells_.layout().hexAt(toMap(point));
  if (!hex) return {kOffMap, 0, {}};
  cost.hex = cells_.layout().toHex(*hex);
  cost.ground = static_cast<float>(groundCost(cells_.kind(cells_.cell(cost.hex).terrain)));
  double things = 0;
  const bool isPlanFree = plan_.obstacles.isFree(point, kTouch);
  const bool areLinesFree = lines_.isFree(point, kTouch);
  for (const auto& [what, weight] : kWeights) {
    const auto kind = static_cast<ObstacleKinds>(what);
    if ((!isPlanFree && !plan_.obstacles.isFree(point, kTouch, kind)) ||
        (!areLinesFree && !lines_.isFree(point, kTouch, kind))) {
      things += weight;
    }
  }
  if (!numbers_.isFree(point, kTouch)) things += kNumber;
  if (!names_.isFree(point, kTouch)) things += kName;
  cost.things = static_cast<float>(things);
  return cost;
}

NameGround::Cost NameGround::costAt(QPointF point) const {
  const int column = static_cast<int>(std::floor((point.x() - corner_.x()) / kStep));
  const int row = static_cast<int>(std::floor((point.y() - corner_.y()) / kStep));
  const QPointF middle = corner_ + QPointF(column + 0.5, row + 0.5) * kStep;
  if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return measured(middle);
  Cost& cost =
      seen_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column)];
  if (cost.things < 0) cost = measured(middle);
  return cost;
}

double NameGround::costOf(std::span<const QPolygonF> room, double size,
                          const std::function<bool(hex::Hex)>& isOwn) const {
  double total = 0;
  for (const QPolygonF& piece : room) {
    double sum = 0;
    const int count = overPiece(piece, [&](QPointF point) {
      const Cost cost = costAt(point);
      sum += static_cast<double>(cost.things);
      if (cost.ground > 0 && !(isOwn && isOwn(cost.hex))) sum += static_cast<double>(cost.ground);
    });
    total += sum * areaOf(piece) / count;
  }
  return total / (size * size);
}

double NameGround::shareOn(std::span<const QPolygonF> room, ObstacleKinds what) const {
  constexpr double kNothing = 0.001;
  double all = 0;
  double taken = 0;
  for (const QPolygonF& piece : room) {
    int there = 0;
    const int count = overPiece(piece, [&](QPointF point) {
      if (!plan_.obstacles.isFree(point, kNothing, what)) ++there;
    });
    all += areaOf(piece);
    taken += areaOf(piece) * there / count;
  }
  return all > 0 ? taken / all : 0;
}

bool NameGround::isClear(std::span<const QPolygonF> letters, std::span<const QPolygonF> room) const {
  const QRectF map = toQt(grown(cells_.layout().bounds(), -kEdge));
  const auto isOnMap = [&](QPointF corner) { return map.contains(corner); };
  return std::all_of(letters.begin(), letters.end(),
                     [&](const QPolygonF& each) {
                       return numbers_.isFree(each) && std::all_of(each.begin(), each.end(), isOnMap);
                     }) &&
         std::all_of(room.begin(), room.end(), [&](const QPolygonF& each) { return names_.isFree(each); });
}

}  // namespace redoubt::render
