#include "core/rules/movement/movement_map.h"

#include <algorithm>
#include <numeric>

namespace redoubt::rules {
namespace {

using hex::HexKey;
using hex::kSides;

// The limit for costs in a flood: kMostPoints in the smallest fraction that rules can use, and some more.
constexpr std::int64_t kMostUnits = 200'000;

bool isAllFront(const MovementRules& rules, const Mover& mover) {
  const Formation* formation = formationOf(rules, mover);
  return formation && formation->zones && formation->zones->front >= kSides;
}

std::vector<int> sidesOfZone(const MovementRules& rules, hex::Orientation orientation, const Mover& mover,
                             hex::Direction facing, hex::FacingZone zone) {
  const auto zones = zonesOf(rules.facing, orientation, facing, formationOf(rules, mover), mover.arm);
  return zones ? sidesIn(*zones, zone) : std::vector<int>{};
}

}  // namespace

void Occupancy::put(HexKey hex, const Occupants& occupants) {
  const int index = index_.of(hex);
  if (index < 0) return;
  int cell = (occupants.friends ? kFriends : 0) | (occupants.atLimit ? kAtLimit : 0) |
             (occupants.enemies ? kEnemies : 0) | (occupants.isControlled ? kControlled : 0) |
             (occupants.friendsBar ? kFriendsBar : 0);
  if (occupants.facing) {
    kind_ = occupants.facing->kind;
    cell |= (occupants.facing->index + 1) << kFacing;
  }
  cells_[slot(index)] = static_cast<std::uint8_t>(cell);
}

Occupants Occupancy::at(HexKey hex) const {
  const int index = index_.of(hex);
  if (index < 0) return {};
  const std::uint8_t cell = this->cell(index);
  Occupants occupants{(cell & kFriends) != 0, (cell & kAtLimit) != 0,    (cell & kEnemies) != 0,
                      std::nullopt,           (cell & kControlled) != 0, (cell & kFriendsBar) != 0};
  if (const int facing = facingIn(cell); facing > 0) occupants.facing = hex::Direction{kind_, facing - 1};
  return occupants;
}

Occupancy Occupancy::lying(const hex::Layout& layout, int side) const {
  Occupancy both = *this;
  layout.forEachHex([&](HexKey hex) {
    const auto other = layout.neighbour(hex, side);
    if (!other) return;
    constexpr std::uint8_t kFacingBits = 7 << kFacing;
    const std::uint8_t beside = cell(index_.of(*other));
    std::uint8_t& cell = both.cells_[slot(index_.of(hex))];
    const bool hasFacing = facingIn(cell) > 0;
    cell |= hasFacing ? beside & ~kFacingBits : beside;
  });
  return both;
}

std::vector<int> forwardSides(const MovementRules& rules, hex::Orientation orientation, const Mover& mover,
                              hex::Direction facing) {
  if (!hasFacing(rules.facing, mover.arm) || armMovement(rules, mover).isAnyDirection) return {0, 1, 2, 3, 4, 5};
  return rules.forward ? sidesOfZone(rules, orientation, mover, facing, *rules.forward) : std::vector<int>{};
}

std::vector<int> backwardSides(const MovementRules& rules, hex::Orientation orientation, const Mover& mover,
                               hex::Direction facing) {
  if (!rules.backward) return {};
  const std::vector<int> forward = forwardSides(rules, orientation, mover, facing);
  std::vector<int> sides = sidesOfZone(rules, orientation, mover, facing, rules.backward->zone);
  std::erase_if(sides, [&](int side) { return std::find(forward.begin(), forward.end(), side) != forward.end(); });
  return sides;
}

std::vector<int> awaySides(const MovementRules& rules, hex::Orientation orientation, const Mover& mover,
                           hex::Direction facing) {
  const auto& away = rules.control.backingAway;
  return away ? sidesOfZone(rules, orientation, mover, facing, away->zone) : std::vector<int>{};
}

MovementMap::MovementMap(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                         const Mover& mover)
    : layout_(layout), index_(layout), mover_(mover), allowance_(rules::allowance(rules, mover)) {
  if (allowance_.outcome == Outcome::Unknown) missing_ = allowance_.paths;
  if (!mover.formation.empty() && !formationOf(rules, mover)) missing_.push_back("formation/" + mover.formation);
  std::int64_t scale = 1;
  for (const Rational cost : allCosts(rules)) scale = std::lcm(scale, cost.denominator());
  if (allowance_.points * scale > kMostUnits) {
    missing_.push_back(hexLimit(rules, mover) ? hexLimit(rules, mover)->path : allowance_.paths.front());
    allowance_ = {Outcome::Unknown, {}, missing_};
    scale = 1;
  }
  scale_ = static_cast<int>(scale);
  readDirections(rules);
  readMeetings(rules);
  turnsOfHex_.assign(slot(index_.size()), 0);
  readTurns(battle, rules);
  steps_.resize(slot(index_.size() * kSides));
  if (allowance_.isKnown()) readSteps(battle, rules);
}

MovementMap::MovementMap(const MovementMap& usual, const MoveChanges& changes) : MovementMap(usual) {
  std::int64_t scale = scale_;
  for (const MoveChanges::Step& step : changes.steps) {
    if (step.outcome == Outcome::Known) scale = std::lcm(scale, step.points.denominator());
  }
  const auto isTooDear = [&](Rational points) { return kMostUnits < points.numerator() * (scale / points.denominator()); };
  const bool isTooFine = kMostUnits < scale || isTooDear(allowance_.points);
  if (isTooFine) {
    missing_.push_back(changes.rule);
    allowance_ = {Outcome::Unknown, {}, {changes.rule}};
    return;
  }
  rescale(static_cast<int>(scale));
  for (const MoveChanges::Step& step : changes.steps) {
    Step& changed = steps_[slot(step.hex * kSides + step.side)];
    // Beyond the allowance a cost needs no exact number.
    const bool isDear = step.outcome == Outcome::Known && isTooDear(step.points);
    changed.cost = isDear ? static_cast<Cost>(kMostUnits) : scaled(step.outcome, step.points);
    changed.isLast = step.isLast;
    hasLastSteps_ = hasLastSteps_ || step.isLast;
  }
  mayEnd_.assign(slot(index_.size()), 1);
  for (const int hex : changes.noEnds) mayEnd_[slot(hex)] = 0;
  if (!changes.isOwnWay) return;
  if (passCost_ == kUnknown) passCost_ = 0;
  if (passAtLimitCost_ == kUnknown) passAtLimitCost_ = passCost_;
  if (enemyCost_ == kUnknown) enemyCost_ = kForbidden;
}

MovementMap MovementMap::lying(int side) const {
  MovementMap both = *this;
  const auto dearer = [](Cost a, Cost b) {
    if (a == kForbidden || b == kForbidden) return kForbidden;
    return a == kUnknown || b == kUnknown ? kUnknown : std::max(a, b);
  };
  layout_.forEachHex([&](HexKey first) {
    const auto second = layout_.neighbour(first, side);
    for (int to = 0; to < kSides; ++to) {
      Step& step = both.steps_[slot(index_.of(first) * kSides + to)];
      const Step beside = second ? this->step(index_.of(*second), to) : Step{};
      step.cost = dearer(step.cost, beside.cost);
      step.isLast = step.isLast || beside.isLast;
    }
    if (!second || mayEnd_.empty()) return;
    both.mayEnd_[slot(index_.of(first))] = mayEndIn(index_.of(first)) && mayEndIn(index_.of(*second));
  });
  both.turns_ = {Turns{}};
  both.turnsOfHex_.assign(turnsOfHex_.size(), 0);
  if (both.turnsInControl_) both.turnsInControl_ = Turns{};
  both.control_.backingAway.reset();
  both.hasMinimumTurn_ = false;
  both.isTurningByPlace_ = false;
  return both;
}

void MovementMap::rescale(int scale) {
  const Cost factor = scale / scale_;
  const auto widen = [&](Cost& cost) {
    if (cost > 0) cost *= factor;
  };
  for (Step& step : steps_) widen(step.cost);
  const auto widenTurns = [&](Turns& turns) {
    for (Turn& turn : turns.needed) widen(turn.cost);
    for (Turn& turn : turns.single) widen(turn.cost);
  };
  for (Turns& turns : turns_) widenTurns(turns);
  if (turnsInControl_) widenTurns(*turnsInControl_);
  for (Cost* cost : {&backwardCost_, &backwardIntoEnemyCost_, &enemyCost_, &controlCost_, &passCost_,
                     &passAtLimitCost_}) {
    widen(*cost);
  }
  scale_ = scale;
}

// All costs that moving into a hex or a facing change can include.
std::vector<Rational> MovementMap::allCosts(const MovementRules& rules) const {
  std::vector<Rational> costs = {allowance_.points, rules.passCost.value_or(0), rules.enemyHexCost.value_or(0)};
  for (int steps = 1; steps < kSides; ++steps) {
    costs.push_back(turnCost(rules, mover_, steps).points);
    costs.push_back(costOfOneTurn(rules, mover_, steps).points);
    costs.push_back(turnCost(rules, mover_, steps, {"", "", true}).points);
    costs.push_back(costOfOneTurn(rules, mover_, steps, {"", "", true}).points);
  }
  costs.push_back(rules.control.entryCost.value_or(0));
  if (rules.backward) costs.push_back(rules.backward->cost);
  if (const auto any = armMovement(rules, mover_).anyCost) costs.push_back(*any);
  const auto limit = hexLimit(rules, mover_);
  if (limit && limit->hexes > 0) {
    costs.push_back(allowance_.points / limit->hexes);
    return costs;
  }
  const Formation* formation = formationOf(rules, mover_);
  if (formation && formation->terrainCost) costs.push_back(*formation->terrainCost);
  const std::string& arm = formation && formation->terrainAs ? *formation->terrainAs : mover_.arm;
  for (const auto& [slug, terrain] : rules.terrain) {
    if (const Rational* points = costFor(terrain, arm)) costs.push_back(*points);
  }
  return costs;
}

MovementMap::Cost MovementMap::scaled(Rational points) const {
  return static_cast<Cost>(points.numerator() * scale_ / points.denominator());
}

MovementMap::Cost MovementMap::scaled(Outcome outcome, Rational points) const {
  if (outcome == Outcome::Known) return scaled(points);
  return outcome == Outcome::Unknown ? kUnknown : kForbidden;
}

void MovementMap::readDirections(const MovementRules& rules) {
  facingKind_ = rules.facing.kind.value_or(hex::FacingKind::Vertex);
  const bool needsFacing = hasFacing(rules.facing, mover_.arm) && !armMovement(rules, mover_).isAnyDirection;
  if (needsFacing && !rules.forward) missing_.push_back("movement/forward");
  if (needsFacing && !rules.facing.kind) missing_.push_back("facing/kind");
  for (int facing = 0; facing < kSides; ++facing) {
    const hex::Direction direction{facingKind_, facing};
    forward_[slot(facing)] = forwardSides(rules, layout_.orientation(), mover_, direction);
    backward_[slot(facing)] = backwardSides(rules, layout_.orientation(), mover_, direction);
    away_[slot(facing)] = awaySides(rules, layout_.orientation(), mover_, direction);
  }
}

// Leaves out facing changes that two others make at no more cost; the flood combines them.
MovementMap::Turns MovementMap::turnsOn(const MovementRules& rules, const TurnGround& ground) const {
  std::array<std::optional<Cost>, kSides> costs;
  Turns turns;
  for (int steps = 1; steps < kSides; ++steps) {
    const MoveCost made = costToTurn(rules, mover_, steps, ground);
    if (made.isKnown()) costs[slot(steps)] = scaled(made.points);
    const MoveCost single = costOfOneTurn(rules, mover_, steps, ground);
    if (single.isKnown()) turns.single.push_back({steps, scaled(single.points)});
  }
  const auto isMadeOfOthers = [&](int steps) {
    for (int part = 1; part < kSides; ++part) {
      const auto first = costs[slot(part)];
      const auto second = costs[slot(hex::wrapped(steps - part))];
      const auto whole = *costs[slot(steps)];
      if (first && second && *first < whole && *second < whole && *first + *second <= whole) return true;
    }
    return false;
  };
  for (int steps = 1; steps < kSides; ++steps) {
    if (costs[slot(steps)] && !isMadeOfOthers(steps)) turns.needed.push_back({steps, *costs[slot(steps)]});
  }
  return turns;
}

void MovementMap::readTurns(const model::Battle& battle, const MovementRules& rules) {
  turns_ = {Turns{}};
  if (!hasFacing(rules.facing, mover_.arm) || isAllFront(rules, mover_)) return;
  const MoveCost usual = costToTurn(rules, mover_, 1);
  if (usual.outcome == Outcome::Unknown) missing_.push_back(usual.obstacle->path);
  turns_.front() = turnsOn(rules, {});
  if (control_.turning) turnsInControl_ = turnsOn(rules, {"", "", true});
  isTurningByPlace_ = rules.turningTerrain && rules.turningTerrain->arms.contains(mover_.arm);
  for (const auto& [slug, terrain] : rules.terrain) isTurningByPlace_ = isTurningByPlace_ || terrain.turning;
  if (isTurningByPlace_) layout_.forEachHex([&](HexKey hex) { readTurnsIn(battle, rules, hex); });
}

void MovementMap::readTurnsIn(const model::Battle& battle, const MovementRules& rules, HexKey hex) {
  const TurnGround ground = turnGround(battle, layout_, rules, hex);
  const auto [sort, isNew] =
      sortsOfPlace_.try_emplace({ground.terrain, ground.link}, static_cast<std::uint16_t>(turns_.size()));
  if (isNew) turns_.push_back(turnsOn(rules, ground));
  turnsOfHex_[slot(index_.of(hex))] = sort->second;
}

// The same decisions as in costToEnter, made once for all moves.
void MovementMap::readMeetings(const MovementRules& rules) {
  const bool paysByHexes = hexLimit(rules, mover_).has_value();
  const auto beside = [&](const std::optional<Rational>& points) {
    if (paysByHexes) return Cost{0};
    return points ? scaled(*points) : kUnknown;
  };
  isFreeOfStacking_ = rules.freeOfStacking.contains(mover_.arm);
  enemyCost_ = ruleAgainstEnemyHex(rules, mover_) ? kForbidden : beside(rules.enemyHexCost);
  controlCost_ = beside(rules.control.entryCost);
  if (rules.backward) {
    backwardCost_ = beside(rules.backward->cost);
    backwardIntoEnemyCost_ = rules.backward->isIntoEnemy ? backwardCost_ : kForbidden;
  }
  if (!mover_.isDoubleTime || !rules.doubleTime || !rules.doubleTime->forbidsFriends) {
    passCost_ = isFreeOfStacking_ ? 0 : beside(rules.passCost);
    passAtLimitCost_ = isFreeOfStacking_ || rules.mayPassOverLimit == true ? passCost_
                       : rules.mayPassOverLimit                            ? kForbidden
                                                                           : kUnknown;
  }
  control_ = rules.control;
  heedsControl_ = rules::isAffectedByControl(control_, mover_.arm, mover_.company);
  minimumHexes_ = rules.minimumHexes;
  hasMinimumTurn_ = rules.hasMinimumTurn;
  spendsWholeAllowance_ = mover_.isDoubleTime && rules.doubleTime && rules.doubleTime->spendsWholeAllowance;
  isMeleeHexHeld_ = rules.isMeleeHexHeld;
  const auto& free = rules.facing.free;
  mustFaceAsStack_ = hasFacing(rules.facing, mover_.arm) && !rules.facing.mayMixInStack &&
                     std::find(free.begin(), free.end(), mover_.arm) == free.end();
}

MovementMap::Cost MovementMap::sum(Cost a, Cost b) {
  if (a >= 0 && b >= 0) return a + b;
  return a == kForbidden || b == kForbidden ? kForbidden : kUnknown;
}

MovementMap::Cost MovementMap::costOfPassing(std::uint8_t cell) const {
  if ((cell & Occupancy::kFriends) == 0) return 0;
  if ((cell & Occupancy::kFriendsBar) != 0) return kForbidden;
  return (cell & Occupancy::kAtLimit) != 0 ? passAtLimitCost_ : passCost_;
}

MovementMap::Cost MovementMap::costOfEntering(std::uint8_t cell, bool isBackward) const {
  const bool isEnemy = (cell & Occupancy::kEnemies) != 0;
  const Cost enemy = sum(isEnemy ? enemyCost_ : 0, isControlled(cell) ? controlCost_ : 0);
  if (!isBackward) return enemy;
  return sum(enemy, isEnemy ? backwardIntoEnemyCost_ : backwardCost_);
}

// Over an empty hexside a move costs as much as the terrain entered: computed once for each kind.
void MovementMap::readSteps(const model::Battle& battle, const MovementRules& rules) {
  std::vector<const std::string*> terrain(slot(index_.size()), &rules.ground);
  for (const model::HexRow& row : battle.all<model::HexRow>()) {
    const int hex = index_.of(row.hex);
    if (hex >= 0 && !row.terrain.empty()) terrain[slot(hex)] = &row.terrain;
  }
  // For the terrain alone: a battle without rows has nothing on its hexsides.
  model::Battle plain;
  std::map<std::string, Cost, std::less<>> costs;
  const auto costOf = [&](const std::string& kind, HexKey from, HexKey to) {
    const auto known = costs.find(kind);
    if (known != costs.end()) return known->second;
    plain.all<model::HexRow>().put({to, kind, 0});
    const MoveCost cost = costToEnter(plain, layout_, rules, mover_, from, to);
    return costs[kind] = scaled(cost.outcome, cost.points);
  };
  layout_.forEachHex([&](HexKey from) {
    const int hex = index_.of(from);
    for (int side = 0; side < kSides; ++side) {
      const auto to = layout_.neighbour(from, side);
      if (!to) continue;
      const int next = index_.of(*to);
      steps_[slot(hex * kSides + side)] = {next, costOf(*terrain[slot(next)], from, *to)};
    }
  });
  readStepsOverSides(battle, rules);
}

void MovementMap::readStepsOverSides(const model::Battle& battle, const MovementRules& rules) {
  const auto read = [&](hex::HexsideKey key) {
    if (!layout_.isInner(key)) return;
    const auto [near, far] = layout_.hexesOf(key);
    readStep(battle, rules, near, far, key.side());
    readStep(battle, rules, far, near, hex::opposite(key.side()));
  };
  for (const model::Hexside& row : battle.all<model::Hexside>()) read(row.side);
  for (const model::Link& row : battle.all<model::Link>()) read(row.side);
}

void MovementMap::readStep(const model::Battle& battle, const MovementRules& rules, HexKey from, HexKey to, int side) {
  const MoveCost cost = costToEnter(battle, layout_, rules, mover_, from, to);
  steps_[slot(index_.of(from) * kSides + side)].cost = scaled(cost.outcome, cost.points);
}

void MovementMap::read(const model::Battle& battle, const MovementRules& rules, HexKey hex) {
  if (!layout_.contains(hex) || !allowance_.isKnown()) return;
  if (isTurningByPlace_) readTurnsIn(battle, rules, hex);
  for (int side = 0; side < kSides; ++side) {
    const auto across = layout_.neighbour(hex, side);
    if (!across) continue;
    readStep(battle, rules, hex, *across, side);
    readStep(battle, rules, *across, hex, hex::opposite(side));
  }
}

}  // namespace redoubt::rules
