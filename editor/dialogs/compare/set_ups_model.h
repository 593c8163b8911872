#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <optional>
#include <vector>

#include "editor/dialogs/compare/compared_set_ups.h"

namespace redoubt::editor {

/// The differences of two set-ups: those of placements first, then those of other lines of the scenarios.
class SetUpsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Subject, What, First, Second, Command, Army, kColumns };

  using QAbstractTableModel::QAbstractTableModel;

  /// Null: nothing. It must live until the next call.
  void show(const ComparedSetUps* compared);

  /// The place of a row among the differences of placements; nothing for other rows.
  std::optional<std::size_t> placementAt(int row) const;
  std::optional<std::size_t> rowAt(int row) const;
  int rowOfPlacement(std::size_t placement) const { return static_cast<int>(placement); }
  /// What a row is about, whatever else differs: for finding it again after a change.
  QString identity(int row) const;
  QString army(int row) const { return rows_[static_cast<std::size_t>(row)].cells[Army]; }
  QString sentence(int row) const { return rows_[static_cast<std::size_t>(row)].sentence; }
  QString text(int row, Column column) const { return rows_[static_cast<std::size_t>(row)].cells[column]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Line {
    QString cells[kColumns];
    QString sentence;
  };
  Line lineOf(const compare::PlacementDifference& difference) const;
  Line lineOf(const compare::RowDifference& difference) const;

  const ComparedSetUps* compared_ = nullptr;
  std::vector<Line> rows_;
};

/// The differences of one kind.
struct DifferenceKind {
  enum class Of { All, OnlyFirst, OnlySecond, Aspect, Rows };
  Of of = Of::All;
  compare::Aspect aspect = compare::Aspect::Place;

  friend bool operator==(const DifferenceKind&, const DifferenceKind&) = default;
};

/// Those that hold a text, are of an army and of a kind.
class SetUpsFilter : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  SetUpsFilter(SetUpsModel& model, QObject* parent = nullptr);

  void show(const ComparedSetUps* compared) { compared_ = compared; }
  void setText(const QString& text);
  /// Empty: all.
  void setArmy(const QString& army);
  void setKind(DifferenceKind kind);

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

 private:
  SetUpsModel& model_;
  const ComparedSetUps* compared_ = nullptr;
  QString text_;
  QString army_;
  DifferenceKind kind_;
};

}  // namespace redoubt::editor
