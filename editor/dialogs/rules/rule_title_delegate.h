#pragma once

#include <QStyledItemDelegate>

namespace redoubt::editor {

/// Paints the title of a rule, and after it, where there is room, its path in the second colour.
class RuleTitleDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace redoubt::editor
