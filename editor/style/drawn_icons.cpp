#include "editor/style/drawn_icons.h"

#include <QPainterPath>
#include <cmath>
#include <iterator>
#include <numbers>

namespace redoubt::editor {
namespace {

// A pointy-top hex; corner 0 is at the top, the others follow clockwise.
QPolygonF hexagon(double radius, QPointF centre = {}) {
  QPolygonF polygon;
  for (int i = 0; i < 6; ++i) {
    const double angle = (60.0 * i - 90) * std::numbers::pi / 180;
    polygon << centre + QPointF(radius * std::cos(angle), radius * std::sin(angle));
  }
  return polygon;
}

QPen pen(const QColor& colour, double width) {
  return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void drawHexBrush(QPainter& p, const QColor& ink, const QColor& accent) {
  p.setPen(pen(accent, 1));
  QColor tint = accent;
  tint.setAlpha(70);
  p.setBrush(tint);
  p.drawPolygon(hexagon(5.2, {-4.2, 4.2}));
  p.setPen(pen(ink, 1.5));
  p.drawLine(QPointF(8.5, -8.5), QPointF(0.5, -0.5));
  p.setPen(Qt::NoPen);
  p.setBrush(ink);
  QPainterPath tip(QPointF(1.6, -1.2));
  tip.quadTo(QPointF(0.4, 3.4), QPointF(-5.4, 5.4));
  tip.quadTo(QPointF(-3.4, -0.4), QPointF(-0.8, -3.0));
  tip.closeSubpath();
  p.drawPath(tip);
}

void drawHexside(QPainter& p, const QColor& ink, const QColor& accent) {
  const QPolygonF hex = hexagon(8.6);
  p.setBrush(Qt::NoBrush);
  p.setPen(pen(ink, 1.1));
  p.drawPolygon(hex);
  p.setPen(pen(accent, 3));
  p.drawPolyline(QPolygonF({hex[0], hex[1], hex[2]}));
}

void drawRoad(QPainter& p, const QColor& ink, const QColor& accent) {
  QPainterPath way(QPointF(-8, 8.5));
  way.cubicTo(QPointF(-3, 1), QPointF(3, 1), QPointF(8, -8.5));
  p.setBrush(Qt::NoBrush);
  p.setPen(pen(ink, 6));
  p.drawPath(way);
  p.setPen(pen(accent, 3.4));
  p.drawPath(way);
}

void drawCounter(QPainter& p, const QColor& ink, const QColor& accent) {
  p.setPen(pen(ink, 1.2));
  p.setBrush(Qt::NoBrush);
  p.drawRoundedRect(QRectF(-7.5, -7, 15, 15), 2, 2);
  p.setPen(Qt::NoPen);
  p.setBrush(accent);
  p.drawRect(QRectF(-5, 2, 10, 3.6));
  p.setPen(pen(ink, 1.2));
  p.drawLine(QPointF(-4, -3.8), QPointF(4, 0.2));
  p.drawLine(QPointF(4, -3.8), QPointF(-4, 0.2));
  p.setPen(Qt::NoPen);
  p.setBrush(ink);
  p.drawPolygon(QPolygonF({{-2.2, -8}, {2.2, -8}, {0, -10.6}}));
}

void drawHexFill(QPainter& p, const QColor& ink, const QColor& accent) {
  p.setPen(pen(ink, 1.2));
  p.setBrush(accent);
  p.drawPolygon(hexagon(8.6));
}

void drawHexGrid(QPainter& p, const QColor& ink, const QColor&) {
  p.setPen(pen(ink, 1.1));
  p.setBrush(Qt::NoBrush);
  constexpr double kRadius = 5.2;
  const double width = kRadius * std::numbers::sqrt3;
  p.drawPolygon(hexagon(kRadius, {-width / 2, -3.9}));
  p.drawPolygon(hexagon(kRadius, {width / 2, -3.9}));
  p.drawPolygon(hexagon(kRadius, {0, 3.9}));
}

void drawLens(QPainter& p, const QColor& ink) {
  p.setBrush(Qt::NoBrush);
  p.setPen(pen(ink, 1.6));
  p.drawEllipse(QPointF(-1.8, -1.8), 6, 6);
  p.setPen(pen(ink, 2.2));
  p.drawLine(QPointF(3, 3), QPointF(7.6, 7.6));
}

void drawZoomOut(QPainter& p, const QColor& ink, const QColor&) {
  drawLens(p, ink);
  p.setPen(pen(ink, 1.5));
  p.drawLine(QPointF(-4.4, -1.8), QPointF(0.8, -1.8));
}

void drawZoomIn(QPainter& p, const QColor& ink, const QColor& accent) {
  drawZoomOut(p, ink, accent);
  p.drawLine(QPointF(-1.8, -4.4), QPointF(-1.8, 0.8));
}

void drawZoomFit(QPainter& p, const QColor& ink, const QColor&) {
  p.setBrush(Qt::NoBrush);
  p.setPen(pen(ink, 1.6));
  for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)}) {
    const QPointF at = corner * 8;
    p.drawPolyline(QPolygonF({at - QPointF(corner.x() * 4.6, 0), at, at - QPointF(0, corner.y() * 4.6)}));
  }
}

