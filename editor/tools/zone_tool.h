#pragma once

#include "editor/tools/stroke_tool.h"

namespace redoubt::editor {

/// Adds hexes to the current zone, with Ctrl removes them. Without a current zone a stroke makes a new one. A right
/// click makes the zone of a hex the current one.
class ZoneTool : public StrokeTool {
  Q_OBJECT

 public:
  using StrokeTool::StrokeTool;

  void pick(const CanvasHit& hit) override;
  bool opensMenu(const CanvasHit& hit) const override { return hit.hex.has_value(); }
  QString hint() const override;

 protected:
  model::Edit editOf(std::span<const hex::HexKey> hexes) const override;
  void make(const model::Edit& edit) override;
};

}  // namespace redoubt::editor
