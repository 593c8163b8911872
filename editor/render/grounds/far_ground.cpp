#include "editor/render/grounds/far_ground.h"

#include <QImage>
#include <algorithm>
#include <array>
#include <cmath>
#include <new>
#include <optional>
#include <utility>

#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/patch_picture.h"
#include "editor/render/grounds/soft_area.h"
#include "editor/render/grounds/trees.h"
#include "editor/render/noise.h"
#include "editor/render/sprites.h"

namespace redoubt::render {
namespace {

constexpr double kWinding = 0.075;       // hex widths by which edges wind
constexpr double kWindingScale = 0.45;   // and over what distance
constexpr double kSmallestWinding = 8;   // device pixels a hex from which that is seen
constexpr double kLightReach = 0.25;     // of the light on the side of a level, from its edge

struct Ground {
  std::uint16_t kind = 0;
  std::int16_t level = 0;
};

// The triangle of three hexes that a point lies in, and how much it belongs to each.
struct Between {
  std::array<Ground, 3> grounds;
  std::array<double, 3> weights{};
  bool isUpper = false;  // of the two triangles in a cell of the lattice

  bool areAlike() const {
    return grounds[0].kind == grounds[1].kind && grounds[0].kind == grounds[2].kind &&
           grounds[0].level == grounds[1].level && grounds[0].level == grounds[2].level;
  }
};

// The hexes of a region as a lattice of rhombs, each of two such triangles.
class Lattice {
 public:
  Lattice(const MapCells& cells, const hex::Bounds& region) {
    const hex::Layout& layout = cells.layout();
    const hex::Point zero = layout.centre(hex::Hex{0, 0});
    zero_ = toQt(zero);
    const QPointF q = toQt(layout.centre(hex::Hex{1, 0})) - zero_;
    const QPointF r = toQt(layout.centre(hex::Hex{0, 1})) - zero_;
    toAxial_ = QTransform(q.x(), q.y(), r.x(), r.y(), 0, 0).inverted();
    ends_ = {QPointF(0, 0), q, r};
    const QRectF axial = toAxial_.mapRect(toQt(grown(region, 2 * kWinding)).translated(-zero_));
    firstQ_ = static_cast<int>(std::floor(axial.left())) - 1;
    firstR_ = static_cast<int>(std::floor(axial.top())) - 1;
    columns_ = static_cast<int>(std::floor(axial.right())) + 3 - firstQ_;
    rows_ = static_cast<int>(std::floor(axial.bottom())) + 3 - firstR_;
    grounds_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
    // A rhomb is far larger than its region; only what lies about that is asked for.
    cells.forEachHex(grown(region, 2.5), [&](hex::Hex hex, hex::Point) {
      const int column = hex.q - firstQ_;
      const int row = hex.r - firstR_;
      if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return;
      const Cell cell = groundAt(cells, hex);
      grounds_[indexOf(column, row)] = {cell.terrain, cell.level};
    });
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
    const std::size_t index = indexOf(column, row);
    const Ground& right = grounds_[index + 1];
    const Ground& below = grounds_[index + static_cast<std::size_t>(columns_)];
    if (f + g < 1) return {{grounds_[index], right, below}, {1 - f - g, f, g}, false};
    return {{grounds_[index + static_cast<std::size_t>(columns_) + 1], below, right}, {f + g - 1, 1 - f, 1 - g}, true};
  }

  // Where the hexes of a triangle lie from one another.
  std::array<QPointF, 3> places(bool isUpper) const {
    if (!isUpper) return ends_;
    return {ends_[1] + ends_[2], ends_[2], ends_[1]};
  }

 private:
  std::size_t indexOf(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  }

