#include "editor/render/area_shape.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "editor/render/map_geometry.h"
#include "editor/render/noise.h"
#include "editor/render/ribbon.h"

namespace redoubt::render {
namespace {

constexpr std::size_t kPoints = std::tuple_size_v<Rim>;
constexpr std::size_t kChain = 5;  // vertices of the outline that shape a rim: its own and two in each direction

// --- smoothing -------------------------------------------------------------------------------------------------

// A rim is the outline of whole hexes, a polyline through vertices one side apart, smoothed by a Gaussian: each of its
// points is a weighted sum of the chain's vertices, and so is its direction.
struct Smoothing {
  using Weights = std::array<double, kChain>;
  std::array<Weights, kPoints> place{};
  std::array<Weights, kPoints> direction{};
};

// The weight of vertex `k` in the polyline's point `at`, both in sides from the middle of the chain.
double hat(double at, int k) {
  return std::max(0.0, 1 - std::abs(at - k));
}

Smoothing::Weights weightsAt(double at, double sigma) {
  constexpr int kSteps = 120;
  constexpr double kWindow = 1.5;
  Smoothing::Weights weights{};
  double sum = 0;
  for (int i = 0; i <= kSteps; ++i) {
    const double off = kWindow * (2.0 * i / kSteps - 1);
    const double share = std::exp(-off * off / (2 * sigma * sigma));
    sum += share;
    for (std::size_t k = 0; k < kChain; ++k) weights[k] += share * hat(at + off, static_cast<int>(k) - 2);
  }
  for (double& weight : weights) weight /= sum;
  return weights;
}

Smoothing makeSmoothing(double sigma) {
  constexpr double kStep = 1e-3;
  Smoothing smoothing;
  for (std::size_t i = 0; i < kPoints; ++i) {
    const double at = static_cast<double>(i) / (kPoints - 1) - 0.5;
    smoothing.place[i] = weightsAt(at, sigma);
    const auto ahead = weightsAt(at + kStep, sigma);
    const auto behind = weightsAt(at - kStep, sigma);
    for (std::size_t k = 0; k < kChain; ++k) smoothing.direction[i][k] = (ahead[k] - behind[k]) / (2 * kStep);
  }
  // The last point is the first of the next rim, whose chain is one vertex on: the same sums of the same vertices.
  const auto shifted = [](const Smoothing::Weights& from) {
    Smoothing::Weights weights{};
    for (std::size_t k = 0; k + 1 < kChain; ++k) weights[k + 1] = from[k];
    return weights;
  };
  smoothing.direction.front().back() = 0;
  smoothing.place.back() = shifted(smoothing.place.front());
  smoothing.direction.back() = shifted(smoothing.direction.front());
  return smoothing;
}

const Smoothing& smoothingOf(double sigma) {
  thread_local std::map<double, Smoothing> made;
  const auto found = made.find(sigma);
  return found != made.end() ? found->second : made.emplace(sigma, makeSmoothing(sigma)).first->second;
}

template <class Weights>
QPointF weighted(const Weights& weights, const std::array<QPointF, kChain>& chain) {
  QPointF sum;
  for (std::size_t k = 0; k < kChain; ++k) {
    if (weights[k] != 0) sum += chain[k] * weights[k];  // so that the end points of neighbours are computed equally
  }
  return sum;
}

// --- the outline of whole hexes --------------------------------------------------------------------------------

// A hexside of the outline: the hex inside and the hex outside. Walked with the area to the right.
struct Edge {
  hex::Hex in;
  hex::Hex out;

  hex::Hex ahead() const { return in + hex::Hex{-(out - in).r, (out - in).q + (out - in).r}; }
  hex::Hex behind() const { return in + hex::Hex{(out - in).q + (out - in).r, -(out - in).q}; }
};

class Outline {
 public:
  Outline(const MapCells& cells, const InArea& isInside) : cells_(cells), isInside_(isInside) {}

  bool isIn(hex::Hex hex) const { return isInside_(groundAt(cells_, hex)); }

  // Two vertices before the one where `from` meets `to`, it, and two after it.
  std::array<QPointF, kChain> chain(const Edge& from, const Edge& to) const {
    std::array<QPointF, kChain> points;
    points[1] = vertex(from, from.behind());
    points[2] = vertex(from, from.ahead());
    points[3] = vertex(to, to.ahead());
    points[0] = next(points[2], points[1], from, from.behind());
    points[4] = next(points[2], points[3], to, to.ahead());
    return points;
  }

  // The same if an outline along `edge` leaves the map at its vertex with `beyond`: it continues straight.
  std::array<QPointF, kChain> chainOut(const Edge& edge, hex::Hex beyond) const {
    const bool isAhead = edge.ahead() == beyond;
    const hex::Hex inner = isAhead ? edge.behind() : edge.ahead();
    std::array<QPointF, kChain> points;
    points[1] = vertex(edge, inner);
    points[2] = vertex(edge, beyond);
    points[0] = next(points[2], points[1], edge, inner);
    points[3] = straightOn(points[1], points[2]);
    points[4] = straightOn(points[2], points[3]);
    if (!isAhead) std::reverse(points.begin(), points.end());
    return points;
  }

