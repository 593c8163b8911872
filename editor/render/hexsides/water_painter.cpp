#include <QPainterPath>
#include <algorithm>
#include <array>
#include <map>
#include <span>

#include "editor/render/hexsides/water_courses.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

// Rivers and streams: the edges of all of them first, then all fills, so that confluences are open automatically. Lines
// along the banks are made in the same way, as nested bands.
namespace redoubt::render {
namespace {

// A band inside the water: its distance from both banks, its colour, and its least width.
struct Band {
  double inset;
  QColor colour;
  double share = 1;  // of the water's breadth
  double least = 0;
};

void addBand(QPainterPath& path, const std::vector<QPointF>& points, const std::vector<double>& widths,
             const Band& band, QPointF ahead, QPointF behind, double grain) {
  std::vector<double> inner;
  inner.reserve(widths.size());
  for (const double width : widths) inner.push_back(std::max(width * band.share - 2 * band.inset, band.least));
  if (std::all_of(inner.begin(), inner.end(), [](double width) { return width <= 0; })) return;
  path.setFillRule(Qt::WindingFill);
  addRibbon(path, points, inner, ahead, behind, grain);
}

void addMouth(QPainterPath& path, const WaterPiece& piece, const WaterMouth& mouth, const Band& band, double grain) {
  const double width = mouth.isAtEnd ? piece.widths.back() : piece.widths.front();
  const std::vector<double> widths(mouth.points.size(), width);
  addBand(path, mouth.points, widths, band, mouth.isAtEnd ? piece.behind : -piece.ahead,
          mouth.points.back() - mouth.points[mouth.points.size() - 2], grain);
}

// The bank is open where water flows into a pond.
void fillBand(const PaintContext& context, std::span<const WaterPiece* const> pieces, const Band& band, bool isBank) {
  QPainterPath path;
  const double grain = context.grain();
  for (const WaterPiece* piece : pieces) {
    addBand(path, piece->points, piece->widths, band, piece->ahead, piece->behind, grain);
    for (const WaterMouth& mouth : piece->mouths) {
      if (mouth.leavesMap || !isBank) addMouth(path, *piece, mouth, band, grain);
    }
  }
  context.painter.fillPath(path, band.colour);
}

// From the bank inwards.
std::vector<Band> bandsOf(const PaintContext& context, const QColor& water) {
  constexpr double kFineScale = 25;  // pixels per hex width below which lines along the banks merge
  const MapTheme& theme = context.theme();
  if (context.scale < kFineScale) return {{0, water}};
  switch (theme.waterManner) {
    case WaterManner::Shaded: return {{0, mixed(water, theme.bank, 0.38)}, {0.012, water}};
    case WaterManner::Lined: {
      constexpr double kStep = 0.0175;
      constexpr double kLine = 0.0055;
      return {
          {0, water}, {kStep - kLine, theme.bank}, {kStep, water}, {2 * kStep - kLine, theme.bank}, {2 * kStep, water}};
    }
    case WaterManner::Plain: break;
  }
  return {{0, water}};
}

// If rivers are drawn as lines along their banks, a stream is one solid line, so that it differs from any way.
bool isSolid(const PaintContext& context, const TerrainKind& kind) {
  return kind.pattern != Pattern::River && context.theme().waterManner == WaterManner::Lined;
}

// The shade along the banks is for rivers; a stream is too narrow for it.
std::vector<Band> bandsOf(const PaintContext& context, const TerrainKind& kind) {
  constexpr double kSolidShare = 0.62;
  constexpr double kSolidLeast = 0.85;  // pixels
  if (isSolid(context, kind)) return {{0, context.theme().bank, kSolidShare, kSolidLeast / context.scale}};
  const QColor water = context.colourOf(kind, context.theme().water);
  if (kind.pattern != Pattern::River && context.theme().waterManner == WaterManner::Shaded) return {{0, water}};
  return bandsOf(context, water);
}

}  // namespace

void paintWater(const PaintContext& context) {
  if (context.plan.waters.empty()) return;
  std::vector<const WaterPiece*> banked;
  std::map<std::uint16_t, std::vector<const WaterPiece*>> byKind;
  const hex::Bounds seen = grown(context.region, 0.2);
  for (const WaterPiece& piece : context.plan.waters) {
    if (!intersects(seen, piece.room)) continue;
    if (!isSolid(context, context.cells.kind(piece.kind))) banked.push_back(&piece);
    byKind[piece.kind].push_back(&piece);
  }
  // Never so thin that a stream fades.
  const double edge = std::max(kWaterEdge, 0.55 / context.scale);
  fillBand(context, banked, {-edge, context.theme().bank}, true);
  // Streams first, so that a river's bands are not interrupted where a stream enters it.
  std::vector<std::uint16_t> kinds;
  for (const auto& [kind, pieces] : byKind) kinds.push_back(kind);
  std::stable_partition(kinds.begin(), kinds.end(),
                        [&](auto kind) { return context.cells.kind(kind).pattern != Pattern::River; });
  std::vector<std::vector<Band>> bands;
  std::size_t deepest = 0;
  for (const std::uint16_t kind : kinds) {
    bands.push_back(bandsOf(context, context.cells.kind(kind)));
    deepest = std::max(deepest, bands.back().size());
  }
  for (std::size_t depth = 0; depth < deepest; ++depth) {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      if (depth < bands[i].size()) fillBand(context, byKind[kinds[i]], bands[i][depth], false);
    }
  }
}

}  // namespace redoubt::render
