#include "core/rules/command/command.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/model/standing.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/rule_values.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

bool isOfUnits(const model::Placement& placement) {
  return placement.subject == model::PlacementSubject::Unit || placement.subject == model::PlacementSubject::Group;
}

const model::Army* armyOfPlacement(const model::Battle& battle, const model::Placement& placement) {
  return battle.find(armyOf(battle, placement));
}

// The hexes through which a player's command range can't be traced.
std::set<hex::HexKey> barredHexes(const model::Battle& battle, const PlacementList& setUp, Id<model::Player> player,
                                  const CommandReach& reach) {
  if (reach.throughEnemy && reach.throughMelee) return {};
  std::set<hex::HexKey> own;
  std::set<hex::HexKey> enemies;
  for (const model::Placement* placement : setUp) {
    if (!isOfUnits(*placement)) continue;
    const model::StandingHexes hexes = model::standingHexes(*placement);
    const model::Army* army = armyOfPlacement(battle, *placement);
    if (army) (army->player == player ? own : enemies).insert(hexes.begin(), hexes.end());
  }
  std::erase_if(enemies, [&](hex::HexKey hex) { return own.contains(hex) ? reach.throughMelee : reach.throughEnemy; });
  return enemies;
}

// The distance from one hex, going around barred hexes.
class CommandDistance {
 public:
  CommandDistance(const hex::Layout& layout, const std::set<hex::HexKey>& barred, hex::HexKey from, int range)
      : layout_(layout), from_(from), range_(range) {
    // If no barred hex is nearer than the range, the plain distance is correct and needs no search.
    isFree_ = std::none_of(barred.begin(), barred.end(),
                           [&](hex::HexKey hex) { return hex != from && layout.distance(from, hex) < range; });
    if (!isFree_) flood(barred);
  }

  // Beyond the range any value greater than the range.
  int to(hex::HexKey hex) const {
    const int plain = layout_.distance(from_, hex);
    if (isFree_) return plain;
    const auto found = distances_.find(hex);
    return found == distances_.end() ? std::max(plain, range_ + 1) : found->second;
  }

 private:
  // Spreads from hex to hex as far as the range; barred hexes are reached but not passed through.
  void flood(const std::set<hex::HexKey>& barred) {
    distances_[from_] = 0;
    std::vector<hex::HexKey> edge{from_};
    for (int distance = 1; distance <= range_ && !edge.empty(); ++distance) {
      std::vector<hex::HexKey> next;
      for (const hex::HexKey hex : edge) {
        if (hex != from_ && barred.contains(hex)) continue;
        for (const hex::HexKey neighbour : layout_.neighbours(hex)) {
          if (distances_.emplace(neighbour, distance).second) next.push_back(neighbour);
        }
      }
      edge = std::move(next);
    }
  }

  const hex::Layout& layout_;
  hex::HexKey from_;
  int range_;
  bool isFree_ = true;
  std::map<hex::HexKey, int> distances_;
};

int distanceTo(const CommandDistance& distance, const UnitPosition& position) {
  int nearest = distance.to(position.hexes.front());
  for (const hex::HexKey hex : position.hexes) nearest = std::min(nearest, distance.to(hex));
  return nearest;
}

// The units out of command at a hex, and how far the farthest is.
struct Outside {
  std::vector<Id<model::Unit>> units;
  int farthest = 0;
};

Outside outsideOf(const CommandDistance& distance, const ChainOfCommand& chain, const std::vector<UnitPosition>& own,
                  Id<model::Leader> leader, int range) {
  Outside outside;
  for (const UnitPosition& position : own) {
    const int hexes = distanceTo(distance, position);
    if (hexes <= range || !chain.isLedByAlone(position.unit, leader)) continue;
    outside.units.push_back(position.unit);
    outside.farthest = std::max(outside.farthest, hexes);
  }
  return outside;
}

std::vector<hex::HexKey> allowedHexes(const model::Battle& battle, const hex::Layout& layout,
                                      const std::vector<UnitPosition>& own, const model::Placement& leader) {
  if (leader.rule != model::PlacementRule::WithOwnUnits) return startHexes(battle, layout, leader);
  std::set<hex::HexKey> hexes;
  for (const UnitPosition& position : own) hexes.insert(position.hexes.begin(), position.hexes.end());
  return {hexes.begin(), hexes.end()};
}

