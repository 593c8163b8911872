#pragma once

#include <optional>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Places point symbols of the current kind. A click on the empty map places one, at the hex's centre if that is near,
/// with Ctrl exactly at the pointer; a click on a symbol selects it, to be dragged, rotated by Z or by Alt and the
/// wheel, moved by Alt and the arrow keys and removed by Delete. A right click makes the kind of a symbol the current
/// one. Enter places one at the centre of the hex under the keyboard's cursor.
class SymbolTool : public CanvasTool {
  Q_OBJECT

 public:
  explicit SymbolTool(Session& session, QObject* parent = nullptr);

  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void pick(const CanvasHit& hit) override;
  bool wheel(const CanvasHit& hit, int steps) override;
  void act(hex::HexKey hex) override;
  bool key(const QKeyEvent& event) override;
  bool claims(const QKeyEvent& event) const override;
  std::optional<model::Edit> pending() const override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool isBusy() const override { return doing_ != Doing::Nothing; }
  Qt::CursorShape cursor() const override;

  /// The selected symbol; null for none.
  const model::Symbol* selected() const;
  /// The kind that a click places.
  std::string kind() const;
  /// The symbol at a point of the map; null for none.
  const model::Symbol* symbolAt(hex::Point point) const;
  void turnSymbol(Id<model::Symbol> symbol, int steps);
  void changeSymbol(Id<model::Symbol> symbol, const std::string& kind);
  void removeSymbol(Id<model::Symbol> symbol);

 private:
  enum class Doing { Nothing, Pressing, Moving, Placing };

  model::Symbol newSymbol(const CanvasHit& hit) const;
  model::Symbol placed(model::Symbol symbol, hex::Point at, Qt::KeyboardModifiers modifiers) const;
  void selectSymbol(std::optional<Id<model::Symbol>> symbol);
  void apply(const model::Symbol& symbol, const QString& title);
  void place(model::Symbol symbol);
  void turn(const model::Symbol& symbol, double degrees);

  Doing doing_ = Doing::Nothing;
  std::optional<Id<model::Symbol>> selected_;
  std::optional<Id<model::Symbol>> hovered_;
  std::optional<model::Symbol> shown_;  ///< the symbol as changed by a click or the gesture
  Id<model::Symbol> next_;              ///< of the symbol to be placed next, so that its preview stays one symbol
  double angle_ = 0;                    ///< of the symbol to be placed next
  hex::Point pressedAt_;
  mutable double pixelsPerHex_ = 60;  ///< when last painted
};

}  // namespace redoubt::editor
