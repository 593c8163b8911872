#include "editor/panels/swatch_button.h"

#include <QEvent>
#include <QPainter>

#include "editor/panels/row_paint.h"
#include "editor/render/map_painter.h"
#include "editor/style/spoken_role.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kPicture = 25;
constexpr int kTextLeft = 4 + kPicture + 6;

}  // namespace

SwatchButton::SwatchButton(Session& session, Paint paint, const QString& title, QWidget* parent)
    : QAbstractButton(parent), session_(session), paint_(std::move(paint)) {
  setText(title);
  setAccessibleName(title);
  setCheckable(true);
  setSpokenRole(*this, QAccessible::RadioButton);
  setFocusPolicy(Qt::TabFocus);  // a click leaves the keyboard to the map
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SwatchButton::refresh() {
  picture_ = {};
  update();
}

const QPixmap& SwatchButton::picture() {
  if (picture_.isNull() || picture_.devicePixelRatio() != devicePixelRatioF()) {
    picture_ = QPixmap(QSize(kPicture, kPicture) * devicePixelRatioF());
    picture_.setDevicePixelRatio(devicePixelRatioF());
    picture_.fill(Qt::transparent);
    QPainter painter(&picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    render::paintSwatch(painter, QRectF(0, 0, kPicture, kPicture), session_.battle(), paint_.slug);
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
  painter.drawPixmap(QPointF(4, (height() - kPicture) / 2.0), picture());
  painter.setOpacity(1);
  paintText(painter, rect().adjusted(kTextLeft, 0, -3, 0), text(),
            themeFont(isChecked() ? TextStyle::Strong : TextStyle::Body), isEnabled() ? c.text : c.third);
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
  const int room = width() - kTextLeft - 3;
  setToolTip(QFontMetrics(themeFont(TextStyle::Strong)).horizontalAdvance(text()) > room ? text() : QString());
}

}  // namespace redoubt::editor
