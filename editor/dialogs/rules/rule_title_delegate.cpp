#include "editor/dialogs/rules/rule_title_delegate.h"

#include <QApplication>
#include <QPainter>

#include "editor/dialogs/rules/rules_model.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kBeforePath = 12;
constexpr int kLeastPath = 60;

}  // namespace

void RuleTitleDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  const QString path = index.data(RulesModel::SecondPathRole).toString();
  if (path.isEmpty()) return;
  QStyleOptionViewItem item = option;
  initStyleOption(&item, index);
  const QWidget* widget = item.widget;
  const QStyle* style = widget ? widget->style() : QApplication::style();
  QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &item, widget).adjusted(4, 0, -4, 0);
  room.setLeft(room.left() + item.fontMetrics.horizontalAdvance(item.text) + kBeforePath);
  if (room.width() < kLeastPath) return;
  const bool isChosen = item.state.testFlag(QStyle::State_Selected);
  painter->save();
  painter->setFont(themeFont(TextStyle::Small));
  painter->setPen(isChosen ? item.palette.color(QPalette::HighlightedText) : colours().second);
  painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                    painter->fontMetrics().elidedText(path, Qt::ElideLeft, room.width()));
  painter->restore();
}

}  // namespace redoubt::editor
