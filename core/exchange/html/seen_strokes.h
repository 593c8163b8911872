#pragma once

#include <string>
#include <string_view>

#include "core/exchange/artwork.h"

namespace redoubt::exchange::html {

/// A drawing whose paths of straight strokes (`M` and `L` alone) are left out where other layers hide them. A hex width
/// is so many units of the drawing. Other elements stay.
std::string seenStrokes(std::string_view body, const LayerSight& sight, double unitsPerHex);

}  // namespace redoubt::exchange::html
