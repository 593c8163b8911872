#include "editor/scan/line_series.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

// The edges of equal pieces stand at equal distances, and an edge between pieces runs from end to end, whereas what is
// printed on a piece is shorter than the piece, however alike the pieces are. So a series is good if there are edges at
// all its ends, none so long within its pieces, and little beyond it. Pieces of one colour that touch each other have
// no edges between them; there, that the print repeats itself and fits between the outer edges must do.
namespace redoubt::editor::scan {
namespace {

constexpr double kLeastPiece = 16;
constexpr int kMostPieces = 60;
constexpr std::size_t kMostPeaks = 40;
constexpr double kWidestGap = 0.25;  // of a step
constexpr double kAtBorder = 0.7;    // for an edge that the picture cuts off

class SeriesFinder {
 public:
  explicit SeriesFinder(std::span<const float> profile) : profile_(profile.begin(), profile.end()) {
    total_ = std::accumulate(profile_.begin(), profile_.end(), 0.0);
  }

  std::vector<LineSeries> find() {
    const std::vector<double> ends = peaks();
    for (std::size_t i = 0; i < ends.size(); ++i) {
      for (std::size_t j = i + 1; j < ends.size(); ++j) between(ends[i], ends[j]);
    }
    std::stable_sort(found_.begin(), found_.end(), [](const auto& a, const auto& b) { return a.score > b.score; });
    std::vector<LineSeries> best;
    for (const LineSeries& series : found_) {
      const bool isKnown = std::any_of(best.begin(), best.end(), [&](const LineSeries& other) {
        return other.count == series.count && std::abs(other.from - series.from) < 4 &&
               std::abs(other.to - series.to) < 4;
      });
      if (!isKnown) best.push_back(grown(refined(series)));
      if (best.size() == 12) break;
    }
    return best;
  }

 private:
  double at(double place) const {
    const double last = static_cast<double>(profile_.size()) - 1;
    if (place < 2.5 || place > last - 2.5) return kAtBorder;
    const auto i = static_cast<std::size_t>(std::lround(place));
    return std::max({profile_[i - 1], profile_[i], profile_[i + 1]});
  }

  // Places of edges that can be ends, in order, with the borders of the picture.
  std::vector<double> peaks() const {
    std::vector<std::size_t> tops;
    for (std::size_t i = 2; i + 2 < profile_.size(); ++i) {
      if (profile_[i] < 0.25F || profile_[i] < profile_[i - 1] || profile_[i] <= profile_[i + 1]) continue;
      // What lies beside a steeper edge is its slope.
      if (profile_[i - 2] <= profile_[i] && profile_[i + 2] <= profile_[i]) tops.push_back(i);
    }
    std::stable_sort(tops.begin(), tops.end(), [this](auto a, auto b) { return profile_[a] > profile_[b]; });
    if (tops.size() > kMostPeaks) tops.resize(kMostPeaks);
    std::vector<double> ends(tops.begin(), tops.end());
    ends.push_back(0);
    ends.push_back(static_cast<double>(profile_.size()) - 1);
    std::sort(ends.begin(), ends.end());
    return ends;
  }

  void between(double from, double to) {
    const double length = to - from;
    if (length < std::max(2 * kLeastPiece, 0.25 * static_cast<double>(profile_.size()))) return;
    const int most = std::min(kMostPieces, static_cast<int>(length / kLeastPiece));
    for (int count = 2; count <= most; ++count) {
      LineSeries best{from, to, count, 0, 0};
      best.score = scoreOf(best);
      for (double gap = 2; gap <= kWidestGap * (length + gap) / count; ++gap) {
        LineSeries series{from, to, count, gap, 0};
        series.score = scoreOf(series);
        if (series.score > best.score * 1.05) best = series;
      }
      best.score = std::max(best.score, evenness({from, to, count, 0, 0}));
      if (best.score > 0.08) found_.push_back(best);
    }
  }

