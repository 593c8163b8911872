#include "editor/render/zones/zones.h"

#include <QPaintEngine>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "core/rules/set_up/set_up.h"
#include "editor/render/zones/zone_titles.h"

namespace redoubt::render {
namespace {

// Colours that are distinguishable in the order in which zones are made, also for colour-blind people: they differ in
// brightness.
QColor zoneColour(std::size_t index) {
  static const std::array<QColor, 6> kColours = {QColor(0x6A, 0x3D, 0x9A), QColor(0xB0, 0x5A, 0x00),
                                                 QColor(0x1F, 0x6F, 0x78), QColor(0x9C, 0x27, 0x4F),
                                                 QColor(0x33, 0x56, 0x8F), QColor(0x5B, 0x6B, 0x1E)};
  return kColours[index % kColours.size()];
}

std::set<Id<model::Zone>> areasOfOthers(const model::Battle& battle, std::optional<Id<model::Scenario>> scenario) {
  std::set<Id<model::Zone>> areas;
  std::optional<Id<model::Zone>> own;
  for (const model::Scenario& each : battle.all<model::Scenario>()) {
    const auto slug = rules::textSetting(battle, each.id, "area");
    const model::Zone* zone = slug ? battle.bySlug<model::Zone>(*slug) : nullptr;
    if (!zone) continue;
    areas.insert(zone->id);
    if (each.id == scenario) own = zone->id;
  }
  if (own) areas.erase(*own);
  return areas;
}

// The possible places of an area's title: over the upper left of its visible hexes, from the top. There is room for a
// card between the number of a hex and those above it.
std::vector<QPointF> spotsOf(const ZoneGround& ground, const std::set<hex::HexKey>& area, const QRectF& room) {
  constexpr std::size_t kMost = 60;
  std::vector<hex::Point> centres;
  for (const hex::HexKey hex : area) {
    const hex::Point centre = ground.layout.centre(hex);
    if (room.contains(ground.view.toPixels(centre))) centres.push_back(centre);
  }
  const auto end = centres.begin() + static_cast<std::ptrdiff_t>(std::min(centres.size(), kMost));
  std::partial_sort(centres.begin(), end, centres.end(),
                    [](hex::Point a, hex::Point b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); });
  std::vector<QPointF> spots;
  for (auto at = centres.begin(); at != end; ++at) {
    spots.push_back(ground.view.toPixels(hex::Point{at->x - 0.42, at->y - 0.47}));
  }
  return spots;
}

QRectF widened(const QRectF& seen, double margin) {
  return seen.adjusted(-margin, -margin, margin, margin);
}

}  // namespace

std::vector<DrawnZone> zonesOf(const model::Battle& battle, std::optional<Id<model::Scenario>> scenario,
                               std::optional<Id<model::Zone>> inHand) {
  const std::set<Id<model::Zone>> hidden = areasOfOthers(battle, scenario);
  std::map<Id<model::Zone>, std::set<hex::HexKey>> hexes;
  for (const model::ZoneHex& row : battle.all<model::ZoneHex>()) hexes[row.zone].insert(row.hex);
  std::vector<DrawnZone> zones;
  std::size_t index = 0;
  for (const model::Zone& zone : battle.all<model::Zone>()) {
    const QColor colour = zoneColour(index++);
    const auto area = hexes.find(zone.id);
    const bool isInHand = inHand == zone.id;
    if (area == hexes.end() || (hidden.contains(zone.id) && !isInHand)) continue;
    zones.push_back({zone.id, QString::fromStdString(zone.title), colour, std::move(area->second), isInHand});
  }
  return zones;
}

QPolygonF ZoneGround::hex(hex::HexKey key) const {
  QPolygonF polygon;
  for (int i = 0; i < hex::kSides; ++i) polygon << view.toPixels(layout.corner(key, i));
  return polygon;
}

void tintHexes(QPainter& painter, const ZoneGround& ground, const std::set<hex::HexKey>& area, const QRectF& seen,
               const QColor& colour) {
  const QRectF near = widened(seen, ground.view.pixelsPerHex);
  const bool hasPixels = painter.paintEngine()->type() == QPaintEngine::Raster;
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  // Neighbouring hexes drawn one by one with antialiasing would show a seam; programs that show vector drawings always
  // smooth edges.
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (const hex::HexKey hex : area) {
    if (!near.contains(ground.view.toPixels(ground.layout.centre(hex)))) continue;
    if (hasPixels) {
      painter.drawPolygon(ground.hex(hex));
    } else {
      path.addPolygon(ground.hex(hex));
      path.closeSubpath();
    }
  }
  if (!hasPixels) painter.drawPath(path);
  painter.setRenderHint(QPainter::Antialiasing, true);
  painter.setBrush(Qt::NoBrush);
}

QList<QLineF> rimOfHexes(const ZoneGround& ground, const std::set<hex::HexKey>& area, const QRectF& seen) {
  const QRectF near = widened(seen, 2 * ground.view.pixelsPerHex);
  const hex::Layout& layout = ground.layout;
  QList<QLineF> edges;
  for (const hex::HexKey hex : area) {
    if (!near.contains(ground.view.toPixels(layout.centre(hex)))) continue;
    for (int side = 0; side < hex::kSides; ++side) {
      const auto across = layout.neighbourAnywhere(hex, side);
      if (across && area.contains(*across)) continue;
      const auto [a, b] = layout.verticesOf(layout.side(hex, side));
      edges.emplace_back(ground.view.toPixels(layout.point(a)), ground.view.toPixels(layout.point(b)));
    }
  }
  return edges;
}

void paintZoneAreas(QPainter& painter, const ZoneGround& ground, std::span<const DrawnZone> zones, const QRectF& seen) {
  for (const DrawnZone& zone : zones) {
    QColor tint = zone.colour;
    tint.setAlpha(zone.isInHand ? 60 : 26);
    tintHexes(painter, ground, zone.hexes, seen, tint);
    painter.setPen(QPen(zone.colour, zone.isInHand ? 3 : 1.8, Qt::DashDotLine, Qt::FlatCap));
    painter.drawLines(rimOfHexes(ground, zone.hexes, seen));
  }
}

QSizeF cardFor(QSizeF writing) {
  return writing + QSizeF(12, 4);
}

std::vector<QRectF> zoneCards(const ZoneGround& ground, std::span<const DrawnZone> zones, std::span<const QSizeF> sizes,
                              const QRectF& room) {
  std::vector<TitleWish> wishes;
  for (std::size_t i = 0; i < zones.size(); ++i) wishes.push_back({sizes[i], spotsOf(ground, zones[i].hexes, room)});
  return titleCards(wishes, room);
}

void paintCard(QPainter& painter, const QRectF& card) {
  QColor rim = cardInk();
  rim.setAlpha(160);
  painter.setPen(QPen(rim, 1));
  painter.setBrush(QColor(0xFB, 0xF8, 0xEE, 235));
  painter.drawRoundedRect(card, 3, 3);
  painter.setBrush(Qt::NoBrush);
}

QColor cardInk() {
  return {0x22, 0x26, 0x2A};
}

}  // namespace redoubt::render
