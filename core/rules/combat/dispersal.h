#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/rules/combat/dice.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/forces/figures.h"

/// Who breaks up after a retreat, and who comes back: the rules `dispersal/…` (Kłuszyn 6.21, 10.1).
namespace redoubt::rules {

/// Whom a column of the dispersal table is for. What it doesn't say is not asked for.
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

/// The rule `dispersal/other-morale`: whether a unit whose morale no column is for takes the one nearest to it.
bool takesNearestMorale(const RuleBook& book);

/// A unit that retreats.
struct Retreater {
  std::string type;
  std::string arm;
  Figure morale;
};

/// How likely a unit is to break up.
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

/// Why there is none: a rule is missing, or the unit's morale, by which a column is chosen.
struct MoraleUnknown {
  friend bool operator==(const MoraleUnknown&, const MoraleUnknown&) = default;
};

/// After a retreat by so many hexes, at least 1 (K6.21). Of several columns that fit, the one that names the unit's
/// type is meant, then one that asks for its morale; where none fits, that of the nearest morale if the rules say so,
/// the lower of two.
std::variant<DispersalChance, MissingRule, MoraleUnknown> dispersalChance(const model::Battle& battle,
                                                                          const RuleBook& book, const Retreater& unit,
                                                                          int retreat);

/// Whether a unit with a leader in its hex can't be dispersed; nothing where no rule tells (K10.13).
std::optional<bool> isSpared(const RuleBook& book, bool isWithLeader);

/// How many of `dispersed` units, 0 or more, come back in one of their movements; nothing where no rule tells (K10.14).
std::optional<int> returning(const RuleBook& book, int dispersed);

}  // namespace redoubt::rules
