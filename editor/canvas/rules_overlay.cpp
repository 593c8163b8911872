#include "editor/canvas/rules_overlay.h"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "editor/abilities/rule_on_map_words.h"
#include "editor/canvas/ability_words.h"
#include "editor/canvas/overlay.h"
#include "editor/session/to_qt.h"
#include "editor/style/icons.h"

namespace redoubt::editor {
namespace {

using rules::Verdict;

constexpr double kSmallestFigures = 30;  // pixels of a hex in which figures can be read
constexpr double kSmallestSigns = 24;    // of a hex that has room for a sign beside its counters
constexpr double kShortestHeaded = 18;   // of a step with an arrow head
constexpr double kCounterPart = 0.34;    // of a step from the middle of a hex, which a counter covers
constexpr std::array kStandings{Verdict::No, Verdict::Unknown, Verdict::Yes};  // what needs looking at comes first

QColor faded(QColor colour, int alpha) {
  colour.setAlpha(alpha);
  return colour;
}

Sign signOf(Verdict in) {
  return in == Verdict::Yes ? Sign::Reached : in == Verdict::No ? Sign::CutOff : Sign::Doubtful;
}

QPolygonF hexPolygon(const render::MapView& view, const hex::Layout& layout, hex::HexKey hex) {
  QPolygonF polygon;
  for (int i = 0; i < hex::kSides; ++i) polygon << view.toPixels(layout.corner(hex, i));
  return polygon;
}

// Dark letters with a light rim, readable on any ground.
void paintRimmed(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QString& text) {
  painter.setPen(QColor(255, 255, 255, 220));
  for (const QPointF step : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)}) {
    painter.drawText(rect.translated(step), alignment, text);
  }
  painter.setPen(ability_look::kInk);
  painter.drawText(rect, alignment, text);
}

void paintDot(QPainter& painter, const QPointF& at, double radius) {
  painter.setPen(QPen(Qt::white, 1));
  painter.setBrush(QColor(0x1B, 0x6E, 0x3C));
  painter.drawEllipse(at, radius, radius);
}

// An arrow head in the middle of a step.
void paintHead(QPainter& painter, const QLineF& step, double size) {
  const double angle = std::atan2(step.dy(), step.dx());
  const auto turned = [&](double x, double y) {
    return step.pointAt(0.5) +
           QPointF(x * std::cos(angle) - y * std::sin(angle), x * std::sin(angle) + y * std::cos(angle)) * size;
  };
  painter.drawPolygon(QPolygonF{turned(0.7, 0), turned(-0.5, 0.6), turned(-0.5, -0.6)});
}

}  // namespace

RulesOverlay::RulesOverlay(const Session& session, RuleMaps& maps, QObject* parent)
    : QObject(parent), session_(session), rules_(session, maps) {
  connect(&rules_, &RulesOnMap::changed, this, &RulesOverlay::changed);
}

void RulesOverlay::paintGround(QPainter& painter, const render::MapView& view) {
  if (!isShown()) return;
  painter.save();
  for (const MapArea& area : rules_.facts().areas) paintArea(painter, view, area);
  if (!rules_.facts().unit()) paintWays(painter, view);
  painter.restore();
}

// Sure hexes are tinted and have a whole rim, or a dashed one if the rule is an estimate; the others are hatched.
void RulesOverlay::paintArea(QPainter& painter, const render::MapView& view, const MapArea& area) {
  const hex::Layout& layout = session_.layout();
  const QColor colour = ability_look::areaColour(area.place);
  const bool isKnown = rules_.facts().certainty == rules::Certainty::Known;
  const QRectF window(painter.window());
  const bool isWide = !rules_.facts().units.empty();  // where it covers most of the map the rim says enough
  painter.setPen(Qt::NoPen);
  painter.setBrush(QBrush(faded(colour, 150), area.place % 2 == 0 ? Qt::BDiagPattern : Qt::FDiagPattern));
  for (const hex::HexKey hex : area.possible) {
    const QPolygonF polygon = hexPolygon(view, layout, hex);
    if (polygon.boundingRect().intersects(window)) painter.drawPolygon(polygon);
  }
  overlay::tint(painter, view, layout, area.sure, faded(colour, isWide ? 22 : 40));
  painter.setBrush(Qt::NoBrush);
  const auto rim = [&](const std::set<hex::HexKey>& hexes, double width, Qt::PenStyle style) {
    if (!hexes.empty()) overlay::strokeLines(painter, overlay::rimOf(painter, view, layout, hexes), colour, width, style);
  };
  const bool isFar = view.pixelsPerHex < kSmallestSigns;
  rim(area.possible, isFar ? 1 : 1.4, Qt::DotLine);
  rim(area.sure, isFar ? 1.4 : 2, isKnown ? Qt::SolidLine : Qt::DashLine);
}

void RulesOverlay::paintOver(QPainter& painter, const render::MapView& view, const QRectF& taken) {
  if (!isShown()) return;
  painter.save();
  paintClosed(painter, view);
  if (rules_.facts().unit()) paintWays(painter, view);
  paintAbove(painter, view);
  paintStarts(painter, view);
  paintCosts(painter, view);
  paintStandings(painter, view);
  QFont font = painter.font();
  font.setPixelSize(12);
  font.setBold(false);
  painter.setFont(font);
  paintLegend(painter, {legend()}, keptFree(view, taken));
  painter.restore();
}

