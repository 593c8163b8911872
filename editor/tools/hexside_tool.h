#pragma once

#include <vector>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Lays streams, slopes, walls on the hexside nearest to the pointer, and along a drag from vertex to vertex without a
/// gap; going back takes the last sides out of the stroke. A stroke that begins on a side that carries the kind already
/// takes it away instead. A kind with an upper side rises to the hex the pointer is in, and a drag keeps to that hand.
class HexsideTool : public CanvasTool {
  Q_OBJECT

 public:
  explicit HexsideTool(Session& session, QObject* parent = nullptr);

  void activated() override;
  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void pick(const CanvasHit& hit) override;
  bool key(const QKeyEvent& event) override;
  std::optional<model::Edit> pending() const override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool startsLate(const CanvasHit& hit) const override;
  bool isBusy() const override { return stroking_; }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  struct Aim {
    hex::HexsideKey side;
    model::HighSide high = model::HighSide::Near;
    friend bool operator==(const Aim&, const Aim&) = default;
  };
  /// A loose end of what was drawn last, and on which hand of the way there the upper hexes lie.
  struct End {
    hex::Vertex vertex;
    bool isHighOnRight = false;
  };
  std::optional<Aim> aimAt(const CanvasHit& hit) const;
  bool carries(hex::HexsideKey side) const;
  model::Edit editOf(const std::vector<Aim>& aims, bool erases) const;
  /// The shortest way from where the last stroke ended to the vertex nearest to a point.
  std::vector<Aim> wayTo(hex::Point point) const;
  std::vector<Aim> shownAims() const;
  void finish();
  /// Whether a click would take the kind away; clicking the lower hex of a slope turns it round instead.
  bool wouldErase(const Aim& aim) const;
  bool hasHighSide() const;
  void followTo(hex::Point point);
  void step(hex::HexsideKey side, hex::Vertex from, hex::Vertex to);
  bool isHighOnRight(const Aim& aim, hex::Vertex from, hex::Vertex to) const;

  bool stroking_ = false;
  bool erasing_ = false;
  std::vector<Aim> aims_;               ///< of the stroke, in order
  std::optional<hex::Vertex> end_;      ///< where the chain of the stroke has got to
  bool highOnRight_ = false;            ///< of the stroke, as it goes
  std::vector<End> ends_;               ///< where the next click with Shift goes on from
  std::optional<Aim> hovered_;
  std::vector<Aim> way_;                ///< that a click with Shift would draw
};

}  // namespace redoubt::editor
