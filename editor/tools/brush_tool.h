#pragma once

#include "editor/tools/stroke_tool.h"

namespace redoubt::editor {

/// Paints the current terrain on hexes.
class BrushTool : public StrokeTool {
  Q_OBJECT

 public:
  using StrokeTool::StrokeTool;

  void activated() override { session_.hand().recallPaint(PaintPlace::Hex); }
  void pick(const CanvasHit& hit) override;
  QString hint() const override;

 protected:
  bool isReady() const override;
  model::Edit editOf(std::span<const hex::HexKey> hexes) const override;
};

/// Resets hexes to ground, and removes the hexsides and links round them.
class EraserTool : public StrokeTool {
  Q_OBJECT

 public:
  using StrokeTool::StrokeTool;

  void pick(const CanvasHit& hit) override;
  QString hint() const override;

 protected:
  model::Edit editOf(std::span<const hex::HexKey> hexes) const override;
};

}  // namespace redoubt::editor
