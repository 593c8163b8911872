#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QString>

namespace redoubt::render {

/// A typeface by name: Roboto Condensed Bold and so on.
struct Type {
  const char* family;
  QFont::Weight weight = QFont::Normal;
  bool isItalic = false;
  double slant = 0;  ///< by which it leans over further, as a share of its height
};

namespace type {
Type condensedBold();
Type figures();
Type estimatedFigures();
Type serifBold();
Type plain();
}  // namespace type

/// The width of a line of text of size 1.
double widthOf(const Type& type, const QString& text);

/// Draws a line of text with the middle of its capitals at `centre`, rotated by `angle` degrees. Text wider than `room`
/// is drawn smaller; below `smallest` it is narrowed instead. No letter is ever dropped. On devices without pixels
/// (PDF, SVG) it stays text.
void drawLine(QPainter& painter, const Type& type, const QString& text, QPointF centre, double size, double room,
              const QColor& colour, double smallest = 0, double angle = 0);

}  // namespace redoubt::render
