#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/book/rule_book.h"

/// How much of each arm may be in a hex, of one army or of all armies of a player (Racławice [6.2] to [6.4],
/// Maciejowice [6.2]; Kłuszyn 4.27, 13.34).
namespace redoubt::rules {

/// What a stack may hold of one arm.
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

/// One of the ways in which a stack may be made up. An arm it doesn't name may not be there.
struct StackAlternative {
  std::map<std::string, StackLimit> arms;
  /// The only formation it holds in; empty: in every one that no other alternative names.
  std::string formation;
  std::vector<JointLimit> together = {};
  std::string zone = {};  ///< the slug of the only zone it holds in; empty: anywhere
  std::string army = {};  ///< the slug of the only army it holds for; empty: for all

  friend bool operator==(const StackAlternative&, const StackAlternative&) = default;
};

/// What alternatives may depend on beside the counters themselves.
struct StackPlace {
  std::string formation = {};           ///< that all of the stack share; empty: the usual one, or several
  std::string army = {};                ///< whose it is, by slug; empty: of several
  std::vector<std::string> zones = {};  ///< in which it stands, by slug
};

/// The rule `stacking/alternatives`; a stack must fit one of them. Nothing if there is no such rule or it isn't one.
std::optional<std::vector<StackAlternative>> stackAlternatives(const RuleBook& book);

/// Whose counters in a hex are held against the limits together.
enum class StackCounting {
  ByArmy,    ///< each army's by themselves
  ByPlayer,  ///< those of all armies of a player (K4.27)
  OneArmy,   ///< each army's, and armies of one player may not share a hex (S6.0)
};
/// The rule `stacking/counted-by`; by player where there is none.
StackCounting stackCounting(const RuleBook& book);
/// Whether one player leads both; an army that isn't there has none.
bool areOfOnePlayer(const model::Battle& battle, Id<model::Army> one, Id<model::Army> other);

/// Counters of one arm together.
struct ArmLoad {
  int counters = 0;
  int size = 0;

  friend bool operator==(const ArmLoad&, const ArmLoad&) = default;
};
using StackLoad = std::map<std::string, ArmLoad>;

/// How much a stack goes beyond an alternative: 0 if it fits. Counters and points of size count alike.
int excessOver(const StackAlternative& alternative, const StackLoad& load, const StackPlace& place);
/// Whether it fits one of them; an empty stack always does. Of a counter that is alone in its hex nothing but its size
/// is asked, and that only if the rules name its arm: what goes with what is about several.
bool isAllowed(const std::vector<StackAlternative>& alternatives, const StackLoad& load, const StackPlace& place = {});

/// Of the alternatives, which are one or more, that which a stack comes nearest to: one of its formation if they name
/// that, then one that names all its arms, then one for where it stands and whose it is, then that which it goes beyond
/// least, then the rules' own order.
const StackAlternative& nearestAlternative(const std::vector<StackAlternative>& alternatives, const StackLoad& load,
                                           const StackPlace& place);

enum class StackFault {
  OtherFormation,  ///< the alternative holds in its formation only
  OtherZone,       ///< in its zone only
  OtherArmy,       ///< for its army only
  ArmNotNamed,     ///< the arm may not be there
  TooManyCounters,
  TooLarge,
  TooSmall,
  TooLargeTogether,  ///< several arms together
};

/// One reason why a stack doesn't fit an alternative.
struct StackReason {
  StackFault fault = StackFault::OtherFormation;
  std::string arm;                          ///< empty where it is about no single one
  std::optional<JointLimit> together = {};  ///< of TooLargeTogether

  friend bool operator==(const StackReason&, const StackReason&) = default;
};

/// All reasons, those of the place first, then arm by arm, then of arms together; none where `excessOver` is 0.
std::vector<StackReason> stackReasons(const StackAlternative& alternative, const StackLoad& load,
                                      const StackPlace& place);

/// Counters in a stack of which the file may not be sure.
struct StackMember {
  std::optional<std::string> arm;  ///< nothing: whichever of the arms there are
  std::string type;                ///< counters without arm that share a type share their arm too; empty: each its own
  int counters = 1;
  std::optional<int> size;    ///< of each; nothing: any from 1
  bool isSizeCertain = true;  ///< if not, `size` is a working value
};

/// The verdict on a stack of which some arms or sizes aren't sure.
enum class StackDecision { Allowed, Exceeds, Undecided };

/// Like isAllowed(). Tries every one of `arms` for the members that have none, and sizes from 1 to without end for
/// uncertain ones: Undecided if some choices are allowed and some not, or if there are too many to try.
StackDecision decideStack(const std::vector<StackAlternative>& alternatives, const std::vector<StackMember>& members,
                          const std::vector<std::string>& arms, const StackPlace& place = {});

}  // namespace redoubt::rules
