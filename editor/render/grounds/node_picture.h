#pragma once

#include <QColor>
#include <QImage>
#include <QPainter>

#include "core/hex/layout.h"

namespace redoubt::render {

/// The nodes of a lattice fixed in the plane, so that pictures made of them join from region to region.
class NodePicture {
 public:
  /// Covers `bounds` and a little more, with `perHex` nodes to a hex width.
  NodePicture(const hex::Bounds& bounds, int perHex);

  int columns() const { return picture_.width(); }
  int rows() const { return picture_.height(); }
  hex::Point node(int column, int row) const;
  void set(int column, int row, const QColor& colour, double alpha);
  void set(int column, int row, QRgb premultiplied);
  /// Draws it smoothly enlarged.
  void paint(QPainter& painter) const;

 private:
  int firstColumn_;
  int firstRow_;
  double step_;
  QImage picture_;
};

}  // namespace redoubt::render
