#pragma once

#include <optional>

#include "editor/canvas/canvas_tool.h"
#include "core/model/map_piece.h"

namespace redoubt::editor {

/// Stamps the piece of map in hand: what it has replaces what is there. Z turns it, X and Y flip it. What would fall
/// off the map because the piece is larger than it, or is unknown to the battle's rules, is told, and the author
/// chooses.
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

/// Cuts the selected area, or the one hex selected, as the piece in hand; answers whether there was anything to cut.
bool takeAreaInHand(Session& session);
/// Cuts what lies between two corners as the piece in hand, held by its middle.
void takeRectangleInHand(Session& session, hex::HexKey from, hex::HexKey to);

}  // namespace redoubt::editor
