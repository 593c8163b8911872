#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/model/battle.h"
#include "core/model/edit.h"
#include "core/scan/fit_scan.h"

namespace redoubt::scan {

/// What the points of a picture come to: a fit, or why there is none yet.
struct FitOfPoints {
  std::optional<FittedScan> fitted;
  std::optional<Phrase> fault;
};
FitOfPoints fitOfPoints(std::span<const SeenPoint> points, std::optional<Fit> wish);

/// The same points as the fit sees them.
std::vector<SeenPoint> seenPoints(const hex::Layout& layout, std::span<const model::ScanPoint> points);

/// Size of a picture in pixels.
struct PictureSize {
  int width = 0;
  int height = 0;
};

/// Gives a picture of the battle these points in place of its own, and the fit that they allow: `wish`, or without one
/// the simplest that explains them. The picture's rectangle becomes the one that comes nearest. Where they allow no fit
/// the picture lies as its rectangle says. Empty if nothing changes.
model::Edit registerPicture(const model::Battle& battle, Id<model::MapPicture> picture,
                            const std::vector<model::ScanPoint>& points, std::optional<Fit> wish, PictureSize size,
                            std::string title);

}  // namespace redoubt::scan
