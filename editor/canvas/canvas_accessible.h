#pragma once

#include <QAccessible>
#include <QObject>
#include <QPointer>
#include <optional>

#include "core/hex/keys.h"
#include "editor/session/session.h"

namespace redoubt::editor {

class MapCanvas;

/// Makes a canvas readable without seeing it: to screen readers it is a table of hexes by column and row. Each cell
/// tells its number, terrain, sides and counters; where the cursor goes is told as focus, and what changes under it as
/// a new description. It belongs to the canvas and is to be made right after it.
class CanvasAccessibility : public QObject {
  Q_OBJECT

 public:
  CanvasAccessibility(Session& session, MapCanvas& canvas);

  /// Null when the window is being closed.
  Session* session() const { return session_; }
  /// Null when the canvas is being destroyed.
  MapCanvas* canvas() const;
  /// Whether there is a map to tell of.
  bool hasMap() const;

  /// Somebody asked for the table, as every screen reader does first; only then anything is told.
  void beHeard() { isHeard_ = true; }

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  /// A screen reader is told of a cell: Focus and Selection where the cursor comes, DescriptionChanged where an edit
  /// changed what is under it.
  void told(redoubt::hex::HexKey hex, QAccessible::Event what);

 private:
  void tell(hex::HexKey hex, QAccessibleInterface& cell, QAccessible::Event what);
  void tellCursor();
  void tellPointed();
  void tellChange();
  /// Cells of before are good no longer.
  void tellNewMap();

  QPointer<Session> session_;
  bool isHeard_ = false;
  std::optional<hex::HexKey> pointed_;  ///< the hex last asked about by the keyboard
  std::optional<hex::HexKey> cursor_;  ///< where the cursor was last told to be
  QString description_;                ///< what was last told of it
};

}  // namespace redoubt::editor
