#include "core/rules/reach.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace redoubt::rules {
namespace {

using hex::HexKey;
using hex::kSides;
using Cost = MovementMap::Cost;

std::size_t slot(int index) {
  return static_cast<std::size_t>(index);
}

// What is forbidden stays so whatever is unknown beside it.
Cost sum(Cost a, Cost b) {
  if (a >= 0 && b >= 0) return a + b;
  return a == MovementMap::kForbidden || b == MovementMap::kForbidden ? MovementMap::kForbidden : MovementMap::kUnknown;
}

StepCost stepCostOf(const Points& turn) {
  StepCost cost{turn.outcome, turn.points, {}, std::nullopt};
  const StepPart part{StepReason::Turn, "", turn.points, turn.paths.empty() ? "" : turn.paths.front()};
  if (turn.isKnown()) {
    cost.parts.push_back(part);
  } else {
    cost.obstacle = part;
  }
  return cost;
}

}  // namespace

Reach::Reach(const MovementMap& map)
    : map_(map),
      spent_(slot(map.index().size() * kSides), kUnreached),
      before_(spent_.size(), -1),
      isListed_(slot(map.index().size()), 0) {}

void Reach::clear() {
  for (const int state : touched_) spent_[slot(state)] = kUnreached;
  for (const HexKey hex : hexes_) isListed_[slot(map_.index().of(hex))] = 0;
  touched_.clear();
  hexes_.clear();
  nodes_.clear();
  unknown_.clear();
  start_ = -1;
}

void Reach::flood(HexKey from, hex::Direction facing, const Occupancy* occupancy, std::optional<Rational> points) {
  clear();
  occupancy_ = occupancy;
  const Points& allowance = map_.allowance();
  if (!map_.layout().contains(from) || facing.kind != map_.facingKind() || !allowance.isKnown()) return;
  const int hex = map_.index().of(from);
  start_ = hex * kSides + facing.index;
  budget_ = std::min(map_.scaled(points.value_or(allowance.points)), map_.scaled(allowance.points));
  if (isHeld(hex)) {
    reachState(start_, 0, -1);
    endIn(start_);
    return;
  }
  if (map_.spendsWholeAllowance()) {
    floodWholeAllowance();
  } else {
    floodCheapest();
  }
  if (!points || *points >= allowance.points) addMinimumHexes();
}

bool Reach::isHeld(int hex) const {
  return map_.isMeleeHexHeld() && (cellOf(hex) & Occupancy::kEnemies) != 0;
}

Cost Reach::costOfPassing(std::uint8_t cell) const {
  if ((cell & Occupancy::kFriends) == 0) return 0;
  return (cell & Occupancy::kAtLimit) != 0 ? map_.passAtLimitCost() : map_.passCost();
}

Cost Reach::costOfMeeting(std::uint8_t cell, bool isBackward) const {
  const bool isEnemy = (cell & Occupancy::kEnemies) != 0;
  const Cost enemy = isEnemy ? map_.enemyCost() : 0;
  if (!isBackward) return enemy;
  return sum(enemy, isEnemy ? map_.backwardIntoEnemyCost() : map_.backwardCost());
}

template <class Visit>
void Reach::stepOver(int hex, int facing, const std::vector<int>& sides, bool isBackward, Cost passing, Visit&& visit) {
  for (const int side : sides) {
    const MovementMap::Step step = map_.step(hex, side);
    if (step.cost == MovementMap::kForbidden) continue;
    const Cost cost = sum(sum(step.cost, passing), costOfMeeting(cellOf(step.to), isBackward));
    if (cost == MovementMap::kUnknown) unknown_.push_back(hex * kSides + side);
    if (cost >= 0) visit(step.to * kSides + facing, cost);
  }
}

template <class Visit>
void Reach::forEachStep(int state, Visit&& visit) {
  const int hex = state / kSides;
  const int facing = state % kSides;
  const bool isStart = hex == start_ / kSides;
  const std::uint8_t cell = cellOf(hex);
  if ((cell & Occupancy::kEnemies) != 0 && !isStart) return;
  // The friends it starts among are not passed. To come back to them is never cheaper than to have stayed.
  const Cost passing = isStart ? 0 : costOfPassing(cell);
  if (passing == MovementMap::kForbidden) return;
  stepOver(hex, facing, map_.forward(facing), false, passing, visit);
  stepOver(hex, facing, map_.backward(facing), true, passing, visit);
}

