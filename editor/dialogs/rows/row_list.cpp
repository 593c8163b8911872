#include "editor/dialogs/rows/row_list.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kFromRole = Qt::UserRole + 1;

}  // namespace

RowList::RowList(const QString& name, const QString& title, bool canMove, QWidget* parent)
    : QWidget(parent),
      name_(name),
      list_(new QListWidget),
      add_(addButton(QStringLiteral("add"), "list-add", tr("Add"))),
      duplicate_(addButton(QStringLiteral("duplicate"), "edit-copy", tr("Duplicate"))),
      remove_(addButton(QStringLiteral("remove"), "edit-delete", tr("Delete"))),
      up_(addButton(QStringLiteral("up"), "go-up", tr("Move up"))),
      down_(addButton(QStringLiteral("down"), "go-down", tr("Move down"))) {
  list_->setObjectName(name + QStringLiteral(".list"));
  list_->setAccessibleName(title);
  list_->setIconSize({16, 16});
  list_->setWordWrap(true);
  list_->setResizeMode(QListView::Adjust);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setSpacing(4);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (isShowing_ || row < 0) return;
    emit chosenChanged(list_->item(row)->data(Qt::UserRole).toLongLong());
  });
  connect(add_, &QToolButton::clicked, this, &RowList::addWanted);
  connect(duplicate_, &QToolButton::clicked, this, &RowList::duplicateWanted);
  connect(remove_, &QToolButton::clicked, this, &RowList::removeWanted);
  connect(up_, &QToolButton::clicked, this, [this] { emit moveWanted(-1); });
  connect(down_, &QToolButton::clicked, this, [this] { emit moveWanted(1); });
  auto* remove = new QShortcut(QKeySequence(Qt::Key_Delete), list_);
  remove->setContext(Qt::WidgetShortcut);
  connect(remove, &QShortcut::activated, remove_, &QToolButton::click);
  list_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(list_, &QWidget::customContextMenuRequested, this, &RowList::showMenu);
  up_->setVisible(canMove);
  down_->setVisible(canMove);
  auto* bar = new QHBoxLayout;
  bar->setContentsMargins(6, 4, 6, 4);
  bar->setSpacing(2);
  for (QToolButton* button : {add_, duplicate_, remove_, up_, down_}) bar->addWidget(button);
  bar->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(list_, 1);
  column->addLayout(bar);
  setFocusProxy(list_);
}

QToolButton* RowList::addButton(const QString& name, const char* sign, const QString& text) {
  auto* button = new QToolButton;
  button->setObjectName(name_ + QLatin1Char('.') + name);
  button->setIcon(icon(QString::fromLatin1(sign)));
  button->setIconSize({size::kIcon, size::kIcon});
  button->setFocusPolicy(Qt::TabFocus);
  button->setAccessibleName(text);
  button->setToolTip(text);
  return button;
}

// The actions of the buttons, for the row under the pointer.
void RowList::showMenu(QPoint position) {
  if (QListWidgetItem* item = list_->itemAt(position)) list_->setCurrentItem(item);
  auto* menu = new QMenu(this);
  menu->setObjectName(name_ + QStringLiteral(".menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setToolTipsVisible(true);
  for (QToolButton* button : {add_, duplicate_, remove_, up_, down_}) {
    if (button->isHidden()) continue;
    QAction* action = menu->addAction(button->icon(), button->accessibleName(), button, &QToolButton::click);
    action->setEnabled(button->isEnabled());
    action->setToolTip(button->toolTip());
  }
  menu->popup(list_->viewport()->mapToGlobal(position));
}

void RowList::show(std::vector<Row> rows, std::optional<std::int64_t> chosen) {
  const QScopedValueRollback showing(isShowing_, true);
  list_->clear();
  for (const Row& row : rows) {
    auto* item = new QListWidgetItem(row.from.isEmpty() ? row.words : tr("%1 – from %2").arg(row.words, row.from));
    item->setData(Qt::UserRole, static_cast<qlonglong>(row.id));
    item->setData(kFromRole, row.from);
    item->setToolTip(plainTip(item->text()));
    if (row.worst) item->setIcon(signIcon(signOf(*row.worst)));
    list_->addItem(item);
    if (row.id == chosen) list_->setCurrentItem(item);
  }
  paintRows();
}

void RowList::paintRows() {
  for (int at = 0; at < list_->count(); ++at) {
    const bool isOwn = list_->item(at)->data(kFromRole).toString().isEmpty();
    list_->item(at)->setForeground(isOwn ? colours().text : colours().second);
  }
}

void RowList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) paintRows();
}

std::optional<std::int64_t> RowList::chosen() const {
  const QListWidgetItem* item = list_->currentItem();
  return item ? std::optional<std::int64_t>(item->data(Qt::UserRole).toLongLong()) : std::nullopt;
}

std::optional<std::int64_t> RowList::neighbour() const {
  const int at = list_->currentRow();
  const QListWidgetItem* next = list_->item(at + 1 < list_->count() ? at + 1 : at - 1);
  return next ? std::optional<std::int64_t>(next->data(Qt::UserRole).toLongLong()) : std::nullopt;
}

void RowList::setCanAdd(bool can, const QString& reason) {
  add_->setEnabled(can);
  add_->setToolTip(can ? add_->accessibleName() : reason);
}

void RowList::setCanChange(bool can, const QString& reason) {
  for (QToolButton* button : {duplicate_, up_, down_}) {
    button->setEnabled(can);
    button->setToolTip(can ? button->accessibleName() : reason);
  }
}

void RowList::setCanRemove(bool can, const QString& tip) {
  remove_->setEnabled(can);
  remove_->setToolTip(tip.isEmpty() ? remove_->accessibleName() : tip);
}

}  // namespace redoubt::editor
