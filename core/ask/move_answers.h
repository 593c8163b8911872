#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/ask/answer.h"
#include "core/rules/mechanics/states.h"

/// Answers about where units can go.
namespace redoubt::ask {

/// The hexes in which something can end.
struct ReachAnswer {
  struct End {
    hex::HexKey hex;
    Rational cost;    ///< in points of movement; of a retreat in hexes
    std::string way;  ///< the flood by which it moves; empty: as usual
    std::optional<rules::Chance> chance = {};  ///< that a roll gives points enough
    std::vector<rules::PossibleChange> enters = {};  ///< changes of its states that come about on entering the hex
    std::optional<hex::HexKey> second = {};          ///< the other hex of a unit across two
    std::vector<hex::HexKey> changesOnWay = {};      ///< earlier hexes of the cheapest way in which such come about
  };
  /// An action in the course of the movement, such as an overrun.
  struct Act {
    std::string action;
    hex::HexKey on;
    hex::HexKey from;  ///< the cheapest hex from which it is allowed, otherwise the cheapest
    Rational cost;     ///< of the movement and of the action together
    std::vector<rules::Refusal> refusals;
  };
  std::vector<End> ends;              ///< by hex, the cheapest way; without the hex in which it begins
  std::vector<Act> acts;              ///< by the order of the actions, then by hex
  std::vector<hex::HexKey> unknown;   ///< those that can perhaps be reached: the rules don't give the cost
  std::optional<Rational> allowance;  ///< the greatest of its ways; nothing: unknown
  std::vector<std::string> missing;   ///< rules without which nothing is known
  std::string refusal;                ///< the rule by which it may not go at all; "off-map": it is on no hex
  rules::Certainty certainty = rules::Certainty::Known;
  std::vector<Reason> because;
};
/// Where a unit can end its movement at the usual pace, with any facing where its own is unknown. A unit across two
/// hexes goes straight ahead; unless its rules say that it never turns, that is not all it could do: then the answer is
/// unknown, and the rule is among the missing ones. `only`: by the flood
/// of that name, as far as it is one for this unit.
ReachAnswer askReach(const World& world, rules::Member unit, std::string_view only = {});
/// The points that a unit may spend, by the greatest of its ways of moving. Nothing where they are unknown.
std::optional<Rational> allowanceOf(const World& world, rules::Member unit);
/// Where a unit can end a retreat of at most `most` hexes.
ReachAnswer askRetreat(const World& world, rules::Member unit, int most);
/// The longest retreat that a result of the rules brings, as far as it is a number; 0: none does.
int longestRetreat(const World& world);

/// Where a unit can be placed by an action without an enemy: replacements, works.
struct BuildAnswer {
  std::string action;  ///< empty: the rules have none
  rules::ZoneHexes hexes;
  std::string refusal;  ///< the rule by which this unit can't be placed
  rules::Certainty certainty = rules::Certainty::Unknown;
  std::vector<Reason> because;
};
/// By the first action that is for the unit, or by `action`. Throws Error NotFound for an action there is not.
BuildAnswer askBuild(const World& world, rules::Member unit, std::string_view action = {});

}  // namespace redoubt::ask
