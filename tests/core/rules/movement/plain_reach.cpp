#include "tests/core/rules/movement/plain_reach.h"

#include <set>
#include <tuple>

namespace redoubt::rules::plain {
namespace {

using hex::HexKey;

// With whether it has taken a step.
using Stage = std::tuple<HexKey, int, bool>;

struct Edge {
  Stage to;
  Rational cost;
};

class Board {
 public:
  Board(const model::Battle& battle, const hex::Layout& layout, const PlainMover& mover, State start,
        const Occupancy& occupancy)
      : battle_(battle), layout_(layout), mover_(mover), start_(start), occupancy_(occupancy) {}

  std::vector<Edge> edges(const Stage& stage) const {
    std::vector<Edge> all = turns(stage);
    const std::vector<Edge> more = steps(stage);
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }

  std::vector<Edge> turns(const Stage& stage) const {
    std::vector<Edge> all;
    const auto& [hex, facing, hasStepped] = stage;
    if (occupancy_.at(hex).enemies) return all;
    const bool isControlled = this->isControlled(hex);
    if (isControlled && mover_.control->hasTurns) {
      if (hasStepped && mover_.control->isOnlyFirst) return all;
      for (const auto& [steps, cost] : mover_.control->turns)
        all.push_back({{hex, (facing + steps) % 6, hasStepped}, cost});
      return all;
    }
    if (isControlled && hasStepped && mover_.control->mustStop) return all;
    for (const auto& [steps, cost] : mover_.turns) {
      const Rational total = cost + terrainOfTurn(hex);
      all.push_back({{hex, (facing + steps) % 6, hasStepped}, isOnRoad(hex) && mover_.areRoadTurnsFree ? 0 : total});
    }
    return all;
  }

  std::vector<Edge> steps(const Stage& stage) const {
    std::vector<Edge> all;
    const auto& [hex, facing, hasStepped] = stage;
    const bool isStart = hex == start_.first;
    const Occupants here = occupancy_.at(hex);
    if (here.enemies) return all;
    if (hasStepped && isControlled(hex) && mover_.control->mustStop) return all;
    if (here.friends && !isStart && (here.friendsBar || here.atLimit || !mover_.mayPass)) return all;
    const auto zones = hex::zones({mover_.facing, facing}, layout_.orientation());
    for (int side = 0; side < 6; ++side) {
      const auto zone = zones[static_cast<std::size_t>(side)];
      const auto to = layout_.neighbour(hex, side);
      if (!to || zone == hex::FacingZone::Flank) continue;
      if (zone == hex::FacingZone::Rear && !mover_.backward) continue;
      auto cost = ground(hex, *to, side);
      if (!cost || (occupancy_.at(*to).enemies && !mover_.mayMeetEnemies)) continue;
      if (zone == hex::FacingZone::Rear) *cost += *mover_.backward;
      if (here.friends && !isStart) *cost += 1;
      if (occupancy_.at(*to).enemies) *cost += 1;
      if (isControlled(*to)) *cost += mover_.control->entryCost;
      all.push_back({{*to, facing, true}, *cost});
    }
    return all;
  }

  // Where it backs away to.
  std::vector<Stage> away() const {
    std::vector<Stage> all;
    const auto& [hex, facing] = start_;
    if (!isControlled(hex) || !mover_.control->mayBackAway) return all;
    const auto zones = hex::zones({mover_.facing, facing}, layout_.orientation());
    for (int side = 0; side < 6; ++side) {
      const auto to = layout_.neighbour(hex, side);
      if (!to || zones[static_cast<std::size_t>(side)] != hex::FacingZone::Rear || !ground(hex, *to, side)) continue;
      const Occupants there = occupancy_.at(*to);
      if (there.friends || there.enemies || (isControlled(*to) && !mover_.control->isIntoControl)) continue;
      for (int other = 0; other < 6; ++other) {
        if (other == facing || mover_.control->hasFreeTurn) all.push_back({*to, other, true});
      }
    }
    return all;
  }

 private:
  bool isControlled(HexKey hex) const {
    if (!mover_.control || !occupancy_.at(hex).isControlled) return false;
    return !(occupancy_.at(hex).friends && mover_.control->isLiftedByFriends);
  }

  bool isOnRoad(HexKey hex) const {
    for (int side = 0; side < 6; ++side) {
      if (battle_.find<model::Link>({layout_.side(hex, side), "road"})) return true;
    }
    return false;
  }

