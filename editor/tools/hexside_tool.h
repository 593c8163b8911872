#pragma once

#include <vector>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Paints streams, slopes, walls on the hexside nearest to the pointer, and along a drag from vertex to vertex without
/// a gap; dragging back removes the last sides from the stroke. A stroke that begins on a side that already has the
/// kind erases it instead. A kind with an upper side has the hex under the pointer as its upper hex, and a drag keeps
/// the upper hexes on that side of the line.
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
  /// An end of the last stroke, and the side of the line on which the upper hexes are.
  struct End {
    hex::Vertex vertex;
    bool isHighOnRight = false;
  };
  std::optional<Aim> aimAt(const CanvasHit& hit) const;
  bool carries(hex::HexsideKey side) const;
  model::Edit editOf(const std::vector<Aim>& aims, bool erases) const;
  /// The shortest path from the end of the last stroke to the vertex nearest to a point.
  std::vector<Aim> wayTo(hex::Point point) const;
  std::vector<Aim> shownAims() const;
  void finish();
  /// Whether a click would erase the kind; clicking the lower hex of a slope reverses it instead.
  bool wouldErase(const Aim& aim) const;
  bool hasHighSide() const;
  void followTo(hex::Point point);
  void step(hex::HexsideKey side, hex::Vertex from, hex::Vertex to);
  bool isHighOnRight(const Aim& aim, hex::Vertex from, hex::Vertex to) const;

  bool stroking_ = false;
  bool erasing_ = false;
  std::vector<Aim> aims_;           ///< of the stroke, in order
  std::optional<hex::Vertex> end_;  ///< the present end of the stroke
  bool highOnRight_ = false;        ///< of the stroke, in its direction
  std::vector<End> ends_;           ///< from which the next click with Shift continues
  std::optional<Aim> hovered_;
  std::vector<Aim> way_;  ///< that a click with Shift would draw
};

}  // namespace redoubt::editor
