#include "editor/canvas/overlay.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "editor/render/zones/zone_titles.h"

namespace redoubt::editor::overlay {
namespace {

constexpr double kSmallestTitled = 18;  // pixels per hex, below which zones have no titles

std::pair<QPointF, QPointF> sideInPixels(const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side) {
  const auto [a, b] = layout.verticesOf(side);
  return {view.toPixels(layout.point(a)), view.toPixels(layout.point(b))};
}

// Dark on white, so that it is visible on any background.
void strokeTwice(QPainter& painter, const QPainterPath& path, const QColor& colour, double width, Qt::PenStyle style) {
  painter.strokePath(path, QPen(QColor(255, 255, 255), width + 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.strokePath(path, QPen(colour, width, style, Qt::FlatCap, Qt::RoundJoin));
}

}  // namespace

// Opaque, and without round caps, Qt draws them thirty times faster than a path of them.
void strokeLines(QPainter& painter, const QList<QLineF>& lines, const QColor& colour, double width,
                 Qt::PenStyle style) {
  painter.setPen(QPen(QColor(255, 255, 255), width + 2.5, Qt::SolidLine, Qt::SquareCap));
  painter.drawLines(lines);
  painter.setPen(QPen(colour, width, style, Qt::FlatCap));
  painter.drawLines(lines);
}

void outlineHex(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey hex,
                const QColor& colour, bool cursor) {
  QPainterPath path;
  path.addPolygon(render::ZoneGround{view, layout}.hex(hex));
  path.closeSubpath();
  strokeTwice(painter, path, colour, cursor ? 3 : 2, Qt::SolidLine);
}

QList<QLineF> rimOf(const QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                    const std::set<hex::HexKey>& area) {
  return render::rimOfHexes({view, layout}, area, QRectF(painter.window()));
}

void tint(QPainter& painter, const render::MapView& view, const hex::Layout& layout, const std::set<hex::HexKey>& area,
          const QColor& colour) {
  render::tintHexes(painter, {view, layout}, area, QRectF(painter.window()), colour);
}

namespace {

void drawCard(QPainter& painter, const QRectF& card, const QString& text) {
  render::paintCard(painter, card);
  painter.setPen(render::cardInk());
  painter.drawText(card, Qt::AlignCenter, text);
}

QSizeF cardSize(const QFont& font, const QString& text) {
  const QFontMetricsF metrics(font);
  return render::cardFor({metrics.horizontalAdvance(text), metrics.height()});
}

QRectF cardRoom(const QPainter& painter) {
  return QRectF(painter.window()).adjusted(2, 2, -2, -2);
}

}  // namespace

void outlineArea(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                 std::span<const hex::HexKey> hexes) {
  const std::set<hex::HexKey> area(hexes.begin(), hexes.end());
  painter.setBrush(Qt::NoBrush);
  strokeLines(painter, rimOf(painter, view, layout, area), QColor(0x22, 0x26, 0x2A), 1.6, Qt::DashLine);
}

void outlineSelected(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                     const std::set<hex::HexKey>& hexes, const QColor& colour) {
  QColor ground = colour;
  ground.setAlpha(40);
  tint(painter, view, layout, hexes, ground);
  strokeLines(painter, rimOf(painter, view, layout, hexes), colour, 2, Qt::SolidLine);
}

void drawZones(QPainter& painter, const render::MapView& view, const hex::Layout& layout,
               std::span<const render::DrawnZone> zones) {
  render::paintZoneAreas(painter, {view, layout}, zones, QRectF(painter.window()));
  if (view.pixelsPerHex < kSmallestTitled) return;
  std::vector<QFont> fonts(zones.size(), painter.font());
  std::vector<QSizeF> sizes;
  for (std::size_t i = 0; i < zones.size(); ++i) {
    fonts[i].setPixelSize(11);
    fonts[i].setBold(zones[i].isInHand);
    sizes.push_back(cardSize(fonts[i], zones[i].title));
  }
  const std::vector<QRectF> cards = render::zoneCards({view, layout}, zones, sizes, cardRoom(painter));
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i].isNull()) continue;
    painter.setFont(fonts[i]);
    drawCard(painter, cards[i], zones[i].title);
  }
}

void markArrow(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey from,
               hex::HexKey to, const QColor& colour) {
  constexpr double kHead = 9;
  QLineF line(view.toPixels(layout.centre(from)), view.toPixels(layout.centre(to)));
  if (line.length() < 2 * kHead) return;
  QLineF back = line;
  back.setP1(line.p2());
  back.setP2(line.p1());
  back.setLength(kHead);
  QPainterPath path(line.p1());
  path.lineTo(line.p2());
  for (const double angle : {25.0, -25.0}) {
    QLineF side = back;
    side.setAngle(back.angle() + angle);
    path.moveTo(side.p2());
    path.lineTo(line.p2());
  }
  strokeTwice(painter, path, colour, 2, Qt::SolidLine);
}

