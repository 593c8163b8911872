#pragma once

#include <QTransform>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/hex/paper.h"
#include "core/model/battle.h"
#include "editor/render/counters/counter_style.h"
#include "editor/render/counters/map_stacks.h"
#include "editor/render/map_painter.h"

namespace redoubt::render {

/// What is drawn of a battle, and its size.
struct RenderOptions {
  MapStyle style;
  std::optional<Id<model::Variant>> variant;  ///< the variant whose counters are drawn; none: only the map
  Estimates estimates = Estimates::Quiet;     ///< how these counters show values that no source gives
  bool upright = false;                       ///< whether they all stand upright, with wedges for their facing
  double pixelsPerHex = 96;
  std::optional<int> height;  ///< pixels; used instead of pixelsPerHex
  /// Two hexes at opposite corners of the part to draw; none: the whole sheet.
  std::optional<std::pair<hex::HexKey, hex::HexKey>> crop;
};

/// A map with the counters of a variant, or a part of it, ready to be painted onto any device. A plain value: it
/// doesn't need the battle any more, and several threads can paint from one.
class MapDrawing {
 public:
  /// Throws redoubt::Error (BadInput) if the part to draw is off the sheet.
  MapDrawing(const model::Battle& battle, const RenderOptions& options);

  /// The drawn part, in hex widths.
  const hex::Bounds& part() const { return part_; }
  const MapPainter& map() const { return map_; }
  /// The width of a hex on paper, in mm; above zero.
  double hexWidthMm() const { return hexWidthMm_; }
  /// The paper that the map is made for, in mm; 0 by 0 if it names none.
  hex::PaperSize paper() const { return paper_; }
  /// Whether the whole sheet is drawn.
  bool isWhole() const { return isWhole_; }
  /// The title of the battle.
  const std::string& title() const { return title_; }

  /// Paints the part in `region`, and nothing outside it. The painter's unit is a hex width.
  /// False if `watch` stopped it between two layers or counters; then only a part is painted.
  bool paint(QPainter& painter, const hex::Bounds& region, const Watch& watch = {}) const;
  /// Paints `region`, a strip of the area for which `blocks` were made.
  bool paint(QPainter& painter, const hex::Bounds& region, MapBlocks& blocks, const Watch& watch = {}) const;

 private:
  bool paintCounters(QPainter& painter, const hex::Bounds& region, const Watch& watch) const;

  MapPainter map_;
  hex::Bounds part_;
  double hexWidthMm_;
  hex::PaperSize paper_;
  bool isWhole_;
  std::string title_;
  std::vector<MapStack> stacks_;
  Estimates estimates_;
  bool upright_;
};

/// The pixels of a picture.
struct PictureSize {
  int width = 0;
  int height = 0;
  double pixelsPerHex = 0;              ///< from left to right
  double stretch = 1;                   ///< how much more from top to bottom
  std::optional<hex::Point> topLeft{};  ///< the point of the map at its corner; nothing: that of the drawn part

  /// From the drawing's hex widths to pixels.
  QTransform transform(const MapDrawing& drawing) const;
};

/// The largest picture: pixels on either side, and in all.
inline constexpr double kMaxPictureSide = 100'000;
inline constexpr double kMaxPicturePixels = 4e9;

/// The size by `options`. Throws redoubt::Error: BadInput for a size of zero, TooLarge over the limits.
PictureSize pictureSize(const MapDrawing& drawing, const RenderOptions& options);

}  // namespace redoubt::render
