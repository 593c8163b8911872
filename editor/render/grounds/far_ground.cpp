#include "editor/render/grounds/far_ground.h"

#include <QImage>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <tuple>
#include <utility>

#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/patch_picture.h"
#include "editor/render/grounds/soft_area.h"
#include "editor/render/grounds/trees.h"
#include "editor/render/noise.h"
#include "editor/render/shelf.h"
#include "editor/render/sprites.h"

namespace redoubt::render {
namespace {

constexpr double kWinding = 0.075;      // the deviation of edges, in hex widths
constexpr double kWindingScale = 0.45;  // and the length over which it varies
constexpr double kSmallestWinding = 8;  // device pixels per hex from which it is visible
constexpr double kLightReach = 0.25;    // of the light on the side of a level, from its edge

struct Ground {
  std::uint16_t kind = 0;
  std::int16_t level = 0;

  friend bool operator==(const Ground&, const Ground&) = default;
};

// Which of three hexes are equal in something.
struct Sameness {
  std::array<bool, 3> pairs{};  // 0 and 1, 0 and 2, 1 and 2

  bool of(std::size_t a, std::size_t b) const { return pairs[a + b - 1]; }
  bool areAll() const { return pairs[0] && pairs[1]; }
};

// Three hexes that are neighbours of one another.
struct Triangle {
  std::array<Ground, 3> grounds;
  bool isUpper = false;  // of the two triangles in a cell of the lattice

  template <class Part>
  Sameness sameness(Part&& part) const {
    const auto same = [&](std::size_t a, std::size_t b) { return part(grounds[a]) == part(grounds[b]); };
    return {{same(0, 1), same(0, 2), same(1, 2)}};
  }
};

// The triangle of a point, and the point's share of each of its hexes.
struct Between {
  std::size_t triangle = 0;  // of Lattice
  std::array<double, 3> weights{};
};

// The border between two parts of a triangle that is nearest to a point.
struct Border {
  std::size_t own = 0;    // a hex of the part that the point is in
  std::size_t other = 0;  // a hex of the other part
  double depth = 0;       // hex widths from the border
  std::size_t way = 0;    // index of the direction across the border, from the other to the own part; of kWays
};

// From a corner to the middle of the other two, back, and from corner to corner.
constexpr std::size_t kWays = 12;
constexpr std::size_t awayFrom(std::size_t corner) {
  return corner;
}
constexpr std::size_t towards(std::size_t corner) {
  return 3 + corner;
}
constexpr std::size_t fromTo(std::size_t from, std::size_t to) {
  return 6 + 2 * from + (to > from ? to - 1 : to);
}

// How much each of the directions leads to the lower right, from -1 to 1.
std::array<double, kWays> leaningsOf(const std::array<QPointF, 3>& places) {
  std::array<double, kWays> leanings{};
  const auto lean = [](QPointF way) { return (way.x() + way.y()) * M_SQRT1_2 / std::hypot(way.x(), way.y()); };
  for (std::size_t a = 0; a < 3; ++a) {
    const std::size_t b = (a + 1) % 3;
    const std::size_t c = (a + 2) % 3;
    leanings[awayFrom(a)] = lean((places[b] + places[c]) / 2 - places[a]);
    leanings[towards(a)] = -leanings[awayFrom(a)];
    leanings[fromTo(a, b)] = lean(places[b] - places[a]);
    leanings[fromTo(b, a)] = -leanings[fromTo(a, b)];
  }
  return leanings;
}

// The hexes of a region as a lattice of rhombuses, each of two such triangles.
class Lattice {
 public:
  Lattice(const MapCells& cells, const hex::Bounds& region) {
    const hex::Layout& layout = cells.layout();
    const hex::Point zero = layout.centre(hex::Hex{0, 0});
    zero_ = toQt(zero);
    const QPointF q = toQt(layout.centre(hex::Hex{1, 0})) - zero_;
    const QPointF r = toQt(layout.centre(hex::Hex{0, 1})) - zero_;
    toAxial_ = QTransform(q.x(), q.y(), r.x(), r.y(), 0, 0).inverted();
    leanings_ = {leaningsOf({QPointF(0, 0), q, r}), leaningsOf({q + r, r, q})};
    const QRectF axial = toAxial_.mapRect(toQt(grown(region, 2 * kWinding)).translated(-zero_));
    firstQ_ = static_cast<int>(std::floor(axial.left())) - 1;
    firstR_ = static_cast<int>(std::floor(axial.top())) - 1;
    columns_ = static_cast<int>(std::floor(axial.right())) + 3 - firstQ_;
    rows_ = static_cast<int>(std::floor(axial.bottom())) + 3 - firstR_;
    grounds_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
    // A rhombus is far larger than its region; only cells near the region are read.
    cells.forEachHex(grown(region, 2.5), [&](hex::Hex hex, hex::Point) {
      const int column = hex.q - firstQ_;
      const int row = hex.r - firstR_;
      if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return;
      const Cell cell = groundAt(cells, hex);
      grounds_[indexOf(column, row)] = {cell.terrain, cell.level};
    });
  }

