#include <algorithm>
#include <cmath>
#include <memory>

#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/point_plane.h"
#include "editor/render/grounds/soft_area.h"
#include "editor/render/grounds/stamp.h"
#include "editor/render/noise.h"

// Levels: a tint for each, growing over the edge, and a soft light from the north-west. They support the hachures and
// don't replace them.
namespace redoubt::render {
namespace {

constexpr int kPerHex = 16;
constexpr double kTint = 0.3;     // of one level
constexpr double kPlain = 0.34;   // the same without shading
constexpr double kDeeper = 0.14;  // the share by which the tint of each further level is nearer to the ink of hachures
constexpr double kDark = 0.17;    // of the sides away from the light
constexpr double kLight = 0.26;   // of those towards it
// The distances from the edge of a level at which its tint and the light on its side begin and end, in hex widths.
constexpr double kTintReach = 0.14;
constexpr double kLightReach = 0.30;
constexpr double kRoll = 0.30;  // the relief of high ground itself, as a share of a slope's fall

// The levels that begin or end in and round the planned region: `base` is everywhere.
struct Range {
  int base = 0;
  int top = 0;
};

Range levelsIn(const PaintContext& context) {
  Range range;
  bool isFirst = true;
  context.cells.forEachHex(grown(context.areas.bounds(), 1.6), [&](hex::Hex hex, hex::Point) {
    const int level = groundAt(context.cells, hex).level;
    range.base = isFirst ? level : std::min(range.base, level);
    range.top = isFirst ? level : std::max(range.top, level);
    isFirst = false;
  });
  return range;
}

double tintOf(double levels) {
  return 1 - std::pow(1 - kTint, levels);
}

// Far from level 0 the tint alone would hardly change from one level to the next.
QColor colourOf(const MapTheme& theme, double level) {
  const double deeper = std::min(kDeeper * std::max(std::abs(level) - 1, 0.0), 0.5);
  return level < 0 ? mixed(theme.hollowTint, theme.bank, deeper) : mixed(theme.levelTint, theme.hachure, deeper);
}

// The fall of raised or sunken ground itself towards the south-east, from -1 to 1, so that it doesn't look flat.
double rollAt(hex::Point at) {
  constexpr double kScale = 1.7;
  constexpr double kAhead = 0.45;
  const auto height = [](double x, double y) { return noiseAt(x / kScale, y / kScale, 43); };
  return std::clamp(1.6 * (height(at.x, at.y) - height(at.x + kAhead, at.y + kAhead)), -1.0, 1.0);
}

QRgb over(QRgb below, const QColor& colour, double alpha) {
  const int share = static_cast<int>(std::lround(255 * alpha));
  const QRgb above = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), share));
  const int rest = 255 - share;
  return qRgba(qRed(above) + qRed(below) * rest / 255, qGreen(above) + qGreen(below) * rest / 255,
               qBlue(above) + qBlue(below) * rest / 255, share + qAlpha(below) * rest / 255);
}

// Heights at the nodes of a picture, sharp ones for the tint and soft ones for the light.
class Heights {
 public:
  Heights(const PaintContext& context, const NodePicture& picture, const Range& range)
      : columns_(picture.columns()), rows_(picture.rows()), base_(range.base) {
    const auto count = static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_);
    tint_.assign(count, 0);
    soft_.assign(count, 0);
    for (int level = range.base + 1; level <= range.top; ++level) {
      const AreaDepth depth = context.areas.depthOfLevel(level);
      if (depth.isAllOutside()) continue;
      double last = 1e9;  // far from edges neighbouring nodes are equal
      double tint = 0;
      double soft = 0;
      for (int y = 0; y < rows_; ++y) {
        for (int x = 0; x < columns_; ++x) {
          const double within = depth.at(picture.node(x, y));
          if (within != last) {
            last = within;
            tint = eased(within, -kTintReach, kTintReach);
            soft = eased(within, -kLightReach, kLightReach);
          }
          tint_[index(x, y)] += tint;
          soft_[index(x, y)] += soft;
        }
      }
    }
  }
  double level(int x, int y) const { return base_ + tint_[index(x, y)]; }
  // The fall of the ground towards the south-east, in levels per hex width.
  double fall(int x, int y) const {
    const int left = std::max(x - 1, 0);
    const int right = std::min(x + 1, columns_ - 1);
    const int up = std::max(y - 1, 0);
    const int down = std::min(y + 1, rows_ - 1);
    const double across = (soft_[index(right, y)] - soft_[index(left, y)]) / (right - left);
    const double along = (soft_[index(x, down)] - soft_[index(x, up)]) / (down - up);
    return -(across + along) * M_SQRT1_2 * kPerHex;
  }

 private:
  std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * columns_ + x); }

  int columns_;
  int rows_;
  double base_;
  std::vector<double> tint_;
  std::vector<double> soft_;
};

