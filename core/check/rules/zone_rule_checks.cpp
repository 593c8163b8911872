#include <algorithm>
#include <set>

#include "core/check/finding_collector.h"
#include "core/check/rules/rules_checks.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/formation.h"
#include "core/rules/movement/control.h"
#include "core/rules/vocabulary/shape.h"

namespace redoubt::check {
namespace {

void lookAtCounts(FindingCollector& collector, const rules::ZoneCounts& zones, hex::FacingKind kind,
                  const std::string& path) {
  if (rules::areSymmetric(zones, kind)) return;
  const bool isHexside = kind == hex::FacingKind::Hexside;
  collector.add("zones-lopsided", Subject::ofRule(path),
                {{"path", path},
                 {"front", std::to_string(zones.front)},
                 {"flank", std::to_string(zones.flank)},
                 {"rear", std::to_string(std::max(0, hex::kSides - zones.front - zones.flank))},
                 {"facing", Phrase::of(isHexside ? "details.zones.hexside" : "details.zones.vertex")}});
  collector.citeRule(path);
}

bool hasHex(const rules::ZoneCounts& zones, const std::string& word) {
  if (word == "front") return zones.front > 0;
  if (word == "flank") return zones.flank > 0;
  return zones.front + zones.flank < hex::kSides;
}

// Zones that a rule names, but that no counter has in any formation.
void lookAtNames(FindingCollector& collector, const std::vector<rules::ZoneCounts>& zones, const std::string& path) {
  std::vector<std::string> empty;
  for (const std::string& word : collector.book().texts(path)) {
    const bool isAnywhere =
        std::any_of(zones.begin(), zones.end(), [&](const rules::ZoneCounts& each) { return hasHex(each, word); });
    if (!isAnywhere && hex::zoneFromText(word)) empty.push_back(word);
  }
  if (empty.empty()) return;
  collector.add("zone-empty", Subject::ofRule(path), {{"path", path}, {"zones", joined(empty)}});
  collector.citeRule(path);
}

bool hasUnitsAndNoneFaces(const CheckContext& context, const rules::FacingRules& facing) {
  const auto units = context.battle().all<model::Unit>();
  return !units.empty() && std::all_of(units.begin(), units.end(), [&](const model::Unit& unit) {
    const auto arm = rules::armOfType(context.book(), unit.type);
    return arm && rules::facesNowhere(facing, *arm);
  });
}

// Rules of control that need a facing although no unit has one: zones of control are then all six hexes, regardless of
// the rules.
void lookAtControl(FindingCollector& collector) {
  const rules::ControlRules control = rules::controlRules(collector.book());
  const auto add = [&](const std::string& path, Phrase what) {
    collector.add("control-without-facing", Subject::ofRule(path), {{"path", path}, {"what", std::move(what)}});
    collector.citeRule(path);
  };
  const std::set<hex::FacingZone> named(control.zones.begin(), control.zones.end());
  constexpr std::size_t kAll = 3;
  if (!named.empty() && named.size() < kAll) {
    add(rules::keys::kControlZones.path(), Phrase::of("details.no-facing.zones"));
  }
  if (control.turning) add(rules::keys::kControlTurning.path(), Phrase::of("details.no-facing.turning"));
  if (control.backingAway) {
    add(rules::keys::kControlBackAway.path(), Phrase::of("details.no-facing.back-away"));
  }
}

}  // namespace

std::vector<Finding> checkZoneRules(const CheckContext& context) {
  FindingCollector collector(context);
  const rules::FacingRules facing = rules::facingRules(context.book());
  if (hasUnitsAndNoneFaces(context, facing)) lookAtControl(collector);
  std::vector<rules::ZoneCounts> zones;
  if (facing.zones) zones.push_back(*facing.zones);
  if (facing.zones && facing.kind) lookAtCounts(collector, *facing.zones, *facing.kind, "facing/zones");
  for (const rules::Formation& formation : rules::formations(context.book())) {
    if (!formation.zones) continue;
    zones.push_back(*formation.zones);
    if (facing.kind) {
      lookAtCounts(collector, *formation.zones, *facing.kind, "formation/" + formation.slug + "/zones");
    }
  }
  if (!facing.zones) return collector.take();
  lookAtNames(collector, zones, rules::keys::kControlZones.path());
  lookAtNames(collector, zones, "sight/zones");
  return collector.take();
}

}  // namespace redoubt::check
