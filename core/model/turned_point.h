#pragma once

#include <cmath>
#include <numbers>

#include "core/hex/layout.h"

namespace redoubt::model {

/// An offset on paper, y down, rotated clockwise.
inline hex::Point turnedBy(hex::Point step, double degrees) {
  const double cosine = std::cos(degrees * std::numbers::pi / 180);
  const double sine = std::sin(degrees * std::numbers::pi / 180);
  return {step.x * cosine - step.y * sine, step.x * sine + step.y * cosine};
}

}  // namespace redoubt::model
