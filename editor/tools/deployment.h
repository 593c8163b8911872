#pragma once

#include <optional>
#include <span>
#include <vector>

#include "editor/canvas/canvas_tool.h"
#include "editor/tools/counter_ghosts.h"
#include "editor/tools/counter_verbs.h"
#include "editor/tools/drawn_line.h"

namespace redoubt::editor {

/// Where one counter of several that are placed at once would stand.
struct Deployed {
  model::Subject subject;
  hex::HexKey hex;
  std::optional<model::Facing> facing = {};
};

/// The counters close together about a hex, each in a hex of its own where there is room. Leaders are with the middle
/// unit.
std::vector<Deployed> deployedAround(const Session& session, std::span<const model::Subject> subjects, hex::HexKey hex);
/// The counters along a line from its first to its last hex, facing to its left if they are to face at all.
std::vector<Deployed> deployedAlong(const Session& session, std::span<const model::Subject> subjects,
                                    std::span<const hex::HexKey> line, LineFacing facing);
/// Places them all in one edit, or moves them there; those that lie in one hex in their order. Returns whether it was
/// done; Session::failed gives the reason if not.
bool deploy(Session& session, std::span<const Deployed> deployed);

/// Placing the counters in hand all at once, as a part of the counter tool: a click puts them about a hex, a drag along
/// the line drawn. By keys: Enter puts them about the hex, Shift and Enter begins the line, Enter then ends it.
class Deployment {
 public:
  explicit Deployment(Session& session) : session_(session) {}

  bool isInHand() const { return !session_.hand().commandInHand().empty(); }
  /// Whether a line is being drawn.
  bool isDrawing() const { return line_.isBegun(); }

  void hover(const CanvasHit& hit);
  void leave() { hovered_.reset(); }
  void press(const CanvasHit& hit);
  void drag(const CanvasHit& hit);
  void release(const CanvasHit& hit);
  void act(hex::HexKey hex, Qt::KeyboardModifiers modifiers);
  /// The keyboard's cursor has moved.
  void followCursor(hex::HexKey hex);
  /// Drops the line, or else the counters in hand.
  void cancel();
  void paint(QPainter& painter, const render::MapView& view, CounterGhosts& ghosts) const;
  QString hint() const;

 private:
  std::vector<Deployed> deployed() const;
  void finish();

  Session& session_;
  DrawnLine line_;
  bool isPressed_ = false;
  std::optional<hex::HexKey> hovered_;
  Qt::KeyboardModifiers modifiers_ = Qt::NoModifier;
};

}  // namespace redoubt::editor
