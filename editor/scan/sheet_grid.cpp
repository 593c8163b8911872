#include "editor/scan/sheet_grid.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/error.h"
#include "editor/scan/edge_map.h"
#include "editor/scan/line_series.h"

namespace redoubt::editor::scan {
namespace {

constexpr int kAngleSide = 800;  // pixels of the longer side at which the angle is sought
constexpr int kGridSide = 1600;  // and the grid
constexpr double kMostAngle = 6;

void refuseStoppedSheet(const Watch& watch) {
  if (watch.stop.stop_requested()) throw Error(ErrorCode::Busy, Phrase::of("errors.scan.stopped"));
}

QImage noLarger(const QImage& picture, int side) {
  if (std::max(picture.width(), picture.height()) <= side) return picture.convertToFormat(QImage::Format_RGB32);
  return picture.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation)
      .convertToFormat(QImage::Format_RGB32);
}

// The angle at which edges fall together most.
class AngleSearch {
 public:
  AngleSearch(const EdgeMap& edges, const Watch& watch)
      : width_(edges.width()), height_(edges.height()), watch_(watch) {
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        const Place place{static_cast<float>(x - width_ / 2), static_cast<float>(y - height_ / 2)};
        if (edges.across(x, y) > 100) upright_.push_back(place);
        if (edges.down(x, y) > 100) level_.push_back(place);
      }
    }
  }

  double best() {
    const double rough = bestNear(0, kMostAngle, 0.2);
    return bestNear(rough, 0.2, 0.02);
  }

 private:
  struct Place {
    float x, y;
  };

  double bestNear(double middle, double reach, double step) {
    double best = middle, most = -1;
    const int steps = static_cast<int>(std::lround(reach / step));
    for (int i = -steps; i <= steps; ++i) {
      refuseStoppedSheet(watch_);
      const double angle = middle + i * step, value = sharpness(angle);
      if (value > most) most = value, best = angle;
    }
    return best;
  }

  double sharpness(double angle) {
    const double turn = angle * std::numbers::pi / 180;
    const auto sine = static_cast<float>(std::sin(turn)), cosine = static_cast<float>(std::cos(turn));
    return squares(upright_, cosine, sine) + squares(level_, -sine, cosine);
  }

  double squares(const std::vector<Place>& places, float byX, float byY) {
    const float middle = static_cast<float>(width_ + height_);
    bins_.assign(static_cast<std::size_t>(2 * middle), 0);
    for (const Place& place : places) {
      const float bin = byX * place.x + byY * place.y + middle;
      const auto whole = static_cast<std::size_t>(bin);
      const float share = bin - static_cast<float>(whole);
      bins_[whole] += 1 - share;
      bins_[whole + 1] += share;
    }
    double sum = 0;
    for (std::size_t i = 1; i < bins_.size(); ++i) sum += double(bins_[i] + bins_[i - 1]) * (bins_[i] + bins_[i - 1]);
    return sum;
  }

  int width_, height_;
  const Watch& watch_;
  std::vector<Place> upright_, level_;
  std::vector<float> bins_;
};

// The part of a profile in which there is print.
struct Extent {
  int from, to;
};
Extent printed(const std::vector<float>& profile) {
  std::vector<float> sorted = profile;
  const std::size_t high = sorted.size() * 3 / 4;
  std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(high), sorted.end());
  const float least = 0.2F * sorted[high];
  const auto has = [&](float value) { return value > least; };
  const auto first = std::find_if(profile.begin(), profile.end(), has);
  const auto last = std::find_if(profile.rbegin(), profile.rend(), has);
  if (first == profile.end()) return {0, static_cast<int>(profile.size())};
  return {static_cast<int>(first - profile.begin()), static_cast<int>(profile.rend() - last)};
}

struct Found {
  LineSeries across, down;
  double score = 0;
};

// Counters are mostly square.
Found bestPair(const std::vector<LineSeries>& across, const std::vector<LineSeries>& down) {
  Found best;
  for (const LineSeries& x : across) {
    for (const LineSeries& y : down) {
      const double ratio = (x.step() - x.gap) / (y.step() - y.gap);
      const bool isSquare = ratio > 0.96 && ratio < 1.04;
      const double score = x.score * y.score * (isSquare ? 1 : 0.7);
      if (score > best.score) best = {x, y, score};
    }
  }
  return best;
}

