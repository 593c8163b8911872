#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange::tiled {

/// The battle that a map of Tiled is: our own with all that it held, and what was changed in Tiled since; those of
/// others with the terrain, lines, names and counters that are understood, numbers CCRR and rules to begin with.
/// Throws Error for what is no hexagonal map, or larger than maps can be.
Imported battleFrom(const ImportJob& job);

}  // namespace redoubt::exchange::tiled
