#pragma once

#include <QImage>
#include <algorithm>
#include <cstdlib>

namespace redoubt {

/// How far two colours are apart in the part in which they differ most, 0 to 255.
inline int apart(QRgb a, QRgb b) {
  return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// The largest difference of any part of any pixel; 256 for pictures of two sizes.
inline int greatestDifference(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return 256;
  int greatest = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) greatest = std::max(greatest, apart(a.pixel(x, y), b.pixel(x, y)));
  }
  return greatest;
}

/// How many pixels differ by more than `most` in the part in which they differ most.
inline int pixelsApart(const QImage& a, const QImage& b, int most) {
  int count = a.size() == b.size() ? 0 : a.width() * a.height();
  for (int y = 0; y < a.height() && count < a.width() * a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) count += apart(a.pixel(x, y), b.pixel(x, y)) > most ? 1 : 0;
  }
  return count;
}

}  // namespace redoubt