NodePicture lightOf(const PaintContext& context, const Range& range) {
  const MapTheme& theme = context.theme();
  NodePicture picture(context.areas.bounds(), kPerHex);
  const Heights heights(context, picture, range);
  const QColor shadow = mixed(theme.hachure, theme.ink, 0.35);
  double last = 1e9;
  QRgb plain = 0;
  for (int y = 0; y < picture.rows(); ++y) {
    for (int x = 0; x < picture.columns(); ++x) {
      const double level = heights.level(x, y);
      if (level != last) {
        last = level;
        plain = over(0, colourOf(theme, level), tintOf(std::abs(level)));
      }
      QRgb colour = plain;
      double fall = heights.fall(x, y) * kLightReach / 0.75;
      if (const double high = std::min(std::abs(level), 1.0); high > 0.02) {
        fall += kRoll * high * rollAt(picture.node(x, y));
      }
      if (fall > 0) colour = over(colour, shadow, kDark * std::min(fall, 1.4));
      if (fall < 0) colour = over(colour, QColor(Qt::white), kLight * std::min(-fall, 1.2));
      picture.set(x, y, colour);
    }
  }
  return picture;
}

// Sharp shapes over one another, for plain themes.
void paintShapes(const PaintContext& context, const Range& range) {
  const MapTheme& theme = context.theme();
  const auto fill = [&](const InArea& isInside, QColor colour) {
    colour.setAlphaF(static_cast<float>(kPlain));
    const AreaShape shape = areaShape(context.cells, context.corners, context.region, kLevelEdge, isInside, 0);
    context.painter.fillPath(shape.fill, colour);
  };
  for (int level = 1; level <= range.top; ++level) fill(isAtLeast(level), colourOf(theme, level));
  for (int level = -1; level >= range.base; --level) {
    fill([level](const Cell& cell) { return cell.level <= level; }, colourOf(theme, level));
  }
}

StampDesign dots(const MapTheme& theme) {
  constexpr double kRadius = 0.0062;
  return {"level-dot", {theme.hachure}, 1, 2 * kRadius, [ink = theme.hachure](QPainter& painter, unsigned) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(ink);
            painter.drawEllipse(QPointF(0, 0), kRadius, kRadius);
          }};
}

// How much a point lies on the side of its level away from the light, from -1 to 1.
double shadeAt(const AreaDepth& depth, hex::Point at) {
  constexpr double kAhead = 0.06;
  return std::clamp((depth.at(at) - depth.at({at.x + kAhead, at.y + kAhead})) / (kAhead * M_SQRT2), -1.0, 1.0);
}

// In themes without tints high ground is dotted: more densely the higher it is, and along its sides away from the
// light.
void paintDots(const PaintContext& context, const Range& range) {
  constexpr double kSpacing = 0.055;
  constexpr double kOfLevel = 0.17;  // the share of the points that each level adds
  constexpr double kInShade = 0.45;
  constexpr double kShadeReach = 0.16;  // from the edge
  const StampDesign design = dots(context.theme());
  Stamp stamp(context.painter, design);
  for (int level = std::max(range.base, 0) + 1; level <= range.top; ++level) {
    const AreaDepth& depth = context.areas.depthOfLevel(level);
    if (depth.isAllOutside()) continue;
    for (const PlanePoint& point : PointPlane::of(kSpacing).in(grown(context.region, 0.02))) {
      const double within = depth.at(point.at);
      if (within < 0.015) continue;
      double chance = kOfLevel;
      if (within < kShadeReach) chance += kInShade * shadeAt(depth, point.at) * (1 - within / kShadeReach);
      const double random = unitAt(static_cast<int>(point.hash >> 8), level, 47);
      if (random < chance && isFreeGround(context, point.at, 0.010)) stamp.put(point.at, 0);
    }
  }
}

}  // namespace

QRgb groundOfLevel(const MapTheme& theme, double level, double fall) {
  if (theme.relief != ReliefManner::Shaded) {
    return over(0, colourOf(theme, level), 1 - std::pow(1 - kPlain, std::abs(level)));
  }
  const QRgb tint = over(0, colourOf(theme, level), tintOf(std::abs(level)));
  if (fall > 0) return over(tint, mixed(theme.hachure, theme.ink, 0.35), kDark * std::min(fall, 1.4));
  if (fall < 0) return over(tint, QColor(Qt::white), kLight * std::min(-fall, 1.2));
  return tint;
}

void paintLevels(const PaintContext& context) {
  const Range range = levelsIn(context);
  if (context.theme().relief == ReliefManner::Lines) return paintDots(context, range);
  if (range.base == 0 && range.top == 0) return;
  // Vector drawings also contain the shade as one picture.
  if (context.theme().relief == ReliefManner::Shaded) {
    context.areas.picture(AreaStore::kLevels, [&] { return lightOf(context, range); }).paint(context.painter);
  } else {
    paintShapes(context, range);
  }
}

}  // namespace redoubt::render
