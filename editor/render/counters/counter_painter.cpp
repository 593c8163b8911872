#include "editor/render/counters/counter_painter.h"

#include <cmath>

#include "editor/render/counters/face_painters.h"

namespace redoubt::render {
namespace {

bool isUpsideDown(std::optional<double> angle) {
  const double turned = angle ? std::fmod(*angle, 360) : 0;
  return turned > 90 && turned < 270;
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

}  // namespace redoubt::render
