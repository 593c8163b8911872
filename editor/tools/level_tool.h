#pragma once

#include "editor/tools/stroke_tool.h"

namespace redoubt::editor {

/// Raises hexes by a level, or lowers them; with Ctrl the opposite. Slopes are added or removed on hexsides where a
/// difference of level begins or ends, if the options say so and the rules have a hexside kind with an upper side.
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
