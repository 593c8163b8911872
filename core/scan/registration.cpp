#include "core/scan/registration.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace redoubt::scan {
namespace {

constexpr std::array<std::string_view, 3> kFitWords{"affine", "perspective", "warp"};
constexpr double kStep = 0.01;  // hex widths, for slopes

struct Slopes {
  double xx = 0, xy = 0, yx = 0, yy = 0;  // of x and y in the picture, by x and y of the map

  double area() const { return xx * yy - xy * yx; }
};

Slopes slopesAt(const Registration& registration, hex::Point place) {
  const Pixel left = registration.toPicture({place.x - kStep, place.y});
  const Pixel right = registration.toPicture({place.x + kStep, place.y});
  const Pixel above = registration.toPicture({place.x, place.y - kStep});
  const Pixel below = registration.toPicture({place.x, place.y + kStep});
  const double by = 1 / (2 * kStep);
  return {(right.x - left.x) * by, (below.x - above.x) * by, (right.y - left.y) * by, (below.y - above.y) * by};
}

std::optional<hex::Point> throughInverse(const std::array<double, 9>& m, Pixel pixel) {
  // The adjugate; a common factor doesn't matter.
  const double x =
      (m[4] * m[8] - m[5] * m[7]) * pixel.x + (m[2] * m[7] - m[1] * m[8]) * pixel.y + m[1] * m[5] - m[2] * m[4];
  const double y =
      (m[5] * m[6] - m[3] * m[8]) * pixel.x + (m[0] * m[8] - m[2] * m[6]) * pixel.y + m[2] * m[3] - m[0] * m[5];
  const double w =
      (m[3] * m[7] - m[4] * m[6]) * pixel.x + (m[1] * m[6] - m[0] * m[7]) * pixel.y + m[0] * m[4] - m[1] * m[3];
  const hex::Point place{x / w, y / w};
  if (!std::isfinite(place.x) || !std::isfinite(place.y)) return std::nullopt;
  // Places beyond the horizon come out behind the camera.
  if ((m[6] * place.x + m[7] * place.y + m[8]) * m[8] <= 0) return std::nullopt;
  return place;
}

}  // namespace

std::string_view toText(Fit fit) {
  return kFitWords[static_cast<std::size_t>(fit)];
}

std::optional<Fit> fitFromText(std::string_view text) {
  const auto found = std::find(kFitWords.begin(), kFitWords.end(), text);
  if (found == kFitWords.end()) return std::nullopt;
  return static_cast<Fit>(found - kFitWords.begin());
}

double splineKernel(double dx, double dy) {
  const double square = dx * dx + dy * dy;
  return square > 0 ? 0.5 * square * std::log(square) : 0;
}

Pixel Registration::bentBy(hex::Point place) const {
  const double x = (place.x - bend_.middle.x) * bend_.scale;
  const double y = (place.y - bend_.middle.y) * bend_.scale;
  Pixel sum{bend_.plane[0].x + bend_.plane[1].x * x + bend_.plane[2].x * y,
            bend_.plane[0].y + bend_.plane[1].y * x + bend_.plane[2].y * y};
  for (const Bend::Ridge& ridge : bend_.ridges) {
    const double beyond = std::max(0.0, (ridge.upright ? x : y) - ridge.at);
    sum.x += ridge.lift.x * beyond;
    sum.y += ridge.lift.y * beyond;
  }
  for (std::size_t i = 0; i < bend_.knots.size(); ++i) {
    const double kernel = splineKernel(x - bend_.knots[i].x, y - bend_.knots[i].y);
    sum.x += bend_.weights[i].x * kernel;
    sum.y += bend_.weights[i].y * kernel;
  }
  return sum;
}

Pixel Registration::toPicture(hex::Point place) const {
  const auto& m = matrix_;
  const double w = m[6] * place.x + m[7] * place.y + m[8];
  const Pixel flat{(m[0] * place.x + m[1] * place.y + m[2]) / w, (m[3] * place.x + m[4] * place.y + m[5]) / w};
  if (fit_ != Fit::Warp) return flat;
  const Pixel by = bentBy(place);
  return {flat.x + by.x, flat.y + by.y};
}

std::optional<hex::Point> Registration::toMap(Pixel pixel) const {
  std::optional<hex::Point> place = throughInverse(matrix_, pixel);
  if (fit_ != Fit::Warp) return place;
  // The bend is slight and smooth: taking it off and going back through the matrix converges in a few rounds.
  for (int round = 0; place && round < 50; ++round) {
    const Pixel at = toPicture(*place);
    const Pixel off{pixel.x - at.x, pixel.y - at.y};
    const Slopes slopes = slopesAt(*this, *place);
    const double area = slopes.area();
    if (std::abs(area) < 1e-12) return std::nullopt;
    const double dx = (off.x * slopes.yy - off.y * slopes.xy) / area;
    const double dy = (off.y * slopes.xx - off.x * slopes.yx) / area;
    const double length = std::hypot(dx, dy);
    const double most = 2;  // hex widths a round, lest a crease throws it off
    const double share = length > most ? most / length : 1;
    *place = {place->x + dx * share, place->y + dy * share};
    if (!std::isfinite(place->x) || !std::isfinite(place->y)) return std::nullopt;
    if (length < 1e-9) return place;
  }
  return place;
}

double Registration::pixelsPerHex(hex::Point place) const {
  return std::sqrt(std::abs(slopesAt(*this, place).area()));
}

bool Registration::isMirrored(hex::Point place) const {
  return slopesAt(*this, place).area() < 0;
}

double Registration::angle(hex::Point place) const {
  const Slopes slopes = slopesAt(*this, place);
  // The turn that is nearest to the slopes.
  return std::atan2(slopes.yx - slopes.xy, slopes.xx + slopes.yy) * 180 / std::numbers::pi;
}

std::vector<Registration::Fold> Registration::folds() const {
  std::vector<Fold> folds;
  for (const Bend::Ridge& ridge : bend_.ridges) {
    const double middle = ridge.upright ? bend_.middle.x : bend_.middle.y;
    folds.push_back({ridge.upright, middle + ridge.at / bend_.scale});
  }
  return folds;
}

Registration Registration::scaled(double factor) const {
  Registration other = *this;
  for (std::size_t i = 0; i < 6; ++i) other.matrix_[i] *= factor;
  const auto scale = [factor](Pixel& pixel) { pixel = {pixel.x * factor, pixel.y * factor}; };
  for (Bend::Ridge& ridge : other.bend_.ridges) scale(ridge.lift);
  std::for_each(other.bend_.weights.begin(), other.bend_.weights.end(), scale);
  std::for_each(other.bend_.plane.begin(), other.bend_.plane.end(), scale);
  return other;
}

}  // namespace redoubt::scan
