#include "editor/render/grounds/point_plane.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>

#include "editor/render/noise.h"

namespace redoubt::render {
namespace {

constexpr int kSpacings = 100;  // in the side of the square
constexpr int kTries = 14;      // for each place of a lattice one spacing wide

// The points of a square that is repeated side by side, in units of the spacing.
class Darts {
 public:
  void throwOne(double x, double y) {
    const int column = static_cast<int>(x);
    const int row = static_cast<int>(y);
    for (int j = row - 1; j <= row + 1; ++j) {
      for (int i = column - 1; i <= column + 1; ++i) {
        for (const int at : taken_[index(i, j)]) {
          const double dx = apart(points_[static_cast<std::size_t>(at)].x, x);
          const double dy = apart(points_[static_cast<std::size_t>(at)].y, y);
          if (dx * dx + dy * dy < 1) return;
        }
      }
    }
    taken_[index(column, row)].push_back(static_cast<int>(points_.size()));
    points_.push_back({x, y});
  }
  std::vector<hex::Point> points() const { return points_; }

 private:
  static std::size_t index(int column, int row) {
    const int i = (column + kSpacings) % kSpacings;
    const int j = (row + kSpacings) % kSpacings;
    return static_cast<std::size_t>(j * kSpacings + i);
  }
  static double apart(double a, double b) {
    const double off = std::abs(a - b);
    return std::min(off, kSpacings - off);
  }

  std::vector<std::vector<int>> taken_{static_cast<std::size_t>(kSpacings * kSpacings)};
  std::vector<hex::Point> points_;
};

// The same for all spacings.
std::vector<hex::Point> thrown() {
  Darts darts;
  for (std::uint32_t round = 0; round < kTries; ++round) {
    for (int j = 0; j < kSpacings; ++j) {
      for (int i = 0; i < kSpacings; ++i) {
        // In an order of hashes, so that no corner of the lattice is preferred.
        const std::uint32_t place = hashOf(i, j, 900 + round) % (kSpacings * kSpacings);
        const double x = place % kSpacings + std::min(0.999, unitAt(i, j, 920 + round));
        const double y = static_cast<double>(place / kSpacings) + std::min(0.999, unitAt(i, j, 940 + round));
        darts.throwOne(x, y);
      }
    }
  }
  return darts.points();
}

}  // namespace

PointPlane::PointPlane(double spacing) : side_(kSpacings * spacing) {
  static const std::vector<hex::Point> points = thrown();
  points_ = points;
  for (hex::Point& point : points_) point = {point.x * spacing, point.y * spacing};
  std::sort(points_.begin(), points_.end(),
            [](hex::Point a, hex::Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
}

const PointPlane& PointPlane::of(double spacing) {
  static std::mutex mutex;
  static std::map<double, std::unique_ptr<const PointPlane>> made;
  const std::lock_guard lock(mutex);
  auto& plane = made[spacing];
  if (!plane) plane.reset(new PointPlane(spacing));
  return *plane;
}

std::vector<PlanePoint> PointPlane::in(const hex::Bounds& bounds) const {
  std::vector<PlanePoint> found;
  const int firstColumn = static_cast<int>(std::floor(bounds.left / side_));
  const int lastColumn = static_cast<int>(std::floor(bounds.right / side_));
  const int firstRow = static_cast<int>(std::floor(bounds.top / side_));
  const int lastRow = static_cast<int>(std::floor(bounds.bottom / side_));
  for (int row = firstRow; row <= lastRow; ++row) {
    const std::size_t before = found.size();
    const auto isAbove = [](hex::Point point, double y) { return point.y < y; };
    const auto from = std::lower_bound(points_.begin(), points_.end(), bounds.top - row * side_, isAbove);
    const auto to = std::lower_bound(points_.begin(), points_.end(), bounds.bottom - row * side_, isAbove);
    for (auto point = from; point != to; ++point) {
      for (int column = firstColumn; column <= lastColumn; ++column) {
        const hex::Point at{point->x + column * side_, point->y + row * side_};
        if (at.x < bounds.left || at.x > bounds.right) continue;
        const auto index = static_cast<int>(point - points_.begin());
        found.push_back({at, hashOf(index, column * 7919 + row, 961)});
      }
    }
    std::sort(
        found.begin() + static_cast<std::ptrdiff_t>(before), found.end(),
        [](const PlanePoint& a, const PlanePoint& b) { return a.at.y != b.at.y ? a.at.y < b.at.y : a.at.x < b.at.x; });
  }
  return found;
}

}  // namespace redoubt::render
