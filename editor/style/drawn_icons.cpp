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

QPen pen(const QColor& colour, double width) { return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}; }

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

// A redoubt from above: five bastions round a hexagon.
void drawRedoubt(QPainter& p, const QColor& ink, const QColor& accent) {
  const QPolygonF outer = hexagon(9.6);
  const QPolygonF inner = hexagon(6.2);
  QPolygonF wall;
  for (int i = 0; i < 6; ++i) wall << outer[i] << (inner[i] + inner[(i + 1) % 6]) / 2;
  p.setPen(pen(ink, 1.2));
  p.setBrush(Qt::NoBrush);
  p.drawPolygon(wall);
  p.setBrush(accent);
  p.drawPolygon(hexagon(2.8));
}

struct Named {
  const char* name;
  DrawIcon draw;
};
constexpr Named kDrawn[] = {
    {"hex-brush", drawHexBrush}, {"hexside", drawHexside},   {"road", drawRoad},       {"counter", drawCounter},
    {"hex-fill", drawHexFill},   {"hex-grid", drawHexGrid}, {"redoubt", drawRedoubt},
};

}  // namespace

DrawIcon drawnIcon(const QString& name) {
  for (const Named& one : kDrawn) {
    if (name == QLatin1String(one.name)) return one.draw;
  }
  return nullptr;
}

}  // namespace redoubt::editor
