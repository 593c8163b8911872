#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "editor/render/grounds/grounds.h"
#include "editor/render/grounds/stamp.h"
#include "editor/render/links/way_curves.h"
#include "editor/render/many_shapes.h"
#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

// Fields. Each hex is a furlong of strips. Furlongs lie as bricks do, in rows along one of the three axes of the hexes:
// along the way nearby, or without one along the axis of a neighbourhood of some hexes. So those of a block adjoin
// along balks, which both hexes work out alike, and hide the hexes' own pattern. Where two neighbourhoods meet, the
// hexside is the balk; elsewhere strips end raggedly, and all stop short of ways, water and houses. They go on under
// numbers, paler, and their furrows leave them free.
namespace redoubt::render {
namespace {

constexpr double kHalfLength = 0.46;  // of a furlong that stands alone
constexpr double kHalfBreadth = 0.36;
constexpr double kBrickLength = 0.5;  // half of it; bricks of that size cover the plane as hexes do
constexpr double kBrickBreadth = 0.4330127;
constexpr double kBalk = 0.006;    // half its breadth
constexpr double kBow = 0.035;     // how far straight balks are bent
constexpr double kBowScale = 1.6;  // and over what distance
constexpr double kRagged = 0.09;   // how far ends of strips differ
constexpr int kTints = 4;
constexpr TakenSet kNumbers = static_cast<TakenSet>(Taken::Number);
constexpr TakenSet kInTheWay = Taken::Water | Taken::Way | Taken::Work | Taken::House | Taken::Garden | Taken::Slope;

// What lies to one side of a line: points with dot(point - at, outward) <= 0.
struct HalfPlane {
  QPointF at;
  QPointF outward;
};

QPolygonF clipped(const QPolygonF& polygon, const HalfPlane& half) {
  QPolygonF result;
  const auto over = [&](QPointF point) { return QPointF::dotProduct(point - half.at, half.outward); };
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF a = polygon[i];
    const QPointF b = polygon[(i + 1) % polygon.size()];
    const double fromA = over(a);
    const double fromB = over(b);
    if (fromA <= 0) result << a;
    if ((fromA < 0 && fromB > 0) || (fromA > 0 && fromB < 0)) result << a + (b - a) * (fromA / (fromA - fromB));
  }
  return result;
}

QPointF turned(QPointF vector, double angle) {
  return {vector.x() * std::cos(angle) - vector.y() * std::sin(angle),
          vector.x() * std::sin(angle) + vector.y() * std::cos(angle)};
}

QPointF directionOf(const MapCells& cells, hex::Hex hex, int side) {
  return unit(toQt(cells.layout().centre(hex::neighbour(hex, side))) - toQt(cells.layout().centre(hex)));
}

// Which way the ways of a hex run through it: those on the sides that lie farthest apart.
std::optional<QPointF> wayThrough(const MapCells& cells, hex::Hex hex) {
  std::vector<int> sides;
  for (int side = 0; side < hex::kSides; ++side) {
    if (wayAcross(cells, hex::hexside(hex, side))) sides.push_back(side);
  }
  if (sides.empty()) return std::nullopt;
  if (sides.size() == 1) return directionOf(cells, hex, sides.front());
  QPointF widest;
  for (const int a : sides) {
    for (const int b : sides) {
      const QPointF chord = directionOf(cells, hex, a) - directionOf(cells, hex, b);
      if (QPointF::dotProduct(chord, chord) > QPointF::dotProduct(widest, widest) + 0.1) widest = chord;
    }
  }
  return unit(widest);
}

// The direction of the way through a hex, or through a neighbouring one.
std::optional<QPointF> wayNear(const MapCells& cells, hex::Hex hex) {
  std::optional<QPointF> way = wayThrough(cells, hex);
  for (int side = 0; side < hex::kSides && !way; ++side) way = wayThrough(cells, hex::neighbour(hex, side));
  return way;
}

// How the furlongs of a neighbourhood lie: along which axis of the hexes, and whether their strips run across it.
struct Lie {
  int axis = 0;  // 0 to 2, a side of the hex
  bool isAcross = false;
};

// Neighbourhoods are those of points strewn over the plane.
Lie lieOf(const MapCells& cells, hex::Hex hex) {
  constexpr double kSpacing = 2.7;
  const hex::Point centre = cells.layout().centre(hex);
  const int x = static_cast<int>(std::floor(centre.x / kSpacing));
  const int y = static_cast<int>(std::floor(centre.y / kSpacing));
  double least = 1e9;
  Lie lie;
  for (int j = y - 1; j <= y + 1; ++j) {
    for (int i = x - 1; i <= x + 1; ++i) {
      const double off =
          std::hypot((i + unitAt(i, j, 95)) * kSpacing - centre.x, (j + unitAt(i, j, 96)) * kSpacing - centre.y);
      if (off >= least) continue;
      least = off;
      lie = {static_cast<int>(unitAt(i, j, 97) * 2.999), unitAt(i, j, 98) < 0.5};
    }
  }
  const auto way = wayNear(cells, hex);
  if (!way) return lie;
  double straightest = 0;
  for (int axis = 0; axis < 3; ++axis) {
    const double along = std::abs(QPointF::dotProduct(*way, directionOf(cells, hex, axis)));
    if (along < straightest + 0.01) continue;
    straightest = along;
    lie.axis = axis;
  }
  return lie;
}

// A furlong: a convex piece of ground and the direction of its strips.
class Furlong {
 public:
  Furlong(const MapCells& cells, hex::Hex hex, hex::Point centre)
      : cells_(cells), hex_(hex), centre_(toQt(centre)), lie_(lieOf(cells, hex)) {
    for (int side = 0; side < hex::kSides; ++side) joins_[static_cast<std::size_t>(side)] = joins(side);
    const bool isAlone = std::none_of(joins_.begin(), joins_.end(), [](bool joins) { return joins; });
    lengthways_ = isAlone ? ownDirection() : directionOf(cells, hex, lie_.axis);
    shape_ = QPolygonF{{centre_.x() - 1, centre_.y() - 1},
                       {centre_.x() + 1, centre_.y() - 1},
                       {centre_.x() + 1, centre_.y() + 1},
                       {centre_.x() - 1, centre_.y() + 1}};
    for (int end = 0; end < 4; ++end) shape_ = clipped(shape_, brickEdge(turned(lengthways_, end * M_PI / 2), end));
    for (int side = 0; side < hex::kSides; ++side) {
      if (isField(side) && !joins_[static_cast<std::size_t>(side)]) shape_ = clipped(shape_, hexEdge(side));
    }
  }

