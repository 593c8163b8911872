#include "core/ask/turn_answers.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/turns/activation.h"
#include "core/rules/turns/arrival.h"

namespace redoubt::ask {
namespace {

using rules::Certainty;

std::string_view kindOf(rules::Chit::Of of) {
  using Of = rules::Chit::Of;
  switch (of) {
    case Of::Leader:
    case Of::Leaders: return "leader";
    case Of::Command:
    case Of::Commands: return "command";
    case Of::Army: return "army";
    case Of::Event: return "event";
    case Of::End: break;
  }
  return "end";
}

std::string armyOf(const World& world, const rules::ChitNow& chit) {
  using Of = rules::Chit::Of;
  const Of of = chit.rules->chit.of;
  if (of == Of::Army) return chit.rules->chit.name;
  const auto slugOf = [&](Id<model::Army> id) {
    const model::Army* army = world.battle().find<model::Army>(id);
    return army ? army->slug : std::string();
  };
  if (of == Of::Leader || of == Of::Leaders) {
    for (const model::Leader& each : world.battle().all<model::Leader>()) {
      if (each.slug == chit.name) return slugOf(each.army);
    }
  }
  if (of == Of::Command || of == Of::Commands) {
    for (const model::Command& each : world.battle().all<model::Command>()) {
      if (each.slug == chit.name) return slugOf(each.army);
    }
  }
  return {};
}

void addOwnChits(PoolAnswer& answer, const World& world, const std::vector<rules::ChitNow>& chits) {
  for (const rules::ChitNow& each : chits) {
    const rules::ChitRules& rules = *each.rules;
    answer.chits.push_back({each.name, armyOf(world, each), std::string(kindOf(rules.chit.of)), rules.pool,
                            rules.chit.copies, rules.chit.choice, each.isUnsure});
    addReason(answer.because, world, rules.path);
    answer.certainty = worse(answer.certainty, each.isUnsure ? Certainty::Unknown : rules.certainty);
  }
}

// The units that a leader's chit activates by the chain of command.
ActivateAnswer byChain(const World& world, const model::Leader& leader) {
  ActivateAnswer answer;
  const rules::ChainOfCommand chain(world.battle(), world.variant().scenario);
  const auto& led = chain.unitsOf(leader.id);
  for (const rules::Member each : world.position().onMap()) {
    const rules::Piece& piece = world.position().piece(each);
    const bool isLed = piece.unit && std::find(led.begin(), led.end(), piece.unit->id) != led.end();
    if (isLed || piece.leader == &leader) answer.effect.units.push_back(each);
  }
  addKnown(answer.because, world, "activation/power/" + leader.slug);
  return answer;
}

// The chance that an entry brings its counters in a turn; nothing if it doesn't.
std::optional<rules::Chance> chanceOf(const World& world, const model::Entry& entry, int turn) {
  if (entry.dice) {
    const auto plan = rules::arrivalPlan(entry.dice->text);
    if (const auto* read = std::get_if<rules::ArrivalPlan>(&plan)) {
      const rules::Chance chance = rules::arrivalOf(world.book(), *read).in(turn);
      return chance.favourable() > 0 ? std::optional(chance) : std::nullopt;
    }
    return std::nullopt;
  }
  if (entry.trigger != model::EntryTrigger::Turn || entry.turn != turn) return std::nullopt;
  return rules::Chance(1, 1);
}

}  // namespace

PoolAnswer askPool(const World& world, int turn) {
  PoolAnswer answer;
  const auto pools = rules::poolsOf(world.battle(), world.book(), world.variant());
  const auto found =
      std::find_if(pools.begin(), pools.end(), [&](const rules::TurnPool& pool) { return pool.turn == turn; });
  const auto own = rules::chitsNow(world.mechanics(), world.position(), world.fields());
  addOwnChits(answer, world, own);
  if (found == pools.end() && !world.mechanics().chits.empty()) return answer;
  if (found == pools.end()) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.no-such-turn", {{"turn", std::to_string(turn)},
                                                                        {"turns", std::to_string(pools.size())}}));
  }
  for (const rules::ArmyPool& pool : found->armies) {
    const model::Army* army = world.battle().find<model::Army>(pool.army);
    const auto add = [&](Id<model::Leader> id, const char* kind) {
      const model::Leader* leader = world.battle().find<model::Leader>(id);
      if (army && leader) answer.chits.push_back({leader->slug, army->slug, kind, {}});
    };
    for (const Id<model::Leader> each : pool.fixed) add(each, "fixed");
    for (const Id<model::Leader> each : pool.opens) add(each, "opens");
    if (pool.choices > 0) {
      for (const Id<model::Leader> each : pool.candidates) add(each, "choice");
    }
    for (const rules::DiceLeader& each : pool.byDice) add(each.leader, "dice");
    if (!pool.byDice.empty()) answer.certainty = worse(answer.certainty, Certainty::Estimated);
  }
  addKnown(answer.because, world, "activation/overall");
  addKnown(answer.because, world, "activation/free-choice");
  return answer;
}

