#pragma once

#include <string>
#include <vector>

#include "core/model/battle.h"

/// A map where something of every kind lies, by no hand, for laws about the map as a whole.
namespace redoubt::testing {

/// Terrain on every hex of the layout, hexsides and links of several kinds on many of its sides, slopes with an upper
/// side among them, symbols, names and notes, two zones, and counters in two blocks that look at sides and vertices;
/// provenance and waivers name rows of each of these tables.
model::Battle busyMap(const hex::LayoutSpec& spec);

/// Both orientations and shifts, odd and even sizes, every kind of edge somewhere, and room for numbers before the
/// first.
std::vector<hex::LayoutSpec> layoutsToReshape();

/// Everything that names a hex off the map, or a row that there is not: a line each, empty if all is well.
std::string dangling(const model::Battle& battle);

}  // namespace redoubt::testing