  QPointF centre() const { return centre_; }
  QPointF along() const { return lie_.isAcross ? turned(lengthways_, M_PI / 2) : lengthways_; }
  QPointF across() const { return {-along().y(), along().x()}; }
  const QPolygonF& shape() const { return shape_; }
  bool meetsField(QPointF outward) const {
    for (int side = 0; side < hex::kSides; ++side) {
      if (isField(side) && QPointF::dotProduct(directionOf(cells_, hex_, side), outward) > 0.75) return true;
    }
    return false;
  }
  double random(int which) const { return unitAt(hex_.q * 64 + which, hex_.r, 91); }

 private:
  bool isField(int side) const {
    return cells_.kind(groundAt(cells_, hex::neighbour(hex_, side)).terrain).pattern == Pattern::Fields;
  }
  // Whether the furlong of a neighbour is a brick of the same wall.
  bool joins(int side) const { return isField(side) && lieOf(cells_, hex::neighbour(hex_, side)).axis == lie_.axis; }
  // A furlong with no other beside it lies along the way truly, or across it.
  QPointF ownDirection() const {
    const auto way = wayNear(cells_, hex_);
    return turned(way ? *way : directionOf(cells_, hex_, lie_.axis), 0.16 * (random(3) - 0.5));
  }
  // The row of bricks a hex lies in; rows are counted across the axis.
  int rowOf(hex::Hex hex) const {
    const hex::Hex step = hex::neighbour(hex::Hex{}, lie_.axis);
    return step.q * hex.r - step.r * hex.q;
  }
  // One end (0 and 2) or long side (1 and 3) of the brick.
  HalfPlane brickEdge(QPointF outward, int end) const {
    const bool isEnd = end % 2 == 0;
    for (int side = 0; side < hex::kSides; ++side) {
      const bool isBeyond = QPointF::dotProduct(directionOf(cells_, hex_, side), outward) > (isEnd ? 0.9 : 0.5);
      if (!isBeyond || !joins_[static_cast<std::size_t>(side)]) continue;
      const hex::Hex next = hex::neighbour(hex_, side);
      const double reach = isEnd ? kBrickLength + slideOf(side) : kBrickBreadth + shiftOf(next);
      return {centre_ + outward * (reach - kBalk), outward};
    }
    const double reach = (isEnd ? kHalfLength : kHalfBreadth) * (0.92 + 0.12 * random(20 + end));
    return {centre_ + QPointF(0, 0.02) + outward * reach, outward};
  }
  // How far the balk towards a brick of the same row lies beyond its middle place, seen from here.
  double slideOf(int side) const {
    const hex::Hexside shared = hex::hexside(hex_, side);
    const double slide = 0.18 * (unitAt(shared.hex.q * 8 + shared.side, shared.hex.r, 93) - 0.5);
    return shared.hex == hex_ ? slide : -slide;
  }
  // The same for the balk towards the next row.
  double shiftOf(hex::Hex next) const {
    const int row = rowOf(hex_);
    const int other = rowOf(next);
    const double shift = 0.10 * (unitAt(lie_.axis, std::min(row, other), 99) - 0.5);
    return row < other ? shift : -shift;
  }
  // Towards a furlong that lies another way: near the hexside.
  HalfPlane hexEdge(int side) const {
    const QPointF outward = directionOf(cells_, hex_, side);
    const hex::Hexside shared = hex::hexside(hex_, side);
    const double turn = 0.26 * (unitAt(shared.hex.q * 8 + shared.side, shared.hex.r, 94) - 0.5);
    const QPointF square = turned(outward, turn);
    return {centre_ + outward * (0.5 + slideOf(side) * 0.4) - square * kBalk, square};
  }

