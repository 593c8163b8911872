#pragma once

#include <cstdint>
#include <string>

#include "core/exchange/tiled/read_tiled.h"
#include "core/exchange/tiled/tiled_map.h"

namespace redoubt::exchange::tiled::test {

/// A hexagonal map that has everything the value can hold, but for external tilesets and templates.
TiledMap fullMap();
/// The same as an infinite one.
TiledMap infiniteMap();
/// Any map that can be written, with odd texts and numbers.
TiledMap randomMap(std::uint32_t seed);

Layer layerOf(int id, std::string name, Layer::Content content);

/// What TMJ keeps of a value: within classes, values have the types that JSON has.
TiledMap asTmj(TiledMap map);

/// Reads a text that names no other files.
TiledRead readText(const std::string& text);
/// `errors.…` key, code and sentence of the Error that reading the text throws; empty if there is none.
std::string refusalOf(const std::string& text);

/// A TMX of one hexagonal layer, with `attributes` of the map and `inside` after its tileset.
std::string tmx(const std::string& attributes, const std::string& inside);

}  // namespace redoubt::exchange::tiled::test
