#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

/// Tiles of maps from programs that know no terrain, and what people say that they mean.
namespace redoubt::exchange {

/// A kind of tile that lies on an imported map, and what it was taken for.
struct ForeignTile {
  std::string set;           ///< the name of its tileset; empty for none that has a name
  std::uint32_t number = 0;  ///< of the tile in its tileset
  std::uint32_t gid = 0;     ///< the number of the tile in the map
  std::string name;          ///< "hexes/12"
  std::string terrain;       ///< the slug that its hexes have; empty if it is passed over
  bool isKnown = false;      ///< whether the map or an answer says so; if not, the terrain is one of the tile's own
  std::size_t cells = 0;     ///< of the map that have it

  std::filesystem::path picture{};  ///< the file; empty for none
  struct Part {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
  };
  std::optional<Part> part{};  ///< of that picture, in pixels; nothing: all of it
};

/// What a person says of a tile.
struct TileAnswer {
  ForeignTile tile;
  std::string terrain;  ///< words for it; empty: the tile is passed over
};

/// The answers as CSV, as the option `terrain` takes them.
std::string terrainCsv(std::span<const TileAnswer> answers);

}  // namespace redoubt::exchange
