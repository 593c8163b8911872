#include "core/scan/fit_scan.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/error.h"
#include "core/scan/choose_model.h"
#include "core/scan/normal_points.h"

namespace redoubt::scan {
namespace {

constexpr double kInLine = 0.02;         // spread below which points are in a line
constexpr double kContradicts = 0.15;    // hex widths: residuals that no hand leaves
constexpr double kBetterWithout = 0.35;  // share of the residual that is left when the wrong point is

// The points used, each place once: where a place was clicked several times, their middle.
struct Used {
  std::vector<hex::Point> map;
  std::vector<Pixel> picture;
  std::vector<std::size_t> firsts;  // index among the points given
};

bool isFinite(const SeenPoint& point) {
  constexpr double kMost = 1e7;
  const auto isSound = [](double value) { return std::isfinite(value) && std::abs(value) < kMost; };
  return isSound(point.place.x) && isSound(point.place.y) && isSound(point.at.x) && isSound(point.at.y);
}

Used usedOf(std::span<const SeenPoint> points) {
  Used used;
  std::vector<double> counts;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (points[i].isHeldOut) continue;
    const auto same = std::find_if(used.map.begin(), used.map.end(), [&](hex::Point place) {
      return std::hypot(place.x - points[i].place.x, place.y - points[i].place.y) < 1e-6;
    });
    if (same == used.map.end()) {
      used.map.push_back(points[i].place);
      used.picture.push_back(points[i].at);
      used.firsts.push_back(i);
      counts.push_back(1);
    } else {
      const auto at = static_cast<std::size_t>(same - used.map.begin());
      Pixel& middle = used.picture[at];
      const double share = 1 / ++counts[at];
      middle = {middle.x + (points[i].at.x - middle.x) * share, middle.y + (points[i].at.y - middle.y) * share};
    }
  }
  return used;
}

std::size_t fewestFor(std::optional<Fit> wish) {
  if (wish == Fit::Warp) return kFewestForWarp;
  return wish == Fit::Perspective ? kFewestForPerspective : kFewestForAffine;
}

void refuseWhatCantBeFitted(std::span<const SeenPoint> points, const Used& used, std::optional<Fit> wish) {
  if (points.size() > kMostPoints) {
    throw Error(ErrorCode::TooLarge,
                Phrase::of("errors.scan.too-many-points", {{"most", std::to_string(kMostPoints)}}));
  }
  for (const SeenPoint& point : points) {
    if (!isFinite(point)) throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.far-point", {{"hex", point.name}}));
  }
  if (used.map.size() < fewestFor(wish)) {
    throw Error(ErrorCode::BadInput,
                Phrase::of("errors.scan.too-few-points",
                           {{"found", std::to_string(used.map.size())}, {"least", std::to_string(fewestFor(wish))}}));
  }
}

// The two points that are nearest to each other in the picture, though they are of different places.
void refuseTwoPlacesInOne(std::span<const SeenPoint> points, const Used& used, const NormalPoints& normal) {
  for (std::size_t i = 0; i < used.map.size(); ++i) {
    for (std::size_t j = i + 1; j < used.map.size(); ++j) {
      const double apart = std::hypot(used.picture[i].x - used.picture[j].x, used.picture[i].y - used.picture[j].y);
      if (apart * normal.pictureScale > 1e-4) continue;
      throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.same-place", {{"a", points[used.firsts[i]].name},
                                                                             {"b", points[used.firsts[j]].name}}));
    }
  }
}

double rootMeanSquare(const Eigen::VectorXd& values) {
  return values.size() == 0 ? 0 : std::sqrt(values.squaredNorm() / static_cast<double>(values.size()));
}

// How many hex widths a unit of the picture is, at the middle.
double hexesPerUnit(const Solution& solution, const NormalPoints& points) {
  const double perHex = solution.registration(points).pixelsPerHex({points.mapMiddle.x(), points.mapMiddle.y()});
  return 1 / (perHex * points.pictureScale);
}

