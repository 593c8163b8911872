#include "editor/panels/small_list.h"

#include <QKeyEvent>
#include <algorithm>

#include "editor/style/theme.h"

namespace redoubt::editor {

SmallList::SmallList(const QString& name, int most, QWidget* parent) : QListWidget(parent), most_(most) {
  setAccessibleName(name);
  setIconSize({16, 16});
  setUniformItemSizes(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTextElideMode(Qt::ElideRight);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(this, &QListWidget::itemClicked, this, &SmallList::chosen);
}

QListWidgetItem* SmallList::add(const QIcon& icon, const QString& text, const QVariant& value) {
  auto* item = new QListWidgetItem(icon, text, this);
  item->setToolTip(text);
  item->setData(Qt::UserRole, value);
  return item;
}

void SmallList::fit() {
  const int rowHeight = std::max(size::row(), iconSize().height() + 6);
  for (int i = 0; i < count(); ++i) item(i)->setSizeHint({10, rowHeight});
  setFixedHeight(std::min(count(), most_) * rowHeight + 2);
  setVisible(count() > 0);
}

void SmallList::keyPressEvent(QKeyEvent* event) {
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentItem()) {
    emit chosen(currentItem());
    return;
  }
  QListWidget::keyPressEvent(event);
}

}  // namespace redoubt::editor
