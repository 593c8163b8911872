#pragma once

#include <QPointF>
#include <QPolygonF>
#include <array>
#include <vector>

#include "editor/render/links/way_curves.h"
#include "editor/render/map_cells.h"
#include "editor/render/settlements/yards.h"

namespace redoubt::render {

struct RegionPlan;

struct House {
  QPolygonF shape;  ///< four corners, clockwise: the first two at the back, the last two on the street
  bool isBarn = false;
};

struct Castle {
  QPointF at;
  double side = 0;   ///< from bastion to bastion, in hex widths
  double angle = 0;  ///< in degrees, clockwise; its gate is to the south at 0
};

/// The buildings of villages and castles, and the places of point symbols.
struct Settlements {
  std::vector<House> houses;
  std::vector<QPolygonF> gardens;  ///< four corners each, the first two at the house
  std::vector<Castle> castles;
  std::vector<SymbolPlace> symbols;
};

/// Half the drawn width of a way, casing included.
double wayHalfWidth(const MapCells& cells, const WayPiece& way);

/// The buildings of the village and castle hexes with their middle in `bounds`. Houses are along the ways inside their
/// hex, on both sides, and gardens behind them; they keep clear of everything in `plan`, of point symbols and their
/// yards, of each other, and of the edge of the village. A hex's houses depend only on its own and its neighbours'
/// ways.
Settlements settlementsIn(const MapCells& cells, const hex::Bounds& bounds, const RegionPlan& plan);

/// The area of a village hex in which houses can be: the hex without a margin, which is narrower towards other village
/// hexes.
class VillageGround {
 public:
  VillageGround(const MapCells& cells, hex::Hex hex);

  bool contains(QPointF point) const;

 private:
  struct Edge {
    QPointF outward;  // of length 1
    double room = 0;  // from the middle of the hex
  };
  QPointF centre_;
  std::array<Edge, hex::kSides> edges_;
};

}  // namespace redoubt::render
