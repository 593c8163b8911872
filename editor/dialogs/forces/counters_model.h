#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "editor/session/session.h"

namespace redoubt::editor {

/// The pieces of cardboard: counters of units, leaders' map counters, chits and markers, as printed and as corrected.
/// Typed values become edits at once; what can't be is reported by a signal.
class CountersModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Owner, Army, Role, Number, NumberPrinted, Copies, CopiesPrinted, Faces, Note, ColumnCount };

  explicit CountersModel(Session& session, QObject* parent = nullptr)
      : QAbstractTableModel(parent), session_(session) {}

  /// Those of a role, or all, whose words contain `filter`.
  void show(std::optional<model::CounterRole> role, const QString& filter);
  std::optional<Id<model::Counter>> counter(int row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 signals:
  void refused(const QString& why);

 private:
  QString text(const model::Counter& counter, int column) const;
  QString facesText(const model::Counter& counter) const;
  bool isCorrected(const model::Counter& counter, int column) const;

  Session& session_;
  std::vector<Id<model::Counter>> counters_;
};

}  // namespace redoubt::editor
