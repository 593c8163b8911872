#include "editor/render/settlements/settlements.h"

#include <algorithm>
#include <cmath>

#include "editor/render/links/way_widths.h"
#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/region_plan.h"
#include "editor/render/ribbon.h"
#include "editor/render/symbol_kinds.h"

namespace redoubt::render {
namespace {

constexpr double kFrontYard = 0.020;  // between the edge of the way and a house
constexpr double kEdge = 0.045;       // strip of a village without houses; narrower towards the next village hex
constexpr double kInnerEdge = 0.008;

bool isVillage(const MapCells& cells, hex::Hex hex) {
  const Cell cell = cells.cell(hex);
  return cell.isOnMap && cells.kind(cell.terrain).pattern == Pattern::Village;
}

// Builds one village hex.
class Builder {
 public:
  Builder(const MapCells& cells, hex::Hex hex, const RegionPlan& plan, Settlements& result)
      : cells_(cells), hex_(hex), ground_(cells, hex), plan_(plan), result_(result) {}

  void build() {
    addSymbols();
    addWays();
    std::uint32_t salt = 1000;
    for (const WayPiece& way : plan_.ways) {
      if (way.hex != hex_ || way.isRailway) continue;
      for (const double side : {1.0, -1.0}) buildAlong(way, side, salt += 100);
    }
    addGardens();
  }

 private:
  struct Plot {
    QPolygonF house;
    QPointF back;    // the middle of the house's back
    QPointF along;   // the street's direction, of length 1
    QPointF away;    // from the street
    double breadth;  // of the house, along the street
    std::uint32_t salt;
  };

  double chance(std::uint32_t salt) const { return unitAt(hex_.q, hex_.r, salt); }

  // Symbols of other hexes stay in those hexes, so their moved places don't matter here.
  void addSymbols() {
    const QPointF centre = toQt(cells_.layout().centre(hex_));
    const hex::HexKey own = cells_.layout().toKey(hex_);
    for (const SymbolPlace& place : result_.symbols) {
      const SymbolArt& symbol = cells_.symbols().at(place.id);
      const QPointF off = toQt(symbol.at) - centre;
      if (std::hypot(off.x(), off.y()) > 1.2) continue;
      const bool isHere = cells_.layout().at(symbol.at) == own;
      const QPointF at = isHere ? place.at : toQt(symbol.at);
      if (isHere && place.yard) built_.addShape(place.yard->wall, ObstacleKind::House);
      built_.addLine(at, at, 0.95 * symbolSide(symbol.kind), ObstacleKind::House);
    }
  }

  // Narrower than in the plan, because houses are near the street.
  void addWays() {
    constexpr double kVerge = 0.006;
    for (const WayPiece& way : plan_.ways) {
      if (hex::distance(way.hex, hex_) > 1) continue;
      built_.addPath(way.line, 2 * (wayHalfWidth(cells_, way) + kVerge), ObstacleKind::Way);
    }
  }

  bool isFree(const QPolygonF& shape) const {
    return std::all_of(shape.begin(), shape.end(), [&](QPointF corner) { return ground_.contains(corner); }) &&
           plan_.obstacles.isFree(shape, ObstacleKind::Number | ObstacleKind::Water | ObstacleKind::Work) &&
           built_.isFree(shape);
  }

  static QPolygonF rectangle(QPointF back, QPointF along, QPointF away, double breadth, double depth) {
    const QPointF half = along * (breadth / 2);
    const QPointF front = back - away * depth;
    return QPolygonF{back - half, back + half, front + half, front - half};
  }

  // Houses along one side of a way, in its direction; `side` is 1 on its left.
  void buildAlong(const WayPiece& way, double side, std::uint32_t salt) {
    const double length = way.length();
    const double edge = wayHalfWidth(cells_, way);
    const bool isGreen = !way.sides[0] && !way.sides[1];
    const QPointF middle = (way.line.front() + way.line.back()) / 2;
    for (double place = 0.03 * chance(salt); place < length - 0.03;) {
      const std::uint32_t own = salt * 64 + static_cast<std::uint32_t>(place / 0.024);
      double breadth = 0.072 + 0.050 * chance(own);
      double depth = 0.048 + 0.014 * chance(own + 7919);
      if (chance(own + 104729) < 0.18) std::swap(breadth, depth);  // gable to the street
      const double t = (place + breadth / 2) / length;
      const QPointF along = way.tangent(t);
      const QPointF away = QPointF(along.y(), -along.x()) * side;
      const QPointF back = way.at(t) + away * (edge + kFrontYard + 0.008 * chance(own + 15485) + depth);
      const QPolygonF house = rectangle(back, along, away, breadth, depth);
      const bool isInGreen = isGreen && QPointF::dotProduct(away, way.at(t) - middle) < 0;
      if (isInGreen || t > 1 || chance(own + 32452) < 0.05 || !isFree(house)) {
        place += 0.024;
        continue;
      }
      built_.addShape(house, ObstacleKind::House);
      result_.houses.push_back({house, chance(own + 49979) < 0.27});
      plots_.push_back({house, back, along, away, breadth, own});
      place += breadth + 0.014 + 0.030 * chance(own + 67867);
    }
  }

