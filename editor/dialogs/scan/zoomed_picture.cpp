#include "editor/dialogs/scan/zoomed_picture.h"

#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using redoubt::scan::Pixel;

constexpr double kLargestZoom = 12;

}  // namespace

ZoomedPicture::ZoomedPicture(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAccessibleName(tr("Picture"));
}

void ZoomedPicture::setMessage(const QString& message) {
  message_ = message;
  update();
}

void ZoomedPicture::setPicture(ScanLevels levels) {
  levels_ = std::move(levels);
  fit();
}

QPointF ZoomedPicture::toWidget(Pixel pixel) const {
  return {origin_.x() + pixel.x * scale_, origin_.y() + pixel.y * scale_};
}

Pixel ZoomedPicture::toPixel(QPointF point) const {
  return {(point.x() - origin_.x()) / scale_, (point.y() - origin_.y()) / scale_};
}

bool ZoomedPicture::isInPicture(Pixel pixel) const {
  const QSize size = levels_.size();
  return pixel.x >= 0 && pixel.y >= 0 && pixel.x < size.width() && pixel.y < size.height();
}

void ZoomedPicture::fit() {
  isFitted_ = true;
  const QSize size = levels_.size();
  if (size.isEmpty()) return update();
  scale_ = std::min(1.0 * width() / size.width(), 1.0 * height() / size.height());
  scale_ = std::clamp(scale_, 1e-4, kLargestZoom);
  origin_ = {(width() - size.width() * scale_) / 2, (height() - size.height() * scale_) / 2};
  placeChanged();
  update();
}

void ZoomedPicture::zoomBy(double factor, QPointF fixed) {
  const QSize size = levels_.size();
  if (size.isEmpty()) return;
  const double least = std::min({1.0, 0.8 * width() / size.width(), 0.8 * height() / size.height()});
  const Pixel under = toPixel(fixed);
  scale_ = std::clamp(scale_ * factor, least, kLargestZoom);
  origin_ = {fixed.x() - under.x * scale_, fixed.y() - under.y * scale_};
  isFitted_ = false;
  keepInSight();
}

void ZoomedPicture::show(Pixel at) {
  if (QRectF(rect()).adjusted(30, 30, -30, -30).contains(toWidget(at))) return;
  origin_ += QPointF(width() / 2.0, height() / 2.0) - toWidget(at);
  isFitted_ = false;
  keepInSight();
}

// Some of the picture stays in the window.
void ZoomedPicture::keepInSight() {
  constexpr double kLeast = 60;
  const QSizeF size = QSizeF(levels_.size()) * scale_;
  origin_.setX(std::clamp(origin_.x(), std::min(kLeast, width() - kLeast) - size.width(), width() - kLeast));
  origin_.setY(std::clamp(origin_.y(), std::min(kLeast, height() - kLeast) - size.height(), height() - kLeast));
  placeChanged();
  update();
}

void ZoomedPicture::startPanning() {
  originAtPress_ = origin_;
}

void ZoomedPicture::pan(QPointF by) {
  origin_ = originAtPress_ + by;
  isFitted_ = false;
  keepInSight();
}

bool ZoomedPicture::paintPicture(QPainter& painter) const {
  painter.fillRect(rect(), colours().window.darker(colours().dark ? 130 : 112));
  if (levels_.isEmpty()) {
    painter.setPen(colours().second);
    painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, message_);
    return false;
  }
  const double ratio = devicePixelRatioF();
  const QImage& image = levels_.at(scale_ * ratio);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, scale_ < 3);
  const double share = 1.0 * image.width() / levels_.size().width();
  const QRectF seen = QRectF(rect()).intersected(QRectF(origin_, QSizeF(levels_.size()) * scale_));
  const QRectF source((seen.left() - origin_.x()) / scale_ * share, (seen.top() - origin_.y()) / scale_ * share,
                      seen.width() / scale_ * share, seen.height() / scale_ * share);
  painter.drawImage(seen, image, source);
  painter.setRenderHint(QPainter::Antialiasing);
  return true;
}

void ZoomedPicture::paintFocus(QPainter& painter) const {
  if (!hasFocus()) return;
  painter.setPen(QPen(colours().accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void ZoomedPicture::resizeEvent(QResizeEvent*) {
  isFitted_ ? fit() : keepInSight();
}

void ZoomedPicture::wheelEvent(QWheelEvent* event) {
  zoomBy(std::pow(1.2, event->angleDelta().y() / 120.0), event->position());
  event->accept();
}

bool ZoomedPicture::zoomByKey(int key) {
  const QPointF middle(width() / 2.0, height() / 2.0);
  switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: zoomBy(1.25, middle); return true;
    case Qt::Key_Minus: zoomBy(0.8, middle); return true;
    case Qt::Key_0: fit(); return true;
    default: return false;
  }
}

}  // namespace redoubt::editor
