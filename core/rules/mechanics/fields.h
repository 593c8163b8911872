#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/rules/mechanics/mechanics.h"
#include "core/rules/mechanics/step_situation.h"
#include "core/rules/movement/movement_rules.h"
#include "core/rules/sight/sight_map.h"

namespace redoubt::rules {

/// Where units have a zone.
struct ZoneHexes {
  std::set<hex::HexKey> sure;
  std::set<hex::HexKey> possible;  ///< those that depend on something unknown; none of the sure ones
};

/// How far a flood comes.
struct FloodReach {
  /// The least cost to each hex; those in which it may not end are left out.
  std::map<hex::HexKey, Rational> sure;
  std::map<hex::HexKey, Rational> possible;   ///< if what is unknown does not block; the sure ones too
  std::map<hex::HexKey, hex::HexKey> before;  ///< the hex before on the cheapest way, of the sure ones
  std::set<hex::HexKey> starts;
  std::set<hex::HexsideKey> closed;  ///< over which a rule keeps it from going on, whatever it has left; of the sure ones
};

/// The zones and floods of a position, computed when they are asked for and remembered. Where one of them asks for
/// itself, directly or through others, nothing is known of it.
class Fields {
 public:
  Fields(const Mechanics& mechanics, const Position& position) : mechanics_(mechanics), position_(position) {}
  Fields(const Fields&) = delete;
  Fields& operator=(const Fields&) = delete;

  /// The zone of one unit; of one in two hexes that round both of them.
  ZoneHexes zoneOf(const ZoneRules& rules, Member unit);
  /// The sides whose units have a zone in that hex.
  FactValue zone(Symbol zone, hex::HexKey hex);

  /// How far a flood comes for a unit; `unit` can be nobody for floods that are the same for all.
  const FloodReach& flood(const FloodRules& rules, Member unit);
  /// Whether a flood is for a unit; one that it is not for counts as reaching it.
  Verdict isAskedOf(const FloodRules& rules, Member unit);
  /// Whether a unit is reached, in one of its hexes.
  FactValue in(Symbol flood, Member unit);
  /// Whether a hex is reached by the flood of a unit; of kNobody: by one that is the same for all units.
  FactValue reached(Symbol flood, hex::HexKey hex, Member unit);
  /// The rules of movement, read once.
  const MovementRules& movement();
  /// What blocks sight.
  const SightMap& sight();
  /// The way by which a unit is reached, from the start to its hex; empty where it is not, or needs none.
  std::vector<hex::HexKey> wayTo(const FloodRules& rules, Member unit);

 private:
  struct Covered {
    std::map<hex::HexKey, std::vector<Symbol>> sure;
    std::map<hex::HexKey, std::vector<Symbol>> possible;
  };

  const Covered& covered(const ZoneRules& rules);

  const Mechanics& mechanics_;
  const Position& position_;
  std::map<Symbol, Covered> zones_;
  std::map<std::pair<Symbol, Member>, FloodReach> floods_;
  std::set<Symbol> inWork_;
  std::optional<MovementRules> movement_;
  std::optional<SightMap> sight_;
};

}  // namespace redoubt::rules
