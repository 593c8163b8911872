#include "editor/canvas/ability_overlay.h"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

#include "editor/canvas/ability_legend.h"
#include "editor/canvas/ability_words.h"
#include "editor/canvas/overlay.h"

namespace redoubt::editor {
namespace {

constexpr double kSmallestFigures = 30;  // pixels of a hex in which figures can be read
constexpr QPointF kBesidePointer(14, -14);
constexpr double kNoteHeight = 22;

QColor faded(QColor colour, int alpha) {
  colour.setAlpha(alpha);
  return colour;
}

QFont overlayFont(QFont font, double pixels, bool isBold) {
  font.setPixelSize(qRound(pixels));
  font.setBold(isBold);
  return font;
}

// Dark letters with a light rim, readable on any background.
void paintFigure(QPainter& painter, const QPointF& middle, const QString& text, const QColor& colour) {
  QRectF rect(0, 0, 80, 40);
  rect.moveCenter(middle);
  painter.setPen(QColor(255, 255, 255, 220));
  for (const QPointF step : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)}) {
    painter.drawText(rect.translated(step), Qt::AlignCenter, text);
  }
  painter.setPen(colour);
  painter.drawText(rect, Qt::AlignCenter, text);
}

// A hex drawn smaller, so that its outline lies inside.
QPolygonF insetHex(const render::MapView& view, const hex::Layout& layout, hex::HexKey hex, double part) {
  QPolygonF polygon;
  const QPointF centre = view.toPixels(layout.centre(hex));
  for (int i = 0; i < hex::kSides; ++i) {
    polygon << centre + (view.toPixels(layout.corner(hex, i)) - centre) * part;
  }
  return polygon;
}

bool isInWindow(const QPainter& painter, QPointF pixel, double margin) {
  return QRectF(painter.window()).adjusted(-margin, -margin, margin, margin).contains(pixel);
}

}  // namespace

AbilityOverlay::AbilityOverlay(const Session& session, QObject* parent)
    : QObject(parent), session_(session), abilities_(session) {
  connect(&abilities_, &Abilities::changed, this, [this] {
    areas_.reset();
    pointed_.reset();
    emit changed();
  });
}

const AbilityOverlay::Areas& AbilityOverlay::areas() {
  if (areas_) return *areas_;
  Areas& areas = areas_.emplace();
  if (shows(Ability::Reach)) {
    for (const ReachFacts::Place& place : abilities_.reach().places) {
      areas.reached.insert(place.hex);
      areas.byPoints[place.remaining].insert(place.hex);
    }
    const ReachFacts& reach = abilities_.reach();
    areas.enemyControl.insert(reach.controlled.begin(), reach.controlled.end());
    areas.perhapsControl.insert(reach.perhaps.begin(), reach.perhaps.end());
  }
  if (shows(Ability::Zones)) {
    const ZoneFacts& zones = abilities_.zones();
    areas.ownControl.insert(zones.control.begin(), zones.control.end());
  }
  if (shows(Ability::Sight)) {
    const SightFacts& sight = abilities_.sight();
    areas.hidden.insert(sight.hidden.begin(), sight.hidden.end());
    areas.aimed = areas.hidden;
    areas.aimed.insert(sight.seen.begin(), sight.seen.end());
  }
  if (shows(Ability::Command)) {
    const CommandFacts& command = abilities_.command();
    areas.commanded.insert(command.hexes.begin(), command.hexes.end());
  }
  return areas;
}

const AbilityOverlay::Pointed* AbilityOverlay::pointedAt(std::optional<hex::HexKey> hex) {
  if (!hex || !isAnyShown()) return nullptr;
  if (pointed_ && pointed_->hex == *hex) return &*pointed_;
  Pointed& pointed = pointed_.emplace();
  pointed.hex = *hex;
  if (shows(Ability::Reach) && !abilities_.reach().trouble) {
    pointed.way = abilities_.wayTo(*hex);
    pointed.wayWords = AbilityWords::way(session_, abilities_.reach(), *pointed.way);
  }
  if (shows(Ability::Sight) && !abilities_.sight().trouble) {
    pointed.line = abilities_.lineTo(*hex);
    pointed.lineWords = AbilityWords::line(session_, abilities_.sight(), *pointed.line);
  }
  return &pointed;
}

