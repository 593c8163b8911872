#include "tests/core/scan/synthetic_scan.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace redoubt::scan::test {

Pixel Camera::at(hex::Point place) const {
  const double middleX = (sheet.left + sheet.right) / 2, middleY = (sheet.top + sheet.bottom) / 2;
  const double u = (place.x - middleX) / (sheet.width() / 2), v = (place.y - middleY) / (sheet.height() / 2);
  double x = place.x - middleX, y = place.y - middleY;
  y -= foldAcross * std::abs(u);
  x += foldAlong * std::abs(v);
  x += wave * std::sin(2.5 * v + 0.4);
  y += wave * std::cos(3 * u);
  const double depth = 1 + slantX * u / 2 + slantY * v / 2;
  x /= depth;
  y /= depth;
  const double angle = turned * std::numbers::pi / 180;
  const double size = pixelsPerHex * std::max(sheet.width(), sheet.height());
  return {size + pixelsPerHex * (x * std::cos(angle) - y * std::sin(angle)),
          size + pixelsPerHex * (x * std::sin(angle) + y * std::cos(angle))};
}

hex::Layout layoutOf(hex::Orientation orientation, int columns, int rows) {
  hex::LayoutSpec spec;
  spec.orientation = orientation;
  spec.columns = columns;
  spec.rows = rows;
  return std::get<hex::Layout>(hex::Layout::make(spec));
}

std::vector<hex::HexKey> spreadHexes(const hex::Layout& layout, std::size_t count) {
  // Farthest first, beginning at the top left.
  const std::vector<hex::HexKey> all = layout.allHexes();
  std::vector<hex::HexKey> chosen{all.front()};
  while (chosen.size() < count) {
    hex::HexKey best = all.front();
    double farthest = -1;
    for (const hex::HexKey each : all) {
      double nearest = std::numeric_limits<double>::infinity();
      for (const hex::HexKey other : chosen) {
        const hex::Point a = layout.centre(each), b = layout.centre(other);
        nearest = std::min(nearest, std::hypot(a.x - b.x, a.y - b.y));
      }
      if (nearest > farthest) {
        farthest = nearest;
        best = each;
      }
    }
    chosen.push_back(best);
  }
  return chosen;
}

std::vector<SeenPoint> clicked(const hex::Layout& layout, const Camera& camera, const std::vector<hex::HexKey>& hexes,
                               double off, std::mt19937& random) {
  std::uniform_real_distribution<double> hand(-off, off);
  std::vector<SeenPoint> points;
  for (const hex::HexKey key : hexes) {
    const Pixel at = camera.at(layout.centre(key));
    points.push_back({layout.number(key), layout.centre(key), {at.x + hand(random), at.y + hand(random)}});
  }
  return points;
}

double meanError(const hex::Layout& layout, const Camera& camera, const Registration& registration) {
  double sum = 0, count = 0;
  layout.forEachHex([&](hex::HexKey key) {
    const hex::Point place = layout.centre(key);
    const Pixel should = camera.at(place), is = registration.toPicture(place);
    sum += std::hypot(should.x - is.x, should.y - is.y) / camera.pixelsPerHex;
    ++count;
  });
  return sum / count;
}

}  // namespace redoubt::scan::test
