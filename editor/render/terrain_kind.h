#pragma once

#include <QColor>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "editor/render/pattern_look.h"

namespace redoubt::render {

/// The code that draws a kind of terrain. The rules name its pattern (`terrain/<slug>/pattern`); without that the slug
/// itself can be a pattern.
enum class Pattern {
  Unknown,    ///< the hatched placeholder
  Scattered,  ///< of a hex: drawn from the data of its file
  // of a hex
  Clear,
  Woods,
  Marsh,
  Village,
  Hill,
  Fields,
  Orchard,
  Castle,
  Water,
  Slopes,
  Meadow,
  Heath,
  Sand,
  Rocks,
  Scrub,
  Vineyard,
  Park,
  // of a hexside
  Stream,
  River,
  Slope,
  Escarpment,  ///< a steep slope at any levels
  Wall,
  Fence,
  Palisade,
  Hedge,
  Ditch,
  Embankment,
  Abatis,  ///< felled trees
  FortifiedLine,
  // of a link
  Road,
  Lane,  ///< a lesser road
  Track,
  Railway,
  Bridge,
  Ford,
  Ferry,
};

struct TerrainKind {
  std::string slug;
  Place place = Place::Hex;
  Pattern pattern = Pattern::Clear;
  QColor colour;
  const PatternLook* look = nullptr;  ///< null for Unknown
  bool hasOwnColour = false;          ///< the rules give another colour than such terrain usually has

  bool isSlope() const { return pattern == Pattern::Slope || pattern == Pattern::Escarpment; }
  bool isWater() const { return pattern == Pattern::Stream || pattern == Pattern::River; }
  /// Whether it carries ways over water.
  bool isCrossing() const {
    return pattern == Pattern::Bridge || pattern == Pattern::Ford || pattern == Pattern::Ferry;
  }
  bool isWay() const { return place == Place::Link && !isCrossing(); }
  /// Whether it is a way of the railways' own net, which joins no road.
  bool isRailway() const { return pattern == Pattern::Railway; }
};

/// The words for `terrain/<slug>/pattern` with a drawing for `place`, in the order in which they are offered.
std::vector<std::string_view> patternsOf(Place place);

/// The kind of a slug in `place`; a pattern that is not for that place is Unknown.
TerrainKind terrainKind(const rules::RuleBook& rules, std::string_view slug, Place place);

/// The place of a terrain by the rules; Hex if they give none.
Place placeOf(const rules::RuleBook& rules, std::string_view slug);

}  // namespace redoubt::render