void drawOpen(QPainter& p, const QColor& ink, const QColor&) {
  p.setBrush(Qt::NoBrush);
  p.setPen(pen(ink, 1.4));
  p.drawPolyline(QPolygonF(
      {QPointF(-8, 6.5), QPointF(-8, -6.5), QPointF(-3, -6.5), QPointF(-1, -4), QPointF(6, -4), QPointF(6, -1)}));
  p.drawPolygon(QPolygonF({QPointF(-8, 6.5), QPointF(-4.6, -1), QPointF(9, -1), QPointF(5.8, 6.5)}));
}

void drawClose(QPainter& p, const QColor& ink, const QColor&) {
  p.setPen(pen(ink, 1.7));
  p.drawLine(QPointF(-5.5, -5.5), QPointF(5.5, 5.5));
  p.drawLine(QPointF(-5.5, 5.5), QPointF(5.5, -5.5));
}

void drawFloat(QPainter& p, const QColor& ink, const QColor&) {
  p.setBrush(Qt::NoBrush);
  p.setPen(pen(ink, 1.5));
  p.drawRect(QRectF(-7, -3, 10, 10));
  p.drawPolyline(QPolygonF({QPointF(-3, -3), QPointF(-3, -7), QPointF(7, -7), QPointF(7, 3), QPointF(3, 3)}));
}

// A drop running out of a hex.
void drawFillTool(QPainter& p, const QColor& ink, const QColor& accent) {
  p.setPen(pen(ink, 1.2));
  QColor tint = accent;
  tint.setAlpha(90);
  p.setBrush(tint);
  p.drawPolygon(hexagon(7.2, {-1.5, -1.5}));
  p.setPen(Qt::NoPen);
  p.setBrush(accent);
  QPainterPath drop(QPointF(6.6, 0.6));
  drop.cubicTo(QPointF(10.4, 6), QPointF(9, 8.8), QPointF(6.6, 8.8));
  drop.cubicTo(QPointF(4.2, 8.8), QPointF(2.8, 6), QPointF(6.6, 0.6));
  p.drawPath(drop);
}

// Corners joined by lines.
void drawShape(QPainter& p, const QColor& ink, const QColor& accent) {
  const QPolygonF outline({QPointF(-7, 5), QPointF(-4, -6), QPointF(7, -4), QPointF(5, 7)});
  QColor tint = accent;
  tint.setAlpha(70);
  p.setPen(pen(ink, 1.3));
  p.setBrush(tint);
  p.drawPolygon(outline);
  p.setPen(Qt::NoPen);
  p.setBrush(ink);
  for (const QPointF corner : outline) p.drawEllipse(corner, 2, 2);
}

void drawSelectSame(QPainter& p, const QColor& ink, const QColor& accent) {
  QColor tint = accent;
  tint.setAlpha(110);
  p.setPen(pen(ink, 1.2));
  p.setBrush(tint);
  p.drawPolygon(hexagon(4.6, {-4.6, -3.8}));
  p.drawPolygon(hexagon(4.6, {4.6, 3.8}));
  p.setBrush(Qt::NoBrush);
  p.drawPolygon(hexagon(4.6, {4.6, -4.6}));
}

void drawStamp(QPainter& p, const QColor& ink, const QColor& accent) {
  p.setPen(pen(ink, 1.4));
  p.setBrush(Qt::NoBrush);
  QPainterPath grip(QPointF(-2.2, 1));
  grip.cubicTo(QPointF(-2.2, -3), QPointF(-4.4, -4), QPointF(-3.6, -6.6));
  grip.cubicTo(QPointF(-2.8, -9.4), QPointF(2.8, -9.4), QPointF(3.6, -6.6));
  grip.cubicTo(QPointF(4.4, -4), QPointF(2.2, -3), QPointF(2.2, 1));
  p.drawPath(grip);
  p.drawRoundedRect(QRectF(-7.5, 1, 15, 4), 1.5, 1.5);
  p.setPen(pen(accent, 2));
  p.drawLine(QPointF(-7, 8), QPointF(7, 8));
}

