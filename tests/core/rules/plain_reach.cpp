#include "tests/core/rules/plain_reach.h"

#include <set>

namespace redoubt::rules::plain {
namespace {

using hex::HexKey;

struct Edge {
  State to;
  Rational cost;
};

class Board {
 public:
  Board(const model::Battle& battle, const hex::Layout& layout, const PlainMover& mover, State start,
        const Occupancy& occupancy)
      : battle_(battle), layout_(layout), mover_(mover), start_(start), occupancy_(occupancy) {}

  std::vector<Edge> edges(const State& state) const {
    std::vector<Edge> all;
    const auto& [hex, facing] = state;
    const bool isStart = hex == start_.first;
    const Occupants here = occupancy_.at(hex);
    if (here.enemies) return all;
    for (const auto& [steps, cost] : mover_.turns) all.push_back({{hex, (facing + steps) % 6}, cost});
    if (here.friends && !isStart && (here.atLimit || !mover_.mayPass)) return all;
    const auto zones = hex::zones({hex::FacingKind::Vertex, facing}, layout_.orientation());
    for (int side = 0; side < 6; ++side) {
      const auto zone = zones[static_cast<std::size_t>(side)];
      const auto to = layout_.neighbour(hex, side);
      if (!to || zone == hex::FacingZone::Flank) continue;
      auto cost = ground(hex, *to, side);
      if (!cost) continue;
      if (zone == hex::FacingZone::Rear) *cost += mover_.backward;
      if (here.friends && !isStart) *cost += 1;
      if (occupancy_.at(*to).enemies) *cost += 1;
      all.push_back({{*to, facing}, *cost});
    }
    return all;
  }

 private:
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

  void from(const State& state, Rational spent) {
    if (!seen_.insert({state, spent}).second) return;
    bool canGoOn = false;
    for (const Edge& edge : board_.edges(state)) {
      if (spent + edge.cost > allowance_) continue;
      canGoOn = true;
      from(edge.to, spent + edge.cost);
    }
    if (canGoOn) return;
    const auto [at, isNew] = ends.emplace(state, spent);
    if (!isNew) at->second = std::max(at->second, spent);
  }

  std::map<State, Rational> ends;

 private:
  const Board& board_;
  Rational allowance_;
  std::set<std::pair<State, Rational>> seen_;
};

}  // namespace

std::map<State, Rational> cheapest(const model::Battle& battle, const hex::Layout& layout, const PlainMover& mover,
                                   State start, const Occupancy& occupancy) {
  const Board board(battle, layout, mover, start, occupancy);
  std::map<State, Rational> spent = {{start, 0}};
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    const auto before = spent;
    for (const auto& [state, cost] : before) {
      for (const Edge& edge : board.edges(state)) {
        const Rational total = cost + edge.cost;
        const auto found = spent.find(edge.to);
        if (total > mover.allowance || (found != spent.end() && found->second <= total)) continue;
        spent[edge.to] = total;
        isChanged = true;
      }
    }
  }
  return spent;
}

std::map<State, Rational> spendingAll(const model::Battle& battle, const hex::Layout& layout, const PlainMover& mover,
                                      State start, const Occupancy& occupancy) {
  const Board board(battle, layout, mover, start, occupancy);
  AllChains chains(board, mover.allowance);
  chains.from(start, 0);
  return chains.ends;
}

}  // namespace redoubt::rules::plain