  Triangle triangle(std::size_t number) const {
    const std::size_t index = number / 2;
    const std::size_t below = index + static_cast<std::size_t>(columns_);
    if (number % 2 == 0) return {{grounds_[index], grounds_[index + 1], grounds_[below]}, false};
    return {{grounds_[below + 1], grounds_[below], grounds_[index + 1]}, true};
  }

  Between at(double x, double y) const {
    const double dx = x - zero_.x();
    const double dy = y - zero_.y();
    const double q = dx * toAxial_.m11() + dy * toAxial_.m21() - firstQ_;
    const double r = dx * toAxial_.m12() + dy * toAxial_.m22() - firstR_;
    const int column = std::clamp(static_cast<int>(q), 0, columns_ - 2);
    const int row = std::clamp(static_cast<int>(r), 0, rows_ - 2);
    const double f = q - column;
    const double g = r - row;
    const std::size_t number = 2 * indexOf(column, row);
    if (f + g < 1) return {number, {1 - f - g, f, g}};
    return {number + 1, {f + g - 1, 1 - f, 1 - g}};
  }

  // The leanings of the directions across the borders in such a triangle.
  const std::array<double, kWays>& leanings(bool isUpper) const { return leanings_[isUpper]; }

 private:
  std::size_t indexOf(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  }

  QPointF zero_;
  QTransform toAxial_;
  std::array<std::array<double, kWays>, 2> leanings_{};
  int firstQ_ = 0;
  int firstR_ = 0;
  int columns_ = 0;
  int rows_ = 0;
  std::vector<Ground> grounds_;
};

std::optional<Border> borderOf(const std::array<double, 3>& w, const Sameness& same) {
  std::size_t a = w[1] > w[0] ? 1 : 0;
  if (w[2] > w[a]) a = 2;
  std::size_t b = (a + 1) % 3;
  std::size_t c = (a + 2) % 3;
  if (w[c] > w[b]) std::swap(b, c);
  const bool ab = same.of(a, b);
  const bool ac = same.of(a, c);
  const bool bc = same.of(b, c);
  if (ab && ac) return std::nullopt;
  constexpr double kOfOne = 0.433;  // half the height of the triangle
  if (ab) return Border{a, c, (w[a] + w[b] - w[c]) * kOfOne, awayFrom(c)};
  if (ac) return Border{a, b, (w[a] + w[c] - w[b]) * kOfOne, awayFrom(b)};
  if (bc && w[b] + w[c] > w[a]) return Border{b, a, (w[b] + w[c] - w[a]) * kOfOne, awayFrom(a)};
  if (bc) return Border{a, b, (w[a] - w[b] - w[c]) * kOfOne, towards(a)};
  return Border{a, b, (w[a] - w[b]) * kOfOne, fromTo(b, a)};
}

QRgb mixedRgb(QRgb a, QRgb b, double share) {
  const int of = static_cast<int>(share * 256);
  const auto part = [&](int x, int y) { return x + (y - x) * of / 256; };
  return qRgba(part(qRed(a), qRed(b)), part(qGreen(a), qGreen(b)), part(qBlue(a), qBlue(b)),
               part(qAlpha(a), qAlpha(b)));
}

QRgb over(QRgb above, QRgb below) {
  const int rest = 255 - qAlpha(above);
  if (rest == 0 || below == 0) return above;
  if (above == 0) return below;
  const auto part = [rest](int x, int y) { return x + (y * rest + 127) / 255; };
  return qRgba(part(qRed(above), qRed(below)), part(qGreen(above), qGreen(below)), part(qBlue(above), qBlue(below)),
               part(qAlpha(above), qAlpha(below)));
}

// Lines round woods and ponds.
std::optional<QRgb> rimOf(const PaintContext& context, std::uint16_t index) {
  const TerrainKind& kind = context.cells.kind(index);
  if (kind.pattern == Pattern::Water) return context.theme().bank.rgb();
  if (kind.pattern != Pattern::Woods || context.theme().woods == WoodsManner::Cuts) return std::nullopt;
  const TreeInks inks = treeInks(context, kind);
  return mixed(inks.crown, inks.rim, 0.65).rgb();
}

constexpr std::size_t kDepths = 48;  // depths at which the light of a step is computed

// A step from one level to another, with its light: the colours by the depth, from 0 to kLightReach.
struct LevelStep {
  std::array<QRgb, kDepths + 1> colours{};

