#pragma once

#include <QDialog>

#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QTableWidget;

namespace redoubt::editor {

/// What the units come to by army, command, type or arm; against what the texts say; and against the box. It follows
/// every edit.
class ManifestTotalsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ManifestTotalsDialog(Session& session, QWidget* parent = nullptr);

 private:
  void refresh();
  void showSums();
  void showSaid();
  void showBox();

  Session& session_;
  QComboBox* by_;
  QTableWidget* sums_;
  QLabel* saidCaption_;
  QTableWidget* said_;
  QLabel* box_;
};

}  // namespace redoubt::editor
