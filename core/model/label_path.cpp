#include "core/model/label_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/base/text.h"

namespace redoubt::model {
namespace {

std::optional<double> coordinate(std::string_view text) {
  double value = 0;
  const char* end = text.data() + text.size();
  const auto [read, error] = std::from_chars(text.data(), end, value, std::chars_format::fixed);
  if (error != std::errc() || read != end || !(std::abs(value) <= kMaxPathReach)) return std::nullopt;
  return value;
}

std::optional<hex::Point> pointOf(std::string_view word) {
  const std::size_t comma = word.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = coordinate(word.substr(0, comma));
  const auto y = coordinate(word.substr(comma + 1));
  if (!x || !y) return std::nullopt;
  return hex::Point{*x, *y};
}

bool isPath(std::span<const hex::Point> points) {
  if (points.size() < 2 || points.size() > kMaxPathPoints) return false;
  return std::any_of(points.begin(), points.end(), [&](hex::Point point) { return !(point == points.front()); });
}

double apart(hex::Point a, hex::Point b) {
  return std::hypot(b.x - a.x, b.y - a.y);
}

// The distance from a point to the segment between two others.
double distanceTo(hex::Point point, hex::Point from, hex::Point to) {
  const double length = apart(from, to);
  if (length == 0) return apart(point, from);
  const double along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
  const double share = std::clamp(along / length, 0.0, 1.0);
  return apart(point, {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share});
}

// As few digits as three decimals need, and no negative zero.
std::string coordinateText(double value) {
  constexpr double kDecimals = 1000;
  const double rounded = std::round(value * kDecimals) / kDecimals;
  return fmt::format("{}", rounded == 0 ? 0.0 : rounded);
}

}  // namespace

std::vector<hex::Point> labelPath(std::string_view text) {
  std::vector<hex::Point> points;
  for (const std::string_view word : words(text, " ")) {
    const auto point = pointOf(word);
    if (!point || points.size() == kMaxPathPoints) return {};
    points.push_back(*point);
  }
  if (!isPath(points)) return {};
  return points;
}

std::string labelPathText(std::span<const hex::Point> points) {
  std::vector<std::string> written;
  for (const hex::Point point : points) written.push_back(coordinateText(point.x) + "," + coordinateText(point.y));
  std::string text = join(written, " ");
  return labelPath(text).empty() ? std::string() : text;
}

hex::Point middleOf(std::span<const hex::Point> way) {
  double length = 0;
  for (std::size_t i = 1; i < way.size(); ++i) length += apart(way[i - 1], way[i]);
  double left = length / 2;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const double step = apart(way[i - 1], way[i]);
    if (step > 0 && step >= left) {
      const double share = left / step;
      return {way[i - 1].x + (way[i].x - way[i - 1].x) * share, way[i - 1].y + (way[i].y - way[i - 1].y) * share};
    }
    left -= step;
  }
  return way.back();
}

std::vector<hex::Point> simplified(std::span<const hex::Point> way, double tolerance) {
  if (way.size() < 3) return {way.begin(), way.end()};
  std::size_t farthest = 0;
  double distance = 0;
  for (std::size_t i = 1; i + 1 < way.size(); ++i) {
    const double here = distanceTo(way[i], way.front(), way.back());
    if (here > distance) {
      distance = here;
      farthest = i;
    }
  }
  if (distance <= tolerance) return {way.front(), way.back()};
  std::vector<hex::Point> points = simplified(way.first(farthest + 1), tolerance);
  const std::vector<hex::Point> rest = simplified(way.subspan(farthest), tolerance);
  points.insert(points.end(), rest.begin() + 1, rest.end());
  return points;
}

}  // namespace redoubt::model
