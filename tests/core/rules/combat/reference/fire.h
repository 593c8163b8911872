#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/hex/facing.h"
#include "core/rules/book/certainty.h"
#include "core/rules/combat/guns.h"
#include "core/rules/combat/rule_tables.h"

/// Fire of rifles and guns: which units can fire, their range, and the modifiers of the target's morale check ([10.8]
/// to [10.10]), computed from the rules `fire/…` and `artillery/…` apart from the families of rules: what these compute is
/// compared with it.
namespace redoubt::rules {

/// The fire ability of a type of unit.
struct FireAbility {
  std::optional<bool> canFire;       ///< nothing: the rules don't say
  std::optional<int> range;          ///< in hexes: its own, otherwise that of its arm ([10.8])
  std::optional<int> shotsPerTurn;   ///< of units that aren't guns ([10.9.1])
  std::optional<GunShots> gunShots;  ///< of guns
  bool isEstimate = false;           ///< one of these is a working value

  friend bool operator==(const FireAbility&, const FireAbility&) = default;
};

FireAbility fireAbility(const model::Battle& battle, const RuleBook& book, std::string_view type);

/// A row of the fire table, and what it does to the target.
struct FireRow {
  int quotient = 0;  ///< firepower by distance, rounded
  NumberRange base;  ///< the row for that
  int number = 0;    ///< of the row that counts, further down if several fire
  NumberRange range;
  std::string result;           ///< "-", "M", "1M"
  std::optional<int> modifier;  ///< of the target's morale check; nothing: no check
  bool isEstimate = false;      ///< it depends on a working value

  friend bool operator==(const FireRow&, const FireRow&) = default;
};

/// The row for a firepower of 0 or more at a distance of 1 hex or more, fired from 1 or more hexes ([10.9.4],
/// [10.9.6]).
std::variant<FireRow, MissingRule> fireRow(const model::Battle& battle, const RuleBook& book, int firepower,
                                           int distance, int hexes);

/// The firepower of several units that fire together, by `fire/together` ([10.9.6]): the greatest, or their sum.
/// Nothing if no rule says how, unless there is just one.
std::optional<int> combinedFirepower(const RuleBook& book, const std::vector<int>& firepowers);

/// One of the units that fire. `shot` is which of its shots of the turn this is, from 1.
struct Firer {
  std::string type;
  int shot = 1;
};

/// The target of fire.
struct FireTarget {
  std::string terrain;    ///< of its hex
  std::string formation;  ///< empty for the usual one
  /// The zone of the target through which the line of sight enters; nothing for a line between two zones (M10.3.2), or
  /// a target without a facing.
  std::optional<hex::FacingZone> zone;
};

/// One reason why a roll is modified.
struct Modifier {
  std::string path;     ///< the rule it comes from
  std::string pointer;  ///< the place in its value, where that is a list: "/1"
  int value = 0;
  bool isEstimate = false;

  friend bool operator==(const Modifier&, const Modifier&) = default;
};

/// The sum of them.
int sumOf(const std::vector<Modifier>& modifiers);
bool isEstimate(const std::vector<Modifier>& modifiers);

/// The modifiers of a target's morale check after rifle fire: the row's own, terrain, formation, zone and firers
/// ([10.9.7], M10.3.1), and the number of the shot in the turn (M10.9.7 to M10.9.9). Modifiers of 0 are left out. Where
/// the firers' shots differ, `shot-modifier` of `fire/together` says which counts; without it the greatest, which is
/// best for the firers, is taken as a working value (M10.9.9). Without a check there are no modifiers.
std::vector<Modifier> rifleModifiers(const model::Battle& battle, const RuleBook& book, const FireRow& row,
                                     const std::vector<Firer>& firers, const FireTarget& target);

/// The same for the fire of one gun or battery of a type with a number of stars, at a distance in range: modifiers of
/// distance, stars, terrain, formation and zone ([10.10.1], M10.10.6, S10.10.4).
std::variant<std::vector<Modifier>, MissingRule> gunModifiers(const model::Battle& battle, const RuleBook& book,
                                                              const std::string& type, int distance, int stars,
                                                              const FireTarget& target);

}  // namespace redoubt::rules
