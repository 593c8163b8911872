#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "editor/render/grounds/furlong.h"
#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/stamp.h"
#include "editor/render/many_shapes.h"
#include "editor/render/map_geometry.h"
#include "editor/render/ribbon.h"

// Fields. Each hex is a furlong of strips (furlong.h). They stop before ways, water and houses and continue under
// numbers in a paler colour, and their furrows leave the numbers free.
namespace redoubt::render {
namespace {

constexpr int kTints = 4;
constexpr ObstacleKinds kNumbers = static_cast<ObstacleKinds>(ObstacleKind::Number);

// The ploughing of a strip: the distance between its furrows, and whether they are broken.
struct Ploughing {
  double pitch;
  bool isBroken;
};
constexpr std::array<Ploughing, kTints> kPloughings{{{0.016, false}, {0.027, false}, {0.024, true}, {0.038, true}}};

// Adds the parts of a line that leave the numbers free; null: there are no numbers near.
void addClear(QList<QLineF>& lines, const Obstacles* numbers, QPointF from, QPointF to) {
  constexpr double kAir = 0.012;
  if (!numbers || numbers->isFree(from, to, kAir, kNumbers)) {
    lines.emplaceBack(from, to);
    return;
  }
  const QPointF way = to - from;
  const int steps = std::max(2, static_cast<int>(std::ceil(std::hypot(way.x(), way.y()) / 0.02)));
  int first = -1;
  for (int i = 0; i <= steps + 1; ++i) {
    const bool isFree = i <= steps && numbers->isFree(from + way * (static_cast<double>(i) / steps), kAir, kNumbers);
    if (isFree && first < 0) first = i;
    if (isFree || first < 0) continue;
    if (i - 1 > first) {
      lines.emplaceBack(from + way * (static_cast<double>(first) / steps),
                        from + way * (static_cast<double>(i - 1) / steps));
    }
    first = -1;
  }
}

struct Drawing {
  std::array<QPainterPath, kTints> tints;
  QList<QLineF> balks;
  QList<QLineF> furrows;

