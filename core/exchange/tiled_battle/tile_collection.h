#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/exchange/artwork.h"
#include "core/exchange/package.h"
#include "core/exchange/tiled/tiled_map.h"

namespace redoubt::exchange::tiled {

/// A tileset each of whose tiles is a picture file of its own, in the folder of the export.
class TileCollection {
 public:
  TileCollection(std::string name, std::uint32_t firstGid, Package& package);

  /// The tile that was added under the key, if any.
  std::optional<std::uint32_t> find(const std::string& key) const;
  /// The gid of a new tile, whose picture `file` will be that large.
  std::uint32_t add(const std::string& key, const std::string& file, int width, int height);
  /// Writes the picture of the tile that was added last.
  void write(const exchange::Image& image);
  /// The tile that was added last.
  Tile& last() { return set_.tiles.back(); }
  Tileset& set() { return set_; }

  bool empty() const { return set_.tiles.empty(); }
  /// The first gid after its own.
  std::uint32_t endGid() const;
  /// As it stands in the map.
  Tileset take();

 private:
  Package& package_;
  Tileset set_;
  std::map<std::string, std::uint32_t> byKey_;
};

}  // namespace redoubt::exchange::tiled
