#pragma once

#include <QSizeF>

#include "editor/render/frame/frame_layout.h"

namespace redoubt::render {

/// One part of the frame, laid out with its top left corner at the origin. It is moved to its final place later.
struct FramePiece {
  QSizeF size;  ///< the full extent; empty for a part that shows nothing
  std::vector<FramePart> parts = {};
  std::vector<FrameLine> lines = {};
  std::vector<LegendSample> samples = {};
  std::vector<QRectF> boxes = {};
  std::vector<QLineF> rules = {};
  std::optional<QRectF> cartouche = {};
  std::optional<QPointF> ornament = {};
  double ornamentGap = 0;
  std::optional<QRectF> numberHex = {};
  std::optional<ScaleBar> scale = {};
  std::optional<NorthStar> north = {};

  bool isEmpty() const { return size.isEmpty(); }
};

/// `piece` added to the layout, its corner at `at`.
void addPiece(FrameLayout& layout, const FramePiece& piece, QPointF at);

// The pieces; `size` is FrameLayout::size.

/// The title in its border, at most `width` wide; `size` may be larger than the layout's.
FramePiece titlePiece(const FrameContent& content, double size, double width);
/// The terrains in as many columns as fit into `width`, but with no fewer than four of them in each.
FramePiece legendPiece(const FrameContent& content, double size, double width);
/// Star, scale and the note on the map's origin, in at most `width`; next to each other or one below the other.
FramePiece scalePiece(const FrameContent& content, double size, double width, bool isStacked);
/// All tracks in lines of at most `width`.
FramePiece tracksPiece(const FrameContent& content, double size, double width);

}  // namespace redoubt::render
