#include "core/scan/normal_points.h"

#include <cmath>

namespace redoubt::scan {
namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::Vector2d;
using Eigen::VectorXd;

constexpr int kAffineUnknowns = 6;
constexpr int kPlaneUnknowns = 8;
constexpr double kSlantPrior = 1e-4;   // of a slant of 1 for each unit, against square errors
constexpr double kCreasePrior = 1e-3;  // likewise of a lift of 1
constexpr int kNewtonRounds = 20;

// Moves and scales `places`; answers middle and scale.
std::pair<Vector2d, double> normalise(NormalPoints::Places& places) {
  const Vector2d middle = places.colwise().mean().transpose();
  places.rowwise() -= middle.transpose();
  const double square = places.rowwise().squaredNorm().mean();
  const double scale = square > 0 ? std::sqrt(2 / square) : 1;
  places *= scale;
  return {middle, scale};
}

double beyond(const Model::Crease& crease, const Vector2d& place) {
  return std::max(0.0, (crease.upright ? place.x() : place.y()) - crease.at);
}

Index unknowns(const Model& model) {
  return kPlaneUnknowns + 2 * static_cast<Index>(model.creases.size());
}

Vector2d flatAt(const VectorXd& x, const Vector2d& place) {
  const double w = 1 + x[6] * place.x() + x[7] * place.y();
  return Vector2d(x[0] * place.x() + x[1] * place.y() + x[2], x[3] * place.x() + x[4] * place.y() + x[5]) / w;
}

// One step of Gauss and Newton: unknowns are the six of an affine map, two of the slant, then two for each crease. From
// all zeroes the first step with the slant held is the affine solution.
VectorXd step(const NormalPoints& points, const Model& model, const VectorXd& x, bool slants) {
  const Index count = unknowns(model);
  MatrixXd rows = MatrixXd::Zero(2 * points.count(), count);
  VectorXd off(2 * points.count());
  for (Index i = 0; i < points.count(); ++i) {
    const Vector2d place = points.map.row(i).transpose();
    const double w = 1 + x[6] * place.x() + x[7] * place.y();
    const Vector2d flat = flatAt(x, place);
    Vector2d at = flat;
    for (Index axis = 0; axis < 2; ++axis) {
      const Index row = 2 * i + axis;
      rows(row, 3 * axis) = place.x() / w;
      rows(row, 3 * axis + 1) = place.y() / w;
      rows(row, 3 * axis + 2) = 1 / w;
      if (slants) {
        rows(row, 6) = -flat[axis] * place.x() / w;
        rows(row, 7) = -flat[axis] * place.y() / w;
      }
      for (std::size_t k = 0; k < model.creases.size(); ++k) {
        const Index column = kPlaneUnknowns + 2 * static_cast<Index>(k) + axis;
        rows(row, column) = beyond(model.creases[k], place);
        at[axis] += rows(row, column) * x[column];
      }
    }
    off.segment<2>(2 * i) = points.picture.row(i).transpose() - at;
  }
  MatrixXd normal = rows.transpose() * rows;
  VectorXd right = rows.transpose() * off;
  for (Index i = kAffineUnknowns; i < count; ++i) {
    const double prior = i < kPlaneUnknowns ? (slants ? kSlantPrior : 1) : kCreasePrior;
    normal(i, i) += prior;
    right[i] -= prior * x[i];
  }
  return normal.ldlt().solve(right);
}

// Half of the sum of squares that `step` makes smaller.
double cost(const NormalPoints& points, const Model& model, const VectorXd& x) {
  double sum =
      kSlantPrior * x.segment<2>(6).squaredNorm() + kCreasePrior * x.tail(x.size() - kPlaneUnknowns).squaredNorm();
  for (Index i = 0; i < points.count(); ++i) {
    const Vector2d place = points.map.row(i).transpose();
    if (1 + x[6] * place.x() + x[7] * place.y() < 0.05) return std::numeric_limits<double>::infinity();
    Vector2d at = flatAt(x, place);
    for (std::size_t k = 0; k < model.creases.size(); ++k) {
      at += beyond(model.creases[k], place) * x.segment<2>(kPlaneUnknowns + 2 * static_cast<Index>(k));
    }
    sum += (points.picture.row(i).transpose() - at).squaredNorm();
  }
  return sum;
}

VectorXd solvePlane(const NormalPoints& points, const Model& model) {
  VectorXd x = VectorXd::Zero(unknowns(model));
  x += step(points, model, x, false);
  double best = cost(points, model, x);
  for (int round = 0; model.perspective && round < kNewtonRounds; ++round) {
    VectorXd by = step(points, model, x, true);
    double found = cost(points, model, x + by);
    for (int halving = 0; halving < 8 && !(found <= best); ++halving) {
      by /= 2;
      found = cost(points, model, x + by);
    }
    if (!(found <= best)) break;
    x += by;
    best = found;
    if (by.norm() < 1e-12) break;
  }
  return x;
}

void addSplines(Solution& solution, const NormalPoints& points) {
  const Index count = points.count();
  MatrixXd system = MatrixXd::Zero(count + 3, count + 3);
  MatrixXd right = MatrixXd::Zero(count + 3, 2);
  for (Index i = 0; i < count; ++i) {
    for (Index j = 0; j < count; ++j) {
      system(i, j) = splineKernel(points.map(i, 0) - points.map(j, 0), points.map(i, 1) - points.map(j, 1));
    }
    system(i, i) += *solution.model.smoothing;
    const Eigen::Vector3d plane(1, points.map(i, 0), points.map(i, 1));
    system.block<1, 3>(i, count) = plane.transpose();
    system.block<3, 1>(count, i) = plane;
    right.row(i) = points.picture.row(i) - solution.at(points.map.row(i).transpose()).transpose();
  }
  solution.weights = system.partialPivLu().solve(right);
  solution.knots = points.map;
}

}  // namespace

