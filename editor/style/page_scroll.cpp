#include "editor/style/page_scroll.h"

#include <QScrollArea>

namespace redoubt::editor {

QScrollArea* makePageScroll(QWidget* parent) {
  auto* scroll = new QScrollArea(parent);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  return scroll;
}

}  // namespace redoubt::editor
