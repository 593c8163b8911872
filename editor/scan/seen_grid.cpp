#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "core/base/error.h"
#include "editor/scan/printed_lines.h"

// How a grid is found without knowing anything of it: a picture of its thin lines is like itself when moved from one
// hex to another, so the correlation with itself has peaks in a lattice. Which size and angle of hexes put most
// correlation on their lattice and least between it gives the lattice; peaks farther and farther out make it exact.
// Then all lines are laid into one cell of it, and the hexes lie where their borders cover most of the lines.
namespace redoubt::editor::scan {
namespace {

using cv::Point2d;

constexpr int kLookedAt = 1500;       // pixels of the picture that is looked at
constexpr double kLeastPitch = 11;    // of those
constexpr double kLeastHexes = 3.5;   // across the shorter side
constexpr int kCellSteps = 40;        // steps of a cell along either vector
constexpr double kClearBorder = 1.2;  // how much more is on a border than elsewhere
constexpr int kFewestRings = 1;
constexpr double kSureOfGrid = 0.22;

struct Lattice {
  Point2d a, b;      // from a hex to two neighbours, 60 degrees apart
  double score = 0;  // how much more alike the picture is on the lattice than between
  int rings = 0;     // how often peaks were found all around, each time farther out
};

Point2d turned(double length, double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  return {length * std::cos(angle), length * std::sin(angle)};
}

cv::Mat greyOf(const QImage& picture, double factor) {
  const QImage sound = picture.format() == QImage::Format_Grayscale8 ? picture
                       : picture.format() == QImage::Format_RGB32    ? picture
                                                                     : picture.convertToFormat(QImage::Format_RGB32);
  auto* bits = const_cast<uchar*>(sound.constBits());
  const bool isGrey = sound.format() == QImage::Format_Grayscale8;
  const cv::Mat whole(sound.height(), sound.width(), isGrey ? CV_8UC1 : CV_8UC4, bits,
                      static_cast<std::size_t>(sound.bytesPerLine()));
  cv::Mat small, grey;
  cv::resize(whole, small, {}, factor, factor, cv::INTER_AREA);
  if (isGrey) {
    small.convertTo(grey, CV_32F);
  } else {
    cv::cvtColor(small, grey, cv::COLOR_BGRA2GRAY);
    grey.convertTo(grey, CV_32F);
  }
  return grey;
}

// What is thin and darker, or brighter, than its surroundings; strong ink counts no more than a clear line.
cv::Mat thinLines(const cv::Mat& grey, bool dark) {
  cv::Mat fine, wide, lines;
  cv::GaussianBlur(grey, fine, {}, 0.7);
  cv::GaussianBlur(grey, wide, {}, 2.5);
  lines = dark ? cv::Mat(wide - fine) : cv::Mat(fine - wide);
  cv::max(lines, 0, lines);
  cv::Scalar mean, deviation;
  cv::meanStdDev(lines, mean, deviation);
  cv::min(lines, mean[0] + 2 * deviation[0], lines);
  return lines;
}

// The correlation of a picture with itself, moved; no movement is in the middle.
cv::Mat correlation(const cv::Mat& lines) {
  cv::Mat ground, flat, spectrum, result;
  cv::GaussianBlur(lines, ground, {}, 40);
  flat = lines - ground;
  const int columns = cv::getOptimalDFTSize(lines.cols + lines.cols / 2);
  const int rows = cv::getOptimalDFTSize(lines.rows + lines.rows / 2);
  cv::copyMakeBorder(flat, flat, 0, rows - lines.rows, 0, columns - lines.cols, cv::BORDER_CONSTANT, 0);
  cv::dft(flat, spectrum);
  cv::mulSpectrums(spectrum, spectrum, spectrum, 0, true);
  cv::idft(spectrum, result, cv::DFT_SCALE | cv::DFT_REAL_OUTPUT);
  const float whole = std::max(1e-6f, result.at<float>(0, 0));
  cv::Mat centred(rows, columns, CV_32F);
  const int right = columns / 2, down = rows / 2;
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < columns; ++x) {
      centred.at<float>((y + down) % rows, (x + right) % columns) = result.at<float>(y, x) / whole;
    }
  }
  cv::GaussianBlur(centred, centred, {}, 1.0);
  return centred;
}

class Correlation {
 public:
  explicit Correlation(cv::Mat values) : values_(std::move(values)) {}

  double at(Point2d move) const {
    const int x = cvRound(move.x) + values_.cols / 2, y = cvRound(move.y) + values_.rows / 2;
    if (x < 1 || y < 1 || x >= values_.cols - 1 || y >= values_.rows - 1) return 0;
    return values_.at<float>(y, x);
  }