  LevelStep(const MapTheme& theme, int own, int other, double leaning) {
    for (std::size_t i = 0; i <= kDepths; ++i) {
      const double depth = static_cast<double>(i) * kLightReach / kDepths;
      const double share = 1 / (1 + std::exp(depth / 0.022));
      const double soft = 1 / (1 + std::exp(-depth / 0.065));
      const double steepness = 4 * soft * (1 - soft) * (own - other);
      colours[i] = groundOfLevel(theme, own + (other - own) * share, -steepness * leaning);
    }
  }
  std::ptrdiff_t bytes() const { return sizeof(*this); }
};

// Shared by all callers, in any thread.
std::shared_ptr<const LevelStep> stepOf(const std::shared_ptr<const MapTheme>& theme, int own, int other,
                                        double leaning) {
  constexpr std::size_t kMostSteps = 4000;
  using Key = std::tuple<std::shared_ptr<const MapTheme>, int, int, long>;  // keeps the theme and its address in use
  static Shelf<Key, LevelStep> shelf(kMostSteps, kMostSteps * static_cast<std::ptrdiff_t>(sizeof(LevelStep)));
  const Key key{theme, own, other, std::lround(leaning * 10000)};
  return shelf.get(key, [&] { return std::make_shared<const LevelStep>(*theme, own, other, leaning); });
}

// Computes the colour of the map's terrain at a point.
class FarGround {
 public:
  FarGround(const PaintContext& context)
      : context_(context),
        lattice_(context.cells, context.region),
        showsTerrain_(context.style.terrain),
        showsLevels_(context.style.levels && context.cells.hasLevels() &&
                     context.theme().relief != ReliefManner::Lines),
        winding_(context.scale >= kSmallestWinding ? kWinding : 0),
        clearOfKinds_(clearOf(1.0 / context.scale)),
        clearOfLevels_(clearOf(std::max(1.0 / context.scale, kLightReach))),
        wavesX_(301),
        wavesY_(302) {
    drawn_.resize(context.cells.kinds().size());
    rims_.resize(drawn_.size());
    rows_.resize(drawn_.size());
    for (int level = -kMost; level <= kMost; ++level) {
      tints_[static_cast<std::size_t>(level + kMost)] =
          showsLevels_ ? groundOfLevel(context.theme(), level, 0) : QRgb{0};
    }
  }

