#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"

/// Stacking limits of each arm in a hex, for one army or all armies of a player (Racławice [6.2] to [6.4], Maciejowice
/// [6.2]; Kłuszyn 4.27, 13.34).
namespace redoubt::rules {

/// The limit on one arm in a stack.
struct StackLimit {
  std::optional<int> counters;  ///< at most; nothing: any number
  std::optional<int> size;      ///< the total size at most; nothing: any
  int leastSize = 0;

  friend bool operator==(const StackLimit&, const StackLimit&) = default;
};

/// A limit on several arms together (K4.27, K13.34).
struct JointLimit {
  std::vector<std::string> arms;  ///< sorted
  int size = 0;                   ///< the total size of all of them at most

  friend bool operator==(const JointLimit&, const JointLimit&) = default;
};

/// One allowed composition of a stack. Arms that it doesn't name must not be in the stack.
struct StackAlternative {
  std::map<std::string, StackLimit> arms;
  /// The only formation for which it holds; empty: for every formation that no other alternative names.
  std::string formation;
  std::vector<JointLimit> together = {};
  std::string zone = {};  ///< the slug of the only zone it holds in; empty: anywhere
  std::string army = {};  ///< the slug of the only army it holds for; empty: for all

  friend bool operator==(const StackAlternative&, const StackAlternative&) = default;
};

/// What alternatives can depend on in addition to the counters themselves.
struct StackPlace {
  std::string formation = {};           ///< of all counters of the stack; empty: the usual one, or several
  std::string army = {};                ///< that the stack belongs to, by slug; empty: several armies
  std::vector<std::string> zones = {};  ///< that its hex is in, by slug
};

/// The rule `stacking/alternatives`; a stack must fit one of them. Nothing if there is no such rule or it isn't valid.
std::optional<std::vector<StackAlternative>> stackAlternatives(const RuleBook& book);

/// Which counters in a hex are checked against the limits together.
enum class StackCounting {
  ByArmy,    ///< each army's by themselves
  ByPlayer,  ///< those of all armies of a player (K4.27)
  OneArmy,   ///< each army's, and armies of one player must not share a hex (S6.0)
};
/// The rule `stacking/counted-by`; by player where there is none.
StackCounting stackCounting(const RuleBook& book);
/// Whether both armies have the same player; false for an army that doesn't exist.
bool areOfOnePlayer(const model::Battle& battle, Id<model::Army> one, Id<model::Army> other);

/// Counters of one arm together.
struct ArmLoad {
  int counters = 0;
  int size = 0;

  friend bool operator==(const ArmLoad&, const ArmLoad&) = default;
};
using StackLoad = std::map<std::string, ArmLoad>;

/// By how much a stack exceeds an alternative: 0 if it fits. Counters and points of size count the same.
int excessOver(const StackAlternative& alternative, const StackLoad& load, const StackPlace& place);
/// Whether a stack fits one of the alternatives; an empty stack always does. For a counter that is alone in its hex
/// only its size is checked, and only if the rules name its arm, because the other conditions are about several
/// counters.
bool isAllowed(const std::vector<StackAlternative>& alternatives, const StackLoad& load, const StackPlace& place = {});

/// The alternative that a stack is nearest to; there must be at least one. First one for its formation if they name
/// that, then one that names all its arms, then one for its zone and army, then the one that it exceeds least, then the
/// order of the rules.
const StackAlternative& nearestAlternative(const std::vector<StackAlternative>& alternatives, const StackLoad& load,
                                           const StackPlace& place);

enum class StackFault {
  OtherFormation,  ///< the alternative only holds in its formation
  OtherZone,       ///< only in its zone
  OtherArmy,       ///< only for its army
  ArmNotNamed,     ///< the arm must not be in the stack
  TooManyCounters,
  TooLarge,
  TooSmall,
  TooLargeTogether,  ///< several arms together
};

/// One reason why a stack doesn't fit an alternative.
struct StackReason {
  StackFault fault = StackFault::OtherFormation;
  std::string arm;                          ///< empty if it is not about a single arm
  std::optional<JointLimit> together = {};  ///< for TooLargeTogether

  friend bool operator==(const StackReason&, const StackReason&) = default;
};

/// All reasons, those of the place first, then arm by arm, then of arms together; none where `excessOver` is 0.
std::vector<StackReason> stackReasons(const StackAlternative& alternative, const StackLoad& load,
                                      const StackPlace& place);

/// Counters in a stack whose arm or size can be uncertain.
struct StackMember {
  std::optional<std::string> arm;  ///< nothing: any of the existing arms
  std::string type;                ///< counters without arm but of one type have one arm; empty: each its own
  int counters = 1;
  std::optional<int> size;    ///< of each; nothing: any from 1
  bool isSizeCertain = true;  ///< if false, `size` is a working value
};

/// The verdict on a stack with some uncertain arms or sizes.
enum class StackDecision { Allowed, Exceeds, Undecided };

/// Like isAllowed(). Tries every one of `arms` for members without an arm, and all sizes from 1 for uncertain sizes:
/// Undecided if some choices are allowed and some not, or if there are too many to try.
StackDecision decideStack(const std::vector<StackAlternative>& alternatives, const std::vector<StackMember>& members,
                          const std::vector<std::string>& arms, const StackPlace& place = {});

}  // namespace redoubt::rules
