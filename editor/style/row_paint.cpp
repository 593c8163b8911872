#include "editor/style/row_paint.h"

#include <algorithm>

#include "editor/style/theme.h"

namespace redoubt::editor {

void paintRowGround(QPainter& painter, const QStyleOptionViewItem& option) {
  const ThemeColours& c = colours();
  const bool isSelected = option.state & QStyle::State_Selected;
  painter.fillRect(option.rect, isSelected ? c.selection : c.base);
  if (isSelected) painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), c.accent);
  if (option.state & QStyle::State_HasFocus) {
    painter.setPen(QPen(c.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
  }
}

int paintText(QPainter& painter, const QRect& rect, const QString& text, const QFont& font, const QColor& colour,
              Qt::Alignment alignment) {
  const QFontMetrics metrics(font);
  painter.setFont(font);
  painter.setPen(colour);
  const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
  painter.drawText(rect, int(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
  return metrics.horizontalAdvance(shown);
}

int paintChip(QPainter& painter, const QRect& rect, const QString& text, bool faded) {
  if (text.isEmpty()) return 0;
  const ThemeColours& c = colours();
  const QFont small = themeFont(TextStyle::Small);
  const int height = 17;
  const int width = std::min(rect.width(), QFontMetrics(small).horizontalAdvance(text) + 14);
  const QRectF chip(rect.left() + 0.5, rect.center().y() - height / 2 + 0.5, width - 1, height - 1);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(c.line, 1));
  painter.setBrush(c.window);
  painter.drawRoundedRect(chip, height / 2.0, height / 2.0);
  paintText(painter, chip.toRect(), text, small, faded ? c.third : c.text, Qt::AlignHCenter);
  return width;
}

void paintRowButton(QPainter& painter, const QRect& rect, const QString& text, bool isHot) {
  const ThemeColours& c = colours();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(c.line, 1));
  painter.setBrush(isHot ? c.hover : c.button);
  painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  paintText(painter, rect.adjusted(8, 0, -8, 0), text, themeFont(TextStyle::Second), c.text, Qt::AlignHCenter);
}

}  // namespace redoubt::editor
