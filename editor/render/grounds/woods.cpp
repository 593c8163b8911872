#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <optional>

#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/point_plane.h"
#include "editor/render/grounds/soft_area.h"
#include "editor/render/grounds/trees.h"
#include "editor/render/noise.h"

// Woods. Trees can be at one set of points all over the plane, and woods draw those inside them: so there is no seam at
// hexsides, and a changed hex changes only its own trees. The edge thins out into single trees.
namespace redoubt::render {
namespace {

constexpr double kSpacing = 0.070;
constexpr double kWoodsReach = 0.2;        // of a tree with its shadow, and of the ground under it
constexpr double kTreesOnSlopes = 0.48;    // the share of trees on slopes
constexpr float kShadow = 0.30F;           // the darkness of a tree's shadow
constexpr double kSmallestTreeScale = 21;  // below it trees are too small to see

constexpr ObstacleKinds kLetters = ObstacleKind::Number | ObstacleKind::Name;
constexpr ObstacleKinds kHachures = static_cast<ObstacleKinds>(ObstacleKind::Slope);
constexpr ObstacleKinds kThings = kEverything & ~(kLetters | kHachures);

struct Tree {
  hex::Point at;
  double depth = 0;
  double radius = 0;
  double tone = 0;
  std::uint32_t hash = 0;
  bool hasCrown = true;    // false: only the ground under it, because there are letters or hachures here
  bool isAtGlade = false;  // next to a way, water or a building
  bool isSmall = false;    // among hachures

