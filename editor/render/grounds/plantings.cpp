#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/soft_area.h"
#include "editor/render/grounds/trees.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

// Planted rows: orchards, vineyards, parks. The rows belong to lattices of the whole plane, so that they continue
// across hexsides.
namespace redoubt::render {
namespace {

// A spot of a lattice with its own pseudo-random numbers.
struct Spot {
  hex::Point at;
  int i;
  int j;

  double random(std::uint32_t salt) const { return unitAt(i, j, salt); }
};

// The spots of a lattice rotated by `angle` in and round the region, from north to south.
std::vector<Spot> latticeIn(const PaintContext& context, double spacing, double rowSpacing, double angle) {
  constexpr double kReach = 0.12;
  const hex::Bounds bounds = grown(context.region, kReach);
  const QTransform turn = QTransform().rotateRadians(angle);
  const QRectF box = turn.inverted().mapRect(toQt(bounds));
  std::vector<Spot> places;
  for (int j = static_cast<int>(std::floor(box.top() / rowSpacing)); j <= box.bottom() / rowSpacing; ++j) {
    for (int i = static_cast<int>(std::floor(box.left() / spacing)); i <= box.right() / spacing; ++i) {
      const QPointF at = turn.map(QPointF(i * spacing, j * rowSpacing));
      if (toQt(bounds).contains(at)) places.push_back({toMap(at), i, j});
    }
  }
  std::sort(places.begin(), places.end(),
            [](const Spot& a, const Spot& b) { return a.at.y != b.at.y ? a.at.y < b.at.y : a.at.x < b.at.x; });
  return places;
}

struct Planted {
  hex::Point at;
  double radius;
  double tone;
  unsigned shape;
};

void paintShadows(const PaintContext& context, const std::vector<Planted>& trees, QColor colour) {
  QPainterPath shadows;
  shadows.setFillRule(Qt::WindingFill);
  for (const Planted& tree : trees) {
    shadows.addPolygon(
        crownOutline(tree.radius, 0).translated(tree.at.x + 0.4 * tree.radius, tree.at.y + 0.5 * tree.radius));
    shadows.closeSubpath();
  }
  colour.setAlphaF(0.30f);
  context.painter.fillPath(shadows, colour);
}

void paintPlanted(const PaintContext& context, const std::vector<Planted>& trees, const TreeInks& inks) {
  if (trees.empty()) return;
  if (context.theme().isColoured) paintShadows(context, trees, mixed(inks.rim, context.theme().ink, 0.4));
  const StampDesign design = crowns(context, inks);
  Stamp stamp(context.painter, design);
  for (const Planted& tree : trees) stamp.put(tree.at, CrownForms::form(tree.radius, tree.tone, true, tree.shape));
}

// Fruit trees are a little darker than woods, so that they are visible on the paper.
TreeInks fruitInks(const PaintContext& context) {
  TreeInks inks = treeInks(context, TerrainKind{});
  if (context.theme().isColoured) inks.crown = mixed(inks.crown, inks.shade, 0.7);
  return inks;
}

void paintGroundTint(const PaintContext& context, std::uint16_t index, const QColor& usual, double strength) {
  const TerrainKind& kind = context.cells.kind(index);
  if (context.theme().ground != GroundManner::Tinted) return;
  paintSoftArea(context, index, {context.colourOf(kind, usual), strength, -0.06, 0.06});
}

void drawVine(QPainter& painter, unsigned form, const QColor& ink) {
  const double lean = 0.004 * (static_cast<int>(form % 3) - 1);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, 0.0075, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(0, 0.028), QPointF(lean, -0.030));
  QPainterPath tendril(QPointF(lean, 0.016));
  tendril.cubicTo(0.030, 0.012, 0.026, -0.012, lean, -0.006);
  tendril.cubicTo(-0.026, -0.004, -0.024, -0.024, lean, -0.022);
  painter.drawPath(tendril);
}

}  // namespace

void paintOrchard(const PaintContext& context, std::uint16_t index) {
  paintGroundTint(context, index, context.theme().orchard, 0.20);
  if (!isSeen(context, 0.02)) return;
  const AreaDepth& depth = context.areas.depthOf(index);
  std::vector<Planted> trees;
  for (const Spot& place : latticeIn(context, 0.118, 0.118, 0.16)) {
    const hex::Point at{place.at.x + 0.012 * (place.random(87) - 0.5), place.at.y + 0.012 * (place.random(88) - 0.5)};
    if (depth.at(at) < 0.05 || !isFreeGround(context, at, 0.034)) continue;
    trees.push_back({at, 0.027 + 0.004 * place.random(89), place.random(90), static_cast<unsigned>(place.i)});
  }
  paintPlanted(context, trees, fruitInks(context));
}

void paintVineyard(const PaintContext& context, std::uint16_t index) {
  paintGroundTint(context, index, context.theme().meadow, 0.35);
  if (!isSeen(context, 0.012)) return;
  const AreaDepth& depth = context.areas.depthOf(index);
  const QColor ink = context.theme().vine;
  const StampDesign design{
      "vine", {ink}, 3, 0.05, [ink](QPainter& painter, unsigned form) { drawVine(painter, form, ink); }};
  Stamp stamp(context.painter, design);
  for (const Spot& place : latticeIn(context, 0.066, 0.098, -0.24)) {
    if (depth.at(place.at) < 0.045 || !isFreeGround(context, place.at, 0.034)) continue;
    stamp.put(place.at, static_cast<unsigned>(place.random(95) * 2.99));
  }
}

// Lawns with crossing avenues, and single trees between them.
void paintPark(const PaintContext& context, std::uint16_t index) {
  paintGroundTint(context, index, context.theme().garden, 0.75);
  if (!isSeen(context, 0.02)) return;
  constexpr int kAvenue = 5;  // places from avenue to avenue
  constexpr double kSpacing = 0.105;
  constexpr double kTurn = 0.42;
  const AreaDepth& depth = context.areas.depthOf(index);
  const MapTheme& theme = context.theme();
  const auto isAvenue = [](int at) { return ((at % kAvenue) + kAvenue) % kAvenue == 0; };
  QPainterPath walks;
  walks.setFillRule(Qt::WindingFill);
  std::vector<Planted> trees;
  const QPointF along = QTransform().rotateRadians(kTurn).map(QPointF(kSpacing / 2, 0));
  const QPointF across(-along.y(), along.x());
  for (const Spot& place : latticeIn(context, kSpacing, kSpacing, kTurn)) {
    if (depth.at(place.at) < 0.045 || !isFreeGround(context, place.at, 0.03)) continue;
    const bool isRow = isAvenue(place.j);
    if (isRow || isAvenue(place.i)) {
      const QPointF half = isRow ? along : across;
      const std::array ends{toQt(place.at) - half * 1.02, toQt(place.at) + half * 1.02};
      if (!context.plan.obstacles.isFree(ends[0], ends[1], 0.045)) continue;
      addRibbon(walks, ends, 0.030, 0.030, half, half);
      continue;
    }
    const bool isBeside =
        isAvenue(place.j - 1) || isAvenue(place.j + 1) || isAvenue(place.i - 1) || isAvenue(place.i + 1);
    if (!isBeside && place.random(96) > 0.35) continue;
    trees.push_back({place.at, isBeside ? 0.026 : 0.040, place.random(97), static_cast<unsigned>(place.i)});
  }
  context.painter.fillPath(walks, theme.lane);
  context.painter.strokePath(walks.simplified(), QPen(theme.garden.darker(140), std::max(0.005, 0.4 / context.scale)));
  paintPlanted(context, trees, fruitInks(context));
}

}  // namespace redoubt::render
