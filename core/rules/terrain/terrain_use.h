#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/terrain/terrain.h"

namespace redoubt::rules {

/// One kind of terrain that is defined by the rules, used on the map, or both.
struct TerrainUse {
  std::string slug;
  std::string title;                       ///< the slug where the rules give none
  TerrainPlace place = TerrainPlace::Hex;  ///< by the rules; for an undefined kind the place where it is used first
  int order = 0;
  bool isDefined = false;  ///< the rules give its place
  bool isGround = false;
  int hexes = 0;
  int hexsides = 0;
  int links = 0;
  std::optional<hex::HexKey> first;           ///< a hex that has it, inside or on a side
  std::optional<hex::HexKey> firstMisplaced;  ///< a hex that has it in a place that the rules don't allow

  int total() const { return hexes + hexsides + links; }
  int on(TerrainPlace where) const;
  /// How often it is used in a place that the rules don't allow, such as a hexside's kind in a hex.
  int misplaced() const { return isDefined ? total() - on(place) : 0; }
  bool isUnused() const { return isDefined && total() == 0; }
  bool isUndefined() const { return !isDefined; }
};

/// All kinds defined or used, in the order of palettes, undefined ones last in their place. Hexes without terrain are
/// not counted.
std::vector<TerrainUse> terrainUse(const model::Battle& battle, const RuleBook& rules);

/// The use of one slug; nothing if it is neither defined nor used.
std::optional<TerrainUse> terrainUse(const model::Battle& battle, const RuleBook& rules, std::string_view slug);

/// The slugs that a system above defines and the battle's own system hides, sorted.
std::vector<std::string> hiddenTerrain(const model::Battle& battle);

/// The paths of other rules whose value contains `slug` as a whole text, sorted: lists of what prevents a charge, die
/// modifiers by terrain. The author must change them when a kind is renamed or removed.
std::vector<std::string> rulesNaming(const model::Battle& battle, const RuleBook& rules, std::string_view slug);

}  // namespace redoubt::rules
