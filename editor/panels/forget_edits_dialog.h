#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

#include "editor/session/session.h"

namespace redoubt::editor {

/// Asks up to where the edits of the open battle are to be forgotten, so that its file becomes smaller, and does it.
class ForgetEditsDialog : public QDialog {
  Q_OBJECT

 public:
  /// `sequence`: the history row that is proposed as the last to be forgotten; 0 for a proposal that keeps most, and
  /// none where only all can be forgotten.
  ForgetEditsDialog(Session& session, std::int64_t sequence, QWidget* parent = nullptr);

  void accept() override;

 private:
  void fill(std::int64_t sequence);
  void reflect();

  Session& session_;
  QComboBox* upTo_;
  QLabel* what_;
  QPushButton* forget_;
};

}  // namespace redoubt::editor
