#include "core/model/standing.h"

#include <algorithm>

namespace redoubt::model {

StandingHexes::StandingHexes(std::optional<hex::HexKey> first, std::optional<hex::HexKey> second) {
  if (!first) return;
  hexes_[size_++] = *first;
  if (second && second != first) hexes_[size_++] = *second;
}

bool StandingHexes::contains(hex::HexKey hex) const {
  return std::find(begin(), end(), hex) != end();
}

StandingHexes standingHexes(const Placement& placement) {
  return placement.rule == PlacementRule::At ? StandingHexes(placement.hex, placement.secondHex) : StandingHexes();
}

bool standsIn(const Placement& placement, hex::HexKey hex) {
  return placement.rule == PlacementRule::At && placement.hex && (placement.hex == hex || placement.secondHex == hex);
}

bool isLong(const Placement& placement) {
  return standingHexes(placement).isLong();
}

std::optional<hex::HexKey> secondAlong(const hex::Layout& layout, const StandingHexes& from, hex::HexKey to) {
  const auto side = from.isLong() ? layout.sideTowards(from.front(), from.back()) : std::nullopt;
  return side ? layout.neighbour(to, *side) : std::nullopt;
}

}  // namespace redoubt::model