 private:
  static QPointF straightOn(QPointF before, QPointF at) { return 2 * at - before; }
  // The vertex after `at`, where the outline meets `third`, coming from `before` along `edge`.
  QPointF next(QPointF before, QPointF at, const Edge& edge, hex::Hex third) const {
    if (cells_.endsAtEdge() && !cells_.cell(third).isOnMap) return straightOn(before, at);
    const Edge on = turned(edge, third);
    const bool isAhead = third == edge.ahead();
    return vertex(on, isAhead ? on.ahead() : on.behind());
  }
  // The next side of the outline round the vertex between `edge` and `third`.
  Edge turned(const Edge& edge, hex::Hex third) const {
    return isIn(third) ? Edge{third, edge.out} : Edge{edge.in, third};
  }
  QPointF vertex(const Edge& edge, hex::Hex third) const {
    const hex::Hex sum = edge.in + edge.out + third;
    return toQt(cells_.layout().point(hex::Vertex{sum.q, sum.r}));
  }

  const MapCells& cells_;
  const InArea& isInside_;
};

// Which of a corner's three hexes belong to the area.
struct Mask {
  std::array<bool, 3> isIn{};
  bool isHidden = false;              // no hex of it is on the map, beyond whose edge nothing is drawn
  std::optional<std::size_t> beyond;  // the hex off the map of which one half belongs to each of the other two

