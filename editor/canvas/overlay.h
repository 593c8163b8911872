#pragma once

#include <QColor>
#include <QPainter>
#include <span>

#include "core/hex/layout.h"
#include "core/model/aid_rows.h"
#include "editor/render/map_geometry.h"
#include "editor/render/stack_layout.h"

/// What lies over the map: outlines, previews, badges. In widget pixels.
namespace redoubt::editor::overlay {

/// The selected hex: a coloured line edged in white, dotted inside for the keyboard's cursor.
void outlineHex(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey hex,
                const QColor& colour, bool cursor);
/// The common outline of some hexes, dashed dark on white: what a brush would change.
void outlineArea(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                 std::span<const hex::HexKey> hexes, const QColor& tint);
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