  // Points from (`x`, `y`) on, each `step` to the right of the one before.
  void paintRow(std::span<QRgb> line, double x, double step, double y) {
    std::fill(rows_.begin(), rows_.end(), nullptr);
    wavesX_.beginRow(y / kWindingScale);
    wavesY_.beginRow(y / kWindingScale);
    const auto at = [&](std::size_t i) { return x + static_cast<double>(i) * step; };
    // Between two points on the same terrain that are no farther apart there is no other terrain.
    const auto most = std::max<std::size_t>(1, static_cast<std::size_t>(0.4 / step));
    std::optional<Ground> ground = clearGround(at(0), y);
    for (std::size_t i = 0; i < line.size();) {
      std::size_t count = std::min(ground ? most : kAtBorder, line.size() - i);
      std::optional<Ground> next = clearGround(at(i + count), y);
      for (; ground && count > 1 && next != ground; next = clearGround(at(i + count), y)) count /= 2;
      if (ground) {
        fill(line.subspan(i, count), *ground, at(i), step, y);
      } else {
        for (std::size_t j = i; j < i + count; ++j) line[j] = atBorder(at(j), y);
      }
      ground = next;
      i += count;
    }
  }

 private:
  static constexpr int kMost = 99;
  static constexpr std::size_t kAtBorder = 4;  // points after one near a border that are treated as near it too

  // The share of one hex above which there is no border within `reach`.
  double clearOf(double reach) const { return 0.5 + (M_SQRT2 * winding_ + reach) / 0.866; }

  // The terrain at a point with no border near.
  std::optional<Ground> clearGround(double x, double y) {
    const Between between = lattice_.at(x, y);
    lookAt(between.triangle);
    const auto& grounds = triangle_.grounds;
    if (areAlike_) return grounds[0];
    // If the share of one hex is by far the largest.
    const double clear = showsLevels_ && !levels_.areAll() ? clearOfLevels_ : clearOfKinds_;
    for (std::size_t i = 0; i < 3; ++i) {
      if (between.weights[i] > clear) return grounds[i];
    }
    return std::nullopt;
  }

  // Neighbouring points mostly lie in the same triangle.
  void lookAt(std::size_t number) {
    if (number == number_) return;
    number_ = number;
    triangle_ = lattice_.triangle(number);
    kinds_ = triangle_.sameness([](const Ground& ground) { return ground.kind; });
    levels_ = triangle_.sameness([](const Ground& ground) { return ground.level; });
    areAlike_ = kinds_.areAll() && levels_.areAll();
  }

  void fill(std::span<QRgb> line, const Ground& ground, double x, double step, double y) {
    const QRgb below = plain(ground.level);
    if (!showsTerrain_) return std::fill(line.begin(), line.end(), below);
    patch(ground.kind).copy(line, x, step, y);
    if (below == 0) return;
    for (QRgb& pixel : line) pixel = over(pixel, below);
  }

  QRgb plain(int level) const { return tints_[static_cast<std::size_t>(std::clamp(level, -kMost, kMost) + kMost)]; }

  QRgb marks(std::uint16_t kind, double x, double y) {
    if (!showsTerrain_) return 0;
    const QRgb*& row = rows_[kind];
    if (!row) row = patch(kind).rowAt(y);
    return drawn_[kind]->at(x, row);
  }

  const PatchPicture& patch(std::uint16_t kind) {
    if (!drawn_[kind]) {
      patches_.push_back(patchOf(context_, kind));
      rims_[kind] = rimOf(context_, kind);
      drawn_[kind] = patches_.back().get();
    }
    return *drawn_[kind];
  }

  QRgb atBorder(double x, double y) {
    double nearX = x;
    double nearY = y;
    if (winding_ > 0) {
      nearX += winding_ * wavesX_.at(x / kWindingScale);
      nearY += winding_ * wavesY_.at(x / kWindingScale);
    }
    const Between between = lattice_.at(nearX, nearY);
    lookAt(between.triangle);
    const auto& grounds = triangle_.grounds;
    const auto kinds = kinds_.areAll() ? std::nullopt : borderOf(between.weights, kinds_);
    const auto levels = !showsLevels_ || levels_.areAll() ? std::nullopt : borderOf(between.weights, levels_);
    const QRgb ground = !levels                        ? plain(grounds[0].level)
                        : levels->depth >= kLightReach ? plain(grounds[levels->own].level)
                                                       : stepOver(*levels);
    if (!kinds) return over(marks(grounds[0].kind, x, y), ground);
    return over(marksAt(grounds[kinds->own].kind, grounds[kinds->other].kind, kinds->depth, x, y), ground);
  }

