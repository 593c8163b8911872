#include <algorithm>
#include <cmath>
#include <memory>

#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/soft_area.h"

// Levels: a tint for each, growing over the edge, and a soft light from the north-west. They support the hachures and
// never replace them.
namespace redoubt::render {
namespace {

constexpr int kPerHex = 16;
constexpr double kTint = 0.3;     // of one level
constexpr double kPlain = 0.34;   // the same without shading
constexpr double kDeeper = 0.14;  // by which the tint of each further level is nearer to the ink of hachures
constexpr double kDark = 0.15;    // of the sides away from the light
constexpr double kLight = 0.22;   // of those towards it

// The levels that begin or end in and round the region that is planned: `base` lies everywhere.
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

// Far from the zeroth the tint alone would hardly change from one level to the next.
QColor colourOf(const MapTheme& theme, double level) {
  const double deeper = std::min(kDeeper * std::max(std::abs(level) - 1, 0.0), 0.5);
  return level < 0 ? mixed(theme.hollowTint, theme.bank, deeper) : mixed(theme.levelTint, theme.hachure, deeper);
}

double sigmoid(double at) {
  return 1 / (1 + std::exp(-at));
}

QRgb over(QRgb below, const QColor& colour, double alpha) {
  const int share = static_cast<int>(std::lround(255 * alpha));
  const QRgb above = qPremultiply(qRgba(colour.red(), colour.green(), colour.blue(), share));
  const int rest = 255 - share;
  return qRgba(qRed(above) + qRed(below) * rest / 255, qGreen(above) + qGreen(below) * rest / 255,
               qBlue(above) + qBlue(below) * rest / 255, share + qAlpha(below) * rest / 255);
}

// Heights at the nodes of a picture, once sharp for the tint and once soft for the light.
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
      double last = 1e9;  // far from edges one node is like the next
      double tint = 0;
      double soft = 0;
      for (int y = 0; y < rows_; ++y) {
        for (int x = 0; x < columns_; ++x) {
          const double within = depth.at(picture.node(x, y));
          if (within != last) {
            last = within;
            tint = sigmoid(within / 0.022);
            soft = sigmoid(within / 0.065);
          }
          tint_[index(x, y)] += tint;
          soft_[index(x, y)] += soft;
        }
      }
    }
  }
  double level(int x, int y) const { return base_ + tint_[index(x, y)]; }
  // How much the ground falls towards the south-east, in levels per hex width.
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
      const double fall = heights.fall(x, y) / 3.8;
      if (fall > 0) colour = over(colour, shadow, kDark * std::min(fall, 1.4));
      if (fall < 0) colour = over(colour, QColor(Qt::white), kLight * std::min(-fall, 1.2));
      picture.set(x, y, colour);
    }
  }
  return picture;
}

// Shapes over one another, for devices without pixels and for plain themes: sharp, or in two steps. More of them would
// be so transparent that programs which round each colour to whole numbers show another hue.
void paintShapes(const PaintContext& context, const Range& range, bool isSoft) {
  const MapTheme& theme = context.theme();
  const auto fill = [&](const InArea& isInside, const QColor& tint) {
    const int rims = isSoft ? 2 : 1;
    QColor colour = tint;
    colour.setAlphaF(static_cast<float>(1 - std::pow(1 - (isSoft ? kTint : kPlain), 1.0 / rims)));
    for (int i = 0; i < rims; ++i) {
      const double outset = isSoft ? 0.07 - 0.14 * (i + 0.5) / rims : 0;
      const AreaShape shape = areaShape(context.cells, context.corners, context.region, kLevelEdge, isInside, outset);
      context.painter.fillPath(shape.fill, colour);
    }
  };
  for (int level = 1; level <= range.top; ++level) fill(isAtLeast(level), colourOf(theme, level));
  for (int level = -1; level >= range.base; --level) {
    fill([level](const Cell& cell) { return cell.level <= level; }, colourOf(theme, level));
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
  if (context.theme().relief == ReliefManner::Lines) return;
  const Range range = levelsIn(context);
  if (range.base == 0 && range.top == 0) return;
  const bool isShaded = context.theme().relief == ReliefManner::Shaded;
  if (isShaded && takesPictures(context.painter)) {
    context.areas.picture(AreaStore::kLevels, [&] { return lightOf(context, range); }).paint(context.painter);
  } else {
    paintShapes(context, range, isShaded);
  }
}

}  // namespace redoubt::render
