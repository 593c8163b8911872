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

/// What lies over the map: outlines, previews, badges. In widget pixels.
namespace redoubt::editor::overlay {

/// The selected hex: a coloured line edged in white, dotted inside for the keyboard's cursor.
void outlineHex(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey hex,
                const QColor& colour, bool cursor);
/// The common outline of some hexes, dashed dark on white: what a tool would change. Hexes out of sight are skipped.
void outlineArea(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                 std::span<const hex::HexKey> hexes);
/// The selected area: its outline in a colour edged in white, and a faint tint.
void outlineSelected(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                     const std::set<hex::HexKey>& hexes, const QColor& colour);
/// A tint over the hexes of an area, and the lines round it. What is out of sight is skipped.
void tint(QPainter& painter, const render::MapView& view, const hex::Layout& layout, const std::set<hex::HexKey>& area,
          const QColor& colour);
QList<QLineF> rimOf(const QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                    const std::set<hex::HexKey>& area);
/// Lines in a colour on white, so that they show on any ground.
void strokeLines(QPainter& painter, const QList<QLineF>& lines, const QColor& colour, double width, Qt::PenStyle style);
/// Zones with their titles, of which none covers another as long as the window has room; without titles where hexes are
/// small.
void drawZones(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
               std::span<const render::DrawnZone> zones);
/// A straight line with round ends, dark on white: what is measured.
void markLine(QPainter& painter, QPointF from, QPointF to);
/// A short text on a rounded ground, dark on light, its lower left corner near `at`, kept inside the painter's window.
void note(QPainter& painter, QPointF at, const QString& text);
/// A thin dashed line along a hexside whose new look the map shows already.
void traceSide(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side);
/// A hexside, or the way between two neighbours, that a tool would paint or take away.
void markSide(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side,
              const QColor& colour);
void markLink(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side,
              const QColor& colour);
void outlineCard(QPainter& painter, const render::MapView& view, const render::StackCard& card, const QColor& colour);
/// Where badge() paints.
QRectF badgeRect(const render::MapView& view, const hex::Layout& layout, hex::HexKey hex);
/// The sign of a problem at the upper left of its hex: octagon with cross, triangle with mark, disc with i.
void badge(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey hex,
           model::Severity severity);

}  // namespace redoubt::editor::overlay
