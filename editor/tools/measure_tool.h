#pragma once

#include <optional>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Measures: hexes, metres or kilometres on the ground, and millimetres on the sheet, between a press and the pointer,
/// and shows the straight line of hexes. On the keyboard Enter sets the start.
class MeasureTool : public CanvasTool {
  Q_OBJECT

 public:
  using CanvasTool::CanvasTool;

  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void act(hex::HexKey hex) override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool isBusy() const override { return from_.has_value(); }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  std::optional<hex::HexKey> target() const;
  QString distance(hex::HexKey to) const;

  std::optional<hex::HexKey> from_;
  std::optional<hex::HexKey> to_;  ///< set if fixed; otherwise the end follows the pointer
  std::optional<hex::HexKey> hovered_;
  bool dragging_ = false;
};

}  // namespace redoubt::editor