void RulesOverlay::paintClosed(QPainter& painter, const render::MapView& view) {
  QList<QLineF> lines;
  const hex::Layout& layout = session_.layout();
  for (const hex::HexsideKey side : rules_.facts().closed) {
    const auto [a, b] = layout.verticesOf(side);
    lines.emplace_back(view.toPixels(layout.point(a)), view.toPixels(layout.point(b)));
  }
  const double width = std::clamp(view.pixelsPerHex * 0.06, 2.5, 5.0);
  for (const auto& [colour, part] : {std::pair(QColor(Qt::white), width + 2.5), std::pair(ability_look::kInk, width)}) {
    painter.setPen(QPen(colour, part, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(lines);
  }
}

// From start to unit. A way ends beside the counters at both its ends, which it would hide.
QList<QLineF> RulesOverlay::steps(const render::MapView& view) {
  std::set<std::pair<hex::HexKey, hex::HexKey>> steps;
  std::set<hex::HexKey> ends;
  const auto add = [&](const std::vector<hex::HexKey>& path) {
    for (std::size_t i = 1; i < path.size(); ++i) steps.emplace(path[i - 1], path[i]);
    if (!path.empty()) ends.insert({path.front(), path.back()});
  };
  for (const Traced& each : rules_.facts().units) add(each.path);
  for (const Traced& each : rules_.facts().chain) add(each.path);
  const hex::Layout& layout = session_.layout();
  QList<QLineF> lines;
  for (const auto& [from, to] : steps) {
    const QLineF whole(view.toPixels(layout.centre(from)), view.toPixels(layout.centre(to)));
    const bool isCut = rules_.facts().unit() != nullptr;
    lines.emplace_back(whole.pointAt(isCut && ends.contains(from) ? kCounterPart : 0),
                       whole.pointAt(isCut && ends.contains(to) ? 1 - kCounterPart : 1));
  }
  return lines;
}

void RulesOverlay::paintWays(QPainter& painter, const render::MapView& view) {
  const QList<QLineF> lines = steps(view);
  if (lines.isEmpty()) return;
  overlay::strokeLines(painter, lines, ability_look::kWay, rules_.facts().unit() ? 3 : 2, Qt::SolidLine);
  painter.setPen(QPen(Qt::white, 1));
  painter.setBrush(ability_look::kWay);
  const double head = std::clamp(view.pixelsPerHex * 0.13, 4.5, 9.0);
  for (const QLineF& each : lines) {
    if (view.pixelsPerHex >= kShortestHeaded) paintHead(painter, each, head);
  }
  painter.setBrush(Qt::NoBrush);
}

// From the overall commander to who is under them: rank, not what the rule reaches.
void RulesOverlay::paintAbove(QPainter& painter, const render::MapView& view) {
  const auto& chain = rules_.facts().chain;
  for (std::size_t i = 1; i < chain.size(); ++i) {
    if (!chain[i].isAbove) continue;
    if (chain[i].hex == chain[i - 1].hex) continue;
    const QLineF whole(view.toPixels(session_.layout().centre(chain[i].hex)),
                       view.toPixels(session_.layout().centre(chain[i - 1].hex)));
    const double cut = kCounterPart * view.pixelsPerHex / whole.length();
    overlay::strokeLines(painter, {QLineF(whole.pointAt(cut), whole.pointAt(1 - cut))}, ability_look::kWay, 2, Qt::DotLine);
  }
}

void RulesOverlay::paintStarts(QPainter& painter, const render::MapView& view) {
  for (const hex::HexKey hex : rules_.facts().starts) {
    const hex::Point centre = session_.layout().centre(hex);
    ability_look::paintSource(painter, view.toPixels(hex::Point{centre.x - 0.34, centre.y + 0.3}),
                              std::clamp(view.pixelsPerHex * 0.1, 4.0, 8.0));
  }
}

void RulesOverlay::paintCosts(QPainter& painter, const render::MapView& view) {
  if (view.pixelsPerHex < kSmallestFigures) return;
  QFont font = painter.font();
  font.setPixelSize(qRound(std::clamp(view.pixelsPerHex * 0.21, 9.0, 15.0)));
  font.setBold(true);
  painter.setFont(font);
  for (const auto& [hex, cost] : rules_.facts().costs) {
    const hex::Point centre = session_.layout().centre(hex);
    QRectF rect(0, 0, 80, 40);
    rect.moveCenter(view.toPixels(hex::Point{centre.x, centre.y + 0.37}));
    if (rect.intersects(QRectF(painter.window()))) {
      paintRimmed(painter, rect, Qt::AlignCenter, AbilityWords::points(cost));
    }
  }
}

// At the right of each hex a sign for those that are cut off, those of whom nothing is known, those that are reached;
// with their number where there are several. From far away what needs looking at has one sign in a hex; those that are
// reached have a dot.
void RulesOverlay::paintStandings(QPainter& painter, const render::MapView& view) {
  std::map<hex::HexKey, std::map<Verdict, int>> stacks;
  for (const Traced& each : rules_.facts().units) ++stacks[each.hex][each.in];
  const double size = std::clamp(view.pixelsPerHex * 0.3, 11.0, 24.0);
  QFont font = painter.font();
  font.setPixelSize(qRound(std::clamp(view.pixelsPerHex * 0.2, 9.0, 15.0)));
  font.setBold(true);
  painter.setFont(font);
  const bool isFar = view.pixelsPerHex < kSmallestSigns;
  for (const auto& [hex, counts] : stacks) {
    const hex::Point centre = session_.layout().centre(hex);
    QPointF at = view.toPixels(hex::Point{centre.x + 0.34, centre.y - 0.34});
    if (!QRectF(painter.window()).adjusted(-size, -size, size, size).contains(at)) continue;
    for (const Verdict in : kStandings) {
      const auto count = counts.find(in);
      if (count == counts.end()) continue;
      const double part = in == Verdict::No ? 1.12 : 1;
      QRectF rect(0, 0, size * part, size * part);
      rect.moveCenter(at);
      if (isFar && in == Verdict::Yes) {
        paintDot(painter, at, std::max(view.pixelsPerHex * 0.16, 2.8));
      } else {
        paintSign(painter, rect, signOf(in));
      }
      if (isFar) break;
      if (count->second > 1 && view.pixelsPerHex >= kSmallestFigures) {
        paintRimmed(painter, QRectF(rect.right() - 1, rect.top(), 30, rect.height()), Qt::AlignLeft | Qt::AlignVCenter,
                    QString::number(count->second));
      }
      at.ry() += size * 0.92;
    }
  }
}

LegendSection RulesOverlay::legend() {
  const MapRule& rule = *rules_.shown();
  const MapRuleFacts& facts = rules_.facts();
  const QString title = RuleOnMapWords::title(session_, rule);
  const QString whose = RuleOnMapWords::audience(session_, rules_);
  LegendSection items{{AbilitySign::Title, whose.isEmpty() ? title : tr("%1: %2").arg(title, whose)}};
  if (const QString trouble = RuleOnMapWords::trouble(session_, rules_); !trouble.isEmpty()) {
    items.push_back({AbilitySign::Plain, trouble});
    return items;
  }
  const auto add = [&](bool isThere, AbilitySign sign, const QString& words) {
    if (isThere) items.push_back({sign, words});
  };
  if (facts.areas.size() > 1) {
    for (const MapArea& area : facts.areas) items.push_back({ability_look::areaSign(area.place), sideName(area.side)});
  } else if (!facts.areas.empty()) {
    add(facts.hexes() > 0, ability_look::areaSign(facts.areas.front().place), tr("%n hex(es)", nullptr, facts.hexes()));
  }
  add(facts.possibleHexes() > 0, AbilitySign::AreaPerhaps, tr("perhaps %n", nullptr, facts.possibleHexes()));
  for (const Verdict in : {Verdict::Yes, Verdict::No, Verdict::Unknown}) {
    const int count = facts.count(in);
    const AbilitySign sign = in == Verdict::Yes  ? AbilitySign::Reached
                             : in == Verdict::No ? AbilitySign::CutOff
                                                 : AbilitySign::Doubtful;
    const QString standing = RuleOnMapWords::standing(rule, in);
    add(count > 0, sign, facts.unit() ? standing : tr("%1: %2").arg(standing).arg(count));
  }
  add(hasWays(), AbilitySign::Way, tr("the way"));
  add(!facts.starts.empty(), AbilitySign::Source, tr("begins here"));
  add(!facts.closed.empty(), AbilitySign::Closed, tr("closed"));
  add(facts.certainty == rules::Certainty::Estimated, AbilitySign::Plain, tr("rests on estimates"));
  add(facts.waiting > 0, AbilitySign::Plain, tr("%n more to be asked for", nullptr, facts.waiting));
  if (items.size() == 1) items.push_back({AbilitySign::Plain, tr("none")});
  return items;
}

bool RulesOverlay::hasWays() {
  const auto& units = rules_.facts().units;
  return std::any_of(units.begin(), units.end(), [](const Traced& each) { return each.path.size() > 1; });
}

QString RulesOverlay::sideName(const std::string& side) const {
  for (const model::Player& player : session_.translated().all<model::Player>()) {
    if (player.slug == side) return toQt(player.name);
  }
  return toQt(side);
}

// The hexes of the unit, and the other legend.
std::vector<QRectF> RulesOverlay::keptFree(const render::MapView& view, const QRectF& taken) {
  std::vector<QRectF> rects;
  if (!taken.isEmpty()) rects.push_back(taken);
  if (const auto& selected = session_.hand().selection().hex) {
    rects.push_back(hexPolygon(view, session_.layout(), *selected).boundingRect());
  }
  return rects;
}

QString RulesOverlay::hint(std::optional<hex::HexKey> hex) {
  return hex && isShown() ? RuleOnMapWords::at(session_, rules_, *hex) : QString();
}

}  // namespace redoubt::editor
