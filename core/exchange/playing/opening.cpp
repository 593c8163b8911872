#include "core/exchange/playing/opening.h"

#include <algorithm>

#include "core/rules/turns/schedule.h"
#include "core/rules/turns/track_spaces.h"

namespace redoubt::exchange {
namespace {

std::string hexOrZone(const SpokenBattle& ground, const model::Placement& placement) {
  if (placement.hex) return ground.name(*placement.hex);
  const model::Zone* zone = ground.battle.find(placement.zone);
  return zone ? ground.name(*zone) : "?";
}

std::string entryText(const SpokenBattle& ground, const model::Placement& placement) {
  const model::Entry* entry = ground.battle.find(placement.entry);
  if (!entry) return ground.say("page.waits.enters");
  const model::Zone* zone = ground.battle.find<model::Zone>(entry->zone);
  const std::string where = zone ? ground.name(*zone) : "?";
  if (entry->trigger == model::EntryTrigger::Activation) {
    return ground.say("page.waits.enters-activated", {{"where", where}});
  }
  if (!entry->turn) return ground.say("page.waits.enters-where", {{"where", where}});
  return ground.say("page.waits.enters-turn", {{"turn", std::to_string(*entry->turn)}, {"where", where}});
}

// What a placement without a hex or space says.
std::string waitingText(const SpokenBattle& ground, const model::Placement& placement) {
  switch (placement.rule) {
    case model::PlacementRule::WithOwnUnits: return ground.say("page.waits.with-own-units");
    case model::PlacementRule::Within:
      return ground.say("page.waits.within", {{"hexes", std::to_string(placement.distance.value_or(0))},
                                              {"where", hexOrZone(ground, placement)}});
    case model::PlacementRule::Zone: return ground.say("page.waits.zone", {{"where", hexOrZone(ground, placement)}});
    case model::PlacementRule::Enters: return entryText(ground, placement);
    case model::PlacementRule::OnActivation: return ground.say("page.waits.activated");
    case model::PlacementRule::OffMap: return ground.say("page.waits.off-map");
    case model::PlacementRule::At:
    case model::PlacementRule::Space: return {};
  }
  return {};
}

}  // namespace

std::string placementNote(const SpokenBattle& ground, const model::Placement& placement) {
  const std::string waits = waitingText(ground, placement);
  return waits.empty() || placement.note.empty() ? waits + placement.note : waits + " " + placement.note;
}

const model::Space* turnSpace(const model::Battle& battle, int turn) {
  for (const model::Track& track : battle.all<model::Track>()) {
    if (track.kind != "turn") continue;
    for (const model::Space* space : rules::spacesOf(battle, track.id)) {
      if (space->label == std::to_string(turn) || space->slug == "turn-" + std::to_string(turn)) return space;
    }
  }
  return nullptr;
}

const model::Space* markerSpace(const model::Battle& battle, int turn) {
  if (const model::Space* space = turnSpace(battle, turn)) return space;
  for (const model::Track& track : battle.all<model::Track>()) {
    if (track.kind != "turn") continue;
    const std::vector<const model::Space*> spaces = rules::spacesOf(battle, track.id);
    if (!spaces.empty()) return spaces.front();
  }
  return nullptr;
}

bool hasChit(const model::Battle& battle, const model::Leader& leader) {
  const auto counters = battle.where<&model::Counter::leader>(leader.id);
  return std::any_of(counters.begin(), counters.end(),
                     [](const model::Counter& counter) { return counter.role == model::CounterRole::Chit; });
}

std::set<Id<model::Leader>> leadersInPool(const model::Battle& battle, const rules::RuleBook& book,
                                          Id<model::Scenario> scenario) {
  std::set<Id<model::Leader>> leaders;
  const auto turns = rules::gameTurns(battle, book, scenario);
  bool hasSchedule = false;
  for (const rules::ScheduleLine& line : rules::schedule(battle, book, scenario)) {
    if (line.kind != model::PoolKind::Fixed) continue;
    hasSchedule = true;
    if (line.turn == (turns ? turns->first : 1) && line.leader) leaders.insert(*line.leader);
  }
  if (hasSchedule) return leaders;
  for (const model::Leader& leader : battle.all<model::Leader>()) leaders.insert(leader.id);
  return leaders;
}

}  // namespace redoubt::exchange
