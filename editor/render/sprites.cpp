#include "editor/render/sprites.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <cmath>
#include <map>
#include <tuple>

#include "editor/render/noise.h"
#include "editor/render/paint_context.h"

namespace redoubt::render {
namespace {

constexpr std::size_t kMaxSprites = 400;

void drawTree(QPainter& painter, unsigned form, const QColor& colour) {
  const double radius = 0.046 + 0.004 * (form % 4);
  QPolygonF crown;
  for (int i = 0; i < 28; ++i) {
    const double angle = i * 2 * M_PI / 28;
    const double r = radius * (1 + 0.07 * std::cos(7 * angle + form));
    crown << QPointF(r * std::sin(angle), r * std::cos(angle));
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0x3E, 0x4B, 0x2C, 60));
  painter.drawPolygon(crown.translated(radius * 0.3, radius * 0.38));
  const QColor dark = mixed(colour, QColor(0x33, 0x44, 0x22), 0.62);
  painter.setPen(QPen(dark, 0.009, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(mixed(colour, form % 2 ? QColor(0xD6, 0xDC, 0xB8) : QColor(0x8C, 0x9C, 0x6C), 0.22));
  painter.drawPolygon(crown);
  QPainterPath shade;
  shade.arcMoveTo(-radius * 0.62, -radius * 0.62, radius * 1.24, radius * 1.24, 300);
  shade.arcTo(-radius * 0.62, -radius * 0.62, radius * 1.24, radius * 1.24, 270, 100);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(mixed(colour, dark, 0.55), 0.009, Qt::SolidLine, Qt::RoundCap));
  painter.drawPath(shade);
}

void drawFruitTree(QPainter& painter, const QColor& colour) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(0x3E, 0x4B, 0x2C, 60));
  painter.drawEllipse(QPointF(0.014, 0.016), 0.034, 0.034);
  painter.setPen(QPen(QColor(0x4A, 0x5C, 0x33), 0.010));
  painter.setBrush(mixed(colour, QColor(0x7E, 0x95, 0x55), 0.75));
  painter.drawEllipse(QPointF(0, 0), 0.032, 0.032);
}

void drawTussock(QPainter& painter, unsigned form) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(0x5C, 0x76, 0x3C), 0.010, Qt::SolidLine, Qt::RoundCap));
  for (int blade = -2; blade <= 2; ++blade) {
    const double lean = 0.014 * blade + 0.003 * (form % 3);
    const double height = 0.052 - 0.008 * std::abs(blade);
    QPainterPath path(QPointF(0.006 * blade, 0.02));
    path.quadTo(QPointF(0.007 * blade, 0.02 - height * 0.6), QPointF(lean * 1.3, 0.02 - height));
    painter.drawPath(path);
  }
}

void drawWave(QPainter& painter) {
  QPainterPath path(QPointF(-0.075, 0.01));
  path.quadTo(QPointF(-0.037, -0.025), QPointF(0, 0.005));
  path.quadTo(QPointF(0.037, 0.03), QPointF(0.075, -0.005));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink::kBank, 0.010, Qt::SolidLine, Qt::RoundCap));
  painter.drawPath(path);
}

// Strips of two tints with furrows, along one of three directions.
void drawFurlong(QPainter& painter, unsigned form, const QColor& colour) {
  constexpr int kStrips = 5;
  constexpr double kWidth = 0.13;
  painter.rotate(60.0 * (form % 3) - 60 + (form < 3 ? -3 : 2.5));
  const QColor tints[] = {mixed(colour, QColor(0xD6, 0xDA, 0xA8), 0.6), mixed(colour, QColor(0xDD, 0xC8, 0x84), 0.5)};
  for (int i = 0; i < kStrips; ++i) {
    const int salt = static_cast<int>(form);
    const double left = -0.33 - 0.05 * unitAt(i, salt, 93);
    const double right = 0.33 + 0.05 * unitAt(i, salt, 95);
    const double top = (i - kStrips / 2.0) * kWidth;
    painter.fillRect(QRectF(left, top, right - left, kWidth), tints[i % 2]);
    const int count = i % 2 ? 4 : 3;
    for (int line = 0; line < count; ++line) {
      painter.fillRect(QRectF(left, top + kWidth * line / count - 0.004, right - left, 0.008),
                       QColor(0xB8, 0xA2, 0x68));
    }
  }
}

void drawMark(QPainter& painter, Mark mark, unsigned form, const QColor& colour) {
  switch (mark) {
    case Mark::Tree: return drawTree(painter, form, colour);
    case Mark::FruitTree: return drawFruitTree(painter, colour);
    case Mark::Tussock: return drawTussock(painter, form);
    case Mark::Wave: return drawWave(painter);
    case Mark::Furlong: return drawFurlong(painter, form, colour);
  }
}

const QImage& sprite(Mark mark, unsigned form, const QColor& colour, double scale, double pixelRatio) {
  using Key = std::tuple<Mark, unsigned, QRgb, long, long>;
  thread_local std::map<Key, QImage> sprites;
  const Key key{mark, form, colour.rgba(), std::lround(scale * 64), std::lround(pixelRatio * 64)};
  if (const auto found = sprites.find(key); found != sprites.end()) return found->second;
  if (sprites.size() >= kMaxSprites) sprites.clear();
  const int half = static_cast<int>(std::ceil((mark == Mark::Furlong ? kFurlongReach : kMarkReach) * scale)) + 1;
  QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(half, half);
  painter.scale(scale, scale);
  drawMark(painter, mark, form, colour);
  painter.end();
  image.setDevicePixelRatio(pixelRatio);
  return sprites.emplace(key, std::move(image)).first->second;
}

}  // namespace

SpritePainter::SpritePainter(QPainter& painter)
    : painter_(painter),
      toDevice_(painter.deviceTransform()),
      pixelRatio_(painter.device()->devicePixelRatioF()),
      isRaster_(painter.paintEngine()->type() == QPaintEngine::Raster && toDevice_.type() <= QTransform::TxScale &&
                toDevice_.m11() > 0) {
  painter_.save();
  if (isRaster_) painter_.resetTransform();
}

SpritePainter::~SpritePainter() {
  painter_.restore();
}

void SpritePainter::copy(const QImage& image, int x, int y) {
  painter_.drawImage(QPointF(x / pixelRatio_, y / pixelRatio_), image);
}

Stamp::Stamp(QPainter& painter, Mark mark, const QColor& colour) : sprites_(painter), mark_(mark), colour_(colour) {
  if (!sprites_.isRaster()) return;
  for (unsigned form = 0; form < kForms; ++form) {
    forms_[form] = sprite(mark, form, colour, sprites_.scale(), sprites_.pixelRatio());
  }
}

void Stamp::put(hex::Point at, unsigned variant) {
  const unsigned form = variant % kForms;
  if (!sprites_.isRaster()) {
    QPainter& painter = sprites_.painter();
    painter.save();
    painter.translate(toQt(at));
    drawMark(painter, mark_, form, colour_);
    painter.restore();
    return;
  }
  const QImage& image = forms_[form];
  const QPointF middle = sprites_.toDevice(toQt(at));
  const int half = static_cast<int>(image.width() / 2);
  sprites_.copy(image, static_cast<int>(std::floor(middle.x() + 0.5)) - half,
                static_cast<int>(std::floor(middle.y() + 0.5)) - half);
}

}  // namespace redoubt::render