  int count() const { return isIn[0] + isIn[1] + isIn[2]; }
  /// The hex that differs from the other two.
  std::size_t odd() const {
    const bool wanted = count() == 1;
    std::size_t i = 0;
    while (isIn[i] != wanted) ++i;
    return i;
  }
};

// Where the map ends at its edge, each half of a hex beyond belongs to the same side as the map hex next to it.
Mask maskAtEdge(const Corner& corner, const InArea& isInside) {
  Mask mask;
  std::optional<bool> first;
  bool differ = false;
  for (std::size_t i = 0; i < 3; ++i) {
    if (!corner.cells[i].isOnMap) continue;
    mask.isIn[i] = isInside(corner.cells[i]);
    differ |= first && *first != mask.isIn[i];
    first = mask.isIn[i];
  }
  mask.isHidden = !first;
  for (std::size_t i = 0; i < 3; ++i) {
    if (corner.cells[i].isOnMap) continue;
    if (differ) mask.beyond = i;
    mask.isIn[i] = !differ && first.value_or(false);
  }
  return mask;
}

Mask maskOf(const MapCells& cells, const Corner& corner, const InArea& isInside) {
  const auto& all = corner.cells;
  const bool isAtEdge = !all[0].isOnMap || !all[1].isOnMap || !all[2].isOnMap;
  if (isAtEdge && cells.endsAtEdge()) return maskAtEdge(corner, isInside);
  Mask mask;
  for (std::size_t i = 0; i < 3; ++i) {
    mask.isIn[i] = isInside(corner.cells[i].isOnMap ? corner.cells[i] : groundAt(cells, corner.hexes[i]));
  }
  return mask;
}

// The deviation from -1 to 1, in three octaves.
double stray(QPointF at, double scale, std::uint32_t salt) {
  double sum = 0;
  double share = 1;
  for (std::uint32_t octave = 0; octave < 3; ++octave) {
    sum += share * noiseAt(at.x() / scale, at.y() / scale, salt + octave);
    share /= 2;
    scale /= 2.1;
  }
  return sum / 1.5;
}

void addRim(AreaShape& shape, const std::array<QPointF, kChain>& chain, const Ragged& how, double outset) {
  constexpr double kDriftScale = 1.3;
  const Smoothing& smoothing = smoothingOf(how.smoothing);
  Rim& rim = shape.rims.emplace_back();
  Rim& outwards = shape.outwards.emplace_back();
  for (std::size_t i = 0; i < kPoints; ++i) {
    const QPointF at = weighted(smoothing.place[i], chain);
    const QPointF ahead = unit(weighted(smoothing.direction[i], chain));
    outwards[i] = {ahead.y(), -ahead.x()};
    double off = outset;
    if (how.amplitude > 0) off += how.amplitude * stray(at, how.scale, how.salt);
    if (how.drift > 0) off += how.drift * noiseAt(at.x() / kDriftScale, at.y() / kDriftScale, how.salt + 7);
    rim[i] = at + outwards[i] * off;
  }
}

// The outline leaves the map between two of the corner's hexes.
void addCornerAtEdge(AreaShape& shape, const Outline& outline, const Corner& corner, const Mask& mask,
                     const Ragged& how, double outset) {
  const std::size_t beyond = *mask.beyond;
  const std::size_t next = (beyond + 1) % 3;
  const std::size_t last = (beyond + 2) % 3;
  const std::size_t in = mask.isIn[next] ? next : last;
  const Edge edge{corner.hexes[in], corner.hexes[in == next ? last : next]};
  addRim(shape, outline.chainOut(edge, corner.hexes[beyond]), how, outset);
  const Rim& rim = shape.rims.back();
  const bool runsOut = edge.ahead() == corner.hexes[beyond];
  shape.fill.moveTo(toQt(corner.centres[in]));
  if (!runsOut) shape.fill.lineTo(toQt(corner.centres[beyond]));
  for (const QPointF& point : rim) shape.fill.lineTo(point);
  if (runsOut) shape.fill.lineTo(toQt(corner.centres[beyond]));
  shape.fill.closeSubpath();
}

void addCorner(AreaShape& shape, const Outline& outline, const Corner& corner, const Mask& mask, const Ragged& how,
               double outset) {
  if (mask.isHidden) return;
  if (mask.beyond) return addCornerAtEdge(shape, outline, corner, mask, how, outset);
  const int count = mask.count();
  if (count == 0) return;
  if (count == 3) {
    shape.fill.moveTo(toQt(corner.centres[0]));
    shape.fill.lineTo(toQt(corner.centres[1]));
    shape.fill.lineTo(toQt(corner.centres[2]));
    shape.fill.closeSubpath();
    return;
  }
  // The next and the last hex follow the odd one clockwise.
  const std::size_t odd = mask.odd();
  const std::size_t next = (odd + 1) % 3;
  const std::size_t last = (odd + 2) % 3;
  const auto& hexes = corner.hexes;
  const bool isOddInside = count == 1;
  const Edge from = isOddInside ? Edge{hexes[odd], hexes[next]} : Edge{hexes[last], hexes[odd]};
  const Edge to = isOddInside ? Edge{hexes[odd], hexes[last]} : Edge{hexes[next], hexes[odd]};
  addRim(shape, outline.chain(from, to), how, outset);
  const Rim& rim = shape.rims.back();
  shape.fill.moveTo(toQt(corner.centres[isOddInside ? odd : next]));
  if (!isOddInside) shape.fill.lineTo(toQt(corner.centres[last]));
  for (const QPointF& point : rim) shape.fill.lineTo(point);
  shape.fill.closeSubpath();
}

}  // namespace

hex::Hex groundHex(const MapCells& cells, hex::Hex hex) {
  if (cells.cell(hex).isOnMap) return hex;
  const hex::Layout& layout = cells.layout();
  const auto key = layout.keyIfAny(hex);
  if (!key) return hex;
  int column = std::clamp(key->column(), layout.firstColumn(), layout.lastColumn());
  int row = std::clamp(key->row(), layout.firstRow(), layout.lastRow());
  const auto at = [&] { return hex::HexKey::at(column, row); };
  if (layout.contains(at())) return layout.toHex(at());
  // At a staggered edge every second row or column is one shorter.
  column += column == layout.firstColumn() ? 1 : column == layout.lastColumn() ? -1 : 0;
  if (layout.contains(at())) return layout.toHex(at());
  row += row == layout.firstRow() ? 1 : row == layout.lastRow() ? -1 : 0;
  return layout.toHex(at());
}

Cell groundAt(const MapCells& cells, hex::Hex hex) {
  if (const Cell cell = cells.cell(hex); cell.isOnMap) return cell;
  return cells.cell(groundHex(cells, hex));
}

AreaShape areaShape(const MapCells& cells, std::span<const Corner> corners, const hex::Bounds& bounds,
                    const Ragged& how, const InArea& isInside, double outset) {
  AreaShape shape;
  shape.fill.setFillRule(Qt::WindingFill);
  std::vector<Mask> masks;
  masks.reserve(corners.size());
  for (const Corner& corner : corners) masks.push_back(maskOf(cells, corner, isInside));
  const auto isFull = [](const Mask& mask) { return mask.isHidden || mask.count() == 3; };
  const auto isSeen = [](const Mask& mask) { return !mask.isHidden; };
  if (std::all_of(masks.begin(), masks.end(), isFull) && std::any_of(masks.begin(), masks.end(), isSeen)) {
    shape.fill.addRect(toQt(bounds));
    return shape;
  }
  const Outline outline(cells, isInside);
  for (std::size_t i = 0; i < corners.size(); ++i) addCorner(shape, outline, corners[i], masks[i], how, outset);
  return shape;
}

QPainterPath rimLine(const AreaShape& shape, double width, double inset) {
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  for (std::size_t i = 0; i < shape.rims.size(); ++i) {
    const Rim& outwards = shape.outwards[i];
    Rim rim = shape.rims[i];
    for (std::size_t k = 0; k < kPoints; ++k) rim[k] -= outwards[k] * inset;
    const auto ahead = [](QPointF outward) { return QPointF(-outward.y(), outward.x()); };
    addRibbon(path, rim, width, width, ahead(outwards.front()), ahead(outwards.back()));
  }
  return path;
}

}  // namespace redoubt::render
