#pragma once

#include "editor/tools/stroke_tool.h"

namespace redoubt::editor {

/// Raises hexes by a level, or lowers them; with Ctrl the other way round. Slopes follow on the hexsides where that
/// makes or ends a difference of level, if the options say so and the rules know a hexside with an upper side.
class LevelTool : public StrokeTool {
  Q_OBJECT

 public:
  using StrokeTool::StrokeTool;

  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;

 protected:
  model::Edit editOf(std::span<const hex::HexKey> hexes) const override;

 private:
  bool raises() const;
};

}  // namespace redoubt::editor
