#pragma once

#include <QLineF>
#include <QList>
#include <QPainter>
#include <QPainterPath>
#include <vector>

namespace redoubt::render {

/// Many small shapes of one colour. On devices with pixels they are filled a few at a time, because Qt's time for
/// filling a path grows with its length times its height; otherwise they are one path.
class ManyShapes {
 public:
  /// Shapes that can touch are each filled `alone` on devices with pixels, so that the result doesn't depend on which
  /// are filled together.
  explicit ManyShapes(const QPainter& painter, bool alone = false);

  /// The path, filled by winding, to which the next shape is added.
  QPainterPath& next();
  void fill(QPainter& painter, const QColor& colour) const;

 private:
  bool isRaster_;
  bool isAlone_;
  std::vector<QPainterPath> paths_;
};

/// Draws many lines of one pen with flat or square caps.
void drawManyLines(QPainter& painter, const QList<QLineF>& lines, const QPen& pen);

/// Fills the letters of a word, or their halos, one by one; those outside `seen` are left out.
void fillLetters(QPainter& painter, const QPainterPath& letters, const QColor& colour, const QRectF& seen);

}  // namespace redoubt::render
