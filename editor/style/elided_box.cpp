#include "editor/style/elided_box.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>

namespace redoubt::editor {

QString ElidedBox::shownText() const {
  constexpr int kEdges = 2;  // what styles leave free at both ends
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  return fontMetrics().elidedText(currentText(), Qt::ElideRight, room.width() - kEdges);
}

QString ElidedBox::tip() const {
  return shownText() == currentText() ? toolTip() : currentText();
}

void ElidedBox::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  QStyleOptionComboBox option;
  initStyleOption(&option);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  option.currentText = shownText();
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

bool ElidedBox::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && tip() != toolTip()) {
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip(), this);
    return true;
  }
  return QComboBox::event(event);
}

}  // namespace redoubt::editor
