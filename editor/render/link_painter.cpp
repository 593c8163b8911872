#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>

#include "editor/render/noise.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"
#include "editor/render/symbols.h"
#include "editor/render/way_curves.h"

// Roads, tracks, bridges, fords, and the houses along them.
namespace redoubt::render {
namespace {

constexpr double kRoadCase = 0.082;
constexpr double kRoadFill = 0.056;
constexpr double kTrackWidth = 0.020;
constexpr double kDash = 0.100;  // a track's dash and the gap after it

const QColor kCase(0x3F, 0x30, 0x22);

struct Ways {
  QPainterPath casing;
  std::map<QRgb, QPainterPath> roads;   // by colour
  std::map<QRgb, QPainterPath> tracks;  // by colour, already cut into dashes
  QPainterPath unknown;
};

QPainterPath& windingPath(QPainterPath& path) {
  path.setFillRule(Qt::WindingFill);
  return path;
}

void addLine(QPainterPath& path, std::span<const QPointF> points, double width) {
  addRibbon(windingPath(path), points, width, width, points[1] - points[0],
            points[points.size() - 1] - points[points.size() - 2]);
}

// The round end of a road that stops in the middle of a hex.
void addEnd(QPainterPath& path, QPointF at, double width) {
  QPolygonF disc;
  for (int i = 12; i-- > 0;) {
    disc << at + QPointF(std::cos(i * M_PI / 6), std::sin(i * M_PI / 6)) * (width / 2);
  }
  windingPath(path).addPolygon(disc);
  path.closeSubpath();
}

// Whole dashes, with half a gap at either end: so they run on evenly into the next hex.
void addDashes(QPainterPath& path, const WayPiece& piece) {
  const std::vector<QPointF> points = piece.points(25);
  std::vector<double> way{0};
  for (std::size_t i = 1; i < points.size(); ++i) {
    way.push_back(way.back() + std::hypot(points[i].x() - points[i - 1].x(), points[i].y() - points[i - 1].y()));
  }
  const auto pointAt = [&](double distance) {
    const auto above = std::upper_bound(way.begin(), way.end(), distance);
    const std::size_t i = std::clamp<std::size_t>(static_cast<std::size_t>(above - way.begin()), 1, way.size() - 1);
    const double t = (distance - way[i - 1]) / std::max(way[i] - way[i - 1], 1e-9);
    return points[i - 1] + (points[i] - points[i - 1]) * t;
  };
  const int count = std::max(1, static_cast<int>(std::lround(way.back() / kDash)));
  const double step = way.back() / count;
  for (int i = 0; i < count; ++i) {
    const std::array dash{pointAt(step * (i + 0.2)), pointAt(step * (i + 0.5)), pointAt(step * (i + 0.8))};
    addLine(path, dash, kTrackWidth);
  }
}

void addPiece(Ways& ways, const MapCells& cells, const WayPiece& piece) {
  const TerrainKind& kind = cells.kind(piece.kind);
  if (kind.pattern == Pattern::Track) return addDashes(ways.tracks[kind.colour.rgba()], piece);
  const std::vector<QPointF> points = piece.points(15);
  if (kind.pattern != Pattern::Road) return addLine(ways.unknown, points, 0.04);
  QPainterPath& fill = ways.roads[kind.colour.rgba()];
  addLine(ways.casing, points, kRoadCase);
  addLine(fill, points, kRoadFill);
  if (!piece.endsInside) return;
  addEnd(ways.casing, points.back(), kRoadCase);
  addEnd(fill, points.back(), kRoadFill);
}

QPen roundPen(const QColor& colour, double width) {
  return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

// The frame of a crossing: its middle, and the way's direction as the x axis.
void paintBridge(QPainter& painter, double water, const QColor& colour) {
  const double half = water / 2 + 0.045;
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawRect(QRectF(-half, -kRoadCase / 2, 2 * half, kRoadCase));
  painter.setPen(QPen(mixed(colour, kCase, 0.6), 0.008));
  for (double x = -half + 0.02; x < half; x += 0.024) {
    painter.drawLine(QPointF(x, -kRoadCase / 2), QPointF(x, kRoadCase / 2));
  }
  painter.setPen(roundPen(kCase, 0.020));
  painter.setBrush(Qt::NoBrush);
  for (const double y : {-kRoadCase / 2, kRoadCase / 2}) {
    const double wing = y < 0 ? -0.035 : 0.035;
    painter.drawPolyline(QPolygonF(
        {QPointF(-half - 0.03, y + wing), QPointF(-half, y), QPointF(half, y), QPointF(half + 0.03, y + wing)}));
  }
}

void paintFord(QPainter& painter, double water, const QColor& colour) {
  const double half = water / 2 + 0.012;
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawRect(QRectF(-half, -0.075, 2 * half, 0.15));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(roundPen(ink::kBank, 0.011));
  for (const double y : {-0.035, 0.0, 0.035}) {
    QPainterPath wave(QPointF(-half, y));
    wave.cubicTo(QPointF(-half / 3, y - 0.03), QPointF(half / 3, y + 0.03), QPointF(half, y));
    painter.drawPath(wave);
  }
  painter.setPen(roundPen(kCase, 0.016));
  for (const double x : {-half - 0.018, half + 0.018}) {
    for (const double y : {-0.066, 0.066}) painter.drawLine(QPointF(x, y - 0.018), QPointF(x, y + 0.018));
  }
}

double waterWidth(const MapCells& cells, const SideCell& side) {
  double width = 0.02;
  for (const SideFeature& feature : side.features) {
    const Pattern pattern = cells.kind(feature.kind).pattern;
    if (pattern == Pattern::River) width = std::max(width, kRiverWidth);
    if (pattern == Pattern::Stream) width = std::max(width, kStreamWidth);
  }
  return width;
}

void paintCrossing(const PaintContext& context, const hex::Hexside& side, const SideCell& cell,
                   const TerrainKind& kind) {
  const hex::Layout& layout = context.cells.layout();
  const hex::Point at = crossingPoint(context.cells, side);
  const hex::Point from = layout.centre(side.hex);
  const hex::Point to = layout.centre(hex::neighbour(side.hex, side.side));
  QPainter& painter = context.painter;
  painter.save();
  painter.translate(toQt(at));
  painter.rotate(std::atan2(to.y - from.y, to.x - from.x) * 180 / M_PI);
  const double width = waterWidth(context.cells, cell);
  if (kind.pattern == Pattern::Bridge) {
    paintBridge(painter, width, kind.colour);
  } else {
    paintFord(painter, width, kind.colour);
  }
  painter.restore();
}

struct House {
  QPointF at;
  double angle = 0;
};

// Both sides of every way; without a way, of a lane of the village's own.
std::vector<House> housePlaces(const MapCells& cells, hex::Hex hex) {
  std::vector<WayPiece> ways = waysOf(cells, hex);
  const QPointF centre = toQt(cells.layout().centre(hex));
  if (ways.empty()) {
    const double angle = M_PI * unitAt(hex.q, hex.r, 121);
    const QPointF half(0.34 * std::cos(angle), 0.22 * std::sin(angle));
    ways.push_back({{centre - half, centre - half / 3, centre + half / 3, centre + half}, 0});
  }
  std::vector<House> places;
  for (std::size_t w = 0; w < ways.size(); ++w) {
    for (int i = 0; i < 8; ++i) {
      const double t = (i + 0.5) / 8;
      const QPointF along = unit(ways[w].tangent(t));
      for (const double side : {-1.0, 1.0}) {
        const auto salt = static_cast<std::uint32_t>(123 + 40 * w + 2 * i + (side > 0));
        const double off = side * (0.094 + 0.02 * unitAt(hex.q, hex.r, salt));
        places.push_back({ways[w].at(t) + QPointF(along.y(), -along.x()) * off,
                          std::atan2(along.y(), along.x()) * 180 / M_PI + 10 * (unitAt(hex.q, hex.r, salt + 1) - 0.5)});
      }
    }
  }
  std::erase_if(places, [&](const House& house) {
    if (std::hypot(house.at.x() - centre.x(), house.at.y() - centre.y()) > 0.40) return true;
    if (std::abs(house.at.x() - centre.x()) < 0.21 && house.at.y() - centre.y() < -0.29) return true;  // the number
    return std::any_of(ways.begin(), ways.end(), [&](const WayPiece& way) {
      const auto points = way.points(12);
      return std::any_of(points.begin(), points.end(), [&](const QPointF& point) {
        return std::hypot(house.at.x() - point.x(), house.at.y() - point.y()) < 0.084;
      });
    });
  });
  return places;
}

// The houses of a region, by what is filled in one colour.
struct Houses {
  std::array<QPainterPath, 2> walls;
  std::array<QPainterPath, 2> roofs;
  std::array<QPainterPath, 2> lights;
};

void addRectangle(QPainterPath& path, const QTransform& transform, const QRectF& rect) {
  windingPath(path).addPolygon(transform.map(QPolygonF(rect)));
}

void addVillage(Houses& houses, const MapCells& cells, hex::Hex hex) {
  std::vector<QPointF> built;
  for (const House& house : housePlaces(cells, hex)) {
    if (std::any_of(built.begin(), built.end(), [&](const QPointF& other) {
          return std::hypot(house.at.x() - other.x(), house.at.y() - other.y()) < 0.125;
        })) {
      continue;
    }
    built.push_back(house.at);
    const auto salt = static_cast<std::uint32_t>(171 + built.size());
    const double width = 0.090 + 0.026 * unitAt(hex.q, hex.r, salt);
    const std::size_t colour = unitAt(hex.q, hex.r, salt + 20) < 0.7 ? 0 : 1;
    QTransform transform;
    transform.translate(house.at.x(), house.at.y());
    transform.rotate(house.angle);
    const QRectF wall(-width / 2, -0.034, width, 0.068);
    addRectangle(houses.walls[colour], transform, wall.adjusted(-0.005, -0.005, 0.005, 0.005));
    addRectangle(houses.roofs[colour], transform, wall.adjusted(0.004, 0.004, -0.004, -0.004));
    addRectangle(houses.lights[colour], transform, QRectF(-width / 2 + 0.004, -0.030, width - 0.008, 0.029));
  }
}

}  // namespace

void paintWays(const PaintContext& context) {
  Ways ways;
  context.cells.forEachHex(grown(context.region, 0.7), [&](hex::Hex hex, hex::Point) {
    if (!context.cells.cell(hex).isOnMap) return;
    for (const WayPiece& piece : waysOf(context.cells, hex)) addPiece(ways, context.cells, piece);
  });
  QPainter& painter = context.painter;
  for (const auto& [colour, path] : ways.tracks) painter.fillPath(path, QColor::fromRgba(colour));
  painter.fillPath(ways.casing, kCase);
  for (const auto& [colour, path] : ways.roads) painter.fillPath(path, QColor::fromRgba(colour));
  painter.fillPath(ways.unknown, ink::kUnknown);
}

void paintCrossings(const PaintContext& context) {
  const MapCells& cells = context.cells;
  cells.forEachHex(grown(context.region, 0.8), [&](hex::Hex hex, hex::Point) {
    for (int i = 0; i < 3; ++i) {
      const hex::Hexside side = hex::hexside(hex, i);
      const SideCell* cell = cells.side(cells.layout().toKey(side));
      if (!cell) continue;
      for (const std::uint16_t link : cell->links) {
        if (!cells.kind(link).isWay()) paintCrossing(context, side, *cell, cells.kind(link));
      }
    }
  });
}

void paintHouses(const PaintContext& context) {
  Houses houses;
  context.cells.forEachHex(grown(context.region, 0.7), [&](hex::Hex hex, hex::Point centre) {
    if (!context.cells.cell(hex).isOnMap) return;
    const Pattern pattern = context.cells.pattern(hex);
    if (pattern == Pattern::Village) addVillage(houses, context.cells, hex);
    if (pattern == Pattern::Castle) {
      paintSymbol(context.painter, QRectF(centre.x - 0.27, centre.y - 0.25, 0.54, 0.54), "map-castle",
                  {ink::kInk, QColor(0xB9, 0xB0, 0xA0), QColor(0x9E, 0x35, 0x27)});
    }
  });
  const std::array roofs{QColor(0x9E, 0x35, 0x27), QColor(0x7C, 0x75, 0x6D)};
  for (std::size_t i = 0; i < roofs.size(); ++i) {
    context.painter.fillPath(houses.walls[i], mixed(roofs[i], ink::kInk, 0.65));
    context.painter.fillPath(houses.roofs[i], roofs[i]);
    context.painter.fillPath(houses.lights[i], mixed(roofs[i], QColor(Qt::white), 0.22));
  }
}

}  // namespace redoubt::render
