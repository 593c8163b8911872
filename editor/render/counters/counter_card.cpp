#include "editor/render/counters/counter_card.h"

#include <QImage>
#include <QPen>
#include <algorithm>
#include <cmath>

#include "editor/render/theme/foreign_svg.h"

namespace redoubt::render::card {
namespace {

// In pixels.
constexpr double kTiny = 30;
constexpr double kNameless = 32;

double luminance(const QColor& colour) {
  return 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF();
}

// The relative luminance of the Web Content Accessibility Guidelines, and the contrast after it.
double relativeLuminance(const QColor& colour) {
  const auto part = [](double value) {
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrastOf(const QColor& a, const QColor& b) {
  const auto [darker, lighter] = std::minmax({relativeLuminance(a), relativeLuminance(b)});
  return (lighter + 0.05) / (darker + 0.05);
}

// From the foot of the card to its upper right corner; the command bar hides its lower end.
QPainterPath sash() {
  QPainterPath path(QPointF(0.13, 0.67));
  path.lineTo(0.80, 0);
  path.lineTo(1 - kRadius, 0);
  path.arcTo(QRectF(1 - 2 * kRadius, 0, 2 * kRadius, 2 * kRadius), 90, -90);
  path.lineTo(1, 0.26);
  path.lineTo(0.26, 1);
  path.lineTo(0.13, 1);
  path.closeSubpath();
  return path;
}

// The same without its round corner and beyond the edges, as far as the background goes.
QPainterPath sashWithin(const QRectF& ground) {
  const double right = ground.right();
  const double bottom = ground.bottom();
  QPainterPath path(QPointF(0.13, 0.67));
  path.lineTo(0.80 - ground.top(), ground.top());
  path.lineTo(right, ground.top());
  path.lineTo(right, 1.26 - right);
  path.lineTo(1.26 - bottom, bottom);
  path.lineTo(0.13, bottom);
  path.closeSubpath();
  return path;
}

// Along the top of the card, fading down its sides.
void drawLight(QPainter& painter) {
  constexpr double kIn = 0.014;
  constexpr double kRound = 2 * (kRadius - kIn);
  constexpr double kFade = 0.16;
  const auto light = [](int strength) { return QPen(QColor(255, 255, 255, strength), 0.010); };
  painter.setPen(light(95));
  painter.drawLine(QPointF(kRadius, kIn), QPointF(1 - kRadius, kIn));
  painter.setPen(light(65));
  painter.drawArc(QRectF(kIn, kIn, kRound, kRound), 90 * 16, 90 * 16);
  painter.drawArc(QRectF(1 - kIn - kRound, kIn, kRound, kRound), 0, 90 * 16);
  painter.setPen(light(35));
  for (const double x : {kIn, 1 - kIn}) painter.drawLine(QPointF(x, kRadius), QPointF(x, kFade));
}

// By the size at which the counter is drawn, whose side is the painter's unit.
Look seenLook(const QPainter& painter, const CounterStyle& style) {
  Look look;
  look.isSmall = std::sqrt(std::abs(painter.deviceTransform().determinant())) < kSmallCut;
  look.style = style;
  return look;
}

}  // namespace

bool Look::showsEstimate(const CounterFigure& figure) const {
  return !(figure.value && isFirm(figure));
}
bool Look::marksEstimate(const CounterFigure& figure) const {
  return style.estimates == Estimates::Marked && showsEstimate(figure);
}

Look lookOf(const CounterFace& face, double pixels, const CounterStyle& style) {
  const bool isPale = face.reduced && face.kind == CounterFace::Kind::Unit;
  const QColor ground = isPale ? mixed(face.army, kCream, 0.74) : face.army;
  const QColor ink = isPale ? darkCell(face.army) : inkOn(ground);
  return {
      ground, ink, darkened(ground, 0.55), darkCell(face.army), pixels < kSmallCut, pixels < kTiny, pixels < kNameless,
      style};
}

QColor darkened(const QColor& colour, double share) {
  return mixed(colour, Qt::black, share);
}
QColor darkCell(const QColor& army) {
  return mixed(army, QColor(0x0B, 0x0F, 0x16), 0.5);
}
QColor inkOn(const QColor& colour) {
  return luminance(colour) > 0.52 ? kDark : kCream;
}

QColor quietInk(const QColor& ink, const QColor& ground) {
  constexpr double kReadable = 4.6;
  for (int share = 35; share > 0; share -= 5) {
    if (const QColor quiet = mixed(ink, ground, share / 100.0); contrastOf(quiet, ground) >= kReadable) return quiet;
  }
  return ink;
}

QPainterPath rounded(const QRectF& rect, double radius, unsigned corners) {
  if (corners == AllCorners) {
    QPainterPath whole;
    whole.addRoundedRect(rect, radius, radius);
    return whole;
  }
  const auto bend = [&](unsigned corner) { return corners & corner ? radius : 0.0; };
  const auto arc = [&](QPainterPath& path, QPointF corner, double r, double from) {
    if (r <= 0) return path.lineTo(corner);
    const QRectF box(corner.x() > rect.center().x() ? corner.x() - 2 * r : corner.x(),
                     corner.y() > rect.center().y() ? corner.y() - 2 * r : corner.y(), 2 * r, 2 * r);
    path.arcTo(box, from, -90);
  };
  QPainterPath path(QPointF(rect.left(), rect.center().y()));
  arc(path, rect.topLeft(), bend(TopLeft), 180);
  arc(path, rect.topRight(), bend(TopRight), 90);
  arc(path, rect.bottomRight(), bend(BottomRight), 0);
  arc(path, rect.bottomLeft(), bend(BottomLeft), 270);
  path.closeSubpath();
  return path;
}

void drawSymbol(QPainter& painter, const QRectF& rect, const QString& name, const SymbolColours& colours,
                const Look& look) {
  if (look.style.theme) {
    const auto own = look.style.theme->symbols.find(name);
    if (own != look.style.theme->symbols.end()) return paintForeignSymbol(painter, rect, own->second, colours);
  }
  look.isSmall ? paintSmallSymbol(painter, rect, name, colours) : paintSymbol(painter, rect, name, colours);
}

void drawSymbol(QPainter& painter, const QRectF& rect, const QString& name, const SymbolColours& colours,
                const CounterStyle& style) {
  drawSymbol(painter, rect, name, colours, seenLook(painter, style));
}

void drawFaceSymbol(QPainter& painter, const QRectF& rect, const CounterFace& face, const SymbolColours& colours,
                    const CounterStyle& style) {
  drawFaceSymbol(painter, rect, face, colours, seenLook(painter, style));
}

void drawFaceSymbol(QPainter& painter, const QRectF& rect, const CounterFace& face, const SymbolColours& colours,
                    const Look& look) {
  if (!face.ownSymbol) return drawSymbol(painter, rect, face.symbol, colours, look);
  if (!face.ownSymbol->svg.empty()) {
    const QByteArray svg = QByteArray::fromStdString(face.ownSymbol->svg);
    return paintForeignSymbol(painter, rect, faultOfSvg(svg) ? QByteArray() : svg, colours);
  }
  QImage image;
  image.loadFromData(QByteArray::fromStdString(face.ownSymbol->png));
  if (image.isNull()) return paintForeignSymbol(painter, rect, {}, colours);
  const QSizeF size = QSizeF(image.size()).scaled(rect.size(), Qt::KeepAspectRatio);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.drawImage(QRectF(rect.center() - QPointF(size.width() / 2, size.height() / 2), size), image);
}

QPainterPath groundPart(const Look& look, const QRectF& rect, unsigned corners) {
  if (!look.bleed) return rounded(rect, kRadius, corners);
  constexpr double kTouch = 1e-9;
  QRectF whole = rect;
  if (rect.left() < kTouch) whole.setLeft(-look.bleed->left());
  if (rect.top() < kTouch) whole.setTop(-look.bleed->top());
  if (rect.right() > 1 - kTouch) whole.setRight(1 + look.bleed->right());
  if (rect.bottom() > 1 - kTouch) whole.setBottom(1 + look.bleed->bottom());
  QPainterPath path;
  path.addRect(whole);
  return path;
}

void fillCard(QPainter& painter, const CounterFace& face, const Look& look) {
  const QPainterPath ground = groundPart(look, QRectF(0, 0, 1, 1), AllCorners);
  painter.fillPath(ground, look.ground);
  if (!face.reduced || face.kind != CounterFace::Kind::Unit) return;
  painter.fillPath(look.bleed ? sashWithin(ground.boundingRect()) : sash(), mixed(face.army, kCream, 0.52));
}

void edgeCard(QPainter& painter, const Look& look) {
  if (look.bleed) return;
  const double width = look.isSmall ? 0.018 : 0.008;
  painter.setBrush(Qt::NoBrush);
  if (!look.isSmall) drawLight(painter);
  painter.setPen(QPen(look.edge, width));
  painter.drawPath(rounded(QRectF(width / 2, width / 2, 1 - width, 1 - width), kRadius));
}

void drawLattice(QPainter& painter, double inset, const QColor& colour) {
  constexpr double kStep = 0.125;
  const double side = 1 - 2 * inset;
  painter.setPen(QPen(colour, 0.006));
  for (double at = kStep; at < 2 * side; at += kStep) {
    const double from = std::max(0.0, at - side);
    const double to = std::min(at, side);
    painter.drawLine(QPointF(inset + from, inset + at - from), QPointF(inset + to, inset + at - to));
    painter.drawLine(QPointF(1 - inset - from, inset + at - from), QPointF(1 - inset - to, inset + at - to));
  }
}

}  // namespace redoubt::render::card
