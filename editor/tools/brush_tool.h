#pragma once

#include "editor/tools/stroke_tool.h"

namespace redoubt::editor {

/// Lays the terrain in hand on hexes.
class BrushTool : public StrokeTool {
  Q_OBJECT

 public:
  using StrokeTool::StrokeTool;

  void activated() override { session_.recallPaint(PaintPlace::Hex); }
  void pick(const CanvasHit& hit) override;
  QString hint() const override;

 protected:
  bool isReady() const override;
  model::Edit editOf(std::span<const hex::HexKey> hexes) const override;
};

/// Brings hexes back to bare ground, with the hexsides and ways round them.
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
