#include <QPainterPath>
#include <QPen>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "editor/render/area_shape.h"
#include "editor/render/noise.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

// Slopes, streams and rivers, walls and fences.
//
// Lines on hexsides are put together vertex by vertex, as areas are: where two sides of one family meet in a vertex the
// line bends from the middle of one to the middle of the other, where three meet the third runs into that bend, and
// where one is alone it ends. So a river is one smooth line through its vertices, although no piece knows of more than
// three hexsides.
namespace redoubt::render {
namespace {

// --- water -----------------------------------------------------------------------------------------------------

constexpr double kBankWidth = 0.011;

double widthOf(Pattern pattern) {
  return pattern == Pattern::River ? kRiverWidth : kStreamWidth;
}

struct Water {
  double width = 0;
  QColor colour;
};

std::optional<Water> waterOf(const MapCells& cells, const SideCell* side) {
  std::optional<Water> widest;
  if (!side) return widest;
  for (const SideFeature& feature : side->features) {
    const TerrainKind& kind = cells.kind(feature.kind);
    if (!kind.isWater()) continue;
    if (const double width = widthOf(kind.pattern); !widest || width > widest->width)
      widest = Water{width, kind.colour};
  }
  return widest;
}

struct Branch {
  CornerSide side;
  Water water;
};

struct Waters {
  QPainterPath banks;
  std::map<QRgb, QPainterPath> fills;  // by colour
};

QPointF meander(QPointF point) {
  return toQt(wobbled(toMap(point), 0.022, 0.33, 101));
}

// `ahead` and `behind` are where the water heads at the two ends.
void addBand(Waters& waters, const QColor& colour, std::vector<QPointF> points, double from, double to, QPointF ahead,
             QPointF behind) {
  for (QPointF& point : points) point = meander(point);
  addRibbon(waters.banks, points, from + 2 * kBankWidth, to + 2 * kBankWidth, ahead, behind);
  QPainterPath& fill = waters.fills[colour.rgba()];
  fill.setFillRule(Qt::WindingFill);
  addRibbon(fill, points, from, to, ahead, behind);
}

void addBend(Waters& waters, const Corner& corner, const Branch& a, const Branch& b) {
  const QPointF vertex = toQt(corner.point);
  const QPointF from = toQt(a.side.middle);
  const QPointF to = toQt(b.side.middle);
  const Rim points = bend(from, vertex, to);
  const QColor& colour = a.water.width >= b.water.width ? a.water.colour : b.water.colour;
  addBand(waters, colour, {points.begin(), points.end()}, a.water.width, b.water.width, vertex - from, to - vertex);
}

// A source thins out; at the map's edge, and in a lake, the water flows on.
void addEnd(Waters& waters, const MapCells& cells, const Corner& corner, const Branch& only) {
  const QPointF vertex = toQt(corner.point);
  const QPointF from = toQt(only.side.middle);
  const bool flowsOn = std::any_of(corner.cells.begin(), corner.cells.end(), [&](const Cell& cell) {
    return !cell.isOnMap || cells.kind(cell.terrain).pattern == Pattern::Water;
  });
  const QPointF to = flowsOn ? vertex + unit(vertex - from) * 0.16 : vertex;
  addBand(waters, only.water.colour, straight(from, to), only.water.width,
          flowsOn ? only.water.width : only.water.width * 0.2, vertex - from, vertex - from);
}

// The two broadest flow into one another; the third joins them where their bend is.
void addConfluence(Waters& waters, const Corner& corner, std::vector<Branch> branches) {
  std::stable_sort(branches.begin(), branches.end(),
                   [](const Branch& a, const Branch& b) { return a.water.width > b.water.width; });
  if (branches[0].water.width == branches[2].water.width) {
    std::rotate(branches.begin(), branches.begin() + hashOf(corner.vertex.q, corner.vertex.r, 103) % 3, branches.end());
  }
  addBend(waters, corner, branches[0], branches[1]);
  const QPointF vertex = toQt(corner.point);
  const QPointF from = toQt(branches[2].side.middle);
  const QPointF meeting = toQt(branches[0].side.middle) * 0.25 + vertex * 0.5 + toQt(branches[1].side.middle) * 0.25;
  const Water& joining = branches[2].water;
  addBand(waters, joining.colour, straight(from, meeting), joining.width, joining.width, vertex - from, meeting - from);
}

void addWater(Waters& waters, const MapCells& cells, const Corner& corner) {
  std::vector<Branch> branches;
  for (const CornerSide& side : sidesOf(cells, corner)) {
    if (const auto water = waterOf(cells, side.cell)) branches.push_back({side, *water});
  }
  if (branches.empty()) return;
  if (branches.size() == 1) return addEnd(waters, cells, corner, branches.front());
  if (branches.size() == 2) return addBend(waters, corner, branches[0], branches[1]);
  addConfluence(waters, corner, std::move(branches));
}

// --- slopes ----------------------------------------------------------------------------------------------------

// The strokes of a slope go down from the side with `high`; where no hex is the higher, both ways.
struct Descent {
  QPointF down;  // from the higher hex to the lower
  bool bothWays = false;
  bool isSteep = false;
  QRgb colour = 0;
};

using Strokes = std::map<QRgb, QPainterPath>;  // by colour

std::optional<Descent> descentOf(const MapCells& cells, const CornerSide& side) {
  if (!side.cell) return std::nullopt;
  for (const SideFeature& feature : side.cell->features) {
    const TerrainKind& kind = cells.kind(feature.kind);
    if (kind.pattern != Pattern::Slope) continue;
    const auto [nearKey, farKey] = cells.layout().hexesOf(side.key);
    const int drop = cells.cell(nearKey).level - cells.cell(farKey).level;
    const bool isNearHigh = feature.high ? *feature.high == model::HighSide::Near : drop > 0;
    const QPointF down = toQt(cells.layout().centre(farKey)) - toQt(cells.layout().centre(nearKey));
    return Descent{isNearHigh ? down : -down, !feature.high && drop == 0, std::abs(drop) >= 2, kind.colour.rgba()};
  }
  return std::nullopt;
}

void addStroke(QPainterPath& path, QPointF crest, QPointF along, QPointF down, double length, double width) {
  const QPointF half = along * (width / 2);
  const QPointF hair = along * 0.003;
  path.moveTo(crest - half);
  path.lineTo(crest + half);
  path.lineTo(crest + down * length + hair);
  path.lineTo(crest + down * length - hair);
  path.closeSubpath();
}

// Strokes along a line; the descent says to which side.
void addStrokes(Strokes& strokes, std::span<const QPointF> points, const Descent& descent) {
  QPainterPath& path = strokes[descent.colour];
  path.setFillRule(Qt::WindingFill);
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    const QPointF step = points[i + 1] - points[i];
    const QPointF crest = (points[i] + points[i + 1]) / 2;
    const QPointF along = unit(step);
    QPointF down(along.y(), -along.x());
    if (QPointF::dotProduct(down, descent.down) < 0) down = -down;
    const double length = (0.145 + 0.05 * noiseAt(crest.x() * 19, crest.y() * 19, 107)) * (descent.isSteep ? 1.15 : 1);
    const double width = descent.isSteep ? 0.034 : 0.022;
    // Wedges all wind the same way, whichever way the line was walked.
    const bool isLeft = QPointF::dotProduct(down, QPointF(along.y(), -along.x())) > 0;
    addStroke(path, crest, isLeft ? along : -along, down, descent.bothWays ? length * 0.5 : length, width);
    if (descent.bothWays) addStroke(path, crest, isLeft ? -along : along, -down, length * 0.5, width);
  }
}

void addSlopes(Strokes& strokes, const MapCells& cells, const Corner& corner) {
  const QPointF vertex = toQt(corner.point);
  struct Arm {
    QPointF middle;
    Descent descent;
  };
  std::vector<Arm> arms;
  for (const CornerSide& side : sidesOf(cells, corner)) {
    if (const auto descent = descentOf(cells, side)) arms.push_back({toQt(side.middle), *descent});
  }
  if (arms.size() == 2) {
    const Rim points = bend(arms[0].middle, vertex, arms[1].middle);
    addStrokes(strokes, std::span(points).first(5), arms[0].descent);
    addStrokes(strokes, std::span(points).last(5), arms[1].descent);
    return;
  }
  for (const Arm& arm : arms) addStrokes(strokes, straight(arm.middle, vertex), arm.descent);
}

// --- works -----------------------------------------------------------------------------------------------------

// The paths of all works of one region: what is filled in one colour lies in one path.
using Fills = std::map<std::pair<int, QRgb>, QPainterPath>;  // by layer, then colour

void addLine(Fills& fills, int layer, const QColor& colour, QPointF a, QPointF b, double width) {
  QPainterPath& path = fills[{layer, colour.rgba()}];
  path.setFillRule(Qt::WindingFill);
  const std::array ends{a, b};
  addRibbon(path, ends, width, width, b - a, b - a);
}

void addWall(Fills& fills, QPointF a, QPointF b, const QColor& colour) {
  const QColor dark = mixed(colour, ink::kInk, 0.55);
  const QPointF along = unit(b - a);
  const QPointF across(along.y() * 0.018, -along.x() * 0.018);
  addLine(fills, 0, dark, a - along * 0.03, b + along * 0.03, 0.060);
  addLine(fills, 1, mixed(colour, ink::kPaper, 0.62), a - along * 0.018, b + along * 0.018, 0.034);
  for (int i = 0; i <= 8; ++i) {
    const QPointF joint = a + (b - a) * (i / 8.0);
    addLine(fills, 2, dark, joint - across, joint + across, 0.011);
  }
}

// Rails in a zigzag, and posts.
void addFence(Fills& fills, QPointF a, QPointF b, const QColor& colour) {
  constexpr int kRails = 8;
  const QPointF along = unit(b - a);
  const QPointF across(along.y() * 0.020, -along.x() * 0.020);
  std::vector<QPointF> posts;
  for (int i = 0; i <= kRails; ++i) {
    const double lean = i == 0 || i == kRails ? 0 : i % 2 ? 1 : -1;
    posts.push_back(a + (b - a) * (static_cast<double>(i) / kRails) + across * lean);
  }
  for (std::size_t i = 0; i + 1 < posts.size(); ++i) addLine(fills, 0, colour, posts[i], posts[i + 1], 0.014);
  for (const QPointF& post : posts) addLine(fills, 1, colour, post - along * 0.017, post + along * 0.017, 0.034);
}

void addUnknownSide(Fills& fills, QPointF a, QPointF b) {
  addLine(fills, 0, ink::kUnknown, a, b, 0.05);
  for (int i = 0; i < 8; i += 2) {
    addLine(fills, 1, ink::kPaper, a + (b - a) * (i / 8.0), a + (b - a) * ((i + 1) / 8.0), 0.018);
  }
}

void addWork(Fills& fills, QPointF a, QPointF b, const TerrainKind& kind) {
  switch (kind.pattern) {
    case Pattern::Wall: return addWall(fills, a, b, kind.colour);
    case Pattern::Fence: return addFence(fills, a, b, kind.colour);
    case Pattern::Unknown: return addUnknownSide(fills, a, b);
    default: return;
  }
}

}  // namespace

