#include "core/rules/movement/turning.h"

#include <array>

namespace redoubt::rules {
namespace {

// The facing changes that are listed for a place.
struct TurnList {
  std::map<int, Rational> costs;  // by degrees
  bool isFlat = false;            // then there is one cost for any angle, under 60
  std::string path;
};

// A facing change made of listed ones.
struct MadeTurn {
  Rational cost;  // without terrain
  int turns = 0;
};

MoveCost refusedTurn(Outcome outcome, MoveCostReason reason, std::string terrain, std::string path) {
  MoveCost cost;
  cost.outcome = outcome;
  cost.obstacle = MoveCostPart{reason, std::move(terrain), {}, std::move(path)};
  return cost;
}

TurnList usualTurns(const MovementRules& rules, const Mover& mover) {
  const Formation* formation = formationOf(rules, mover);
  if (formation && formation->turningCost) {
    return {{{60, *formation->turningCost}}, true, "formation/" + formation->slug + "/turning-cost"};
  }
  const ArmMovement arm = armMovement(rules, mover);
  if (arm.turningCost) return {{{60, *arm.turningCost}}, true, "arm/" + mover.arm + "/turning-cost"};
  if (!arm.turningCosts.empty()) return {arm.turningCosts, false, "arm/" + mover.arm + "/turning-costs"};
  return {rules.turning, false, "movement/turning-cost"};
}

// As one facing change, by a listed angle.
std::optional<MadeTurn> oneTurn(const TurnList& list, int steps) {
  const int degrees = list.isFlat ? 60 : 60 * std::min(steps, hex::kSides - steps);
  const auto found = list.costs.find(degrees);
  return found == list.costs.end() ? std::nullopt : std::optional(MadeTurn{found->second, 1});
}

// The cheapest way to make a facing change of listed angles in either direction, where each one costs `each` more. Six
// hexsides make a circle, so ten rounds are more than any shortest way needs.
std::optional<MadeTurn> cheapestTurn(const TurnList& list, Rational each, int steps) {
  if (list.isFlat) return oneTurn(list, steps);
  std::array<std::optional<MadeTurn>, hex::kSides> made;
  made[0] = MadeTurn{};
  const auto total = [&](const MadeTurn& turn) { return turn.cost + each * turn.turns; };
  for (int round = 0; round < 10; ++round) {
    for (int from = 0; from < hex::kSides; ++from) {
      const auto here = made[static_cast<std::size_t>(from)];
      if (!here) continue;
      for (const auto& [degrees, cost] : list.costs) {
        if (degrees % 60 != 0) continue;
        const MadeTurn next{here->cost + cost, here->turns + 1};
        for (const int to : {hex::wrapped(from + degrees / 60), hex::wrapped(from - degrees / 60)}) {
          auto& there = made[static_cast<std::size_t>(to)];
          if (!there || total(next) < total(*there)) there = next;
        }
      }
    }
  }
  return made[static_cast<std::size_t>(steps)];
}

std::optional<LinkTurning> turningOn(const MovementRules& rules, const std::string& link) {
  const auto found = rules.terrain.find(link);
  return found == rules.terrain.end() ? std::nullopt : found->second.turning;
}

// The terrain cost of each facing change; nothing if there is none.
std::optional<MoveCost> terrainOfTurn(const MovementRules& rules, const Mover& mover, const TurnGround& ground) {
  const auto& adds = rules.turningTerrain;
  const bool isSpared = turningOn(rules, ground.link).has_value() || ground.terrain.empty();
  if (!adds || isSpared || hexLimit(rules, mover)) return std::nullopt;
  if (!adds->arms.contains(mover.arm) || adds->notOn.contains(ground.terrain)) return std::nullopt;
  const std::string path = "terrain/" + ground.terrain + "/enter";
  const auto terrain = rules.terrain.find(ground.terrain);
  const Rational* cost = terrain == rules.terrain.end() ? nullptr : costFor(terrain->second, mover.arm);
  if (!cost) {
    return refusedTurn(Outcome::Unknown, MoveCostReason::Hex, ground.terrain, path);
  }
  const Rational points = *cost;
  return MoveCost{Outcome::Known, points, {{MoveCostReason::Hex, ground.terrain, points, path}}, std::nullopt};
}

MoveCost turnAt(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground, bool isOne) {
  const int turn = hex::wrapped(steps);
  if (turn == 0) return {};
  if (mover.isDoubleTime && rules.doubleTime && rules.doubleTime->forbidsFacing) {
    return refusedTurn(Outcome::Forbidden, MoveCostReason::Turn, "", "double-time/forbids");
  }
  const auto& control = rules.control.turning;
  const bool isByControl = ground.isControlled && control;
  if (isByControl && !control->arms.contains(mover.arm)) {
    return refusedTurn(Outcome::Forbidden, MoveCostReason::Turn, "", keys::kControlTurning.path());
  }
  const TurnList list =
      isByControl ? TurnList{control->costs, false, keys::kControlTurning.path()} : usualTurns(rules, mover);
  if (!isByControl && turningOn(rules, ground.link) == LinkTurning::Free) {
    const std::string path = "terrain/" + ground.link + "/turning";
    return {Outcome::Known, 0, {{MoveCostReason::Turn, "", 0, path}}, std::nullopt};
  }
  const auto terrain = isByControl ? std::nullopt : terrainOfTurn(rules, mover, ground);
  if (terrain && !terrain->isKnown()) return *terrain;
  const Rational each = terrain ? terrain->points : Rational();
  const auto made = isOne ? oneTurn(list, turn) : cheapestTurn(list, each, turn);
  if (!made) return refusedTurn(Outcome::Unknown, MoveCostReason::Turn, "", list.path);
  MoveCost cost{Outcome::Known, made->cost, {{MoveCostReason::Turn, "", made->cost, list.path}}, std::nullopt};
  if (!terrain) return cost;
  cost.parts.push_back(terrain->parts.front());
  cost.parts.back().points = each * made->turns;
  cost.points += cost.parts.back().points;
  return cost;
}

}  // namespace

TurnGround turnGround(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                      hex::HexKey hex) {
  TurnGround ground{terrainOf(battle, rules, hex), "", false};
  const auto& links = battle.all<model::Link>();
  for (int number = 0; number < hex::kSides; ++number) {
    const hex::HexsideKey side = layout.side(hex, number);
    for (auto row = links.lowerBound({side, std::string()}); row != links.end() && row->side == side; ++row) {
      const auto turning = turningOn(rules, row->kind);
      if (turning && (ground.link.empty() || *turning > *turningOn(rules, ground.link))) ground.link = row->kind;
    }
  }
  return ground;
}

MoveCost costToTurn(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground) {
  return turnAt(rules, mover, steps, ground, false);
}

MoveCost costOfOneTurn(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground) {
  return turnAt(rules, mover, steps, ground, true);
}

Points turnCost(const MovementRules& rules, const Mover& mover, int steps, const TurnGround& ground) {
  const MoveCost cost = costToTurn(rules, mover, steps, ground);
  return {cost.outcome, cost.points, pathsOf(cost)};
}

}  // namespace redoubt::rules
