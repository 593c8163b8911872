#pragma once

#include <QPainter>
#include <QPolygonF>
#include <optional>

#include "core/hex/layout.h"

class QKeyEvent;

/// Common functions of the tools for names and point symbols: keys, and the marks of the selection.
namespace redoubt::editor {

/// The offset by which Alt and an arrow key move the selection, in hex widths; nothing for other keys.
std::optional<hex::Point> nudgeOf(const QKeyEvent& event);
/// 1 for Z, which rotates clockwise, -1 for Shift and Z, 0 for other keys.
int turnOf(const QKeyEvent& event);
/// Whether the key removes the selection.
bool isRemoval(const QKeyEvent& event);

/// A frame in widget pixels: in the accent colour for the selection, otherwise thin, for what is under the pointer.
void drawFrame(QPainter& painter, const QPolygonF& frame, bool isSelected);
/// A knob for dragging, its middle at `at` in widget pixels, on a stalk from `from`.
void drawKnob(QPainter& painter, QPointF from, QPointF at);
inline constexpr double kKnobRadius = 6;  ///< in widget pixels

}  // namespace redoubt::editor
