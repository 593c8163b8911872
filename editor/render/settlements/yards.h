#pragma once

#include <QPointF>
#include <QPolygonF>
#include <cstdint>
#include <optional>
#include <vector>

#include "editor/render/map_cells.h"

namespace redoubt::render {

struct PaintContext;
struct RegionPlan;

/// The walled yard of a church, chapel or manor.
struct Yard {
  QPolygonF wall;   ///< convex, clockwise
  double gate = 0;  ///< the opening towards the nearest way: the side of `wall` and the position on it, such as 2.5
};

/// The drawn place of a point symbol.
struct SymbolPlace {
  std::int64_t id = 0;
  QPointF at;
  std::optional<Yard> yard;
  /// In degrees clockwise: that of its row; for a mill on a bank the angle with its wheel over the water, for an inn
  /// without an angle in its row the one with its long side towards the way.
  double angle = 0;
};

/// The places of the point symbols in `bounds`, in the order of their ids. A symbol is at the place of its row. A
/// church, chapel, manor, inn, mill or wayside cross whose yard or walls would cover a way, water, wall or hex number
/// there is moved inside its hex to the nearest free place, within 0.27 hex widths; if there is none it stays, without
/// a yard. A watermill near water of its hex is on the bank, an inn near a way is next to it. Its place depends only on
/// its hex and on `plan` in and round the hex.
std::vector<SymbolPlace> symbolPlacesIn(const MapCells& cells, const hex::Bounds& bounds, const RegionPlan& plan);

/// The ground, trees and wall of a yard.
void paintYard(const PaintContext& context, const Yard& yard);

}  // namespace redoubt::render
