#pragma once

#include <optional>
#include <vector>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Fills a region with the current terrain: connected hexes of one terrain, all hexes up to the next hexsides, or all
/// of that terrain on the map, by the options. Enter fills from the hex under the keyboard's cursor.
class FillTool : public CanvasTool {
  Q_OBJECT

 public:
  explicit FillTool(Session& session, QObject* parent = nullptr);

  void activated() override { session_.hand().recallPaint(PaintPlace::Hex); }
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void pick(const CanvasHit& hit) override;
  void act(hex::HexKey hex) override;
  std::optional<model::Edit> pending() const override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  /// The region round `from`; at most one hex more than `limit`.
  std::vector<hex::HexKey> region(hex::HexKey from, std::size_t limit) const;
  /// The region under the pointer, computed once for each hex and battle.
  const std::vector<hex::HexKey>& hoveredRegion() const;
  void forget();

  std::optional<hex::HexKey> hovered_;
  mutable std::optional<std::vector<hex::HexKey>> region_;
};

}  // namespace redoubt::editor
