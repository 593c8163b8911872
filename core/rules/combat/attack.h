#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/combat/odds.h"
#include "core/rules/forces/figures.h"

/// Attacks from where a set-up puts the counters (Kłuszyn 6.11 to 6.15, 9.21, 14.11).
namespace redoubt::rules {

/// Where units stand and what their figures are. Everything must outlive it.
struct BattleGround {
  const model::Battle& battle;
  const RuleBook& book;
  const hex::Layout& layout;
  const Figures& figures;
  const std::vector<const model::Placement*>& setUp;  ///< the placements that hold
};

/// The units in a hex, the top one first.
std::vector<const model::Placement*> defendersIn(const BattleGround& ground, hex::HexKey target);
/// Units of other players than those in the target's hex, in the hexes round it, by hex and stack; none for a target
/// that is empty or on which several players stand (K6.11).
std::vector<const model::Placement*> attackersRound(const BattleGround& ground, hex::HexKey target);

/// Whether a unit may spend one of a stock in an attack: its type is one that `combat/shift/stock/<stock>` names.
bool maySpend(const RuleBook& book, const std::string& stock, const std::string& type);
/// The stocks that shift columns, by slug.
std::vector<std::string> stocksThatShift(const RuleBook& book);

/// Other hexes than the target in which units of the same player stand, beside one of its attackersRound(), by hex:
/// those that could be attacked together with it (K6.14).
std::vector<hex::HexKey> targetsBeside(const BattleGround& ground, hex::HexKey target);

/// Whether of the units in a hex only one defends, whichever their owner says, by `combat/one-defends` (scenarios of
/// Kłuszyn). False where just one stands there.
bool oneDefends(const BattleGround& ground, hex::HexKey target);

/// Kinds of markers that wait to be placed by a player and may come to lie between two neighbours, so as to hinder an
/// attack from the one on the other (K14.11).
std::vector<std::string> markersThatMayStand(const BattleGround& ground, hex::HexKey from, hex::HexKey to);

/// What is chosen for an attack beside where counters stand.
struct AttackChoice {
  std::vector<hex::HexKey> targets;
  std::vector<const model::Placement*> attackers;           ///< in hexes round the targets
  std::map<Id<model::Placement>, std::string> spends = {};  ///< the stocks of which attackers spend one
  std::optional<std::string> trackLabel = {};               ///< what is written on the space of the morale marker
  /// Markers that wait, and are taken to stand before an attacker.
  std::map<Id<model::Placement>, std::set<std::string>> standing = {};
  /// Who defends hexes of which oneDefends(); the top unit where nobody is named.
  std::map<hex::HexKey, Id<model::Placement>> defending = {};
};

/// Why a choice is no attack.
enum class AttackFault {
  OnlyDefends,     ///< an attacker of an arm that only helps to defend
  NotBeside,       ///< an attacker without a target beside it, or the other way round; all of them where one side
                   ///< stands in one hex (K6.11)
  SeveralTargets,  ///< the rules let only one hex be attacked at a time
  SeveralGroups,   ///< several hexes attack several others (K6.15)
  Untold,          ///< several hexes are attacked, and `combat/several` doesn't tell whether they may be
};

/// The first fault of a choice that has attackers and targets; nothing for an attack that the rules allow.
std::optional<AttackFault> faultOf(const BattleGround& ground, const AttackChoice& choice);

/// Other hexes of enemies in the zones of control of a choice's attackers, where `combat/must-be-attacked` has all
/// those attacked too (K6.13); not across a marker of the attacker's own hex that frees it from that (K6.18). Zones of
/// which the facing is unknown are not looked at. By hex.
std::set<hex::HexKey> stillToAttack(const BattleGround& ground, const AttackChoice& choice);

/// The units that defend all targets of a choice, by target.
std::vector<const model::Placement*> defendersOf(const BattleGround& ground, const AttackChoice& choice);

/// That attack on all units that defend, with the terrain, markers and leaders of the set-up. Units fight at
/// full strength. The player is that of the first attacker.
Attack attackFrom(const BattleGround& ground, const AttackChoice& choice);

}  // namespace redoubt::rules
