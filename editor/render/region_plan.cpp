#include "editor/render/region_plan.h"

#include "editor/render/map_geometry.h"
#include "editor/render/paint_context.h"
#include "editor/render/symbol_kinds.h"

namespace redoubt::render {
namespace {

constexpr double kReach = 1.0;            // beyond the region
constexpr double kSettlementReach = 1.6;  // of settlements whose houses extend into that
constexpr double kHouseReach = 2.2;       // of numbers and works that these houses keep clear of
constexpr double kWayReach = 2.8;         // of ways and waters
constexpr double kKnown = 4.0;            // nothing beyond this distance affects the plan
constexpr double kWayRoom = 0.095;        // a road and a little of both verges

void addNumbers(RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds) {
  cells.forEachHex(bounds, [&](hex::Hex hex, hex::Point centre) {
    if (!cells.cell(hex).isOnMap) return;
    const QPointF place(centre.x + kNumberPlace.x, centre.y + kNumberPlace.y);
    plan.obstacles.addBox({place.x() - kNumberRoom.x, place.y() - kNumberRoom.y, 2 * kNumberRoom.x, 2 * kNumberRoom.y},
                          ObstacleKind::Number);
  });
}

void addWaters(RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds) {
  plan.waters = waterPieces(cells, bounds);
  for (const WaterPiece& piece : plan.waters) {
    for (std::size_t i = 0; i + 1 < piece.points.size(); ++i) {
      plan.obstacles.addLine(piece.points[i], piece.points[i + 1], piece.widths[i] + 2 * kWaterEdge,
                             ObstacleKind::Water);
    }
    for (const WaterMouth& mouth : piece.mouths) {
      const double width = mouth.isAtEnd ? piece.widths.back() : piece.widths.front();
      if (mouth.leavesMap) plan.obstacles.addPath(mouth.points, width + 2 * kWaterEdge, ObstacleKind::Water);
    }
  }
}

void addWorks(RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds) {
  plan.works = workPieces(cells, bounds);
  for (const WorkPiece& piece : plan.works) {
    plan.obstacles.addPath(piece.line, workWidth(cells.kind(piece.kind).pattern), ObstacleKind::Work);
  }
}

// The strip that trees leave to the hachures.
void addSlopes(RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds) {
  plan.slopes = slopePieces(cells, bounds);
  for (const SlopePiece& piece : plan.slopes) {
    std::vector<QPointF> middle;
    for (std::size_t i = 0; i < piece.crest.size(); i += 2) {
      const double off = piece.bothWays ? 0 : (hachureFall(piece.grade) - hachureRise(piece.grade)) / 2;
      middle.push_back(piece.crest[i] + piece.down[i] * off - QPointF(0, 0.035));
    }
    plan.obstacles.addPath(middle, 0.75 * (hachureFall(piece.grade) + hachureRise(piece.grade)), ObstacleKind::Slope);
  }
}

void addWays(RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds, WayNet net) {
  WayCrossings crossings(cells, net);
  cells.forEachHex(bounds, [&](hex::Hex hex, hex::Point) {
    const bool isOnMap = cells.cell(hex).isOnMap;
    for (WayPiece& piece : isOnMap ? waysOf(crossings, hex) : waysBeyond(crossings, hex)) {
      stopAtWater(piece, cells, plan.obstacles);
      plan.obstacles.addPath(piece.line, kWayRoom, ObstacleKind::Way);
      plan.ways.push_back(std::move(piece));
    }
  });
}

void addWays(RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds) {
  addWays(plan, cells, bounds, WayNet::Roads);
  if (cells.hasRailways()) addWays(plan, cells, bounds, WayNet::Railways);
}

// Houses have the same places even if the numbers are hidden.
Settlements settlementsOf(const RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds, bool hasNumbers) {
  if (hasNumbers) return settlementsIn(cells, grown(bounds, kSettlementReach), plan);
  RegionPlan full;
  full.obstacles = Obstacles(grown(bounds, kKnown));
  addNumbers(full, cells, grown(bounds, kHouseReach));
  addWaters(full, cells, grown(bounds, kWayReach));
  addWays(full, cells, grown(bounds, kWayReach));
  addWorks(full, cells, grown(bounds, kHouseReach));
  return settlementsIn(cells, grown(bounds, kSettlementReach), full);
}

void addBuildings(RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds, bool hasNumbers) {
  plan.settlements = settlementsOf(plan, cells, bounds, hasNumbers);
  for (const House& house : plan.settlements.houses) plan.obstacles.addShape(house.shape, ObstacleKind::House);
  for (const QPolygonF& garden : plan.settlements.gardens) plan.obstacles.addShape(garden, ObstacleKind::Garden);
  for (const Castle& castle : plan.settlements.castles) {
    plan.obstacles.addLine(castle.at, castle.at, castle.side * 1.4, ObstacleKind::House);
  }
}

void addSymbols(RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds) {
  for (const SymbolPlace& place : plan.settlements.symbols) {
    const SymbolArt& symbol = cells.symbols().at(place.id);
    if (!toQt(bounds).contains(toQt(symbol.at))) continue;
    if (place.yard) plan.obstacles.addShape(place.yard->wall, ObstacleKind::House);
    plan.obstacles.addLine(place.at, place.at, symbolSide(symbol.kind), ObstacleKind::House);
  }
}

// Names over woods and marsh, which trees and tussocks leave room for.
void addNames(RegionPlan& plan, const MapCells& cells, const hex::Bounds& bounds) {
  for (const auto& [id, label] : cells.labels()) {
    if (!toQt(bounds).intersects(label.bounds)) continue;
    for (const QPolygonF& box : label.boxes) {
      if (toQt(bounds).intersects(box.boundingRect())) plan.obstacles.addShape(box, ObstacleKind::Name);
    }
  }
}

}  // namespace

RegionPlan linesPlan(const MapCells& cells, const hex::Bounds& bounds) {
  RegionPlan plan;
  plan.obstacles = Obstacles(grown(bounds, kKnown));
  addWaters(plan, cells, grown(bounds, kReach));
  addWays(plan, cells, grown(bounds, kReach));
  return plan;
}

RegionPlan regionPlan(const MapCells& cells, const hex::Bounds& bounds, const MapStyle& style) {
  const hex::Bounds reach = grown(bounds, kReach);
  const bool hasNumbers = style.numbers && style.opacity.numbers > 0;
  RegionPlan plan;
  plan.obstacles = Obstacles(grown(bounds, kKnown));
  if (hasNumbers) addNumbers(plan, cells, grown(bounds, kHouseReach));
  addWaters(plan, cells, grown(bounds, kWayReach));
  addWays(plan, cells, grown(bounds, kWayReach));
  plan.crossings = crossingsIn(cells, grown(bounds, kReach), plan);
  addWorks(plan, cells, grown(bounds, kHouseReach));
  addSlopes(plan, cells, grown(bounds, kReach));
  addBuildings(plan, cells, bounds, hasNumbers);
  addSymbols(plan, cells, reach);
  if (style.labels && style.opacity.labels > 0) addNames(plan, cells, reach);
  return plan;
}

}  // namespace redoubt::render