bool AbilityOverlay::answers() {
  const bool hasWays = shows(Ability::Reach) && !abilities_.reach().trouble;
  const bool hasLines = shows(Ability::Sight) && !abilities_.sight().trouble;
  return hasWays || hasLines;
}

QString AbilityOverlay::hint(std::optional<hex::HexKey> pointed) {
  const Pointed* at = pointedAt(pointed);
  if (!at) return {};
  QStringList words{at->wayWords, at->lineWords};
  words.removeAll(QString());
  return words.join(QStringLiteral("; "));
}

void AbilityOverlay::paintGround(QPainter& painter, const render::MapView& view) {
  if (!isAnyShown() || !session_.hasDocument()) return;
  using namespace ability_look;
  const hex::Layout& layout = session_.layout();
  const Areas& shown = areas();
  overlay::tint(painter, view, layout, shown.commanded, faded(kCommand, 34));
  const Rational all = shown.reached.empty() ? Rational(1) : std::max(abilities_.reach().allowance, Rational(1));
  const double allowance = static_cast<double>(all.numerator()) / static_cast<double>(all.denominator());
  for (const auto& [points, hexes] : shown.byPoints) {
    const double left = static_cast<double>(points.numerator()) / static_cast<double>(points.denominator());
    const int alpha = qRound(38 + 50 * std::clamp(left / allowance, 0.0, 1.0));
    overlay::tint(painter, view, layout, hexes, faded(kReach, alpha));
  }
  overlay::tint(painter, view, layout, shown.enemyControl, kControl);
  overlay::tint(painter, view, layout, shown.hidden, kShade);
  const auto rim = [&](const Hexes& area, const QColor& colour, double width, Qt::PenStyle style) {
    if (!area.empty()) overlay::strokeLines(painter, overlay::rimOf(painter, view, layout, area), colour, width, style);
  };
  rim(shown.commanded, kCommand, 1.4, Qt::DashDotLine);
  rim(shown.aimed, kInk, 1.4, Qt::DashLine);
  rim(shown.reached, kReach, 1.6, Qt::SolidLine);
  rim(shown.perhapsControl, kEnemy, 1.4, Qt::DotLine);
  rim(shown.enemyControl, kEnemy, 1.4, Qt::DashLine);
  rim(shown.ownControl, zoneColour(hex::FacingZone::Front), 2, Qt::DashLine);
}

QRectF AbilityOverlay::paintOver(QPainter& painter, const render::MapView& view, std::optional<hex::HexKey> pointed) {
  if (!isAnyShown() || !session_.hasDocument()) return {};
  painter.save();
  if (shows(Ability::Zones)) paintZones(painter, view);
  if (shows(Ability::Reach)) paintReachOver(painter, view);
  if (shows(Ability::Command)) paintTies(painter, view);
  painter.setFont(overlayFont(painter.font(), 12, false));
  if (const Pointed* at = pointedAt(pointed)) {
    if (at->way) paintWay(painter, view, *at->way);
    if (at->line) paintLine(painter, view, *at->line);
    QPointF corner = view.toPixels(session_.layout().centre(at->hex)) + kBesidePointer;
    // No words for a hex out of reach, because the map shows that.
    const bool isSaid = at->way && at->way->kind != WayFacts::Kind::OutOfReach;
    for (const QString& words : {at->lineWords, isSaid ? at->wayWords : QString()}) {
      if (words.isEmpty()) continue;
      overlay::note(painter, corner, words);
      corner.ry() -= kNoteHeight;
    }
  }
  const QRectF legend = paintLegend(painter, AbilityWords::legend(session_, abilities_), keptFree(view, pointed));
  painter.restore();
  return legend;
}