  bool isAtEdge() const { return isAtGlade || depth < 0.095; }
};

// The probability of a tree at a depth.
double density(double depth, hex::Point at) {
  if (depth > 0.05) return 1;
  const double ragged = depth + 0.085 + 0.06 * noiseAt(at.x * 3.1, at.y * 3.1, 73);
  return ragged <= 0 ? 0 : std::pow(std::min(1.0, ragged / 0.135), 1.35);
}

double toneAt(hex::Point at, double random) {
  const double slow = noiseAt(at.x / 0.9, at.y / 0.9, 75) + 0.5 * noiseAt(at.x / 0.35, at.y / 0.35, 76);
  return std::clamp(0.48 + 0.42 * slow + 0.36 * (random - 0.5), 0.0, 1.0);
}

// Whether hachures and a way or water are so near to each other that only one row of trees would fit, which would hide
// both.
bool isLoneRow(const Obstacles& obstacles, QPointF at) {
  constexpr double kNarrow = 0.105;
  return !obstacles.isFree(at, kNarrow, kHachures) && !obstacles.isFree(at, kNarrow, kThings);
}

std::vector<Tree> treesIn(const PaintContext& context, std::uint16_t index) {
  const hex::Bounds bounds = grown(context.region, kWoodsReach);
  const AreaDepth& depth = context.areas.depthOf(index);
  std::vector<Tree> trees;
  if (depth.isAllOutside()) return trees;
  const bool isCut = context.theme().woods == WoodsManner::Cuts;
  for (const PlanePoint& point : PointPlane::of(kSpacing).in(bounds)) {
    const double within = depth.at(point.at);
    if (within < -0.15 || point.unit(0) > density(within, point.at)) continue;
    double radius = 0.034 + 0.032 * point.unit(1) * (0.6 + 0.4 * point.unit(2));
    if (within < 0.03) radius *= 0.85;
    if (isCut) radius *= 0.9;
    const Obstacles& obstacles = context.plan.obstacles;
    bool isOnSlope = !obstacles.isFree(toQt(point.at), radius * 0.9, kThings | kHachures);
    if (isOnSlope && !obstacles.isFree(toQt(point.at), radius * 0.9, kThings)) continue;
    // A wood continues under the hachures, up to its edge: as ground, with a few small trees.
    if (isOnSlope && within < 0.03) continue;
    const bool isSmall = isOnSlope && point.unit(2) < kTreesOnSlopes;
    if (isSmall) {
      isOnSlope = false;
      radius *= 0.72;
    }
    if (isOnSlope && isCut) continue;
    const double room = isCut ? radius + 0.012 : radius * 0.9;
    const bool isLettered = !obstacles.isFree(toQt(point.at), room, kLetters);
    if (isLettered && within < 0.11) continue;
    const ObstacleKinds beside = isOnSlope ? kThings : kThings | kHachures;
    const bool isAtGlade = !obstacles.isFree(toQt(point.at), radius + 0.045, beside);
    const bool isRow = isAtGlade && !isSmall && isLoneRow(obstacles, toQt(point.at));
    const bool hasCrown = !isOnSlope && !isLettered && !isRow;
    trees.push_back(
        {point.at, within, radius, toneAt(point.at, point.unit(3)), point.hash, hasCrown, isAtGlade, isSmall});
  }
  return trees;
}

void addDisc(QPainterPath& path, hex::Point at, double radius) {
  // Twelve corners are round enough under the crowns.
  constexpr int kCorners = 12;
  for (int i = 0; i < kCorners; ++i) {
    const double angle = i * 2 * M_PI / kCorners;
    const QPointF point(at.x + radius * std::cos(angle), at.y + radius * std::sin(angle));
    i == 0 ? path.moveTo(point) : path.lineTo(point);
  }
  path.closeSubpath();
}

StampDesign discs(const char* name, const QColor& colour, const std::vector<double>& radii) {
  return {name,
          {colour},
          static_cast<unsigned>(radii.size()),
          *std::max_element(radii.begin(), radii.end()) + 0.01,
          [colour, radii](QPainter& painter, unsigned form) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            painter.drawEllipse(QPointF(0, 0), radii[form], radii[form]);
          }};
}

constexpr double kGroundRadii[] = {0.045, 0.058, 0.072, 0.088};

// Closes the gaps between the crowns, and leaves roads open.
void paintUndergrowth(const PaintContext& context, const std::vector<Tree>& trees, const QColor& colour) {
  const StampDesign design = discs("undergrowth", colour, {std::begin(kGroundRadii), std::end(kGroundRadii)});
  Stamp stamp(context.painter, design);
  for (const Tree& tree : trees) {
    if (tree.depth < -0.01) continue;
    const double room = tree.isAtGlade && !tree.isSmall ? 0 : tree.depth;
    stamp.put(tree.at, room < 0.03 ? 0u : room < 0.07 ? 1u : room < 0.12 ? 2u : 3u);
  }
}

// Radii of all trees, in steps.
constexpr double kLeastRadius = 0.028;
constexpr double kRadiusStep = 0.003;
constexpr unsigned kRadii = 14;

double radiusOf(unsigned step) {
  return kLeastRadius + kRadiusStep * step;
}

unsigned radiusStep(double radius) {
  const long step = std::lround((radius - kLeastRadius) / kRadiusStep);
  return static_cast<unsigned>(std::clamp(step, 0L, long{kRadii} - 1));
}

bool castsShadow(const Tree& tree) {
  return tree.hasCrown && (tree.depth <= 0.14 || tree.isAtGlade);
}

hex::Point shadowOf(double radius) {
  return {0.36 * radius, 0.46 * radius};
}

StampDesign shadowDiscs(const QColor& colour) {
  return {"tree-shadow", {colour}, kRadii, 1.5 * radiusOf(kRadii), [colour](QPainter& painter, unsigned form) {
            const hex::Point middle = shadowOf(radiusOf(form));
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            painter.drawEllipse(toQt(middle), radiusOf(form), radiusOf(form));
          }};
}

QRectF roomOf(const Tree& tree) {
  return {tree.at.x - kWoodsReach, tree.at.y - kWoodsReach, 2 * kWoodsReach, 2 * kWoodsReach};
}

// Shadows must not darken each other, so they are drawn into a separate picture, which is then drawn onto the map.
void stampShadows(const PaintContext& context, const std::vector<Tree>& trees, const QColor& colour,
                  const QRect& pixels) {
  QPainter& painter = context.painter;
  const QTransform transform = painter.deviceTransform();
  const QRectF room = transform.inverted().mapRect(QRectF(pixels));
  QImage picture(pixels.size(), QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  QPainter inPicture(&picture);
  inPicture.setTransform(transform * QTransform::fromTranslate(-pixels.left(), -pixels.top()));
  {
    const StampDesign design = shadowDiscs(colour);
    Stamp stamp(inPicture, design);
    for (const Tree& tree : trees) {
      if (castsShadow(tree) && roomOf(tree).intersects(room)) stamp.put(tree.at, radiusStep(tree.radius));
    }
  }
  inPicture.end();
  painter.save();
  painter.setOpacity(painter.opacity() * kShadow);
  SpritePainter device(painter);
  picture.setDevicePixelRatio(device.pixelRatio());
  device.copy(picture, pixels.left(), pixels.top());
  painter.restore();
}

// Piece by piece, to save memory.
void stampShadows(const PaintContext& context, const std::vector<Tree>& trees, const QColor& colour) {
  constexpr int kWidest = 768;
  QRectF room;
  for (const Tree& tree : trees) {
    if (castsShadow(tree)) room |= roomOf(tree);
  }
  room &= toQt(context.region);
  if (room.isEmpty()) return;
  const QRect pixels = context.painter.deviceTransform().mapRect(room).toAlignedRect();
  for (int left = pixels.left(); left <= pixels.right(); left += kWidest) {
    const int width = std::min(kWidest, pixels.right() + 1 - left);
    stampShadows(context, trees, colour, {left, pixels.top(), width, pixels.height()});
  }
}

void paintShadows(const PaintContext& context, const std::vector<Tree>& trees, QColor colour) {
  if (takesPictures(context.painter)) return stampShadows(context, trees, colour);
  QPainterPath shadows;
  shadows.setFillRule(Qt::WindingFill);
  for (const Tree& tree : trees) {
    if (!castsShadow(tree)) continue;
    const hex::Point away = shadowOf(tree.radius);
    addDisc(shadows, {tree.at.x + away.x, tree.at.y + away.y}, tree.radius);
  }
  colour.setAlphaF(kShadow);
  context.painter.fillPath(shadows, colour);
}

void paintDarkRim(const PaintContext& context, const std::vector<Tree>& trees, const QColor& colour) {
  constexpr double kRim = 0.008;
  QPainterPath rim;
  rim.setFillRule(Qt::WindingFill);
  std::vector<double> radii;
  for (unsigned step = 0; step < kRadii; ++step) radii.push_back(radiusOf(step) + kRim);
  const StampDesign design = discs("tree-rim", colour, radii);
  std::optional<Stamp> stamp;
  if (takesPictures(context.painter)) stamp.emplace(context.painter, design);
  for (const Tree& tree : trees) {
    if (!tree.hasCrown || !tree.isAtEdge()) continue;
    stamp ? stamp->put(tree.at, radiusStep(tree.radius)) : addDisc(rim, tree.at, tree.radius + kRim);
  }
  stamp.reset();
  if (!rim.isEmpty()) context.painter.fillPath(rim, colour);
}

// The shade between crowns in the woodcut style, on the side away from the light.
void paintCutGround(const PaintContext& context, const std::vector<Tree>& trees, const QColor& colour) {
  std::vector<double> radii;
  for (int i = 0; i < 8; ++i) radii.push_back(0.028 + 0.006 * i);
  const StampDesign design = discs("cut-ground", colour, radii);
  Stamp stamp(context.painter, design);
  for (const Tree& tree : trees) {
    if (!tree.hasCrown) continue;
    const double radius = tree.radius * 1.02;
    stamp.put({tree.at.x + 0.007, tree.at.y + 0.009},
              static_cast<unsigned>(std::clamp(std::lround((radius - 0.028) / 0.006), 0L, 7L)));
  }
}

void paintCrowns(const PaintContext& context, const std::vector<Tree>& trees, const TreeInks& inks) {
  const StampDesign design = crowns(context, inks);
  Stamp stamp(context.painter, design);
  for (const Tree& tree : trees) {
    if (!tree.hasCrown) continue;
    stamp.put(tree.at, CrownForms::form(tree.radius, tree.tone, tree.isAtEdge(), tree.hash >> 5));
  }
}

// Woods at scales too small for trees: their mean colour, darker along the edge.
void paintFar(const PaintContext& context, std::uint16_t index, const TreeInks& inks) {
  const AreaShape shape = areaShape(context.cells, context.corners, context.region, edgeOf("woods"), isOfKind(index));
  if (shape.isEmpty()) return;
  const bool isCut = context.theme().woods == WoodsManner::Cuts;
  const QColor mean = isCut ? mixed(inks.crown, inks.rim, 0.36) : mixed(inks.crown, inks.rim, 0.13);
  context.painter.fillPath(shape.fill, mean);
  context.painter.fillPath(rimLine(shape, std::max(0.02, 0.7 / context.scale)), mixed(mean, inks.rim, 0.7));
}

// A flat tint, an edge, and a few trees.
void paintSigns(const PaintContext& context, std::uint16_t index, const TreeInks& inks) {
  const AreaShape shape = areaShape(context.cells, context.corners, context.region, edgeOf("woods"), isOfKind(index));
  if (shape.isEmpty()) return;
  context.painter.fillPath(shape.fill, inks.ground);
  context.painter.fillPath(rimLine(shape, std::max(0.016, 0.7 / context.scale)), inks.rim);
  if (context.scale < kSmallestTreeScale) return;
  const hex::Bounds bounds = grown(context.region, kWoodsReach);
  const AreaDepth& depth = context.areas.depthOf(index);
  QPainterPath signs;
  signs.setFillRule(Qt::WindingFill);
  for (const PlanePoint& point : PointPlane::of(0.2).in(bounds)) {
    if (depth.at(point.at) < 0.09 || !isFreeGround(context, point.at, 0.055)) continue;
    addDisc(signs, point.at, 0.036 + 0.012 * point.unit(1));
  }
  context.painter.fillPath(signs, inks.crown);
}

}  // namespace

void paintWoods(const PaintContext& context, std::uint16_t index) {
  const TreeInks inks = treeInks(context, context.cells.kind(index));
  if (context.theme().woods == WoodsManner::Signs) return paintSigns(context, index, inks);
  if (context.scale < kSmallestTreeScale) return paintFar(context, index, inks);
  const std::vector<Tree> trees = treesIn(context, index);
  if (trees.empty()) return;
  if (context.theme().woods == WoodsManner::Cuts) {
    paintCutGround(context, trees, inks.ground);
  } else {
    paintUndergrowth(context, trees, inks.ground);
    paintShadows(context, trees, mixed(inks.rim, context.theme().ink, 0.4));
    paintDarkRim(context, trees, inks.rim);
  }
  paintCrowns(context, trees, inks);
}

}  // namespace redoubt::render
