#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace redoubt::editor {

/// All extensions with what they offer: switched on and off, read again, and taken over into a person's own folder to
/// be changed there.
class ExtensionsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExtensionsDialog(QWidget* parent = nullptr);

 private:
  void refresh();
  void showChosen();
  void copyChosen();
  void openFolder();
  int chosen() const;

  QTreeWidget* list_;
  QLabel* about_;
  QPushButton* copy_;
  bool isFilling_ = false;
};

}  // namespace redoubt::editor
