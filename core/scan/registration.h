#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/hex/layout.h"

/// Scans of printed maps: where a place of the map lies in the picture, and what is printed there. Knows no pictures,
/// only their numbers.
namespace redoubt::scan {

/// A place in a picture, in pixels from its top left corner; the middle of the first pixel is 0.5, 0.5.
struct Pixel {
  double x = 0;
  double y = 0;

  friend constexpr bool operator==(Pixel, Pixel) = default;
};

/// How map and picture are related.
enum class Fit {
  Affine,       ///< moved, scaled, turned, sheared: a flatbed scan
  Perspective,  ///< and seen at a slant: a photograph
  Warp,         ///< and bent smoothly or along folds
};
/// "affine", "perspective", "warp".
std::string_view toText(Fit fit);
std::optional<Fit> fitFromText(std::string_view text);

/// Where each place of the map, in hex widths (hex::Point), lies in a picture, and the other way. A plain value, made
/// by fitScan (fit_scan.h).
///
/// A place is taken through a projective matrix; a warp adds a sum of ridges (creases) and of thin plate splines, both
/// over the map moved and scaled to be some units wide.
class Registration {
 public:
  /// One hex width is one pixel.
  Registration() = default;
  Registration(Fit fit, const std::array<double, 9>& matrix) : fit_(fit), matrix_(matrix) {}

  Fit fit() const { return fit_; }
  Pixel toPicture(hex::Point place) const;
  /// Nothing where no place of the map can lie: beyond the horizon of a photograph.
  std::optional<hex::Point> toMap(Pixel pixel) const;

  /// Row by row, from hex widths to pixels; of a warp what it is added to.
  const std::array<double, 9>& matrix() const { return matrix_; }
  /// How many pixels one hex width is there: the root of the local change of area.
  double pixelsPerHex(hex::Point place) const;
  /// The picture shows the map as in a mirror, which no scan does: numbers or layout are wrong.
  bool isMirrored(hex::Point place) const;
  /// How the picture is turned against the map there, in degrees clockwise.
  double angle(hex::Point place) const;
  /// Where the picture bends: along lines of the map, in hex widths. For people.
  struct Fold {
    bool upright = false;  ///< from top to bottom, otherwise from left to right
    double at = 0;         ///< x or y of the map
  };
  std::vector<Fold> folds() const;

  /// The same for a picture of another scale: `factor` 0.5 is for a picture of half the width and height.
  Registration scaled(double factor) const;

  /// Private to the fitting.
  struct Bend {
    hex::Point middle;  ///< of the map's points
    double scale = 1;   ///< units for each hex width
    struct Ridge {
      bool upright = false;
      double at = 0;  ///< in units
      Pixel lift;     ///< pixels for each unit beyond the line
    };
    std::vector<Ridge> ridges;
    std::vector<hex::Point> knots;  ///< in units
    std::vector<Pixel> weights;
    std::array<Pixel, 3> plane{};  ///< 1, x, y
  };
  void bend(Bend bend) { bend_ = std::move(bend); }
  const Bend& bent() const { return bend_; }

 private:
  Pixel bentBy(hex::Point place) const;

  Fit fit_ = Fit::Affine;
  std::array<double, 9> matrix_{1, 0, 0, 0, 1, 0, 0, 0, 1};
  Bend bend_;
};

/// r² log r, the kernel of thin plate splines.
double splineKernel(double dx, double dy);

}  // namespace redoubt::scan
