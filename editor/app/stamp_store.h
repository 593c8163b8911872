#pragma once

#include <QObject>

#include "editor/session/stamps.h"

namespace redoubt::editor {

/// Keeps the nine stamps in the user's data folder from one sitting to the next, and the piece in hand on the
/// clipboard. What can't be read there is left alone and not used.
class StampStore : public QObject {
  Q_OBJECT

 public:
  StampStore(Stamps& stamps, QObject* parent = nullptr);

  /// Puts the piece in hand on the clipboard, as JSON text.
  void copyToClipboard() const;
  /// Takes a piece from the clipboard in hand; answers whether there was one.
  bool takeFromClipboard();

 private:
  static QString fileOf(int slot);
  void load();
  void save(int slot) const;

  Stamps& stamps_;
};

}  // namespace redoubt::editor
