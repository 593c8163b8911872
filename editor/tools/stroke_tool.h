#pragma once

#include <set>
#include <span>
#include <vector>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// A tool for strokes over hexes: the hexes that the brush covers along the pointer's path, without gaps at any speed,
/// make one edit. A click with Shift draws a straight line from the end of the last stroke. Enter acts on the hex under
/// the keyboard's cursor, Shift and Enter draws the line.
class StrokeTool : public CanvasTool {
  Q_OBJECT

 public:
  explicit StrokeTool(Session& session, QObject* parent = nullptr);

  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void act(hex::HexKey hex) override;
  bool key(const QKeyEvent& event) override;
  std::optional<model::Edit> pending() const override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  bool startsLate(const CanvasHit& hit) const override { return !hit.hex; }
  bool isBusy() const override { return stroking_; }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 protected:
  /// Whether the tool has everything it needs.
  virtual bool isReady() const { return true; }
  /// The edit of a stroke over these hexes; empty if nothing changes.
  virtual model::Edit editOf(std::span<const hex::HexKey> hexes) const = 0;
  virtual void make(const model::Edit& edit) { session_.apply(edit); }

  const std::optional<hex::HexKey>& hovered() const { return hovered_; }
  /// The keys held when the stroke began, or now if there is no stroke.
  Qt::KeyboardModifiers modifiers() const { return modifiers_; }

 private:
  std::set<hex::HexKey> covered() const;
  void reach(hex::HexKey hex);
  void finish();

  bool stroking_ = false;
  std::optional<hex::HexKey> last_;
  std::optional<hex::HexKey> lineFrom_;  ///< where the last stroke ended
  std::set<hex::HexKey> stroke_;
  std::optional<hex::HexKey> hovered_;
  Qt::KeyboardModifiers modifiers_ = Qt::NoModifier;
};

}  // namespace redoubt::editor
