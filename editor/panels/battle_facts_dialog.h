#pragma once

#include <QDialog>

#include "editor/session/session.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace redoubt::editor {

/// The name, date and place of the battle, and the name of its rules; applied as one edit.
class BattleFactsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit BattleFactsDialog(Session& session, QWidget* parent = nullptr);

  void accept() override;

 private:
  void fill();
  void judge();
  model::Edit edit() const;

  Session& session_;
  QLineEdit* title_;
  QLineEdit* date_;
  QLineEdit* place_;
  QLineEdit* rules_;
  QPlainTextEdit* description_;
  QLabel* problem_;
  QPushButton* take_;
};

}  // namespace redoubt::editor
