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

/// The point and direction in which ways cross a hexside. The same from both hexes.
struct WayCrossing {
  QPointF at;
  QPointF along;  ///< of length 1, from the side's own hex to the neighbour
};

/// The crossings and meetings of ways on a map that does not change, each computed on first use.
class WayCrossings {
 public:
  explicit WayCrossings(const MapCells& cells) : cells_(cells) {}

  const MapCells& cells() const { return cells_; }
  const WayCrossing& at(const hex::Hexside& side);
  const WayMeeting& meetingIn(hex::Hex hex);
  /// The same as redoubt::render::continuation().
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
  std::uint16_t kind = 0;                                ///< undefined for a village's own lane
  bool isVillageLane = false;                            ///< a lane that a village has without a row
  std::array<std::optional<int>, 2> sides = {{{}, {}}};  ///< the sides of the hex on which its ends are
  std::array<bool, 2> stops = {};                        ///< whether it ends there, not on another way
  hex::Bounds room;                                      ///< of its line

  QPointF at(double t) const;       ///< t from 0 to 1
  QPointF tangent(double t) const;  ///< of length 1
  double length() const;
  /// `count` points at even steps of the line.
  std::vector<QPointF> points(int count) const;
};

/// The roads and tracks of one hex. Ways run in long curves from hex to hex: the point and direction in which they
/// cross a hexside depend on the two sides before and the two after. Two ways make one curve; of three or more the
/// strongest, then straightest pair is continuous and the others leave it on a tangent; of four or five a second pair
/// can cross. A way that ends in a hex at the map's edge continues off the map, unless it ends in a village or castle.
///
/// Villages have lanes of their own: between two neighbouring village hexes of which at most one has a way, and, if
/// there is neither, round a small green.
std::vector<WayPiece> waysOf(WayCrossings& crossings, hex::Hex hex);
/// The same for a single hex.
std::vector<WayPiece> waysOf(const MapCells& cells, hex::Hex hex);

/// The ways that leave the map into a hex off it, to beyond the neat line.
std::vector<WayPiece> waysBeyond(WayCrossings& crossings, hex::Hex hex);

/// Near the middle of the side, and clear of the numbers under upper vertices and sides.
WayCrossing crossingAt(const MapCells& cells, const hex::Hexside& side);
WayCrossing crossingAt(WayCrossings& crossings, const hex::Hexside& side);

/// The strongest way across a hexside; nothing without one.
std::optional<std::uint16_t> wayAcross(const MapCells& cells, const hex::Hexside& side);

}  // namespace redoubt::render