// The counter's hex and the one pointed at.
std::vector<QRectF> AbilityOverlay::keptFree(const render::MapView& view, std::optional<hex::HexKey> pointed) {
  std::vector<QRectF> rects;
  for (const auto hex : {abilities_.place(), pointed}) {
    if (hex) rects.push_back(insetHex(view, session_.layout(), *hex, 1).boundingRect());
  }
  return rects;
}

void AbilityOverlay::paintReachOver(QPainter& painter, const render::MapView& view) {
  using namespace ability_look;
  const hex::Layout& layout = session_.layout();
  const ReachFacts& reach = abilities_.reach();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(kEnemy, std::max(2.0, view.pixelsPerHex * 0.045)));
  for (const ReachFacts::Place& place : reach.places) {
    if (place.hasEnemies) painter.drawPolygon(insetHex(view, layout, place.hex, 0.9));
  }
  painter.setPen(QPen(kInk, 1.5, Qt::DotLine));
  for (const hex::HexKey hex : reach.unknown) painter.drawPolygon(insetHex(view, layout, hex, 0.9));
  painter.setPen(QPen(kReach, 2, Qt::DashLine));
  for (const hex::HexKey hex : reach.into) painter.drawPolygon(insetHex(view, layout, hex, 0.8));
  paintMeetings(painter, view);
  if (view.pixelsPerHex >= kSmallestFigures && reach.pace != Pace::Countercharge) paintPoints(painter, view);
}

void AbilityOverlay::paintMeetings(QPainter& painter, const render::MapView& view) {
  for (const hex::HexKey hex : abilities_.reach().canBeMet) {
    const hex::Point centre = session_.layout().centre(hex);
    const QPointF at = view.toPixels(hex::Point{centre.x + 0.3, centre.y - 0.26});
    if (isInWindow(painter, at, 20)) ability_look::paintMet(painter, at);
  }
}

void AbilityOverlay::paintPoints(QPainter& painter, const render::MapView& view) {
  using namespace ability_look;
  const hex::Layout& layout = session_.layout();
  painter.setFont(overlayFont(painter.font(), std::clamp(view.pixelsPerHex * 0.21, 9.0, 15.0), true));
  const auto write = [&](hex::HexKey hex, const QString& text, const QColor& colour) {
    const hex::Point centre = layout.centre(hex);
    const QPointF at = view.toPixels(hex::Point{centre.x, centre.y + 0.37});
    if (isInWindow(painter, at, 20)) paintFigure(painter, at, text, colour);
  };
  for (const auto& [points, hexes] : areas().byPoints) {
    const QString text = AbilityWords::points(points);
    for (const hex::HexKey hex : hexes) write(hex, text, kReach.darker(150));
  }
  for (const hex::HexKey hex : abilities_.reach().unknown) write(hex, QStringLiteral("?"), kInk);
}

void AbilityOverlay::paintZones(QPainter& painter, const render::MapView& view) {
  const ZoneFacts& facts = abilities_.zones();
  if (facts.trouble) return;
  const hex::Layout& layout = session_.layout();
  const QPointF centre = view.toPixels(layout.centre(facts.from));
  painter.setFont(overlayFont(painter.font(), std::clamp(view.pixelsPerHex * 0.22, 9.0, 16.0), true));
  for (int side = 0; side < hex::kSides; ++side) {
    const hex::FacingZone zone = facts.zones[static_cast<std::size_t>(side)];
    const QColor colour = ability_look::zoneColour(zone);
    const auto [a, b] = layout.verticesOf(layout.side(facts.from, side));
    const QPointF one = view.toPixels(layout.point(a));
    const QPointF other = view.toPixels(layout.point(b));
    const auto out = [&](QPointF corner) { return centre + (corner - centre) * 1.42; };
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colour, 110));
    painter.drawPolygon(QPolygonF{one, other, out(other), out(one)});
    painter.setBrush(Qt::NoBrush);
    overlay::strokeLines(painter, {QLineF(one, other)}, colour, std::max(2.5, view.pixelsPerHex * 0.06),
                         ability_look::zoneLine(zone));
    if (view.pixelsPerHex < kSmallestFigures) continue;
    paintFigure(painter, centre + ((one + other) / 2 - centre) * 1.22, AbilityWords::zoneLetter(zone),
                colour.darker(140));
  }
}

