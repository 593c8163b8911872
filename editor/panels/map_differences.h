#pragma once

#include <optional>
#include <set>

#include "core/model/battle.h"

namespace redoubt::editor {

/// The hexes on which two states of a battle look different: terrain, levels, hexsides, links, names, symbols, zones,
/// and the counters of a variant. If the map itself differs (its layout or rules), only hexes of both layouts are
/// included.
std::set<hex::HexKey> differingHexes(const model::Battle& before, const model::Battle& after,
                                     const std::optional<Id<model::Variant>>& variant);

/// The same hexes in groups of neighbours, the largest first, for showing them one by one.
std::vector<std::vector<hex::HexKey>> groups(const hex::Layout& layout, const std::set<hex::HexKey>& hexes);

}  // namespace redoubt::editor
