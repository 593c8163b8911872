#include "core/exchange/tiled_battle/tile_collection.h"

#include <algorithm>
#include <filesystem>

namespace redoubt::exchange::tiled {

TileCollection::TileCollection(std::string name, std::uint32_t firstGid, Package& package) : package_(package) {
  set_.name = std::move(name);
  set_.firstGid = firstGid;
}

std::optional<std::uint32_t> TileCollection::find(const std::string& key) const {
  const auto found = byKey_.find(key);
  return found == byKey_.end() ? std::nullopt : std::optional(found->second);
}

std::uint32_t TileCollection::add(const std::string& key, const std::string& file, int width, int height) {
  Tile tile;
  tile.id = static_cast<int>(set_.tiles.size());
  tile.image = Image{package_.reference(file), width, height, {}};
  set_.tileWidth = std::max(set_.tileWidth, width);
  set_.tileHeight = std::max(set_.tileHeight, height);
  set_.tiles.push_back(std::move(tile));
  set_.tileCount = static_cast<int>(set_.tiles.size());
  const std::uint32_t gid = endGid() - 1;
  byKey_.emplace(key, gid);
  return gid;
}

void TileCollection::write(const exchange::Image& image) {
  Image& named = *last().image;
  named.width = image.width;
  named.height = image.height;
  package_.writeBeside(std::filesystem::path(named.source).filename().string(), image.bytes);
}

std::uint32_t TileCollection::endGid() const {
  return set_.firstGid + static_cast<std::uint32_t>(set_.tiles.size());
}

Tileset TileCollection::take() {
  return std::move(set_);
}

}  // namespace redoubt::exchange::tiled
