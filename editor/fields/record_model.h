#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/model/any_row.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// All rows of one table as a list, with a column for each of the table's except the id. It follows the battle row by
/// row.
class RecordModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  RecordModel(Session& session, const model::TableInfo& table, QObject* parent = nullptr);

  const model::TableInfo& table() const { return table_; }
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  model::AnyRow row(int at) const;
  /// The index of the row with that key; -1 if there is none.
  int find(const std::string& key) const;
  model::Value value(int at, int section) const;
  const model::FieldInfo& column(int section) const { return *fields_[static_cast<std::size_t>(section)]; }
  /// The whole text of a row, in the form used for searching.
  const QString& searched(int at) const;
  /// The column of the list that shows a column of the table; nothing for the id.
  std::optional<int> sectionOf(std::string_view column) const;
  /// The column by which people expect the list to be ordered.
  int usualSection() const;

 signals:
  /// The list has been updated after a change of the battle.
  void followed();

 private:
  void follow(const model::Changes& changes);
  void read();
  void tellChanged(const std::set<std::string>& keys);

  Session& session_;
  const model::TableInfo& table_;
  std::vector<const model::FieldInfo*> fields_;
  model::Battle battle_;  // a snapshot, so that the rows stay where they are
  std::vector<const void*> rows_;
  mutable std::vector<QString> searched_;  // empty: not computed yet
};

/// The rows of a list that match a search, ordered by any column: numbers as numbers, names in natural order.
class RecordFilter : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  explicit RecordFilter(RecordModel& records, QObject* parent = nullptr);

  /// Only rows that contain every word of `text`; case and diacritics are ignored.
  void search(const QString& text);
  /// Only rows with this value in the column; an empty column removes the limit.
  void limitTo(const QString& column, const model::Value& value);

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

 private:
  RecordModel& records_;
  QStringList words_;
  std::optional<std::pair<std::size_t, model::Value>> limit_;
};

}  // namespace redoubt::editor