void AbilityOverlay::paintTies(QPainter& painter, const render::MapView& view) {
  const hex::Layout& layout = session_.layout();
  for (const CommandTie& tie : abilities_.command().ties) {
    const QLineF line(view.toPixels(layout.centre(tie.leader)), view.toPixels(layout.centre(tie.unit)));
    overlay::strokeLines(painter, {line}, ability_look::kCommand, 1.6, ability_look::tieLine(tie.state));
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(ability_look::kCommand);
    painter.drawEllipse(line.p2(), 3.5, 3.5);
    painter.setBrush(Qt::NoBrush);
  }
}

void AbilityOverlay::paintWay(QPainter& painter, const render::MapView& view, const WayFacts& way) {
  if (way.way.size() < 2) return;
  QList<QLineF> lines;
  for (std::size_t i = 1; i < way.way.size(); ++i) {
    if (way.way[i].hex == way.way[i - 1].hex) continue;  // a facing change
    lines.emplace_back(view.toPixels(session_.layout().centre(way.way[i - 1].hex)),
                       view.toPixels(session_.layout().centre(way.way[i].hex)));
  }
  if (lines.isEmpty()) return;
  overlay::strokeLines(painter, lines, ability_look::kReach.darker(130), 2.4, Qt::DashLine);
  painter.setPen(QPen(Qt::white, 1.5));
  painter.setBrush(ability_look::kReach.darker(130));
  painter.drawEllipse(lines.back().p2(), 4.5, 4.5);
  painter.setBrush(Qt::NoBrush);
}

// How much of a blocked line is clear: up to where it meets the blocking hex or side.
double AbilityOverlay::clearPart(const LineFacts& line) const {
  if (line.sight.isVisible) return 1;
  const hex::Layout& layout = session_.layout();
  const hex::Point from = layout.centre(line.from);
  const hex::Point to = layout.centre(line.to);
  const hex::Point at =
      line.sight.blockedAt ? layout.centre(*line.sight.blockedAt) : layout.middle(*line.sight.blockedAlong);
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  if (length == 0) return 1;
  const double along = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length;
  return std::clamp((along - (line.sight.blockedAt ? 0.5 : 0)) / length, 0.0, 1.0);
}

void AbilityOverlay::paintLine(QPainter& painter, const render::MapView& view, const LineFacts& line) {
  if (line.distance == 0) return;
  using namespace ability_look;
  const hex::Layout& layout = session_.layout();
  const QPointF from = view.toPixels(layout.centre(line.from));
  const QPointF to = view.toPixels(layout.centre(line.to));
  const QPointF met = from + (to - from) * clearPart(line);
  overlay::strokeLines(painter, {QLineF(from, met)}, kInk, 2, line.isInZone ? Qt::SolidLine : Qt::DotLine);
  if (line.sight.isVisible) return;
  overlay::strokeLines(painter, {QLineF(met, to)}, kEnemy, 2, Qt::DashLine);
  if (line.sight.blockedAt) {
    overlay::outlineHex(painter, view, layout, *line.sight.blockedAt, kEnemy, false);
  } else {
    overlay::markSide(painter, view, layout, *line.sight.blockedAlong, kEnemy);
  }
}

}  // namespace redoubt::editor
