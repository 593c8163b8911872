#pragma once

#include <QImage>
#include <optional>
#include <vector>

#include "core/base/watch.h"
#include "core/scan/fit_scan.h"

namespace redoubt::editor::scan {

/// A grid of hexes that is seen in a picture by its printed lines, without knowing the map.
struct SeenGrid {
  hex::Orientation orientation = hex::Orientation::Pointy;
  double pitch = 0;       ///< pixels from centre to centre
  double angle = 0;       ///< of the picture, degrees clockwise, from -15 to 15
  double confidence = 0;  ///< from 0 to 1
  bool isDark = true;     ///< lines are darker than the ground
  /// From hex widths to pixels; the centre of a hex near the middle of the picture is the origin. Exact there, and less
  /// so far from it in a photograph at a slant.
  redoubt::scan::Registration registration;

  /// The middle of the hex in which a pixel lies.
  redoubt::scan::Pixel middleNear(redoubt::scan::Pixel pixel) const;
};

/// The grid, or nothing where it is not clear. Throws Error where there is no OpenCV, and Busy when stopped.
std::optional<SeenGrid> seenGrid(const QImage& picture, const Watch& watch = {});

/// Hexes whose middles the printed lines round them place more exactly than `registration`, which must be right within
/// a sixth of a hex: so many as are clear, but no more than `most`, spread over the map. Empty where lines are not
/// clear in half of the hexes at least.
std::vector<redoubt::scan::SeenPoint> measuredHexes(const QImage& picture,
                                                    const redoubt::scan::Registration& registration,
                                                    const hex::Layout& layout, std::size_t most = 150,
                                                    const Watch& watch = {});

/// A fit by points, made better by the printed lines.
struct RefinedScan {
  redoubt::scan::FittedScan fitted;  ///< residuals are of the points given
  std::vector<redoubt::scan::SeenPoint> measured;
};

/// `clicked` refined, or nothing where the lines are not clear or don't agree with it.
std::optional<RefinedScan> refinedScan(const QImage& picture, const redoubt::scan::FittedScan& clicked,
                                       std::span<const redoubt::scan::SeenPoint> points, const hex::Layout& layout,
                                       const Watch& watch = {});

}  // namespace redoubt::editor::scan
