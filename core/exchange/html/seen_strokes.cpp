#include "core/exchange/html/seen_strokes.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

namespace redoubt::exchange::html {
namespace {

struct StrokePoint {
  double x = 0;
  double y = 0;
};

// The corners of a stroke; fewer than two if it has anything but straight lines.
std::vector<StrokePoint> cornersOf(std::string_view stroke) {
  if (stroke.find_first_not_of("ML0123456789.-, ") != std::string_view::npos) return {};
  std::vector<double> numbers;
  const char* at = stroke.data();
  const char* const end = at + stroke.size();
  while (at != end) {
    double number = 0;
    const auto [next, failure] = std::from_chars(at, end, number);
    if (failure == std::errc()) numbers.push_back(number);
    at = failure == std::errc() ? next : at + 1;
  }
  std::vector<StrokePoint> corners;
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) corners.push_back({numbers[i], numbers[i + 1]});
  return corners;
}

class SeenStrokes {
 public:
  SeenStrokes(const LayerSight& sight, double units) : sight_(sight), units_(units) {}

  std::string ofPath(std::string_view data) const {
    std::string seen;
    while (!data.empty()) {
      const std::size_t next = std::min(data.find('M', 1), data.size());
      const std::vector<StrokePoint> corners = cornersOf(data.substr(0, next));
      if (corners.size() < 2) seen += data.substr(0, next);
      for (std::size_t i = 1; i < corners.size(); ++i) addLine(seen, corners[i - 1], corners[i]);
      data.remove_prefix(next);
    }
    return seen;
  }

 private:
  // Looks at the line at each pixel of the sight.
  void addLine(std::string& seen, StrokePoint from, StrokePoint to) const {
    const double length = std::hypot(to.x - from.x, to.y - from.y) / units_;
    const int steps = std::clamp(static_cast<int>(std::lround(length * sight_.pixelsPerHex)), 1, 10'000);
    const auto point = [&](double step) {
      const double share = step / steps;
      return StrokePoint{from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
    };
    int begin = -1;
    for (int step = 0; step <= steps; ++step) {
      const StrokePoint middle = point(step + 0.5);
      const bool isSeen = step < steps && isSeenAt(middle.x / units_, middle.y / units_);
      if (isSeen && begin < 0) begin = step;
      if (isSeen || begin < 0) continue;
      const auto [a, b] = std::pair(point(begin), point(step));
      seen += fmt::format("M{} {}L{} {}", text(a.x), text(a.y), text(b.x), text(b.y));
      begin = -1;
    }
  }

  bool isSeenAt(double x, double y) const {
    constexpr unsigned char kHalf = 128;
    const double column = std::floor(x * sight_.pixelsPerHex);
    const double row = std::floor(y * sight_.pixelsPerHex);
    if (!(column >= 0 && row >= 0 && column < sight_.width && row < sight_.height)) return true;
    const auto at =
        static_cast<std::size_t>(row) * static_cast<std::size_t>(sight_.width) + static_cast<std::size_t>(column);
    return static_cast<unsigned char>(sight_.seen.at(at)) >= kHalf;
  }

  static std::string text(double number) {
    const double rounded = std::round(number * 100) / 100;
    return fmt::format("{}", rounded == 0 ? 0.0 : rounded);
  }

  const LayerSight& sight_;
  double units_;
};

}  // namespace

std::string seenStrokes(std::string_view body, const LayerSight& sight, double unitsPerHex) {
  constexpr std::string_view kStart = "<path d=\"";
  const SeenStrokes strokes(sight, unitsPerHex);
  std::string result;
  while (!body.empty()) {
    const std::size_t end = std::min(body.find('\n'), body.size());
    const std::string_view line = body.substr(0, end);
    const std::size_t close = line.starts_with(kStart) ? line.find('"', kStart.size()) : std::string_view::npos;
    if (close == std::string_view::npos) {
      result += line;
    } else if (const std::string seen = strokes.ofPath(line.substr(kStart.size(), close - kStart.size()));
               !seen.empty()) {
      result.append(kStart).append(seen).append(line.substr(close));
    }
    result += '\n';
    body.remove_prefix(std::min(end + 1, body.size()));
  }
  return result;
}

}  // namespace redoubt::exchange::html
