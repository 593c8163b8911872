#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <opencv2/imgproc.hpp>

#include "core/base/error.h"
#include "editor/scan/canvas.h"
#include "editor/scan/printed_lines.h"

namespace redoubt::editor::scan {
namespace {

using redoubt::scan::SeenPoint;

constexpr double kLineReach = 0.2;  // hex widths to either side in which a line is looked for
constexpr int kProfileLanes = 41;
constexpr int kAlong = 24;
constexpr double kAround = 1.7;   // sides within this of a hex's middle place it
constexpr double kAgrees = 0.02;  // hex widths
constexpr double kLaneWidth = 2 * kLineReach / (kProfileLanes - 1);

// How much darker, or brighter, than what is beside it the picture is in each lane along a side.
struct Profile {
  hex::Point middle;
  cv::Point2d normal;  // unit, across the side
  std::array<float, kProfileLanes> dark{};
};

struct SeenLine {
  hex::Point middle;
  cv::Point2d normal;
  double off = 0;  // hex widths along the normal
  double strength = 0;
};

Profile profileOf(const cv::Mat& light, const Canvas::Part& part, hex::Point from, hex::Point to) {
  Profile profile;
  profile.middle = {(from.x + to.x) / 2, (from.y + to.y) / 2};
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  profile.normal = {-(to.y - from.y) / length, (to.x - from.x) / length};
  std::array<float, kProfileLanes> sums{};
  for (int lane = 0; lane < kProfileLanes; ++lane) {
    const double v = (lane - (kProfileLanes - 1) / 2) * kLaneWidth;
    for (int i = 0; i < kAlong; ++i) {
      const double t = 0.15 + 0.7 * (i + 0.5) / kAlong;
      const cv::Point2d at = part.pixel(
          {from.x + (to.x - from.x) * t + profile.normal.x * v, from.y + (to.y - from.y) * t + profile.normal.y * v});
      const int x = std::clamp(cvFloor(at.x - 0.5), 0, light.cols - 2),
                y = std::clamp(cvFloor(at.y - 0.5), 0, light.rows - 2);
      const auto right = static_cast<float>(at.x - 0.5 - x), down = static_cast<float>(at.y - 0.5 - y);
      const float above = light.at<float>(y, x) * (1 - right) + light.at<float>(y, x + 1) * right;
      const float below = light.at<float>(y + 1, x) * (1 - right) + light.at<float>(y + 1, x + 1) * right;
      sums[static_cast<std::size_t>(lane)] += (above * (1 - down) + below * down) / kAlong;
    }
  }
  // A line is as narrow as three lanes or five, and has ground on both sides.
  constexpr int kBeside = 6;
  const auto mean = [&](int lane) {
    float sum = 0;
    for (int i = -1; i <= 1; ++i) sum += sums[static_cast<std::size_t>(std::clamp(lane + i, 0, kProfileLanes - 1))] / 3;
    return sum;
  };
  for (int lane = kBeside; lane < kProfileLanes - kBeside; ++lane) {
    const float ground = std::min(mean(lane - kBeside), mean(lane + kBeside));
    const float groundOfBright = std::max(mean(lane - kBeside), mean(lane + kBeside));
    const float here = mean(lane);
    profile.dark[static_cast<std::size_t>(lane)] = here < ground           ? ground - here
                                                   : here > groundOfBright ? groundOfBright - here
                                                                           : 0;
  }
  return profile;
}

// The strongest lane, to a part of a lane.
SeenLine lineIn(const Profile& profile, float sign) {
  std::size_t best = 1;
  for (std::size_t i = 1; i + 1 < kProfileLanes; ++i) {
    if (profile.dark[i] * sign > profile.dark[best] * sign) best = i;
  }
  const double before = profile.dark[best - 1] * sign, here = profile.dark[best] * sign,
               after = profile.dark[best + 1] * sign;
  const double bend = before - 2 * here + after;
  const double part = bend < -1e-6 ? std::clamp(0.5 * (before - after) / bend, -0.5, 0.5) : 0;
  const double lane = static_cast<double>(best) + part - (kProfileLanes - 1) / 2;
  return {profile.middle, profile.normal, lane * kLaneWidth, std::max(0.0, here)};
}

std::vector<Profile> profilesOf(const Canvas& canvas, const hex::Layout& layout, const Watch& watch) {
  std::vector<Profile> profiles;
  const auto bands = canvas.bands(1);
  for (std::size_t i = 0; i < bands.size(); ++i) {
    if (watch.stop.stop_requested()) throw Error(ErrorCode::Busy, Phrase::of("errors.scan.stopped"));
    const Canvas::Part part = canvas.part(bands[i].bounds);
    cv::Mat grey, light;
    cv::cvtColor(part.colours, grey, cv::COLOR_BGR2GRAY);
    grey.convertTo(light, CV_32F);
    layout.forEachHex([&](hex::HexKey key) {
      for (int side = 0; side < hex::kSides; ++side) {
        const hex::HexsideKey sideKey = layout.side(key, side);
        const auto [a, b] = layout.hexesOf(sideKey);
        if (key != (layout.contains(a) ? a : b)) continue;  // a side that two hexes share is looked at once
        const hex::Point middle = layout.middle(sideKey);
        if (middle.y < bands[i].top || middle.y >= bands[i].bottom || !canvas.shows(middle)) continue;
        const auto ends = layout.verticesOf(sideKey);
        profiles.push_back(profileOf(light, part, layout.point(ends[0]), layout.point(ends[1])));
      }
    });
    watch.progress(static_cast<double>(i + 1) / static_cast<double>(bands.size()));
  }
  return profiles;
}

// Lines are darker than the ground or brighter: what the whole sheet has more of.
std::vector<SeenLine> linesIn(const std::vector<Profile>& profiles) {
  double dark = 0, bright = 0;
  std::vector<SeenLine> darkLines, brightLines;
  for (const Profile& profile : profiles) {
    darkLines.push_back(lineIn(profile, 1));
    brightLines.push_back(lineIn(profile, -1));
    dark += std::min(20.0, darkLines.back().strength);
    bright += std::min(20.0, brightLines.back().strength);
  }
  return dark >= bright ? darkLines : brightLines;
}

struct Shift {
  double x = 0, y = 0;
  double agreeing = 0;  // share of the lines
};

// The shift that most of the lines agree with, each telling of it across itself alone.
std::optional<Shift> shiftBy(const std::vector<const SeenLine*>& lines) {
  if (lines.size() < 12) return std::nullopt;
  Shift shift;
  double scale = 0.1;
  for (int round = 0; round < 12; ++round) {
    double xx = 1e-9, xy = 0, yy = 1e-9, x = 0, y = 0;
    for (const SeenLine* line : lines) {
      const double off = (line->off - line->normal.x * shift.x - line->normal.y * shift.y) / scale;
      if (std::abs(off) >= 1) continue;
      const double weight = (1 - off * off) * (1 - off * off) * std::min(8.0, line->strength);
      xx += weight * line->normal.x * line->normal.x;
      xy += weight * line->normal.x * line->normal.y;
      yy += weight * line->normal.y * line->normal.y;
      x += weight * line->normal.x * line->off;
      y += weight * line->normal.y * line->off;
    }
    const double area = xx * yy - xy * xy;
    if (area < 1e-6) return std::nullopt;
    shift.x = (x * yy - y * xy) / area;
    shift.y = (y * xx - x * xy) / area;
    scale = std::max(2 * kAgrees, scale * 0.8);
  }
  double agreeing = 0;
  for (const SeenLine* line : lines) {
    agreeing += std::abs(line->off - line->normal.x * shift.x - line->normal.y * shift.y) < kAgrees;
  }
  shift.agreeing = agreeing / static_cast<double>(lines.size());
  return shift;
}

// By squares of the map, so that a hex finds its lines without looking at all.
class Lines {
 public:
  explicit Lines(std::vector<SeenLine> lines) : lines_(std::move(lines)) {
    for (const SeenLine& line : lines_) cells_[cellOf(line.middle)].push_back(&line);
  }
  std::vector<const SeenLine*> near(hex::Point place) const {
    std::vector<const SeenLine*> found;
    const auto [column, row] = cellOf(place);
    for (int x = column - 1; x <= column + 1; ++x) {
      for (int y = row - 1; y <= row + 1; ++y) {
        const auto cell = cells_.find({x, y});
        if (cell == cells_.end()) continue;
        for (const SeenLine* line : cell->second) {
          if (std::hypot(line->middle.x - place.x, line->middle.y - place.y) < kAround) found.push_back(line);
        }
      }
    }
    return found;
  }

