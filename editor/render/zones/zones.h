#pragma once

#include <QColor>
#include <QLineF>
#include <QList>
#include <QPainter>
#include <QString>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "editor/render/map_geometry.h"

/// Zones as they lie over a map: dash-dotted outlines in colours of their own, faintly tinted, with their titles on
/// cards. Lines and cards are so many of the painter's units wide, whatever MapView says of a hex: pixels in a window,
/// and shares of a hex where it goes on paper (ZoneArt).
namespace redoubt::render {

/// A zone that is drawn. It has hexes.
struct DrawnZone {
  Id<model::Zone> id;
  QString title;
  QColor colour;
  std::set<hex::HexKey> hexes;
  bool isInHand = false;  ///< drawn stronger
};

/// The zones of the map, in the colours of their order, but for those that bound other scenarios (setting `area`) and
/// not this one: they mean nothing in it. The zone in hand is always among them, if it has hexes.
std::vector<DrawnZone> zonesOf(const model::Battle& battle, std::optional<Id<model::Scenario>> scenario,
                               std::optional<Id<model::Zone>> inHand = std::nullopt);

/// Where the hexes of a map lie for a painter.
struct ZoneGround {
  MapView view;  ///< gives the painter's units
  const hex::Layout& layout;

  QPolygonF hex(hex::HexKey key) const;
};

/// A colour over the hexes of an area whose middles `seen` holds, with no seam between them.
void tintHexes(QPainter& painter, const ZoneGround& ground, const std::set<hex::HexKey>& area, const QRectF& seen,
               const QColor& colour);
/// The lines round those hexes, each hexside for itself.
QList<QLineF> rimOfHexes(const ZoneGround& ground, const std::set<hex::HexKey>& area, const QRectF& seen);

/// Tints and outlines zones, as far as they lie in `seen`.
void paintZoneAreas(QPainter& painter, const ZoneGround& ground, std::span<const DrawnZone> zones, const QRectF& seen);

/// How large the card is that holds a title of that size.
QSizeF cardFor(QSizeF writing);
/// A place for the card of each zone, `sizes` their sizes; null for a zone with no hex in `room`. None covers another
/// as long as there is room.
std::vector<QRectF> zoneCards(const ZoneGround& ground, std::span<const DrawnZone> zones, std::span<const QSizeF> sizes,
                              const QRectF& room);
/// The card without its title, and the colour for that.
void paintCard(QPainter& painter, const QRectF& card);
QColor cardInk();

}  // namespace redoubt::render
