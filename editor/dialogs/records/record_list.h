#pragma once

#include <QWidget>
#include <optional>

#include "editor/fields/record_model.h"

class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

namespace redoubt::editor {

/// The rows of one table after the other: searched, ordered by any column, with what can be done to the chosen one
/// below.
class RecordList : public QWidget {
  Q_OBJECT

 public:
  explicit RecordList(Session& session, QWidget* parent = nullptr);

  void setTable(const model::TableInfo& table);
  std::optional<model::AnyRow> chosen() const;
  /// Chooses the row of that key, whether or not the filters would show it; else the first there is.
  void choose(const std::string& key);
  /// The row that is chosen once the present one goes.
  std::string neighbour() const;
  /// Only rows below one of another table; nothing shows all again.
  void limitTo(const QString& column, const model::Value& value, const QString& words);
  /// Says again what can be done to the chosen row.
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
