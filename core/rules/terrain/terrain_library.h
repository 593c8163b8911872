#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/model/edit.h"
#include "core/rules/terrain/terrain_definition.h"
#include "core/rules/terrain/terrain_use.h"

/// What a person does to the kinds of terrain, as edits. Values go into the battle's own system: what it inherits is
/// overridden there. What can't be done, or is so already, is an empty edit. `title` is what history shows.
namespace redoubt::rules {

/// Whether a slug is neither defined by the rules nor carried by the map.
bool isFreeSlug(const model::Battle& battle, std::string_view slug);
/// A free slug made of a title: "Młyn wodny" gives "mlyn-wodny", or "mlyn-wodny-2" where that is taken.
TerrainSlug freeSlug(const model::Battle& battle, std::string_view title);

/// Defines a kind; a used slug that the rules don't know yet becomes known. Without an order it comes last in its
/// place. Empty if the slug is defined already.
model::Edit addTerrain(const model::Battle& battle, const TerrainSlug& slug, const TerrainDefinition& definition,
                       std::string title);

/// Writes what differs from the definition that holds. Empty if the slug is not defined, if its place would change
/// while it lies on the old one, or if the ground would leave the hexes.
model::Edit changeTerrain(const model::Battle& battle, std::string_view slug, const TerrainDefinition& definition,
                          std::string title);

/// Gives a kind another slug: in all hexes, hexsides and links, in every path under its old one, and as the ground.
/// Values keep their provenance. Other rules that name the slug (rulesNaming) stay. Empty if `to` is not free.
model::Edit renameTerrain(const model::Battle& battle, std::string_view from, const TerrainSlug& to, std::string title);

/// Puts kinds of one place into this order; all of them are to be named.
model::Edit reorderTerrain(const model::Battle& battle, std::span<const std::string> slugs, std::string title);

/// Makes a kind of hexes the one that means nothing special.
model::Edit setGround(const model::Battle& battle, std::string_view slug, std::string title);

/// Where a kind lies on the place of `to`, `to` lies instead; a hexside keeps its upper side if `to` has one. Empty
/// unless `to` is defined.
model::Edit replaceTerrain(const model::Battle& battle, std::string_view from, std::string_view to, std::string title);

/// Takes a kind off one place: hexes become ground and keep their level, hexsides and links go.
model::Edit clearTerrain(const model::Battle& battle, std::string_view slug, TerrainPlace place, std::string title);

/// On removal hexes become ground, hexsides and links go.
struct EraseUses {};
/// On removal this kind, of the same place, lies wherever the removed one lay.
struct ReplaceUses {
  std::string by;
};
using TerrainRemoval = std::variant<EraseUses, ReplaceUses>;

/// Takes a kind out of the rules and off the map, so that nothing names it: where it lies on another place than its own
/// it is erased. An inherited kind is hidden by `terrain/<slug>/place` = null. Empty for the ground, and for a
/// replacement that is of another place or not defined.
model::Edit removeTerrain(const model::Battle& battle, std::string_view slug, const TerrainRemoval& choice,
                          std::string title);

/// Lets a hidden inherited kind be seen again.
model::Edit bringBackTerrain(const model::Battle& battle, std::string_view slug, std::string title);

/// Takes the battle's own value away, so that the inherited one holds again; empty where nothing is inherited.
model::Edit inheritTerrainValue(const model::Battle& battle, std::string_view slug, std::string_view path,
                                std::string title);

}  // namespace redoubt::rules
