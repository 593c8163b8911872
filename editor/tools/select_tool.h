#pragma once

#include <vector>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Selects hexes and counters and drags counters to other hexes; with the counter in hand from the tray (the counter
/// tool) a click on a hex places it.
class SelectTool : public CanvasTool {
  Q_OBJECT

 public:
  enum class Does { Select, PlaceCounters };
  SelectTool(Session& session, Does does, QObject* parent = nullptr);

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
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool isBusy() const override { return dragging_; }
  Qt::CursorShape cursor() const override;

 private:
  bool places() const { return does_ == Does::PlaceCounters && session_.counterInHand().has_value(); }
  void selectAt(const CanvasHit& hit);

  Does does_;
  bool pressed_ = false;
  bool dragging_ = false;
  std::optional<hex::HexKey> from_;
  std::optional<hex::HexKey> hovered_;
  bool overCounter_ = false;
};

}  // namespace redoubt::editor
