#include <algorithm>
#include <map>

#include "core/exchange/tiled/reading.h"

namespace redoubt::exchange::tiled {
namespace {

// Tiled before 1.2 tells a tile's picture and properties apart in TMJ.
void joinTile(Tile& tile, Fields& fields) {
  std::string name = className(fields);
  if (!name.empty()) tile.className = std::move(name);
  if (std::optional<Image> own = image(fields)) tile.image = std::move(own);
  for (Property& property : properties(fields)) tile.properties.push_back(std::move(property));
  fields.finish();
}

std::vector<Tile> tiles(Fields& owner) {
  std::map<int, Tile> byId;
  for (const Element* element : owner.children("tile")) {
    Fields fields(*element, owner.file(), owner.reading());
    const int id = fields.integer("id", 0, 0, Cell::kHexagonal120 - 1);
    Tile& tile = byId[id];
    tile.id = id;
    joinTile(tile, fields);
  }
  std::vector<Tile> tiles;
  for (auto& [id, tile] : byId) tiles.push_back(std::move(tile));
  return tiles;
}

void readInto(Tileset& tileset, Fields& fields) {
  tileset.name = fields.text("name");
  tileset.className = className(fields);
  tileset.tileWidth = fields.integer("tilewidth", 0, 0, kMostLength);
  tileset.tileHeight = fields.integer("tileheight", 0, 0, kMostLength);
  tileset.spacing = fields.integer("spacing", 0, 0, kMostLength);
  tileset.margin = fields.integer("margin", 0, 0, kMostLength);
  tileset.tileCount = fields.integer("tilecount", 0, 0, Cell::kHexagonal120 - 1);
  tileset.columns = fields.integer("columns", 0, 0, kMostLength);
  tileset.objectAlignment = fields.text("objectalignment");
  if (tileset.objectAlignment == "unspecified") tileset.objectAlignment.clear();
  if (const Element* offset = fields.child("tileoffset")) {
    Fields offsets(*offset, fields.file(), fields.reading());
    tileset.offsetX = offsets.integer("x", 0, -kMostLength, kMostLength);
    tileset.offsetY = offsets.integer("y", 0, -kMostLength, kMostLength);
    offsets.finish();
  }
  tileset.image = image(fields);
  tileset.tiles = tiles(fields);
  tileset.properties = properties(fields);
  fields.skip({"version", "tiledversion", "firstgid", "grid"});
  fields.finish();
}

std::size_t weightOfTiles(const Tileset& tileset) {
  std::size_t weight = weightOf(tileset.properties);
  for (const Tile& tile : tileset.tiles) {
    weight += sizeof(Tile) + tile.className.size() + weightOf(tile.properties);
    if (tile.image) weight += tile.image->source.size();
  }
  return weight;
}

}  // namespace

Tileset tileset(const Element& element, const std::string& file, Reading& reading) {
  Fields fields(element, file, reading);
  Tileset tileset;
  tileset.firstGid = fields.gid("firstgid");
  tileset.source = fields.text("source");
  if (tileset.firstGid == 0 || tileset.firstGid >= Cell::kHexagonal120) {
    fields.failValue("firstgid", Phrase::of("errors.tiled.wanted.gid"));
  }
  if (tileset.source.empty()) {
    readInto(tileset, fields);
    return tileset;
  }
  const std::optional<std::string> path = pathFrom("", tileset.source);
  if (!path) reading.warn(Phrase::of("import.tiled.absolute", {{"file", tileset.source.substr(0, 300)}}));
  const bool isKnown = path && reading.knows(*path);
  const Element* root = path ? reading.file(*path) : nullptr;
  tileset.isMissing = root == nullptr;
  tileset.name = fields.text("name");
  fields.finish();
  if (!root) return tileset;
  if (root->name != "tileset") throw errorIn(*root, *path, Phrase::of("errors.tiled.wanted.tileset"));
  Fields external(*root, *path, reading);
  external.skip({"source"});
  readInto(tileset, external);
  if (isKnown) reading.countCopied(weightOfTiles(tileset), *path);
  return tileset;
}

}  // namespace redoubt::exchange::tiled
