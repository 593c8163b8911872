#include <algorithm>

#include "core/ask/first_turn/parts.h"
#include "core/rules/mechanics/possible.h"

namespace redoubt::ask::opening {
namespace {

using rules::Member;

bool isPossible(const ActionAnswer& answer) {
  return answer.refusals.empty() || areUnsure(answer.refusals);
}

OpeningAttack attackOf(hex::HexKey on, std::vector<Member> by, ActionAnswer answer) {
  const bool isPerhaps = !answer.refusals.empty();
  return {on, std::move(by), isPerhaps, std::move(answer)};
}

// Those of one side that can attack a hex each by itself: together if they may, otherwise one by one.
std::vector<OpeningAttack> attacksOn(const World& world, hex::HexKey on, const std::vector<Member>& candidates) {
  std::vector<OpeningAttack> alone;
  std::vector<Member> together;
  for (const Member each : candidates) {
    ActionAnswer answer = askAction(world, "attack", {each}, {on});
    if (!isPossible(answer)) continue;
    alone.push_back(attackOf(on, {each}, std::move(answer)));
    if (alone.back().answer.action == alone.front().answer.action) together.push_back(each);
  }
  if (together.size() < 2 || together.size() < alone.size()) return alone;
  ActionAnswer joint = askAction(world, "attack", together, {on}, alone.front().answer.action);
  if (!isPossible(joint)) return alone;
  return {attackOf(on, std::move(together), std::move(joint))};
}

}  // namespace

std::vector<OpeningAttack> attacksOf(const World& world) {
  std::vector<OpeningAttack> attacks;
  const bool isByTable = world.mechanics().actions.empty() && !world.mechanics().tables.empty();
  std::map<std::pair<std::vector<rules::Symbol>, hex::HexKey>, std::vector<Member>> candidates;
  for (const Member each : world.position().onMap()) {
    if (!isUnit(world, each)) continue;
    int range = isByTable ? 1 : 0;
    for (const auto& action : possibleActions(world.mechanics(), world.position(), &world.fields(), "attack", each)) {
      range = std::max(range, action.range.value_or(1));
    }
    if (range == 0) continue;
    for (const hex::HexKey on : enemyHexes(world, each)) {
      if (distanceOf(world, each, on) <= range) candidates[{world.position().piece(each).side, on}].push_back(each);
    }
  }
  for (const auto& [where, units] : candidates) {
    for (OpeningAttack& each : attacksOn(world, where.second, units)) attacks.push_back(std::move(each));
  }
  return attacks;
}

}  // namespace redoubt::ask::opening
