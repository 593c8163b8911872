#pragma once

#include <string>

#include "core/exchange/tiled/tiled_map.h"

namespace redoubt::exchange::tiled {

/// The map as TMX or TMJ of Tiled 1.8, with cells as plain numbers: the same text each time, ending in a line break.
/// Read again it gives the same value, but for this: an external tileset is written as its source alone, and read again
/// with what its file says; an object made from a template is written by itself; Tiled 1.8 doesn't know the classes of
/// maps, tilesets and layers; within a class value, TMJ tells texts, colours and files apart no more, nor object ids
/// and whole numbers.
///
/// Throws Error BadInput for what neither format can hold: text that is not UTF-8 or has control characters, numbers
/// that are not finite.
std::string writeTmx(const TiledMap& map);
std::string writeTmj(const TiledMap& map);

}  // namespace redoubt::exchange::tiled
