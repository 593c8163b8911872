#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/model/edit.h"

/// Raising and lowering levels, with slopes updated to match.
namespace redoubt::model {

/// The lowest and highest level that these verbs make.
inline constexpr int kLowestLevel = -99;
inline constexpr int kHighestLevel = 99;

/// Adds `by` to the level of each hex of the map among `hexes`, up to the lowest and highest. Hexes without a row are
/// at level 0 and get terrain `ground` if their level changes.
/// With a `slopeKind`, slopes follow: every hexside between two hexes of the map whose difference in level changes gets
/// one, its upper side the higher hex, or loses it where the two are now level. All other hexsides are left alone, so
/// slopes drawn by hand on level ground stay; so do owners.
Edit changeLevel(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> hexes, int by,
                 const std::optional<std::string>& slopeKind, std::string_view ground, std::string title);

/// Sets the level of each hex to `level`, brought between the lowest and highest; otherwise the same as changeLevel.
Edit setLevels(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> hexes, int level,
               const std::optional<std::string>& slopeKind, std::string_view ground, std::string title);

}  // namespace redoubt::model
