#pragma once

#include <QAbstractTableModel>
#include <map>
#include <optional>
#include <vector>

#include "core/rules/turns/choice_text.h"
#include "core/rules/turns/schedule_grid.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The schedule of a variant as a table: a row for each army, leader and chit, a column for each turn. What is typed
/// into the row of an army is only reported.
class GridModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit GridModel(const Session& session, QObject* parent = nullptr);

  /// Nothing: no scenario.
  void show(std::optional<Id<model::Variant>> variant);
  std::optional<Id<model::Scenario>> scenario() const;
  const rules::ScheduleGrid& grid() const { return grid_; }
  const rules::GridRow& row(int row) const { return grid_.rows[static_cast<std::size_t>(row)]; }
  const rules::TurnCell& cell(const QModelIndex& index) const {
    return row(index.row()).cells[static_cast<std::size_t>(index.column())];
  }
  int turn(int column) const { return grid_.turns[static_cast<std::size_t>(column)].turn; }
  int columnOf(int turn) const;
  /// The findings about a cell, in sentences.
  QStringList faults(const QModelIndex& index) const;
  void showFindings();
  /// The stripe of a row: the colour of an army or of a leader's command; invalid: none.
  QColor stripe(int row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;

 signals:
  /// A set expression was typed for an army, for the turn of this column.
  void typed(const QModelIndex& index, const std::vector<redoubt::rules::GridChoice>& choices);
  void refused(const QString& why);

 private:
  const Session& session_;
  std::optional<Id<model::Variant>> variant_;
  rules::ScheduleGrid grid_;
  std::map<std::pair<int, int>, QStringList> faults_;  ///< by row and column
};

}  // namespace redoubt::editor
