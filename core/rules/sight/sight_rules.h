#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

/// What the rules say about sight (R10.1, M10.1, S10.1). What they say nothing of blocks nothing.
namespace redoubt::rules {

/// What blocks a line that runs along a hexside, between two hexes: what lies on either side of it, only both together,
/// or nothing (`sight/along-hexside`).
enum class AlongHexside { Either, Both, None };

/// The topics `sight/…` and `terrain/<terrain>/blocks-sight`, read once.
struct SightRules {
  using Slugs = std::set<std::string, std::less<>>;

  std::string ground;     ///< the terrain of hexes without a row
  Slugs blockingTerrain;  ///< of hexes
  Slugs blockingSides;    ///< kinds that lie on hexsides
  Slugs highGround;       ///< terrain between which nothing blocks ([10.1.2])
  AlongHexside alongHexside = AlongHexside::None;
  bool endsBlock = false;   ///< whether the terrain of a line's own two hexes blocks it; units there never do
  bool unitsBlock = false;  ///< but for those of the arms in `openArms`
  Slugs openArms;

  friend bool operator==(const SightRules&, const SightRules&) = default;
};

/// Kinds without a place in the rules, and links, block nothing.
SightRules sightRules(const RuleBook& book);

/// Where counters stand in the way.
struct SightBlockers {
  /// The hexes with a counter that blocks: all but markers and those of `openArms`. Working values count, and a unit
  /// whose arm nobody knows blocks.
  std::vector<hex::HexKey> hexes;
  /// The hexes, of these and of others, where that rests on an arm that isn't certain.
  std::vector<hex::HexKey> unsure;
};

/// Of the placements that name their hex (rule `at`). Both lists in the order of their keys.
SightBlockers sightBlockers(const model::Battle& battle, const RuleBook& book, const SightRules& rules,
                            std::span<const model::Placement* const> placements);

}  // namespace redoubt::rules
