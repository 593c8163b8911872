#include "core/rules/terrain/routing.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <queue>
#include <unordered_set>

#include "core/rules/terrain/terrain.h"

namespace redoubt::rules {
namespace {

using hex::HexKey;

constexpr double kDearest = 1000;
constexpr std::size_t kMostHexes = 40'000;

// Costs are computed in whole numbers, so that ways of the same cost are exactly equal and the straight line can decide
// between them.
using Cost = std::int64_t;
constexpr double kFineness = 2000;  // even, because a move uses half of a hex's cost

Cost halfOf(double hexCost) {
  return std::llround(std::clamp(hexCost, 0.0, kDearest) * kFineness / 2);
}
Cost wholeOf(double cost) {
  return std::llround(std::clamp(cost, 0.0, kDearest) * kFineness);
}

// How far hexes lie from the straight line between two others, in a measure only for comparing. Where the line runs
// along a hexside, the one of the two that hex::line takes is the nearer.
class StraightLine {
 public:
  StraightLine(hex::Hex from, hex::Hex to) : from_(from), step_(to - from) {
    for (const hex::Hex hex : hex::line(from, to)) hexes_.insert(hex);
  }

  std::int64_t offset(hex::Hex hex) const {
    const hex::Hex way = hex - from_;
    const std::int64_t cross = std::int64_t{step_.q} * way.r - std::int64_t{step_.r} * way.q;
    return 2 * std::abs(cross) + (hexes_.contains(hex) ? 0 : 1);
  }

 private:
  hex::Hex from_;
  hex::Hex step_;
  std::unordered_set<hex::Hex> hexes_;
};

// The cost of a way; if equal, its distance from the straight line decides.
struct Price {
  Cost cost = 0;
  std::int64_t straying = 0;

  friend auto operator<=>(const Price&, const Price&) = default;
};

class Search {
 public:
  Search(const model::Battle& battle, const hex::Layout& layout, const RouteCosts& costs, HexKey from, HexKey to,
         std::string_view linkKind)
      : battle_(battle),
        layout_(layout),
        costs_(costs),
        from_(from),
        to_(to),
        goal_(layout.toHex(to)),
        linkKind_(linkKind),
        line_(layout.toHex(from), goal_),
        leastStep_(leastStep()) {
    columns_.resize(static_cast<std::size_t>(layout.spec().columns));
  }

  /// The way that was found; empty if the search gave up.
  std::vector<HexKey> found() {
    place(from_).price = {};
    open_.push({{leastStep_ * hex::distance(layout_.toHex(from_), goal_), 0}, from_});
    for (std::size_t visited = 0; !open_.empty() && visited < kMostHexes;) {
      const HexKey here = open_.top().hex;
      open_.pop();
      if (here == to_) return chain();
      Place& at = place(here);
      if (at.isDone) continue;
      at.isDone = true;
      ++visited;
      leave(here);
    }
    return {};
  }

 private:
  struct Place {
    Price price{std::numeric_limits<Cost>::max(), 0};
    Cost half = -1;             // of the hex's own cost; not yet known if negative
    signed char cameOver = -1;  // the side of this hex that leads back
    bool isDone = false;
  };

  struct Open {
    Price estimate;
    HexKey hex;
    friend bool operator<(const Open& a, const Open& b) {  // the best on top
      return a.estimate != b.estimate ? a.estimate > b.estimate : a.hex > b.hex;
    }
  };

  Place& place(HexKey key) {
    std::vector<Place>& column = columns_[static_cast<std::size_t>(key.column() - layout_.firstColumn())];
    if (column.empty()) column.resize(static_cast<std::size_t>(layout_.spec().rows));
    return column[static_cast<std::size_t>(key.row() - layout_.firstRow())];
  }

  // The least possible cost of a move anywhere.
  Cost leastStep() const {
    Cost least = 2 * halfOf(RouteCosts::kPlainHex);
    for (const auto& [slug, value] : costs_.hexes) least = std::min(least, 2 * halfOf(value));
    const auto& links = battle_.all<model::Link>();
    const bool hasLinks =
        std::any_of(links.begin(), links.end(), [&](const model::Link& link) { return link.kind == linkKind_; });
    return hasLinks ? std::min(least, wholeOf(RouteCosts::kExistingLink)) : least;
  }

