#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "editor/render/links/way_curves.h"
#include "editor/render/links/way_painters.h"
#include "editor/render/links/way_widths.h"
#include "editor/render/many_shapes.h"
#include "editor/render/paint_context.h"
#include "editor/render/ribbon.h"

// Railways: a dark line with light dashes in it, or a line with ticks across it. Neither is like a way, which has no
// ticks and whose dashes are dark.
namespace redoubt::render {
namespace {

// All lengths in hex widths, chosen so that dashes and ticks stay distinguishable on the smallest map.
struct RailwayMeasure {
  double width;   ///< of the whole line
  double edge;    ///< of the dark beside a light dash
  double period;  ///< from dash to dash
  double line;    ///< of a ticked one
  double tick;    ///< half its length
  double tickWidth;
  double spacing;  ///< from tick to tick
};

RailwayMeasure railwayMeasureAt(double scale) {
  const auto atLeast = [scale](double width, double pixels) { return std::max(width, pixels / scale); };
  return {atLeast(kRailwayWidth, 2.0), atLeast(0.0085, 0.5),  atLeast(0.130, 9.0), atLeast(0.015, 0.9),
          atLeast(0.031, 2.0),         atLeast(0.0115, 0.75), atLeast(0.074, 4.6)};
}

// The line of a piece, by distance from its first end.
class Course {
 public:
  explicit Course(const WayPiece& piece) : line_(piece.line), way_{0} {
    for (std::size_t i = 1; i < line_.size(); ++i) {
      const QPointF step = line_[i] - line_[i - 1];
      way_.push_back(way_.back() + std::hypot(step.x(), step.y()));
    }
  }

  double length() const { return way_.back(); }
  QPointF at(double distance) const {
    const std::size_t i = stepAt(distance);
    return line_[i - 1] +
           (line_[i] - line_[i - 1]) * ((distance - way_[i - 1]) / std::max(way_[i] - way_[i - 1], 1e-9));
  }
  QPointF along(double distance) const {
    const std::size_t i = stepAt(distance);
    return unit(line_[i] - line_[i - 1]);
  }

 private:
  std::size_t stepAt(double distance) const {
    const auto above = std::upper_bound(way_.begin(), way_.end(), distance);
    return std::clamp<std::size_t>(static_cast<std::size_t>(above - way_.begin()), 1, line_.size() - 1);
  }

  const std::vector<QPointF>& line_;
  std::vector<double> way_;
};

// The places along a course at about `step`, with half a step at each end, so that they continue evenly in the next
// hex. A line that joins another has none where the two run together.
std::vector<double> markPlaces(const Course& course, const WayPiece& piece, double step) {
  constexpr double kTogether = 0.11;
  const bool joins = !piece.sides[1] && !piece.stops[1];
  const int count = std::max(1, static_cast<int>(std::lround(course.length() / step)));
  std::vector<double> places;
  for (int i = 0; i < count; ++i) {
    const double place = course.length() * (i + 0.5) / count;
    if (!joins || place < course.length() - kTogether) places.push_back(place);
  }
  return places;
}

struct Rails {
  explicit Rails(const QPainter& painter) : marks(painter) { lines.setFillRule(Qt::WindingFill); }

  QPainterPath lines;
  ManyShapes marks;  // ticks, or light dashes
};

void addBar(QPainterPath& path, QPointF at, QPointF along, double halfLength, double width) {
  path.setFillRule(Qt::WindingFill);
  const QPointF across(along.y() * halfLength, -along.x() * halfLength);
  const std::array ends{at - across, at + across};
  addRibbon(path, ends, width, width, across * 2, across * 2);
}

void addTicks(Rails& rails, const WayPiece& piece, const RailwayMeasure& measure) {
  const Course course(piece);
  for (const double place : markPlaces(course, piece, measure.spacing)) {
    addBar(rails.marks.next(), course.at(place), course.along(place), measure.tick, measure.tickWidth);
  }
}

void addLightDashes(Rails& rails, const WayPiece& piece, const RailwayMeasure& measure) {
  const Course course(piece);
  const int count = std::max(1, static_cast<int>(std::lround(course.length() / measure.period)));
  const double half = course.length() / count / 4;
  for (const double place : markPlaces(course, piece, measure.period)) {
    const std::array dash{course.at(place - half), course.at(place), course.at(place + half)};
    QPainterPath& path = rails.marks.next();
    path.setFillRule(Qt::WindingFill);
    const double width = measure.width - 2 * measure.edge;
    addRibbon(path, dash, width, width, dash[1] - dash[0], dash[2] - dash[1]);
  }
}

// The buffer stop of a line that ends in its hex.
void addBuffers(Rails& rails, const WayPiece& piece, const RailwayMeasure& measure) {
  if (piece.stops[0]) addBar(rails.lines, piece.line.front(), piece.ahead, 1.2 * measure.tick, measure.edge * 1.6);
  if (piece.stops[1]) addBar(rails.lines, piece.line.back(), piece.behind, 1.2 * measure.tick, measure.edge * 1.6);
}

}  // namespace

void paintRailways(const PaintContext& context) {
  const MapTheme& theme = context.theme();
  const RailwayMeasure measure = railwayMeasureAt(context.scale);
  const bool isTicked = theme.railwayManner == RailwayManner::Ticked;
  const hex::Bounds seen = grown(context.region, 0.15);
  std::map<QRgb, Rails> all;
  for (const WayPiece& piece : context.plan.ways) {
    if (!piece.isRailway || !intersects(seen, piece.room)) continue;
    const QColor ink = context.colourOf(context.cells.kind(piece.kind), theme.railway);
    Rails& rails = all.try_emplace(ink.rgba(), context.painter).first->second;
    const double width = isTicked ? measure.line : measure.width;
    addRibbon(rails.lines, piece.line, width, width, piece.ahead, piece.behind, context.grain());
    addBuffers(rails, piece, measure);
    isTicked ? addTicks(rails, piece, measure) : addLightDashes(rails, piece, measure);
  }
  for (const auto& [ink, rails] : all) {
    const QColor colour = QColor::fromRgba(ink);
    context.painter.fillPath(rails.lines, colour);
    rails.marks.fill(context.painter, isTicked ? colour : theme.railwayLight);
  }
}

}  // namespace redoubt::render
