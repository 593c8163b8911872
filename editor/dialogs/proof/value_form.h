#pragma once

#include <QWidget>
#include <string>

#include "core/model/any_row.h"
#include "editor/session/session.h"

class QVBoxLayout;

namespace redoubt::editor {

class Form;

/// One column of a row of any table, to be changed in place.
class ValueForm : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the prefix of the object name of its control.
  ValueForm(Session& session, QString name, QWidget* parent = nullptr);

  /// Nothing to change: a row that is itself the value, or a row that is not in the battle.
  void showNothing();
  void show(const model::AnyRow& row, const std::string& column);
  bool isShowing() const;
  void edit();
  void finish();
  void forget();
  bool isTyped() const;

 signals:
  void changed(const redoubt::model::AnyRow& wanted, const QString& column);

 private:
  Session& session_;
  QString name_;
  QVBoxLayout* place_;
  Form* form_ = nullptr;
  const model::TableInfo* table_ = nullptr;
  std::string column_;
};

}  // namespace redoubt::editor
