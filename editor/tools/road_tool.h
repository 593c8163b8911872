#pragma once

#include <vector>

#include "editor/canvas/canvas_tool.h"
#include "editor/tools/stroke.h"

namespace redoubt::editor {

/// Joins hexes by roads, tracks, bridges and fords: from the hex pressed to every hex the drag comes to, in a straight
/// chain of neighbours where the pointer was too fast. A stroke that begins along a link of the kind takes links away.
class RoadTool : public CanvasTool {
  Q_OBJECT

 public:
  explicit RoadTool(Session& session, QObject* parent = nullptr);

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
  bool isBusy() const override { return stroking_ || anchor_.has_value(); }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  void extend(hex::HexKey to);
  void finish();

  bool stroking_ = false;
  bool erasing_ = false;
  std::optional<hex::HexKey> last_;
  std::optional<hex::HexKey> hovered_;
  std::optional<hex::HexKey> anchor_;  ///< of the keyboard: the hex the next Enter draws from
  Gathered<hex::HexsideKey> sides_;
};

}  // namespace redoubt::editor