  Cost halfCost(HexKey key) {
    Place& at = place(key);
    if (at.half < 0) {
      const model::HexRow* row = battle_.find<model::HexRow>(key);
      at.half = halfOf(row ? costs_.ofHex(row->terrain) : RouteCosts::kPlainHex);
    }
    return at.half;
  }

  Cost stepCost(HexKey from, int side, HexKey to) {
    const hex::HexsideKey key = layout_.side(from, side);
    bool isCrossed = false;
    const auto& links = battle_.all<model::Link>();
    for (auto row = links.lowerBound({key, std::string()}); row != links.end() && row->side == key; ++row) {
      if (row->kind == linkKind_) return wholeOf(RouteCosts::kExistingLink);
      isCrossed = true;
    }
    Cost cost = halfCost(from) + halfCost(to);
    if (isCrossed) return cost;
    const auto& sides = battle_.all<model::Hexside>();
    for (auto row = sides.lowerBound({key, std::string()}); row != sides.end() && row->side == key; ++row) {
      cost += wholeOf(costs_.ofHexside(row->kind));
    }
    return cost;
  }

  void leave(HexKey here) {
    const Price soFar = place(here).price;
    for (int side = 0; side < hex::kSides; ++side) {
      const auto there = layout_.neighbour(here, side);
      if (!there || place(*there).isDone) continue;
      const hex::Hex hex = layout_.toHex(*there);
      const Price price{soFar.cost + stepCost(here, side, *there), soFar.straying + line_.offset(hex)};
      Place& at = place(*there);
      if (!(price < at.price)) continue;
      at.price = price;
      at.cameOver = static_cast<signed char>(hex::opposite(side));
      open_.push({{price.cost + leastStep_ * hex::distance(hex, goal_), price.straying}, *there});
    }
  }

  std::vector<HexKey> chain() {
    std::vector<HexKey> hexes = {to_};
    while (hexes.back() != from_) {
      const auto back = layout_.neighbour(hexes.back(), place(hexes.back()).cameOver);
      hexes.push_back(*back);
    }
    std::reverse(hexes.begin(), hexes.end());
    return hexes;
  }

  const model::Battle& battle_;
  const hex::Layout& layout_;
  const RouteCosts& costs_;
  HexKey from_;
  HexKey to_;
  hex::Hex goal_;
  std::string_view linkKind_;
  StraightLine line_;
  Cost leastStep_;
  std::vector<std::vector<Place>> columns_;  // each empty until the search reaches it
  std::priority_queue<Open> open_;
};

}  // namespace

double RouteCosts::ofHex(std::string_view terrain) const {
  const auto found = hexes.find(terrain);
  return found == hexes.end() ? kPlainHex : found->second;
}

double RouteCosts::ofHexside(std::string_view kind) const {
  const auto found = hexsides.find(kind);
  return found == hexsides.end() ? kPlainHexside : found->second;
}

RouteCosts routeCosts(const RuleBook& rules) {
  RouteCosts costs;
  for (const TerrainKind& kind : terrainKinds(rules)) {
    const auto text = rules.json("terrain/" + kind.slug + "/route");
    if (!text || kind.place == TerrainPlace::Link) continue;
    const nlohmann::json value = nlohmann::json::parse(*text, nullptr, false);
    if (!value.is_number()) continue;
    const double cost = value.get<double>();
    if (!(cost >= 0 && cost <= kDearest)) continue;
    (kind.place == TerrainPlace::Hex ? costs.hexes : costs.hexsides).emplace(kind.slug, cost);
  }
  return costs;
}

// Always searched from the same end, so that the route back is the same even if several are equally good.
std::vector<HexKey> route(const model::Battle& battle, const hex::Layout& layout, const RouteCosts& costs, HexKey from,
                          HexKey to, std::string_view linkKind) {
  if (!layout.contains(from) || !layout.contains(to)) return layout.line(from, to);
  std::vector<HexKey> hexes = Search(battle, layout, costs, std::min(from, to), std::max(from, to), linkKind).found();
  if (hexes.empty()) return layout.line(from, to);
  if (to < from) std::reverse(hexes.begin(), hexes.end());
  return hexes;
}

}  // namespace redoubt::rules
