#include "editor/app/search_button.h"

#include <QAction>
#include <QPainter>

#include "editor/style/icons.h"
#include "editor/style/row_paint.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kIconRoom = 28;
constexpr int kEdge = 9;

}  // namespace

SearchButton::SearchButton(QAction& command, const QString& text, QWidget* parent)
    : QAbstractButton(parent), command_(command) {
  setObjectName(QStringLiteral("goTo.button"));
  setText(text);
  setAccessibleName(text);
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(this, &QAbstractButton::clicked, &command_, &QAction::trigger);
  connect(&command_, &QAction::changed, this, &SearchButton::reflect);
  reflect();
}

void SearchButton::reflect() {
  setEnabled(command_.isEnabled());
  setToolTip(command_.toolTip());
  updateGeometry();
  update();
}

QSize SearchButton::sizeHint() const {
  const QFontMetrics metrics(themeFont(TextStyle::Second));
  const QString key = command_.shortcut().toString(QKeySequence::NativeText);
  return {kIconRoom + metrics.horizontalAdvance(text()) + 28 + metrics.horizontalAdvance(key) + kEdge, 26};
}

QSize SearchButton::minimumSizeHint() const {
  return {kIconRoom + 60, 26};
}

void SearchButton::paintEvent(QPaintEvent*) {
  const ThemeColours& c = colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(hasFocus() || underMouse() ? c.accent : c.line, 1));
  painter.setBrush(c.base);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  editor::icon(u"edit-find").paint(&painter, QRect(kEdge - 2, (height() - 16) / 2, 16, 16));
  QRect words = rect().adjusted(kIconRoom, 0, -kEdge, 0);
  const QString key = command_.shortcut().toString(QKeySequence::NativeText);
  const int keyWidth = QFontMetrics(themeFont(TextStyle::Small)).horizontalAdvance(key) + 1;
  const int textWidth = QFontMetrics(themeFont(TextStyle::Second)).horizontalAdvance(text());
  // If there is little room the key is left out first, because the tooltip has it too.
  if (words.width() >= std::min(textWidth, 120) + keyWidth + 10) {
    paintText(painter, words, key, themeFont(TextStyle::Small), c.third, Qt::AlignRight);
    words.setRight(words.right() - keyWidth - 10);
  }
  paintText(painter, words, text(), themeFont(TextStyle::Second), c.third);
}

}  // namespace redoubt::editor
