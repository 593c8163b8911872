#pragma once

#include <QToolButton>
#include <QWidget>
#include <array>

#include "editor/session/session.h"

namespace redoubt::editor {

/// The nine stamps as pictures: a click makes one the current piece, the context menu stores the current piece there or
/// empties it. Buttons are named "stamp.1" to "stamp.9".
class StampGrid : public QWidget {
  Q_OBJECT

 public:
  explicit StampGrid(Session& session, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void recall(int slot);
  void showMenu(int slot, QPoint at);
  void reflect();

  Session& session_;
  std::array<QToolButton*, Stamps::kSlots> buttons_{};
};

}  // namespace redoubt::editor
