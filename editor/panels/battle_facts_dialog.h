#pragma once

#include <QDialog>

#include "editor/session/session.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace redoubt::editor {

/// What the battle is called, when and where it was, and what its rules are called; taken as one edit.
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
