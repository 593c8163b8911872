#include "core/exchange/playing/pool_chits.h"

#include <algorithm>
#include <set>

#include "core/exchange/playing/opening.h"
#include "core/exchange/playing/spoken_battle.h"
#include "core/model/placement_verbs.h"
#include "core/rules/mechanics/fields.h"
#include "core/rules/mechanics/turn_course.h"
#include "core/rules/position/ownership.h"
#include "core/rules/position/position.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"

namespace redoubt::exchange {
namespace {

const model::Army* armyOfChit(const model::Battle& battle, const rules::ChitNow& chit) {
  using Of = rules::Chit::Of;
  switch (chit.rules->chit.of) {
    case Of::Leader:
    case Of::Leaders: {
      const auto* leader = battle.bySlug<model::Leader>(chit.name);
      return leader ? battle.find<model::Army>(leader->army) : nullptr;
    }
    case Of::Command:
    case Of::Commands: {
      const auto* command = battle.bySlug<model::Command>(chit.name);
      return command ? battle.find<model::Army>(command->army) : nullptr;
    }
    case Of::Army: return battle.bySlug<model::Army>(chit.rules->chit.name);
    case Of::Event:
    case Of::End: break;
  }
  return nullptr;
}

bool isOfLeader(const rules::ChitNow& chit) {
  return chit.rules->chit.of == rules::Chit::Of::Leader || chit.rules->chit.of == rules::Chit::Of::Leaders;
}

// The leader of a leader's chit; of a command's, who leads it.
const model::Leader* leaderOfChit(const model::Battle& battle, const rules::ChitNow& chit) {
  using Of = rules::Chit::Of;
  if (isOfLeader(chit)) return battle.bySlug<model::Leader>(chit.name);
  if (chit.rules->chit.of != Of::Command && chit.rules->chit.of != Of::Commands) return nullptr;
  const auto* command = battle.bySlug<model::Command>(chit.name);
  return command ? battle.find(command->leader) : nullptr;
}

// What the chit is of; otherwise the title of its rule.
std::string titleOfChit(const model::Battle& battle, const rules::ChitNow& chit) {
  using Of = rules::Chit::Of;
  const Of of = chit.rules->chit.of;
  if (isOfLeader(chit)) {
    if (const auto* leader = battle.bySlug<model::Leader>(chit.name)) return titleOf(*leader);
  } else if (of == Of::Command || of == Of::Commands) {
    if (const auto* command = battle.bySlug<model::Command>(chit.name)) return titleOf(*command);
  } else if (const model::Army* army = armyOfChit(battle, chit)) {
    return titleOf(*army);
  }
  return chit.rules->title.empty() ? chit.name : chit.rules->title;
}

}  // namespace

PoolChits::PoolChits(const model::Battle& battle, const rules::RuleBook& book)
    : battle_(battle),
      book_(book),
      layout_(model::layoutOf(battle)),
      mechanics_(rules::mechanicsOf(battle, book)),
      figures_(battle) {}

std::vector<PoolChit> PoolChits::at(const model::Variant& variant, int turn) const {
  if (mechanics_.chits.empty()) return {};
  const rules::PlacementList setUp = rules::placements(battle_, variant.id);
  rules::GameState state;
  state.turn = turn;
  state.owners = rules::startOwners(battle_, variant.scenario);
  state.stocks = rules::startStocks(battle_, book_, variant.scenario);
  const rules::Position position(battle_, book_, layout_, figures_, setUp, std::move(state));
  rules::Fields fields(mechanics_, position);
  std::vector<PoolChit> chits;
  for (const rules::ChitNow& each : rules::chitsNow(mechanics_, position, fields)) {
    PoolChit chit;
    chit.key = "pool " + each.rules->path + " " + each.name;
    chit.name = each.name;
    chit.title = titleOfChit(battle_, each);
    chit.kind = each.rules->title;
    chit.army = armyOfChit(battle_, each);
    chit.leader = leaderOfChit(battle_, each);
    chit.copies = std::clamp(each.rules->chit.copies, 1, 100);
    chit.choice = each.rules->chit.choice;
    chit.isUnsure = each.isUnsure;
    chit.isPrinted = chit.copies == 1 && chit.leader && hasChit(battle_, *chit.leader);
    if (!isOfLeader(each) && !chit.isPrinted) chit.leader = nullptr;
    chits.push_back(std::move(chit));
  }
  return chits;
}

std::vector<PoolChit> PoolChits::all() const {
  std::vector<PoolChit> found;
  if (mechanics_.chits.empty()) return found;
  std::set<std::string> known;
  for (const model::Scenario* scenario : rules::scenarios(battle_)) {
    const auto turns = rules::gameTurns(battle_, book_, scenario->id);
    if (!turns) continue;
    for (const model::Variant* variant : rules::variants(battle_, scenario->id)) {
      for (int turn = turns->first; turn <= turns->last && turn - turns->first < kMostTurns; ++turn) {
        for (PoolChit& chit : at(*variant, turn)) {
          const std::string key = chit.isPrinted ? "chit " + chit.leader->slug : chit.key;
          if (known.insert(key).second) found.push_back(std::move(chit));
        }
      }
    }
  }
  return found;
}

}  // namespace redoubt::exchange
