#pragma once

#include <QPointF>
#include <QPolygonF>
#include <array>
#include <vector>

#include "core/hex/hex.h"
#include "editor/render/map_cells.h"
#include "editor/render/obstacles.h"

namespace redoubt::render {

/// The direction of the furlongs of a neighbourhood: the axis of the hexes, and whether their strips run across it.
struct Lie {
  int axis = 0;  ///< 0 to 2, a side of the hex
  bool isAcross = false;
};

/// The fields of a hex: a convex piece of ground and the direction of its strips. Furlongs are arranged like bricks, in
/// rows along one of the three axes of the hexes: along a way nearby, or otherwise along the axis of a neighbourhood of
/// some hexes. So those of a block are adjacent along balks, which both hexes compute equally, and hide the pattern of
/// the hexes. Where two neighbourhoods meet, the hexside is the balk. Lengths are in hex widths.
class Furlong {
 public:
  Furlong(const MapCells& cells, hex::Hex hex, hex::Point centre);

  QPointF centre() const { return centre_; }
  /// The direction of the strips, and that across them.
  QPointF along() const;
  QPointF across() const;
  const QPolygonF& shape() const { return shape_; }
  /// Whether there are fields in the hex in that direction.
  bool meetsField(QPointF outward) const;
  /// From 0 to 1, the same for a hex and a number.
  double random(int which) const;

 private:
  // One end (0 and 2) or long side (1 and 3) of the brick, or the place of another edge: points with
  // dot(point - at, outward) <= 0 are inside.
  struct HalfPlane {
    QPointF at;
    QPointF outward;
  };

  bool isField(int side) const;
  bool joins(int side) const;
  QPointF ownDirection() const;
  int rowOf(hex::Hex hex) const;
  HalfPlane brickEdge(QPointF outward, int end) const;
  double slideOf(int side) const;
  double shiftOf(hex::Hex next) const;
  HalfPlane hexEdge(int side) const;
  bool isMargin(int side) const;
  HalfPlane marginEdge(int side) const;
  void clip(const HalfPlane& half);

  const MapCells& cells_;
  hex::Hex hex_;
  QPointF centre_;
  Lie lie_;
  QPointF lengthways_;
  std::array<bool, hex::kSides> joins_{};
  QPolygonF shape_;
};

/// A part of a strip, from 0 to 1 along its near and along its far edge: its ends can be oblique.
struct Part {
  double nearFrom = 0, nearTo = 1, farFrom = 0, farTo = 1;
};

/// A strip between two lines along a furlong: its near and its far edge.
struct Strip {
  QPointF nearFrom, nearTo, farFrom, farTo;

  QPointF near(double t) const { return nearFrom + (nearTo - nearFrom) * t; }
  QPointF far(double t) const { return farFrom + (farTo - farFrom) * t; }
  double length() const;
  double breadth() const;
  /// Its corners, the two of the near edge first.
  QPolygonF part(const Part& part) const;
};

/// The strips of a furlong from one side to the other; none if it is too narrow.
std::vector<Strip> stripsOf(const Furlong& furlong);

/// A part of a strip that is ploughed.
struct Land {
  std::size_t strip = 0;  ///< index of it
  Part part;
  double area = 0;  ///< in square hex widths
};

/// The ploughed parts of the strips of a furlong: all free parts, with ends that follow the obstacles, except isolated
/// scraps.
std::vector<Land> landsOf(const std::vector<Strip>& strips, const Obstacles& obstacles);

}  // namespace redoubt::render
