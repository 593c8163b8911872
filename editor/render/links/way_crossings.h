#pragma once

#include <QPointF>
#include <cstddef>
#include <memory>
#include <optional>
#include <unordered_map>

#include "editor/render/links/way_net.h"
#include "editor/render/map_cells.h"

namespace redoubt::render {

/// The point and direction in which ways cross a hexside. The same from both hexes.
struct WayCrossing {
  QPointF at;
  QPointF along;  ///< of length 1, from the side's own hex to the neighbour
};

/// The crossings and meetings of the ways of one net on a map that does not change, each computed on first use.
class WayCrossings {
 public:
  explicit WayCrossings(const MapCells& cells, WayNet net = WayNet::Roads) : cells_(cells), net_(net) {}

  const MapCells& cells() const { return cells_; }
  WayNet net() const { return net_; }
  /// The way across a side, of this net.
  std::optional<std::uint16_t> across(const hex::Hexside& side) const { return wayAcross(cells_, side, net_); }
  /// The place of the road that crosses a side beside a railway; nothing without one, and for roads.
  std::optional<QPointF> roadBeside(const hex::Hexside& side);
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
  WayNet net_;
  std::unique_ptr<WayCrossings> roads_;  // of the railways
  std::unordered_map<hex::Hexside, WayCrossing, Hash> known_;
  std::unordered_map<hex::Hex, WayMeeting, Hash> meetings_;
};

/// Near the middle of the side, and clear of the numbers under upper vertices and sides.
WayCrossing crossingAt(const MapCells& cells, const hex::Hexside& side, WayNet net = WayNet::Roads);
WayCrossing crossingAt(WayCrossings& crossings, const hex::Hexside& side);

/// How far a point is inside the room of the number at `number`, a verge included; below 0 outside.
double withinNumber(QPointF point, QPointF number);

/// How many sides of a hex two of its sides are apart: 0 to 3.
int turnBetween(int a, int b);

}  // namespace redoubt::render
