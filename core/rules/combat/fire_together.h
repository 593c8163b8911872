#pragma once

#include <set>
#include <variant>
#include <vector>

#include "core/rules/combat/attack.h"
#include "core/rules/combat/fire_tables.h"

/// Several counters that fire together by one table (Kłuszyn 12.11, 12.12).
namespace redoubt::rules {

struct FireTogether {
  const FireTable* table = nullptr;  ///< of the tables that were given
  std::string type;                  ///< of one of them; the others fire by the same table
  int sum = 0;                       ///< of all their points
  Figure strength;                   ///< the part of it that counts: `fire/strength-most` at most
};

/// Why counters can't fire together.
enum class TogetherFault {
  NoTable,          ///< one fires by no table, or no table covers that strength
  OtherTables,      ///< they fire by different tables
  StrengthUnknown,  ///< of one of them
  OtherPlayers,     ///< they don't all belong to one player
  GunsApart,        ///< guns in different hexes: each fires from its own hex
};

/// The fire of counters of units, one at least, at full strength. One counter alone fires with all its points.
std::variant<FireTogether, TogetherFault> fireTogether(const Board& ground,
                                                       const std::vector<FireTable>& tables,
                                                       const std::vector<const model::Placement*>& counters);

/// The enemy hexes adjacent to all of these counters and in a zone through which each can aim (`sight/zones`); a
/// counter with no facing, or an unknown one, can aim in all directions. By hex.
std::set<hex::HexKey> targetsInCommon(const Board& ground,
                                      const std::vector<const model::Placement*>& counters);

}  // namespace redoubt::rules
