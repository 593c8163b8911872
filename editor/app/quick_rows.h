#pragma once

#include <QAbstractListModel>
#include <QStyledItemDelegate>
#include <vector>

#include "editor/app/quick_popup.h"

namespace redoubt::editor {

/// The rows of a quick popup.
class QuickModel : public QAbstractListModel {
  Q_OBJECT

 public:
  using QAbstractListModel::QAbstractListModel;

  void setRows(std::vector<QuickRow> rows);
  const QuickRow& row(int index) const { return rows_[static_cast<std::size_t>(index)]; }
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  std::vector<QuickRow> rows_;
};

/// Draws them: picture, title with the searched letters in bold, place or keys, kind.
class QuickDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  static int rowHeight();
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace redoubt::editor