NormalPoints NormalPoints::of(std::span<const hex::Point> map, std::span<const Pixel> picture) {
  NormalPoints points;
  const auto count = static_cast<Index>(map.size());
  points.map.resize(count, 2);
  points.picture.resize(count, 2);
  for (Index i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    points.map.row(i) << map[at].x, map[at].y;
    points.picture.row(i) << picture[at].x, picture[at].y;
  }
  std::tie(points.mapMiddle, points.mapScale) = normalise(points.map);
  std::tie(points.pictureMiddle, points.pictureScale) = normalise(points.picture);
  return points;
}

NormalPoints NormalPoints::only(std::span<const Index> rows) const {
  NormalPoints some = *this;
  some.map.resize(static_cast<Index>(rows.size()), 2);
  some.picture.resize(static_cast<Index>(rows.size()), 2);
  for (Index i = 0; i < some.count(); ++i) {
    some.map.row(i) = map.row(rows[static_cast<std::size_t>(i)]);
    some.picture.row(i) = picture.row(rows[static_cast<std::size_t>(i)]);
  }
  return some;
}

NormalPoints NormalPoints::without(Index row) const {
  std::vector<Index> rows;
  for (Index i = 0; i < count(); ++i) {
    if (i != row) rows.push_back(i);
  }
  return only(rows);
}

Vector2d Solution::at(const Vector2d& place) const {
  const Eigen::Vector3d whole = matrix * place.homogeneous();
  Vector2d at = whole.head<2>() / whole.z();
  for (Index i = 0; i < lifts.rows(); ++i) {
    at += beyond(model.creases[static_cast<std::size_t>(i)], place) * lifts.row(i).transpose();
  }
  const Index count = knots.rows();
  if (weights.rows() == 0) return at;
  for (Index i = 0; i < count; ++i) {
    at += splineKernel(place.x() - knots(i, 0), place.y() - knots(i, 1)) * weights.row(i).transpose();
  }
  const Eigen::RowVector3d plane(1, place.x(), place.y());
  return at + (plane * weights.bottomRows<3>()).transpose();
}