  double scoreOf(const LineSeries& series) const {
    const double lines = linesOf(series);
    if (lines < 0.45) return 0;
    const double contrast = lines - longestInside(series);
    if (contrast < 0.08) return 0;
    return contrast * shareOf(series) * fullness(series);
  }

  // How much of an edge there is at the ends of the pieces.
  double linesOf(const LineSeries& series) const {
    const double step = series.step(), width = step - series.gap;
    double sum = 0;
    int weak = 0;
    const auto add = [&](double place) {
      const double line = at(place);
      sum += line;
      weak += line < 0.25;
    };
    const int inner = series.gap > 0 ? 2 * series.count : series.count + 1;
    for (int i = 0; i < series.count; ++i) {
      add(series.from + i * step);
      if (series.gap > 0 || i + 1 == series.count) add(series.from + i * step + width);
      if (i == 1 && sum < 0.3 * (series.gap > 0 ? 4 : 2)) return 0;
    }
    return weak * 5 > inner ? 0 : sum / inner;
  }

  // The pieces laid on each other: the longest edge that they have in common within.
  double longestInside(const LineSeries& series) const {
    const double step = series.step(), width = step - series.gap, rim = std::max(3.0, 0.06 * step);
    double longest = 0;
    for (double offset = rim; offset <= width - rim; ++offset) {
      double sum = 0;
      for (int i = 0; i < series.count; ++i) sum += at(series.from + i * step + offset);
      longest = std::max(longest, sum / series.count);
    }
    return longest;
  }

  double sumOf(double from, double to) const {
    double sum = 0;
    const auto last = static_cast<std::size_t>(std::clamp(to, 0.0, static_cast<double>(profile_.size())));
    for (auto i = static_cast<std::size_t>(std::max(0.0, from)); i < last; ++i) sum += profile_[i];
    return sum;
  }

  // Of all edges those within the series.
  double shareOf(const LineSeries& series) const {
    return sumOf(series.from - 2, series.to + 3) / std::max(1e-9, total_);
  }

  // Less where the first or the last piece is empty: a margin is none.
  double fullness(const LineSeries& series) const {
    const double step = series.step(), width = step - series.gap, rim = std::max(3.0, 0.06 * step);
    std::vector<double> sums;
    for (int i = 0; i < series.count; ++i) {
      const double from = series.from + i * step;
      sums.push_back(sumOf(from + rim, from + width - rim));
    }
    const double ends = std::min(sums.front(), sums.back());
    std::nth_element(sums.begin(), sums.begin() + series.count / 2, sums.end());
    const double usual = sums[static_cast<std::size_t>(series.count / 2)];
    return usual > 1 && ends < 0.15 * usual ? 0.5 : 1;
  }

  // For pieces without edges between them.
  double evenness(const LineSeries& series) const {
    if (series.from < 2.5 || at(series.from) < 0.6 || at(series.to) < 0.6 || series.count < 3) return 0;
    const double step = series.step(), alike = likenessAt(series, step);
    if (alike < 0.6) return 0;
    // The same print twice within a piece makes halves of pieces as good.
    for (const double other : {step / 2, step / 3, step * 0.97, step * 1.03}) {
      if (likenessAt(series, other) > alike * 0.9) return 0;
    }
    return 0.5 * (alike - 0.4) * shareOf(series) * fullness(series);
  }

  // How well the inside of the series agrees with itself shifted by so much, from -1 to 1.
  double likenessAt(const LineSeries& series, double shift) const {
    const int from = static_cast<int>(series.from) + 4, to = static_cast<int>(series.to - shift) - 5;
    if (to - from < 8) return 0;
    double a = 0, b = 0, aa = 0, bb = 0, ab = 0;
    for (int i = from; i < to; ++i) {
      const double there = i + shift;
      const auto k = static_cast<std::size_t>(there);
      const double share = there - static_cast<double>(k);
      const double first = profile_[static_cast<std::size_t>(i)];
      const double second = profile_[k] * (1 - share) + profile_[k + 1] * share;
      a += first, b += second, aa += first * first, bb += second * second, ab += first * second;
    }
    const double n = to - from;
    const double spread = (aa - a * a / n) * (bb - b * b / n);
    return spread > 1e-9 ? (ab - a * b / n) / std::sqrt(spread) : 0;
  }

