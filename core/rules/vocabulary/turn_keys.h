#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/rules/language/condition.h"
#include "core/rules/vocabulary/rule_key.h"

/// Rules of the course of a turn: its segments, the chits that are drawn, and what an activation allows.
namespace redoubt::rules {

/// Who acts in a part of the turn.
enum class Turns {
  Active,     ///< the player whose turn it is
  Other,      ///< the other one, who reacts
  Both,       ///< both at once, or one after the other
  Alternate,  ///< in turns, one act each
};

/// A part of the turn. The segments follow each other by `order`, then by their names.
struct Segment {
  Turns who = Turns::Active;
  std::string pool = {};                              ///< whose chits are drawn in it; empty: none
  Condition when = {};                                ///< in which turns there is one
  Condition units = {};                               ///< which units act in it
  std::optional<std::set<std::string, std::less<>>> may = {};  ///< actions, "move" and "rally"; nothing: anything
  std::optional<Amount> most = {};                    ///< acts of one player; nothing: any number
  bool mayPass = false;                               ///< acts can be left to the other player
  std::string table = {};                             ///< its results say who begins; empty: nobody rolls for it
  int order = 0;
};

/// One chit of a pool, or all of one kind. It activates units.
struct Chit {
  enum class Of { Leader, Leaders, Command, Commands, Army, Event, End };
  Of of = Of::End;
  std::string name = {};     ///< the leader's, command's or army's slug; what happens, for Event
  Condition whose = {};      ///< for Leaders: which of them; of Commands: those with such a unit
  Condition when = {};       ///< in which turns it is in the pool
  Condition units = {};      ///< which of its units act
  int copies = 1;            ///< how many chits there are of it
  std::optional<int> choice = {};  ///< its player chooses so many of these; nothing: all are in the pool
  std::string table = {};    ///< its result is the level of the activation; empty: none is rolled
};

/// What units may do at a level of activation.
struct ActivationLevel {
  std::optional<std::set<std::string, std::less<>>> may = {};  ///< actions, "move" and "rally"; nothing: anything
  std::optional<Amount> most = {};  ///< units that act; nothing: all
};

namespace keys {

extern const RuleFamily<std::string> kSegmentTitle;
extern const RuleFamily<Segment> kSegment;
extern const RuleFamily<std::string> kChitTitle;
extern const RuleFamily<Chit> kChit;
extern const RuleFamily<ActivationLevel> kActivationLevel;

}  // namespace keys
}  // namespace redoubt::rules
