#include "editor/render/noise.h"

#include <cmath>
#include <limits>

namespace redoubt::render {
namespace {

double smooth(double t) {
  return t * t * (3 - 2 * t);
}

}  // namespace

double noiseAt(double x, double y, std::uint32_t salt) {
  const double left = std::floor(x);
  const double top = std::floor(y);
  const int i = static_cast<int>(left);
  const int j = static_cast<int>(top);
  const double u = smooth(x - left);
  const double v = smooth(y - top);
  const double above = unitAt(i, j, salt) * (1 - u) + unitAt(i + 1, j, salt) * u;
  const double below = unitAt(i, j + 1, salt) * (1 - u) + unitAt(i + 1, j + 1, salt) * u;
  return 2 * (above * (1 - v) + below * v) - 1;
}

void NoiseRow::beginRow(double y) {
  const double top = std::floor(y);
  top_ = static_cast<int>(top);
  down_ = smooth(y - top);
  left_ = std::numeric_limits<double>::quiet_NaN();
}

void NoiseRow::enter(double x) {
  const double left = std::floor(x);
  before_ = left == left_ + 1 ? after_ : column(left);
  after_ = column(left + 1);
  left_ = left;
}

double NoiseRow::column(double x) const {
  const int i = static_cast<int>(x);
  return unitAt(i, top_, salt_) * (1 - down_) + unitAt(i, top_ + 1, salt_) * down_;
}

hex::Point wobbled(hex::Point point, double amplitude, double scale, std::uint32_t salt) {
  const double x = point.x / scale;
  const double y = point.y / scale;
  return {point.x + amplitude * noiseAt(x, y, salt), point.y + amplitude * noiseAt(x, y, salt + 1)};
}

}  // namespace redoubt::render
