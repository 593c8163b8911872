#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <span>
#include <utility>

#include "editor/render/hexsides/works.h"
#include "editor/render/noise.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

// Walls, fences, ditches and similar works: each is distinguishable from the others, from roads and from water by its
// shape alone.
namespace redoubt::render {
namespace {

// The paths of all works of one region: one path for each colour, lower layers first. So works that meet in a vertex
// are joined.
using Fills = std::map<std::pair<int, QRgb>, QPainterPath>;

QPainterPath& pathOf(Fills& fills, int layer, const QColor& colour) {
  QPainterPath& path = fills[{layer, colour.rgba()}];
  path.setFillRule(Qt::WindingFill);
  return path;
}

// A stretch of a work between the ways that cross it, with positions by distance.
class Stretch {
 public:
  Stretch(std::vector<QPointF> line, bool joinsFrom, bool joinsTo)
      : line_(std::move(line)), joins_{joinsFrom, joinsTo}, way_{0} {
    for (std::size_t i = 1; i < line_.size(); ++i) {
      const QPointF step = line_[i] - line_[i - 1];
      way_.push_back(way_.back() + std::hypot(step.x(), step.y()));
    }
  }

  double length() const { return way_.back(); }
  const std::vector<QPointF>& line() const { return line_; }
  bool joins(std::size_t end) const { return joins_[end]; }
  QPointF at(double distance) const {
    const std::size_t i = stepAt(distance);
    const double step = std::max(way_[i] - way_[i - 1], 1e-9);
    return line_[i - 1] + (line_[i] - line_[i - 1]) * ((distance - way_[i - 1]) / step);
  }
  QPointF along(double distance) const {
    const std::size_t i = stepAt(distance);
    return unit(line_[i] - line_[i - 1]);
  }
  QPointF across(double distance) const {
    const QPointF ahead = along(distance);
    return {ahead.y(), -ahead.x()};
  }
  /// The number of steps of about that length in it.
  int steps(double step) const { return std::max(1, static_cast<int>(std::lround(length() / step))); }

 private:
  std::size_t stepAt(double distance) const {
    const auto above = std::upper_bound(way_.begin(), way_.end(), distance);
    return std::clamp<std::size_t>(static_cast<std::size_t>(above - way_.begin()), 1, way_.size() - 1);
  }

