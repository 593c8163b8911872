#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/battle.h"
#include "core/rules/book/rule_book.h"

/// The rules of sight (R10.1, M10.1, S10.1). What they don't mention doesn't block.
namespace redoubt::rules {

/// What blocks a line that runs along a hexside between two hexes: either of the two hexes, only both together, or
/// nothing (`sight/along-hexside`).
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
  bool unitsBlock = false;  ///< except those of the arms in `openArms`
  Slugs openArms;

  friend bool operator==(const SightRules&, const SightRules&) = default;
};

/// Kinds without a place in the rules, and links, don't block.
SightRules sightRules(const RuleBook& book);

/// The hexes in which counters block the line of sight.
struct SightBlockers {
  /// The hexes with a counter that blocks: all but markers and those of `openArms`. Working values count, and a unit
  /// with an unknown arm blocks.
  std::vector<hex::HexKey> hexes;
  /// The hexes, among these and others, where the result depends on an arm that isn't certain.
  std::vector<hex::HexKey> unsure;
};

/// Only counts placements that name their hex (rule `at`). Both lists are in the order of their keys.
SightBlockers sightBlockers(const model::Battle& battle, const RuleBook& book, const SightRules& rules,
                            std::span<const model::Placement* const> placements);

}  // namespace redoubt::rules
