#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

#include "editor/dialogs/rules/rules_grid_model.h"

namespace redoubt::editor {

/// Edits a cell in place and offers the results of the table, with their meanings.
class RulesGridDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  RulesGridDelegate(const RulesGridModel& model, QObject* parent);

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void setEditorData(QWidget* editor, const QModelIndex& index) const override;

 private:
  const RulesGridModel& model_;
};

/// The grid, with the keys of a spreadsheet: Enter moves down, Delete makes values unknown, copy and paste.
class RulesGridView : public QTableView {
  Q_OBJECT

 public:
  explicit RulesGridView(RulesGridModel& model, QWidget* parent = nullptr);

  /// The cells selected, or the current one.
  QModelIndexList chosenCells() const;
  void copy();
  void paste();
  void clearCells();
  /// Accepts unfinished input in a cell, as if it were left.
  void settle();

 signals:
  /// A block or value was refused and nothing was changed; empty: it was accepted.
  void refused(const QStringList& faults);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;

 private:
  RulesGridModel& model_;
};

}  // namespace redoubt::editor
