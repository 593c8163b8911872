#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/scan/registration.h"

namespace redoubt::scan {

/// A place of the map seen in the picture, such as the clicked middle of a numbered hex.
struct SeenPoint {
  std::string name;  ///< what errors call it: the hex number
  hex::Point place;  ///< hex widths
  Pixel at;
  bool isHeldOut = false;  ///< measured, but not used for the fit
};

/// Fewest points for a fit; points for the same place count once.
inline constexpr std::size_t kFewestForAffine = 3;
inline constexpr std::size_t kFewestForPerspective = 4;
inline constexpr std::size_t kFewestForWarp = 6;
/// The most points of one fit.
inline constexpr std::size_t kMostPoints = 2000;

/// One point that can't be right together with the others.
struct Contradiction {
  std::size_t point = 0;   ///< index of the point without which the others agree best
  double with = 0;         ///< root of the mean square residual, in hex widths
  double without = 0;      ///< the same of a fit without it
  bool isCertain = false;  ///< the others agree without it; otherwise it is only the likeliest of several
};

/// A registration, and how good it is. Lengths in hex widths; a hex width is the printed size of a hex across its
/// flats.
struct FittedScan {
  Registration registration;
  std::vector<double> residuals;  ///< of each point, held out or not: from where it should be to where it is
  double mean = 0;                ///< of the points that are used
  double worst = 0;
  std::optional<double> holdOut;  ///< mean of those held out; nothing if there are none
  /// Root of the mean square error at each used point of the fit without it; nothing for as few points as it needs.
  std::optional<double> leaveOneOut;
  std::optional<Contradiction> contradiction;
  bool isMirrored = false;  ///< the picture would be a mirror image of the map: numbers or layout are wrong
};

/// The registration by the points that aren't held out. Without a wish the simplest that explains them: a slant or a
/// bend must make the errors at points left out clearly smaller. Throws Error BadInput for too few points, points in a
/// line, places or pixels that are not finite, and TooLarge for more than kMostPoints.
FittedScan fitScan(std::span<const SeenPoint> points, std::optional<Fit> wish = {});

/// A registration that was made in another way, with its residuals at these points.
FittedScan judged(const Registration& registration, std::span<const SeenPoint> points);

}  // namespace redoubt::scan
