#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include "editor/dialogs/compare/compared.h"

namespace redoubt::editor {

/// The lines of a comparison as a table.
class DifferencesModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Subject, What, First, Second, Group, Army, kColumns };

  using QAbstractTableModel::QAbstractTableModel;

  /// Null: nothing. It must live until the next call.
  void show(const Compared* compared);

  const Compared::Line& line(int row) const { return compared_->lines()[static_cast<std::size_t>(row)]; }
  QString text(int row, int column) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const Compared* compared_ = nullptr;
};

/// Those that hold a text, are of an army and of a kind.
class DifferencesFilter : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  explicit DifferencesFilter(DifferencesModel& model, QObject* parent = nullptr);

  void show(const Compared* compared) { compared_ = compared; }
  void setText(const QString& text);
  /// Empty: all.
  void setArmy(const QString& army);
  /// One of Compared::kinds(); 0: all.
  void setKind(int kind);

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

 private:
  DifferencesModel& model_;
  const Compared* compared_ = nullptr;
  QString text_;
  QString army_;
  int kind_ = 0;
};

}  // namespace redoubt::editor
