#pragma once

#include "editor/render/area_depth.h"
#include "editor/render/paint_context.h"

namespace redoubt::render {

/// A tint that fades out across the edge of an area; in plain themes it ends there.
struct SoftTint {
  QColor colour;
  double strength = 1;  ///< its opacity well inside, 0 to 1
  double from = -0.05;  ///< the depth at which it starts, in hex widths; below 0 outside the edge
  double to = 0.1;      ///< the depth at which it is at its full strength
};

/// The depth's share of the way from `from` to `to`, eased at both ends: 0 to 1.
double eased(double depth, double from, double to);

/// Lays the tint over the area of all hexes with `isInside`.
void paintSoftArea(const PaintContext& context, const Ragged& ragged, const InArea& isInside, const SoftTint& tint);

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

/// Whether pictures can be laid on the painter's device: those without pixels get shapes.
bool takesPictures(const QPainter& painter);

}  // namespace redoubt::render
