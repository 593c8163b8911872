#pragma once

#include <QPointF>
#include <QPolygonF>
#include <functional>
#include <span>
#include <vector>

#include "editor/render/hexsides/water_courses.h"
#include "editor/render/map_cells.h"
#include "editor/render/region_plan.h"

namespace redoubt::render {

/// The room of a name's letters and their halo on the map: what may not lie over a number. Numbers may lie between
/// them. `fonts` are the theme's.
std::vector<QPolygonF> letterRoom(const model::Label& label, hex::Point at, const ThemeFonts& fonts);
/// The band its letters stand in, as convex pieces: what no other name may cross.
std::vector<QPolygonF> nameRoom(const model::Label& label, hex::Point at, const ThemeFonts& fonts);

/// The same room, farther on.
std::vector<QPolygonF> movedBy(std::vector<QPolygonF> room, QPointF by);

/// The digits of a hex at the largest that they are shown, in hex widths.
QRectF numberBox(const MapCells& cells, hex::HexKey hex);

/// How much of a name in that box a counter in one hex hides at most: 0 for nothing, 1 for all of it.
double hiddenByCounter(const hex::Layout& layout, const QRectF& name);

/// What a name would cover in a part of the map, and what that costs. Lengths are in hex widths.
class NameGround {
 public:
  /// `bounds` is where names may be asked for; `names` are those that stand there already.
  NameGround(const MapCells& cells, const hex::Bounds& bounds, const Obstacles& names);

  const MapCells& cells() const { return cells_; }
  const RegionPlan& plan() const { return plan_; }
  const std::vector<WaterPiece>& waters() const { return waters_; }

  /// What covering costs, summed over the pieces, in squares of `size`. The ground of hexes for which `isOwn` is true
  /// is free of charge: a wood leaves room for its own name.
  double costOf(std::span<const QPolygonF> room, double size,
                const std::function<bool(hex::Hex)>& isOwn = nullptr) const;
  /// The share of the room that lies on such things.
  double shareOn(std::span<const QPolygonF> room, TakenSet what) const;
  /// Whether a name stands on the map, its letters on no number and its band on no other name.
  bool isClear(std::span<const QPolygonF> letters, std::span<const QPolygonF> room) const;

 private:
  struct Cost {
    float things = 0;  // lines, buildings, numbers, names
    float ground = 0;  // the hex's own terrain
    hex::Hex hex;
  };
  Cost costAt(QPointF point) const;
  Cost measured(QPointF point) const;
  void addLines(const hex::Bounds& bounds);

  const MapCells& cells_;
  const Obstacles& names_;
  RegionPlan plan_;
  std::vector<WaterPiece> waters_;
  Obstacles lines_;    // waters, works, slopes and symbols
  Obstacles numbers_;  // digits
  QPointF corner_;     // the upper left one of the part of the map that costs are kept for
  int columns_ = 0;
  int rows_ = 0;
  mutable std::vector<Cost> seen_;  // row by row; below zero where not measured yet
};

}  // namespace redoubt::render