VectorXd Solution::residuals(const NormalPoints& points) const {
  VectorXd off(points.count());
  for (Index i = 0; i < points.count(); ++i) {
    off[i] = (points.picture.row(i).transpose() - at(points.map.row(i).transpose())).norm();
  }
  return off;
}

Registration Solution::registration(const NormalPoints& points) const {
  Eigen::Matrix3d toUnits = Eigen::Matrix3d::Identity(), toPixels = Eigen::Matrix3d::Identity();
  toUnits.topLeftCorner<2, 2>() *= points.mapScale;
  toUnits.topRightCorner<2, 1>() = -points.mapMiddle * points.mapScale;
  toPixels.topLeftCorner<2, 2>() /= points.pictureScale;
  toPixels.topRightCorner<2, 1>() = points.pictureMiddle;
  Eigen::Matrix3d whole = toPixels * matrix * toUnits;
  // The last element of 1 that people expect; where the map's zero lies on the horizon it can't be had.
  if (std::abs(whole(2, 2)) > 1e-9) whole /= whole(2, 2);
  std::array<double, 9> m{};
  Eigen::Map<Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(m.data()) = whole;
  const bool isBent = !model.creases.empty() || weights.rows() > 0;
  Registration registration(isBent ? Fit::Warp : model.perspective ? Fit::Perspective : Fit::Affine, m);
  if (!isBent) return registration;
  Registration::Bend bend;
  bend.middle = {points.mapMiddle.x(), points.mapMiddle.y()};
  bend.scale = points.mapScale;
  const auto pixel = [&](const auto& row) { return Pixel{row[0] / points.pictureScale, row[1] / points.pictureScale}; };
  for (Index i = 0; i < lifts.rows(); ++i) {
    const Model::Crease& crease = model.creases[static_cast<std::size_t>(i)];
    bend.ridges.push_back({crease.upright, crease.at, pixel(lifts.row(i))});
  }
  for (Index i = 0; i < knots.rows(); ++i) {
    bend.knots.push_back({knots(i, 0), knots(i, 1)});
    bend.weights.push_back(pixel(weights.row(i)));
  }
  for (Index i = 0; i < 3 && weights.rows() > 0; ++i) {
    bend.plane[static_cast<std::size_t>(i)] = pixel(weights.row(knots.rows() + i));
  }
  registration.bend(std::move(bend));
  return registration;
}

Solution solved(const NormalPoints& points, const Model& model) {
  const VectorXd x = solvePlane(points, model);
  Solution solution;
  solution.model = model;
  solution.matrix << x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], 1;
  const auto creases = static_cast<Index>(model.creases.size());
  solution.lifts.resize(creases, 2);
  for (Index i = 0; i < creases; ++i) solution.lifts.row(i) = x.segment<2>(kPlaneUnknowns + 2 * i).transpose();
  if (model.smoothing) addSplines(solution, points);
  return solution;
}

VectorXd leftOut(const NormalPoints& points, const Model& model) {
  constexpr Index kMostTimes = 24;
  const Index count = points.count();
  const Index parts = std::min(count, kMostTimes);
  VectorXd off(count);
  for (Index part = 0; part < parts; ++part) {
    std::vector<Index> kept, out;
    for (Index i = 0; i < count; ++i) (i % parts == part ? out : kept).push_back(i);
    const Solution solution = solved(points.only(kept), model);
    const VectorXd residuals = solution.residuals(points.only(out));
    for (std::size_t i = 0; i < out.size(); ++i) off[out[i]] = residuals[static_cast<Index>(i)];
  }
  return off;
}

double spread(const NormalPoints::Places& places) {
  NormalPoints::Places middled = places.rowwise() - places.colwise().mean();
  const Eigen::JacobiSVD<MatrixXd> svd(middled);
  const VectorXd values = svd.singularValues();
  return values.size() < 2 || values[0] <= 0 ? 0 : values[1] / values[0];
}

}  // namespace redoubt::scan
