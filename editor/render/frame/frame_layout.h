#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

#include "core/hex/layout.h"
#include "editor/render/frame/frame_content.h"
#include "editor/render/frame/frame_text.h"
#include "editor/render/theme/map_theme.h"

namespace redoubt::render {

enum class FrameInk { Ink, Accent, Soft };

struct FrameLine {
  QString text;
  FrameFont font;
  QPointF baseline;  ///< the left end
  FrameInk ink = FrameInk::Ink;
  bool isCentred = false;  ///< keeps its middle, not its left end, if it is written in a narrower font

  QRectF room() const { return textRoom(text, font, baseline); }
};

/// The line in the theme's font for it, no wider than in the usual one, for which everything is laid out: `title`,
/// `numbers` for a line without letters, `text` for any other.
FrameLine writtenIn(const ThemeFonts& fonts, FrameLine line);

/// The bar below the map: a number of hexes, each one hex width long.
struct ScaleBar {
  QPointF at;  ///< the left end of its upper edge
  int hexes = 0;
  double height = 0;
};

struct NorthStar {
  QPointF centre;
  double radius = 0;
  double angle = 0;  ///< degrees clockwise
};

struct LegendSample {
  QRectF rect;
  std::size_t entry = 0;
};

/// A part of the frame and its own rectangle.
struct FramePart {
  const char* name = "";  ///< from framePartNames(), or "legend"
  QRectF room;
};

/// The positions of everything round the hexes, in hex widths. Parts don't cover hexes or each other.
struct FrameLayout {
  hex::Bounds neat;    ///< the line round the map
  hex::Bounds band;    ///< the outer edge of the graduated band
  hex::Bounds border;  ///< the outermost line
  hex::Bounds sheet;
  QPointF step;     ///< of the graduation: half a hex across and down
  QPointF zero;     ///< where it begins
  double size = 1;  ///< the size of lettering relative to a map of twenty hexes
  std::optional<QRectF> cartouche;
  std::optional<QPointF> ornament;  ///< the middle of the line with the year
  double ornamentGap = 0;           ///< the extent of the year from it
  std::vector<FramePart> parts;
  std::vector<FrameLine> lines;
  std::vector<LegendSample> samples;
  std::vector<QRectF> boxes;  ///< spaces of tracks
  std::vector<QLineF> rules;
  std::optional<QRectF> numberHex;
  std::optional<ScaleBar> scale;
  std::optional<NorthStar> north;
};

/// The frame round a map. If it needs more room than the paper has, the sheet becomes larger.
FrameLayout frameLayout(const FrameContent& content, const hex::Layout& layout);

}  // namespace redoubt::render
