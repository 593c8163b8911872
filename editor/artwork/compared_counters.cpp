#include "editor/artwork/compared_counters.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "core/hex/facing.h"
#include "editor/render/map_painter.h"
#include "editor/render/output/map_image.h"

namespace redoubt::editor {
namespace {

constexpr double kPale = 0.4;
constexpr double kGhost = 0.72;
constexpr double kFaded = 0.35;        // of arrows beside the chosen one
constexpr double kSmallestBadge = 26;  // pixels of a counter
constexpr double kAside = 0.2;         // hex widths by which a ghost lies beside what stands in its hex
constexpr double kArrowGap = 0.4;      // hex widths from the middle of a counter
constexpr double kBow = 0.06;          // of an arrow's length
const ComparedLook kLook;

QPointF turned(QPointF point, double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  return {point.x() * std::cos(angle) - point.y() * std::sin(angle),
          point.x() * std::sin(angle) + point.y() * std::cos(angle)};
}

// The edge of a card in pixels, a little outside it.
QPolygonF outlineOf(QPointF centre, double width, double height, double angle) {
  QPolygonF polygon;
  for (const QPointF corner : {QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)}) {
    polygon << centre + turned({corner.x() * width / 2, corner.y() * height / 2}, angle);
  }
  return polygon;
}

QPen penOf(ComparedAs as, bool isFirst, double width) {
  const QColor colour = as == ComparedAs::Otherwise ? kLook.otherwise : isFirst ? kLook.first : kLook.second;
  QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
  if (as == ComparedAs::Otherwise) pen.setDashPattern({1, 1});
  if (as != ComparedAs::Otherwise && !isFirst) pen.setDashPattern({3, 1.5});
  return pen;
}

void strokeEdge(QPainter& painter, const QPolygonF& polygon, const QPen& pen) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(QColor(255, 255, 255, 210), pen.widthF() + 2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
  painter.drawPolygon(polygon);
  painter.setPen(pen);
  painter.drawPolygon(polygon);
}

// A minus or a plus in a disc: what only one of them has.
void drawBadge(QPainter& painter, QPointF centre, double radius, bool isFirst) {
  painter.setPen(QPen(Qt::white, 1.2));
  painter.setBrush(isFirst ? kLook.first : kLook.second);
  painter.drawEllipse(centre, radius, radius);
  painter.setPen(QPen(Qt::white, std::max(1.4, radius / 3.5), Qt::SolidLine, Qt::FlatCap));
  const double arm = radius * 0.55;
  painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
  if (!isFirst) painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
}

// An arrow that bows to its right, so that two between the same places lie beside each other. It begins and ends `gap`
// pixels away from them, if there is room.
void drawArrow(QPainter& painter, QPointF from, QPointF to, double width, const QColor& colour, double gap = 0,
               double bow = 0) {
  const QPointF way = to - from;
  const double length = std::hypot(way.x(), way.y());
  if (length < 2) return;
  const QPointF control = (from + to) / 2 + QPointF(-way.y(), way.x()) * bow;
  const auto towards = [](QPointF a, QPointF b, double by) {
    const double all = std::hypot(b.x() - a.x(), b.y() - a.y());
    return all < 1e-6 ? a : a + (b - a) * (by / all);
  };
  const double left = std::min(gap, length * 0.3);
  const QPointF start = towards(from, control, left);
  const QPointF end = towards(to, control, left);
  const double head = std::min(length - 2 * left, 4.2 * width);
  const QPointF neck = towards(end, control, head);
  const QPointF across = QPointF(-(end - neck).y(), (end - neck).x()) * 0.45;
  QPainterPath line(start);
  line.quadTo(control, towards(end, control, head * 0.8));
  const QPolygonF tip{QList<QPointF>{end, neck + across, neck - across}};
  for (const bool isCasing : {true, false}) {
    const QColor ink = isCasing ? QColor(255, 255, 255, 190) : colour;
    painter.strokePath(line, QPen(ink, width + (isCasing ? 2 : 0), Qt::SolidLine, Qt::FlatCap));
    painter.setPen(QPen(ink, isCasing ? 2 : 0.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(ink);
    painter.drawPolygon(tip);
  }
}

std::optional<double> angleOf(const compare::SetUpComparison& comparison, const model::Placement& placement) {
  if (!placement.direction || !placement.direction->direction) return std::nullopt;
  return hex::angle(*placement.direction->direction, model::layoutOf(comparison.second()).orientation());
}

}  // namespace

ComparedCounters::ComparedCounters(const compare::SetUpComparison& comparison, const model::Battle& firstNames,
                                   const model::Battle& secondNames) {
  std::map<Id<model::Placement>, std::pair<ComparedAs, std::size_t>> first;
  std::map<Id<model::Placement>, std::pair<ComparedAs, std::size_t>> second;
  for (std::size_t i = 0; i < comparison.placements().size(); ++i) {
    const compare::PlacementDifference& each = comparison.placements()[i];
    const bool isMoved = each.has(compare::Aspect::Place) || each.has(compare::Aspect::SecondHex);
    const ComparedAs as = each.kind != compare::Kind::Changed ? ComparedAs::Only
                          : isMoved                           ? ComparedAs::Moved
                                                              : ComparedAs::Otherwise;
    if (each.first) first[each.first->id] = {as, i};
    if (each.second) second[each.second->id] = {as, i};
  }
  const auto there = render::stacksOf(firstNames, rules::RuleBook(firstNames), comparison.firstVariant().id);
  auto coming = render::stacksOf(secondNames, rules::RuleBook(secondNames), comparison.secondVariant().id);
  std::set<hex::HexKey> taken;
  for (const render::MapStack& stack : there) taken.insert(stack.hex);
  for (render::MapStack& stack : coming) {
    if (const auto hex = comparison.correspondence().toFirst(stack.hex)) stack.hex = *hex;
  }
  // What comes lies under and beside what is there, so that a counter stays readable where another takes its place.
  lay(coming, false, second, comparison, taken);
  lay(there, true, first, comparison, {});
  std::map<std::size_t, std::pair<const Lying*, const Lying*>> ends;
  for (const Lying& each : lying_) {
    if (each.as != ComparedAs::Moved || !each.difference) continue;
    auto& [from, to] = ends[*each.difference];
    (each.isFirst ? from : to) = &each;
  }
  for (const auto& [difference, both] : ends) {
    if (both.first && both.second) shifts_.push_back({both.first->card.centre, both.second->card.centre, difference});
  }
}

void ComparedCounters::lay(const std::vector<render::MapStack>& stacks, bool isFirst,
                           const std::map<Id<model::Placement>, std::pair<ComparedAs, std::size_t>>& as,
                           const compare::SetUpComparison& comparison, const std::set<hex::HexKey>& taken) {
  const hex::Layout layout = model::layoutOf(comparison.first());
  for (const render::MapStack& stack : stacks) {
    if (!layout.contains(stack.hex)) continue;
    for (const auto& [counter, card] : render::lyingOn(layout, stack)) {
      const auto found = as.find(counter->placement);
      const ComparedAs how = found == as.end() ? ComparedAs::Same : found->second.first;
      const bool isShown = isFirst || how == ComparedAs::Moved || how == ComparedAs::Only;
      if (!isShown) continue;
      Lying lying{*counter, card, how, isFirst};
      if (taken.contains(stack.hex)) lying.card.centre = {card.centre.x + kAside, card.centre.y + kAside};
      if (found != as.end()) lying.difference = found->second.second;
      if (how == ComparedAs::Otherwise) {
        const compare::PlacementDifference& difference = comparison.placements()[*lying.difference];
        if (difference.has(compare::Aspect::Facing)) lying.facing = angleOf(comparison, *difference.second);
      }
      lying_.push_back(std::move(lying));
    }
  }
}

void ComparedCounters::edge(QPainter& painter, const render::MapView& view, const Lying& lying, bool isCurrent) const {
  const double size = lying.card.size * view.pixelsPerHex;
  const QPointF centre = view.toPixels(lying.card.centre);
  const double width = std::clamp(size / 16, 1.5, 4.0) * (isCurrent ? 1.7 : 1);
  const double outside = size + width + 1;
  const double height = size * lying.card.depth + width + 1;
  strokeEdge(painter, outlineOf(centre, outside, height, lying.card.angle), penOf(lying.as, lying.isFirst, width));
  if (lying.facing) {
    const QPointF out = turned({0, -1}, *lying.facing);
    drawArrow(painter, centre + out * size * 0.3, centre + out * size * 0.85, width, kLook.otherwise);
  }
  if (lying.as == ComparedAs::Only && size >= kSmallestBadge) {
    const double radius = std::clamp(size / 6, 5.0, 10.0);
    drawBadge(painter, centre + turned({outside / 2, -height / 2}, lying.card.angle), radius, lying.isFirst);
  }
}

void ComparedCounters::paint(QPainter& painter, const render::MapView& view, const QRectF& visible,
                             render::CounterCache& counters, std::optional<std::size_t> current) const {
  const double margin = 2 * view.pixelsPerHex;
  const QRectF region = visible.adjusted(-margin, -margin, margin, margin);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const auto draw = [&](const Lying& each) {
    const QPointF centre = view.toPixels(each.card.centre);
    if (!region.contains(centre)) return;
    const bool isCurrent = current && each.difference == current;
    const double before = painter.opacity();
    painter.setOpacity(before * (each.as == ComparedAs::Same ? kPale : each.isFirst || isCurrent ? 1 : kGhost));
    const double angle = render::standsUpright(each.counter.face, counters.style()) ? 0 : each.card.angle;
    render::StackCard card = each.card;
    card.angle = angle;
    render::paintBand(painter, centre, card, view.pixelsPerHex, each.counter.face);
    counters.draw(painter, centre, {each.counter.face, each.counter.key}, card.size * view.pixelsPerHex,
                  each.counter.angle, painter.device()->devicePixelRatioF());
    painter.setOpacity(before);
    if (each.as != ComparedAs::Same) edge(painter, view, each, isCurrent);
  };
  for (const Lying& each : lying_) {
    if (!current || each.difference != current) draw(each);
  }
  const double width = std::clamp(view.pixelsPerHex / 26, 1.2, 3.0);
  const auto drawShift = [&](const Shift& shift) {
    const bool isCurrent = current == shift.difference;
    const QPointF from = view.toPixels(shift.from);
    const QPointF to = view.toPixels(shift.to);
    if (!region.intersects(QRectF(from, to).normalized().adjusted(-1, -1, 1, 1))) return;
    const double before = painter.opacity();
    if (current && !isCurrent) painter.setOpacity(before * kFaded);
    drawArrow(painter, from, to, width * (isCurrent ? 1.7 : 1), kLook.arrow, kArrowGap * view.pixelsPerHex, kBow);
    painter.setOpacity(before);
  };
  for (const Shift& shift : shifts_) {
    if (current != shift.difference) drawShift(shift);
  }
  for (const Lying& each : lying_) {
    if (current && each.difference == current) draw(each);
  }
  for (const Shift& shift : shifts_) {
    if (current == shift.difference) drawShift(shift);
  }
  painter.restore();
}

std::vector<std::size_t> ComparedCounters::at(hex::Point point) const {
  std::vector<std::size_t> found;
  for (auto each = lying_.rbegin(); each != lying_.rend(); ++each) {
    if (!each->difference || !render::covers(each->card, point)) continue;
    if (std::find(found.begin(), found.end(), *each->difference) == found.end()) found.push_back(*each->difference);
  }
  return found;
}

std::vector<hex::Point> ComparedCounters::placesOf(std::size_t difference) const {
  std::vector<hex::Point> places;
  for (const bool isFirst : {true, false}) {
    for (const Lying& each : lying_) {
      if (each.difference == difference && each.isFirst == isFirst) places.push_back(each.card.centre);
    }
  }
  return places;
}

QImage comparedPicture(const compare::SetUpComparison& comparison, const model::Battle& firstNames,
                       const model::Battle& secondNames, double pixelsPerHex) {
  render::RenderOptions options;
  options.pixelsPerHex = pixelsPerHex;
  QImage image = render::renderMap(firstNames, options);
  const render::MapPainter map(firstNames);
  const hex::Bounds sheet = map.sheet();
  render::CounterCache cache;
  cache.setStyle({render::Estimates::Quiet, map.theme()});
  QPainter painter(&image);
  const double scale = image.width() / sheet.width();
  ComparedCounters(comparison, firstNames, secondNames)
      .paint(painter, {scale, {sheet.left, sheet.top}}, QRectF(image.rect()), cache);
  return image;
}

void paintComparedSample(QPainter& painter, const QRectF& rect, ComparedAs as, bool isFirst) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (as == ComparedAs::Moved) {
    drawArrow(painter, {rect.left(), rect.center().y()}, {rect.right(), rect.center().y()}, 2, kLook.arrow);
  } else {
    const double side = rect.height() - 4;
    const QPolygonF polygon = outlineOf(rect.center(), side, side, 0);
    strokeEdge(painter, polygon, penOf(as, isFirst, 2));
    if (as == ComparedAs::Only) drawBadge(painter, rect.center(), side / 4, isFirst);
  }
  painter.restore();
}

}  // namespace redoubt::editor
