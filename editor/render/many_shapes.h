#pragma once

#include <QLineF>
#include <QList>
#include <QPainter>
#include <QPainterPath>
#include <vector>

namespace redoubt::render {

/// Many small shapes of one colour. Where there are pixels they are filled a few at a time, as Qt fills a path in time
/// that grows with its length times its height; elsewhere they are one path.
class ManyShapes {
 public:
  /// Shapes that may touch are each filled `alone` where there are pixels, so that what is seen does not depend on which
  /// are filled together.
  explicit ManyShapes(const QPainter& painter, bool alone = false);

  /// The path, filled by winding, that the next shape is to be added to.
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