void markLine(QPainter& painter, QPointF from, QPointF to) {
  QPainterPath path(from);
  path.lineTo(to);
  strokeTwice(painter, path, QColor(0x22, 0x26, 0x2A), 2, Qt::SolidLine);
  painter.setPen(QPen(Qt::white, 1.5));
  painter.setBrush(QColor(0x22, 0x26, 0x2A));
  painter.drawEllipse(from, 4, 4);
  painter.drawEllipse(to, 4, 4);
}

void note(QPainter& painter, QPointF at, const QString& text) {
  const render::TitleWish wish{cardSize(painter.font(), text), {at}};
  drawCard(painter, render::titleCards(std::span(&wish, 1), cardRoom(painter)).front(), text);
}

void markSide(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side,
              const QColor& colour) {
  const auto [a, b] = sideInPixels(view, layout, side);
  QPainterPath path(a);
  path.lineTo(b);
  strokeTwice(painter, path, colour, std::max(3.0, view.pixelsPerHex * 0.07), Qt::SolidLine);
}

void traceSide(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side) {
  const auto [a, b] = sideInPixels(view, layout, side);
  painter.setPen(QPen(QColor(0x22, 0x26, 0x2A, 200), 1.2, Qt::DashLine));
  painter.drawLine(a, b);
}

void markLink(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side,
              const QColor& colour) {
  const auto [a, b] = layout.hexesOf(side);
  QPainterPath path(view.toPixels(layout.centre(a)));
  path.lineTo(view.toPixels(layout.centre(b)));
  strokeTwice(painter, path, colour, std::max(3.0, view.pixelsPerHex * 0.06), Qt::SolidLine);
}

void outlineCard(QPainter& painter, const render::MapView& view, const render::StackCard& card, const QColor& colour) {
  const auto rounded = [&](double width, double depth, double angle) {
    const QSizeF size(width * view.pixelsPerHex + 3, depth * view.pixelsPerHex + 3);
    QPainterPath path;
    path.addRoundedRect(QRectF({-size.width() / 2, -size.height() / 2}, size), 4, 4);
    return QTransform().rotate(angle).map(path);
  };
  QPainterPath path = rounded(card.size, card.size * card.depth, card.angle);
  if (card.length > 0) path = path.united(rounded(card.length, render::kBandDepth, card.axis));
  painter.save();
  painter.translate(view.toPixels(card.centre));
  strokeTwice(painter, path, colour, 2.5, Qt::SolidLine);
  painter.restore();
}

QRectF badgeRect(const render::MapView& view, const hex::Layout& layout, hex::HexKey hex) {
  const hex::Point centre = layout.centre(hex);
  const double size = std::clamp(view.pixelsPerHex * 0.24, 11.0, 22.0);
  const QPointF at = view.toPixels(hex::Point{centre.x - 0.36, centre.y - 0.36});
  return {at.x() - size / 2, at.y() - size / 2, size, size};
}

void badge(QPainter& painter, const render::MapView& view, const hex::Layout& layout, hex::HexKey hex,
           model::Severity severity) {
  const QRectF rect = badgeRect(view, layout, hex);
  const double size = rect.width();
  painter.save();
  painter.translate(rect.center());
  const double r = size / 2;
  painter.setPen(QPen(Qt::white, 1.5));
  if (severity == model::Severity::Error) {
    QPolygonF octagon;
    for (int i = 0; i < 8; ++i) {
      const double angle = M_PI / 8 + i * M_PI / 4;
      octagon << QPointF(r * std::cos(angle), r * std::sin(angle));
    }
    painter.setBrush(QColor(0xB3, 0x26, 0x1E));
    painter.drawPolygon(octagon);
    painter.setPen(QPen(Qt::white, size * 0.13, Qt::SolidLine, Qt::RoundCap));
    const double c = r * 0.42;
    painter.drawLine(QPointF(-c, -c), QPointF(c, c));
    painter.drawLine(QPointF(-c, c), QPointF(c, -c));
  } else if (severity == model::Severity::Warning) {
    painter.setBrush(QColor(0x8A, 0x5A, 0x00));
    painter.drawPolygon(QPolygonF{{0, -r}, {r, r * 0.8}, {-r, r * 0.8}});
    painter.setPen(QPen(Qt::white, size * 0.12, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, -r * 0.35), QPointF(0, r * 0.2));
    painter.drawPoint(QPointF(0, r * 0.52));
  } else {
    painter.setBrush(QColor(0x27, 0x67, 0xA8));
    painter.drawEllipse(QPointF(), r, r);
  }
  painter.restore();
}

}  // namespace redoubt::editor::overlay
