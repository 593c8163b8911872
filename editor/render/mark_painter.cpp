#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <cmath>

#include "editor/render/frame/sheet_frame.h"
#include "editor/render/grounds/far_ground.h"
#include "editor/render/lettering/label_art.h"
#include "editor/render/paint_context.h"
#include "editor/render/symbol_kinds.h"

// Everything over the terrain: grid, margin, symbols, numbers, names.
namespace redoubt::render {
namespace {

// A stronger tint would look like stains next to woods.
constexpr float kVeil = 0.07F;

// Calls visit(hex, side, a, b) once for every hexside in and round the region with a hex on the map.
template <class Visit>
void forEachSide(const PaintContext& context, Visit&& visit) {
  const MapCells& cells = context.cells;
  const hex::Layout& layout = cells.layout();
  cells.forEachHex(grown(context.region, 0.8), [&](hex::Hex hex, hex::Point) {
    for (int side = 0; side < 3; ++side) {
      const bool near = cells.cell(hex).isOnMap;
      const bool far = cells.cell(hex::neighbour(hex, side)).isOnMap;
      if (!near && !far) continue;
      const auto ends = hex::verticesOf(hex::Hexside{hex, side});
      visit(near && far, toQt(layout.point(ends[0])), toQt(layout.point(ends[1])));
    }
  });
}

// Thin, but never so thin that it fades.
double gridWidth(const PaintContext& context) {
  return std::max(context.theme().gridWidth, 0.75 / context.scale);
}

}  // namespace

namespace {

// If lines would merge, a tint of their mean darkness.
void paintGridVeil(const PaintContext& context) {
  const double lines = std::sqrt(3.0) * gridWidth(context) / std::sqrt(0.75);  // of a hex
  QColor veil = context.theme().grid;
  veil.setAlphaF(static_cast<float>(veil.alphaF() * std::min(1.0, lines)));
  context.painter.fillRect(toQt(common(context.region, context.cells.layout().bounds())), veil);
}

}  // namespace

void paintGrid(const PaintContext& context) {
  if (context.scale < kSmallestThings && isFar(context.painter, context.style, context.scale)) {
    return paintGridVeil(context);
  }
  QPainterPath path;
  forEachSide(context, [&](bool isInner, QPointF a, QPointF b) {
    if (!isInner) return;
    path.moveTo(a);
    path.lineTo(b);
  });
  context.painter.strokePath(path, QPen(context.theme().grid, gridWidth(context), Qt::SolidLine, Qt::FlatCap));
}

void paintMargin(const PaintContext& context) {
  const MapCells& cells = context.cells;
  const bool hasFrame = context.frame && context.style.opacity.frame > 0;
  // Half hexes end at the edge of the sheet.
  const hex::Bounds map = cells.layout().bounds();
  const hex::Bounds& end = hasFrame ? context.frame->layout().neat : map;
  QPainterPath outside;
  outside.setFillRule(Qt::WindingFill);
  cells.forEachHex(common(grown(context.region, 0.7), grown(end, 0.7)), [&](hex::Hex hex, hex::Point) {
    if (cells.cell(hex).isOnMap) return;
    outside.addPolygon(hexPolygon(cells.layout(), cells.layout().toKey(hex)));
    outside.closeSubpath();
  });
  QPainter& painter = context.painter;
  // In a frame the terrain continues to the neat line, paler, so that the end of the hexes is visible.
  QColor veil = context.theme().sheet;
  if (hasFrame) veil.setAlphaF(kVeil);
  painter.fillPath(outside, veil);
  const hex::Bounds sheet = united(cells.sheet(), grown(end, 1));
  const hex::Bounds beyond[] = {{sheet.left - 1, sheet.top - 1, end.left, sheet.bottom + 1},
                                {end.right, sheet.top - 1, sheet.right + 1, sheet.bottom + 1},
                                {sheet.left - 1, sheet.top - 1, sheet.right + 1, end.top},
                                {sheet.left - 1, end.bottom, sheet.right + 1, sheet.bottom + 1}};
  const bool isCovered = hasFrame && context.style.opacity.frame >= 1;  // the frame paints it blank itself
  for (const hex::Bounds& each : beyond) {
    if (!isCovered && intersects(each, context.region)) painter.fillRect(toQt(each), context.theme().sheet);
  }
  QPainterPath edge;
  forEachSide(context, [&](bool isInner, QPointF a, QPointF b) {
    if (isInner || !toQt(grown(map, 0.01)).contains((a + b) / 2)) return;
    edge.moveTo(a);
    edge.lineTo(b);
  });
  QColor line = context.theme().grid;
  if (!hasFrame) line.setAlpha(190);
  painter.strokePath(edge, QPen(line, 1.6 * gridWidth(context), Qt::SolidLine, Qt::RoundCap));
}

void paintFrame(const PaintContext& context) {
  if (context.frame) context.frame->paint(context);
}

void paintSymbols(const PaintContext& context) {
  constexpr double kMoved = 0.65;  // the greatest distance of a drawn symbol from its row's place
  for (const SymbolPlace& place : context.plan.settlements.symbols) {
    const SymbolArt& symbol = context.cells.symbols().at(place.id);
    if (!toQt(grown(context.region, kMoved)).intersects(symbol.bounds)) continue;
    if (place.yard) paintYard(context, *place.yard);
    QPainter& painter = context.painter;
    painter.save();
    painter.translate(place.at);
    painter.rotate(place.angle);
    const double side = symbolSide(symbol.kind);
    paintMapSymbol(painter, QRectF(-side / 2, -side / 2, side, side), symbol.kind, context.theme());
    painter.restore();
  }
}

namespace {

// Antialiasing makes small digits paler, so their ink is darker the smaller they are, to stay readable.
QColor inkOfNumbers(const PaintContext& context, const QColor& usual) {
  constexpr double kFine = 75;  // device pixels per hex from which the usual ink is enough
  constexpr double kDarkest = 40;
  constexpr double kMost = 0.6;  // of the darker ink
  const double share = std::clamp((kFine - context.scale) / (kFine - kDarkest), 0.0, 1.0);
  return context.theme().isColoured ? mixed(usual, context.theme().ink, kMost * share) : usual;
}

}  // namespace

void paintNumbers(const PaintContext& context) {
  if (!context.showsNumbers()) return;
  const double size = numberSize(context.scale);
  const MapCells& cells = context.cells;
  const auto write = [&](bool onWoods, const QColor& colour) {
    NumberWriter writer(context.painter, size, colour, context.theme().fonts);
    cells.forEachHex(grown(context.region, 0.6), [&](hex::Hex hex, hex::Point centre) {
      if (!cells.cell(hex).isOnMap || (cells.pattern(hex) == Pattern::Woods) != onWoods) return;
      writer.put(QString::fromStdString(cells.layout().number(cells.layout().toKey(hex))),
                 {centre.x + kNumberPlace.x, centre.y + kNumberPlace.y});
    });
  };
  write(false, inkOfNumbers(context, context.theme().number));
  write(true, inkOfNumbers(context, context.theme().numberOnWoods));
}

void paintLabels(const PaintContext& context) {
  const QRectF seen = toQt(grown(context.region, 2 / context.scale));
  for (const LabelPart part : {LabelPart::Halo, LabelPart::Letters}) {
    for (const auto& [id, label] : context.cells.labels()) {
      if (seen.intersects(label.bounds)) drawLabel(context.painter, label, context.theme(), part, seen);
    }
  }
}

}  // namespace redoubt::render