Found foundIn(const EdgeMap& edges, const Watch& watch) {
  Extent across = printed(edges.columns(0, edges.height())), down = printed(edges.rows(0, edges.width()));
  Found best;
  // What the grid is not (margins, titles) is left out the second time.
  for (int pass = 0; pass < 2; ++pass) {
    refuseStoppedSheet(watch);
    const auto columns = lineSeries(edges.columns(down.from, down.to));
    refuseStoppedSheet(watch);
    best = bestPair(columns, lineSeries(edges.rows(across.from, across.to)));
    if (best.score <= 0) return best;
    across = {static_cast<int>(best.across.from), static_cast<int>(best.across.to) + 1};
    down = {static_cast<int>(best.down.from), static_cast<int>(best.down.to) + 1};
  }
  return best;
}

// From the straightened picture to the given one: the middle of the grid turns about that of the picture.
SheetGrid placed(const Found& found, double angle, QSize straight, double factor) {
  SheetGrid grid;
  grid.columns = found.across.count;
  grid.rows = found.down.count;
  grid.angle = angle;
  grid.gapX = found.across.gap * factor;
  grid.gapY = found.down.gap * factor;
  const double turn = angle * std::numbers::pi / 180, sine = std::sin(turn), cosine = std::cos(turn);
  // Pixels count from their corners.
  const double middleX = straight.width() / 2.0, middleY = straight.height() / 2.0;
  const double x = (found.across.from + found.across.to) / 2 + 0.5 - middleX;
  const double y = (found.down.from + found.down.to) / 2 + 0.5 - middleY;
  const double gridX = (middleX + cosine * x - sine * y) * factor, gridY = (middleY + sine * x + cosine * y) * factor;
  const double halfWidth = (found.across.to - found.across.from) / 2 * factor;
  const double halfHeight = (found.down.to - found.down.from) / 2 * factor;
  grid.left = gridX - halfWidth, grid.right = gridX + halfWidth;
  grid.top = gridY - halfHeight, grid.bottom = gridY + halfHeight;
  return grid;
}

}  // namespace

std::optional<SheetGrid> sheetGrid(const QImage& picture, const Watch& watch) {
  watch.progress(0);
  if (std::min(picture.width(), picture.height()) < 64) return std::nullopt;
  const double angle = AngleSearch(EdgeMap(noLarger(picture, kAngleSide)), watch).best();
  watch.progress(0.4);
  refuseStoppedSheet(watch);
  const QImage straight = straightened(noLarger(picture, kGridSide), angle);
  const Found found = foundIn(EdgeMap(straight), watch);
  watch.progress(1);
  constexpr double kLeast = 0.12, kSure = 0.45;
  const double weaker = std::min(found.across.score, found.down.score);
  if (found.score <= 0 || weaker < kLeast) return std::nullopt;
  const double factor =
      static_cast<double>(std::max(picture.width(), picture.height())) / std::max(straight.width(), straight.height());
  SheetGrid grid = placed(found, angle, straight.size(), factor);
  grid.confidence = std::clamp(0.3 + 0.7 * (weaker - kLeast) / (kSure - kLeast), 0.0, 1.0);
  return grid;
}

model::CounterSheet withGrid(model::CounterSheet sheet, model::FaceSide side, const SheetGrid& grid) {
  if (side == model::FaceSide::Back) {
    sheet.backLeft = grid.left, sheet.backTop = grid.top, sheet.backRight = grid.right, sheet.backBottom = grid.bottom;
    sheet.backAngle = grid.angle;
    return sheet;
  }
  sheet.columns = grid.columns, sheet.rows = grid.rows;
  sheet.left = grid.left, sheet.top = grid.top, sheet.right = grid.right, sheet.bottom = grid.bottom;
  sheet.gapX = grid.gapX, sheet.gapY = grid.gapY;
  sheet.angle = grid.angle;
  return sheet;
}

}  // namespace redoubt::editor::scan
