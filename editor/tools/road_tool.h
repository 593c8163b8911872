#pragma once

#include <optional>
#include <vector>

#include "core/rules/terrain/routing.h"
#include "editor/canvas/canvas_tool.h"
#include "editor/tools/stroke.h"

namespace redoubt::editor {

/// Joins hexes by roads, tracks, bridges and fords. A drag follows the pointer, with straight chains of neighbours
/// where it was too fast; a drag that begins along a link of the kind erases links. Clicks draw from hex to hex by the
/// cheapest route for a road (or straight, by the options); a click on the last hex, or Esc, ends that. Crossings
/// (bridges and fords) are set with a click on the hexside they cross. On the keyboard Enter clicks the cursor's hex.
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
  bool key(const QKeyEvent& event) override;
  std::optional<model::Edit> pending() const override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool startsLate(const CanvasHit& hit) const override { return !hit.hex; }
  bool isBusy() const override { return stroking_ || anchor_.has_value(); }
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  using Sides = std::vector<hex::HexsideKey>;
  bool isReady() const {
    return session_.hand().paint().place == PaintPlace::Link && !session_.hand().paint().slug.empty();
  }
  bool isCrossing() const;
  bool carries(hex::HexsideKey side) const;
  /// The hexside under the pointer that a crossing would be set on; nothing in the middle of a hex.
  std::optional<hex::HexsideKey> crossedSide(const CanvasHit& hit) const;
  void extend(hex::HexKey to);
  void click(hex::HexKey hex);
  Sides route(hex::HexKey from, hex::HexKey to) const;
  /// The route from the hex clicked last to the one under the pointer.
  const Sides& hoveredRoute() const;
  model::Edit editOf(const Sides& sides, bool erases) const;
  void make(const Sides& sides, bool erases);
  void forget();

  bool stroking_ = false;
  bool erasing_ = false;
  std::optional<hex::HexKey> last_;
  std::optional<hex::HexKey> hovered_;
  std::optional<hex::HexsideKey> hoveredSide_;
  std::optional<hex::HexKey> anchor_;  ///< the hex that the next click draws from
  Gathered<hex::HexsideKey> sides_;
  mutable std::optional<rules::RouteCosts> costs_;
  mutable std::optional<Sides> route_;
};

}  // namespace redoubt::editor
