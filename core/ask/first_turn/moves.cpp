#include <algorithm>
#include <memory>

#include "core/ask/first_turn/parts.h"
#include "core/ask/moving.h"
#include "core/ask/on_the_way.h"
#include "core/rules/mechanics/possible.h"
#include "core/rules/movement/charge.h"

namespace redoubt::ask::opening {
namespace {

using rules::Certainty;
using rules::Member;
using How = OpeningApproach::How;

// The hexes from which something of two hexes can be done: that hex, and the other one of a long unit.
int distanceFrom(const World& world, const ReachAnswer::End& end, hex::HexKey on) {
  const int distance = world.layout().distance(end.hex, on);
  return end.second ? std::min(distance, world.layout().distance(*end.second, on)) : distance;
}

// How far a unit attacks; nothing if it can't by any rule.
std::optional<int> rangeOfAttacks(const World& world, Member unit, bool& isUnsure) {
  if (world.mechanics().actions.empty()) {
    return world.mechanics().tables.empty() ? std::nullopt : std::optional(1);
  }
  std::optional<int> range;
  bool areAllUnsure = true;
  for (const auto& each : possibleActions(world.mechanics(), world.position(), &world.fields(), "attack", unit)) {
    range = std::max(range.value_or(0), each.range.value_or(1));
    areAllUnsure = areAllUnsure && each.isUnsure;
  }
  isUnsure = range && areAllUnsure;
  return range;
}

void addEntering(OpeningMove& move, const ReachAnswer& reach, const std::vector<hex::HexKey>& enemies,
                 hex::HexKey from) {
  for (const ReachAnswer::End& each : reach.ends) {
    if (!std::binary_search(enemies.begin(), enemies.end(), each.hex)) continue;
    move.approaches.push_back({How::Enter, each.hex, from, each.cost, each.chance});
  }
}

void addBeside(OpeningMove& move, const World& world, const ReachAnswer& reach,
               const std::vector<hex::HexKey>& enemies) {
  bool isUnsure = false;
  const auto range = rangeOfAttacks(world, move.unit, isUnsure);
  if (!range) return;
  for (const hex::HexKey on : enemies) {
    if (distanceOf(world, move.unit, on) <= *range) continue;  // it stands there already
    const ReachAnswer::End* best = nullptr;
    for (const ReachAnswer::End& each : reach.ends) {
      const int distance = distanceFrom(world, each, on);
      if (distance < 1 || *range < distance) continue;
      if (!best || std::pair(each.chance.has_value(), each.cost) < std::pair(best->chance.has_value(), best->cost))
        best = &each;
    }
    if (best) move.approaches.push_back({How::Beside, on, best->hex, best->cost, best->chance, {}, isUnsure});
  }
}

void addActs(OpeningMove& move, const ReachAnswer& reach) {
  for (const ReachAnswer::Act& each : reach.acts) {
    const bool isPerhaps = areUnsure(each.refusals);
    if (!each.refusals.empty() && !isPerhaps) continue;
    move.approaches.push_back({How::Act, each.on, each.from, each.cost, std::nullopt, each.action, isPerhaps});
  }
}

}  // namespace

struct Moves::State {
  explicit State(const World& of)
      : world(of),
        ways(of),
        hasActs(std::any_of(of.mechanics().actions.begin(), of.mechanics().actions.end(),
                            [](const rules::ActionRules& each) { return each.action.cost.has_value(); })) {}

  const std::vector<hex::HexKey>& enemiesOf(Member unit) {
    const auto& side = world.position().piece(unit).side;
    const auto [found, isNew] = enemies.try_emplace(side);
    if (isNew) found->second = enemyHexes(world, unit);
    return found->second;
  }

  // Whom it could charge: it moves there too, if only it may enter hexes with enemies.
  std::vector<hex::HexKey> chargedOf(const OpeningMove& move, const Moving& moving) {
    if (!moving.rules.mayEnterEnemyHex) return enemiesOf(move.unit);
    std::vector<hex::HexKey> entered;
    for (const OpeningApproach& each : move.approaches) {
      if (each.how == How::Enter) entered.push_back(each.on);
    }
    return entered;
  }

  // With each facing that it can have; that some of them don't do makes it a perhaps.
  void addCharges(OpeningMove& move, const Moving& moving, const rules::MoveWay& way) {
    if (!moving.rules.charge || moving.rules.charge->arm != moving.mover.arm || !way.map.allowance().isKnown()) return;
    const rules::Piece& piece = world.position().piece(move.unit);
    const auto facings = rules::facingsAtStart(moving.rules, way.map, *piece.row);
    const Rational most = way.map.allowance().points;
    bool isSome = false;
    for (const hex::HexKey on : chargedOf(move, moving)) {
      // What is farther is out of reach even if each hex costs half a point, as on a road.
      if (most + most < Rational(world.layout().distance(*piece.hex, on))) continue;
      std::optional<Rational> cost;
      std::size_t possible = 0;
      for (const hex::Direction facing : facings) {
        const rules::Charge charge = rules::chargeFrom(world.battle(), moving.rules, way.map, *piece.hex, facing, on,
                                                       &moving.meetings.occupancy);
        if (!charge.isPossible()) continue;
        ++possible;
        cost = cost ? std::min(*cost, charge.points) : charge.points;
      }
      if (!cost) continue;
      isSome = true;
      move.approaches.push_back({How::Charge, on, *piece.hex, *cost, std::nullopt, {}, possible < facings.size()});
    }
    if (!isSome) return;
    for (const char* rule : {"charge/arm", "charge/hexes", "charge/forbids", "charge/forbidden-terrain"}) {
      addKnown(move.because, world, rule);
    }
  }

  const World& world;
  KnownWays ways;
  bool hasActs;
  std::map<std::vector<rules::Symbol>, std::vector<hex::HexKey>> enemies;
};

Moves::Moves(const World& world) : state_(std::make_unique<State>(world)) {}
Moves::~Moves() = default;

OpeningMove Moves::of(Member unit) {
  OpeningMove move;
  move.unit = unit;
  const World& world = state_->world;
  const auto moving = movingOf(world, unit);
  if (!moving) {
    move.missing = {"unit-type/<type>/arm"};
    move.certainty = Certainty::Unknown;
    return move;
  }
  const auto& ways = state_->ways.of(*moving, unit);
  ReachAnswer reach = reachOf(world, unit, *moving, ways);
  const hex::HexKey from = *world.position().hexOf(unit);
  if (state_->hasActs && reach.refusal.empty()) reach.acts = actsOnTheWay(world, unit, reach);
  move.ends = reach.ends.size();
  move.allowance = reach.allowance;
  move.refusal = reach.refusal;
  move.missing = std::move(reach.missing);
  move.certainty = reach.certainty;
  move.because = std::move(reach.because);
  const auto& enemies = state_->enemiesOf(unit);
  addEntering(move, reach, enemies, from);
  addBeside(move, world, reach, enemies);
  addActs(move, reach);
  if (move.refusal.empty() && !ways.empty()) state_->addCharges(move, *moving, ways.front());
  std::stable_sort(move.approaches.begin(), move.approaches.end(),
                   [](const OpeningApproach& a, const OpeningApproach& b) {
                     return std::pair(a.how, a.cost) < std::pair(b.how, b.cost);
                   });
  return move;
}

}  // namespace redoubt::ask::opening