template <class Visit>
void Reach::forEachTurn(int state, Visit&& visit) const {
  const int hex = state / kSides;
  if ((cellOf(hex) & Occupancy::kEnemies) != 0 && hex != start_ / kSides) return;
  const int facing = state % kSides;
  for (const MovementMap::Turn& turn : map_.turns()) {
    const int next = facing + turn.steps;
    visit(hex * kSides + (next < kSides ? next : next - kSides), turn.cost);
  }
}

void Reach::reachState(int state, Cost spent, int before) {
  if (spent_[slot(state)] == kUnreached) touched_.push_back(state);
  spent_[slot(state)] = spent;
  before_[slot(state)] = before;
}

// Costs are small whole numbers, so that the states wait in a list for each cost, and no heap is needed.
void Reach::floodCheapest() {
  if (waiting_.size() <= slot(budget_)) waiting_.resize(slot(budget_) + 1);
  reachState(start_, 0, -1);
  waiting_[0].push_back(start_);
  for (Cost cost = 0; cost <= budget_; ++cost) {
    for (std::size_t i = 0; i < waiting_[slot(cost)].size(); ++i) {
      const int state = waiting_[slot(cost)][i];
      if (spent_[slot(state)] != cost) continue;  // reached more cheaply since
      endIn(state);
      const auto relax = [&](int to, Cost step) {
        const Cost total = cost + step;
        if (total > budget_ || total >= spent_[slot(to)]) return;
        reachState(to, total, state);
        waiting_[slot(total)].push_back(to);
      };
      forEachStep(state, relax);
      forEachTurn(state, relax);
    }
    waiting_[slot(cost)].clear();
  }
}

// A movement that must spend all its points may not take the cheapest way, so here a state is looked at once for every
// sum that can have been spent on the way to it.
void Reach::floodWholeAllowance() {
  std::unordered_set<std::int64_t> seen;
  const auto add = [&](int state, Cost spent, int before) {
    if (!seen.insert(std::int64_t{state} * (std::int64_t{budget_} + 1) + spent).second) return;
    nodes_.push_back({state, spent, before});
  };
  add(start_, 0, -1);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    const Node node = nodes_[i];
    bool canGoOn = false;
    const auto visit = [&](int to, Cost cost) {
      if (cost > budget_ - node.spent) return;
      canGoOn = canGoOn || cost > 0;
      add(to, node.spent + cost, static_cast<int>(i));
    };
    forEachStep(node.state, visit);
    forEachTurn(node.state, visit);
    const bool isEnd = node.spent == budget_ || !canGoOn;
    const Cost known = spent_[slot(node.state)];
    if (isEnd && (known == kUnreached || known < node.spent)) {
      reachState(node.state, node.spent, static_cast<int>(i));
      endIn(node.state);
    }
  }
}

void Reach::addMinimumHexes() {
  const bool hasNodes = map_.spendsWholeAllowance();
  std::map<int, std::pair<std::int64_t, int>> front = {{start_, {0, hasNodes ? 0 : -1}}};  // state: spent, its node
  for (int hexes = 0; hexes < map_.minimumHexes() && !front.empty(); ++hexes) {
    std::map<int, std::pair<std::int64_t, int>> next;
    for (const auto& [state, how] : front) {
      const auto [spent, node] = how;
      forEachStep(state, [&, from = state, spent = spent, node = node](int to, Cost cost) {
        const std::int64_t total = spent + cost;
        const auto found = next.find(to);
        if (found != next.end() && found->second.first <= total) return;
        int toNode = -1;
        if (hasNodes) {
          toNode = static_cast<int>(nodes_.size());
          nodes_.push_back({to, static_cast<Cost>(std::min<std::int64_t>(total, budget_)), node});
        }
        next[to] = {total, toNode};
        if (total <= budget_ || spent_[slot(to)] != kUnreached) return;
        reachState(to, budget_, hasNodes ? toNode : from);
        endIn(to);
      });
    }
    front = std::move(next);
  }
}

