#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/combat/odds.h"
#include "core/rules/forces/figures.h"

/// Attacks from where a set-up puts the counters (Kłuszyn 6.11 to 6.15, 9.21).
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

/// What is chosen for an attack beside where counters stand.
struct AttackChoice {
  hex::HexKey target;
  std::vector<const model::Placement*> attackers;           ///< in hexes round the target
  std::map<Id<model::Placement>, std::string> spends = {};  ///< the stocks of which attackers spend one
  std::optional<std::string> trackLabel = {};               ///< what is written on the space of the morale marker
};

/// That attack on all units in the target's hex, with the terrain, markers and leaders of the set-up. Units fight at
/// full strength. The player is that of the first attacker.
Attack attackFrom(const BattleGround& ground, const AttackChoice& choice);

}  // namespace redoubt::rules
