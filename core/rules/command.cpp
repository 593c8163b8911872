#include "core/rules/command.h"

#include <algorithm>
#include <set>

#include "core/rules/set_up.h"

namespace redoubt::rules {
namespace {

int distanceTo(const hex::Layout& layout, hex::HexKey from, const UnitPosition& position) {
  int nearest = layout.distance(from, position.hexes.front());
  for (const hex::HexKey hex : position.hexes) nearest = std::min(nearest, layout.distance(from, hex));
  return nearest;
}

// The units out of range of a hex, and how far the farthest is.
struct Outside {
  std::vector<Id<model::Unit>> units;
  int farthest = 0;
};

Outside outsideOf(const model::Battle& battle, const hex::Layout& layout, hex::HexKey from,
                  const std::vector<UnitPosition>& own, Id<model::Leader> leader, int range) {
  Outside outside;
  for (const UnitPosition& position : own) {
    const int distance = distanceTo(layout, from, position);
    if (distance <= range || !isLedByAlone(battle, position.unit, leader)) continue;
    outside.units.push_back(position.unit);
    outside.farthest = std::max(outside.farthest, distance);
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

}  // namespace

std::vector<const model::Command*> commandsOf(const model::Battle& battle, Id<model::Unit> unit) {
  std::vector<const model::Command*> result;
  const auto& rows = battle.all<model::UnitCommand>();
  for (auto row = rows.lowerBound({unit, Id<model::Command>{}}); row != rows.end() && row->unit == unit; ++row) {
    if (const model::Command* command = battle.find<model::Command>(row->command)) result.push_back(command);
  }
  return result;
}

std::vector<const model::Unit*> unitsOf(const model::Battle& battle, Id<model::Leader> leader) {
  std::set<Id<model::Unit>> seen;
  std::vector<const model::Unit*> units;
  for (const model::UnitCommand& row : battle.all<model::UnitCommand>()) {
    const model::Command* command = battle.find<model::Command>(row.command);
    if (!command || command->leader != leader || !seen.insert(row.unit).second) continue;
    if (const model::Unit* unit = battle.find<model::Unit>(row.unit)) units.push_back(unit);
  }
  std::stable_sort(units.begin(), units.end(), [](auto* a, auto* b) { return a->ordinal < b->ordinal; });
  return units;
}

bool isLedByAlone(const model::Battle& battle, Id<model::Unit> unit, Id<model::Leader> leader) {
  const auto commands = commandsOf(battle, unit);
  return !commands.empty() &&
         std::all_of(commands.begin(), commands.end(), [&](auto* command) { return command->leader == leader; });
}

std::optional<int> commandRange(const RuleBook& book) {
  return book.integer("command/range");
}

std::vector<UnitPosition> positionsOf(const model::Battle& battle, const hex::Layout& layout,
                                      const std::vector<const model::Placement*>& setUp, Id<model::Leader> leader) {
  std::set<Id<model::Unit>> own;
  for (const model::Unit* unit : unitsOf(battle, leader)) own.insert(unit->id);
  std::vector<UnitPosition> positions;
  for (const model::Placement* placement : setUp) {
    if (!placement->unit || !own.contains(*placement->unit)) continue;
    auto hexes = startHexes(battle, layout, *placement);
    if (!hexes.empty()) positions.push_back({*placement->unit, std::move(hexes)});
  }
  return positions;
}

Hosts hostsInCommand(const model::Battle& battle, const hex::Layout& layout,
                     const std::vector<const model::Placement*>& setUp, const model::Placement& leader, int range) {
  Hosts hosts;
  if (!leader.leader) return hosts;
  const auto own = positionsOf(battle, layout, setUp, *leader.leader);
  hosts.allowed = allowedHexes(battle, layout, own, leader);
  Outside best;
  for (const hex::HexKey hex : hosts.allowed) {
    Outside outside = outsideOf(battle, layout, hex, own, *leader.leader, range);
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

}  // namespace redoubt::rules