  std::vector<QPointF> line_;
  std::array<bool, 2> joins_;
  std::vector<double> way_;
};

void addDisc(QPainterPath& path, QPointF at, double radius) {
  constexpr int kCorners = 12;
  for (int i = 0; i < kCorners; ++i) {
    const double angle = -2 * M_PI * i / kCorners;
    const QPointF corner = at + QPointF(std::cos(angle), std::sin(angle)) * radius;
    i == 0 ? path.moveTo(corner) : path.lineTo(corner);
  }
  path.closeSubpath();
}

void addBand(QPainterPath& path, std::span<const QPointF> line, double width) {
  addRibbon(path, line, width, width, line[1] - line[0], line[line.size() - 1] - line[line.size() - 2]);
}

void addLine(QPainterPath& path, QPointF a, QPointF b, double width) {
  const std::array ends{a, b};
  addBand(path, ends, width);
}

// A band with rounded ends where it meets others.
void addCourse(QPainterPath& path, const Stretch& stretch, double width) {
  addBand(path, stretch.line(), width);
  if (stretch.joins(0)) addDisc(path, stretch.line().front(), width / 2);
  if (stretch.joins(1)) addDisc(path, stretch.line().back(), width / 2);
}

struct Inks {
  QColor line;
  QColor paper;
  QColor leaf;
};

// Masonry: two faces with joints between them.
void addWall(Fills& fills, const Stretch& stretch, const Inks& inks) {
  addCourse(pathOf(fills, 0, inks.line), stretch, 0.040);
  addCourse(pathOf(fills, 1, mixed(inks.line, inks.paper, 0.72)), stretch, 0.024);
  QPainterPath& joints = pathOf(fills, 2, inks.line);
  const int count = stretch.steps(0.048);
  for (int i = 0; i < count; ++i) {
    const double distance = stretch.length() * (i + 0.5) / count;
    const QPointF across = stretch.across(distance) * 0.016;
    addLine(joints, stretch.at(distance) - across, stretch.at(distance) + across, 0.008);
  }
}

// Rails laid in a zigzag, with a post at every corner.
void addFence(Fills& fills, const Stretch& stretch, const Inks& inks) {
  const int rails = 2 * std::max(1, static_cast<int>(std::lround(stretch.length() / 0.10)));
  QPainterPath& path = pathOf(fills, 0, inks.line);
  QPointF before;
  for (int i = 0; i <= rails; ++i) {
    const double distance = stretch.length() * i / rails;
    const bool isEnd = i == 0 || i == rails;
    const QPointF post = stretch.at(distance) + stretch.across(distance) * (isEnd ? 0.0 : i % 2 ? 0.021 : -0.021);
    if (i > 0) addLine(path, before, post, 0.0105);
    addDisc(path, post, 0.0125);
    before = post;
  }
}

// Pointed stakes side by side.
void addPalisade(Fills& fills, const Stretch& stretch, const Inks& inks) {
  QPainterPath& path = pathOf(fills, 0, inks.line);
  addCourse(path, stretch, 0.012);
  const int count = stretch.steps(0.030);
  for (int i = 0; i < count; ++i) {
    const double distance = stretch.length() * (i + 0.5) / count;
    const QPointF half = stretch.along(distance) * 0.011;
    const QPointF point = stretch.across(distance) * 0.044;
    const QPointF foot = stretch.at(distance) - stretch.across(distance) * 0.010;
    path.moveTo(foot - half);
    path.lineTo(foot + half);
    path.lineTo(foot + half + point * 0.55);
    path.lineTo(foot + point);
    path.lineTo(foot - half + point * 0.55);
    path.closeSubpath();
  }
}

// Round bushes in a row.
void addHedge(Fills& fills, const Stretch& stretch, const Inks& inks) {
  const int count = stretch.steps(0.044);
  for (int i = 0; i <= count; ++i) {
    const double distance = stretch.length() * i / count;
    const QPointF at = stretch.at(distance);
    const auto salt = static_cast<int>(std::lround(at.x() * 400) + std::lround(at.y() * 400) * 7);
    const double radius = 0.021 + 0.008 * unitAt(salt, i, 131);
    addDisc(pathOf(fills, 0, inks.line), at, radius + 0.0065);
    addDisc(pathOf(fills, 1, inks.leaf), at, radius);
    addDisc(pathOf(fills, 2, mixed(inks.leaf, inks.line, 0.45)), at + QPointF(0.006, 0.008), radius * 0.55);
    addDisc(pathOf(fills, 3, inks.leaf), at + QPointF(0.001, 0.002), radius * 0.55);
  }
}

// Two edges with strokes down into it.
void addDitch(Fills& fills, const Stretch& stretch, const Inks& inks) {
  addCourse(pathOf(fills, 0, inks.line), stretch, 0.062);
  addCourse(pathOf(fills, 1, inks.paper), stretch, 0.046);
  QPainterPath& path = pathOf(fills, 2, inks.line);
  const int count = 2 * stretch.steps(0.044);
  for (int i = 0; i < count; ++i) {
    const double distance = stretch.length() * (i + 0.5) / count;
    const QPointF across = stretch.across(distance) * (i % 2 ? 1 : -1);
    addLine(path, stretch.at(distance) + across * 0.025, stretch.at(distance) + across * 0.004, 0.0075);
  }
}

// A ridge between two lines, with strokes down either face.
void addEmbankment(Fills& fills, const Stretch& stretch, const Inks& inks) {
  QPainterPath& path = pathOf(fills, 0, inks.line);
  addCourse(path, stretch, 0.030);
  addCourse(pathOf(fills, 1, inks.paper), stretch, 0.015);
  const int count = 2 * stretch.steps(0.046);
  for (int i = 0; i < count; ++i) {
    const double distance = stretch.length() * (i + 0.5) / count;
    const QPointF across = stretch.across(distance) * (i % 2 ? 1 : -1);
    addLine(path, stretch.at(distance) + across * 0.013, stretch.at(distance) + across * 0.038, 0.0085);
  }
}

// Felled trees, with their branches towards one side.
void addAbatis(Fills& fills, const Stretch& stretch, const Inks& inks) {
  QPainterPath& path = pathOf(fills, 0, inks.line);
  const int count = stretch.steps(0.060);
  for (int i = 0; i < count; ++i) {
    const double distance = stretch.length() * (i + 0.5) / count;
    const QPointF along = stretch.along(distance);
    const QPointF across = stretch.across(distance);
    const double lean = 0.014 * noiseAt(stretch.at(distance).x() * 17, stretch.at(distance).y() * 17, 133);
    const QPointF foot = stretch.at(distance) - across * 0.038;
    const QPointF top = stretch.at(distance) + across * 0.038 + along * lean;
    addLine(path, foot, top, 0.011);
    for (const double share : {0.38, 0.68}) {
      const QPointF fork = foot + (top - foot) * share;
      for (const double hand : {-1.0, 1.0}) addLine(path, fork, fork + across * 0.021 + along * (0.020 * hand), 0.0085);
    }
  }
}

// A battlement: a heavy line that steps to and fro across the hexside, from the side's own line and back to it.
void addFortifiedLine(Fills& fills, const Stretch& stretch, const Inks& inks) {
  constexpr double kReach = 0.030;
  constexpr double kLine = 0.019;
  const int steps = 2 * stretch.steps(0.150);
  const double step = stretch.length() / steps;
  std::vector<QPointF> line{stretch.line().front()};
  const auto add = [&](double distance, double hand) {
    line.push_back(stretch.at(distance) + stretch.across(distance) * (kReach * hand));
  };
  for (int i = 0; i < steps; ++i) {
    const double hand = i % 2 ? -1 : 1;
    const bool isAtEnd = i + 1 == steps;
    if (i == 0) add(0.25 * step, 0);
    add(i == 0 ? 0.25 * step : i * step, hand);
    add(isAtEnd ? stretch.length() - 0.25 * step : (i + 1) * step, hand);
    if (isAtEnd) add(stretch.length() - 0.25 * step, 0);
  }
  line.push_back(stretch.line().back());
  QPainterPath& path = pathOf(fills, 0, inks.line);
  for (std::size_t i = 1; i < line.size(); ++i) {
    // Long enough for square corners.
    const QPointF over = unit(line[i] - line[i - 1]) * (kLine / 2);
    const bool isFirst = i == 1;
    const bool isLast = i + 1 == line.size();
    addLine(path, isFirst ? line[i - 1] : line[i - 1] - over, isLast ? line[i] : line[i] + over, kLine);
  }
  for (const std::size_t end : {0U, 1U}) {
    if (stretch.joins(end)) addDisc(path, end == 0 ? line.front() : line.back(), kLine / 2);
  }
}

void addUnknown(Fills& fills, const Stretch& stretch, const Inks& inks) {
  addCourse(pathOf(fills, 0, inks.line), stretch, 0.05);
  QPainterPath& path = pathOf(fills, 1, inks.paper);
  const int count = stretch.steps(0.145);
  for (int i = 0; i < count; ++i) {
    addLine(path, stretch.at(stretch.length() * (i + 0.25) / count), stretch.at(stretch.length() * (i + 0.75) / count),
            0.018);
  }
}

Inks inksOf(const PaintContext& context, const TerrainKind& kind) {
  const MapTheme& theme = context.theme();
  const auto in = [&](const QColor& usual) { return Inks{context.colourOf(kind, usual), theme.paper, theme.crown}; };
  switch (kind.pattern) {
    case Pattern::Wall: return in(mixed(theme.wall, theme.ink, 0.45));
    case Pattern::Hedge: return {theme.crownRim, theme.paper, context.colourOf(kind, theme.crown)};
    case Pattern::Ditch: return in(mixed(theme.hachure, theme.ink, 0.5));
    case Pattern::Embankment: return in(theme.hachure);
    case Pattern::Fence:
    case Pattern::Palisade:
    case Pattern::Abatis: return in(theme.fence);
    case Pattern::FortifiedLine: return in(mixed(theme.fence, theme.ink, 0.6));
    default: return {theme.unknown, theme.paper, theme.paper};
  }
}

void addStretch(Fills& fills, const Stretch& stretch, Pattern pattern, const Inks& inks) {
  switch (pattern) {
    case Pattern::Wall: return addWall(fills, stretch, inks);
    case Pattern::Fence: return addFence(fills, stretch, inks);
    case Pattern::Palisade: return addPalisade(fills, stretch, inks);
    case Pattern::Hedge: return addHedge(fills, stretch, inks);
    case Pattern::Ditch: return addDitch(fills, stretch, inks);
    case Pattern::Embankment: return addEmbankment(fills, stretch, inks);
    case Pattern::Abatis: return addAbatis(fills, stretch, inks);
    case Pattern::FortifiedLine: return addFortifiedLine(fills, stretch, inks);
    default: return addUnknown(fills, stretch, inks);
  }
}

// The stretches without ways across them.
std::vector<Stretch> stretchesOf(const WorkPiece& piece, const Obstacles& obstacles) {
  constexpr int kSteps = 48;
  constexpr ObstacleKinds kWays = static_cast<ObstacleKinds>(ObstacleKind::Way);
  const Stretch whole(piece.line, piece.joins[0], piece.joins[1]);
  std::vector<Stretch> stretches;
  std::vector<QPointF> run;
  bool isFromStart = true;
  const auto finish = [&](bool isToEnd) {
    if (run.size() > 2) {
      stretches.emplace_back(run, isFromStart && piece.joins[0], isToEnd && piece.joins[1]);
    }
    run.clear();
  };
  for (int i = 0; i <= kSteps; ++i) {
    const QPointF at = whole.at(whole.length() * i / kSteps);
    if (obstacles.isFree(at, 0.004, kWays)) {
      if (run.empty()) isFromStart = i == 0;
      run.push_back(at);
    } else {
      finish(false);
    }
  }
  finish(true);
  return stretches;
}

}  // namespace

void paintWorks(const PaintContext& context) {
  Fills fills;
  const hex::Bounds seen = grown(context.region, 0.3);
  for (const WorkPiece& piece : context.plan.works) {
    if (!intersects(seen, boundsOf(piece.line))) continue;
    const TerrainKind& kind = context.cells.kind(piece.kind);
    const Inks inks = inksOf(context, kind);
    for (const Stretch& stretch : stretchesOf(piece, context.plan.obstacles)) {
      addStretch(fills, stretch, kind.pattern, inks);
    }
  }
  for (const auto& [key, path] : fills) context.painter.fillPath(path, QColor::fromRgba(key.second));
}

}  // namespace redoubt::render
