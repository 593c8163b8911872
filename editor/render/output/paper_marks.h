#pragma once

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QString>

/// What stands at the foot of printed sheets. The painter's unit is a millimetre.
namespace redoubt::render {

inline const QColor kPaperInk(0x22, 0x22, 0x22);
inline constexpr double kPaperHair = 0.12;  ///< the width of marks

/// A line of words from its left end on the base line; `size` is the height of the letters' em. Returns the width.
double writeOnPaper(QPainter& painter, QPointF at, double size, const QString& text, bool isBold = false);

/// A ruler of as many centimetres as fit into `room`, at most ten, with what it measures behind it.
void paintRuler(QPainter& painter, QPointF from, double room);

}  // namespace redoubt::render
