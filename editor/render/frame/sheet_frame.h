#pragma once

#include "core/model/changes.h"
#include "editor/render/frame/frame_layout.h"
#include "editor/render/frame/legend_samples.h"
#include "editor/render/paint_context.h"

namespace redoubt::render {

/// What makes a map a printed sheet: lines and graduation round it, title, legend, scale, north and tracks.
/// A plain value that outlives the battle.
class SheetFrame {
 public:
  SheetFrame(const model::Battle& battle, const MapCells& cells);

  /// Whether these change what the frame says, beside the terrains that occur on the map.
  static bool isConcernedBy(const model::Changes& changes);
  /// Whether it was made for a map on which the same terrains occur.
  bool fits(const MapCells& cells) const;

  const FrameLayout& layout() const { return layout_; }
  const FrameContent& content() const { return content_; }

  /// Paints what of it reaches into the region; all that lies outside the neat line is covered.
  void paint(const PaintContext& context) const;

 private:
  std::set<std::pair<Place, std::string>> occurring_;
  LevelRange levels_;
  FrameContent content_;
  FrameLayout layout_;
  std::vector<hex::Bounds> lineRooms_;  ///< with what rises above and hangs below, line for line
  LegendSamples samples_;
};

}  // namespace redoubt::render
