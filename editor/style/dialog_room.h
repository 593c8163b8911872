#pragma once

#include <QObject>
#include <QSize>

class QDialog;

namespace redoubt::editor {

/// Keeps dialogs on the screen: none opens larger than there is room, and where the contents need more than that, they
/// scroll while the buttons below them stay. Installed on the application.
class DialogRoom : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// The room for a dialog with its frame, in place of that of its screen.
  void setRoom(QSize room) { room_ = room; }

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QSize roomFor(const QDialog& dialog) const;
  void fit(QDialog& dialog) const;

  QSize room_;
};

/// The one of this application; installed when it is first asked for.
DialogRoom& dialogRoom();

}  // namespace redoubt::editor
