#pragma once

#include <QStyledItemDelegate>

#include "editor/panels/problems_model.h"

namespace redoubt::editor {

/// Draws a problem in two lines, with one button; sends a signal when the button is clicked.
class ProblemsDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
  bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                 const QModelIndex& index) override;

  /// The rectangle of the button of a row in `rect`.
  static QRect buttonRect(const QRect& rect, const ProblemRow& row);

 signals:
  void buttonClicked(const QModelIndex& index);

 private:
  QPersistentModelIndex pressed_;
};

}  // namespace redoubt::editor
