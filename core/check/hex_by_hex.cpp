#include "core/check/hex_by_hex.h"

#include <algorithm>

namespace redoubt::check {
namespace {

// Every hex that owns a row of the ground tables, in the order of their keys.
std::vector<hex::HexKey> groundHexes(const model::Battle& battle) {
  std::vector<hex::HexKey> hexes;
  for (const model::HexRow& row : battle.all<model::HexRow>()) hexes.push_back(row.hex);
  for (const model::Hexside& row : battle.all<model::Hexside>()) hexes.push_back(row.side.hex());
  for (const model::Link& row : battle.all<model::Link>()) hexes.push_back(row.side.hex());
  std::sort(hexes.begin(), hexes.end());
  hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
  return hexes;
}

}  // namespace

FindingsByHex lookHexByHex(const CheckContext& context, const HexSet* hexes,
                           const std::function<void(FindingCollector&, hex::HexKey)>& look) {
  FindingsByHex found;
  FindingCollector collector(context);
  if (!collector.hasMap()) {
    if (!hexes) found[kNoHex] = collector.take();
    return found;
  }
  const auto visit = [&](hex::HexKey hex) {
    look(collector, hex);
    auto here = collector.take();
    if (!here.empty()) found[hex] = std::move(here);
  };
  if (hexes) {
    std::for_each(hexes->begin(), hexes->end(), visit);
  } else {
    const auto all = groundHexes(context.battle());
    std::for_each(all.begin(), all.end(), visit);
  }
  return found;
}

}  // namespace redoubt::check
