#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/vocabulary/rating_keys.h"

/// Rules of actions: attacks, fire, bombardment, charges and whatever else units do.
namespace redoubt::rules {

/// Which units act together against which.
enum class Joint {
  Single,           ///< one unit against one hex
  OneTargetHex,     ///< any number of units against one hex
  OneSideInOneHex,  ///< any number against several hexes, if all units of one side are in one hex
  EachReachesEach,  ///< any number against several hexes that each of them reaches
  Any,
};

/// Which units of the hexes that are acted against are its targets. Those for which `at` does not hold are none.
enum class Targets {
  All,  ///< all of them together
  One,  ///< one of them, chosen by whoever acts
  Top,  ///< the top one of each hex
};

/// A group of units beside those that act and their targets.
struct ActionRole {
  Condition where;
  bool isOfEnemy = false;  ///< of those on the targets' side
};

struct Action {
  std::string question;          ///< "attack", "fire" or "build": what somebody asks for to get it
  Condition by;                  ///< of each unit that acts
  Condition at;                  ///< of each unit in the target's hex
  std::optional<Amount> range;   ///< in hexes; nothing: 1
  std::optional<Amount> beyond;  ///< the least distance, in hexes; nothing: 1
  bool needsSight = false;
  std::optional<std::vector<hex::FacingZone>> through;  ///< the actor's own zones; nothing: as it aims, if it must see
  Targets targets = Targets::All;
  Condition hexes;  ///< of a hex in which something is placed; just for those without an enemy ("build")
  Joint joint = Joint::Any;
  std::string table;                                   ///< whose result it brings
  std::string actors;                                  ///< what its rules call the units that act, beside "actors"
  std::map<std::string, ActionRole, std::less<>> with;  ///< other groups, by their names
  std::optional<Condition> must;    ///< of each unit that has to act, of those that may
  std::optional<Condition> mustAt;  ///< of each enemy to whom it has to be done
  std::optional<Amount> cost;  ///< points of movement of each that acts, for an action in the course of a movement
  int order = 0;
};

/// What an action uses up, such as supply or ammunition.
struct Spend {
  std::string stock;          ///< of the army that acts; empty: something that is just counted
  Amount amount;              ///< of it
  std::optional<Amount> has;  ///< how much there is; nothing: what is left of the stock
  Condition when;             ///< of those who act, as of an adjustment of a column
};

namespace keys {

extern const RuleFamily<std::string> kActionTitle;
extern const RuleFamily<Action> kAction;
extern const RuleFamily<Spend> kActionSpend;
/// The army that has a stock.
extern const RuleFamily<std::string> kStockArmy;
extern const RuleFamily<Adjust> kActionAdjust;
extern const RuleFamily<Combine> kActionCombine;

}  // namespace keys
}  // namespace redoubt::rules