  Drawing() {
    for (QPainterPath& path : tints) path.setFillRule(Qt::WindingFill);
  }
};

void addFurrows(Drawing& drawing, const Obstacles* numbers, const Strip& strip, const Part& part,
                const Ploughing& how) {
  const int count = static_cast<int>(strip.breadth() / how.pitch);
  constexpr double kDash = 0.045;
  constexpr double kGap = 0.025;
  for (int i = 1; i <= count; ++i) {
    const double share = i / (count + 1.0);
    const QPointF from = strip.near(part.nearFrom) * (1 - share) + strip.far(part.farFrom) * share;
    const QPointF to = strip.near(part.nearTo) * (1 - share) + strip.far(part.farTo) * share;
    const QPointF ahead = unit(to - from);
    const double length = QPointF::dotProduct(to - from, ahead);
    const auto add = [&](double a, double b) {
      addClear(drawing.furrows, numbers, from + ahead * a, from + ahead * b);
    };
    if (!how.isBroken) {
      add(0.004, length - 0.004);
      continue;
    }
    for (double at = i % 2 ? 0.01 : 0.045; at < length - 0.01; at += kDash + kGap)
      add(at, std::min(at + kDash, length));
  }
}

void addLand(Drawing& drawing, const PaintContext& context, const Strip& strip, const Part& part, unsigned tint) {
  const Ploughing& how = kPloughings[tint];
  const bool showsFurrows = how.pitch * context.scale > 2.2;
  const QPolygonF quad = strip.part(part);
  drawing.tints[tint].addPolygon(quad);
  drawing.tints[tint].closeSubpath();
  const Obstacles* numbers = context.plan.obstacles.isFree(quad, kNumbers) ? nullptr : &context.plan.obstacles;
  for (int i = 0; i < 4; ++i) addClear(drawing.balks, numbers, quad[i], quad[(i + 1) % 4]);
  if (showsFurrows) addFurrows(drawing, numbers, strip, part, how);
}

// The tints of a furlong's strips; adjacent strips never have the same tint.
std::vector<unsigned> tintsOf(const Furlong& furlong, std::size_t strips) {
  std::vector<unsigned> tints;
  unsigned tint = static_cast<unsigned>(furlong.random(60) * kTints);
  for (std::size_t i = 0; i < strips; ++i) {
    tint = (tint + 1 + static_cast<unsigned>(furlong.random(61 + static_cast<int>(i)) * 2.999)) % kTints;
    tints.push_back(tint);
  }
  return tints;
}

std::array<QColor, kTints> tintsOf(const PaintContext& context, const TerrainKind& kind) {
  const MapTheme& theme = context.theme();
  const QColor base = context.colourOf(kind, theme.field);
  return {mixed(mixed(base, theme.garden, 0.42), theme.paper, 0.15),
          mixed(mixed(base, theme.fieldLine, 0.20), theme.paper, 0.12), mixed(base, theme.paper, 0.25),
          mixed(base, theme.paper, 0.62)};
}

// A pale patch behind each number.
void paintBehindNumbers(const PaintContext& context, std::span<const hex::Point> numbers) {
  constexpr int kRims = 4;
  const QColor paper = context.theme().paper;
  const StampDesign design{"behind-number", {paper}, 1, 0.27, [paper](QPainter& painter, unsigned) {
                             QColor veil = paper;
                             veil.setAlphaF(0.21F);
                             painter.setPen(Qt::NoPen);
                             painter.setBrush(veil);
                             for (int i = 0; i < kRims; ++i) {
                               painter.drawEllipse(QPointF(0, 0), 0.155 + 0.032 * i, 0.058 + 0.024 * i);
                             }
                           }};
  Stamp stamp(context.painter, design);
  for (const hex::Point& number : numbers) stamp.put(number, 0);
}

}  // namespace

void paintFields(const PaintContext& context, std::uint16_t index) {
  // A drawing for each furlong: Qt fills a few short paths much faster than one long one.
  std::vector<Drawing> drawings;
  std::vector<hex::Point> numbers;
  const QRectF seen = toQt(grown(context.region, 0.02));
  context.cells.forEachHex(grown(context.region, 0.9), [&](hex::Hex hex, hex::Point centre) {
    if (groundAt(context.cells, hex).terrain != index) return;
    if (context.cells.cell(hex).isOnMap) numbers.push_back({centre.x + kNumberPlace.x, centre.y + kNumberPlace.y});
    const Furlong furlong(context.cells, hex, centre);
    const std::vector<Strip> strips = stripsOf(furlong);
    const bool isSeen = std::any_of(strips.begin(), strips.end(),
                                    [&](const Strip& strip) { return seen.intersects(strip.part({}).boundingRect()); });
    if (!isSeen) return;
    Drawing drawing;
    const std::vector<unsigned> tints = tintsOf(furlong, strips.size());
    for (const Land& land : landsOf(strips, context.plan.obstacles)) {
      const Strip& strip = strips[land.strip];
      if (seen.intersects(strip.part({}).boundingRect())) {
        addLand(drawing, context, strip, land.part, tints[land.strip]);
      }
    }
    if (!drawing.balks.isEmpty()) drawings.push_back(std::move(drawing));
  });
  const MapTheme& theme = context.theme();
  const auto tints = tintsOf(context, context.cells.kind(index));
  for (const Drawing& drawing : drawings) {
    if (theme.ground != GroundManner::Tinted) break;
    for (std::size_t i = 0; i < kTints; ++i) context.painter.fillPath(drawing.tints[i], tints[i]);
  }
  if (theme.ground == GroundManner::Tinted && context.showsNumbers()) paintBehindNumbers(context, numbers);
  if (context.scale < 18) return;
  const auto faded = [&](double alpha) {
    QColor ink = theme.fieldLine;
    if (theme.isColoured) ink.setAlphaF(static_cast<float>(alpha));
    return ink;
  };
  const auto pen = [&](double alpha, double width, double pixels) {
    return QPen(faded(alpha), std::max(width, pixels / context.scale), Qt::SolidLine, Qt::FlatCap);
  };
  for (const Drawing& drawing : drawings) {
    drawManyLines(context.painter, drawing.furrows, pen(0.55, 0.0036, 0.4));
    drawManyLines(context.painter, drawing.balks, pen(0.5, 0.005, 0.5));
  }
}

}  // namespace redoubt::render
