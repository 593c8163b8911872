#pragma once

#include "editor/render/grounds/stamp.h"
#include "editor/render/paint_context.h"

namespace redoubt::render {

/// The inks of woods, orchards and single trees of one kind.
struct TreeInks {
  QColor ground;
  QColor crown;
  QColor light;
  QColor shade;
  QColor rim;

  std::vector<QColor> all() const { return {ground, crown, light, shade, rim}; }
};

/// The theme's inks; shifted towards the colour that the rules give the kind, if any.
TreeInks treeInks(const PaintContext& context, const TerrainKind& kind);

/// Crowns in several sizes and tones; form() gives the index of each.
struct CrownForms {
  static constexpr unsigned kSizes = 7;
  static constexpr unsigned kTones = 7;
  static constexpr unsigned kShapes = 2;
  static constexpr double kSmallest = 0.022;
  static constexpr double kLargest = 0.066;

  /// The form of a crown of about that radius. `tone` is 0 (dark) to 1 (light); an outlined crown is at the edge.
  static unsigned form(double radius, double tone, bool isOutlined, unsigned shape);
  static double radiusOf(unsigned form);
};

/// Crowns over a dark background as on a coloured map, or in the style of a woodcut.
StampDesign crowns(const PaintContext& context, const TreeInks& inks);

/// A crown's outline about the origin.
QPolygonF crownOutline(double radius, unsigned shape);

}  // namespace redoubt::render
