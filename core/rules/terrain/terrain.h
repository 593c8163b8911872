#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"

namespace redoubt::rules {

/// Where a kind of terrain lies (`terrain/<slug>/place`).
enum class TerrainPlace { Hex, Hexside, Link };

/// One kind of terrain of a battle's rules.
struct TerrainKind {
  std::string slug;
  std::string title;  ///< the slug where the rules give none
  TerrainPlace place = TerrainPlace::Hex;
  int order = 0;             ///< in palettes
  bool hasHighSide = false;  ///< a slope: the hexside has an upper hex (`terrain/<slug>/high-side`)
};

/// The kind of that slug, or nothing if the rules give no place: it is missing, or null to hide an inherited kind.
std::optional<TerrainKind> terrainKind(const RuleBook& rules, std::string_view slug);

/// All kinds of terrain, by place, order and slug.
std::vector<TerrainKind> terrainKinds(const RuleBook& rules);

/// The title of a kind, or the slug itself if the rules don't define it.
std::string terrainTitle(const RuleBook& rules, std::string_view slug);

/// The ordinary ground terrain (`terrain/ground`, otherwise 'clear').
std::string groundTerrain(const RuleBook& rules);

}  // namespace redoubt::rules
