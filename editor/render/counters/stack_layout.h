#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/hex/layout.h"

namespace redoubt::render {

/// The side of a counter on the map, in hex widths. It faces vertices and hexsides, which are multiples of 30° apart,
/// and stays inside its hex at each of them: its corners are at least 15° off the middle of a hexside, so that the
/// limit is √2 / (2 cos 15°), 0.732.
inline constexpr double kCounterSize = 0.72;

/// The side of a marker in the middle of a hex.
inline constexpr double kTokenSize = 0.5;
/// The length of a marker along a hexside, and its depth as a share of that.
inline constexpr double kBarLength = 0.5;
inline constexpr double kBarDepth = 0.27;

/// The depth of the band that a counter across two hexes has on both sides of its face, and how far it reaches beyond
/// the centre of each hex, in hex widths.
inline constexpr double kBandDepth = 0.5;
inline constexpr double kBandEnd = 0.3;

/// One counter of a stack: a square of side `size` about `centre`, rotated by `angle` degrees clockwise; for a bar only
/// `depth` of its height. One that lies across two hexes has a band of that `length` under it, rotated by `axis`.
struct StackCard {
  hex::Point centre;
  double size = kCounterSize;
  double angle = 0;
  double depth = 1;
  double length = 0;
  double axis = 0;

  friend bool operator==(const StackCard&, const StackCard&) = default;
};

/// The positions of the counters of a stack on a hex; index 0 is the top one, so draw from the back. `angles` gives
/// each counter's angle, top first. The top card is up and left, the others are partly visible below and to the right;
/// the whole stack is centred on the hex and never spreads over more than a quarter of a counter.
std::vector<StackCard> stackLayout(hex::Point centre, std::span<const double> angles, double size = kCounterSize);

/// The position of a marker on a side of a hex: along the side, just inside the hex, its top to the outside. `before`
/// is the number of others between it and the side.
StackCard barOnSide(const hex::Layout& layout, hex::HexKey hex, int side, int before = 0);

/// The position of a counter across two hexes: its face between them, its band over both.
StackCard cardAcross(hex::Point first, hex::Point second, double angle);

/// Whether a card, or its band, covers `point`.
bool covers(const StackCard& card, hex::Point point);
/// The uppermost card that covers `point`.
std::optional<std::size_t> cardAt(std::span<const StackCard> cards, hex::Point point);

}  // namespace redoubt::render