  const MapCells& cells_;
  hex::Hex hex_;
  QPointF centre_;
  Lie lie_;
  QPointF lengthways_;
  std::array<bool, hex::kSides> joins_{};
  QPolygonF shape_;
};

// A strip between two lines along a furlong: its near and its far edge.
struct Strip {
  QPointF nearFrom, nearTo, farFrom, farTo;

  QPointF near(double t) const { return nearFrom + (nearTo - nearFrom) * t; }
  QPointF far(double t) const { return farFrom + (farTo - farFrom) * t; }
  double length() const {
    const QPointF off = nearTo - nearFrom;
    return std::hypot(off.x(), off.y());
  }
  QPolygonF part(double from, double to) const { return {near(from), near(to), far(to), far(from)}; }
};

// The chord of a convex shape at `offset` across from the furlong's centre; nothing where it misses.
std::optional<std::pair<double, double>> chord(const Furlong& furlong, double offset) {
  double least = 1e9;
  double most = -1e9;
  const QPolygonF& shape = furlong.shape();
  for (qsizetype i = 0; i < shape.size(); ++i) {
    const QPointF a = shape[i] - furlong.centre();
    const QPointF b = shape[(i + 1) % shape.size()] - furlong.centre();
    const double fromA = QPointF::dotProduct(a, furlong.across()) - offset;
    const double fromB = QPointF::dotProduct(b, furlong.across()) - offset;
    if (fromA * fromB > 0 || fromA == fromB) continue;
    const double at = QPointF::dotProduct(a + (b - a) * (fromA / (fromA - fromB)), furlong.along());
    least = std::min(least, at);
    most = std::max(most, at);
  }
  if (least >= most) return std::nullopt;
  return std::pair(least, most);
}

std::vector<Strip> stripsOf(const Furlong& furlong) {
  double top = 1e9;
  double bottom = -1e9;
  for (const QPointF& point : furlong.shape()) {
    const double at = QPointF::dotProduct(point - furlong.centre(), furlong.across());
    top = std::min(top, at);
    bottom = std::max(bottom, at);
  }
  std::vector<Strip> strips;
  if (bottom - top < 0.15) return strips;
  const int count = std::clamp(static_cast<int>(std::lround((bottom - top) / 0.155 + furlong.random(30) - 0.5)), 3, 6);
  const bool meetsAtStart = furlong.meetsField(-furlong.along());
  const bool meetsAtEnd = furlong.meetsField(furlong.along());
  const double inset = 0.012;  // where a corner would make a strip a needle
  for (int i = 0; i < count; ++i) {
    const auto border = [&](int k) {
      const double even = top + (bottom - top) * k / count;
      return k == 0 ? even + inset : k == count ? even - inset : even + 0.03 * (furlong.random(31 + k) - 0.5);
    };
    const double from = border(i);
    const double to = border(i + 1);
    const auto near = chord(furlong, from);
    const auto far = chord(furlong, to);
    if (!near || !far) continue;
    const double start = meetsAtStart ? 0 : kRagged * furlong.random(40 + i);
    const double end = meetsAtEnd ? 0 : kRagged * furlong.random(50 + i);
    const auto place = [&](double u, double v) {
      const QPointF at = furlong.centre() + furlong.along() * u + furlong.across() * v;
      return toQt(wobbled(toMap(at), kBow, kBowScale, 92));
    };
    const Strip strip{place(near->first + start, from), place(near->second - end, from), place(far->first + start, to),
                      place(far->second - end, to)};
    if (strip.length() > 0.12) strips.push_back(strip);
  }
  return strips;
}

// The parts of a strip that nothing stands on, from 0 to 1 along it.
std::vector<std::pair<double, double>> freeParts(const Strip& strip, const Obstacles& obstacles) {
  if (obstacles.isFree(strip.part(0, 1), kInTheWay)) return {{0, 1}};
  constexpr double kStep = 0.02;
  constexpr double kShortest = 0.09;
  std::vector<std::pair<double, double>> parts;
  const int steps = std::max(1, static_cast<int>(std::ceil(strip.length() / kStep)));
  int first = -1;
  for (int i = 0; i <= steps + 1; ++i) {
    const double t = static_cast<double>(i) / steps;
    const bool isFree = i <= steps && obstacles.isFree(strip.near(t), strip.far(t), 0.03, kInTheWay);
    if (isFree && first < 0) first = i;
    if (isFree || first < 0) continue;
    const double from = static_cast<double>(first) / steps;
    const double to = static_cast<double>(i - 1) / steps;
    if ((to - from) * strip.length() >= kShortest) parts.emplace_back(from, to);
    first = -1;
  }
  return parts;
}

// A part of a strip that is ploughed, from 0 to 1 along it.
struct Land {
  std::size_t strip;
  std::pair<double, double> part;
  double area;

