#include "editor/scan/edge_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace redoubt::editor::scan {
namespace {

// Changes of a colour over two pixels that are none at all, and that are an edge beyond doubt.
constexpr int kFlat = 10;
constexpr int kSteep = 40;

std::uint8_t steepness(QRgb a, QRgb b) {
  const int most =
      std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
  return static_cast<std::uint8_t>(std::clamp((most - kFlat) * 255 / (kSteep - kFlat), 0, 255));
}

QRgb mixed(QRgb a, QRgb b, int share) {
  const auto part = [&](int first, int second) { return first + (second - first) * share / 256; };
  return qRgb(part(qRed(a), qRed(b)), part(qGreen(a), qGreen(b)), part(qBlue(a), qBlue(b)));
}

// Keeps what is no less than its neighbours `step` values before and after.
void thin(std::vector<std::uint8_t>& values, const std::vector<std::uint8_t>& wide, std::size_t i, std::size_t step) {
  const bool isSteepest = wide[i] >= wide[i - step] && wide[i] >= wide[i + step];
  values[i] = isSteepest ? wide[i] : 0;
}

}  // namespace

EdgeMap::EdgeMap(const QImage& given) : width_(given.width()), height_(given.height()) {
  const QImage picture = given.convertToFormat(QImage::Format_RGB32);
  const std::size_t size = static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_);
  std::vector<std::uint8_t> wideAcross(size), wideDown(size);
  const auto lineAt = [&](int y) { return reinterpret_cast<const QRgb*>(picture.constScanLine(y)); };
  for (int y = 1; y + 1 < height_; ++y) {
    const QRgb *above = lineAt(y - 1), *here = lineAt(y), *below = lineAt(y + 1);
    for (int x = 1; x + 1 < width_; ++x) {
      wideAcross[at(x, y)] = steepness(here[x - 1], here[x + 1]);
      wideDown[at(x, y)] = steepness(above[x], below[x]);
    }
  }
  across_.resize(size);
  down_.resize(size);
  for (int y = 1; y + 1 < height_; ++y) {
    for (int x = 1; x + 1 < width_; ++x) {
      thin(across_, wideAcross, at(x, y), 1);
      thin(down_, wideDown, at(x, y), static_cast<std::size_t>(width_));
    }
  }
}

std::vector<float> EdgeMap::columns(int from, int to) const {
  from = std::clamp(from, 0, height_), to = std::clamp(to, from, height_);
  std::vector<float> sums(static_cast<std::size_t>(width_));
  for (int y = from; y < to; ++y) {
    for (int x = 1; x + 1 < width_; ++x) {
      sums[static_cast<std::size_t>(x)] +=
          static_cast<float>(std::max({across(x - 1, y), across(x, y), across(x + 1, y)}));
    }
  }
  for (float& sum : sums) sum /= 255.F * static_cast<float>(std::max(1, to - from));
  return sums;
}

std::vector<float> EdgeMap::rows(int from, int to) const {
  from = std::clamp(from, 0, width_), to = std::clamp(to, from, width_);
  std::vector<float> sums(static_cast<std::size_t>(height_));
  for (int y = 1; y + 1 < height_; ++y) {
    for (int x = from; x < to; ++x) {
      sums[static_cast<std::size_t>(y)] += static_cast<float>(std::max({down(x, y - 1), down(x, y), down(x, y + 1)}));
    }
  }
  for (float& sum : sums) sum /= 255.F * static_cast<float>(std::max(1, to - from));
  return sums;
}

QImage straightened(const QImage& given, double angle) {
  const QImage picture = given.convertToFormat(QImage::Format_RGB32);
  QImage result(picture.size(), QImage::Format_RGB32);
  const double turn = angle * std::numbers::pi / 180, sine = std::sin(turn), cosine = std::cos(turn);
  const double middleX = (picture.width() - 1) / 2.0, middleY = (picture.height() - 1) / 2.0;
  const auto pixel = [&](int x, int y) { return reinterpret_cast<const QRgb*>(picture.constScanLine(y))[x]; };
  for (int y = 0; y < result.height(); ++y) {
    auto* line = reinterpret_cast<QRgb*>(result.scanLine(y));
    for (int x = 0; x < result.width(); ++x) {
      const double fromX = std::clamp(middleX + cosine * (x - middleX) - sine * (y - middleY), 0.0, 2 * middleX);
      const double fromY = std::clamp(middleY + sine * (x - middleX) + cosine * (y - middleY), 0.0, 2 * middleY);
      const int left = static_cast<int>(fromX), top = static_cast<int>(fromY);
      const int right = std::min(left + 1, picture.width() - 1), bottom = std::min(top + 1, picture.height() - 1);
      const int shareX = static_cast<int>((fromX - left) * 256), shareY = static_cast<int>((fromY - top) * 256);
      line[x] = mixed(mixed(pixel(left, top), pixel(right, top), shareX),
                      mixed(pixel(left, bottom), pixel(right, bottom), shareX), shareY);
    }
  }
  return result;
}

}  // namespace redoubt::editor::scan