 private:
  static std::pair<int, int> cellOf(hex::Point place) {
    return {static_cast<int>(std::floor(place.x / kAround)), static_cast<int>(std::floor(place.y / kAround))};
  }
  std::vector<SeenLine> lines_;
  std::map<std::pair<int, int>, std::vector<const SeenLine*>> cells_;
};

}  // namespace

std::vector<SeenPoint> measuredHexes(const QImage& picture, const redoubt::scan::Registration& registration,
                                     const hex::Layout& layout, std::size_t most, const Watch& watch) {
  constexpr double kClear = 0.55;  // share of the lines round a hex that agree
  const Canvas canvas(picture, registration, layout);
  const Lines lines(linesIn(profilesOf(canvas, layout, watch)));
  std::vector<SeenPoint> points;
  std::size_t seen = 0;
  layout.forEachHex([&](hex::HexKey key) {
    const hex::Point middle = layout.centre(key);
    if (!canvas.shows(middle)) return;
    ++seen;
    const auto shift = shiftBy(lines.near(middle));
    if (!shift || shift->agreeing < kClear || std::hypot(shift->x, shift->y) > kLineReach) return;
    points.push_back({layout.number(key), middle, registration.toPicture({middle.x + shift->x, middle.y + shift->y})});
  });
  if (points.size() * 2 < seen || points.size() < 12) return {};
  // In the order of columns, so that every n-th is spread over the map.
  if (points.size() <= most) return points;
  std::vector<SeenPoint> some;
  for (std::size_t i = 0; i < most; ++i) some.push_back(points[i * (points.size() - 1) / (most - 1)]);
  return some;
}

std::optional<RefinedScan> refinedScan(const QImage& picture, const redoubt::scan::FittedScan& clicked,
                                       std::span<const SeenPoint> points, const hex::Layout& layout,
                                       const Watch& watch) {
  constexpr int kTimes = 2;
  constexpr double kFits = 0.03;  // hex widths
  constexpr double kBelieved = 1.0 / 6;
  RefinedScan refined;
  redoubt::scan::Registration registration = clicked.registration;
  redoubt::scan::FittedScan byLines;
  for (int i = 0; i < kTimes; ++i) {
    refined.measured = measuredHexes(picture, registration, layout, 150, partOf(watch, i / 2.0, (i + 1) / 2.0));
    if (refined.measured.empty()) return std::nullopt;
    byLines = redoubt::scan::fitScan(refined.measured);
    if (byLines.mean > kFits) return std::nullopt;
    registration = byLines.registration;
  }
  refined.fitted = redoubt::scan::judged(registration, points);
  // Lines that lead away from what people clicked are not the hexes' own.
  if (refined.fitted.mean > std::max(kBelieved, 1.5 * clicked.mean + 0.03)) return std::nullopt;
  return refined;
}

}  // namespace redoubt::editor::scan
