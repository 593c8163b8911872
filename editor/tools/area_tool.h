#pragma once

#include <optional>
#include <vector>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Selects an area of the map: a rectangle of columns and rows, the inside of a lasso, the connected hexes of one
/// terrain (wand), or all hexes of one terrain. Shift adds to the area, Ctrl removes from it, both together keep the
/// common part. On the keyboard Enter sets the corners of a rectangle, or uses the wand at the cursor; the lasso goes
/// from corner to corner and ends where it began.
class AreaTool : public CanvasTool {
  Q_OBJECT

 public:
  enum class By { Rectangle, Lasso, Wand, SameTerrain };
  AreaTool(Session& session, By by, QObject* parent = nullptr);

  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void pick(const CanvasHit& hit) override;
  bool opensMenu(const CanvasHit& hit) const override { return hit.hex.has_value() && !isBusy(); }
  void act(hex::HexKey hex) override;
  bool key(const QKeyEvent& event) override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool isBusy() const override { return dragging_ || !corners_.empty(); }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  std::vector<hex::HexKey> reached() const;
  void actWith(hex::HexKey hex, Qt::KeyboardModifiers modifiers);
  void finish(Qt::KeyboardModifiers modifiers);
  void choose(const std::vector<hex::HexKey>& hexes, Qt::KeyboardModifiers modifiers);

  By by_;
  bool dragging_ = false;
  std::optional<hex::HexKey> from_;
  std::optional<hex::HexKey> hovered_;
  std::vector<hex::Point> lasso_;
  std::vector<hex::HexKey> corners_;  ///< set on the keyboard
};

}  // namespace redoubt::editor
