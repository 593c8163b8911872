#pragma once

#include <map>
#include <string>

#include "core/exchange/tiled/tiled_map.h"
#include "core/model/battle.h"

/// Private to core/exchange/tiled_battle: the rules that a battle needs so that what was read means something.
namespace redoubt::exchange::tiled {

/// The kinds of terrain that tiles define: those with a class and a property `place`. Known kinds get the tiles'
/// values.
void takeTerrainRules(model::Battle& battle, const TiledMap& map);

/// Kinds of hexes that the map has and the rules lack: title by slug. Slugs that rules can't have are left out.
void addTerrains(model::Battle& battle, const std::map<std::string, std::string>& titles);

/// The types of the battle's units that the rules lack, with their arms as the tiles tell them.
void addUnitTypes(model::Battle& battle, const TiledMap& map);

}  // namespace redoubt::exchange::tiled
