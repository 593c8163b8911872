#include "core/ask/first_turn/first_turn.h"

#include <algorithm>

#include "core/ask/first_turn/parts.h"
#include "core/base/error.h"
#include "core/rules/command/command.h"
#include "core/rules/turns/activation.h"

namespace redoubt::ask {
namespace opening {

using rules::Member;

bool isUnit(const World& world, Member member) {
  return world.position().piece(member).unit != nullptr;
}

std::vector<hex::HexKey> enemyHexes(const World& world, Member unit) {
  std::set<hex::HexKey> hexes;
  const rules::Position& position = world.position();
  for (const Member each : position.onMap()) {
    if (!isUnit(world, each) || position.piece(each).side == position.piece(unit).side) continue;
    for (const hex::HexKey hex : position.hexesOf(each)) hexes.insert(hex);
  }
  return {hexes.begin(), hexes.end()};
}

int distanceOf(const World& world, Member unit, hex::HexKey hex) {
  return rules::distanceTo(world.position(), unit, hex).value_or(0);
}

rules::Certainty certaintyOf(const std::vector<Reason>& because) {
  rules::Certainty certainty = rules::Certainty::Known;
  for (const Reason& each : because) certainty = worse(certainty, each.certainty);
  return certainty;
}

bool areUnsure(const std::vector<rules::Refusal>& refusals) {
  return !refusals.empty() &&
         std::all_of(refusals.begin(), refusals.end(), [](const auto& each) { return each.isUnsure; });
}

}  // namespace opening

namespace {

using rules::Member;

using HexesOfSides = std::map<std::vector<rules::Symbol>, std::set<hex::HexKey>>;

// Between hexes of different sides.
std::optional<OpeningDistance> nearestOf(const World& world, const HexesOfSides& sides) {
  std::optional<OpeningDistance> nearest;
  for (auto one = sides.begin(); one != sides.end(); ++one) {
    for (auto other = std::next(one); other != sides.end(); ++other) {
      for (const hex::HexKey from : one->second) {
        for (const hex::HexKey to : other->second) {
          const int distance = world.layout().distance(from, to);
          if (!nearest || distance < nearest->hexes) nearest = {distance, from, to};
        }
      }
    }
  }
  return nearest;
}

// The hexes of the units on the map.
HexesOfSides hexesOfUnits(const World& world) {
  HexesOfSides sides;
  for (const Member each : world.position().onMap()) {
    if (!opening::isUnit(world, each)) continue;
    const model::StandingHexes hexes = world.position().hexesOf(each);
    sides[world.position().piece(each).side].insert(hexes.begin(), hexes.end());
  }
  return sides;
}

// Leaders begin with their units, so they make no difference.
std::optional<OpeningDistance> nearestChoice(const World& world, const std::vector<OpeningChoice>& choices,
                                             HexesOfSides sides) {
  bool isSome = false;
  for (const OpeningChoice& each : choices) {
    const auto unit =
        std::find_if(each.units.begin(), each.units.end(), [&](Member one) { return opening::isUnit(world, one); });
    if (unit == each.units.end() || each.hexes.empty()) continue;
    isSome = true;
    sides[world.position().piece(*unit).side].insert(each.hexes.begin(), each.hexes.end());
  }
  return isSome ? nearestOf(world, sides) : std::nullopt;
}

// The chits of the turn; nothing where neither the rules nor the schedule have any.
std::optional<PoolAnswer> poolOf(const World& world, int turn) {
  try {
    PoolAnswer pool = askPool(world, turn);
    return pool.chits.empty() ? std::nullopt : std::optional(std::move(pool));
  } catch (const Error&) {
    return std::nullopt;  // a turn that the scenario doesn't have
  }
}

// Whether a leader begins on the map, in whatever hex.
bool beginsOnMap(const World& world, const model::Leader& leader) {
  const auto& pieces = world.position().pieces();
  return std::any_of(pieces.begin(), pieces.end(), [&](const rules::Piece& each) {
    return each.leader == &leader && (each.hex || each.row->rule == model::PlacementRule::WithOwnUnits ||
                                      !rules::startHexes(world.battle(), world.layout(), *each.row).empty());
  });
}

std::vector<OpeningChits> chitsOf(const World& world, int turn) {
  std::vector<OpeningChits> chits;
  for (const rules::TurnPool& pool : rules::poolsOf(world.battle(), world.book(), world.variant())) {
    if (pool.turn != turn) continue;
    for (const rules::ArmyPool& each : pool.armies) {
      const model::Army* army = world.battle().find<model::Army>(each.army);
      if (!army) continue;
      OpeningChits own{army->slug, each.candidates.empty() ? 0 : each.choices, {}};
      for (const rules::ExcludedLeader& excluded : each.excluded) {
        const model::Leader* leader = world.battle().find<model::Leader>(excluded.leader);
        if (leader && beginsOnMap(world, *leader)) own.barred.push_back(leader);
      }
      if (own.choices > 0 || !own.barred.empty()) chits.push_back(std::move(own));
    }
  }
  return chits;
}

bool answers(const World& world, std::string_view question) {
  const auto& actions = world.mechanics().actions;
  return std::any_of(actions.begin(), actions.end(),
                     [&](const rules::ActionRules& each) { return each.action.question == question; });
}

std::vector<std::string> armiesOnCounters(const World& world) {
  std::vector<std::string> armies;
  for (const model::Army& each : world.battle().all<model::Army>()) {
    if (rules::isSetUpOnCounters(world.battle(), world.book(), world.setUp(), each.id)) armies.push_back(each.slug);
  }
  return armies;
}

}  // namespace

int firstTurnOf(const model::Battle& battle, Id<model::Scenario> scenario) {
  return std::max(1, rules::integerSetting(battle, scenario, "turn/first").value_or(1));
}

std::vector<OpeningAttack> askAttacks(const World& world) {
  return opening::attacksOf(world);
}

std::optional<OpeningFire> askShots(const World& world, Member unit) {
  return opening::fireOf(world, unit);
}

FirstTurn askFirstTurn(const World& world, const Watch& watch) {
  FirstTurn report;
  report.turn = world.position().state().turn.value_or(firstTurnOf(world.battle(), world.variant().scenario));
  report.choices = opening::choicesOf(world);
  for (const OpeningChoice& each : report.choices) {
    report.withoutHex += static_cast<std::size_t>(
        std::count_if(each.units.begin(), each.units.end(), [&](Member one) { return opening::isUnit(world, one); }));
  }
  report.nearest = nearestOf(world, hexesOfUnits(world));
  report.nearestChoice = nearestChoice(world, report.choices, hexesOfUnits(world));
  report.hasFire = answers(world, "fire");
  report.hasAttacks =
      answers(world, "attack") || (world.mechanics().actions.empty() && !world.mechanics().tables.empty());
  report.entersEnemies = world.fields().movement().mayEnterEnemyHex;
  report.hasCommand = rules::haveCommand(world.book()) || !world.mechanics().floodsFor("command").empty();
  report.course = askTurn(world, report.turn);
  report.pool = poolOf(world, report.turn);
  report.chits = chitsOf(world, report.turn);
  report.initiative = rules::textSetting(world.battle(), world.variant().scenario, "initiative").value_or("");
  report.arrivals = opening::arrivalsOf(world, report);
  report.onCounters = armiesOnCounters(world);
  report.commands = opening::commandsOf(world);
  report.traces = opening::tracesOf(world);
  report.zones = opening::zonesOf(world);
  opening::Moves moves(world);
  const auto onMap = world.position().onMap();
  for (std::size_t place = 0; place < onMap.size(); ++place) {
    watch.progress(static_cast<double>(place) / static_cast<double>(onMap.size()));
    if (watch.stop.stop_requested()) {
      report.isWhole = false;
      return report;
    }
    const Member unit = onMap[place];
    if (!opening::isUnit(world, unit)) continue;
    if (auto fire = opening::fireOf(world, unit)) report.fire.push_back(*std::move(fire));
    report.moves.push_back(moves.of(unit));
  }
  report.attacks = opening::attacksOf(world);
  return report;
}

}  // namespace redoubt::ask
