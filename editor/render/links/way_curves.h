#pragma once

#include <QPointF>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "editor/render/links/way_net.h"
#include "editor/render/map_cells.h"

namespace redoubt::render {

/// Where ways cross a hexside, and which way they head there. The same seen from both hexes.
struct WayCrossing {
  QPointF at;
  QPointF along;  ///< of length 1, from the side's own hex to the neighbour
};

/// How ways cross and meet on a map that does not change, each worked out when it is first asked for.
class WayCrossings {
 public:
  explicit WayCrossings(const MapCells& cells) : cells_(cells) {}

  const MapCells& cells() const { return cells_; }
  const WayCrossing& at(const hex::Hexside& side);
  const WayMeeting& meetingIn(hex::Hex hex);
  /// As redoubt::render::continuation().
  std::optional<int> continuation(hex::Hex hex, int side);

 private:
  struct Hash {
    std::size_t operator()(const hex::Hexside& side) const;
    std::size_t operator()(const hex::Hex& hex) const;
  };

  const MapCells& cells_;
  std::unordered_map<hex::Hexside, WayCrossing, Hash> known_;
  std::unordered_map<hex::Hex, WayMeeting, Hash> meetings_;
};

/// A piece of a road or track inside one hex.
struct WayPiece {
  hex::Hex hex;
  std::vector<QPointF> line;  ///< from end to end
  QPointF ahead;              ///< the directions at the two ends, of length 1
  QPointF behind;
  std::uint16_t kind = 0;                                ///< of a village's own lane none
  bool isVillageLane = false;                            ///< no row: a village makes it for itself
  std::array<std::optional<int>, 2> sides = {{{}, {}}};  ///< the sides of the hex that its ends lie on
  std::array<bool, 2> stops = {};                        ///< whether it stops at that end, on no other way
  hex::Bounds room;                                      ///< of its line

  QPointF at(double t) const;       ///< t from 0 to 1
  QPointF tangent(double t) const;  ///< of length 1
  double length() const;
  /// `count` points at even steps of the line.
  std::vector<QPointF> points(int count) const;
};

/// The roads and tracks of one hex. Ways run in long curves from hex to hex: where they cross a hexside, and in what
/// direction, follows from the two sides before and the two after. Two ways make one curve; of three or more the
/// strongest, then straightest pair runs through and the others leave it on a tangent; of four or five a second pair
/// may run across. A way that ends in a hex at the map's edge runs on off the map, unless it ends in a village or
/// castle.
///
/// Villages have lanes of their own: between two neighbouring village hexes of which at most one has a way, and, where
/// there is neither, round a small green.
std::vector<WayPiece> waysOf(WayCrossings& crossings, hex::Hex hex);
/// The same of one hex alone.
std::vector<WayPiece> waysOf(const MapCells& cells, hex::Hex hex);

/// The ways that leave the map into a hex off it, until past the neat line.
std::vector<WayPiece> waysBeyond(WayCrossings& crossings, hex::Hex hex);

/// Near the middle of the side, and clear of the numbers under upper vertices and sides.
WayCrossing crossingAt(const MapCells& cells, const hex::Hexside& side);
WayCrossing crossingAt(WayCrossings& crossings, const hex::Hexside& side);

/// The strongest way across a hexside; nothing without one.
std::optional<std::uint16_t> wayAcross(const MapCells& cells, const hex::Hexside& side);

/// Whether water lies on a hexside.
bool hasWater(const MapCells& cells, const hex::Hexside& side);

}  // namespace redoubt::render
