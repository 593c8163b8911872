#include "editor/style/elided_box.h"

#include <QHelpEvent>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QToolTip>
#include <algorithm>

namespace redoubt::editor {

int ElidedBox::textWidth(const QSize& size) const {
  constexpr int kEdges = 2;  // what styles leave free at both ends
  QStyleOptionComboBox option;
  initStyleOption(&option);
  option.rect = QRect({}, size);
  return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - kEdges;
}

QString ElidedBox::shownText() const {
  return fontMetrics().elidedText(currentText(), Qt::ElideRight, textWidth(size()));
}

QSize ElidedBox::sizeHint() const {
  const QSize usual = QComboBox::sizeHint();
  if (sizeAdjustPolicy() != QComboBox::AdjustToContents) return usual;
  int longest = 0;
  for (int i = 0; i < count(); ++i) longest = std::max(longest, fontMetrics().horizontalAdvance(itemText(i)));
  return usual + QSize(std::max(0, longest - textWidth(usual)), 0);
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
