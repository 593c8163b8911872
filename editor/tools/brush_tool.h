#pragma once

#include <set>
#include <vector>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Lays terrain on every hex within the brush's radius, without gaps however fast the pointer goes; or, as the eraser,
/// brings hexes back to bare ground. One stroke is one edit.
class BrushTool : public CanvasTool {
  Q_OBJECT

 public:
  enum class Does { Paint, Erase };
  BrushTool(Session& session, Does does, QObject* parent = nullptr);

  void activated() override;
  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void pick(const CanvasHit& hit) override;
  void act(hex::HexKey hex) override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool isBusy() const override { return stroking_; }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  void reach(hex::HexKey hex);
  void finish();
  /// Whether there is something to lay on hexes.
  bool paints() const;
  std::vector<hex::HexKey> under(hex::HexKey hex) const;

  Does does_;
  bool stroking_ = false;
  std::optional<hex::HexKey> last_;
  std::set<hex::HexKey> stroke_;
  std::optional<hex::HexKey> hovered_;
};

}  // namespace redoubt::editor
