#pragma once

#include <QObject>

#include "editor/session/stamps.h"

namespace redoubt::editor {

/// Keeps the nine stamps in the user's data folder from one sitting to the next, and the current piece on the
/// clipboard. Files that can't be read there are left unchanged and not used.
class StampStore : public QObject {
  Q_OBJECT

 public:
  StampStore(Stamps& stamps, QObject* parent = nullptr);

  /// Copies the current piece to the clipboard, as JSON text.
  void copyToClipboard() const;
  /// Makes a piece from the clipboard the current piece; returns whether there was one.
  bool takeFromClipboard();

 private:
  static QString fileOf(int slot);
  void load();
  void save(int slot) const;

  Stamps& stamps_;
};

}  // namespace redoubt::editor