ActivateAnswer askActivate(const World& world, std::string_view name) {
  std::vector<std::string> known;
  const auto chits = rules::chitsNow(world.mechanics(), world.position(), world.fields());
  for (const rules::ChitNow& each : chits) {
    known.push_back(each.name);
    if (each.name != name && each.rules->name != name) continue;
    ActivateAnswer answer;
    answer.effect = rules::effectOf(world.mechanics(), world.position(), world.fields(), each);
    addReason(answer.because, world, each.rules->path);
    if (!each.rules->chit.table.empty()) addKnown(answer.because, world, "table/" + each.rules->chit.table + "/roll");
    for (const auto& level : answer.effect.levels) {
      if (level.level) addReason(answer.because, world, rules::keys::kActivationLevel.pathOf({level.name}));
    }
    const bool isRollUnknown = !each.rules->chit.table.empty() && answer.effect.levels.empty();
    const bool isUnsure = isRollUnknown || each.isUnsure || !answer.effect.unsure.empty() || !answer.effect.missing.empty();
    answer.certainty = isUnsure ? Certainty::Unknown : each.rules->certainty;
    return answer;
  }
  for (const model::Leader& leader : world.battle().all<model::Leader>()) {
    if (leader.slug == name) return byChain(world, leader);
    known.push_back(leader.slug);
  }
  failName("errors.asked.chit", name, std::move(known));
}

TurnAnswer askTurn(const World& world, int turn) {
  TurnAnswer answer;
  answer.states = rules::gameStatesAt(world.mechanics(), world.position(), &world.fields(), turn);
  for (const rules::GameStateAt& each : answer.states) {
    for (const std::string& rule : each.because) addReason(answer.because, world, rule);
    answer.certainty = worse(answer.certainty, each.certainty);
  }
  answer.segments = rules::segmentsNow(world.mechanics(), world.position(), world.fields());
  for (const rules::SegmentNow& each : answer.segments) {
    addReason(answer.because, world, each.rules->path);
    answer.certainty = worse(answer.certainty, each.isUnsure || !each.perhaps.empty() ? Certainty::Unknown
                                                                                  : each.rules->certainty);
  }
  if (answer.segments.empty()) {
    answer.phases = world.book().texts("turns/phases");
    addKnown(answer.because, world, "turns/phases");
  }
  for (const rules::Piece& piece : world.position().pieces()) {
    const model::Entry* entry = world.battle().find(piece.row->entry);
    const auto chance = entry ? chanceOf(world, *entry, turn) : std::nullopt;
    if (!chance) continue;
    TurnAnswer::Coming coming{world.nameOf(*world.position().find(piece.row->id)), entry->slug, *chance, {}};
    for (const model::ZoneHex& each : world.battle().all<model::ZoneHex>()) {
      if (each.zone == entry->zone) coming.hexes.push_back(each.hex);
    }
    answer.arrivals.push_back(std::move(coming));
  }
  return answer;
}

}  // namespace redoubt::ask
