#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <vector>

#include "editor/render/lettering/label_curve.h"
#include "editor/render/lettering/name_ground.h"
#include "editor/render/lettering/named_things.h"

// Candidate lines for names. Lengths are in hex widths.
namespace redoubt::render {

inline constexpr double kCurveFilled = 0.85;  ///< of a path by its text, which then has no extra spacing
inline constexpr double kHalfLine = 0.46;     ///< of the letters' size: half the height of their band
inline constexpr double kStays = 0.4;         ///< the bonus of a name that stays in its place

/// The deviation of a line from horizontal, in right angles.
double steepnessOf(const std::vector<QPointF>& points);
/// The strip `half` wide to both sides of a line, piece by piece.
std::vector<QPolygonF> bandOf(const std::vector<QPointF>& points, double half);
/// The middle part of a way, which the text uses.
std::vector<QPointF> textOf(const std::vector<QPointF>& points);
/// The cost of angles between letters of that size on a way: angles of a few degrees are invisible and cost nothing.
double bendCost(const std::vector<QPointF>& points, double size);

/// The room of a straight name about its middle.
QRectF roomOf(const NameGround& ground, const model::Label& label);
/// The points of the label's own path on the map; none for a straight one.
std::vector<QPointF> pathOf(const NameGround& ground, const model::Label& label);
/// The smallest box round the middles of hexes.
QRectF middlesOf(const NamedHexes& thing, const hex::Layout& layout);

/// A smoothed line, for measuring along it.
class Course {
 public:
  Course(const std::vector<QPointF>& line, double smoothing);

  double length() const;
  QPointF at(double distance) const;
  double nearestTo(QPointF point) const;
  /// The parallel line at a distance `off` to its right, for `span` of its length about `middle`.
  std::vector<QPointF> beside(double middle, double span, double off) const;

 private:
  LabelCurve curve_;
};

}  // namespace redoubt::render
