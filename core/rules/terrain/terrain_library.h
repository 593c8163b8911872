#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/model/edit.h"
#include "core/rules/terrain/terrain_definition.h"
#include "core/rules/terrain/terrain_use.h"

/// Edits of the kinds of terrain. Values are written into the battle's own system: inherited ones are overridden there.
/// An edit that is not possible, or would change nothing, is empty. `title` is what history shows.
namespace redoubt::rules {

/// Whether a slug is neither defined by the rules nor used on the map.
bool isFreeSlug(const model::Battle& battle, std::string_view slug);
/// A free slug made of a title: "Młyn wodny" gives "mlyn-wodny", or "mlyn-wodny-2" if that is taken.
TerrainSlug freeSlug(const model::Battle& battle, std::string_view title);

/// Defines a kind; the slug can be in use already, if the rules don't define it yet. Without an order it comes last in
/// its place. Empty if the slug is defined already.
model::Edit addTerrain(const model::Battle& battle, const TerrainSlug& slug, const TerrainDefinition& definition,
                       std::string title);

/// Writes what differs from the definition that holds. Empty if the slug is not defined, if its place would change
/// while it is used in the old one, or if the ground terrain would no longer be for hexes.
model::Edit changeTerrain(const model::Battle& battle, std::string_view slug, const TerrainDefinition& definition,
                          std::string title);

/// Gives a kind another slug: in all hexes, hexsides and links, in every path under its old one, and as the ground.
/// Values keep their provenance. Other rules that name the slug (rulesNaming) stay. Empty if `to` is not free.
model::Edit renameTerrain(const model::Battle& battle, std::string_view from, const TerrainSlug& to, std::string title);

/// Puts the kinds of one place into this order; all of them must be named.
model::Edit reorderTerrain(const model::Battle& battle, std::span<const std::string> slugs, std::string title);

/// Makes a kind of hexes the ground terrain.
model::Edit setGround(const model::Battle& battle, std::string_view slug, std::string title);

/// Replaces a kind by `to` in the place of `to`; a hexside keeps its upper side if `to` has one. Empty unless `to` is
/// defined.
model::Edit replaceTerrain(const model::Battle& battle, std::string_view from, std::string_view to, std::string title);

/// Removes a kind from one place: hexes become ground and keep their level, hexsides and links are removed.
model::Edit clearTerrain(const model::Battle& battle, std::string_view slug, TerrainPlace place, std::string title);

/// On removal hexes become ground, and hexsides and links are removed.
struct EraseUses {};
/// On removal this kind, of the same place, replaces the removed one everywhere.
struct ReplaceUses {
  std::string by;
};
using TerrainRemoval = std::variant<EraseUses, ReplaceUses>;

/// Removes a kind from the rules and the map, so that nothing names it: where it is used in another place than its own
/// it is erased. An inherited kind is hidden by `terrain/<slug>/place` = null. Empty for the ground, and for a
/// replacement that is of another place or not defined.
model::Edit removeTerrain(const model::Battle& battle, std::string_view slug, const TerrainRemoval& choice,
                          std::string title);

/// Shows a hidden inherited kind again.
model::Edit bringBackTerrain(const model::Battle& battle, std::string_view slug, std::string title);

/// Removes the battle's own value, so that the inherited one holds again; empty if nothing is inherited.
model::Edit inheritTerrainValue(const model::Battle& battle, std::string_view slug, std::string_view path,
                                std::string title);

}  // namespace redoubt::rules
