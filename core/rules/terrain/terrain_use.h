#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/terrain/terrain.h"

namespace redoubt::rules {

/// One kind of terrain that the rules define, the map carries, or both.
struct TerrainUse {
  std::string slug;
  std::string title;                       ///< the slug where the rules give none
  TerrainPlace place = TerrainPlace::Hex;  ///< by the rules; of an undefined kind where it is used first
  int order = 0;
  bool isDefined = false;  ///< the rules say where it lies
  bool isGround = false;
  int hexes = 0;
  int hexsides = 0;
  int links = 0;
  std::optional<hex::HexKey> first;           ///< a hex that carries it, inside or on a side
  std::optional<hex::HexKey> firstMisplaced;  ///< a hex that carries it where the rules don't put it

  int total() const { return hexes + hexsides + links; }
  int on(TerrainPlace where) const;
  /// How often it lies where the rules don't put it: a hexside's kind in a hex.
  int misplaced() const { return isDefined ? total() - on(place) : 0; }
  bool isUnused() const { return isDefined && total() == 0; }
  bool isUndefined() const { return !isDefined; }
};

/// All kinds defined or used, in the order of palettes, undefined ones last in their place. Hexes without terrain count
/// for nothing.
std::vector<TerrainUse> terrainUse(const model::Battle& battle, const RuleBook& rules);

/// The use of one slug; nothing if it is neither defined nor used.
std::optional<TerrainUse> terrainUse(const model::Battle& battle, const RuleBook& rules, std::string_view slug);

/// The slugs that a system above defines and the battle's own system hides, sorted.
std::vector<std::string> hiddenTerrain(const model::Battle& battle);

/// The paths of other rules whose value holds `slug` as a text of its own, sorted: lists of what stops a charge, die
/// modifiers by terrain. They are the author's to change when a kind gets another name or goes.
std::vector<std::string> rulesNaming(const model::Battle& battle, const RuleBook& rules, std::string_view slug);

}  // namespace redoubt::rules
