#include "editor/render/counters/counter_painter.h"

#include <cmath>

#include "editor/render/counters/face_painters.h"
#include "editor/render/pictures/decoded_pictures.h"

namespace redoubt::render {
namespace {

bool isUpsideDown(std::optional<double> angle) {
  const double turned = angle ? std::fmod(*angle, 360) : 0;
  return turned > 90 && turned < 270;
}

}  // namespace

namespace {

// As it is printed, as large as fits; false if there is no such picture.
bool paintPicture(QPainter& painter, const CounterFace& face, double pixels) {
  const QImage image = decodedPicture(face.picture, face.pictureBytes, pixels);
  if (image.isNull()) return false;
  const QSizeF size = QSizeF(image.size()).scaled(1, 1, Qt::KeepAspectRatio);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(QRectF(QPointF(0.5 - size.width() / 2, 0.5 - size.height() / 2), size), image);
  return true;
}

}  // namespace

void paintCounter(QPainter& painter, const QRectF& rect, const CounterFace& face, std::optional<double> angle,
                  const CounterStyle& style) {
  const CounterFace shown = style.estimates == Estimates::LeftOut ? withoutEstimates(face) : face;
  const double scale = std::sqrt(std::abs(painter.deviceTransform().determinant()));
  const card::Look look = card::lookOf(shown, rect.width() * scale, style);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(rect.center());
  if (angle) painter.rotate(*angle);
  painter.scale(rect.width(), rect.height());
  painter.translate(-0.5, -0.5);
  if (paintPicture(painter, shown, rect.width() * scale)) {
    painter.restore();
    return;
  }
  switch (shown.kind) {
    case CounterFace::Kind::Unit: card::paintUnit(painter, shown, look, angle.has_value()); break;
    case CounterFace::Kind::Leader: card::paintLeader(painter, shown, look); break;
    case CounterFace::Kind::Chit: card::paintChit(painter, shown, look); break;
    case CounterFace::Kind::Marker:
      shown.shape == CounterFace::Shape::Bar ? card::paintBar(painter, shown, look, isUpsideDown(angle))
                                             : card::paintMarker(painter, shown, look);
      break;
  }
  painter.restore();
}

void paintBand(QPainter& painter, QPointF centre, const StackCard& card, double scale, const CounterFace& face) {
  if (!(card.length > 0)) return;
  constexpr double kCorner = 0.05;
  constexpr double kLine = 0.02;
  const QColor colour = face.army.isValid() ? face.army : QColor(0xB8, 0xB2, 0xA4);
  const QSizeF size(card.length * scale, kBandDepth * scale);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(centre);
  painter.rotate(card.axis);
  painter.setPen(QPen(colour.darker(180), kLine * scale));
  painter.setBrush(face.reduced ? colour.lighter(150) : colour);
  painter.drawRoundedRect(QRectF({-size.width() / 2, -size.height() / 2}, size), kCorner * scale, kCorner * scale);
  painter.restore();
}

}  // namespace redoubt::render
