#pragma once

#include <set>
#include <variant>
#include <vector>

#include "core/rules/combat/attack.h"
#include "core/rules/combat/fire_tables.h"

/// Several counters that fire by a table as one (Kłuszyn 12.11, 12.12).
namespace redoubt::rules {

struct FireTogether {
  const FireTable* table = nullptr;  ///< of the tables that were given
  std::string type;                  ///< of one of them; the others fire by the same table
  int sum = 0;                       ///< of all their points
  Figure strength;                   ///< what counts of it: `fire/strength-most` at most
};

/// Why they can't.
enum class TogetherFault {
  NoTable,          ///< one fires by no table, or no table is for so much strength
  OtherTables,      ///< they fire by different tables
  StrengthUnknown,  ///< of one of them
  OtherPlayers,     ///< they don't all belong to one player
  GunsApart,        ///< guns in different hexes: each fires from where it stands
};

/// The fire of counters of units, one at least, at full strength. One counter alone fires with all its points.
std::variant<FireTogether, TogetherFault> fireTogether(const BattleGround& ground, const std::vector<FireTable>& tables,
                                                       const std::vector<const model::Placement*>& counters);

/// The hexes of enemies beside all of these counters, and in a zone through which each may aim (`sight/zones`); one
/// that faces nowhere, or nobody knows where, may aim all round. By hex.
std::set<hex::HexKey> targetsInCommon(const BattleGround& ground, const std::vector<const model::Placement*>& counters);

}  // namespace redoubt::rules
