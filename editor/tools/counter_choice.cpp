#include "editor/tools/counter_choice.h"

#include <algorithm>

#include "core/model/standing.h"

namespace redoubt::editor {
namespace {

template <class Wanted>
std::vector<Id<model::Placement>> chosen(const Session& session, Wanted&& wanted) {
  std::vector<Id<model::Placement>> ids;
  for (const model::Placement& row : session.setUp().placements()) {
    if (row.rule == model::PlacementRule::At && row.hex && wanted(row)) ids.push_back(row.id);
  }
  return ids;
}

std::set<Id<model::Command>> commandsOf(const model::Battle& battle, const model::Placement& placement) {
  std::set<Id<model::Command>> commands;
  for (const model::UnitCommand& row : battle.all<model::UnitCommand>()) {
    if (placement.unit == row.unit) commands.insert(row.command);
  }
  for (const model::Command& row : battle.all<model::Command>()) {
    if (placement.leader && placement.leader == row.leader) commands.insert(row.id);
  }
  return commands;
}

}  // namespace

std::vector<Id<model::Placement>> countersIn(const Session& session, const std::set<hex::HexKey>& area) {
  return chosen(session, [&](const model::Placement& row) {
    const model::StandingHexes hexes = model::standingHexes(row);
    return std::any_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) { return area.contains(hex); });
  });
}

std::vector<Id<model::Placement>> countersWithin(const Session& session, const hex::Bounds& bounds) {
  return chosen(session, [&](const model::Placement& row) {
    const model::StandingHexes hexes = model::standingHexes(row);
    return std::any_of(hexes.begin(), hexes.end(), [&](hex::HexKey hex) {
      const hex::Point at = session.layout().centre(hex);
      return at.x >= bounds.left && at.x <= bounds.right && at.y >= bounds.top && at.y <= bounds.bottom;
    });
  });
}

std::vector<Id<model::Placement>> countersOfCommands(const Session& session,
                                                     std::span<const Id<model::Placement>> placements) {
  std::set<Id<model::Command>> commands;
  for (const Id<model::Placement> id : placements) {
    if (const model::Placement* row = session.setUp().placement(id)) commands.merge(commandsOf(session.battle(), *row));
  }
  return chosen(session, [&](const model::Placement& row) {
    if (std::find(placements.begin(), placements.end(), row.id) != placements.end()) return true;
    const std::set<Id<model::Command>> own = commandsOf(session.battle(), row);
    return std::any_of(own.begin(), own.end(), [&](Id<model::Command> id) { return commands.contains(id); });
  });
}

}  // namespace redoubt::editor
