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

/// Zones drawn over a map: dash-dotted outlines in different colours, faintly tinted, with their titles on cards. Lines
/// and cards have a width in the painter's units, independent of the hex size in MapView: pixels in a window, and
/// shares of a hex on paper (ZoneArt).
namespace redoubt::render {

/// A drawn zone. It has hexes.
struct DrawnZone {
  Id<model::Zone> id;
  QString title;
  QColor colour;
  std::set<hex::HexKey> hexes;
  bool isInHand = false;  ///< drawn stronger
};

/// The zones of the map, in the colours of their order, without those that bound other scenarios (setting `area`) and
/// not this one, because they have no meaning in it. The current zone is always included, if it has hexes.
std::vector<DrawnZone> zonesOf(const model::Battle& battle, std::optional<Id<model::Scenario>> scenario,
                               std::optional<Id<model::Zone>> inHand = std::nullopt);

/// The positions of a map's hexes for a painter.
struct ZoneGround {
  MapView view;  ///< gives the painter's units
  const hex::Layout& layout;

  QPolygonF hex(hex::HexKey key) const;
};

/// A colour over the hexes of an area whose middles are in `seen`, with no seam between them.
void tintHexes(QPainter& painter, const ZoneGround& ground, const std::set<hex::HexKey>& area, const QRectF& seen,
               const QColor& colour);
/// The lines round these hexes, each hexside separately.
QList<QLineF> rimOfHexes(const ZoneGround& ground, const std::set<hex::HexKey>& area, const QRectF& seen);

/// Tints and outlines zones, as far as they are in `seen`.
void paintZoneAreas(QPainter& painter, const ZoneGround& ground, std::span<const DrawnZone> zones, const QRectF& seen);

/// The size of the card for a title of that size.
QSizeF cardFor(QSizeF writing);
/// A place for the card of each zone, `sizes` their sizes; null for a zone with no hex in `room`. They don't overlap as
/// long as there is room.
std::vector<QRectF> zoneCards(const ZoneGround& ground, std::span<const DrawnZone> zones, std::span<const QSizeF> sizes,
                              const QRectF& room);
/// The card without its title, and the colour for that.
void paintCard(QPainter& painter, const QRectF& card);
QColor cardInk();

}  // namespace redoubt::render
