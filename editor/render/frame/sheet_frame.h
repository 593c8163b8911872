#pragma once

#include "core/model/changes.h"
#include "editor/render/frame/frame_layout.h"
#include "editor/render/frame/legend_samples.h"
#include "editor/render/paint_context.h"

namespace redoubt::render {

/// The frame of a printed map sheet: lines and graduation round the map, title, legend, scale, north and tracks. A
/// plain value that outlives the battle.
class SheetFrame {
 public:
  SheetFrame(const model::Battle& battle, const MapCells& cells);

  /// Whether these changes affect the frame's contents, apart from the terrains and symbols on the map.
  static bool isConcernedBy(const model::Changes& changes);
  /// Whether it was made for a map on which the same terrains and symbols of legends occur.
  bool fits(const MapCells& cells) const;

  const FrameLayout& layout() const { return layout_; }
  const FrameContent& content() const { return content_; }

  /// Paints the part of it that is in the region; everything outside the neat line is covered.
  void paint(const PaintContext& context) const;

 private:
  MapContents occurring_;
  LevelRange levels_;
  FrameContent content_;
  FrameLayout layout_;
  std::vector<hex::Bounds> lineRooms_;  ///< including ascenders and descenders, for each line
  LegendSamples samples_;
};

}  // namespace redoubt::render