// Contour lines of a hill, with an arrow up.
void drawLevel(QPainter& p, const QColor& ink, const QColor& accent) {
  p.setBrush(Qt::NoBrush);
  p.setPen(pen(ink, 1.2));
  p.drawEllipse(QPointF(0, 3.4), 9, 5);
  p.drawEllipse(QPointF(0, 2.4), 5, 2.6);
  p.setPen(pen(accent, 2));
  p.drawLine(QPointF(0, 1.6), QPointF(0, -7));
  p.drawPolyline(QPolygonF({QPointF(-3, -4.6), QPointF(0, -8), QPointF(3, -4.6)}));
}

void drawZone(QPainter& p, const QColor& ink, const QColor& accent) {
  QColor tint = accent;
  tint.setAlpha(60);
  p.setBrush(tint);
  QPen dashed = pen(ink, 1.5);
  dashed.setDashPattern({2.4, 1.8});
  dashed.setCapStyle(Qt::FlatCap);
  p.setPen(dashed);
  p.drawPolygon(hexagon(8.8));
}

void drawPin(QPainter& p, const QColor& ink, const QColor& accent) {
  QPainterPath pin(QPointF(0, 9));
  pin.cubicTo(QPointF(-3, 4), QPointF(-6, 1), QPointF(-6, -3));
  pin.cubicTo(QPointF(-6, -7), QPointF(-3.4, -9), QPointF(0, -9));
  pin.cubicTo(QPointF(3.4, -9), QPointF(6, -7), QPointF(6, -3));
  pin.cubicTo(QPointF(6, 1), QPointF(3, 4), QPointF(0, 9));
  p.setPen(pen(ink, 1.3));
  p.setBrush(Qt::NoBrush);
  p.drawPath(pin);
  p.setPen(Qt::NoPen);
  p.setBrush(accent);
  p.drawEllipse(QPointF(0, -3), 2.4, 2.4);
}

void drawMeasure(QPainter& p, const QColor& ink, const QColor& accent) {
  p.save();
  p.rotate(-35);
  p.setPen(pen(ink, 1.3));
  p.setBrush(Qt::NoBrush);
  p.drawRect(QRectF(-9, -3.4, 18, 6.8));
  p.setPen(pen(accent, 1.3));
  for (int i = -6; i <= 6; i += 3) p.drawLine(QPointF(i, -3.2), QPointF(i, i % 2 == 0 ? 0.4 : -1));
  p.restore();
}

// Two arrow heads: the sign for items that have no room.
void drawMoreRight(QPainter& p, const QColor& ink, const QColor&) {
  p.setPen(pen(ink, 2.6));
  p.setBrush(Qt::NoBrush);
  for (const double x : {-6.5, 1.0}) p.drawPolyline(QPolygonF({{x, -6.5}, {x + 6, 0}, {x, 6.5}}));
}

void drawMoreDown(QPainter& p, const QColor& ink, const QColor& accent) {
  p.save();
  p.rotate(90);
  drawMoreRight(p, ink, accent);
  p.restore();
}

struct Named {
  const char* name;
  DrawIcon draw;
};
constexpr Named kDrawn[] = {
    {"hex-brush", drawHexBrush},   {"hexside", drawHexside},  {"road", drawRoad},
    {"counter", drawCounter},      {"hex-fill", drawHexFill}, {"hex-grid", drawHexGrid},
    {"zoom-in", drawZoomIn},       {"zoom-out", drawZoomOut}, {"zoom-fit-best", drawZoomFit},
    {"document-open", drawOpen},   {"dock-close", drawClose}, {"dock-float", drawFloat},
    {"fill-region", drawFillTool}, {"shape", drawShape},      {"select-same", drawSelectSame},
    {"stamp", drawStamp},          {"level", drawLevel},      {"zone", drawZone},
    {"map-pin", drawPin},          {"measure", drawMeasure},  {"more-right", drawMoreRight},
    {"more-down", drawMoreDown},
};

}  // namespace

DrawIcon drawnIcon(const QString& name) {
  for (const Named& one : kDrawn) {
    if (name == QLatin1String(one.name)) return one.draw;
  }
  return nullptr;
}

}  // namespace redoubt::editor