  QRgb marksAt(std::uint16_t own, std::uint16_t other, double depth, double x, double y) {
    const double pixels = depth * context_.scale;
    QRgb colour = marks(own, x, y);
    if (!showsTerrain_) return colour;
    if (pixels < 0.5) colour = mixedRgb(colour, marks(other, x, y), 0.5 - pixels);
    if (pixels < 0.9) {
      patch(other);
      const std::optional<QRgb>& rim = rims_[own] ? rims_[own] : rims_[other];
      if (rim) colour = mixedRgb(colour, *rim, 0.8 * std::min(1.0, 0.9 - pixels));
    }
    return colour;
  }

  QRgb stepOver(const Border& border) {
    const int own = triangle_.grounds[border.own].level;
    const int other = triangle_.grounds[border.other].level;
    const StepKey key{own, other, border.way, triangle_.isUpper};
    if (!step_ || key != stepKey_) {
      stepKey_ = key;
      std::shared_ptr<const LevelStep>& step = steps_[key];
      if (!step) step = stepOf(context_.style.theme, own, other, lattice_.leanings(triangle_.isUpper)[border.way]);
      step_ = step.get();
    }
    return step_->colours[static_cast<std::size_t>(border.depth / kLightReach * kDepths + 0.5)];
  }

  const PaintContext& context_;
  Lattice lattice_;
  bool showsTerrain_;
  bool showsLevels_;
  double winding_;
  double clearOfKinds_;
  double clearOfLevels_;
  NoiseRow wavesX_;
  NoiseRow wavesY_;
  std::vector<std::shared_ptr<const PatchPicture>> patches_;
  std::vector<const PatchPicture*> drawn_;  // of them, by kind
  std::vector<std::optional<QRgb>> rims_;   // by kind
  std::vector<const QRgb*> rows_;           // rows of the patches, by kind, for the row being painted; null before
  std::array<QRgb, 2 * kMost + 1> tints_{};
  std::size_t number_ = std::numeric_limits<std::size_t>::max();  // number of the last triangle
  Triangle triangle_;
  Sameness kinds_;
  Sameness levels_;
  bool areAlike_ = false;
  using StepKey = std::tuple<int, int, std::size_t, bool>;  // own level, other level, direction, is upper
  std::map<StepKey, std::shared_ptr<const LevelStep>> steps_;
  StepKey stepKey_;
  const LevelStep* step_ = nullptr;  // the last one used
};

}  // namespace

bool isFar(const QPainter& painter, const MapStyle& style, double scale) {
  return scale < style.farGround && takesPictures(painter);
}

void paintFarGround(const PaintContext& context) {
  const QTransform transform = context.painter.deviceTransform();
  const QRect pixels = transform.mapRect(toQt(context.region)).toAlignedRect();
  if (pixels.isEmpty()) return;
  QImage picture(pixels.size(), QImage::Format_ARGB32_Premultiplied);
  if (picture.isNull()) throw std::bad_alloc();
  FarGround ground(context);
  for (int row = 0; row < picture.height(); ++row) {
    auto* line = reinterpret_cast<QRgb*>(picture.scanLine(row));
    const double y = (pixels.top() + row + 0.5 - transform.dy()) / transform.m22();
    const double x = (pixels.left() + 0.5 - transform.dx()) / transform.m11();
    ground.paintRow({line, static_cast<std::size_t>(picture.width())}, x, 1 / transform.m11(), y);
  }
  SpritePainter device(context.painter);
  picture.setDevicePixelRatio(device.pixelRatio());
  device.copy(picture, pixels.left(), pixels.top());
}

}  // namespace redoubt::render
