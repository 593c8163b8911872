#include "editor/render/settlements/yards.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "editor/render/links/way_widths.h"
#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"
#include "editor/render/settlements/settlements.h"

namespace redoubt::render {
namespace {

constexpr double kHexEdge = 0.02;     // strip along the hex's edge that a yard keeps clear of
constexpr double kVerge = 0.014;      // between a way and a wall
constexpr double kGate = 0.042;       // breadth
constexpr double kFarthest = 0.27;    // from the place of a symbol's row
constexpr double kSmallestTree = 30;  // device pixels per hex width

// A plot that keeps clear of ways: half its length and width, walls included.
struct Plot {
  const char* kind;
  QPointF building;
  QPointF yard;  // null: it has none
  double cut;    // of the yard's corners
};
constexpr Plot kPlots[] = {{"church", {0.130, 0.072}, {0.165, 0.108}, 0.045},
                           {"chapel", {0.055, 0.045}, {0.090, 0.074}, 0.030},
                           {"manor", {0.115, 0.120}, {0.155, 0.155}, 0.012},
                           {"mill", {0.115, 0.090}, {}, 0},
                           {"windmill", {0.080, 0.100}, {}, 0},
                           {"cross", {0.045, 0.078}, {}, 0},
                           {"inn", {0.095, 0.085}, {}, 0}};

const Plot* plotOf(const QString& kind) {
  const auto found = std::find_if(std::begin(kPlots), std::end(kPlots),
                                  [&](const Plot& plot) { return kind == QLatin1String(plot.kind); });
  return found == std::end(kPlots) ? nullptr : &*found;
}

QPolygonF outlineOf(QPointF half, double cut, QPointF at, double angle) {
  const double x = half.x();
  const double y = half.y();
  const QPolygonF outline{{cut - x, -y}, {x - cut, -y}, {x, cut - y},  {x, y - cut},
                          {x - cut, y},  {cut - x, y},  {-x, y - cut}, {-x, cut - y}};
  QTransform place;
  place.translate(at.x(), at.y());
  place.rotate(angle);
  return place.map(outline);
}

// The obstacles in and round one hex.
class Surroundings {
 public:
  Surroundings(const MapCells& cells, hex::Hex hex, const RegionPlan& plan)
      : plan_(plan), centre_(toQt(cells.layout().centre(hex))) {
    for (int side = 0; side < hex::kSides; ++side) {
      outwards_[static_cast<std::size_t>(side)] =
          unit(toQt(cells.layout().centre(hex::neighbour(hex, side))) - centre_);
    }
    for (const WayPiece& way : plan.ways) {
      const QPointF off = toQt(cells.layout().centre(way.hex)) - centre_;
      if (std::hypot(off.x(), off.y()) > 1.1) continue;
      ways_.addPath(way.line, 2 * (wayHalfWidth(cells, way) + kVerge), ObstacleKind::Way);
      if (!way.isRailway) lines_.push_back(&way);
    }
  }

  bool isFree(const QPolygonF& shape) const {
    return std::all_of(shape.begin(), shape.end(), [&](QPointF corner) { return isInHex(corner); }) &&
           plan_.obstacles.isFree(shape, ObstacleKind::Number | ObstacleKind::Water | ObstacleKind::Work) &&
           ways_.isFree(shape);
  }

  // The nearest point of all ways, if one is near.
  std::optional<QPointF> nearestWay(QPointF at) const {
    constexpr double kNear = 0.45;
    std::optional<QPointF> nearest;
    double least = kNear;
    for (const WayPiece* way : lines_) {
      for (const QPointF& point : way->line) {
        const double far = std::hypot(point.x() - at.x(), point.y() - at.y());
        if (far >= least) continue;
        least = far;
        nearest = point;
      }
    }
    return nearest;
  }

 private:
  bool isInHex(QPointF point) const {
    return std::all_of(outwards_.begin(), outwards_.end(), [&](QPointF outward) {
      return QPointF::dotProduct(point - centre_, outward) <= 0.5 - kHexEdge;
    });
  }

