#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>

#include "editor/render/grounds/grounds.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

// Fields. Each hex is a furlong of strips along or across the nearest way. Furlongs of neighbouring hexes meet in a
// balk that both work out alike; strips end raggedly elsewhere and stop short of numbers, ways, water and houses.
namespace redoubt::render {
namespace {

constexpr double kHalfLength = 0.44;
constexpr double kHalfBreadth = 0.36;
constexpr double kBalk = 0.006;  // half its breadth
constexpr int kTints = 4;
constexpr TakenSet kInTheWay =
    Taken::Number | Taken::Water | Taken::Way | Taken::Work | Taken::House | Taken::Garden | Taken::Slope;

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

bool hasWay(const MapCells& cells, hex::Hex hex, int side) {
  const SideCell* cell = cells.side(cells.layout().toKey(hex::hexside(hex, side)));
  return cell && std::any_of(cell->links.begin(), cell->links.end(),
                             [&](std::uint16_t kind) { return cells.kind(kind).isWay(); });
}

// A furlong: a convex piece of ground and the direction of its strips.
class Furlong {
 public:
  Furlong(const MapCells& cells, hex::Hex hex, hex::Point centre)
      : cells_(cells), hex_(hex), centre_(toQt(centre)), angle_(angle()), along_(turned({1, 0}, angle_)) {
    shape_ = QPolygonF{{centre_.x() - 1, centre_.y() - 1},
                       {centre_.x() + 1, centre_.y() - 1},
                       {centre_.x() + 1, centre_.y() + 1},
                       {centre_.x() - 1, centre_.y() + 1}};
    for (int side = 0; side < hex::kSides; ++side) shape_ = clipped(shape_, edge(side));
    for (int end = 0; end < 4; ++end) {
      const QPointF outward = turned(along_, end * M_PI / 2);
      if (meetsField(outward)) continue;
      const double reach = (end % 2 ? kHalfBreadth : kHalfLength) * (0.92 + 0.12 * random(20 + end));
      shape_ = clipped(shape_, {centre_ + QPointF(0, 0.02) + outward * reach, outward});
    }
  }

  QPointF centre() const { return centre_; }
  QPointF along() const { return along_; }
  QPointF across() const { return {-along_.y(), along_.x()}; }
  const QPolygonF& shape() const { return shape_; }
  bool meetsField(QPointF outward) const {
    for (int side = 0; side < hex::kSides; ++side) {
      if (isField(side) && QPointF::dotProduct(direction(side), outward) > 0.75) return true;
    }
    return false;
  }
  double random(int which) const { return unitAt(hex_.q * 64 + which, hex_.r, 91); }

 private:
  bool isField(int side) const {
    return cells_.kind(groundAt(cells_, hex::neighbour(hex_, side)).terrain).pattern == Pattern::Fields;
  }
  QPointF direction(int side) const { return unit(toQt(cells_.layout().centre(hex::neighbour(hex_, side))) - centre_); }
  // Along the way through this hex or a neighbouring one, or across it; without ways along one of the hex's axes.
  double angle() const {
    std::optional<QPointF> way;
    for (int side = 0; side < hex::kSides && !way; ++side) {
      if (hasWay(cells_, hex_, side)) way = direction(side);
    }
    for (int side = 0; side < hex::kSides * hex::kSides && !way; ++side) {
      const hex::Hex next = hex::neighbour(hex_, side % hex::kSides);
      const int its = side / hex::kSides;
      if (hasWay(cells_, next, its)) way = direction(its);
    }
    const QPointF axis = way ? *way : direction(static_cast<int>(random(1) * 2.999));
    const double turn = random(2) < 0.5 ? 0 : M_PI / 2;
    return std::atan2(axis.y(), axis.x()) + turn + 0.16 * (random(3) - 0.5);
  }
  // Towards a neighbouring field the balk, which both hexes see alike; elsewhere a line of its own.
  HalfPlane edge(int side) const {
    const QPointF outward = direction(side);
    if (!isField(side)) {
      return {centre_ + outward * (0.47 + 0.04 * random(4 + side)), turned(outward, 0.3 * (random(10 + side) - 0.5))};
    }
    const hex::Hexside shared = hex::hexside(hex_, side);
    const int salt = shared.hex.q * 8 + shared.side;
    const double slide = 0.07 * (unitAt(salt, shared.hex.r, 93) - 0.5);
    const double turn = 0.26 * (unitAt(salt, shared.hex.r, 94) - 0.5);
    const QPointF own = shared.hex == hex_ ? outward : -outward;
    const QPointF middle = centre_ + outward * 0.5 + own * slide;
    const QPointF square = turned(outward, turn);
    return {middle - square * kBalk, square};
  }

