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

struct Action {
  std::string question;          ///< "attack", "fire" or "build": what somebody asks for to get it
  Condition by;                  ///< of each unit that acts
  Condition at;                  ///< of each unit in the target's hex
  std::optional<Amount> range;   ///< in hexes; nothing: 1
  std::optional<Amount> beyond;  ///< the least distance, in hexes; nothing: 1
  bool needsSight = false;
  Condition hexes;  ///< of a hex in which something is placed; just for those without an enemy ("build")
  Joint joint = Joint::Any;
  std::string table;                                   ///< whose result it brings
  std::string actors;                                  ///< what its rules call the units that act, beside "actors"
  std::map<std::string, Condition, std::less<>> with;  ///< other groups of friends, by their names
  int order = 0;
};

namespace keys {

extern const RuleFamily<std::string> kActionTitle;
extern const RuleFamily<Action> kAction;
extern const RuleFamily<Adjust> kActionAdjust;
extern const RuleFamily<Combine> kActionCombine;

}  // namespace keys
}  // namespace redoubt::rules
