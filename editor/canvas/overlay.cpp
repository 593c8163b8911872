#include "editor/canvas/overlay.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <vector>

#include "core/rules/turns/set_up.h"
#include "editor/canvas/zone_titles.h"

namespace redoubt::editor::overlay {
namespace {

constexpr double kSmallestTitled = 18;  // pixels to a hex, below which zones bear no titles

QPolygonF hexInPixels(const render::MapView& view, const hex::Layout& layout, hex::HexKey hex) {
  QPolygonF polygon;
  for (int i = 0; i < hex::kSides; ++i) polygon << view.toPixels(layout.corner(hex, i));
  return polygon;
}

std::pair<QPointF, QPointF> sideInPixels(const render::MapView& view, const hex::Layout& layout, hex::HexsideKey side) {
  const auto [a, b] = layout.verticesOf(side);
  return {view.toPixels(layout.point(a)), view.toPixels(layout.point(b))};
}

// Dark on white, so that it shows on any ground.
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
  path.addPolygon(hexInPixels(view, layout, hex));
  path.closeSubpath();
  strokeTwice(painter, path, colour, cursor ? 3 : 2, Qt::SolidLine);
}

// Of the part in the window.
QList<QLineF> rimOf(const QPainter& painter, const render::MapView& view, const hex::Layout& layout,
                    const std::set<hex::HexKey>& area) {
  const QRectF window =
      QRectF(painter.window())
          .adjusted(-2 * view.pixelsPerHex, -2 * view.pixelsPerHex, 2 * view.pixelsPerHex, 2 * view.pixelsPerHex);
  QList<QLineF> edges;
  for (const hex::HexKey hex : area) {
    if (!window.contains(view.toPixels(layout.centre(hex)))) continue;
    for (int side = 0; side < hex::kSides; ++side) {
      const auto across = layout.neighbourAnywhere(hex, side);
      if (across && area.contains(*across)) continue;
      const auto [a, b] = sideInPixels(view, layout, layout.side(hex, side));
      edges.emplace_back(a, b);
    }
  }
  return edges;
}

void tint(QPainter& painter, const render::MapView& view, const hex::Layout& layout, const std::set<hex::HexKey>& area,
          const QColor& colour) {
  const QRectF window =
      QRectF(painter.window()).adjusted(-view.pixelsPerHex, -view.pixelsPerHex, view.pixelsPerHex, view.pixelsPerHex);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  // Neighbours would show a seam, drawn one by one with antialiasing.
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (const hex::HexKey hex : area) {
    if (window.contains(view.toPixels(layout.centre(hex)))) painter.drawPolygon(hexInPixels(view, layout, hex));
  }
  painter.setRenderHint(QPainter::Antialiasing, true);
  painter.setBrush(Qt::NoBrush);
}

namespace {

// Colours that keep apart in the order zones are made, for whoever sees few colours too: they differ in brightness.
QColor zoneColour(std::size_t index) {
  static const std::array<QColor, 6> kColours = {QColor(0x6A, 0x3D, 0x9A), QColor(0xB0, 0x5A, 0x00),
                                                 QColor(0x1F, 0x6F, 0x78), QColor(0x9C, 0x27, 0x4F),
                                                 QColor(0x33, 0x56, 0x8F), QColor(0x5B, 0x6B, 0x1E)};
  return kColours[index % kColours.size()];
}

// Where the title of an area may stand: the upper left of its hexes in sight, from the top.
std::vector<QPointF> spotsOf(const render::MapView& view, const hex::Layout& layout, const std::set<hex::HexKey>& area,
                             const QRectF& window) {
  constexpr std::size_t kMost = 60;
  std::vector<hex::Point> centres;
  for (const hex::HexKey hex : area) {
    const hex::Point centre = layout.centre(hex);
    if (window.contains(view.toPixels(centre))) centres.push_back(centre);
  }
  const auto end = centres.begin() + static_cast<std::ptrdiff_t>(std::min(centres.size(), kMost));
  std::partial_sort(centres.begin(), end, centres.end(),
                    [](hex::Point a, hex::Point b) { return std::tie(a.y, a.x) < std::tie(b.y, b.x); });
  std::vector<QPointF> spots;
  for (auto at = centres.begin(); at != end; ++at)
    spots.push_back(view.toPixels(hex::Point{at->x - 0.42, at->y - 0.3}));
  return spots;
}

// A zone that is shown, for its title.
struct Titled {
  QString title;
  QFont font;
};

void drawCard(QPainter& painter, const QRectF& card, const QString& text) {
  painter.setPen(QPen(QColor(0x22, 0x26, 0x2A, 160), 1));
  painter.setBrush(QColor(0xFB, 0xF8, 0xEE, 235));
  painter.drawRoundedRect(card, 3, 3);
  painter.setPen(QColor(0x22, 0x26, 0x2A));
  painter.drawText(card, Qt::AlignCenter, text);
  painter.setBrush(Qt::NoBrush);
}

QSizeF cardSize(const QFont& font, const QString& text) {
  const QFontMetricsF metrics(font);
  return {metrics.horizontalAdvance(text) + 12, metrics.height() + 4};
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

std::set<Id<model::Zone>> areasOfOthers(const model::Battle& battle, std::optional<Id<model::Scenario>> scenario) {
  std::set<Id<model::Zone>> areas;
  std::optional<Id<model::Zone>> own;
  for (const model::Scenario& each : battle.all<model::Scenario>()) {
    const auto slug = rules::textSetting(battle, each.id, "area");
    const model::Zone* zone = slug ? battle.bySlug<model::Zone>(*slug) : nullptr;
    if (!zone) continue;
    areas.insert(zone->id);
    if (each.id == scenario) own = zone->id;
  }
  if (own) areas.erase(*own);
  return areas;
}

void drawZones(QPainter& painter, const render::MapView& view, const hex::Layout& layout, const model::Battle& battle,
               const std::set<Id<model::Zone>>& hidden, const std::optional<Id<model::Zone>>& inHand) {
  std::map<Id<model::Zone>, std::set<hex::HexKey>> hexes;
  for (const model::ZoneHex& row : battle.all<model::ZoneHex>()) hexes[row.zone].insert(row.hex);
  std::size_t index = 0;
  std::vector<Titled> titled;
  std::vector<TitleWish> wishes;
  for (const model::Zone& zone : battle.all<model::Zone>()) {
    const QColor colour = zoneColour(index++);
    const auto area = hexes.find(zone.id);
    if (area == hexes.end()) continue;
    const bool isChosen = inHand == zone.id;
    if (hidden.contains(zone.id) && !isChosen) continue;
    QColor ground = colour;
    ground.setAlpha(isChosen ? 60 : 26);
    tint(painter, view, layout, area->second, ground);
    painter.setPen(QPen(colour, isChosen ? 3 : 1.8, Qt::DashDotLine, Qt::FlatCap));
    painter.drawLines(rimOf(painter, view, layout, area->second));
    if (view.pixelsPerHex < kSmallestTitled) continue;
    QFont font = painter.font();
    font.setPixelSize(11);
    font.setBold(isChosen);
    const QString title = QString::fromStdString(zone.title);
    titled.push_back({title, font});
    wishes.push_back({cardSize(font, title), spotsOf(view, layout, area->second, cardRoom(painter))});
  }
  const std::vector<QRectF> cards = titleCards(wishes, cardRoom(painter));
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (cards[i].isNull()) continue;
    painter.setFont(titled[i].font);
    drawCard(painter, cards[i], titled[i].title);
  }
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
  const TitleWish wish{cardSize(painter.font(), text), {at}};
  drawCard(painter, titleCards(std::span(&wish, 1), cardRoom(painter)).front(), text);
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
  painter.save();
  painter.translate(view.toPixels(card.centre));
  painter.rotate(card.angle);
  const double half = card.size * view.pixelsPerHex / 2 + 1.5;
  const double halfDown = card.size * card.depth * view.pixelsPerHex / 2 + 1.5;
  QPainterPath path;
  path.addRoundedRect(QRectF(-half, -halfDown, 2 * half, 2 * halfDown), 4, 4);
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
