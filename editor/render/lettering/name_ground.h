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

/// The room of a name's letters and their halo on the map, which must not cover a number. Numbers can be between the
/// letters. `fonts` are the theme's.
std::vector<QPolygonF> letterRoom(const model::Label& label, hex::Point at, const ThemeFonts& fonts);
/// The band of its letters, as convex pieces, which no other name must cross.
std::vector<QPolygonF> nameRoom(const model::Label& label, hex::Point at, const ThemeFonts& fonts);

/// The same room, moved.
std::vector<QPolygonF> movedBy(std::vector<QPolygonF> room, QPointF by);

/// The box of a hex's digits at their largest size, in hex widths.
QRectF numberBox(const MapCells& cells, hex::HexKey hex);

/// The greatest share of a name in that box that a counter in one hex hides: 0 for nothing, 1 for all of it.
double hiddenByCounter(const hex::Layout& layout, const QRectF& name);

/// What a name would cover in a part of the map, and the cost of that. Lengths are in hex widths.
class NameGround {
 public:
  /// `bounds` is the area for names; `names` are those that are there already.
  NameGround(const MapCells& cells, const hex::Bounds& bounds, const Obstacles& names);

  const MapCells& cells() const { return cells_; }
  const RegionPlan& plan() const { return plan_; }
  const std::vector<WaterPiece>& waters() const { return waters_; }

  /// The cost of covering, summed over the pieces, in squares of `size`. The terrain of hexes for which `isOwn` is true
  /// costs nothing: a wood leaves room for its own name.
  double costOf(std::span<const QPolygonF> room, double size,
                const std::function<bool(hex::Hex)>& isOwn = nullptr) const;
  /// The share of the room that covers such things.
  double shareOn(std::span<const QPolygonF> room, ObstacleKinds what) const;
  /// Whether a name is on the map, its letters cover no number and its band covers no other name.
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
  QPointF corner_;     // the upper left corner of the part of the map for which costs are stored
  int columns_ = 0;
  int rows_ = 0;
  mutable std::vector<Cost> seen_;  // row by row; negative if not measured yet
};

}  // namespace redoubt::render