  // The peak near a move, to a part of a pixel; nothing if there is none within the radius.
  std::optional<Point2d> peakNear(Point2d move, int radius) const {
    const cv::Point from(cvRound(move.x) + values_.cols / 2, cvRound(move.y) + values_.rows / 2);
    const int rim = radius + 2;
    if (from.x < rim || from.y < rim || from.x >= values_.cols - rim || from.y >= values_.rows - rim) return std::nullopt;
    cv::Point best = from;
    for (int y = -radius; y <= radius; ++y) {
      for (int x = -radius; x <= radius; ++x) {
        const cv::Point each = from + cv::Point(x, y);
        if (values_.at<float>(each) > values_.at<float>(best)) best = each;
      }
    }
    if (std::max(std::abs(best.x - from.x), std::abs(best.y - from.y)) == radius) return std::nullopt;
    const auto part = [&](cv::Point step) {
      const double before = values_.at<float>(best - step), after = values_.at<float>(best + step);
      const double bend = before - 2 * values_.at<float>(best) + after;
      return bend < 0 ? std::clamp(0.5 * (before - after) / bend, -0.5, 0.5) : 0;
    };
    return Point2d(best.x + part({1, 0}) - values_.cols / 2, best.y + part({0, 1}) - values_.rows / 2);
  }

  // On the lattice of hexes of this size, and between it.
  double score(double pitch, double angle) const {
    double on = 0, between = 0, least = 1;
    for (int i = 0; i < 3; ++i) {
      const double turn = angle + 60 * i;
      const double near = at(turned(pitch, turn));
      least = std::min(least, near);
      on += (near + at(turned(pitch * std::sqrt(3.0), turn + 30)) + at(turned(2 * pitch, turn))) / 9;
      between += (at(turned(pitch, turn + 30)) + at(turned(pitch / 2, turn)) + at(turned(pitch * 1.5, turn))) / 9;
    }
    return std::min(on, 2 * least) - between;
  }

 private:
  cv::Mat values_;
};

// Of several sizes that fit, multiples of the true one do too.
Lattice coarse(const Correlation& correlation, double most) {
  struct Found {
    double pitch, angle, score;
  };
  std::vector<Found> all;
  for (double pitch = kLeastPitch; pitch < most; pitch *= 1.012) {
    Found best{pitch, 0, -1};
    const double step = std::clamp(40 / pitch, 0.4, 3.0);
    for (double angle = -30; angle < 30; angle += step) {
      const double score = correlation.score(pitch, angle);
      if (score > best.score) best = {pitch, angle, score};
    }
    all.push_back(best);
  }
  if (all.empty()) return {};
  const auto best = std::max_element(all.begin(), all.end(), [](auto& x, auto& y) { return x.score < y.score; });
  const auto first = std::find_if(all.begin(), all.end(), [&](auto& each) { return each.score > 0.75 * best->score; });
  // The best of the sizes about the first.
  const auto chosen = std::max_element(all.begin(), all.end(), [&](auto& x, auto& y) {
    const auto value = [&](auto& each) { return each.pitch < first->pitch * 1.1 ? each.score : -1; };
    return value(x) < value(y);
  });
  return {turned(chosen->pitch, chosen->angle), turned(chosen->pitch, chosen->angle + 60), chosen->score};
}

// Least squares of the two vectors over all peaks out to so many hexes, farther each round.
Lattice exact(const Correlation& correlation, Lattice lattice) {
  const double pitch = cv::norm(lattice.a);
  for (const int reach : {1, 2, 3, 5, 8, 12}) {
    double kk = 0, kl = 0, ll = 0;
    Point2d k, l;
    int found = 0, wanted = 0;
    for (int i = -reach; i <= reach; ++i) {
      for (int j = -reach; j <= reach; ++j) {
        if ((i == 0 && j == 0) || std::abs(i + j) > reach) continue;
        ++wanted;
        const auto peak = correlation.peakNear(lattice.a * i + lattice.b * j, std::max(2, cvRound(pitch * 0.12)));
        if (!peak) continue;
        ++found;
        kk += i * i;
        kl += i * j;
        ll += j * j;
        k += *peak * i;
        l += *peak * j;
      }
    }
    const double area = kk * ll - kl * kl;
    if (found * 3 < wanted * 2 || area < 1e-9) break;
    ++lattice.rings;
    lattice.a = (k * ll - l * kl) / area;
    lattice.b = (l * kk - k * kl) / area;
  }
  return lattice;
}

