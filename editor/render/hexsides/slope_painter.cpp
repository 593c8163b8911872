#include <QPainterPath>
#include <map>
#include <utility>

#include "editor/render/area_shape.h"
#include "editor/render/hexsides/slopes.h"
#include "editor/render/many_shapes.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

constexpr double kThinnest = 0.55;  // pixels

// The strokes of one hexside by colour. They can overlap, so the shapes that are filled together must not depend on the
// region.
using Strokes = std::map<QRgb, ManyShapes>;

// All wedges have the same winding direction, so that they can overlap.
void addWedge(QPainterPath& path, const Hachure& stroke, double thinnest) {
  const QPointF ahead = unit(stroke.foot - stroke.crest);
  const QPointF across(ahead.y(), -ahead.x());
  const QPointF thick = across * (std::max(stroke.width, thinnest) / 2);
  const QPointF thin = across * (std::max(stroke.hair, thinnest / 2) / 2);
  path.moveTo(stroke.crest - thick);
  path.lineTo(stroke.crest + thick);
  path.lineTo(stroke.foot + thin);
  path.lineTo(stroke.foot - thin);
  path.closeSubpath();
}

QColor inkOf(const PaintContext& context, const SlopePiece& piece) {
  const MapTheme& theme = context.theme();
  if (piece.grade == Grade::HillEdge) return mixed(theme.hachure, theme.paper, 0.15);
  return context.colourOf(context.cells.kind(piece.kind), theme.hachure);
}

bool isInWoods(const PaintContext& context, QPointF point) {
  const hex::Layout& layout = context.cells.layout();
  const Cell ground = groundAt(context.cells, layout.toHex(layout.at(toMap(point))));
  return context.cells.kind(ground.terrain).pattern == Pattern::Woods;
}

}  // namespace

void paintSlopes(const PaintContext& context) {
  const hex::Bounds seen = grown(context.region, 0.4);
  for (const SlopePiece& piece : context.plan.slopes) {
    if (!intersects(seen, piece.room)) continue;
    if (piece.grade == Grade::HillEdge && !context.style.terrain) continue;
    const QColor ink = inkOf(context, piece);
    const QColor dark = mixed(ink, context.theme().ink, 0.55);
    Strokes strokes;
    for (const Hachure& stroke : hachuresOf(piece, context.plan.obstacles, thinningAt(context.scale, piece.grade))) {
      const bool isOnTrees = isInWoods(context, (stroke.crest + stroke.foot) / 2);
      addWedge(strokes.try_emplace((isOnTrees ? dark : ink).rgba(), context.painter).first->second.next(), stroke,
               kThinnest / context.scale);
    }
    for (const auto& [colour, wedges] : strokes) wedges.fill(context.painter, QColor::fromRgba(colour));
  }
}

}  // namespace redoubt::render
