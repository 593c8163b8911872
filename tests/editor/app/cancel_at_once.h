#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QProgressDialog>
#include <QPushButton>

namespace redoubt::editor {

/// Presses Cancel in every progress dialog as soon as it comes up.
class CancelAtOnce : public QObject {
 public:
  CancelAtOnce() { qApp->installEventFilter(this); }
  void end() { qApp->removeEventFilter(this); }

 protected:
  bool eventFilter(QObject* object, QEvent* event) override {
    auto* dialog = event->type() == QEvent::Show ? qobject_cast<QProgressDialog*>(object) : nullptr;
    if (dialog) dialog->findChild<QPushButton*>()->click();
    return false;
  }
};

}  // namespace redoubt::editor
