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
  double gate = 0;  ///< where it opens, to the nearest way: the side of `wall` and the share of it, as in 2.5
};

/// Where a point symbol is drawn.
struct SymbolPlace {
  std::int64_t id = 0;
  QPointF at;
  std::optional<Yard> yard;
  /// In degrees clockwise: its row's; of a mill on a bank so that its wheel hangs over the water, of an inn whose row
  /// names none so that its long side is to the way.
  double angle = 0;
};

/// The places of the point symbols in `bounds`, in the order of their ids. A symbol stands where its row puts it. A
/// church, chapel, manor, inn, mill or wayside cross whose yard or walls would lie on a way, water, wall or hex number
/// there is moved inside its hex to the nearest free place, within 0.27 hex widths; where there is none it stays,
/// without a yard. A watermill near water of its hex stands on the bank, an inn near a way beside that. Nothing but its hex and what `plan` has in and
/// round that moves it.
std::vector<SymbolPlace> symbolPlacesIn(const MapCells& cells, const hex::Bounds& bounds, const RegionPlan& plan);

/// The ground, trees and wall of a yard.
void paintYard(const PaintContext& context, const Yard& yard);

}  // namespace redoubt::render
