#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

#include "editor/session/session.h"

namespace redoubt::editor {

/// A dialog for forgetting the edits of the open battle up to a chosen one, so that its file becomes smaller.
class ForgetEditsDialog : public QDialog {
  Q_OBJECT

 public:
  /// `sequence`: the history row that is proposed as the last to be forgotten; with 0 the proposal keeps most, and
  /// there is no proposal if only all can be forgotten.
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
