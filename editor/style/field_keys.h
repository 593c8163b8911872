#pragma once

#include <QObject>

class QComboBox;
class QWidget;

namespace redoubt::editor {

/// Gives the keyboard back to the map when a field next to it has been filled in: Enter and Escape in a field of the
/// window move the focus to `home`, Escape does so from every control of a dock, and undo and redo reach the battle
/// from a field that has nothing to undo itself. Fields in dialogs, in lists and on the map keep their keys, and those
/// whose property `keepsKeyboard` is true. Installed on the application.
class FieldKeys : public QObject {
  Q_OBJECT

 public:
  FieldKeys(QWidget& window, QWidget& home);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool isField(QObject* watched) const;
  bool isInDock(QObject* watched) const;
  void leave(QWidget* field) const;

  QWidget& window_;
  QWidget& home_;
};

/// Gives the keyboard to a control as the Tab key does, and scrolls it into view.
void giveKeyboard(QWidget& control, Qt::FocusReason reason = Qt::TabFocusReason);

/// Gives the keyboard to a widget, or otherwise to the first inside it, that the Tab key would reach; returns whether
/// there is one.
bool focusFirst(QWidget& inside);

/// This control of a dock uses Escape itself, so that Escape doesn't move the focus to the map.
void keepEscape(QWidget& control, bool keeps);

/// Arrows and letters open the list of this box without choosing: otherwise each row passed would be an edit of its
/// own.
void openByKeys(QComboBox& box);

/// Enter leaves the keyboard in this field: the next one is typed at once.
void keepKeyboard(QWidget& field);

}  // namespace redoubt::editor
