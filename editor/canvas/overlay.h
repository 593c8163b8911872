#pragma once

#include <QColor>
#include <QLineF>
#include <QList>
#include <QPainter>
#include <optional>
#include <set>
#include <span>

#include "core/hex/layout.h"
#include "core/model/aid_rows.h"
#include "core/model/battle.h"
#include "editor/render/counters/stack_layout.h"
#include "editor/render/map_geometry.h"
#include "editor/render/zones/zones.h"

/// Drawings over the map: outlines, previews, badges. In widget pixels.
namespace redoubt::editor::overlay {

/// The selected hex: a coloured line edged in white, dotted inside for the keyboard's cursor.
void outlineHex(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey hex,
                const QColor& colour, bool cursor);
/// The common outline of some hexes, dashed dark on white: what a tool would change. Hexes that are not visible are
/// skipped.
void outlineArea(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                 std::span<const hex::HexKey> hexes);
/// The selected area: its outline in a colour edged in white, and a faint tint.
void outlineSelected(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                     const std::set<hex::HexKey>& hexes, const QColor& colour);
/// A tint over the hexes of an area, and the lines round it. Parts that are not visible are skipped.
void tint(QPainter& painter, const render::MapView& view, const hex::Layout& layout, const std::set<hex::HexKey>& area,
          const QColor& colour);
QList<QLineF> rimOf(const QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                    const std::set<hex::HexKey>& area);
/// Lines in a colour on white, so that they are visible on any background.
void strokeLines(QPainter& painter, const QList<QLineF>& lines, const QColor& colour, double width, Qt::PenStyle style);
/// Zones with their titles, which don't cover each other as long as the window has room; without titles if hexes are
/// small.
void drawZones(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
               std::span<const render::DrawnZone> zones);
/// An arrow from the middle of a hex to that of another one, in a colour on white; none where they are too near to see.
void markArrow(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey from,
               hex::HexKey to, const QColor& colour);
/// A straight line with round ends, dark on white: what is measured.
void markLine(QPainter& painter, QPointF from, QPointF to);
/// A short text on a rounded background, dark on light, its lower left corner near `at`, kept inside the painter's
/// window.
void note(QPainter& painter, QPointF at, const QString& text);
/// A thin dashed line along a hexside that the map already shows in its new look.
void traceSide(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side);
/// A hexside, or the link between two neighbours, that a tool would paint or remove.
void markSide(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side,
              const QColor& colour);
void markLink(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side,
              const QColor& colour);
void outlineCard(QPainter& painter, const render::MapView& view, const render::StackCard& card, const QColor& colour);
/// The rectangle in which badge() paints.
QRectF badgeRect(const render::MapView& view, const hex::Layout& layout, hex::HexKey hex);
/// The sign of a problem at the upper left of its hex: octagon with cross, triangle with mark, disc with i.
void badge(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey hex,
           model::Severity severity);

}  // namespace redoubt::editor::overlay
