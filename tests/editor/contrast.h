#pragma once

#include <QColor>
#include <algorithm>
#include <cmath>

/// Contrast of two colours, from 1 to 21, by the Web Content Accessibility Guidelines 2.1 (relative luminance).
namespace redoubt::editor::test {

inline double luminance(const QColor& colour) {
  const auto part = [](double value) {
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

/// Of text at least 4.5, of large text and signs 3.
inline double contrast(const QColor& a, const QColor& b) {
  const double lighter = std::max(luminance(a), luminance(b));
  const double darker = std::min(luminance(a), luminance(b));
  return (lighter + 0.05) / (darker + 0.05);
}

}  // namespace redoubt::editor::test
