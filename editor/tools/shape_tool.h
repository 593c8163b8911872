#pragma once

#include <optional>
#include <vector>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Paints the current terrain along lines and over areas given by corners: a drag from corner to corner, or click by
/// click. Shapes of many corners end with a double click, with Enter, or on their first corner; Backspace removes the
/// last corner. Lines are as wide as the brush. On the keyboard Enter sets a corner at the cursor.
class ShapeTool : public CanvasTool {
  Q_OBJECT

 public:
  explicit ShapeTool(Session& session, QObject* parent = nullptr);

  void activated() override { session_.hand().recallPaint(PaintPlace::Hex); }
  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void doubleClick(const CanvasHit& hit) override;
  void pick(const CanvasHit& hit) override;
  void act(hex::HexKey hex) override;
  bool key(const QKeyEvent& event) override;
  std::optional<model::Edit> pending() const override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool isBusy() const override { return !corners_.empty(); }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  bool hasManyCorners() const;
  /// The corners that are set and, if the shape is not finished, the one under the pointer.
  std::vector<hex::HexKey> shownCorners() const;
  std::vector<hex::HexKey> shape(const std::vector<hex::HexKey>& corners) const;
  void addCorner(hex::HexKey hex);
  void finish();

  std::vector<hex::HexKey> corners_;
  std::optional<hex::HexKey> hovered_;
  bool dragging_ = false;
};

}  // namespace redoubt::editor
