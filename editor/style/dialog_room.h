#pragma once

#include <QObject>
#include <QSize>

class QDialog;

namespace redoubt::editor {

/// Keeps dialogs on the screen: none opens larger than the available room, and if the contents need more, they scroll
/// while the buttons below them stay. Installed on the application.
class DialogRoom : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// The room for a dialog with its frame, instead of that of its screen.
  void setRoom(QSize room) { room_ = room; }

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QSize roomFor(const QDialog& dialog) const;
  void fit(QDialog& dialog) const;

  QSize room_;
};

/// The object of this application; installed on first use.
DialogRoom& dialogRoom();

}  // namespace redoubt::editor
