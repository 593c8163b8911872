#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/exchange/format.h"
#include "core/exchange/tiled_battle/map_grid.h"
#include "core/exchange/tiled_battle/tile_collection.h"
#include "core/rules/book/rule_book.h"

/// Private to core/exchange/tiled_battle: the tilesets of an export. Each function gives an empty one where the battle
/// has nothing for it.
namespace redoubt::exchange::tiled {

/// What all of them need.
struct TileMaker {
  const ExportJob& job;
  const model::Battle& carried;
  const rules::RuleBook& book;
  const MapGrid& grid;
  Package& package;
};

/// One tile for each kind of terrain that the rules define or the map has, of hexes, hexsides and links: its class is
/// the kind's slug, its properties are the kind's rules. Keys are slugs.
TileCollection terrainTiles(const TileMaker& maker, const TiledMap& map);
/// One for each level but 0; keys are numbers.
TileCollection levelTiles(const TileMaker& maker, std::uint32_t firstGid, const TiledMap& map);
/// One for each unit, leader and marker, and for each further strength and each word of the placements.
TileCollection counterTiles(const TileMaker& maker, std::uint32_t firstGid);
/// The key of a placement's counter in it.
std::string counterKey(const TileMaker& maker, const model::Placement& placement);
/// One for each picture of the map; keys are their names.
TileCollection pictureTiles(const TileMaker& maker, std::uint32_t firstGid);

/// The rules of a terrain that are a single value, by their paths below `terrain/<slug>/`: "title", "blocks-sight".
Properties terrainProperties(const rules::RuleBook& book, const std::string& slug);

}  // namespace redoubt::exchange::tiled
