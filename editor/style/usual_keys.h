#pragma once

#include <QObject>

namespace redoubt::editor {

/// Keys that people know from other programs and that Qt does not handle on every desktop: Shift+F10 opens the menu of
/// the focused control, as the Menu key does, and Enter presses a button outside dialogs, as Space does. Installed on
/// the application.
class UsualKeys : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace redoubt::editor
