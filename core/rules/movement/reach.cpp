#include "core/rules/movement/reach.h"

#include <algorithm>
#include <map>
#include <unordered_set>

namespace redoubt::rules {
namespace {

using hex::HexKey;
using hex::kSides;

// Computes the costs along a counter's way.
class WayCosts {
 public:
  WayCosts(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules, const Mover& mover,
           std::span<const Pose> way, const Occupancy* occupancy)
      : battle_(battle), layout_(layout), rules_(rules), mover_(mover), way_(way), occupancy_(occupancy) {}

  MoveCost costOf(std::size_t i) const {
    const Pose& from = way_[i - 1];
    const Pose& to = way_[i];
    if (from.hex == to.hex) return ofTurn(from, to);
    const auto side = layout_.sideTowards(from.hex, to.hex);
    const auto among = [&](const std::vector<int>& sides) {
      return side && std::find(sides.begin(), sides.end(), *side) != sides.end();
    };
    const bool isForward = among(forwardSides(rules_, layout_.orientation(), mover_, from.facing));
    const bool isBackward = !isForward && among(backwardSides(rules_, layout_.orientation(), mover_, from.facing));
    const bool isAway = from.facing != to.facing || (!isForward && !isBackward);
    if (isAway && among(awaySides(rules_, layout_.orientation(), mover_, from.facing))) return ofBackingAway();
    const Occupants left = i > 1 && from.hex != way_.front().hex ? at(from.hex) : Occupants{};
    const Occupants met = at(to.hex);
    return costToEnter(battle_, layout_, rules_, mover_, from.hex, to.hex,
                       {!isForward, left.friends, left.atLimit, met.enemies, isControlled(to.hex), left.friendsBar});
  }

 private:
  Occupants at(HexKey hex) const { return occupancy_ ? occupancy_->at(hex) : Occupants{}; }

  bool isControlled(HexKey hex) const {
    const Occupants there = at(hex);
    return there.isControlled && !(there.friends && rules_.control.isLiftedByFriends) &&
           isAffectedByControl(rules_.control, mover_.arm, mover_.company);
  }

  // A mover that can't pay for a facing change makes it in one.
  MoveCost ofTurn(const Pose& from, const Pose& to) const {
    TurnGround ground = turnGround(battle_, layout_, rules_, from.hex);
    ground.isControlled = isControlled(from.hex);
    const int steps = to.facing.index - from.facing.index;
    const MoveCost cost = costToTurn(rules_, mover_, steps, ground);
    const bool isMinimum = rules_.hasMinimumTurn && way_.size() == 2 && cost.points > to.spent;
    return isMinimum ? costOfOneTurn(rules_, mover_, steps, ground) : cost;
  }

  MoveCost ofBackingAway() const {
    const Rational all = allowance(rules_, mover_).points;
    return {Outcome::Known, all, {{MoveCostReason::BackAway, "", all, keys::kControlBackAway.path()}}, std::nullopt};
  }

  const model::Battle& battle_;
  const hex::Layout& layout_;
  const MovementRules& rules_;
  const Mover& mover_;
  std::span<const Pose> way_;
  const Occupancy* occupancy_;
};

}  // namespace

Reach::Reach(const MovementMap& map)
    : map_(map),
      unmoved_(map.index().size() * kSides),
      ended_(unmoved_ + kSides),
      spent_(slot(map.hasLastSteps() ? ended_ + unmoved_ : ended_), kUnreached),
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
  startHex_ = hex;
  start_ = (map_.isControlled(cellOf(hex)) ? unmoved_ : hex * kSides) + facing.index;
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
  if (points && *points < allowance.points) return;
  addMinimumHexes();
  addMinimumTurns();
  addBackingAway();
}

bool Reach::isHeld(int hex) const {
  return map_.isMeleeHexHeld() && (cellOf(hex) & Occupancy::kEnemies) != 0;
}

