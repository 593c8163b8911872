#pragma once

#include <QWidget>
#include <map>
#include <optional>
#include <string>

#include "core/model/any_row.h"
#include "editor/session/session.h"

class QLabel;
class QVBoxLayout;

namespace redoubt::editor {

class Form;

/// The chosen row of a table: its name, its findings, a field for each column, and the tables with its child rows.
class RecordPage : public QWidget {
  Q_OBJECT

 public:
  explicit RecordPage(Session& session, QWidget* parent = nullptr);

  void show(const std::optional<model::AnyRow>& row);
  /// Accepts unfinished input.
  void finish();
  Form* form() const { return form_; }

 signals:
  void changed(const redoubt::model::AnyRow& wanted, const QString& column);
  void helpWanted(const QString& label, const QString& help);
  /// The rows of `table` whose `column` names the shown row should be listed.
  void belowWanted(const redoubt::model::TableInfo& table, const QString& column);

 private:
  void makeForm(const model::TableInfo& table);
  void showFindings(const model::AnyRow& row);
  void showBelow(const model::AnyRow& row);

  Session& session_;
  QVBoxLayout* column_;
  QLabel* heading_;
  QLabel* kind_;
  QLabel* faults_;
  QLabel* below_;
  Form* form_ = nullptr;
  const model::TableInfo* table_ = nullptr;
  std::optional<model::AnyRow> shown_;
};

}  // namespace redoubt::editor
