#pragma once

#include <QColor>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"

namespace redoubt::render {

/// How a kind of terrain is drawn. The rules name it (`terrain/<slug>/pattern`); without that the slug itself may.
enum class Pattern {
  Unknown,  ///< the hatched placeholder
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
  Escarpment,  ///< a steep slope, whatever the levels
  Wall,
  Fence,
  Palisade,
  Hedge,
  Ditch,
  Embankment,
  Abatis,  ///< felled trees
  // of a link
  Road,
  Lane,  ///< a lesser road
  Track,
  Bridge,
  Ford,
  Ferry,
};

/// What a terrain can lie on.
enum class Place { Hex, Hexside, Link };

struct TerrainKind {
  std::string slug;
  Place place = Place::Hex;
  Pattern pattern = Pattern::Clear;
  QColor colour;
  bool hasOwnColour = false;  ///< the rules give another than such terrain usually has

  bool isSlope() const { return pattern == Pattern::Slope || pattern == Pattern::Escarpment; }
  bool isWater() const { return pattern == Pattern::Stream || pattern == Pattern::River; }
  /// Carries ways over water.
  bool isCrossing() const {
    return pattern == Pattern::Bridge || pattern == Pattern::Ford || pattern == Pattern::Ferry;
  }
  bool isWay() const { return place == Place::Link && !isCrossing(); }
};

/// The words for `terrain/<slug>/pattern` that draw something on `place`, in the order they are offered.
std::vector<std::string_view> patternsOf(Place place);

/// The kind behind a slug that stands on `place`; a pattern that is not for that place is Unknown.
TerrainKind terrainKind(const rules::RuleBook& rules, std::string_view slug, Place place);

/// The place the rules give a terrain; Hex if they say nothing.
Place placeOf(const rules::RuleBook& rules, std::string_view slug);

}  // namespace redoubt::render
