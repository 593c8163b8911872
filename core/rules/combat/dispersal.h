#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/book/dice.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/forces/figures.h"

/// Dispersal of units after a retreat: the rules `dispersal/…` (Kłuszyn 6.21, 10.1).
namespace redoubt::rules {

inline constexpr std::string_view kDispersalColumns = "dispersal/columns";

/// The units that a column of the dispersal table is for. An empty condition is not checked.
struct DispersalColumn {
  std::string name;
  std::string path;  ///< "dispersal/columns/guard"
  std::optional<std::string> arm;
  std::vector<std::string> types;
  std::optional<NumberRange> morale;
  bool isEstimate = false;

  friend bool operator==(const DispersalColumn&, const DispersalColumn&) = default;
};

/// By name.
std::vector<DispersalColumn> dispersalColumns(const model::Battle& battle, const RuleBook& book);

/// The rule `dispersal/other-morale`: whether a unit without a column for its morale uses the column of the nearest
/// morale.
bool takesNearestMorale(const RuleBook& book);

/// A unit that retreats.
struct Retreater {
  std::string type;
  std::string arm;
  Figure morale;
};

/// The probability that a unit disperses.
struct DispersalChance {
  std::string column;  ///< of the table
  int row = 0;         ///< the number of the row
  /// The rolls that disperse it; nothing: none does.
  std::optional<NumberRange> rolls;
  Chance chance;
  Certainty certainty = Certainty::Known;  ///< Known or Estimated

  bool disperses(int roll) const { return rolls && rolls->contains(roll); }
  friend bool operator==(const DispersalChance&, const DispersalChance&) = default;
};

/// The unit's morale, which chooses the column, is unknown, so there is no result.
struct MoraleUnknown {
  friend bool operator==(const MoraleUnknown&, const MoraleUnknown&) = default;
};

/// The result after a retreat of at least 1 hex (K6.21). Of several columns that fit, the one that names the unit's
/// type is used first, then one that names its morale; if none fits, that of the nearest morale if the rules say so,
/// the lower of two.
std::variant<DispersalChance, MissingRule, MoraleUnknown> dispersalChance(const model::Battle& battle,
                                                                          const RuleBook& book, const Retreater& unit,
                                                                          int retreat);

/// Whether a unit is protected from dispersal by a leader in its hex; nothing if no rule says (K10.13).
std::optional<bool> isSpared(const RuleBook& book, bool isWithLeader);

}  // namespace redoubt::rules
