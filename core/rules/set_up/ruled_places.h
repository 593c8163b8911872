#pragma once

#include <optional>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {

/// Counters of one army that begin by the same rule instead of in a hex of their own: within a distance, in a zone, or
/// over an entry in the course of the game.
struct RuledPlace {
  model::PlacementRule rule = model::PlacementRule::Zone;  ///< within, zone, enters or on-activation
  Id<model::Army> army;
  std::optional<hex::HexKey> hex;  ///< from which `distance` counts; otherwise from all hexes of `zone`
  std::optional<int> distance;
  std::optional<Id<model::Zone>> zone;    ///< of an entry: its zone
  std::optional<Id<model::Entry>> entry;  ///< nothing where the file doesn't say over which they come
  PlacementList counters;                 ///< in the order of the set-up
  std::vector<hex::HexKey> hexes;         ///< those of the map that the rule allows, by key
  /// Where they are shown together: the hex of theirs nearest to their middle (of an entry: in it) in which nothing
  /// begins and nobody else is shown, rather one beside which nobody else is either; where there is none, the nearest
  /// such hex of the map. Nothing without `hexes`.
  std::optional<hex::HexKey> shownAt;

  friend bool operator==(const RuledPlace&, const RuledPlace&) = default;
};

/// The hexes over which an entry comes onto the map, by key.
std::vector<hex::HexKey> entryHexes(const model::Battle& battle, const hex::Layout& layout, Id<model::Entry> entry);

/// In the order of the set-up. Leaders with their own units are not among them: they are in the hex of one of these.
std::vector<RuledPlace> ruledPlaces(const model::Battle& battle, const hex::Layout& layout, const PlacementList& setUp);

}  // namespace redoubt::rules
