#include "editor/render/counters/counter_painter.h"

#include <array>
#include <cmath>
#include <utility>

#include "editor/render/counters/face_painters.h"
#include "editor/render/pictures/decoded_pictures.h"

namespace redoubt::render {
namespace {

bool isUpsideDown(std::optional<double> angle) {
  const double turned = angle ? std::fmod(*angle, 360) : 0;
  return turned > 90 && turned < 270;
}

// As it is printed, as large as fits; false if there is no such picture.
bool paintPicture(QPainter& painter, const CounterFace& face, double pixels) {
  const QImage image = decodedPicture(face.picture, face.pictureBytes, pixels);
  if (image.isNull()) return false;
  const QSizeF size = QSizeF(image.size()).scaled(1, 1, Qt::KeepAspectRatio);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(QRectF(QPointF(0.5 - size.width() / 2, 0.5 - size.height() / 2), size), image);
  return true;
}

// A picture over the whole of the card, its outermost pixels drawn out over the bleed.
bool paintPrintedPicture(QPainter& painter, const CounterFace& face, const QMarginsF& bleed) {
  constexpr double kPixels = 1200;
  const QImage image = decodedPicture(face.picture, face.pictureBytes, kPixels);
  if (image.isNull()) return false;
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const auto columns =
      std::array{std::pair(-bleed.left(), 0.0), std::pair(0.0, 1.0), std::pair(1.0, 1 + bleed.right())};
  const auto rows = std::array{std::pair(-bleed.top(), 0.0), std::pair(0.0, 1.0), std::pair(1.0, 1 + bleed.bottom())};
  const auto source = [](std::size_t i, double length) {
    return i == 0 ? std::pair(0.0, 1.0) : i == 1 ? std::pair(0.0, length) : std::pair(length - 1, 1.0);
  };
  for (std::size_t x = 0; x < columns.size(); ++x) {
    for (std::size_t y = 0; y < rows.size(); ++y) {
      const QRectF to(QPointF(columns[x].first, rows[y].first), QPointF(columns[x].second, rows[y].second));
      if (to.width() <= 0 || to.height() <= 0) continue;
      const auto [left, width] = source(x, image.width());
      const auto [top, height] = source(y, image.height());
      painter.drawImage(to, image, QRectF(left, top, width, height));
    }
  }
  return true;
}

// From under the counter's edge outwards.
void paintWedge(QPainter& painter, const QRectF& rect, const CounterFace& face, double angle) {
  constexpr double kFoot = 0.42;
  constexpr double kHalfFoot = 0.22;
  constexpr double kFlat = 0.69;  // where a wedge towards a hexside ends
  constexpr double kHalfFlat = 0.09;
  constexpr double kLine = 0.03;
  QPolygonF wedge{QPointF(-kHalfFoot, -kFoot), QPointF(kHalfFoot, -kFoot)};
  if (face.facing == hex::FacingKind::Hexside) {
    wedge << QPointF(kHalfFlat, -kFlat) << QPointF(-kHalfFlat, -kFlat);
  } else {
    wedge << QPointF(0, kLine - kWedgeReach);
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(rect.center());
  painter.rotate(angle);
  painter.scale(rect.width(), rect.height());
  painter.setPen(QPen(card::kCream, kLine, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter.setBrush(card::kDark);
  painter.drawPolygon(wedge);
  painter.restore();
}

// The square of side 1 that painters of faces draw on.
void paintFace(QPainter& painter, const CounterFace& face, const card::Look& look, std::optional<double> angle) {
  switch (face.kind) {
    case CounterFace::Kind::Unit:
      face.layout ? card::paintLayout(painter, face, look, angle.has_value())
                  : card::paintUnit(painter, face, look, angle.has_value());
      break;
    case CounterFace::Kind::Leader: card::paintLeader(painter, face, look); break;
    case CounterFace::Kind::Chit: card::paintChit(painter, face, look); break;
    case CounterFace::Kind::Marker:
      face.shape == CounterFace::Shape::Bar ? card::paintBar(painter, face, look, isUpsideDown(angle))
                                            : card::paintMarker(painter, face, look);
      break;
  }
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
  paintFace(painter, shown, look, angle);
  painter.restore();
}

bool standsUpright(const CounterFace& face, const CounterStyle& style) {
  return style.upright && face.shape != CounterFace::Shape::Bar;
}

void paintLying(QPainter& painter, const QRectF& rect, const CounterFace& face, std::optional<double> angle,
                const CounterStyle& style) {
  if (!angle || !standsUpright(face, style)) return paintCounter(painter, rect, face, angle, style);
  if (face.kind != CounterFace::Kind::Marker) paintWedge(painter, rect, face, *angle);
  paintCounter(painter, rect, face, {}, style);
}

void paintPrintedCounter(QPainter& painter, const QRectF& trim, const QMarginsF& bleed, const CounterFace& face,
                         const CounterStyle& style) {
  CounterFace shown = style.estimates == Estimates::LeftOut ? withoutEstimates(face) : face;
  if (shown.shape == CounterFace::Shape::Bar) shown.shape = CounterFace::Shape::Token;
  constexpr double kLarge = 10 * kSmallCut;
  card::Look look = card::lookOf(shown, kLarge, style);
  look.bleed = bleed / trim.width();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(trim.topLeft());
  painter.scale(trim.width(), trim.height());
  if (!paintPrintedPicture(painter, shown, *look.bleed)) paintFace(painter, shown, look, 0.0);
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
