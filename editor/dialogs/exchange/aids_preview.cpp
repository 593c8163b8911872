#include "editor/dialogs/exchange/aids_preview.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimerEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace redoubt::editor {
namespace {

constexpr int kGap = 14;
constexpr double kStep = 1.2;
constexpr double kLeast = 0.2;
constexpr double kMost = 4;
constexpr double kMmPerInch = 25.4;

}  // namespace

AidsPreview::AidsPreview(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("aids.preview"));
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Preview of the pages"));
  if (parent) parent->installEventFilter(this);
}

double AidsPreview::dotsPerMm() const {
  constexpr double kDotsPerInch = 96;
  return zoom_ * kDotsPerInch / kMmPerInch;
}

void AidsPreview::show(std::shared_ptr<DrawnAids> aids) {
  aids_ = std::move(aids);
  setAccessibleDescription(tr("%n page(s)", nullptr, aids_->sides()));
  if (isFitted_) {
    fitWidth();
  } else {
    lay();
  }
}

void AidsPreview::clear() {
  aids_.reset();
  pages_.clear();
  update();
}

int AidsPreview::paintedPages() const {
  return static_cast<int>(
      std::count_if(pages_.begin(), pages_.end(), [](const QPixmap& page) { return !page.isNull(); }));
}

QRect AidsPreview::placeOf(int page) const {
  const QSize size = (aids_->sideSize() * dotsPerMm()).toSize();
  return {std::max(kGap, (width() - size.width()) / 2), kGap + page * (size.height() + kGap), size.width(),
          size.height()};
}

void AidsPreview::lay() {
  if (!aids_) return;
  pages_.assign(static_cast<std::size_t>(aids_->sides()), QPixmap());
  const QSize size = (aids_->sideSize() * dotsPerMm()).toSize();
  setMinimumSize(size.width() + 2 * kGap, kGap + aids_->sides() * (size.height() + kGap));
  resize(std::max(minimumWidth(), parentWidget() ? parentWidget()->width() : 0), minimumHeight());
  if (timer_ == 0) timer_ = startTimer(0);
  update();
}

void AidsPreview::setZoom(double zoom) {
  zoom_ = std::clamp(zoom, kLeast, kMost);
  lay();
  emit zoomChanged();
}

void AidsPreview::zoomBy(int steps) {
  isFitted_ = false;
  setZoom(zoom_ * std::pow(kStep, steps));
}

void AidsPreview::fitWidth() {
  isFitted_ = true;
  if (!aids_ || !parentWidget()) return;
  const double room = parentWidget()->width() - 2 * kGap;
  setZoom(std::max(40.0, room) / aids_->sideSize().width() * kMmPerInch / 96);
}

// Those that can be seen come first.
int AidsPreview::nextPage() const {
  const QRect seen = visibleRegion().boundingRect();
  int first = -1;
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    if (!pages_[i].isNull()) continue;
    if (placeOf(static_cast<int>(i)).intersects(seen)) return static_cast<int>(i);
    if (first < 0) first = static_cast<int>(i);
  }
  return first;
}

void AidsPreview::timerEvent(QTimerEvent* event) {
  if (event->timerId() != timer_) return QWidget::timerEvent(event);
  const int page = aids_ ? nextPage() : -1;
  if (page < 0) {
    killTimer(timer_);
    timer_ = 0;
    return;
  }
  const double ratio = devicePixelRatioF();
  QPixmap picture = QPixmap::fromImage(aids_->picture(page, dotsPerMm() * ratio));
  picture.setDevicePixelRatio(ratio);
  pages_[static_cast<std::size_t>(page)] = std::move(picture);
  update(placeOf(page).adjusted(-2, -2, 2, 2));
}

void AidsPreview::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.fillRect(event->rect(), palette().color(QPalette::Mid));
  if (!aids_) return;
  for (std::size_t i = 0; i < pages_.size(); ++i) {
    const QRect place = placeOf(static_cast<int>(i));
    if (!place.intersects(event->rect())) continue;
    painter.fillRect(place, Qt::white);
    if (!pages_[i].isNull()) painter.drawPixmap(place.topLeft(), pages_[i]);
    painter.setPen(QColor(0, 0, 0, 70));
    painter.drawRect(place.adjusted(-1, -1, 0, 0));
  }
}

// The scroll area's window.
bool AidsPreview::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize && isFitted_) fitWidth();
  if (event->type() == QEvent::Wheel) {
    auto* wheel = static_cast<QWheelEvent*>(event);
    if (wheel->modifiers().testFlag(Qt::ControlModifier)) {
      zoomBy(wheel->angleDelta().y() > 0 ? 1 : -1);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

void AidsPreview::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomBy(1);
    case Qt::Key_Minus: return zoomBy(-1);
    case Qt::Key_0: return fitWidth();
    default: QWidget::keyPressEvent(event);
  }
}

}  // namespace redoubt::editor
