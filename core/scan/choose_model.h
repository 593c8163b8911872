#pragma once

#include <optional>

#include "core/scan/normal_points.h"

/// Private to core/scan.
namespace redoubt::scan {

/// The model for the points: of the kind wished for, or the simplest that explains them. `hexes` is how many hex widths
/// a unit of the picture is.
Model chosenModel(const NormalPoints& points, std::optional<Fit> wish, double hexes);

}  // namespace redoubt::scan
