#pragma once

#include <vector>

#include "editor/canvas/canvas_tool.h"
#include "editor/tools/stroke.h"

namespace redoubt::editor {

/// Lays streams, slopes, walls on the hexside nearest to the pointer and along a drag. A stroke that begins on a side
/// that carries the kind already takes it away instead. A kind with an upper side rises to the hex the pointer is in.
class HexsideTool : public CanvasTool {
  Q_OBJECT

 public:
  explicit HexsideTool(Session& session, QObject* parent = nullptr);

  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void pick(const CanvasHit& hit) override;
  bool key(const QKeyEvent& event) override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool isBusy() const override { return stroking_; }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  struct Aim {
    hex::HexsideKey side;
    model::HighSide high = model::HighSide::Near;
    friend bool operator==(const Aim&, const Aim&) = default;
  };
  std::optional<Aim> aimAt(const CanvasHit& hit) const;
  bool carries(hex::HexsideKey side) const;
  void finish();
  bool hasHighSide() const;

  bool stroking_ = false;
  bool erasing_ = false;
  Gathered<hex::HexsideKey> sides_;
  std::vector<Aim> aims_;
  std::optional<Aim> hovered_;
};

}  // namespace redoubt::editor
