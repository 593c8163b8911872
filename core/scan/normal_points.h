#pragma once

#include <Eigen/Dense>
#include <span>
#include <vector>

#include "core/scan/registration.h"

/// Private to core/scan: the linear algebra of fitting.
namespace redoubt::scan {

/// Points of map and picture, both moved and scaled so that they lie round zero with a mean square of 2. All that is
/// solved is solved in these units.
struct NormalPoints {
  using Places = Eigen::Matrix<double, Eigen::Dynamic, 2>;
  Places map;
  Places picture;
  Eigen::Vector2d mapMiddle = Eigen::Vector2d::Zero();
  Eigen::Vector2d pictureMiddle = Eigen::Vector2d::Zero();
  double mapScale = 1;
  double pictureScale = 1;

  static NormalPoints of(std::span<const hex::Point> map, std::span<const Pixel> picture);
  Eigen::Index count() const { return map.rows(); }
  /// Those of `rows`, in the same units.
  NormalPoints only(std::span<const Eigen::Index> rows) const;
  /// All but one.
  NormalPoints without(Eigen::Index row) const;
};

/// What is allowed to happen to the sheet.
struct Model {
  bool perspective = false;
  struct Crease {
    bool upright = false;
    double at = 0;
  };
  std::vector<Crease> creases;
  std::optional<double> smoothing;  ///< of splines over all that; nothing: none
};

/// A solved model, from units to units.
struct Solution {
  Model model;
  Eigen::Matrix3d matrix = Eigen::Matrix3d::Identity();
  Eigen::Matrix<double, Eigen::Dynamic, 2> lifts;    ///< of the creases
  Eigen::Matrix<double, Eigen::Dynamic, 2> knots;    ///< places of the splines
  Eigen::Matrix<double, Eigen::Dynamic, 2> weights;  ///< of the splines, then of 1, x, y

  Eigen::Vector2d at(const Eigen::Vector2d& place) const;
  /// The distances from where the points are.
  Eigen::VectorXd residuals(const NormalPoints& points) const;
  Registration registration(const NormalPoints& points) const;
};

/// The least squares of the model; the points must be enough for it and not in a line.
Solution solved(const NormalPoints& points, const Model& model);

/// How far each point is from where the other points alone would have it.
Eigen::VectorXd leftOut(const NormalPoints& points, const Model& model);

/// How far from lying in a line points are: 0 in a line, 1 spread evenly.
double spread(const NormalPoints::Places& places);

}  // namespace redoubt::scan
