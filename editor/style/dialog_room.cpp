#include "editor/style/dialog_room.h"

#include <QApplication>
#include <QBoxLayout>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace redoubt::editor {
namespace {

constexpr QSize kFrame{8, 40};  // what a window manager puts round a dialog, at most

// Its size hint is that of its contents; a usual scroll area asks only for a few lines.
class Contents : public QScrollArea {
 public:
  Contents() {
    setObjectName(QStringLiteral("dialog.contents"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
      if (now && now != this && isAncestorOf(now)) ensureWidgetVisible(now);
    });
  }
  QSize sizeHint() const override {
    const int bar = verticalScrollBar()->sizeHint().width();
    return widget() ? widget()->sizeHint() + QSize(bar, 0) : QScrollArea::sizeHint();
  }
  QSize minimumSizeHint() const override { return {120, 80}; }
};

bool hasButtons(QLayoutItem& item) {
  if (QWidget* widget = item.widget()) {
    return qobject_cast<QDialogButtonBox*>(widget) || widget->findChild<QDialogButtonBox*>();
  }
  const QLayout* layout = item.layout();
  for (int i = 0; layout && i < layout->count(); ++i) {
    if (hasButtons(*layout->itemAt(i))) return true;
  }
  return false;
}

QSize leastSize(const QDialog& dialog) {
  const QLayout* layout = dialog.layout();
  QSize least = layout->totalMinimumSize();
  if (layout->hasHeightForWidth()) {
    const int width = std::max(least.width(), dialog.width());
    least.setHeight(std::max(least.height(), layout->totalMinimumHeightForWidth(width)));
  }
  return least.expandedTo(dialog.minimumSize());
}

// Everything except the row of buttons moves into a part that scrolls.
void makeScroll(QBoxLayout& outer) {
  auto* inside = new QWidget;
  auto* column = new QBoxLayout(outer.direction(), inside);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(outer.spacing());
  int at = 0;
  while (at < outer.count()) {
    if (hasButtons(*outer.itemAt(at))) {
      ++at;
      continue;
    }
    const int stretch = outer.stretch(at);
    QLayoutItem* item = outer.takeAt(at);
    if (QLayout* layout = item->layout()) {
      column->addLayout(layout, stretch);
    } else if (QWidget* widget = item->widget()) {
      const bool isHidden = widget->isHidden();
      column->addWidget(widget, stretch, item->alignment());
      widget->setHidden(isHidden);
      delete item;
    } else {
      column->addItem(item);
    }
  }
  auto* contents = new Contents;
  contents->setWidget(inside);
  outer.insertWidget(0, contents, 1);
  outer.activate();
}

}  // namespace

QSize DialogRoom::roomFor(const QDialog& dialog) const {
  if (!room_.isEmpty()) return room_ - kFrame;
  return dialog.screen() ? dialog.screen()->availableSize() - kFrame : QSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
}

void DialogRoom::fit(QDialog& dialog) const {
  const QSize room = roomFor(dialog);
  auto* outer = qobject_cast<QBoxLayout*>(dialog.layout());
  if (!outer) return;
  const QSize least = leastSize(dialog);
  const bool isTooLarge = least.width() > room.width() || least.height() > room.height();
  if (isTooLarge && !dialog.findChild<Contents*>(QStringLiteral("dialog.contents"), Qt::FindDirectChildrenOnly)) {
    // The dialog's own minimum size would keep it larger than the screen.
    dialog.setMinimumSize(dialog.minimumSize().boundedTo(room));
    QWidget* focused = dialog.focusWidget();
    makeScroll(*outer);
    dialog.setMinimumSize(0, 0);
    if (focused) focused->setFocus();
  }
  if (dialog.width() > room.width() || dialog.height() > room.height()) dialog.resize(dialog.size().boundedTo(room));
}

bool DialogRoom::eventFilter(QObject* watched, QEvent* event) {
  const bool isShown = event->type() == QEvent::Show && !event->spontaneous();
  if (!isShown && event->type() != QEvent::LayoutRequest) return false;
  auto* dialog = qobject_cast<QDialog*>(watched);
  if (dialog && dialog->isWindow() && dialog->layout() && (isShown || dialog->isVisible())) fit(*dialog);
  return false;
}

DialogRoom& dialogRoom() {
  static QPointer<DialogRoom> room;
  if (!room) {
    room = new DialogRoom(qApp);
    qApp->installEventFilter(room);
  }
  return *room;
}

}  // namespace redoubt::editor
