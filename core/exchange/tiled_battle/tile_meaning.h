#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/foreign_tiles.h"
#include "core/exchange/tiled/tiled_map.h"
#include "core/rules/book/rule_book.h"

namespace redoubt::exchange::tiled {

/// What an author says that tiles mean. A CSV file of lines `tileset,tile,terrain` or `gid,terrain`: the name of the
/// tileset, the number of the tile in it or * for all, the terrain or nothing for tiles that are to be passed over. A
/// first line of these words is passed over.
class TerrainTable {
 public:
  TerrainTable() = default;
  /// Throws Error for a file that can't be read or has other lines.
  static TerrainTable read(const std::filesystem::path& file);

  /// The words for a tile; empty words pass it over, nothing says nothing.
  std::optional<std::string> wordsFor(std::uint32_t gid, const Tileset* set) const;

 private:
  void addLine(const std::vector<std::string>& fields);

  std::map<std::uint32_t, std::string> byGid_;
  std::map<std::pair<std::string, std::string>, std::string> byTile_;  // tileset and number
};

/// A tile, as far as terrain goes.
struct TileMeaning {
  std::string terrain;       ///< the slug; empty: the tile says none
  std::string title;         ///< of a terrain that the rules lack
  std::string name;          ///< of the tile: "hexes/12"
  bool isKnown = false;      ///< whether somebody said so; if not, the terrain is one of the tile's own
  bool isSkipped = false;    ///< to be passed over
  std::optional<int> level;  ///< its property of that name
};

/// Reads what tiles mean from their class, their properties, the picture or tileset that they are of.
class TileMeanings {
 public:
  TileMeanings(const TiledMap& map, const rules::RuleBook& book, TerrainTable table, bool isOurs);
  const TileMeaning& of(std::uint32_t gid);

 private:
  TileMeaning make(std::uint32_t gid) const;
  std::string saidBy(const Tile& tile) const;
  std::string guessedFrom(const std::string& words) const;
  bool isHexTerrain(const std::string& slug) const;

  const TiledMap& map_;
  const rules::RuleBook& book_;
  TerrainTable table_;
  bool isOurs_;
  std::map<std::uint32_t, TileMeaning> known_;
};

/// A tile as it is asked about, by its number in the map. `folder` is that of the map.
ForeignTile foreignTile(const TiledMap& map, std::uint32_t gid, const std::filesystem::path& folder);

/// The kind among the rules' that a word means, also in other words for it: "railroad", "Forest". Empty if none.
std::string kindMeant(const rules::RuleBook& book, const std::string& word);

}  // namespace redoubt::exchange::tiled
