#pragma once

#include <functional>
#include <vector>

#include "core/check/check.h"
#include "core/check/gathering.h"

/// How checks go over the ground hex by hex; nothing outside core/check includes this.
namespace redoubt::check {

/// Where findings lie that no hex is to blame for: a missing map or rule.
inline constexpr hex::HexKey kNoHex{0};

/// The rows of one table of the ground that lie on the hex's own three sides.
template <class Row, class Visit>
void forEachOwnSide(const model::Battle& battle, hex::HexKey hex, Visit&& visit) {
  const auto& rows = battle.all<Row>();
  for (auto at = rows.lowerBound({hex::HexsideKey{hex.value * 10}, {}}); at != rows.end() && at->side.hex() == hex;
       ++at) {
    visit(*at);
  }
}

/// Calls `look` for each of `hexes`, or, where that is null, for every hex on which something lies or which owns a side
/// with something on it, on the map or off it. Without a map, that is the only finding.
FindingsByHex lookHexByHex(const CheckContext& context, const HexSet* hexes,
                           const std::function<void(Gathering& gathering, hex::HexKey hex)>& look);

}  // namespace redoubt::check
