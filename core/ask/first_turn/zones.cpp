#include <algorithm>
#include <map>

#include "core/ask/first_turn/parts.h"

// Supply and other floods, and zones of the enemy.
namespace redoubt::ask::opening {
namespace {

using rules::Member;
using rules::Verdict;
using Sides = std::map<std::vector<rules::Symbol>, std::vector<Member>>;

Sides unitsBySide(const World& world) {
  Sides sides;
  for (const Member each : world.position().onMap()) {
    if (isUnit(world, each)) sides[world.position().piece(each).side].push_back(each);
  }
  return sides;
}

bool isWithin(const World& world, Member unit, const std::set<hex::HexKey>& hexes) {
  const model::StandingHexes own = world.position().hexesOf(unit);
  return std::any_of(own.begin(), own.end(), [&](hex::HexKey hex) { return hexes.contains(hex); });
}

// `ask` gives the zones of some units; of those of each side the units of the others are told.
template <class Ask>
void addZone(std::vector<OpeningZone>& zones, const World& world, const Sides& sides, OpeningZone zone,
             const Ask& ask) {
  for (const auto& [side, units] : sides) {
    const ZoneAnswer answer = ask(units);
    if (answer.zones.empty()) continue;
    zone.certainty = worse(zone.certainty, answer.certainty);
    for (const Reason& each : answer.because) addReason(zone.because, world, each.rule);
    for (const auto& [other, theirs] : sides) {
      if (other == side) continue;
      for (const Member each : theirs) {
        if (isWithin(world, each, answer.zones.front().sure)) {
          zone.units.push_back(each);
        } else if (isWithin(world, each, answer.zones.front().possible)) {
          zone.unsure.push_back(each);
        }
      }
    }
  }
  if (!zone.units.empty() || !zone.unsure.empty()) zones.push_back(std::move(zone));
}

}  // namespace

std::vector<OpeningTrace> tracesOf(const World& world) {
  std::vector<OpeningTrace> traces;
  for (const rules::FloodRules* flood : world.mechanics().floodsFor("supply")) {
    OpeningTrace trace;
    trace.question = "supply";
    trace.flood = flood->name;
    trace.title = flood->title;
    for (const Member each : world.position().onMap()) {
      if (!isUnit(world, each)) continue;
      const TraceAnswer answer = askFlood(world, *flood, each);
      if (!answer.isNeeded) continue;
      for (const Reason& reason : answer.because) addReason(trace.because, world, reason.rule);
      trace.certainty = worse(trace.certainty, answer.certainty);
      switch (answer.in) {
        case Verdict::Yes: ++trace.in; break;
        case Verdict::No: trace.out.push_back(each); break;
        case Verdict::Unknown: trace.unsure.push_back(each); break;
      }
    }
    traces.push_back(std::move(trace));
  }
  return traces;
}

std::vector<OpeningZone> zonesOf(const World& world) {
  std::vector<OpeningZone> zones;
  const Sides sides = unitsBySide(world);
  addZone(zones, world, sides, {"control", {}, {}, {}, rules::Certainty::Known, {}},
          [&](const std::vector<Member>& units) { return askControl(world, units); });
  for (const auto& [name, rules] : world.mechanics().zones) {
    addZone(zones, world, sides, {rules.name, rules.title, {}, {}, rules::Certainty::Known, {}},
            [&](const std::vector<Member>& units) { return askZone(world, rules, units); });
  }
  return zones;
}

}  // namespace redoubt::ask::opening
