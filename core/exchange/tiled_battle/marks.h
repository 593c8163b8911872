#pragma once

#include <string_view>

/// Private to core/exchange/tiled_battle: the properties and classes by which a map of ours is known again.
namespace redoubt::exchange::tiled {

/// Property of the map: a whole number, the version of how battles are written.
inline constexpr std::string_view kOurs = "redoubt";
inline constexpr int kOurVersion = 1;
/// Property of a layer: the table whose rows its objects are, or what its cells tell.
inline constexpr std::string_view kTableMark = "table";
/// Further values of that property.
inline constexpr std::string_view kTerrainMark = "terrain";
inline constexpr std::string_view kLevelMark = "level";
inline constexpr std::string_view kListMark = "rows";  ///< the class of each object is the table
/// Property of the layer of a block or zone: which one its objects belong to.
inline constexpr std::string_view kOwnerMark = "owner";
/// Before the columns of the rows `battle` and `map` among the map's properties.
inline constexpr std::string_view kBattlePrefix = "battle.";
inline constexpr std::string_view kMapPrefix = "map.";

}  // namespace redoubt::exchange::tiled
