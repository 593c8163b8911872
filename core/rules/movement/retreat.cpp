#include "core/rules/movement/retreat.h"

#include <iterator>

#include "core/rules/book/rule_values.h"

namespace redoubt::rules {
namespace {

using hex::HexKey;

std::optional<Shortfall> shortfallAt(const RuleBook& book) {
  const auto word = book.text("withdrawal/shortfall");
  if (word == "eliminated") return Shortfall::Eliminated;
  return word == "losses" ? std::optional(Shortfall::Losses) : std::nullopt;
}

bool isBarred(const RetreatRules& rules, const MovementMap& map, std::uint8_t cell) {
  if ((cell & Occupancy::kEnemies) != 0) return true;
  if ((cell & Occupancy::kFriends) != 0 && !rules.isThroughFriends) return true;
  return rules.isBarredByControl && map.isControlled(cell);
}

}  // namespace

std::optional<RetreatRules> retreatRules(const RuleBook& book) {
  if (book.text("withdrawal/kind") != "hexes" || book.json("withdrawal/by-melee")) return std::nullopt;
  return RetreatRules{ruleTruth(book, "withdrawal/through-friends").value_or(false),
                      keys::kControlBarsRetreat.in(book, false), shortfallAt(book), offMapAt(book)};
}

std::map<HexKey, int> retreatsFrom(const RetreatRules& rules, const MovementMap& map, HexKey from, int most,
                                   const Occupancy* occupancy) {
  std::map<HexKey, int> ends;
  if (!map.layout().contains(from)) return ends;
  std::set<HexKey> front{from};
  for (int hexes = 1; hexes <= most && !front.empty(); ++hexes) {
    std::set<HexKey> next;
    for (const HexKey hex : front) {
      for (int side = 0; side < hex::kSides; ++side) {
        const MovementMap::Step step = map.step(map.index().of(hex), side);
        if (step.cost == MovementMap::kForbidden) continue;
        const HexKey to = map.index().key(step.to);
        const std::uint8_t cell = occupancy ? occupancy->cell(step.to) : std::uint8_t{0};
        if (map.layout().distance(from, to) != hexes || isBarred(rules, map, cell)) continue;
        next.insert(to);
        const bool hasRoom = (cell & Occupancy::kAtLimit) == 0 || map.isFreeOfStacking();
        if (hasRoom && map.mayEndIn(step.to)) ends.emplace(to, hexes);
      }
    }
    front = std::move(next);
  }
  return ends;
}

std::map<HexKey, int> retreatStops(const std::map<HexKey, int>& ends, const std::set<int>& lengths) {
  std::set<int> reached;
  for (const auto& [hex, hexes] : ends) reached.insert(hexes);
  std::set<int> wanted;
  for (const int length : lengths) {
    const auto beyond = reached.upper_bound(length);
    if (beyond != reached.begin()) wanted.insert(*std::prev(beyond));
  }
  std::map<HexKey, int> kept = ends;
  std::erase_if(kept, [&](const auto& end) { return !wanted.contains(end.second); });
  return kept;
}

}  // namespace redoubt::rules
