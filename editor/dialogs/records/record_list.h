#pragma once

#include <QWidget>
#include <optional>

#include "editor/fields/record_model.h"

class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace redoubt::editor {

/// The rows of a table: searchable, ordered by any column, with the actions on the chosen row below.
class RecordList : public QWidget {
  Q_OBJECT

 public:
  explicit RecordList(Session& session, QWidget* parent = nullptr);

  void setTable(const model::TableInfo& table);
  std::optional<model::AnyRow> chosen() const;
  /// Chooses the row of that key, even if the filters hide it; otherwise the first row.
  void choose(const std::string& key);
  /// The row to choose when the present one is removed.
  std::string neighbour() const;
  /// Shows only child rows of a row of another table; an empty column shows all again.
  void limitTo(const QString& column, const model::Value& value, const QString& words);
  /// Updates which actions are enabled for the chosen row.
  void enable();

 signals:
  void rowChosen();
  void addWanted();
  void copyWanted();
  void deriveWanted();
  void removeWanted();
  void moveWanted(int by);

 private:
  QToolButton* addButton(const char* name, const char* sign, const QString& words);
  void setCan(QToolButton& button, const QString& reason);
  void showMenu(QPoint position);
  void showNone();

  Session& session_;
  QLineEdit* search_;
  QToolButton* limit_;
  QTableView* view_;
  QLabel* none_;
  QToolButton* add_;
  QToolButton* copy_;
  QToolButton* derive_;
  QToolButton* remove_;
  QToolButton* up_;
  QToolButton* down_;
  RecordModel* model_ = nullptr;
  RecordFilter* filter_ = nullptr;
};

}  // namespace redoubt::editor
