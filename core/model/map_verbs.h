#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/model/edit.h"

/// Edits of the map. Each verb leaves out rows that would not change, so that painting over the same terrain gives an
/// empty edit. Where a value has an origin, a value set by hand becomes an estimate; the origins of a removed row are
/// removed with it. `title` is what history shows.
namespace redoubt::model {

/// Visits the rows of all kinds on one side, hexsides or links: keys are (side, kind), so they lie together.
template <class Row, class Visit>
void forEachOn(const Battle& battle, hex::HexsideKey side, Visit&& visit) {
  const Table<Row>& rows = battle.all<Row>();
  for (auto row = rows.lowerBound({side, std::string()}); row != rows.end() && row->side == side; ++row) visit(*row);
}

/// Gives the hexes this terrain; hexes without a row get one at level 0.
Edit paintTerrain(const Battle& battle, std::span<const hex::HexKey> hexes, std::string_view terrain,
                  std::string title);
Edit setLevel(const Battle& battle, std::span<const hex::HexKey> hexes, int level, std::string title);

/// Puts `kind` on the hexsides in addition to what they carry; `high` for kinds with an upper side.
Edit paintHexsides(const Battle& battle, std::span<const hex::HexsideKey> sides, std::string_view kind,
                   std::optional<HighSide> high, std::string title);
/// Takes `kind`, or everything, off the hexsides.
Edit eraseHexsides(const Battle& battle, std::span<const hex::HexsideKey> sides, std::optional<std::string_view> kind,
                   std::string title);

/// Joins the hexes of each side by `kind` (road, track, bridge, ford).
Edit paintLinks(const Battle& battle, std::span<const hex::HexsideKey> sides, std::string_view kind, std::string title);
Edit eraseLinks(const Battle& battle, std::span<const hex::HexsideKey> sides, std::optional<std::string_view> kind,
                std::string title);

/// Removes everything painted on the hexes: terrain becomes `ground` at level 0, and the links and hexsides round them
/// are removed.
Edit eraseHexes(const Battle& battle, const hex::Layout& layout, std::span<const hex::HexKey> hexes,
                std::string_view ground, std::string title);

}  // namespace redoubt::model