  Rational terrainOfTurn(HexKey hex) const {
    const model::HexRow* row = battle_.find<model::HexRow>(hex);
    const std::string terrain = row ? row->terrain : "clear";
    if (!mover_.turnsPayTerrain.contains(terrain)) return 0;
    return isOnRoad(hex) && mover_.doRoadsSpareTerrain ? 0 : mover_.hexCosts.at(terrain);
  }

  std::optional<Rational> ground(HexKey from, HexKey to, int side) const {
    const hex::HexsideKey key = layout_.side(from, side);
    const bool isRoad = battle_.find<model::Link>({key, "road"}) != nullptr;
    const bool isBridge = battle_.find<model::Link>({key, "bridge"}) != nullptr;
    const model::HexRow* row = battle_.find<model::HexRow>(to);
    const auto hexCost = mover_.hexCosts.find(row ? row->terrain : "clear");
    std::optional<Rational> cost;
    if (hexCost != mover_.hexCosts.end()) cost = hexCost->second;
    if (isRoad && (!cost || mover_.roadCost < *cost)) cost = mover_.roadCost;
    for (const auto& kind : {"brook", "slope", "wall"}) {
      const model::Hexside* found = battle_.find<model::Hexside>({key, kind});
      if (!found || !cost) continue;
      if (found->kind == "brook" && isBridge) continue;
      if (found->kind == "slope" && (found->high == model::HighSide::Near ? key.hex() : other(key)) != to) continue;
      const auto sideCost = mover_.sideCosts.find(kind);
      if (sideCost == mover_.sideCosts.end()) return std::nullopt;
      *cost += sideCost->second;
    }
    return cost;
  }
  HexKey other(hex::HexsideKey key) const { return *layout_.neighbour(key.hex(), key.side()); }

  const model::Battle& battle_;
  const hex::Layout& layout_;
  const PlainMover& mover_;
  State start_;
  const Occupancy& occupancy_;
};

class AllChains {
 public:
  AllChains(const Board& board, Rational allowance) : board_(board), allowance_(allowance) {}

  void from(const Stage& stage, Rational spent) {
    if (!seen_.insert({stage, spent}).second) return;
    bool canGoOn = false;
    for (const Edge& edge : board_.edges(stage)) {
      if (spent + edge.cost > allowance_) continue;
      canGoOn = true;
      from(edge.to, spent + edge.cost);
    }
    if (canGoOn) return;
    const auto [at, isNew] = ends.emplace(State{std::get<0>(stage), std::get<1>(stage)}, spent);
    if (!isNew) at->second = std::max(at->second, spent);
  }

  std::map<State, Rational> ends;

 private:
  const Board& board_;
  Rational allowance_;
  std::set<std::pair<Stage, Rational>> seen_;
};

}  // namespace

std::map<State, Rational> cheapest(const model::Battle& battle, const hex::Layout& layout, const PlainMover& mover,
                                   State start, const Occupancy& occupancy) {
  const Board board(battle, layout, mover, start, occupancy);
  const Stage first{start.first, start.second, false};
  std::map<Stage, Rational> spent = {{first, 0}};
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    const auto before = spent;
    for (const auto& [stage, cost] : before) {
      for (const Edge& edge : board.edges(stage)) {
        const Rational total = cost + edge.cost;
        const auto found = spent.find(edge.to);
        if (total > mover.allowance || (found != spent.end() && found->second <= total)) continue;
        spent[edge.to] = total;
        isChanged = true;
      }
    }
  }
  for (const Stage& stage : board.away()) spent.emplace(stage, mover.allowance);
  for (const Edge& edge : board.edges(first)) {
    if (mover.hasMinimum) spent.emplace(edge.to, mover.allowance);
  }
  std::map<State, Rational> least;
  for (const auto& [stage, cost] : spent) {
    const auto [at, isNew] = least.emplace(State{std::get<0>(stage), std::get<1>(stage)}, cost);
    if (!isNew) at->second = std::min(at->second, cost);
  }
  return least;
}

std::map<State, Rational> spendingAll(const model::Battle& battle, const hex::Layout& layout, const PlainMover& mover,
                                      State start, const Occupancy& occupancy) {
  const Board board(battle, layout, mover, start, occupancy);
  AllChains chains(board, mover.allowance);
  chains.from({start.first, start.second, false}, 0);
  return chains.ends;
}

}  // namespace redoubt::rules::plain
