#pragma once

#include <optional>

#include "editor/canvas/canvas_tool.h"
#include "core/model/map_piece.h"

namespace redoubt::editor {

/// Stamps the current piece of map: what it has replaces what is there. Z rotates it, X and Y flip it. If parts would
/// be off the map because the piece is larger than the map, or are unknown to the battle's rules, this is reported, and
/// the author chooses.
class StampTool : public CanvasTool {
  Q_OBJECT

 public:
  explicit StampTool(Session& session, QObject* parent = nullptr);

  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void act(hex::HexKey hex) override;
  std::optional<model::Edit> pending() const override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  Qt::CursorShape cursor() const override { return Qt::CrossCursor; }

 private:
  model::PastedPiece pasted(hex::HexKey at) const;
  bool isLargerThanMap() const;

  std::optional<hex::HexKey> hovered_;
};

/// Cuts the selected area, or the single selected hex, as the current piece; returns whether there was anything to cut.
bool takeAreaInHand(Session& session);
/// Cuts the rectangle between two corners as the current piece, held by its middle.
void takeRectangleInHand(Session& session, hex::HexKey from, hex::HexKey to);

}  // namespace redoubt::editor
