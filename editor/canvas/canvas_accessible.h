#pragma once

#include <QAccessible>
#include <QObject>
#include <QPointer>
#include <optional>

#include "core/hex/keys.h"
#include "editor/session/session.h"

namespace redoubt::editor {

class MapCanvas;

/// Makes a canvas readable without seeing it: to screen readers it is a table of hexes by column and row. Each cell has
/// its number, terrain, sides and counters; moving the cursor is reported as focus, and changes under it as a new
/// description. It belongs to the canvas and must be made right after it.
class CanvasAccessibility : public QObject {
  Q_OBJECT

 public:
  CanvasAccessibility(Session& session, MapCanvas& canvas);

  /// Null when the window is being closed.
  Session* session() const { return session_; }
  /// Null when the canvas is being destroyed.
  MapCanvas* canvas() const;
  /// Whether there is a map.
  bool hasMap() const;

  /// Called when the table is queried, as every screen reader does first; nothing is reported before that.
  void beHeard() { isHeard_ = true; }

  bool eventFilter(QObject* watched, QEvent* event) override;

 signals:
  /// An event was sent for a cell: Focus and Selection when the cursor comes there, DescriptionChanged when an edit
  /// changed what is under the cursor.
  void told(redoubt::hex::HexKey hex, QAccessible::Event what);

 private:
  void tell(hex::HexKey hex, QAccessibleInterface& cell, QAccessible::Event what);
  void tellCursor();
  void tellPointed();
  void tellChange();
  /// Sends that the former cells are no longer valid.
  void tellNewMap();

  QPointer<Session> session_;
  bool isHeard_ = false;
  std::optional<hex::HexKey> pointed_;  ///< the hex that the keyboard last pointed at
  std::optional<hex::HexKey> cursor_;   ///< the last reported cursor
  QString description_;                 ///< its last reported description
};

}  // namespace redoubt::editor
