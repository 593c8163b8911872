#pragma once

#include <QPainterPath>
#include <array>
#include <functional>
#include <span>
#include <vector>

#include "editor/render/map_cells.h"

namespace redoubt::render {

/// How much the edge of an area strays from the hexsides, in hex widths, and over what distance.
struct Ragged {
  double amplitude = 0;
  double scale = 0.25;
  std::uint32_t salt = 1;
};

/// A piece of an area's edge, round one vertex; the area lies to the right of it.
using Rim = std::array<QPointF, 9>;

/// An area made of whole hexes, with one rounded edge all round.
///
/// It is put together vertex by vertex. In the triangle between the centres of a vertex's three hexes the edge runs
/// from the middle of one hexside to the middle of another, bent towards the vertex; edges of neighbouring triangles
/// meet in those middles with one tangent. So the edge is smooth, keeps within 13 % of a side of the hexsides, and
/// changing one hex changes nothing beyond its neighbours. Pieces share their inner edges point for point, so they
/// vanish when the path is filled in one go.
struct AreaShape {
  QPainterPath fill;
  std::vector<Rim> rims;

  bool isEmpty() const { return fill.isEmpty(); }
};

/// The part of the area of all hexes with `isInside` that lies round `corners`, which cover `bounds`. Off the map an
/// area goes on as at the edge.
AreaShape areaShape(std::span<const Corner> corners, const hex::Bounds& bounds, const Ragged& ragged,
                    const std::function<bool(const Cell&)>& isInside);

/// Answers how far inside such an area points of a region are: over ½ is inside the edge, about 1 well inside, 0 or
/// below well outside. Asked thousands of times, so it looks at whole hexes first.
class AreaDepth {
 public:
  AreaDepth(const MapCells& cells, const hex::Bounds& bounds, std::function<bool(const Cell&)> isInside);

  double at(hex::Point point) const;

 private:
  enum class State : std::uint8_t { Outside, Mixed, Inside };
  State stateOf(hex::Hex hex) const;

  const MapCells& cells_;
  std::function<bool(const Cell&)> isInside_;
  int firstColumn_ = 0;
  int firstRow_ = 0;
  int columns_ = 0;
  int rows_ = 0;
  std::vector<State> states_;
};

/// A line of `width` along the edge.
QPainterPath rimLine(const AreaShape& shape, double width);

/// A smooth bend from `from` to `to` towards `control`, in as many points as a Rim has.
Rim bend(QPointF from, QPointF control, QPointF to);

}  // namespace redoubt::render
