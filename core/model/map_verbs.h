#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/model/edit.h"

/// What a person does to the map, as edits. Each verb leaves out what is so already, so that a stroke over ground of
/// the same kind is no edit at all. Where the file says where a value comes from, one set by hand is an estimate from
/// then on, and what is said of a row that goes goes with it. `title` is what history shows.
namespace redoubt::model {

/// Gives the hexes this terrain; hexes without a row get one at level 0.
Edit paintTerrain(const Battle& battle, std::span<const hex::HexKey> hexes, std::string_view terrain,
                  std::string title);
Edit setLevel(const Battle& battle, std::span<const hex::HexKey> hexes, int level, std::string title);

/// Puts `kind` on the hexsides, beside what they carry; `high` for kinds with an upper side.
Edit paintHexsides(const Battle& battle, std::span<const hex::HexsideKey> sides, std::string_view kind,
                   std::optional<HighSide> high, std::string title);
/// Takes `kind`, or everything, off the hexsides.
Edit eraseHexsides(const Battle& battle, std::span<const hex::HexsideKey> sides, std::optional<std::string_view> kind,
                   std::string title);

/// Joins the hexes of each side by `kind` (road, track, bridge, ford).
Edit paintLinks(const Battle& battle, std::span<const hex::HexsideKey> sides, std::string_view kind,
                std::string title);
Edit eraseLinks(const Battle& battle, std::span<const hex::HexsideKey> sides, std::optional<std::string_view> kind,
                std::string title);

/// Everything painted on the hexes goes: terrain becomes `ground` at level 0, and the links and hexsides round them
/// are removed.
Edit eraseHexes(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> hexes,
                std::string_view ground, std::string title);

}  // namespace redoubt::model