std::set<hex::HexKey> barredFor(const model::Battle& battle, const PlacementList& setUp, const model::Placement& leader,
                                const CommandReach& reach) {
  const model::Army* army = armyOfPlacement(battle, leader);
  return army ? barredHexes(battle, setUp, army->player, reach) : std::set<hex::HexKey>();
}

}  // namespace

bool haveCommand(const RuleBook& book) {
  return !book.under("command").empty();
}

std::optional<int> commandRange(const RuleBook& book) {
  const auto range = book.integer("command/range");
  return range && *range >= 0 ? range : std::nullopt;
}

std::optional<CommandReach> commandReach(const RuleBook& book) {
  const auto range = commandRange(book);
  if (!range) return std::nullopt;
  CommandReach reach;
  reach.range = *range;
  const nlohmann::json trace = ruleValue(book, "command/trace");
  if (!trace.is_object()) return reach;
  reach.throughEnemy = trace.value("through-enemy", nlohmann::json(true)) != false;
  reach.throughMelee = trace.value("through-melee", nlohmann::json(reach.throughEnemy)) != false;
  return reach;
}

std::vector<hex::HexKey> hexesInCommand(const model::Battle& battle, const hex::Layout& layout,
                                        const PlacementList& setUp, const model::Placement& leader, hex::HexKey from,
                                        const CommandReach& reach) {
  const CommandDistance distance(layout, barredFor(battle, setUp, leader, reach), from, reach.range);
  std::vector<hex::HexKey> hexes = layout.disc(from, reach.range);
  std::erase_if(hexes, [&](hex::HexKey hex) { return distance.to(hex) > reach.range; });
  return hexes;
}

std::vector<UnitPosition> positionsOf(const model::Battle& battle, const hex::Layout& layout,
                                      const ChainOfCommand& chain, const PlacementList& setUp,
                                      Id<model::Leader> leader) {
  const std::vector<Id<model::Unit>>& units = chain.unitsOf(leader);
  const std::set<Id<model::Unit>> own(units.begin(), units.end());
  std::vector<UnitPosition> positions;
  for (const model::Placement* placement : setUp) {
    if (!placement->unit || !own.contains(*placement->unit)) continue;
    auto hexes = startHexes(battle, layout, *placement);
    if (!hexes.empty()) positions.push_back({*placement->unit, std::move(hexes)});
  }
  return positions;
}

LeaderPositions leaderPositionsInCommand(const model::Battle& battle, const hex::Layout& layout,
                                         const ChainOfCommand& chain, const PlacementList& setUp,
                                         const model::Placement& leader, const CommandReach& reach) {
  LeaderPositions hosts;
  if (!leader.leader) return hosts;
  const auto own = positionsOf(battle, layout, chain, setUp, *leader.leader);
  const auto barred = barredFor(battle, setUp, leader, reach);
  hosts.allowed = allowedHexes(battle, layout, own, leader);
  Outside best;
  for (const hex::HexKey hex : hosts.allowed) {
    const CommandDistance distance(layout, barred, hex, reach.range);
    Outside outside = outsideOf(distance, chain, own, *leader.leader, reach.range);
    if (outside.units.empty()) hosts.inCommand.push_back(hex);
    const bool isBetter = !hosts.nearest || std::pair{outside.units.size(), outside.farthest} <
                                                std::pair{best.units.size(), best.farthest};
    if (!isBetter) continue;
    hosts.nearest = hex;
    best = std::move(outside);
  }
  if (!hosts.inCommand.empty()) hosts.nearest.reset();
  hosts.outOfRange = std::move(best.units);
  return hosts;
}

LeaderPositions leaderPositionsInCommand(const model::Battle& battle, const hex::Layout& layout, const RuleBook& book,
                                         Id<model::Scenario> scenario, const PlacementList& setUp,
                                         const model::Placement& leader) {
  const CommandReach reach = commandReach(book).value_or(CommandReach{});
  return leaderPositionsInCommand(battle, layout, ChainOfCommand(battle, scenario), setUp, leader, reach);
}

}  // namespace redoubt::rules