template <class Visit>
void Reach::stepOver(int hex, int facing, const std::vector<int>& sides, bool isBackward, Cost passing, Visit&& visit) {
  for (const int side : sides) {
    const MovementMap::Step step = map_.step(hex, side);
    if (step.cost == MovementMap::kForbidden) continue;
    const Cost met = map_.costOfEntering(cellOf(step.to), isBackward);
    const Cost cost = MovementMap::sum(MovementMap::sum(step.cost, passing), met);
    if (cost == MovementMap::kUnknown) unknown_.push_back(hex * kSides + side);
    if (cost >= 0) visit((step.isLast ? ended_ : 0) + step.to * kSides + facing, cost);
  }
}

// Whether the movement ends there because it entered an enemy's zone of control.
bool Reach::isStopped(int state, std::uint8_t cell) const {
  return state < unmoved_ && map_.mustStopInControl() && map_.isControlled(cell);
}

template <class Visit>
void Reach::forEachStep(int state, Visit&& visit) {
  if (state >= ended_) return;
  const int hex = hexOf(state);
  const int facing = state % kSides;
  const bool isStart = hex == startHex_;
  const std::uint8_t cell = cellOf(hex);
  if (((cell & Occupancy::kEnemies) != 0 && !isStart) || isStopped(state, cell)) return;
  // Friends in the start hex are not passed. Coming back to them is never cheaper than staying.
  const Cost passing = isStart ? 0 : map_.costOfPassing(cell);
  if (passing == MovementMap::kForbidden) return;
  stepOver(hex, facing, map_.forward(facing), false, passing, visit);
  stepOver(hex, facing, map_.backward(facing), true, passing, visit);
}

// The facing changes possible in a state; null if there are none any more.
const MovementMap::Turns* Reach::turnsAt(int state) const {
  if (state >= ended_) return nullptr;
  const int hex = hexOf(state);
  const std::uint8_t cell = cellOf(hex);
  if ((cell & Occupancy::kEnemies) != 0 && hex != startHex_) return nullptr;
  const MovementMap::Turns* inControl = map_.isControlled(cell) ? map_.turnsInControl() : nullptr;
  if (!inControl) return isStopped(state, cell) ? nullptr : &map_.turns(hex);
  return state < unmoved_ && map_.turnsInControlOnlyFirst() ? nullptr : inControl;
}

template <class Visit>
void Reach::forEachTurn(int state, Visit&& visit) const {
  const MovementMap::Turns* turns = turnsAt(state);
  if (!turns) return;
  const int facing = state % kSides;
  for (const MovementMap::Turn& turn : turns->needed) {
    const int next = facing + turn.steps;
    visit(state - facing + (next < kSides ? next : next - kSides), turn.cost);
  }
}

void Reach::reachState(int state, Cost spent, int before) {
  if (spent_[slot(state)] == kUnreached) touched_.push_back(state);
  spent_[slot(state)] = spent;
  before_[slot(state)] = before;
}

// Costs are small whole numbers, so that there is a list of waiting states for each cost, and no heap is needed.
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

// The best way of a movement that must spend all its points need not be the cheapest, so here a state is visited once
// for every sum that can have been spent on the way to it.
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

// Reaches a state directly from the start for all points, although the points are not enough.
void Reach::reachWithAll(int state) {
  if (spent_[slot(state)] != kUnreached) return;
  int before = start_;
  if (map_.spendsWholeAllowance()) {
    before = static_cast<int>(nodes_.size());
    nodes_.push_back({state, budget_, 0});
  }
  reachState(state, budget_, before);
  endIn(state);
}

void Reach::addMinimumTurns() {
  const MovementMap::Turns* turns = map_.hasMinimumTurn() ? turnsAt(start_) : nullptr;
  if (!turns) return;
  const int facing = start_ % kSides;
  for (const MovementMap::Turn& turn : turns->single) {
    if (turn.cost > budget_) reachWithAll(start_ - facing + hex::wrapped(facing + turn.steps));
  }
}

