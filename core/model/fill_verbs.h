#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/edit.h"

/// Finding hexes that belong together on a map, and replacing one kind of terrain by another.
namespace redoubt::model {

/// The hexes of the same terrain as `from` that are connected with it, in the order of their keys. Hexes without a row
/// are of one terrain of their own. The search goes outwards from `from` and stops at limit + 1 hexes, so that a result
/// of more than `limit` hexes means that there can be more. Nothing if `from` is off the map.
std::vector<hex::HexKey> sameTerrain(const Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                     std::size_t limit);

/// All hexes of the map of the same terrain as `from`, connected or not; those of the least keys where there are more
/// than limit + 1.
std::vector<hex::HexKey> allOfTerrain(const Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                      std::size_t limit);

/// The hexes of any terrain that can be reached from `from` without crossing a hexside that carries anything; limited
/// as sameTerrain is.
std::vector<hex::HexKey> withinHexsides(const Battle& battle, const hex::Layout& layout, hex::HexKey from,
                                        std::size_t limit);

/// The hexes to work in; nothing means the whole map.
using Within = std::optional<std::span<const hex::HexKey>>;

/// Replaces terrain `from` by terrain `to`; levels stay.
Edit replaceTerrain(const Battle& battle, Within within, std::string_view from, std::string_view to, std::string title);

/// Replaces kind `from` by kind `to` on hexsides with at least one hex in `within`. Upper side and owner stay. Where a
/// hexside carries `to` already, that row stays and takes from the other only what it lacks.
Edit replaceHexsideKind(const Battle& battle, const hex::Layout& layout, Within within, std::string_view from,
                        std::string_view to, std::string title);

/// Replaces kind `from` by kind `to` on links between two hexes of `within`.
Edit replaceLinkKind(const Battle& battle, const hex::Layout& layout, Within within, std::string_view from,
                     std::string_view to, std::string title);

}  // namespace redoubt::model