  // As deep as the room allows.
  void addGardens() {
    for (const Plot& plot : plots_) {
      if (chance(plot.salt + 86028) < 0.12) continue;
      const double breadth = std::clamp(plot.breadth * (1.0 + 0.35 * chance(plot.salt + 99999)), 0.065, 0.130);
      for (double depth = 0.10 + 0.13 * chance(plot.salt + 11117); depth >= 0.06; depth -= 0.025) {
        const QPointF far = plot.back + plot.away * (depth + 0.012);
        QPolygonF garden = rectangle(far, plot.along, plot.away, breadth, depth);
        if (!isFree(garden)) continue;
        built_.addShape(garden, ObstacleKind::Garden);
        result_.gardens.push_back(std::move(garden));
        break;
      }
    }
  }

  const MapCells& cells_;
  hex::Hex hex_;
  VillageGround ground_;
  const RegionPlan& plan_;
  Settlements& result_;
  Obstacles built_;
  std::vector<Plot> plots_;
};

double degreesOf(QPointF direction) {
  return std::atan2(direction.y(), direction.x()) * 180 / M_PI;
}

// In the middle of its hex, with its gate to the way that ends there; next to a way that passes through.
Castle castleIn(const MapCells& cells, hex::Hex hex, const RegionPlan& plan) {
  const QPointF middle = toQt(cells.layout().centre(hex)) + QPointF(0, 0.03);
  std::vector<const WayPiece*> ways;  // the first is the strongest
  for (const WayPiece& way : plan.ways) {
    if (way.hex == hex && !way.isRailway) ways.push_back(&way);
  }
  if (ways.empty()) return {middle, 0.44, 12 * (unitAt(hex.q, hex.r, 131) - 0.5)};
  const WayPiece& way = *ways.front();
  const bool isWhole = way.sides[0] && way.sides[1];
  if (!isWhole && ways.size() == 1) return {middle, 0.44, degreesOf(way.line.back() - middle) - 90};
  const QPointF along = isWhole ? way.tangent(0.5) : way.behind;
  QPointF away(-along.y(), along.x());
  if (away.y() < 0) away = -away;  // the number is to the north
  // Next to the way; if another one joins it there, on its other side, a little further along, or smaller.
  const QPointF on = isWhole ? way.at(0.5) : way.line.back();
  const auto castleAt = [&](double size, double side, double ahead) {
    return Castle{on + away * (0.27 * side) + along * ahead, size, degreesOf(-away * side) - 90};
  };
  for (const double size : {0.40, 0.30}) {
    for (const double ahead : {0.0, -0.14, 0.14}) {
      for (const double side : {1.0, -1.0}) {
        const Castle castle = castleAt(size, side, ahead);
        if (plan.obstacles.isFree(castle.at, size / 2 - 0.015, ObstacleKind::Way | ObstacleKind::Number)) return castle;
      }
    }
  }
  return castleAt(0.40, 1, 0);
}

}  // namespace

double wayHalfWidth(const MapCells& cells, const WayPiece& way) {
  return (way.isVillageLane ? kVillageLaneWidth : wayWidth(cells.kind(way.kind).pattern)) / 2;
}

VillageGround::VillageGround(const MapCells& cells, hex::Hex hex) : centre_(toQt(cells.layout().centre(hex))) {
  for (int side = 0; side < hex::kSides; ++side) {
    const hex::Hex other = hex::neighbour(hex, side);
    edges_[static_cast<std::size_t>(side)] = {toQt(cells.layout().centre(other)) - centre_,
                                              0.5 - (isVillage(cells, other) ? kInnerEdge : kEdge)};
  }
}

bool VillageGround::contains(QPointF point) const {
  return std::all_of(edges_.begin(), edges_.end(),
                     [&](const Edge& edge) { return QPointF::dotProduct(point - centre_, edge.outward) <= edge.room; });
}

Settlements settlementsIn(const MapCells& cells, const hex::Bounds& bounds, const RegionPlan& plan) {
  constexpr double kHalfHex = 0.6;
  Settlements settlements;
  settlements.symbols = symbolPlacesIn(cells, grown(bounds, kHalfHex), plan);
  cells.forEachHex(bounds, [&](hex::Hex hex, hex::Point) {
    if (!cells.cell(hex).isOnMap) return;
    const Pattern pattern = cells.pattern(hex);
    if (pattern == Pattern::Village) Builder(cells, hex, plan, settlements).build();
    if (pattern == Pattern::Castle) settlements.castles.push_back(castleIn(cells, hex, plan));
  });
  return settlements;
}

}  // namespace redoubt::render
