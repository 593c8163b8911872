#include "core/rules/sight/aim.h"

#include <algorithm>

#include "core/rules/sight/sight_line.h"

namespace redoubt::rules {

using hex::FacingZone;

FacingZones aimZones(const RuleBook& book, const Formation* formation) {
  if (formation && !formation->sight.empty()) return {formation->sight.begin(), formation->sight.end()};
  const FacingZones all = {FacingZone::Front, FacingZone::Flank, FacingZone::Rear};
  if (!book.json("sight/zones")) return all;
  FacingZones zones;
  for (const std::string& word : book.texts("sight/zones")) {
    if (const auto zone = hex::zoneFromText(word)) zones.insert(*zone);
  }
  return zones;
}

FacingZones zonesTowards(const hex::Layout& layout, hex::HexKey from, const SideZones& zones, hex::HexKey other) {
  FacingZones met;
  for (const int side : sidesTowards(layout.toHex(from), layout.toHex(other))) {
    met.insert(zones[static_cast<std::size_t>(side)]);
  }
  return met;
}

std::optional<FacingZone> targetZone(const hex::Layout& layout, hex::HexKey target, const SideZones& zones,
                                     hex::HexKey shooter) {
  const FacingZones met = zonesTowards(layout, target, zones, shooter);
  return met.empty() ? std::nullopt : std::optional(*met.begin());  // Front comes first
}

bool canAim(const hex::Layout& layout, hex::HexKey from, const SideZones& zones, const FacingZones& through,
            hex::HexKey target) {
  const FacingZones met = zonesTowards(layout, from, zones, target);
  return std::any_of(met.begin(), met.end(), [&](FacingZone zone) { return through.contains(zone); });
}

}  // namespace redoubt::rules