  const MapCells& cells_;
  hex::Hex hex_;
  QPointF centre_;
  double angle_;
  QPointF along_;
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
    const double start = meetsAtStart ? 0 : 0.07 * furlong.random(40 + i);
    const double end = meetsAtEnd ? 0 : 0.07 * furlong.random(50 + i);
    const auto place = [&](double u, double v) {
      return furlong.centre() + furlong.along() * u + furlong.across() * v;
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

// How a strip is ploughed: how far apart its furrows are, and whether they are broken.
struct Ploughing {
  double pitch;
  bool isBroken;
};
constexpr std::array<Ploughing, kTints> kPloughings{{{0.016, false}, {0.027, false}, {0.024, true}, {0.038, true}}};

struct Drawing {
  std::array<QPainterPath, kTints> tints;
  QPainterPath outlines;
  QPainterPath furrows;

  Drawing() {
    for (QPainterPath& path : tints) path.setFillRule(Qt::WindingFill);
    furrows.setFillRule(Qt::WindingFill);
  }
};

void addFurrows(Drawing& drawing, const Strip& strip, std::pair<double, double> part, const Ploughing& how,
                double thick) {
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
      const std::array ends{from + ahead * a, from + ahead * b};
      addRibbon(drawing.furrows, ends, thick, thick, ahead, ahead);
    };
    if (!how.isBroken) {
      add(0.004, length - 0.004);
      continue;
    }
    for (double at = i % 2 ? 0.01 : 0.045; at < length - 0.01; at += kDash + kGap)
      add(at, std::min(at + kDash, length));
  }
}

void addStrip(Drawing& drawing, const PaintContext& context, const Strip& strip, unsigned tint) {
  const Ploughing& how = kPloughings[tint];
  const bool showsFurrows = how.pitch * context.scale > 2.2;
  for (const auto& part : freeParts(strip, context.plan.obstacles)) {
    const QPolygonF quad = strip.part(part.first, part.second);
    drawing.tints[tint].addPolygon(quad);
    drawing.tints[tint].closeSubpath();
    drawing.outlines.addPolygon(quad);
    drawing.outlines.closeSubpath();
    if (showsFurrows) addFurrows(drawing, strip, part, how, std::max(0.0036, 0.4 / context.scale));
  }
}

std::array<QColor, kTints> tintsOf(const PaintContext& context, const TerrainKind& kind) {
  const MapTheme& theme = context.theme();
  const QColor base = context.colourOf(kind, theme.field);
  return {mixed(mixed(base, theme.garden, 0.42), theme.paper, 0.15),
          mixed(mixed(base, theme.fieldLine, 0.20), theme.paper, 0.12), mixed(base, theme.paper, 0.25),
          mixed(base, theme.paper, 0.62)};
}

}  // namespace

void paintFields(const PaintContext& context, std::uint16_t index) {
  Drawing drawing;
  context.cells.forEachHex(grown(context.region, 0.75), [&](hex::Hex hex, hex::Point centre) {
    const Cell cell = context.cells.cell(hex);
    if (!cell.isOnMap || cell.terrain != index) return;
    const Furlong furlong(context.cells, hex, centre);
    unsigned tint = static_cast<unsigned>(furlong.random(60) * kTints);
    int i = 0;
    for (const Strip& strip : stripsOf(furlong)) {
      // Never the same twice side by side.
      tint = (tint + 1 + static_cast<unsigned>(furlong.random(61 + i++) * 2.999)) % kTints;
      addStrip(drawing, context, strip, tint);
    }
  });
  const MapTheme& theme = context.theme();
  const auto tints = tintsOf(context, context.cells.kind(index));
  if (theme.ground == GroundManner::Tinted) {
    for (std::size_t i = 0; i < kTints; ++i) context.painter.fillPath(drawing.tints[i], tints[i]);
  }
  if (context.scale < 18) return;
  const auto faded = [&](double alpha) {
    QColor ink = theme.fieldLine;
    if (theme.isColoured) ink.setAlphaF(static_cast<float>(alpha));
    return ink;
  };
  context.painter.fillPath(drawing.furrows, faded(0.55));
  context.painter.strokePath(drawing.outlines, QPen(faded(0.7), std::max(0.005, 0.5 / context.scale), Qt::SolidLine,
                                                    Qt::FlatCap, Qt::MiterJoin));
}

}  // namespace redoubt::render