bool Reach::mayEndIn(int state) const {
  if (state == start_) return true;
  const int hex = state / kSides;
  const std::uint8_t cell = cellOf(hex);
  if ((cell & Occupancy::kFriends) == 0) return true;
  const bool isStart = hex == start_ / kSides;
  if (!isStart && (cell & Occupancy::kAtLimit) != 0 && !map_.isFreeOfStacking()) return false;
  const int facing = (cell >> Occupancy::kFacing) - 1;
  return facing < 0 || !map_.mustFaceAsStack() || facing == state % kSides;
}

void Reach::endIn(int state) {
  const int hex = state / kSides;
  if (isListed_[slot(hex)] != 0 || !mayEndIn(state)) return;
  isListed_[slot(hex)] = 1;
  hexes_.push_back(map_.index().key(hex));
}

std::optional<Rational> Reach::remaining(HexKey hex) const {
  std::optional<Rational> most;
  for (const MoveEnd& arrival : arrivals(hex)) most = std::max(most, std::optional(arrival.remaining));
  return most;
}

std::vector<MoveEnd> Reach::arrivals(HexKey hex) const {
  std::vector<MoveEnd> all;
  const int index = map_.index().of(hex);
  if (index < 0 || isListed_[slot(index)] == 0) return all;
  for (int facing = 0; facing < kSides; ++facing) {
    const int state = index * kSides + facing;
    if (spent_[slot(state)] == kUnreached || !mayEndIn(state)) continue;
    all.push_back({{map_.facingKind(), facing}, map_.points(budget_ - spent_[slot(state)])});
  }
  return all;
}

Pose Reach::poseOf(int state, Cost spent) const {
  return {map_.index().key(state / kSides), {map_.facingKind(), state % kSides}, map_.points(spent)};
}

std::vector<Pose> Reach::wayTo(HexKey hex, hex::Direction facing) const {
  std::vector<Pose> way;
  const auto all = arrivals(hex);
  if (std::none_of(all.begin(), all.end(), [&](const MoveEnd& arrival) { return arrival.facing == facing; })) {
    return way;
  }
  const int end = map_.index().of(hex) * kSides + facing.index;
  if (nodes_.empty()) {
    for (int state = end; state >= 0; state = before_[slot(state)]) way.push_back(poseOf(state, spent_[slot(state)]));
  } else {
    for (int node = before_[slot(end)]; node >= 0; node = nodes_[slot(node)].before) {
      way.push_back(poseOf(nodes_[slot(node)].state, nodes_[slot(node)].spent));
    }
  }
  std::reverse(way.begin(), way.end());
  return way;
}

std::vector<UnknownStep> Reach::unknownSteps() const {
  std::vector<UnknownStep> steps;
  for (const int at : unknown_) {
    const HexKey from = map_.index().key(at / kSides);
    steps.push_back({from, *map_.layout().neighbour(from, at % kSides)});
  }
  std::sort(steps.begin(), steps.end());
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  return steps;
}

std::vector<StepCost> costsAlong(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                                 const Mover& mover, std::span<const Pose> way, const Occupancy* occupancy) {
  std::vector<StepCost> costs;
  for (std::size_t i = 1; i < way.size(); ++i) {
    const Pose& from = way[i - 1];
    const Pose& to = way[i];
    if (from.hex == to.hex) {
      costs.push_back(stepCostOf(turnCost(rules, mover, to.facing.index - from.facing.index)));
      continue;
    }
    const Occupants left = occupancy && from.hex != way.front().hex ? occupancy->at(from.hex) : Occupants{};
    const Occupants met = occupancy ? occupancy->at(to.hex) : Occupants{};
    const auto forward = forwardSides(rules, layout.orientation(), mover, from.facing);
    const auto side = layout.sideTowards(from.hex, to.hex);
    const bool isForward = side && std::find(forward.begin(), forward.end(), *side) != forward.end();
    costs.push_back(costToEnter(battle, layout, rules, mover, from.hex, to.hex,
                                {!isForward, left.friends, left.atLimit, met.enemies}));
  }
  return costs;
}

}  // namespace redoubt::rules
