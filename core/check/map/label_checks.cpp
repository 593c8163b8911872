#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/check/finding_collector.h"
#include "core/check/map/map_checks.h"
#include "core/model/label_path.h"
#include "core/model/label_verbs.h"

namespace redoubt::check {
namespace {

// The core has no fonts: letters are assumed to be narrower than in any usual typeface, so that every finding really
// extends over the edge.
double letterWidth(const model::OpenWord<model::LabelStyle>& style) {
  switch (style.known().value_or(model::LabelStyle::Remark)) {
    case model::LabelStyle::Town: return 0.55;
    case model::LabelStyle::Relief:
    case model::LabelStyle::Woods: return 0.68;
    default: return 0.33;
  }
}

std::size_t lettersOf(std::string_view text) {
  const auto isFirst = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isFirst));
}

// The two ends of a straight name, and the letters of a bent one.
std::vector<hex::Point> pointsOf(const model::Label& label, hex::Point place) {
  constexpr double kText = 0.7;  // the least part of a path that its text fills
  std::vector<hex::Point> points{place};
  for (const hex::Point point : model::labelPath(label.path)) {
    points.push_back({place.x + kText * point.x, place.y + kText * point.y});
  }
  if (points.size() > 1 || !std::isfinite(label.angle)) return points;
  const double half = letterWidth(label.style) * label.size * static_cast<double>(lettersOf(label.text)) / 2;
  const double radians = label.angle * std::numbers::pi / 180;
  for (const double end : {-half, half}) {
    points.push_back({place.x + end * std::cos(radians), place.y + end * std::sin(radians)});
  }
  return points;
}

// How far to move points that lie outside [from, to] to get them inside; to its middle if they need more room.
double wayBack(double least, double most, double from, double to) {
  if (most - least > to - from) return (from + to - least - most) / 2;
  if (least < from) return from - least;
  return std::min(0.0, to - most);
}

// Nothing if the name lies within the bounds of the hexes, with a small tolerance.
std::optional<hex::Point> wayBack(const hex::Bounds& map, const std::vector<hex::Point>& points) {
  constexpr double kSlack = 0.1;
  const auto [left, right] =
      std::minmax_element(points.begin(), points.end(), [](auto a, auto b) { return a.x < b.x; });
  const auto [top, bottom] =
      std::minmax_element(points.begin(), points.end(), [](auto a, auto b) { return a.y < b.y; });
  const hex::Point way{wayBack(left->x, right->x, map.left, map.right),
                       wayBack(top->y, bottom->y, map.top, map.bottom)};
  if (std::abs(way.x) <= kSlack && std::abs(way.y) <= kSlack) return std::nullopt;
  return way;
}

}  // namespace

std::vector<Finding> checkLabelPlaces(const CheckContext& context) {
  FindingCollector collector(context);
  if (!collector.hasMap()) return collector.take();
  const hex::Layout& layout = collector.layout();
  for (const model::Label& label : collector.battle().all<model::Label>()) {
    if (!layout.contains(label.hex)) continue;
    const hex::Point place = model::placeOf(layout, label);
    const auto way = wayBack(layout.bounds(), pointsOf(label, place));
    if (!way) continue;
    collector.add("label-over-edge", check::subjectOf(label), {{"name", label.text}}).place = std::vector{label.hex};
    collector.cite(label);
    model::Edit edit;
    edit.put(model::placedAt(layout, label, {place.x + way->x, place.y + way->y}));
    collector.fix("move-label-in", std::move(edit));
  }
  return collector.take();
}

}  // namespace redoubt::check
