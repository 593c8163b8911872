#include <algorithm>

#include "core/check/gathering.h"
#include "core/check/rules/rules_checks.h"
#include "core/rules/forces/formation.h"

namespace redoubt::check {
namespace {

void lookAtCounts(Gathering& gathering, const rules::ZoneCounts& zones, hex::FacingKind kind, const std::string& path) {
  if (rules::lieEvenly(zones, kind)) return;
  const bool isHexside = kind == hex::FacingKind::Hexside;
  gathering.add(
      "zones-lopsided", "rule/" + path,
      {{"path", path},
       {"front", std::to_string(zones.front)},
       {"flank", std::to_string(zones.flank)},
       {"rear", std::to_string(std::max(0, hex::kSides - zones.front - zones.flank))},
       {"facing", isHexside ? "a hexside needs an odd number in front and behind" : "a vertex needs even numbers"},
       {"facing@pl", isHexside ? "zwrot na bok pola wymaga nieparzystej liczby z przodu i z tyłu"
                               : "zwrot na wierzchołek wymaga liczb parzystych"}});
  gathering.citeRule(path);
}

bool hasHex(const rules::ZoneCounts& zones, const std::string& word) {
  if (word == "front") return zones.front > 0;
  if (word == "flank") return zones.flank > 0;
  return zones.front + zones.flank < hex::kSides;
}

// Zones that a rule names, but that no counter has, whatever its formation.
void lookAtNames(Gathering& gathering, const std::vector<rules::ZoneCounts>& zones, const std::string& path) {
  std::vector<std::string> empty;
  for (const std::string& word : gathering.book().texts(path)) {
    const bool isAnywhere =
        std::any_of(zones.begin(), zones.end(), [&](const rules::ZoneCounts& each) { return hasHex(each, word); });
    if (!isAnywhere && rules::zoneFromText(word)) empty.push_back(word);
  }
  if (empty.empty()) return;
  gathering.add("zone-empty", "rule/" + path, {{"path", path}, {"zones", joined(empty)}});
  gathering.citeRule(path);
}

}  // namespace

std::vector<Finding> checkZoneRules(const CheckContext& context) {
  Gathering gathering(context);
  const rules::FacingRules facing = rules::facingRules(context.book());
  std::vector<rules::ZoneCounts> zones;
  if (facing.zones) zones.push_back(*facing.zones);
  if (facing.zones && facing.kind) lookAtCounts(gathering, *facing.zones, *facing.kind, "facing/zones");
  for (const rules::Formation& formation : rules::formations(context.book())) {
    if (!formation.zones) continue;
    zones.push_back(*formation.zones);
    if (facing.kind) {
      lookAtCounts(gathering, *formation.zones, *facing.kind, "formation/" + formation.slug + "/zones");
    }
  }
  if (!facing.zones) return gathering.take();
  lookAtNames(gathering, zones, "control/zones");
  lookAtNames(gathering, zones, "sight/zones");
  return gathering.take();
}

}  // namespace redoubt::check
