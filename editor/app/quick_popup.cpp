#include "editor/app/quick_popup.h"

#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cstdlib>

#include "editor/app/quick_rows.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kWidth = 640;
constexpr int kMostRows = 11;  // seen at a time
constexpr int kAround = 48;    // for the field, and again below

bool isOfList(int key) {
  return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown ||
         key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape;
}

}  // namespace

QuickPopup::QuickPopup(QMainWindow& window, const QString& name)
    : QFrame(&window), window_(window), field_(new QLineEdit), list_(new QListView), detail_(new QLabel),
      model_(new QuickModel(this)) {
  setObjectName(name);
  field_->setObjectName(name + QStringLiteral(".field"));
  list_->setObjectName(name + QStringLiteral(".list"));
  detail_->setObjectName(name + QStringLiteral(".detail"));
  auto* shadow = new QGraphicsDropShadowEffect(this);
  shadow->setBlurRadius(28);
  shadow->setOffset(0, 6);
  shadow->setColor(QColor(0, 0, 0, 110));
  setGraphicsEffect(shadow);

  field_->addAction(icon(u"edit-find"), QLineEdit::LeadingPosition);
  field_->setMinimumHeight(size::high(30, 1));
  field_->installEventFilter(this);
  list_->setModel(model_);
  list_->setItemDelegate(new QuickDelegate(list_));
  list_->setUniformItemSizes(true);
  list_->setMouseTracking(true);
  list_->setFocusPolicy(Qt::NoFocus);
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setAccessibleName(tr("Found"));
  detail_->setWordWrap(true);
  detail_->setTextFormat(Qt::PlainText);
  setRole(*detail_, "second");

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(1, 1, 1, 6);  // the corners at the bottom are round
  column->setSpacing(0);
  auto* top = new QVBoxLayout;
  top->setContentsMargins(8, 8, 8, 8);
  top->addWidget(field_);
  column->addLayout(top);
  column->addWidget(list_);
  auto* bottom = new QVBoxLayout;
  bottom->setContentsMargins(size::kMargin, 6, size::kMargin, 0);
  bottom->addWidget(detail_);
  column->addLayout(bottom);
  column->addStretch(1);

  connect(field_, &QLineEdit::textChanged, this, &QuickPopup::refresh);
  connect(list_, &QListView::clicked, this, &QuickPopup::chooseCurrent);
  connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
    tell(detail(index.isValid() ? index.row() : -1));
  });
  hide();
}

void QuickPopup::setPlaceholder(const QString& text) {
  field_->setPlaceholderText(text);
  field_->setAccessibleName(text);
}

void QuickPopup::openWith(const QString& text) {
  if (isHidden()) {
    before_ = QApplication::focusWidget();
    qApp->installEventFilter(this);
  }
  if (field_->text() == text) {
    refresh();
  } else {
    field_->setText(text);
  }
  show();
  raise();
  field_->setFocus(Qt::PopupFocusReason);
  field_->end(false);
}

void QuickPopup::dismiss() {
  if (isHidden()) return;
  qApp->removeEventFilter(this);
  const bool hadKeyboard = isAncestorOf(QApplication::focusWidget());
  hide();
  QWidget* back = before_ && before_->isVisible() && before_->isEnabled() ? before_.data() : window_.centralWidget();
  if (hadKeyboard && back) back->setFocus(Qt::PopupFocusReason);
}

void QuickPopup::refresh() {
  model_->setRows(rowsFor(field_->text()));
  if (model_->rowCount() > 0) {
    list_->setCurrentIndex(model_->index(0));
    list_->scrollToTop();
  } else {
    tell(detail(-1));
  }
}

void QuickPopup::tell(const QString& detail) {
  detail_->setText(detail);
  detail_->setVisible(!detail.isEmpty());
  place();
}

// Below the menus, in the middle; as high as its rows.
void QuickPopup::place() {
  const int width = std::min(kWidth, window_.width() - 48);
  const int top = window_.centralWidget() ? window_.centralWidget()->geometry().top() + 6 : 60;
  const int words = detail_->isHidden() ? 0 : detail_->heightForWidth(width - 2 * size::kMargin - 2);
  const int room = window_.height() - top - 2 * kAround - words;
  const int rows = std::min({model_->rowCount(), kMostRows, std::max(1, room / QuickDelegate::rowHeight())});
  list_->setFixedHeight(rows * QuickDelegate::rowHeight());
  list_->setVisible(rows > 0);
  detail_->setFixedHeight(words);
  setGeometry((window_.width() - width) / 2, top, width, layout()->totalSizeHint().height());
  list_->scrollTo(list_->currentIndex());
}

void QuickPopup::step(int by) {
  const int rows = model_->rowCount();
  if (rows == 0) return;
  const int at = std::max(0, list_->currentIndex().row());
  // Moving by one row wraps around, moving by a page stops at the ends.
  const int next = std::abs(by) == 1 ? (at + by + rows) % rows : std::clamp(at + by, 0, rows - 1);
  list_->setCurrentIndex(model_->index(next));
}

void QuickPopup::chooseCurrent() {
  const QModelIndex index = list_->currentIndex();
  if (index.isValid() && model_->row(index.row()).isEnabled) choose(index.row());
}

bool QuickPopup::handleKey(int key) {
  const int page = std::max(1, list_->height() / QuickDelegate::rowHeight() - 1);
  switch (key) {
    case Qt::Key_Up: step(-1); break;
    case Qt::Key_Down: step(1); break;
    case Qt::Key_PageUp: step(-std::max(2, page)); break;
    case Qt::Key_PageDown: step(std::max(2, page)); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: chooseCurrent(); break;
    case Qt::Key_Escape: dismiss(); break;
    default: return false;
  }
  return true;
}

// Closes on a click elsewhere, another window, or when Tab moves the focus to another control.
void QuickPopup::leaveIfOutside(QObject* watched, QEvent* event) {
  auto* widget = qobject_cast<QWidget*>(watched);
  if (!widget || widget == this || isAncestorOf(widget)) return;
  if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn) dismiss();
}

bool QuickPopup::eventFilter(QObject* watched, QEvent* event) {
  if (watched == field_) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const auto* key = isKey ? static_cast<QKeyEvent*>(event) : nullptr;
    const bool isOurs = key && isOfList(key->key()) && !(key->modifiers() & ~Qt::KeypadModifier);
    if (isOurs && event->type() == QEvent::KeyPress) return handleKey(key->key());
    if (isOurs) {  // otherwise page up would move a counter in its stack
      event->accept();
      return true;
    }
  } else if (watched == &window_ && event->type() == QEvent::Resize) {
    place();
  } else {
    leaveIfOutside(watched, event);
  }
  return QFrame::eventFilter(watched, event);
}

void QuickPopup::paintEvent(QPaintEvent*) {
  const ThemeColours& c = colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(mixed(c.line, c.third, 0.35), 1));
  painter.setBrush(c.base);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
  if (detail_->isHidden() || list_->isHidden()) return;
  painter.setPen(c.line);
  painter.drawLine(0, list_->geometry().bottom() + 1, width(), list_->geometry().bottom() + 1);
}

}  // namespace redoubt::editor
