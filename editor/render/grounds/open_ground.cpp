#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "editor/render/drawing_sink.h"
#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/trees.h"
#include "editor/render/many_shapes.h"
#include "editor/render/noise.h"

// Bare plains: fallow, tufts and lone trees, so few and pale that a plain is still the emptiest terrain. The marks in a
// hex depend on that hex alone, and are well inside it.
namespace redoubt::render {
namespace {

constexpr double kSmallestScale = 44;  // device pixels per hex width below which plains are only paper
constexpr double kFarthest = 0.30;     // of a mark's middle from that of its hex
constexpr double kFallow = 0.42;       // the share of hexes with one
constexpr double kTufts = 0.55;
constexpr double kTree = 0.13;

// Pseudo-random values of a hex.
class Chance {
 public:
  explicit Chance(hex::Hex hex) : hex_(hex) {}
  double operator()(std::uint32_t which) const { return unitAt(hex_.q, hex_.r, 600 + which); }
  QPointF place(hex::Point centre, std::uint32_t which) const {
    const double angle = 2 * M_PI * (*this)(which);
    const double far = kFarthest * std::sqrt((*this)(which + 1));
    return {centre.x + far * std::cos(angle), centre.y + far * std::sin(angle)};
  }

 private:
  hex::Hex hex_;
};

// Old furrows, with the same direction over a few hexes.
void addFallow(QList<QLineF>& lines, const PaintContext& context, const Chance& chance, hex::Point centre) {
  constexpr double kPitch = 0.036;
  const QPointF middle = chance.place(centre, 1);
  const double angle = M_PI * noiseAt(centre.x / 4, centre.y / 4, 603);
  const QPointF along(std::cos(angle), std::sin(angle));
  const QPointF across(-along.y(), along.x());
  const int count = 3 + static_cast<int>(3 * chance(3));
  for (int i = 0; i < count; ++i) {
    const auto own = static_cast<std::uint32_t>(10 + 4 * i);
    const QPointF row = middle + across * (kPitch * (i - (count - 1) / 2.0)) + along * (0.07 * (chance(own) - 0.5));
    const double half = 0.06 + 0.08 * chance(own + 1);
    const QPointF from = row - along * half;
    const QPointF to = row + along * half;
    if (context.plan.obstacles.isFree(from, to, 0.05)) lines.emplaceBack(from, to);
  }
}

void addTufts(QList<QLineF>& lines, const PaintContext& context, const Chance& chance, hex::Point centre) {
  const int count = 2 + static_cast<int>(3 * chance(40));
  for (int i = 0; i < count; ++i) {
    const QPointF at = chance.place(centre, static_cast<std::uint32_t>(50 + 2 * i));
    if (!isFreeGround(context, toMap(at), 0.035)) continue;
    for (const double blade : {-0.011, 0.0, 0.011}) {
      lines.emplaceBack(at + QPointF(blade * 0.6, 0.008), at + QPointF(blade * 1.4, blade == 0 ? -0.016 : -0.008));
    }
  }
}

QPen penOf(const PaintContext& context, QColor ink, float alpha, double width, Qt::PenCapStyle cap) {
  const MapTheme& theme = context.theme();
  ink = theme.isColoured ? ink : mixed(ink, theme.paper, 1 - alpha);
  if (theme.isColoured) ink.setAlphaF(alpha);
  return QPen(ink, std::max(width, 0.5 / context.scale), Qt::SolidLine, cap);
}

}  // namespace

void paintOpenGround(const PaintContext& context) {
  const MapTheme& theme = context.theme();
  if (theme.relief == ReliefManner::Plain || context.scale < kSmallestScale) return;
  QList<QLineF> fallow;
  QList<QLineF> tufts;
  std::vector<hex::Point> trees;
  context.cells.forEachHex(grown(context.region, 0.6), [&](hex::Hex hex, hex::Point centre) {
    if (context.cells.kind(groundAt(context.cells, hex).terrain).pattern != Pattern::Clear) return;
    const Chance chance(hex);
    if (chance(0) < kFallow) addFallow(fallow, context, chance, centre);
    if (chance(41) < kTufts) addTufts(tufts, context, chance, centre);
    const hex::Point tree = toMap(chance.place(centre, 70));
    if (chance(72) < kTree && isFreeGround(context, tree, 0.06)) trees.push_back(tree);
  });
  if (fallow.isEmpty() && tufts.isEmpty() && trees.empty()) return;
  const DrawnLayer layer(context.painter, "Open ground");
  drawManyLines(context.painter, fallow, penOf(context, theme.fieldLine, 0.34F, 0.0045, Qt::FlatCap));
  drawManyLines(context.painter, tufts, penOf(context, theme.meadowMark, 0.42F, 0.0055, Qt::RoundCap));
  const TreeInks inks = treeInks(context, TerrainKind{});
  const StampDesign design = crowns(context, inks);
  Stamp stamp(context.painter, design);
  for (const hex::Point& tree : trees)
    stamp.put(tree, CrownForms::form(0.030, 0.6, true,
                                     hashOf(static_cast<int>(tree.x * 64), static_cast<int>(tree.y * 64), 607)));
}

}  // namespace redoubt::render
