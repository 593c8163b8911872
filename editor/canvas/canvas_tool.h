#pragma once

#include <QObject>
#include <QPainter>
#include <QString>
#include <functional>
#include <optional>

#include "editor/render/map_geometry.h"
#include "editor/session/session.h"

class QKeyEvent;

namespace redoubt::editor {

/// The place of the pointer; a drag can leave the map's window.
enum class HitPlace {
  Map,        ///< on a hex
  Desk,       ///< in the window, beyond the sheet
  Tray,       ///< over the counter tray
  Elsewhere,  ///< over another part of the screen
};

/// What is under the pointer, in terms of the map: tools react to hexes, sides and counters, not to pixels.
struct CanvasHit {
  hex::Point point;                ///< in hex widths
  std::optional<hex::HexKey> hex;  ///< of the map, even if not visible
  HitPlace place = HitPlace::Map;
  hex::HexKey nearestHex;                       ///< on the map or not
  int nearestSide = 0;                          ///< of `nearestHex`, 0 to 5
  std::optional<Id<model::Placement>> counter;  ///< the uppermost counter there
  Qt::KeyboardModifiers modifiers = Qt::NoModifier;
};

/// A tool of the canvas. The canvas passes the pointer's movements over the map to it; the tool makes edits and gives
/// them to the session, one for each stroke, and paints a preview of what a click or the stroke so far would do.
class CanvasTool : public QObject {
  Q_OBJECT

 public:
  explicit CanvasTool(Session& session, QObject* parent = nullptr) : QObject(parent), session_(session) {}

  virtual void activated() {}
  /// Another tool is chosen, or Escape is pressed: drops what was begun.
  virtual void cancel() {}
  virtual void hover(const CanvasHit&) {}
  virtual void leave() {}
  virtual void press(const CanvasHit&) {}
  virtual void drag(const CanvasHit&) {}
  virtual void release(const CanvasHit&) {}
  virtual void doubleClick(const CanvasHit&) {}
  /// Right click: picks.
  virtual void pick(const CanvasHit&) {}
  /// Whether a right click opens the context menu after picking. A tool that paints only picks.
  virtual bool opensMenu(const CanvasHit&) const { return false; }
  /// The wheel with Shift or Alt held, in steps of a usual wheel; returns whether it was used.
  virtual bool wheel(const CanvasHit&, int /*steps*/) { return false; }
  /// Enter or Space on the hex under the keyboard's cursor.
  virtual void act(hex::HexKey) {}
  /// A key that the canvas itself does not use; returns whether it was used.
  virtual bool key(const QKeyEvent&) { return false; }
  /// Whether the tool uses a key now that is also a command's shortcut, such as Delete while something is selected.
  virtual bool claims(const QKeyEvent&) const { return false; }
  /// The edit that a click, or the stroke so far, would make. The canvas shows its result as if it were made.
  virtual std::optional<model::Edit> pending() const { return std::nullopt; }
  /// Painted over map and counters, in widget pixels.
  virtual void paintPreview(QPainter&, const render::MapView&) const {}
  /// What a click would do, for the status bar.
  virtual QString hint() const { return {}; }
  /// Whether stacks may fan out now: the tool is one for counters.
  virtual bool fansStacks() const { return false; }
  /// Whether a stroke that begins here, next to the map, starts only when the pointer reaches the map.
  virtual bool startsLate(const CanvasHit&) const { return false; }
  /// Whether a stroke is under way.
  virtual bool isBusy() const { return false; }
  virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }

 signals:
  /// The preview or hint changed.
  void previewChanged();
  /// Something was not done that the author may still want: `run` does it.
  void choiceWanted(const QString& question, const QString& answer, const std::function<void()>& run);

 protected:
  Session& session_;
};

}  // namespace redoubt::editor