  // Where exactly the edge near a place is.
  std::optional<double> edgeNear(double place) const {
    const auto size = static_cast<std::ptrdiff_t>(profile_.size());
    std::ptrdiff_t top = std::lround(place);
    if (top < 5 || top >= size - 5) return std::nullopt;
    for (std::ptrdiff_t i = top - 2; i <= top + 2; ++i) {
      if (profile_[static_cast<std::size_t>(i)] > profile_[static_cast<std::size_t>(top)]) top = i;
    }
    if (profile_[static_cast<std::size_t>(top)] < 0.4F) return std::nullopt;
    double sum = 0, weighted = 0;
    for (std::ptrdiff_t i = top - 2; i <= top + 2; ++i) {
      const double over = std::max(0.0, profile_[static_cast<std::size_t>(i)] - 0.1);
      sum += over;
      weighted += over * static_cast<double>(i);
    }
    return weighted / sum;
  }

  struct Fit {
    double first, step;
  };
  // A straight line through the edges near first + i * step.
  std::optional<Fit> fitted(double first, double step, int count) const {
    double n = 0, i1 = 0, i2 = 0, e1 = 0, ie = 0;
    for (int i = 0; i < count; ++i) {
      const auto edge = edgeNear(first + i * step);
      if (!edge) continue;
      n += 1, i1 += i, i2 += double(i) * i, e1 += *edge, ie += i * *edge;
    }
    const double spread = n * i2 - i1 * i1;
    if (n < 3 || spread <= 0) return std::nullopt;
    const double slope = (n * ie - i1 * e1) / spread;
    return Fit{(e1 - slope * i1) / n, slope};
  }

  // Longer by the pieces beyond its ends that are like the others: of many lines not all are among the peaks.
  LineSeries grown(LineSeries series) const {
    if (scoreOf(series) <= 0) return series;
    const double last = static_cast<double>(profile_.size()) - 1;
    for (bool isLonger = true; isLonger && series.count < kMostPieces;) {
      isLonger = false;
      const double step = series.step(), least = 0.5 * linesOf(series);
      for (const LineSeries& longer : {LineSeries{series.from, series.to + step, series.count + 1, series.gap, 0},
                                       LineSeries{series.from - step, series.to, series.count + 1, series.gap, 0}}) {
        const double end = longer.from < series.from ? longer.from : longer.to;
        if (end < 0 || end > last || at(end) < least || fullness(longer) < 1) continue;
        const double score = scoreOf(longer);
        if (score < 0.95 * scoreOf(series)) continue;
        series = refined(longer);
        series.score = std::max(series.score, score);
        isLonger = true;
        break;
      }
    }
    return series;
  }

  LineSeries refined(LineSeries series) const {
    const double step = series.step(), width = step - series.gap;
    const bool hasGap = series.gap > 0;
    const auto begins = fitted(series.from, step, hasGap ? series.count : series.count + 1);
    if (!begins) return series;
    if (!hasGap) {
      series.from = begins->first;
      series.to = begins->first + series.count * begins->step;
      return series;
    }
    const auto ends = fitted(series.from + width, step, series.count);
    if (!ends) return series;
    series.from = begins->first;
    series.to = ends->first + (series.count - 1) * ends->step;
    const double middle = (series.count - 1) / 2.0;
    const double exact = ends->first - begins->first + middle * (ends->step - begins->step);
    series.gap = std::max(0.0, (series.to - series.from - series.count * exact) / (series.count - 1));
    return series;
  }

  std::vector<float> profile_;
  double total_ = 0;
  std::vector<LineSeries> found_;
};

}  // namespace

std::vector<LineSeries> lineSeries(std::span<const float> profile) {
  if (profile.size() < static_cast<std::size_t>(2 * kLeastPiece)) return {};
  return SeriesFinder(profile).find();
}

}  // namespace redoubt::editor::scan