void paintWater(const PaintContext& context) {
  Waters waters;
  waters.banks.setFillRule(Qt::WindingFill);
  for (const Corner& corner : context.corners) addWater(waters, context.cells, corner);
  if (waters.banks.isEmpty()) return;
  context.painter.fillPath(waters.banks, ink::kBank);
  for (const auto& [colour, path] : waters.fills) context.painter.fillPath(path, QColor::fromRgba(colour));
}

void paintSlopes(const PaintContext& context) {
  Strokes strokes;
  for (const Corner& corner : context.corners) addSlopes(strokes, context.cells, corner);
  for (const auto& [colour, path] : strokes) context.painter.fillPath(path, QColor::fromRgba(colour));
}

void paintWorks(const PaintContext& context) {
  const hex::Layout& layout = context.cells.layout();
  Fills fills;
  context.cells.forEachHex(grown(context.region, 0.7), [&](hex::Hex hex, hex::Point) {
    for (int side = 0; side < 3; ++side) {
      const hex::HexsideKey key = layout.toKey(hex::hexside(hex, side));
      const SideCell* cell = context.cells.side(key);
      if (!cell || !layout.contains(key)) continue;
      const auto ends = layout.verticesOf(key);
      for (const SideFeature& feature : cell->features) {
        addWork(fills, toQt(layout.point(ends[0])), toQt(layout.point(ends[1])), context.cells.kind(feature.kind));
      }
    }
  });
  for (const auto& [key, path] : fills) context.painter.fillPath(path, QColor::fromRgba(key.second));
}

}  // namespace redoubt::render
