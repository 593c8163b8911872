#pragma once

#include <optional>
#include <vector>

#include "core/model/battle.h"
#include "core/model/standing.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/set_up/ruled_places.h"
#include "editor/render/counters/counter_face.h"
#include "editor/render/counters/counter_style.h"
#include "editor/render/counters/stack_layout.h"

namespace redoubt::render {

/// A counter of a stack with the placement that puts it there.
struct StackedCounter {
  Id<model::Placement> placement;
  CounterFace face;
  std::optional<double> angle;       ///< degrees clockwise from north; none if the direction is free or unknown
  int side = 0;                      ///< of its hex, for a marker on a hexside
  QString key = {};                  ///< keyOf(face)
  model::StandingHexes across = {};  ///< both hexes of a long unit; otherwise empty
  bool isByRule = false;             ///< a leader that begins with any of its own units: the hex is one of several

  friend bool operator==(const StackedCounter&, const StackedCounter&) = default;
};

/// The counters on one hex, the top one first, and the markers on its sides. A long unit is in the stacks of both its
/// hexes.
struct MapStack {
  hex::HexKey hex;
  std::vector<StackedCounter> counters;
  std::vector<StackedCounter> onSides = {};  ///< their angles are those of the sides

  friend bool operator==(const MapStack&, const MapStack&) = default;
};

/// The stacks that a variant's placements put on hexes, in the order of the hexes. A leader that starts with its own
/// units is shown under the first of their stacks from which all of them, or the most, are in command.
std::vector<MapStack> stacksOf(const model::Battle& battle, const rules::RuleBook& rules, Id<model::Variant> variant);

/// Counters that begin by a rule in a hex that is not given, as a pile where they can be shown.
struct GhostPile {
  MapStack stack;
  rules::RuledPlace place;  ///< without its counters

  friend bool operator==(const GhostPile&, const GhostPile&) = default;
};

/// The piles of a variant's placements within a distance, in zones and over entries, as far as these have hexes.
std::vector<GhostPile> ghostPilesOf(const model::Battle& battle, const rules::RuleBook& rules,
                                    Id<model::Variant> variant);

/// The cards of a stack, index for index. Those of long units lie between their hexes.
std::vector<StackCard> cardsOf(const hex::Layout& layout, const MapStack& stack);

/// A counter with its drawn position.
struct LyingCounter {
  const StackedCounter* counter;
  StackCard card;
};

/// Everything on a hex, the lowest first: the markers on its sides, the long units of which it is the first hex, then
/// the other counters of its stack. Cards that stand upright in that style have the angle 0. Valid as long as `stack`.
std::vector<LyingCounter> lyingOn(const hex::Layout& layout, const MapStack& stack, const CounterStyle& style = {});

}  // namespace redoubt::render
