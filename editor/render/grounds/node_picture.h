#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QRegion>
#include <QTransform>

#include "core/hex/layout.h"

namespace redoubt::render {

/// The nodes of a lattice fixed in the plane, so that pictures made of them join from region to region.
class NodePicture {
 public:
  enum class Kind {
    Smooth,   ///< colours blend into one another
    Squares,  ///< each node a square of one colour, nothing transparent; quicker
  };
  /// Covers `bounds` and a little more, with `perHex` nodes to a hex width.
  NodePicture(const hex::Bounds& bounds, int perHex, Kind kind = Kind::Smooth);

  int columns() const { return picture_.width(); }
  int rows() const { return picture_.height(); }
  hex::Point node(int column, int row) const;
  void set(int column, int row, const QColor& colour, double alpha);
  void set(int column, int row, QRgb premultiplied);
  /// Draws it enlarged.
  void paint(QPainter& painter) const;

 private:
  bool isEmpty(const QRect& nodes) const;
  /// The device pixels that are not transparent, and some more.
  QRegion filled(const QTransform& toDevice) const;

  int firstColumn_;
  int firstRow_;
  double step_;
  bool isSmooth_;
  QImage picture_;
};

}  // namespace redoubt::render
