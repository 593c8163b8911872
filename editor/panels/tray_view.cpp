#include "editor/panels/tray_view.h"

#include <QApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

#include "editor/panels/name_fields.h"
#include "editor/style/field_keys.h"
#include "editor/style/row_paint.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kTrayCounter = 40;
constexpr int kHeadingHeight = 24;

void paintHeading(QPainter& painter, const QRect& rect, const TrayRow& row) {
  const ThemeColours& c = colours();
  const bool isArmy = row.kind == TrayRow::Kind::Army;
  painter.fillRect(rect, isArmy ? c.window : c.base);
  const QRect colour(rect.left() + size::kMargin, rect.center().y() - 5, isArmy ? 4 : 10, isArmy ? 12 : 10);
  int left = size::kMargin;
  if (row.colour.isValid()) {
    painter.setPen(isArmy ? QPen(Qt::NoPen) : QPen(c.third, 1));
    painter.setBrush(row.colour);
    painter.drawRect(colour);
    left = colour.right() + 7 - rect.left();
  }
  paintText(painter, rect.adjusted(left, 0, -6, 0), row.title,
            themeFont(isArmy ? TextStyle::Strong : TextStyle::Second), isArmy ? c.text : c.second);
}

}  // namespace

void TrayDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto* model = qobject_cast<const TrayModel*>(index.model());
  if (!model) return;
  const TrayRow& row = model->row(index.row());
  painter->save();
  if (row.kind != TrayRow::Kind::Counter) {
    paintHeading(*painter, option.rect, row);
    painter->restore();
    return;
  }
  const ThemeColours& c = colours();
  paintRowGround(*painter, option);
  if (inHand_ == row.subject) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(c.accent, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), 4, 4);
  }
  const QRect box = option.rect;
  const bool isPlaced = row.placement || row.isUsedUp;
  painter->setOpacity(isPlaced ? 0.75 : 1);
  pictures_.draw(*painter, QPointF(box.left() + size::kMargin + kTrayCounter / 2.0, box.center().y() + 0.5), row.face,
                 kTrayCounter, {}, painter->device()->devicePixelRatioF());
  painter->setOpacity(1);
  const QRect words = box.adjusted(size::kMargin + kTrayCounter + 9, 7, -8, -7);
  const QRect upper(words.left(), words.top(), words.width(), words.height() / 2);
  const QRect lower(words.left(), upper.bottom() + 1, words.width(), words.height() / 2);
  paintText(*painter, upper, row.title, themeFont(TextStyle::Body), c.text);
  QFont placeFont = themeFont(TextStyle::Second);
  placeFont.setItalic(!isPlaced && row.subject.marker.empty());
  paintText(*painter, lower, row.detail, placeFont, isPlaced ? c.third : c.second);
  painter->restore();
}

QSize TrayDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
  const auto* model = qobject_cast<const TrayModel*>(index.model());
  const bool isCounter = model && model->row(index.row()).kind == TrayRow::Kind::Counter;
  return {100, isCounter ? size::tallRow() : size::high(kHeadingHeight, 1)};
}

QWidget* TrayDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const {
  auto* field = new QLineEdit(parent);
  field->setObjectName(QStringLiteral("tray.rename"));
  field->setMaxLength(kLongestName);
  return field;
}

void TrayDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const {
  const int left = size::kMargin + kTrayCounter + 5;
  editor->setGeometry(option.rect.adjusted(left, (option.rect.height() - size::field()) / 2, -6, 0));
  editor->setFixedHeight(size::field());
}

TrayView::TrayView(QWidget* parent) : QListView(parent) {
  setSelectionMode(QAbstractItemView::SingleSelection);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setEditTriggers(QAbstractItemView::EditKeyPressed);
}

const TrayRow* TrayView::counterAt(const QModelIndex& index) const {
  const auto* trayModel = qobject_cast<const TrayModel*>(model());
  if (!trayModel || !index.isValid()) return nullptr;
  const TrayRow& row = trayModel->row(index.row());
  return row.kind == TrayRow::Kind::Counter ? &row : nullptr;
}

void TrayView::mousePressEvent(QMouseEvent* event) {
  QListView::mousePressEvent(event);
  if (isDragging_) {
    cancelDrag();
    return;
  }
  pressed_ = event->button() == Qt::LeftButton ? indexAt(event->position().toPoint()) : QModelIndex();
  pressedAt_ = event->position().toPoint();
}

void TrayView::mouseMoveEvent(QMouseEvent* event) {
  // No rubber band and no selecting by a drag over the rows.
  if (!isDragging_ && (event->buttons() & Qt::LeftButton) && counterAt(pressed_) &&
      (event->position().toPoint() - pressedAt_).manhattanLength() >= QApplication::startDragDistance()) {
    isDragging_ = true;
    QApplication::setOverrideCursor(Qt::ClosedHandCursor);
    emit dragStarted(TrayRow(*counterAt(pressed_)));
  }
  if (isDragging_) emit dragMoved(event->globalPosition().toPoint());
}

void TrayView::mouseReleaseEvent(QMouseEvent* event) {
  QListView::mouseReleaseEvent(event);
  if (event->button() != Qt::LeftButton) return;
  if (isDragging_) {
    endDrag();
    emit dragDropped(event->globalPosition().toPoint());
    return;
  }
  const TrayRow* row = counterAt(pressed_);
  if (row && indexAt(event->position().toPoint()) == pressed_) {
    // A placed counter is only shown; Enter or a drag moves it.
    row->placement ? emit visited(TrayRow(*row)) : emit taken(TrayRow(*row));
  }
  pressed_ = QModelIndex();
}

void TrayView::mouseDoubleClickEvent(QMouseEvent* event) {
  const TrayRow* row = counterAt(indexAt(event->position().toPoint()));
  if (row && event->button() == Qt::LeftButton) emit visited(TrayRow(*row));
}

void TrayView::setInHand(bool isInHand) {
  hasInHand_ = isInHand;
  keepEscape(*this, isInHand);
}

void TrayView::keyPressEvent(QKeyEvent* event) {
  if (!isDragging_ && hasInHand_ && event->key() == Qt::Key_Escape) return emit putBack();
  if (isDragging_ && event->key() == Qt::Key_Escape) {
    cancelDrag();
    return;
  }
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  // The Enter that ends the typing of a name is also received here.
  if (const TrayRow* row = counterAt(currentIndex()); row && isEnter && state() != EditingState) {
    emit chosen(TrayRow(*row));
    return;
  }
  QListView::keyPressEvent(event);
}

void TrayView::focusOutEvent(QFocusEvent* event) {
  if (event->reason() == Qt::ActiveWindowFocusReason) cancelDrag();
  QListView::focusOutEvent(event);
}

void TrayView::hideEvent(QHideEvent* event) {
  cancelDrag();
  QListView::hideEvent(event);
}

void TrayView::cancelDrag() {
  if (!isDragging_) return;
  endDrag();
  emit dragCancelled();
}

void TrayView::endDrag() {
  isDragging_ = false;
  pressed_ = QModelIndex();
  QApplication::restoreOverrideCursor();
}

}  // namespace redoubt::editor
