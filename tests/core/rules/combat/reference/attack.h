#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/combat/attack.h"
#include "tests/core/rules/combat/reference/odds.h"

/// Attacks by counters at their places in a set-up, as Kłuszyn's book has them (6.11 to 6.15, 9.21, 14.11), written for
/// that book alone and apart from the families of rules: what these compute is compared with it.
namespace redoubt::rules {

/// Units of other players than those in the target's hex, in the hexes round it, by hex and stack; none for a target
/// that is empty or has units of several players (K6.11).
PlacementList attackersRound(const Board& ground, hex::HexKey target);

/// The other hexes with units of the target's player that are next to one of its attackersRound(), by hex: they could
/// be attacked together with the target (K6.14).
std::vector<hex::HexKey> targetsBeside(const Board& ground, hex::HexKey target);

/// The choices of an attack that do not follow from the places of counters.
struct AttackChoice {
  std::vector<hex::HexKey> targets;
  std::vector<const model::Placement*> attackers;           ///< in hexes round the targets
  std::map<Id<model::Placement>, std::string> spends = {};  ///< the stocks of which attackers spend one
  std::optional<std::string> trackLabel = {};               ///< the label of the morale marker's space
  /// Unplaced markers that are assumed to lie in front of an attacker.
  std::map<Id<model::Placement>, std::set<std::string>> standing = {};
  /// The defending unit of each hex for which oneDefends() is true; the top unit if none is named.
  std::map<hex::HexKey, Id<model::Placement>> defending = {};
};

/// The units that defend all targets of a choice, by target.
PlacementList defendersOf(const Board& ground, const AttackChoice& choice);

/// Why a choice is not a valid attack.
enum class AttackFault {
  OnlyDefends,     ///< an attacker of an arm that only helps to defend
  NotBeside,       ///< an attacker without a target next to it, or the other way round; all of them must be adjacent if
                   ///< one side is in one hex (K6.11)
  SeveralTargets,  ///< the rules let only one hex be attacked at a time
  SeveralGroups,   ///< several hexes attack several others (K6.15)
  Unspecified,     ///< several hexes are attacked, and `combat/several` doesn't say whether that is allowed
};

/// The first fault of a choice that has attackers and targets; nothing for an attack that the rules allow.
std::optional<AttackFault> faultOf(const Board& ground, const AttackChoice& choice);

/// The attack of a choice on all units that defend, with the terrain, markers and leaders of the set-up. Units fight at
/// full strength. The player is that of the first attacker.
Attack attackFrom(const Board& ground, const AttackChoice& choice);

}  // namespace redoubt::rules
