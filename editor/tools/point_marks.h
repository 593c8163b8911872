#pragma once

#include <QPainter>
#include <QPolygonF>
#include <optional>

#include "core/hex/layout.h"

class QKeyEvent;

/// What the tools of names and of point symbols have in common: keys, and the marks of what is selected.
namespace redoubt::editor {

/// Where Alt and an arrow key push what is selected, in hex widths; nothing for other keys.
std::optional<hex::Point> nudgeOf(const QKeyEvent& event);
/// 1 for Z, which turns clockwise, -1 for Shift and Z, 0 for other keys.
int turnOf(const QKeyEvent& event);
/// Whether the key removes what is selected.
bool isRemoval(const QKeyEvent& event);

/// A frame in widget pixels: of what is selected in the accent colour, else thin, of what is under the pointer.
void drawFrame(QPainter& painter, const QPolygonF& frame, bool isSelected);
/// A knob to take hold of, its middle at `at` in widget pixels, on a stalk from `from`.
void drawKnob(QPainter& painter, QPointF from, QPointF at);
inline constexpr double kKnobRadius = 6;  ///< in widget pixels

}  // namespace redoubt::editor