  QPointF zero_;
  QTransform toAxial_;
  std::array<QPointF, 3> ends_;
  int firstQ_ = 0;
  int firstR_ = 0;
  int columns_ = 0;
  int rows_ = 0;
  std::vector<Ground> grounds_;
};

// The two parties of a triangle that a point lies nearest to the border of.
struct Border {
  std::size_t own = 0;    // a hex of the party that the point is in
  std::size_t other = 0;  // a hex of the other
  double depth = 0;       // hex widths from the border
  QPointF across;         // of length 1, from the other to the own
};

template <class Same>
std::optional<Border> borderOf(const Between& between, const std::array<QPointF, 3>& places, Same&& same) {
  const auto& w = between.weights;
  std::size_t a = w[1] > w[0] ? 1 : 0;
  if (w[2] > w[a]) a = 2;
  std::size_t b = (a + 1) % 3;
  std::size_t c = (a + 2) % 3;
  if (w[c] > w[b]) std::swap(b, c);
  const bool ab = same(a, b);
  const bool ac = same(a, c);
  const bool bc = same(b, c);
  if (ab && ac) return std::nullopt;
  constexpr double kOfOne = 0.433;  // half the height of the triangle
  const auto made = [&](std::size_t own, std::size_t other, double lead, QPointF from, QPointF to) {
    const QPointF along = to - from;
    return Border{own, other, lead * kOfOne, along / std::hypot(along.x(), along.y())};
  };
  if (ab) return made(a, c, w[a] + w[b] - w[c], places[c], (places[a] + places[b]) / 2);
  if (ac) return made(a, b, w[a] + w[c] - w[b], places[b], (places[a] + places[c]) / 2);
  if (bc && w[b] + w[c] > w[a]) return made(b, a, w[b] + w[c] - w[a], places[a], (places[b] + places[c]) / 2);
  if (bc) return made(a, b, w[a] - w[b] - w[c], (places[b] + places[c]) / 2, places[a]);
  return made(a, b, w[a] - w[b], places[b], places[a]);
}

QRgb mixedRgb(QRgb a, QRgb b, double share) {
  const int of = static_cast<int>(share * 256);
  const auto part = [&](int x, int y) { return x + (y - x) * of / 256; };
  return qRgba(part(qRed(a), qRed(b)), part(qGreen(a), qGreen(b)), part(qBlue(a), qBlue(b)),
               part(qAlpha(a), qAlpha(b)));
}

QRgb over(QRgb above, QRgb below) {
  const int rest = 255 - qAlpha(above);
  if (rest == 0) return above;
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

// What is drawn of the map's grounds at a point.
class FarGround {
 public:
  FarGround(const PaintContext& context)
      : context_(context),
        lattice_(context.cells, context.region),
        showsTerrain_(context.style.terrain),
        showsLevels_(context.style.levels && context.cells.hasLevels() &&
                     context.theme().relief != ReliefManner::Lines),
        winding_(context.scale >= kSmallestWinding ? kWinding : 0),
        reach_(1.0 / context.scale),
        clear_(0.5 + (M_SQRT2 * winding_ + std::max(reach_, showsLevels_ ? kLightReach : 0)) / 0.866) {
    patches_.resize(context.cells.kinds().size());
    rims_.resize(patches_.size());
    isKnown_.resize(patches_.size());
    for (int level = -kMost; level <= kMost; ++level) {
      levels_[static_cast<std::size_t>(level + kMost)] =
          showsLevels_ ? groundOfLevel(context.theme(), level, 0) : QRgb{0};
    }
  }

  QRgb at(double x, double y) {
    const Between between = lattice_.at(x, y);
    if (between.areAlike()) return bare(between.grounds[0], x, y);
    // Where one hex has the most by far, no border comes near.
    for (std::size_t i = 0; i < 3; ++i) {
      if (between.weights[i] > clear_) return bare(between.grounds[i], x, y);
    }
    return atBorder(x, y);
  }

 private:
  static constexpr int kMost = 99;

  QRgb bare(const Ground& ground, double x, double y) { return over(marks(ground.kind, x, y), plain(ground.level)); }
  QRgb plain(int level) const { return levels_[static_cast<std::size_t>(std::clamp(level, -kMost, kMost) + kMost)]; }

  QRgb marks(std::uint16_t kind, double x, double y) {
    if (!showsTerrain_) return 0;
    if (!isKnown_[kind]) {
      patches_[kind] = patchOf(context_, kind);
      rims_[kind] = rimOf(context_, kind);
      isKnown_[kind] = true;
    }
    return patches_[kind]->at(x, y);
  }

  QRgb atBorder(double x, double y) {
    double nearX = x;
    double nearY = y;
    if (winding_ > 0) {
      nearX += winding_ * noiseAt(x / kWindingScale, y / kWindingScale, 301);
      nearY += winding_ * noiseAt(x / kWindingScale, y / kWindingScale, 302);
    }
    const Between between = lattice_.at(nearX, nearY);
    const auto& grounds = between.grounds;
    const std::array<QPointF, 3> places = lattice_.places(between.isUpper);
    const auto sameKind = [&](std::size_t a, std::size_t b) { return grounds[a].kind == grounds[b].kind; };
    const auto sameLevel = [&](std::size_t a, std::size_t b) { return grounds[a].level == grounds[b].level; };
    const auto kinds = borderOf(between, places, sameKind);
    const auto levels = showsLevels_ ? borderOf(between, places, sameLevel) : std::nullopt;
    const QRgb ground = levels ? slope(grounds[levels->own].level, grounds[levels->other].level, *levels)
                               : plain(grounds[0].level);
    if (!kinds) return over(marks(grounds[0].kind, x, y), ground);
    return over(marksAt(grounds[kinds->own].kind, grounds[kinds->other].kind, kinds->depth, x, y), ground);
  }

  QRgb marksAt(std::uint16_t own, std::uint16_t other, double depth, double x, double y) {
    const double pixels = depth * context_.scale;
    QRgb colour = marks(own, x, y);
    if (!showsTerrain_) return colour;
    const QRgb beyond = marks(other, x, y);
    if (pixels < 0.5) colour = mixedRgb(colour, beyond, 0.5 - pixels);
    if (pixels < 0.9) {
      const std::optional<QRgb>& rim = rims_[own] ? rims_[own] : rims_[other];
      if (rim) colour = mixedRgb(colour, *rim, 0.8 * std::min(1.0, 0.9 - pixels));
    }
    return colour;
  }

  // A step from one level to another, with its light.
  QRgb slope(int own, int other, const Border& border) const {
    if (border.depth > kLightReach) return plain(own);
    const double share = 1 / (1 + std::exp(border.depth / 0.022));
    const double soft = 1 / (1 + std::exp(-border.depth / 0.065));
    const double steepness = 4 * soft * (1 - soft) * (own - other);
    const double fall = -steepness * (border.across.x() + border.across.y()) * M_SQRT1_2;
    return groundOfLevel(context_.theme(), own + (other - own) * share, fall);
  }

  const PaintContext& context_;
  Lattice lattice_;
  bool showsTerrain_;
  bool showsLevels_;
  double winding_;
  double reach_;  // of a border's own pixels
  double clear_;  // the share of one hex above which no border is near
  std::vector<std::shared_ptr<const PatchPicture>> patches_;
  std::vector<std::optional<QRgb>> rims_;
  std::vector<bool> isKnown_;
  std::array<QRgb, 2 * kMost + 1> levels_{};
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
    for (int column = 0; column < picture.width(); ++column) {
      line[column] = ground.at((pixels.left() + column + 0.5 - transform.dx()) / transform.m11(), y);
    }
  }
  SpritePainter device(context.painter);
  picture.setDevicePixelRatio(device.pixelRatio());
  device.copy(picture, pixels.left(), pixels.top());
}

}  // namespace redoubt::render
