#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/edit.h"

/// What belongs together on a map, and changing one kind into another wherever it lies.
namespace redoubt::model {

/// The hexes of the same terrain as `from` that are connected with it, in the order of their keys. Hexes without a row
/// are of one terrain of their own. The search goes outwards from `from` and stops at limit + 1 hexes, so that an
/// answer of more than `limit` says that there may be more. Nothing if `from` is off the map.
std::vector<hex::HexKey> sameTerrain(const Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                     std::size_t limit);

/// All hexes of the map of the same terrain as `from`, connected or not; those of the least keys where there are more
/// than limit + 1.
std::vector<hex::HexKey> allOfTerrain(const Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                      std::size_t limit);

/// The hexes, of whatever terrain, that can be reached from `from` without crossing a hexside that carries anything;
/// limited as sameTerrain is.
std::vector<hex::HexKey> withinHexsides(const Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                        std::size_t limit);

/// Hexes to work in; nothing is everywhere.
using Within = std::optional<std::span<const hex::HexKey>>;

/// Makes terrain `to` of terrain `from`; levels stay.
Edit replaceTerrain(const Battle& battle, Within within, std::string_view from, std::string_view to, std::string title);

/// Makes kind `to` of kind `from` on hexsides with at least one hex in `within`. Upper side and owner stay. Where a
/// hexside carries `to` already, that row stays and takes from the other only what it lacks.
Edit replaceHexsideKind(const Battle& battle, const hex::Layout& layout, Within within, std::string_view from,
                        std::string_view to, std::string title);

/// Makes kind `to` of kind `from` for links between two hexes of `within`.
Edit replaceLinkKind(const Battle& battle, const hex::Layout& layout, Within within, std::string_view from,
                     std::string_view to, std::string title);

}  // namespace redoubt::model
