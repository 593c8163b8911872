#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/name_kind.h"
#include "core/rules/language/symbol.h"

/// Facts that conditions and amounts of rules ask for. There are no others: the list is closed, and each fact has a
/// type. Their meanings are under "facts" in data/words/<language>/language.json.
namespace redoubt::rules {

enum class Fact {
  // Of a unit.
  Arm,
  Type,
  Unit,
  Army,
  Side,
  Command,
  Formation,
  Leader,
  Overall,
  Moved,
  Top,
  Step,
  Losses,
  Rating,
  Mark,
  State,
  Spends,
  Fate,
  LeftIn,
  Active,
  // Of the hex that it is in.
  Hex,
  Area,
  Level,
  Owner,
  Marker,
  Zone,
  In,
  // Between it and another hex.
  From,
  Across,
  Link,
  MarkerAcross,
  StateAcross,
  LevelChange,
  Distance,
  DistanceChange,
  Aspect,
  Opposite,
  Sight,
  // Of the game.
  Turn,
  Phase,
  Track,
  Action,
};

/// What a fact's value is.
enum class FactKind {
  Words,   ///< any number of names, or of words from a fixed list; a test holds if it names one of them
  Number,  ///< a number or fraction
  Truth,   ///< true or false
};

/// What has to be known for a fact.
enum class FactOf {
  Unit,
  Place,
  Pair,  ///< of two hexes
  Step,  ///< of a step from one hex to the next, and of a third
  Game,
};

struct FactInfo {
  Fact fact;
  std::string_view word;  ///< "level-change"
  FactKind kind;
  FactOf of;
  std::optional<NameKind> names = std::nullopt;      ///< for Words: names of this kind
  std::vector<std::string_view> words = {};          ///< for Words: these
  std::optional<NameKind> parameter = std::nullopt;  ///< "state.<state>": what the name after the dot is
  bool isRelative = false;                           ///< "same" and "other" compare with the subject of the rule
};

/// All facts, in the order of the enumeration.
std::span<const FactInfo> facts();
const FactInfo& infoOf(Fact fact);
/// Whether a group can be named at its other end: "distance.defenders".
bool hasOtherEnd(const FactInfo& fact);

/// A fact as a condition names it: "arm", "state.morale", "distance.defenders".
struct FactName {
  Fact fact = Fact::Arm;
  Symbol parameter = {};  ///< "morale" in "state.morale"
  Symbol end = {};  ///< the group at the other end of a pair: "defenders" in "distance.defenders"; empty: the usual

  friend bool operator==(const FactName&, const FactName&) = default;
};

/// Nullopt if there is no such fact, if it needs a parameter and has none, or the reverse. Parameters and groups are
/// not looked up.
std::optional<FactName> factFromText(std::string_view text);
std::string toText(const FactName& name);

/// The facts of a kind of rule, and the groups of units and hexes that it knows.
struct Scope {
  std::string_view name;  ///< "action"; under "scopes" in data/words/<language>/language.json
  bool knowsUnit = true;
  bool knowsPlace = true;
  bool knowsPair = true;  ///< what is between two hexes
  std::vector<std::string_view> groups;  ///< beside the roles of actions
  bool knowsStep = false;                ///< what a step from hex to hex changes

  bool knows(const FactInfo& fact) const;
  bool hasGroup(std::string_view group) const;
};

/// The names of all groups that some scope has.
std::span<const std::string_view> groupNames();

/// Of an action against an enemy: its units, tables and adjustments.
const Scope& scopeOfActions();
/// Of the figures of a unit, wherever they are used.
const Scope& scopeOfRatings();
/// Of things that move, retreat or are traced from hex to hex.
const Scope& scopeOfFloods();
/// Of the zones round units.
const Scope& scopeOfZones();
/// Of units in a hex.
const Scope& scopeOfStacks();
/// Of what is counted on the whole map.
const Scope& scopeOfCounts();
/// Of the levels of states, and how they change.
const Scope& scopeOfStates();
/// Of what gives victory points: the units of the scenario, whatever became of them, and the hexes of the map.
const Scope& scopeOfAwards();
/// Of the turn.
const Scope& scopeOfGame();

}  // namespace redoubt::rules