void Reach::addBackingAway() {
  const auto& away = map_.backingAway();
  if (!away || start_ < unmoved_) return;
  const int facing = start_ % kSides;
  for (const int side : map_.away(facing)) {
    const MovementMap::Step step = map_.step(startHex_, side);
    if (step.cost == MovementMap::kForbidden) continue;
    const std::uint8_t cell = cellOf(step.to);
    if ((cell & (Occupancy::kFriends | Occupancy::kEnemies)) != 0) continue;
    if (map_.isControlled(cell) && !away->isIntoControl) continue;
    if (step.cost == MovementMap::kUnknown) {
      unknown_.push_back(startHex_ * kSides + side);
      continue;
    }
    reachWithAll(step.to * kSides + facing);
    for (int other = 0; other < kSides && away->hasFreeTurn; ++other) reachWithAll(step.to * kSides + other);
  }
}

bool Reach::mayEndIn(int state) const {
  if (state == start_) return true;
  const int hex = hexOf(state);
  if (!map_.mayEndIn(hex)) return false;
  const std::uint8_t cell = cellOf(hex);
  if ((cell & Occupancy::kFriends) == 0) return true;
  const bool isStart = hex == startHex_;
  if (!isStart && (cell & Occupancy::kAtLimit) != 0 && !map_.isFreeOfStacking()) return false;
  const int facing = Occupancy::facingIn(cell) - 1;
  return facing < 0 || !map_.mustFaceAsStack() || facing == state % kSides;
}

void Reach::endIn(int state) {
  const int hex = hexOf(state);
  if (isListed_[slot(hex)] != 0 || !mayEndIn(state)) return;
  isListed_[slot(hex)] = 1;
  hexes_.push_back(map_.index().key(hex));
}

std::optional<Rational> Reach::remaining(HexKey hex) const {
  std::optional<Rational> most;
  for (const MoveEnd& arrival : arrivals(hex)) most = std::max(most, std::optional(arrival.remaining));
  return most;
}

// The cheapest of the states that are possible in a hex.
int Reach::stateIn(int hex, int facing) const {
  int state = hex * kSides + facing;
  if (hex == startHex_ && start_ >= unmoved_ && spent_[slot(unmoved_ + facing)] <= spent_[slot(state)]) {
    state = unmoved_ + facing;
  }
  const int ended = ended_ + hex * kSides + facing;
  return map_.hasLastSteps() && spent_[slot(ended)] < spent_[slot(state)] ? ended : state;
}

std::vector<MoveEnd> Reach::arrivals(HexKey hex) const {
  std::vector<MoveEnd> all;
  const int index = map_.index().of(hex);
  if (index < 0 || isListed_[slot(index)] == 0) return all;
  for (int facing = 0; facing < kSides; ++facing) {
    const int state = stateIn(index, facing);
    if (spent_[slot(state)] == kUnreached || !mayEndIn(state)) continue;
    all.push_back({{map_.facingKind(), facing}, map_.points(budget_ - spent_[slot(state)])});
  }
  return all;
}

Pose Reach::poseOf(int state, Cost spent) const {
  return {map_.index().key(hexOf(state)), {map_.facingKind(), state % kSides}, map_.points(spent)};
}

std::vector<Pose> Reach::wayTo(HexKey hex, hex::Direction facing) const {
  std::vector<Pose> way;
  const auto all = arrivals(hex);
  if (std::none_of(all.begin(), all.end(), [&](const MoveEnd& arrival) { return arrival.facing == facing; })) {
    return way;
  }
  const int end = stateIn(map_.index().of(hex), facing.index);
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

std::vector<MoveCost> costsAlong(const model::Battle& battle, const hex::Layout& layout, const MovementRules& rules,
                                 const Mover& mover, std::span<const Pose> way, const Occupancy* occupancy) {
  std::vector<MoveCost> costs;
  const WayCosts along(battle, layout, rules, mover, way, occupancy);
  for (std::size_t i = 1; i < way.size(); ++i) costs.push_back(along.costOf(i));
  return costs;
}

}  // namespace redoubt::rules