// Lines of other patterns are alike along themselves, too, but have no peaks where hexes would, or not at such angles.
bool isOfHexes(const Lattice& lattice) {
  constexpr double kStretch = 1.1;
  const std::array lengths{cv::norm(lattice.a), cv::norm(lattice.b), cv::norm(lattice.b - lattice.a)};
  const auto [least, most] = std::minmax_element(lengths.begin(), lengths.end());
  return *most < *least * kStretch;
}

// All lines of the middle of the picture, laid into one cell.
cv::Mat folded(const cv::Mat& lines, const Lattice& lattice, Point2d middle) {
  cv::Mat sums = cv::Mat::zeros(kCellSteps, kCellSteps, CV_32F), counts = cv::Mat::ones(kCellSteps, kCellSteps, CV_32F);
  const double area = lattice.a.x * lattice.b.y - lattice.a.y * lattice.b.x;
  const double reach = 6 * cv::norm(lattice.a);
  const int left = std::max(0, cvRound(middle.x - reach)), right = std::min(lines.cols, cvRound(middle.x + reach));
  const int top = std::max(0, cvRound(middle.y - reach)), bottom = std::min(lines.rows, cvRound(middle.y + reach));
  for (int y = top; y < bottom; ++y) {
    for (int x = left; x < right; ++x) {
      const Point2d off = Point2d(x + 0.5, y + 0.5) - middle;
      const double s = (off.x * lattice.b.y - off.y * lattice.b.x) / area;
      const double t = (off.y * lattice.a.x - off.x * lattice.a.y) / area;
      const int i = static_cast<int>((s - std::floor(s)) * kCellSteps) % kCellSteps;
      const int j = static_cast<int>((t - std::floor(t)) * kCellSteps) % kCellSteps;
      sums.at<float>(j, i) += lines.at<float>(y, x);
      counts.at<float>(j, i) += 1;
    }
  }
  // Numbers are as dark as lines, but broader.
  cv::Mat cell = sums / counts, wide;
  cv::copyMakeBorder(cell, wide, kCellSteps, kCellSteps, kCellSteps, kCellSteps, cv::BORDER_WRAP);
  cv::GaussianBlur(wide, wide, {}, kCellSteps / 14.0);
  cv::Mat thin = cell - wide(cv::Rect(kCellSteps, kCellSteps, kCellSteps, kCellSteps));
  cv::max(thin, 0, thin);
  // And where numbers are printed more is printed than where lines are: beyond a line's, ink counts no more.
  std::vector<float> all(thin.begin<float>(), thin.end<float>());
  const auto most = all.begin() + static_cast<std::ptrdiff_t>(all.size() * 85 / 100);
  std::nth_element(all.begin(), most, all.end());
  cv::min(thin, *most, thin);
  return thin;
}

// The middle of a hex in the cell, in steps; and how much clearer its border is than what lies inside.
struct Phase {
  int s = 0, t = 0;
  double clear = 0;
};

Phase phaseIn(const cv::Mat& cell) {
  // Corners of the hex about 0, 0, in vectors of the lattice, in turn.
  static constexpr double kCorners[7][2] = {{1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}, {2, -1}, {1, 1}};
  std::vector<cv::Point> border;
  for (int corner = 0; corner < 6; ++corner) {
    for (int i = 0; i < 12; ++i) {
      const double share = i / 12.0;
      border.emplace_back(
          cvRound(kCellSteps / 3.0 * (kCorners[corner][0] * (1 - share) + kCorners[corner + 1][0] * share)),
          cvRound(kCellSteps / 3.0 * (kCorners[corner][1] * (1 - share) + kCorners[corner + 1][1] * share)));
    }
  }
  const double mean = cv::mean(cell)[0];
  Phase best;
  for (int t = 0; t < kCellSteps; ++t) {
    for (int s = 0; s < kCellSteps; ++s) {
      // A border goes all round: the three faintest sides count, lest a number makes up for missing ones.
      std::array<double, 6> sides{};
      for (std::size_t i = 0; i < border.size(); ++i) {
        const cv::Point each = border[i];
        sides[i / 12] +=
            cell.at<float>((t + each.y + 2 * kCellSteps) % kCellSteps, (s + each.x + 2 * kCellSteps) % kCellSteps) / 12;
      }
      std::sort(sides.begin(), sides.end());
      const double clear = ((sides[0] + sides[1] + sides[2]) / 3 - mean) / std::max(1e-6, mean);
      if (clear > best.clear) best = {s, t, clear};
    }
  }
  return best;
}

