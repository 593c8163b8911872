// The pools of rules that have chits of their own: of leaders, commands and armies, of events, and of the turn's end.
#include <algorithm>

#include "core/exchange/html/battle_document.h"
#include "core/exchange/playing/opening.h"
#include "core/rules/forces/figures.h"
#include "core/rules/mechanics/fields.h"
#include "core/rules/mechanics/turn_course.h"
#include "core/rules/position/ownership.h"
#include "core/rules/position/position.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule.h"

namespace redoubt::exchange::html {
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

OwnPool::OwnPool(const PageGround& ground)
    : ground_(ground), mechanics_(rules::mechanicsOf(ground.battle, ground.book)), figures_(ground.battle) {}

std::vector<OwnChit> OwnPool::at(const model::Variant& variant, int turn) const {
  if (mechanics_.chits.empty()) return {};
  const rules::PlacementList setUp = rules::placements(ground_.battle, variant.id);
  rules::GameState state;
  state.turn = turn;
  state.owners = rules::startOwners(ground_.battle, variant.scenario);
  state.stocks = rules::startStocks(ground_.battle, ground_.book, variant.scenario);
  const rules::Position position(ground_.battle, ground_.book, ground_.layout, figures_, setUp, std::move(state));
  rules::Fields fields(mechanics_, position);
  std::vector<OwnChit> chits;
  for (const rules::ChitNow& each : rules::chitsNow(mechanics_, position, fields)) {
    OwnChit chit;
    chit.title = titleOfChit(ground_.battle, each);
    chit.kind = each.rules->title;
    chit.army = armyOfChit(ground_.battle, each);
    chit.leader = leaderOfChit(ground_.battle, each);
    chit.copies = std::clamp(each.rules->chit.copies, 1, 100);
    chit.choice = each.rules->chit.choice;
    chit.isUnsure = each.isUnsure;
    chit.isPrinted = chit.copies == 1 && chit.leader && hasChit(ground_.battle, *chit.leader);
    if (!isOfLeader(each) && !chit.isPrinted) chit.leader = nullptr;
    chit.piece = chit.isPrinted ? ground_.chitId(*chit.leader)
                                : ground_.pieces.of("pool " + each.rules->path + " " + each.name, each.name + "-chit");
    chits.push_back(std::move(chit));
  }
  return chits;
}

std::vector<OwnChit> OwnPool::all() const {
  std::vector<OwnChit> found;
  if (mechanics_.chits.empty()) return found;
  std::set<std::string> known;
  for (const model::Scenario* scenario : rules::scenarios(ground_.battle)) {
    const auto turns = rules::gameTurns(ground_.battle, ground_.book, scenario->id);
    if (!turns) continue;
    for (const model::Variant* variant : rules::variants(ground_.battle, scenario->id)) {
      for (int turn = turns->first; turn <= turns->last && turn - turns->first < kMostTurns; ++turn) {
        for (OwnChit& chit : at(*variant, turn)) {
          if (known.insert(chit.piece).second) found.push_back(std::move(chit));
        }
      }
    }
  }
  return found;
}

}  // namespace redoubt::exchange::html
