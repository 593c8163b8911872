#pragma once

#include <string>
#include <string_view>

#include "core/exchange/tiled/tiled_map.h"

/// Private to core/exchange/tiled.
namespace redoubt::exchange::tiled {

/// Throws Error BadInput unless a file can hold the text.
const std::string& writable(const std::string& text);
/// The same for a number, as its shortest text.
std::string writableNumber(double number);

/// The ids that the next layer and object would get.
struct NextIds {
  int layer = 1;
  int object = 1;
};
NextIds nextIds(const TiledMap& map);

/// The cells of a layer of a finite map as the one chunk that is written.
Chunk wholeChunk(const TileLayer& layer, const TiledMap& map);

}  // namespace redoubt::exchange::tiled