  const RegionPlan& plan_;
  QPointF centre_;
  std::array<QPointF, hex::kSides> outwards_;
  Obstacles ways_;
  std::vector<const WayPiece*> lines_;
};

// The nearest free place to `at` for the shape of `outlineAt`; places away from the way are tried first.
template <class OutlineAt>
std::optional<QPointF> freePlace(const Surroundings& surroundings, QPointF at, OutlineAt&& outlineAt) {
  if (surroundings.isFree(outlineAt(at))) return at;
  constexpr double kStep = 0.018;
  constexpr int kDirections = 16;
  const QPointF away = unit(at - surroundings.nearestWay(at).value_or(at + QPointF(0, -1)));
  const double first = std::atan2(away.y(), away.x());
  for (double far = kStep; far <= kFarthest; far += kStep) {
    for (int i = 0; i < kDirections; ++i) {
      const double turn = (i + 1) / 2 * (i % 2 == 0 ? 1 : -1) * 2 * M_PI / kDirections;
      const QPointF place = at + QPointF(std::cos(first + turn), std::sin(first + turn)) * far;
      if (surroundings.isFree(outlineAt(place))) return place;
    }
  }
  return std::nullopt;
}

// A mill with its wheel over the edge of the nearest water with room; nothing if no water is near.
std::optional<SymbolPlace> millAt(const Surroundings& surroundings, std::int64_t id, QPointF at,
                                  const RegionPlan& plan) {
  constexpr double kFarthestMill = 0.62;
  constexpr double kWheel = 0.062;   // from the symbol's middle to the water's edge
  constexpr double kBehind = 0.048;  // the middle of its house
  const QPointF house(0.058, 0.062);
  std::optional<SymbolPlace> best;
  double least = kFarthestMill;
  for (const WaterPiece& water : plan.waters) {
    for (std::size_t i = 1; i + 1 < water.points.size(); ++i) {
      const QPointF along = unit(water.points[i + 1] - water.points[i - 1]);
      for (const double bank : {1.0, -1.0}) {
        const QPointF off = QPointF(-along.y(), along.x()) * bank;
        const QPointF place = water.points[i] + off * (water.widths[i] / 2 + kWheel);
        const double far = std::hypot(place.x() - at.x(), place.y() - at.y());
        const double angle = std::atan2(-off.y(), -off.x()) * 180 / M_PI;
        if (far >= least || !surroundings.isFree(outlineOf(house, 0.01, place + off * kBehind, angle))) continue;
        least = far;
        best = SymbolPlace{id, place, {}, angle};
      }
    }
  }
  return best;
}

// An inn next to the nearest way, with its long side towards it; nothing if no way is near, or if there is no room.
std::optional<SymbolPlace> innAt(const Surroundings& surroundings, std::int64_t id, QPointF at, QPointF half) {
  constexpr double kBeside = 0.045;  // from the middle of the way to its front
  const auto way = surroundings.nearestWay(at);
  if (!way || *way == at) return std::nullopt;
  const QPointF away = unit(at - *way);
  const double angle = std::atan2(-away.x(), away.y()) * 180 / M_PI;
  const QPointF beside = *way + away * (kBeside + half.y());
  const QPointF moved = beside - at;
  const QPointF wished = std::hypot(moved.x(), moved.y()) < kFarthest ? beside : at;
  const auto place = freePlace(surroundings, wished, [&](QPointF to) { return outlineOf(half, 0.01, to, angle); });
  if (!place) return std::nullopt;
  return SymbolPlace{id, *place, {}, angle};
}

// The point where the line from the middle of a yard to `to` leaves it.
double gateOf(const QPolygonF& wall, QPointF middle, QPointF to) {
  const QPointF way = to - middle;
  const auto cross = [](QPointF a, QPointF b) { return a.x() * b.y() - a.y() * b.x(); };
  for (qsizetype i = 0; i < wall.size(); ++i) {
    const QPointF from = wall[i] - middle;
    const QPointF side = wall[(i + 1) % wall.size()] - wall[i];
    const double area = cross(way, side);
    if (std::abs(area) < 1e-12) continue;
    const double share = cross(from, way) / area;
    if (cross(from, side) / area > 0 && share >= 0 && share <= 1) return static_cast<double>(i) + share;
  }
  return 0;
}

SymbolPlace placeOf(const MapCells& cells, std::int64_t id, const SymbolArt& symbol, const RegionPlan& plan) {
  const QPointF at = toQt(symbol.at);
  const Plot* plot = plotOf(symbol.kind);
  const auto hex = cells.layout().hexAt(symbol.at);
  if (!plot || !hex) return {id, at, {}, symbol.angle};
  const Surroundings surroundings(cells, cells.layout().toHex(*hex), plan);
  if (symbol.kind == QLatin1String("mill")) {
    if (auto place = millAt(surroundings, id, at, plan)) return *std::move(place);
  }
  if (symbol.kind == QLatin1String("inn") && symbol.angle == 0) {
    if (auto place = innAt(surroundings, id, at, plot->building)) return *std::move(place);
  }
  if (!plot->yard.isNull()) {
    const auto yardAt = [&](QPointF place) { return outlineOf(plot->yard, plot->cut, place, symbol.angle); };
    if (const auto place = freePlace(surroundings, at, yardAt)) {
      const QPolygonF wall = yardAt(*place);
      const QPointF gateway = surroundings.nearestWay(*place).value_or(*place + QPointF(0, 1));
      return {id, *place, Yard{wall, gateOf(wall, *place, gateway)}, symbol.angle};
    }
  }
  const auto place =
      freePlace(surroundings, at, [&](QPointF to) { return outlineOf(plot->building, 0.01, to, symbol.angle); });
  return {id, place.value_or(at), {}, symbol.angle};
}

// The wall from one post of the gate round to the other.
QPainterPath wallOf(const Yard& yard) {
  const qsizetype count = yard.wall.size();
  const auto side = std::min(static_cast<qsizetype>(yard.gate), count - 1);
  const QPointF from = yard.wall[side];
  const QPointF to = yard.wall[(side + 1) % count];
  const QPointF gate = from + (to - from) * (yard.gate - static_cast<double>(side));
  const QPointF half = unit(to - from) * (kGate / 2);
  const auto isBeyond = [&](QPointF post, QPointF corner) {
    return QPointF::dotProduct(corner - post, post - gate) <= 0;
  };
  QPainterPath wall;
  const bool opens = !isBeyond(gate + half, to);
  wall.moveTo(opens ? gate + half : to);
  for (qsizetype i = 1; i <= count; ++i) wall.lineTo(yard.wall[(side + i) % count]);
  if (!isBeyond(gate - half, from)) wall.lineTo(gate - half);
  return wall;
}

// One tree in every corner except those at the gate.
QPainterPath treesOf(const Yard& yard, double radius) {
  constexpr double kShare = 0.88;  // of the way from the middle to a corner
  const QPointF middle = yard.wall.boundingRect().center();
  const auto count = yard.wall.size();
  QPainterPath trees;
  for (qsizetype i = 0; i < count; i += 2) {
    const QPointF corner = (yard.wall[i] + yard.wall[(i + count - 1) % count]) / 2;
    trees.addEllipse(middle + (corner - middle) * kShare, radius, radius);
  }
  return trees;
}

}  // namespace

std::vector<SymbolPlace> symbolPlacesIn(const MapCells& cells, const hex::Bounds& bounds, const RegionPlan& plan) {
  std::vector<SymbolPlace> places;
  for (const auto& [id, symbol] : cells.symbols()) {
    if (toQt(bounds).contains(toQt(symbol.at))) places.push_back(placeOf(cells, id, symbol, plan));
  }
  return places;
}

void paintYard(const PaintContext& context, const Yard& yard) {
  QPainter& painter = context.painter;
  const MapTheme& theme = context.theme();
  QPainterPath ground;
  ground.addPolygon(yard.wall);
  ground.closeSubpath();
  const bool isTinted = theme.ground == GroundManner::Tinted;
  painter.fillPath(ground, isTinted ? mixed(theme.paper, theme.garden, 0.75) : theme.paper);
  const double thick = std::max(0.011, 0.6 / context.scale);
  painter.strokePath(wallOf(yard), QPen(theme.wall, thick, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  if (context.scale < kSmallestTree) return;
  const QPainterPath trees = treesOf(yard, 0.017);
  painter.fillPath(trees, theme.crown);
  painter.strokePath(trees, QPen(theme.crownRim, std::max(0.007, 0.5 / context.scale)));
}

}  // namespace redoubt::render