std::optional<Contradiction> contradictionIn(const NormalPoints& points, const Solution& solution, double hexes) {
  // A bend would follow what is wrong, so it is judged by the flat sheet, and only where that is far off.
  Model flat = solution.model;
  flat.creases.clear();
  flat.smoothing.reset();
  const double with = rootMeanSquare(solved(points, flat).residuals(points)) * hexes;
  if (with < kContradicts || points.count() < 4) return std::nullopt;
  Contradiction found;
  found.with = with;
  found.without = std::numeric_limits<double>::infinity();
  Model affine;
  double second = found.without;
  const bool canTell = points.count() >= (flat.perspective ? 6 : 5);
  for (Eigen::Index i = 0; i < points.count(); ++i) {
    const NormalPoints others = points.without(i);
    const Model& judge = canTell ? flat : affine;
    const double without = rootMeanSquare(solved(others, judge).residuals(others)) * hexes;
    if (without < found.without) {
      second = std::exchange(found.without, without);
      found.point = static_cast<std::size_t>(i);
    } else {
      second = std::min(second, without);
    }
  }
  const bool isBetter = found.without < with * kBetterWithout;
  found.isCertain = canTell && isBetter && second > 2 * found.without;
  const bool isBent = !solution.model.creases.empty() || solution.model.smoothing;
  if (isBent && !found.isCertain) return std::nullopt;
  return found;
}

void judge(FittedScan& fitted, std::span<const SeenPoint> points) {
  double used = 0, heldOut = 0, sumUsed = 0, sumHeldOut = 0;
  for (const SeenPoint& point : points) {
    const auto seen = fitted.registration.toMap(point.at);
    const Pixel should = fitted.registration.toPicture(point.place);
    const double pixels = std::hypot(point.at.x - should.x, point.at.y - should.y);
    const double residual = seen ? std::hypot(seen->x - point.place.x, seen->y - point.place.y)
                                 : pixels / fitted.registration.pixelsPerHex(point.place);
    fitted.residuals.push_back(residual);
    (point.isHeldOut ? heldOut : used) += 1;
    (point.isHeldOut ? sumHeldOut : sumUsed) += residual;
    if (!point.isHeldOut) fitted.worst = std::max(fitted.worst, residual);
  }
  if (used > 0) fitted.mean = sumUsed / used;
  if (heldOut > 0) fitted.holdOut = sumHeldOut / heldOut;
}

}  // namespace

FittedScan fitScan(std::span<const SeenPoint> points, std::optional<Fit> wish) {
  const Used used = usedOf(points);
  refuseWhatCantBeFitted(points, used, wish);
  const NormalPoints normal = NormalPoints::of(used.map, used.picture);
  if (spread(normal.map) < kInLine) throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.in-line"));
  refuseTwoPlacesInOne(points, used, normal);
  if (spread(normal.picture) < kInLine / 4) throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.in-line-seen"));
  const double hexes = hexesPerUnit(solved(normal, Model{}), normal);
  const Model model = chosenModel(normal, wish, hexes);
  const Solution solution = solved(normal, model);
  FittedScan fitted;
  fitted.registration = solution.registration(normal);
  if (wish == Fit::Warp && fitted.registration.fit() != Fit::Warp) {
    fitted.registration = Registration(Fit::Warp, fitted.registration.matrix());
  }
  judge(fitted, points);
  if (normal.count() > static_cast<Eigen::Index>(fewestFor(fitted.registration.fit()))) {
    fitted.leaveOneOut = rootMeanSquare(leftOut(normal, model)) * hexes;
  }
  fitted.contradiction = contradictionIn(normal, solution, hexes);
  if (fitted.contradiction) fitted.contradiction->point = used.firsts[fitted.contradiction->point];
  fitted.isMirrored = fitted.registration.isMirrored({normal.mapMiddle.x(), normal.mapMiddle.y()});
  return fitted;
}

FittedScan judged(const Registration& registration, std::span<const SeenPoint> points) {
  FittedScan fitted;
  fitted.registration = registration;
  judge(fitted, points);
  if (!points.empty()) fitted.isMirrored = registration.isMirrored(points.front().place);
  return fitted;
}

}  // namespace redoubt::scan
