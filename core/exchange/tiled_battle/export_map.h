#pragma once

#include "core/exchange/format.h"
#include "core/exchange/tiled/tiled_map.h"

namespace redoubt::exchange::tiled {

/// The battle as a map of Tiled: terrain and levels as tile layers, all else as objects, what has no place on the map
/// in a hidden layer beside it. The job's artwork draws tiles and counters into the package; without one their files
/// are only named. Throws Error BadInput for a battle without a map, and Stopped.
TiledMap mapOf(const ExportJob& job, Package& package);

}  // namespace redoubt::exchange::tiled
