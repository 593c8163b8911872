#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <vector>

#include "editor/render/lettering/label_curve.h"
#include "editor/render/lettering/name_ground.h"
#include "editor/render/lettering/named_things.h"

// The lines that names are tried on. Lengths are in hex widths.
namespace redoubt::render {

inline constexpr double kCurveFilled = 0.85;  ///< of a path by its text, which is then not spaced out
inline constexpr double kHalfLine = 0.46;     ///< of the letters' size: half of what their band takes
inline constexpr double kStays = 0.4;         ///< what a name saves that stays where it is

double apart(QPointF a, QPointF b);
double lengthOf(const std::vector<QPointF>& points);
/// How far from level a line runs, in right angles.
double steepnessOf(const std::vector<QPointF>& points);
/// The strip `half` wide to both sides of a line, piece by piece.
std::vector<QPolygonF> bandOf(const std::vector<QPointF>& points, double half);
/// The middle part of a way, which the text takes.
std::vector<QPointF> textOf(const std::vector<QPointF>& points);
/// What it costs that letters of that size turn against each other on a way: up to a few degrees nobody sees it.
double bendCost(const std::vector<QPointF>& points, double size);

/// The room of a straight name about its middle.
QRectF roomOf(const NameGround& ground, const model::Label& label);
/// The points of the label's own path on the map; none for a straight one.
std::vector<QPointF> pathOf(const NameGround& ground, const model::Label& label);
/// The least box round the middles of hexes.
QRectF middlesOf(const NamedHexes& thing, const hex::Layout& layout);

/// A line evened out, to measure along it.
class Course {
 public:
  Course(const std::vector<QPointF>& line, double smoothing);

  double length() const;
  QPointF at(double distance) const;
  double nearestTo(QPointF point) const;
  /// What runs beside it for `span` of its length about `middle`, `off` to its right.
  std::vector<QPointF> beside(double middle, double span, double off) const;

 private:
  LabelCurve curve_;
};

}  // namespace redoubt::render
