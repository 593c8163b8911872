#pragma once

#include <QDialog>

#include "core/model/any_row.h"
#include "editor/session/session.h"

class QLabel;
class QPushButton;

namespace redoubt::editor {

class Form;

/// A dialog for the key of a new row in a table without ids: the scenario and path of a setting, the hexside and kind
/// of a stream.
class NewRecordDialog : public QDialog {
  Q_OBJECT

 public:
  NewRecordDialog(Session& session, const model::AnyRow& draft, QWidget* parent = nullptr);

  void accept() override;

 signals:
  void wanted(const redoubt::model::AnyRow& row);

 private:
  void judge();

  Session& session_;
  model::AnyRow draft_;
  Form* form_;
  QLabel* problem_;
  QPushButton* take_;
};

}  // namespace redoubt::editor
