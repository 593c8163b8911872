#include <QImage>
#include <QPaintEngine>
#include <cmath>

#include "editor/render/counters/counter_painter.h"
#include "editor/render/counters/stack_layout.h"

namespace redoubt::render {
namespace {

// A soft shadow below and to the right, for any facing of the counter.
void paintShadow(QPainter& painter, double size, double depth, std::optional<double> angle) {
  painter.save();
  painter.translate(size * 0.012, size * 0.024);
  if (angle) painter.rotate(*angle);
  painter.setPen(Qt::NoPen);
  for (const double grow : {0.035, 0.02, 0.005}) {
    const double side = size * (1 + grow);
    painter.setBrush(QColor(30, 22, 12, 40));
    painter.drawRoundedRect(QRectF(-side / 2, -side * depth / 2, side, side * depth), size * 0.07, size * 0.07);
  }
  painter.restore();
}

bool isVectorDevice(const QPainter& painter) {
  return painter.paintEngine() && painter.paintEngine()->type() != QPaintEngine::Raster;
}

}  // namespace

const QPixmap& CounterCache::picture(const KeyedFace& keyed, double size, std::optional<double> angle,
                                     double pixelRatio) {
  const Key key{keyed.key,
                qRound(size * 100),
                angle ? std::optional(qRound(*angle * 10)) : std::nullopt,
                qRound(pixelRatio * 100),
                style_.estimates,
                style_.upright};
  if (const auto found = byKey_.find(key); found != byKey_.end()) {
    entries_.splice(entries_.begin(), entries_, found->second);
    return entries_.front().pixmap;
  }
  const CounterFace& face = keyed.face;
  const double reach = angle ? size * 1.42 : size;
  const int side = 2 * static_cast<int>(std::ceil((reach * 1.08 + 2) * pixelRatio / 2));
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  image.setDevicePixelRatio(pixelRatio);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(side / pixelRatio / 2, side / pixelRatio / 2);
  const auto turned = standsUpright(face, style_) ? std::nullopt : angle;
  paintShadow(painter, size, face.shape == CounterFace::Shape::Bar ? kBarDepth : 1, turned);
  paintLying(painter, QRectF(-size / 2, -size / 2, size, size), face, angle, style_);
  painter.end();
  ++drawn_;
  entries_.push_front({key, QPixmap::fromImage(std::move(image))});
  byKey_[key] = entries_.begin();
  if (entries_.size() > limit_ && entries_.size() > 1) {
    byKey_.erase(entries_.back().key);
    entries_.pop_back();
  }
  return entries_.front().pixmap;
}

void CounterCache::draw(QPainter& painter, QPointF centre, const KeyedFace& face, double size,
                        std::optional<double> angle, double pixelRatio) {
  if (isVectorDevice(painter)) {
    const QRectF rect(centre.x() - size / 2, centre.y() - size / 2, size, size);
    return paintLying(painter, rect, face.face, angle, style_);
  }
  const QPixmap& pixmap = picture(face, size, angle, pixelRatio);
  const double half = pixmap.width() / pixelRatio / 2;
  const auto whole = [&](double value) { return std::round((value - half) * pixelRatio) / pixelRatio; };
  painter.drawPixmap(QPointF(whole(centre.x()), whole(centre.y())), pixmap);
}

void CounterCache::setStyle(const CounterStyle& style) {
  if (style.theme != style_.theme) clear();
  style_ = style;
}

void CounterCache::clear() {
  byKey_.clear();
  entries_.clear();
}

}  // namespace redoubt::render
