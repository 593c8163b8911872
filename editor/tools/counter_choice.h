#pragma once

#include <set>
#include <span>
#include <vector>

#include "editor/render/map_geometry.h"
#include "editor/session/session.h"

/// The counters of an area or a command: for selecting many at once. All are in the order of the set-up.
namespace redoubt::editor {

/// The counters on hexes of an area.
std::vector<Id<model::Placement>> countersIn(const Session& session, const std::set<hex::HexKey>& area);
/// The counters on hexes whose middle lies in a rectangle of the map.
std::vector<Id<model::Placement>> countersWithin(const Session& session, const hex::Bounds& bounds);
/// All counters on hexes of the commands that the given counters belong to, or lead; a counter without a command gives
/// only itself.
std::vector<Id<model::Placement>> countersOfCommands(const Session& session,
                                                     std::span<const Id<model::Placement>> placements);

}  // namespace redoubt::editor