  bool isBeside(const Land& other) const {
    const bool areNext = strip + 1 == other.strip || other.strip + 1 == strip;
    return areNext && part.first < other.part.second && other.part.first < part.second;
  }
};

// What is ploughed of a furlong: the free parts of its strips, without scraps that ways and numbers have cut off.
std::vector<Land> landsOf(const std::vector<Strip>& strips, const Obstacles& obstacles) {
  constexpr double kScrap = 0.045;  // square hex widths
  std::vector<Land> lands;
  for (std::size_t i = 0; i < strips.size(); ++i) {
    const QPointF across = strips[i].far(0.5) - strips[i].near(0.5);
    const double area = strips[i].length() * std::hypot(across.x(), across.y());
    for (const auto& part : freeParts(strips[i], obstacles)) lands.push_back({i, part, area * (part.second - part.first)});
  }
  std::vector<Land> kept;
  std::vector<Land> block;  // those that lie side by side
  while (!lands.empty()) {
    block = {lands.back()};
    lands.pop_back();
    double area = block.front().area;
    for (std::size_t i = 0; i < block.size(); ++i) {
      const Land from = block[i];
      const auto rest = std::partition(lands.begin(), lands.end(), [&](const Land& land) { return !from.isBeside(land); });
      for (auto land = rest; land != lands.end(); ++land) area += land->area;
      block.insert(block.end(), rest, lands.end());
      lands.erase(rest, lands.end());
    }
    if (area >= kScrap) kept.insert(kept.end(), block.begin(), block.end());
  }
  return kept;
}

// How a strip is ploughed: how far apart its furrows are, and whether they are broken.
struct Ploughing {
  double pitch;
  bool isBroken;
};
constexpr std::array<Ploughing, kTints> kPloughings{{{0.016, false}, {0.027, false}, {0.024, true}, {0.038, true}}};

// Adds what of a line leaves the numbers free; null: there are none near.
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

void addFurrows(Drawing& drawing, const Obstacles* numbers, const Strip& strip, std::pair<double, double> part,
                const Ploughing& how) {
  const QPointF across = strip.far(0.5) - strip.near(0.5);
  const double breadth = std::hypot(across.x(), across.y());
  const int count = static_cast<int>(breadth / how.pitch);
  constexpr double kDash = 0.045;
  constexpr double kGap = 0.025;
  for (int i = 1; i <= count; ++i) {
    const double share = i / (count + 1.0);
    const QPointF from = strip.near(part.first) + (strip.far(part.first) - strip.near(part.first)) * share;
    const QPointF to = strip.near(part.second) + (strip.far(part.second) - strip.near(part.second)) * share;
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

void addLand(Drawing& drawing, const PaintContext& context, const Strip& strip, std::pair<double, double> part,
             unsigned tint) {
  const Ploughing& how = kPloughings[tint];
  const bool showsFurrows = how.pitch * context.scale > 2.2;
  const QPolygonF quad = strip.part(part.first, part.second);
  drawing.tints[tint].addPolygon(quad);
  drawing.tints[tint].closeSubpath();
  const Obstacles* numbers = context.plan.obstacles.isFree(quad, kNumbers) ? nullptr : &context.plan.obstacles;
  for (int i = 0; i < 4; ++i) addClear(drawing.balks, numbers, quad[i], quad[(i + 1) % 4]);
  if (showsFurrows) addFurrows(drawing, numbers, strip, part, how);
}

// The tints of a furlong's strips, never the same twice side by side.
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
    const bool isSeen = std::any_of(strips.begin(), strips.end(), [&](const Strip& strip) {
      return seen.intersects(strip.part(0, 1).boundingRect());
    });
    if (!isSeen) return;
    Drawing drawing;
    const std::vector<unsigned> tints = tintsOf(furlong, strips.size());
    for (const Land& land : landsOf(strips, context.plan.obstacles)) {
      const Strip& strip = strips[land.strip];
      if (seen.intersects(strip.part(0, 1).boundingRect())) {
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
