#include "editor/panels/problems_delegate.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "editor/style/row_paint.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kLeft = 36;
constexpr int kRight = 12;
int buttonHeight() {
  return size::high(20, 1);
}

const ProblemRow* rowOf(const QModelIndex& index) {
  const auto* model = qobject_cast<const ProblemsModel*>(index.model());
  return model && index.isValid() ? &model->row(index.row()) : nullptr;
}

}  // namespace

QRect ProblemsDelegate::buttonRect(const QRect& rect, const ProblemRow& row) {
  const int wanted = QFontMetrics(themeFont(TextStyle::Second)).horizontalAdvance(row.button) + 20;
  // A long fix must leave room for the place.
  const int width = std::min(wanted, (rect.width() - kLeft - kRight) * 3 / 5);
  return {rect.right() - kRight - width + 1, rect.bottom() - 4 - buttonHeight(), width, buttonHeight()};
}

void ProblemsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const ProblemRow* row = rowOf(index);
  if (!row) return;
  const bool isWaived = row->finding.waived;
  const ThemeColours& c = colours();
  painter->save();
  paintRowGround(*painter, option);
  const QRect box = option.rect;
  painter->setPen(mixed(c.line, c.base, 0.5));
  painter->drawLine(box.left(), box.bottom(), box.right(), box.bottom());
  paintSign(*painter, QRectF(box.left() + 11, box.top() + 6, 16, 16), signOf(row->finding.severity), isWaived);
  QFont messageFont = themeFont(TextStyle::Body);
  messageFont.setStrikeOut(isWaived);
  const QRect upper(box.left() + kLeft, box.top() + 4, box.width() - kLeft - kRight,
                    box.height() - 8 - buttonHeight() - 1);
  painter->setFont(messageFont);
  painter->setPen(isWaived ? c.third : c.text);
  painter->drawText(upper, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, row->message);
  const QRect button = buttonRect(box, *row);
  QRect lower(box.left() + kLeft, button.top(), button.left() - 8 - box.left() - kLeft, buttonHeight());
  const int chip = paintChip(*painter, lower, row->citation, isWaived);
  if (chip > 0) lower.setLeft(lower.left() + chip + 8);
  paintText(*painter, lower, row->place, themeFont(TextStyle::Second), isWaived ? c.third : c.second);
  const bool isHot = (option.state & QStyle::State_MouseOver) && option.widget &&
                     button.contains(option.widget->mapFromGlobal(QCursor::pos()));
  paintRowButton(*painter, button, row->button, isHot);
  painter->restore();
}

QSize ProblemsDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const ProblemRow* row = rowOf(index);
  const auto* list = qobject_cast<const QAbstractItemView*>(option.widget);
  if (!row || !list) return {100, size::tallRow()};
  const int width = std::max(80, list->viewport()->width() - kLeft - kRight);
  const QRect words =
      QFontMetrics(themeFont(TextStyle::Body)).boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, row->message);
  return {100, std::max(size::tallRow(), words.height() + 9 + buttonHeight())};
}

// The tooltip of a button shows the whole text of a cut label.
bool ProblemsDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                                 const QModelIndex& index) {
  const ProblemRow* row = rowOf(index);
  const QRect button = row ? buttonRect(option.rect, *row) : QRect();
  if (!button.contains(event->pos())) return QStyledItemDelegate::helpEvent(event, view, option, index);
  QToolTip::showText(event->globalPos(), row->button, view, button);
  return true;
}

bool ProblemsDelegate::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                                   const QModelIndex& index) {
  const ProblemRow* row = rowOf(index);
  if (!row || (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonRelease)) return false;
  const auto* mouse = static_cast<QMouseEvent*>(event);
  const bool isInside =
      mouse->button() == Qt::LeftButton && buttonRect(option.rect, *row).contains(mouse->position().toPoint());
  if (event->type() == QEvent::MouseButtonPress) {
    pressed_ = isInside ? QPersistentModelIndex(index) : QPersistentModelIndex();
    return isInside;
  }
  const bool isClick = isInside && pressed_ == index;
  pressed_ = QPersistentModelIndex();
  if (isClick) emit buttonClicked(index);
  return isClick;
}

}  // namespace redoubt::editor
