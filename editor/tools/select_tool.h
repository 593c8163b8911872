#pragma once

#include <optional>
#include <vector>

#include "editor/canvas/canvas_tool.h"
#include "editor/canvas/marker_target.h"
#include "editor/tools/counter_ghosts.h"
#include "editor/tools/counter_verbs.h"
#include "editor/tools/deployment.h"
#include "editor/tools/drawn_line.h"

namespace redoubt::editor {

/// Selects hexes and counters and drags counters to other hexes, or off the map when dropped beyond the sheet or on the
/// tray. Shift and a drag from the empty map selects the counters in a rectangle, with Ctrl adds them. Alt and a drag
/// makes the selected counters face the pointer. Shift and the wheel reorder a stack. Counters that begin by a rule
/// keep it when dropped with Ctrl, for the place they are dropped at; Alt and the wheel change their distance. With the
/// counter in hand from the tray (the counter tool) a click on a hex places it, or all of a command.
class SelectTool : public CanvasTool {
  Q_OBJECT

 public:
  enum class Does { Select, PlaceCounters };
  SelectTool(Session& session, Does does, QObject* parent = nullptr);

  /// Requests the hex that the selected counters are to face: a click, or Enter at the keyboard's cursor, gives it.
  /// Called again while it waits, it takes the hex pointed at.
  void askFacing();
  /// Requests the line along which the selected counters are aligned: a drag, or a first and a last hex by clicks or
  /// Enter. With Shift they all face to its left.
  void askLine();

  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void doubleClick(const CanvasHit& hit) override;
  void pick(const CanvasHit& hit) override;
  bool opensMenu(const CanvasHit&) const override { return !asks() && !places() && !deploys(); }
  bool wheel(const CanvasHit& hit, int steps) override;
  void act(hex::HexKey hex) override;
  bool key(const QKeyEvent& event) override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool fansStacks() const override { return !places() && !deploys(); }
  bool isBusy() const override { return deployment_.isDrawing() || isInAction(); }
  Qt::CursorShape cursor() const override;

 private:
  enum class Doing { Nothing, Pressing, Moving, Turning, Banding, AskingFacing, AskingLine };

  bool isInAction() const { return doing_ != Doing::Nothing && doing_ != Doing::Pressing; }
  /// The rule of the counters that are dragged, at the place under the pointer: with Ctrl they keep it.
  std::optional<model::StartRule> carriedRule() const;
  bool places() const { return does_ == Does::PlaceCounters && session_.hand().counterInHand().has_value(); }
  bool deploys() const { return does_ == Does::PlaceCounters && deployment_.isInHand(); }
  bool keyOfDeployment(const QKeyEvent& event);
  bool asks() const { return doing_ == Doing::AskingFacing || doing_ == Doing::AskingLine; }
  const std::vector<Id<model::Placement>>& selected() const { return session_.hand().selection().placements; }
  void placeInHand(hex::HexKey hex, std::optional<hex::Point> near = {});
  /// The marker that would be placed at the pointer: the one in hand, or the dragged one if it is a single marker on a
  /// hexside.
  std::optional<MarkerInHand> markerInHand() const;
  void selectAt(const CanvasHit& hit);
  bool pressTurning(const CanvasHit& hit);
  void pressLine(const CanvasHit& hit);
  void drop(const CanvasHit& hit);
  void selectBand(const CanvasHit& hit);
  void ask(Doing what);
  void endAsking();
  void followCursor();
  void faceAsked(hex::Point point);
  void align(hex::HexKey to, Qt::KeyboardModifiers modifiers);
  LineFacing lineFacing(Qt::KeyboardModifiers modifiers) const;

  void paintMoving(QPainter& painter, const render::MapView& view) const;
  bool paintCarried(QPainter& painter, const render::MapView& view) const;
  void paintTurning(QPainter& painter, const render::MapView& view,
                    std::span<const Id<model::Placement>> counters) const;
  void paintBand(QPainter& painter, const render::MapView& view) const;
  void paintLine(QPainter& painter, const render::MapView& view) const;
  QString leavingText() const;

  Does does_;
  Doing doing_ = Doing::Nothing;
  std::optional<hex::HexKey> from_;  ///< the hex that was pressed
  hex::Point pressedAt_;
  bool pressedGround_ = false;          ///< with Shift, and no counter there
  std::optional<hex::HexKey> hovered_;  ///< the hex under the pointer, or the keyboard's cursor during a request
  CanvasHit last_;                      ///< the last place of the pointer
  bool overCounter_ = false;
  Selection home_;  ///< the selection when the request began
  DrawnLine line_;
  bool lineByClicks_ = false;  ///< the first hex was given before this press
  mutable CounterGhosts ghosts_;
  Deployment deployment_{session_};
};

}  // namespace redoubt::editor
