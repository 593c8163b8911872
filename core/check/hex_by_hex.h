#pragma once

#include <functional>
#include <vector>

#include "core/check/check.h"
#include "core/check/finding_collector.h"

/// Checks that work hex by hex over the ground tables; nothing outside core/check includes this.
namespace redoubt::check {

/// The key of findings that belong to no hex: a missing map or rule.
inline constexpr hex::HexKey kNoHex{0};

/// The rows of one ground table on the hex's own three sides.
template <class Row, class Visit>
void forEachOwnSide(const model::Battle& battle, hex::HexKey hex, Visit&& visit) {
  const auto& rows = battle.all<Row>();
  for (auto at = rows.lowerBound({hex::HexsideKey{hex.value * 10}, {}}); at != rows.end() && at->side.hex() == hex;
       ++at) {
    visit(*at);
  }
}

/// Calls `look` for each of `hexes`, or, if that is null, for every hex with something on it or on a side that it owns,
/// on the map or off it. Without a map, the missing map is the only finding.
FindingsByHex lookHexByHex(const CheckContext& context, const HexSet* hexes,
                           const std::function<void(FindingCollector& collector, hex::HexKey hex)>& look);

}  // namespace redoubt::check
