#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/vocabulary/rating_keys.h"

/// Rules of what the results of tables do: who retreats, who loses how much, who has to check what.
namespace redoubt::rules {

enum class EffectVerb {
  Retreat,    ///< by a number of hexes
  Lose,       ///< a number of steps or points of strength
  Eliminate,  ///< all, or a number of units
  Exchange,   ///< at least as much of a rating as the other side has lost in the same result
  State,      ///< to another level of a state
  Check,      ///< a roll on another table
  Advance,    ///< by a number of hexes, or into the hex that has been left
  Track,      ///< the marker of a track by a number of spaces
  Remove,     ///< from the map, without being lost
};

/// Of a group of units, whom an item is about.
enum class EffectUnits {
  Each,      ///< each of them
  One,       ///< one, which the owner chooses
  Shared,    ///< the owner distributes the amount among them
  Together,  ///< all at once: one check for all
};

/// One thing that a result does.
struct EffectItem {
  EffectVerb verb = EffectVerb::Retreat;
  std::optional<Amount> amount = {};  ///< nothing: all of them, or as far as the hex that has been left
  std::optional<Amount> added = {};   ///< for Check: to its roll
  bool countsPoints = false;          ///< for Lose: points of strength, not steps
  std::string name = {};              ///< of the rating, table or track
  std::string counter = {};           ///< for Exchange: the rating of what the other side has lost; empty: the same
  std::map<std::string, std::string, std::less<>> levels = {};  ///< for State: by state the level, or "+1", "-1"
  std::optional<Group> of = {};           ///< nothing: the unit that has checked, otherwise the defenders
  std::optional<EffectUnits> units = {};  ///< nothing: the usual one of the verb
  std::optional<bool> isOptional = {};    ///< whether the owner may leave it; nothing: only an advance
  Condition when = {};                    ///< of each unit

  /// The owner distributes what is lost or eliminated; everything else is about each unit.
  EffectUnits unitsOrUsual() const;
};

/// The items that hold for the units of which a condition is true.
struct EffectBranch {
  Condition when = {};
  std::vector<EffectItem> items;
};

/// A part of an effect: one item, ways between which the owner chooses, or branches of which for each unit the first
/// holds whose condition does.
struct EffectPart {
  std::vector<EffectItem> items;  ///< one, or none
  std::vector<std::vector<EffectItem>> choices;
  std::vector<EffectBranch> first;
};

struct Effect {
  std::string text;   ///< of the result, as it stands in the tables
  std::string table;  ///< only in this one; empty: in all
  std::vector<EffectPart> parts;
};

namespace keys {

extern const RuleFamily<Effect> kEffect;

}  // namespace keys
}  // namespace redoubt::rules
