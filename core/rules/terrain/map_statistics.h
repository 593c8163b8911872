#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::rules {

/// The extent of one terrain.
struct TerrainStatistics {
  std::string slug;
  std::string title;
  int hexes = 0;
  double share = 0;  ///< of all counted hexes, 0 to 1
  int pieces = 0;    ///< connected areas
  int largest = 0;   ///< hexes of the largest piece
};

struct LevelStatistics {
  int level = 0;
  int hexes = 0;
  double share = 0;
};

/// Hexsides or links of one kind. A hexside is 1/√3 of a hex's width long, a link one width.
struct LineStatistics {
  std::string slug;
  std::string title;
  int count = 0;
  std::optional<double> kilometres;  ///< if the map gives the metres per hex
  /// The length of the longest run of this kind, in hexsides or links: the greatest shortest distance between two of
  /// its points; exact if the kind makes no loops.
  int longestRun = 0;
};

struct CountedName {
  std::string name;
  int count = 0;
};

struct ZoneStatistics {
  std::string title;
  model::OpenWord<model::ZoneKind> kind = model::ZoneKind::Area;
  int hexes = 0;
};

struct ArmyStatistics {
  std::string name;
  int counters = 0;  ///< of the variant that begin in a counted hex
  int hexes = 0;     ///< that they begin in
};

/// The contents of a map, or of a part of it.
struct MapStatistics {
  int hexes = 0;
  std::optional<double> squareKilometres;
  std::vector<TerrainStatistics> terrain;  ///< by count, the most first
  std::vector<LevelStatistics> levels;     ///< from the lowest
  std::vector<LineStatistics> hexsides;    ///< by count
  std::vector<LineStatistics> links;
  std::vector<CountedName> symbols;    ///< by count
  std::vector<CountedName> labels;     ///< by style, by count
  std::vector<ZoneStatistics> zones;   ///< by title; those with a counted hex, for the whole map all
  std::vector<ArmyStatistics> armies;  ///< by ordinal
};

/// Counts the hexes of the map that are in `area`, everything on them, hexsides next to one of them, links between two
/// of them, and the counters of `variant` (none without one). Without an area the whole map is counted. Hexes without
/// terrain count as ground at level 0; what lies off the map is left out.
MapStatistics mapStatistics(const model::Battle& battle, const RuleBook& rules, const hex::Layout& layout,
                            const std::optional<std::set<hex::HexKey>>& area,
                            std::optional<Id<model::Variant>> variant);

}  // namespace redoubt::rules
