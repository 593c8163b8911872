#include <algorithm>

#include "core/ask/first_turn/parts.h"
#include "core/rules/mechanics/possible.h"
#include "core/rules/position/ground.h"
#include "core/rules/sight/sight.h"

namespace redoubt::ask::opening {
namespace {

using rules::Member;
using rules::Refusal;
using Can = OpeningShot::Can;

bool hasOnly(const std::vector<Refusal>& refusals, std::initializer_list<Refusal::Kind> kinds) {
  return std::all_of(refusals.begin(), refusals.end(), [&](const Refusal& each) {
    return each.isUnsure || std::find(kinds.begin(), kinds.end(), each.kind) != kinds.end();
  });
}

bool has(const std::vector<Refusal>& refusals, Refusal::Kind kind) {
  return std::any_of(refusals.begin(), refusals.end(),
                     [&](const Refusal& each) { return each.kind == kind && !each.isUnsure; });
}

// Nothing where something else than sight and facing forbids it: then it is no target.
std::optional<Can> canBy(const std::vector<Refusal>& refusals) {
  if (refusals.empty()) return Can::Yes;
  if (areUnsure(refusals)) return Can::Perhaps;
  if (!hasOnly(refusals, {Refusal::Kind::NoSight, Refusal::Kind::Arc})) return std::nullopt;
  return has(refusals, Refusal::Kind::NoSight) ? Can::Hidden : Can::Turned;
}

// What hides a hex from the nearer of a unit's hexes.
void addBlockers(OpeningShot& shot, const World& world, Member unit) {
  const model::StandingHexes hexes = world.position().hexesOf(unit);
  const hex::HexKey from = *std::min_element(hexes.begin(), hexes.end(), [&](hex::HexKey a, hex::HexKey b) {
    return world.layout().distance(a, shot.on) < world.layout().distance(b, shot.on);
  });
  SightAnswer sight = askSight(world, from, shot.on);
  shot.blockers = std::move(sight.blockers);
  const rules::SightVerdict verdict = rules::sight(world.sight(), from, shot.on);
  shot.block = verdict.blockedAt ? verdict.reason : rules::SightBlock::Hexside;
  if (shot.block == rules::SightBlock::Terrain) {
    shot.terrain = rules::terrainAt(world.battle(), world.book(), *verdict.blockedAt);
  }
  for (const Reason& each : sight.because) {
    if (!rules::hasItem(shot.answer.because, each)) shot.answer.because.push_back(each);
  }
}

// By the best of its actions that reach so far.
std::optional<OpeningShot> shotAt(const World& world, const std::vector<rules::PossibleAction>& actions, Member unit,
                                  hex::HexKey on) {
  std::optional<OpeningShot> best;
  const int distance = distanceOf(world, unit, on);
  for (const rules::PossibleAction& each : actions) {
    if (each.range && *each.range < distance) continue;
    ActionAnswer answer = askAction(world, "fire", {unit}, {on}, each.action->name);
    const auto can = canBy(answer.refusals);
    if (can && (!best || *can < best->can)) best = OpeningShot{*can, on, distance, {}, {}, {}, std::move(answer)};
    if (best && best->can == Can::Yes) break;
  }
  if (best && best->can == Can::Hidden) addBlockers(*best, world, unit);
  return best;
}

}  // namespace

std::optional<OpeningFire> fireOf(const World& world, Member unit) {
  const auto actions = possibleActions(world.mechanics(), world.position(), &world.fields(), "fire", unit);
  if (actions.empty()) return std::nullopt;
  OpeningFire fire;
  fire.unit = unit;
  fire.range = 0;
  fire.isUnsure = std::all_of(actions.begin(), actions.end(), [](const auto& each) { return each.isUnsure; });
  for (const rules::PossibleAction& each : actions) {
    addReason(fire.because, world, each.action->path);
    if (!each.range) fire.missing.push_back(each.action->path);
    if (fire.range) fire.range = each.range ? std::optional(std::max(*fire.range, *each.range)) : std::nullopt;
  }
  for (const hex::HexKey on : enemyHexes(world, unit)) {
    if (fire.range && *fire.range < distanceOf(world, unit, on)) continue;
    if (auto shot = shotAt(world, actions, unit, on)) fire.shots.push_back(*std::move(shot));
  }
  std::stable_sort(fire.shots.begin(), fire.shots.end(), [](const OpeningShot& a, const OpeningShot& b) {
    return std::pair(a.can, a.distance) < std::pair(b.can, b.distance);
  });
  fire.certainty = fire.isUnsure || !fire.range ? rules::Certainty::Unknown : certaintyOf(fire.because);
  return fire;
}

}  // namespace redoubt::ask::opening