// The same lattice, with vectors that are those of hex widths to the right: for upright hexes along x, for flat ones 30
// degrees above it.
SeenGrid gridOf(Lattice lattice, Point2d middle, double factor) {
  SeenGrid grid;
  // Any of the six directions: the one nearest to x, or half way between two.
  const double degrees = std::atan2(lattice.a.y, lattice.a.x) * 180 / std::numbers::pi;
  const double turns = std::round(degrees / 60);
  const double rest = degrees - 60 * turns;
  const bool isPointy = std::abs(rest) <= 15;
  grid.orientation = isPointy ? hex::Orientation::Pointy : hex::Orientation::Flat;
  // Where the two vectors lie on paper that isn't turned: first a, then b 60 degrees clockwise of it.
  const double paper = (isPointy ? 0 : rest > 0 ? 30 : -30) + 60 * turns;
  grid.angle = degrees - paper;
  const Point2d u = turned(1, paper), v = turned(1, paper + 60);
  const double area = u.x * v.y - u.y * v.x;
  // The matrix that takes u to a, and v to b.
  const Point2d right = (lattice.a * v.y - lattice.b * u.y) / area, down = (lattice.b * u.x - lattice.a * v.x) / area;
  grid.pitch = (cv::norm(lattice.a) + cv::norm(lattice.b) + cv::norm(lattice.b - lattice.a)) / 3 / factor;
  grid.registration = redoubt::scan::Registration(
      redoubt::scan::Fit::Affine, {right.x / factor, down.x / factor, middle.x / factor, right.y / factor,
                                   down.y / factor, middle.y / factor, 0, 0, 1});
  return grid;
}

// A grid, and how clear its lines are; beside dark lines the picture is a little brighter, which is a fainter grid.
struct Candidate {
  SeenGrid grid;
  double clear = 0;
};

std::optional<Candidate> gridBy(const cv::Mat& grey, bool dark, double factor, Point2d corner) {
  const cv::Mat lines = thinLines(grey, dark);
  const Correlation alike(correlation(lines));
  Lattice lattice = coarse(alike, std::min(grey.cols, grey.rows) / kLeastHexes);
  if (lattice.score <= 0.02) return std::nullopt;
  lattice = exact(alike, lattice);
  if (lattice.rings < kFewestRings || !isOfHexes(lattice)) return std::nullopt;
  Point2d middle(grey.cols / 2.0, grey.rows / 2.0);
  const Phase phase = phaseIn(folded(lines, lattice, middle));
  middle += lattice.a * ((phase.s + 0.5) / kCellSteps) + lattice.b * ((phase.t + 0.5) / kCellSteps);
  SeenGrid grid = gridOf(lattice, middle + corner * factor, factor);
  grid.isDark = dark;
  grid.confidence = std::clamp(lattice.score * 6, 0.0, 1.0) * std::clamp(phase.clear / kClearBorder, 0.0, 1.0);
  return Candidate{grid, phase.clear};
}

}  // namespace

redoubt::scan::Pixel SeenGrid::middleNear(redoubt::scan::Pixel pixel) const {
  const auto place = registration.toMap(pixel);
  if (!place) return pixel;
  hex::LayoutSpec spec;
  spec.orientation = orientation;
  const hex::Layout layout = std::get<hex::Layout>(hex::Layout::make(spec));
  // The layout's origin is the middle of a hex, as the grid's is.
  return registration.toPicture(layout.centre(layout.at(*place)));
}

std::optional<SeenGrid> seenGrid(const QImage& picture, const Watch& watch) {
  std::optional<Candidate> best;
  // In a photograph at a slant hexes are not of one size all over; in its middle they nearly are.
  for (const double share : {1.0, 0.5}) {
    const QRect part(static_cast<int>(picture.width() * (1 - share) / 2),
                     static_cast<int>(picture.height() * (1 - share) / 2), static_cast<int>(picture.width() * share),
                     static_cast<int>(picture.height() * share));
    const double factor = std::min(1.0, static_cast<double>(kLookedAt) / std::max(part.width(), part.height()));
    const cv::Mat grey = greyOf(share < 1 ? picture.copy(part) : picture, factor);
    for (const bool dark : {true, false}) {
      if (watch.stop.stop_requested()) throw Error(ErrorCode::Busy, Phrase::of("errors.scan.stopped"));
      const auto found = gridBy(grey, dark, factor, {static_cast<double>(part.x()), static_cast<double>(part.y())});
      if (!found || found->grid.confidence <= kSureOfGrid) continue;
      if (!best || found->clear > best->clear) best = found;
    }
    watch.progress(share == 1 ? 0.6 : 1);
    if (best) return best->grid;
  }
  return std::nullopt;
}

}  // namespace redoubt::editor::scan
