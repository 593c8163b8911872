#include "editor/panels/swatch_button.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "editor/render/map_painter.h"
#include "editor/style/row_paint.h"
#include "editor/style/spoken_role.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kSwatchSide = 25;
constexpr int kTextLeft = 4 + kSwatchSide + 6;
constexpr int kTextRight = 3;
constexpr int kLeastHeight = kSwatchSide + 6;

// With room for two lines of a name.
int usualHeight() {
  return std::max(kLeastHeight, 2 * QFontMetrics(themeFont(TextStyle::Small)).height());
}

QFont nameFont(bool isSmall, bool isStrong) {
  QFont font = themeFont(isSmall ? TextStyle::Small : TextStyle::Body);
  if (isStrong) font.setWeight(QFont::DemiBold);
  return font;
}

}  // namespace

SwatchButton::SwatchButton(Session& session, Paint paint, const QString& title, QWidget* parent)
    : QAbstractButton(parent), session_(session), paint_(std::move(paint)) {
  setText(title);
  setAccessibleName(title);
  setCheckable(true);
  setSpokenRole(*this, QAccessible::RadioButton);
  setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the map
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SwatchButton::refresh() {
  picture_ = {};
  update();
}

const QPixmap& SwatchButton::picture() {
  if (picture_.isNull() || picture_.devicePixelRatio() != devicePixelRatioF()) {
    picture_ = QPixmap(QSize(kSwatchSide, kSwatchSide) * devicePixelRatioF());
    picture_.setDevicePixelRatio(devicePixelRatioF());
    picture_.fill(Qt::transparent);
    QPainter painter(&picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    render::paintSwatch(painter, QRectF(0, 0, kSwatchSide, kSwatchSide), session_.battle(), paint_.slug);
  }
  return picture_;
}

void SwatchButton::paintEvent(QPaintEvent*) {
  const ThemeColours& c = colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  if (isChecked() || hasFocus() || (underMouse() && isEnabled())) {
    painter.setPen(hasFocus() ? QPen(c.text, 2) : isChecked() ? QPen(c.accent, 1) : QPen(Qt::NoPen));
    painter.setBrush(isChecked() ? c.selection : underMouse() ? c.hover : QColor(Qt::transparent));
    painter.drawRoundedRect(frame, 4, 4);
  }
  painter.setOpacity(isEnabled() ? 1 : 0.5);
  painter.drawPixmap(QPointF(4, (height() - kSwatchSide) / 2.0), picture());
  painter.setOpacity(1);
  paintName(painter);
}

QSize SwatchButton::sizeHint() const {
  return {92, usualHeight()};
}

QSize SwatchButton::minimumSizeHint() const {
  return {60, usualHeight()};
}

int SwatchButton::room() const {
  return width() - kTextLeft - kTextRight;
}

// Measured in the font of a chosen button, so that a click doesn't change the layout.
QStringList SwatchButton::lines() const {
  if (QFontMetrics(themeFont(TextStyle::Strong)).horizontalAdvance(text()) <= room()) return {text()};
  const QFontMetrics small(nameFont(true, true));
  qsizetype end = -1;
  for (qsizetype at = text().indexOf(QLatin1Char(' ')); at >= 0; at = text().indexOf(QLatin1Char(' '), at + 1)) {
    if (small.horizontalAdvance(text().left(at)) <= room()) end = at;
  }
  return end < 0 ? QStringList{text()} : QStringList{text().left(end), text().mid(end + 1)};
}

void SwatchButton::paintName(QPainter& painter) const {
  const QStringList shown = lines();
  const QFont font = nameFont(shown.size() > 1, isChecked());
  const int height = shown.size() > 1 ? QFontMetrics(font).height() : this->height();
  int top = (this->height() - height * static_cast<int>(shown.size())) / 2;
  for (const QString& line : shown) {
    paintText(painter, QRect(kTextLeft, top, room(), height), line, font,
              isEnabled() ? colours().text : colours().third);
    top += height;
  }
}

void SwatchButton::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) refresh();
  QAbstractButton::changeEvent(event);
}

void SwatchButton::resizeEvent(QResizeEvent* event) {
  showWholeNameIfCut();
  QAbstractButton::resizeEvent(event);
}

void SwatchButton::showWholeNameIfCut() {
  const QStringList shown = lines();
  setToolTip(QFontMetrics(nameFont(shown.size() > 1, true)).horizontalAdvance(shown.back()) > room() ? text()
                                                                                                     : QString());
}

}  // namespace redoubt::editor
