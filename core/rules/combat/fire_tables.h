#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/combat/dice.h"
#include "core/rules/combat/fire.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/forces/figures.h"

/// Fire by tables of rolls, whose columns are distances or strengths: the rules `fire-table/<table>/…` (Kłuszyn 12.1,
/// 12.2, 13.2). Fire by firepower is in fire.h.
namespace redoubt::rules {

/// What the columns of a fire table are.
enum class FireColumns { Distances, Strengths };

struct FireTable {
  std::string name;
  std::string path;   ///< "fire-table/guns"
  std::string title;  ///< the name where the rules give none
  std::vector<std::string> types;
  /// The strengths it is for; nothing: all.
  std::optional<NumberRange> strength;
  std::optional<FireColumns> columnsBy;
  std::optional<Roll> dice;
  std::vector<int> columns;                ///< ascending; each up to the next
  Certainty certainty = Certainty::Known;  ///< of all but its rows
  RuleTable rows;

  /// The column that a distance or strength belongs to; nothing below the first.
  std::optional<int> columnFor(int number) const;
};

std::vector<FireTable> fireTables(const model::Battle& battle, const RuleBook& book);
/// The table by which a type fires with so much strength, 1 or more; null if there is none.
const FireTable* fireTableFor(const std::vector<FireTable>& tables, std::string_view type, int strength);
/// Whether there is any table for a type, whatever its strength.
bool firesByTable(const std::vector<FireTable>& tables, std::string_view type);

/// A result that rolls of a table have, and how likely it is.
struct ResultChance {
  std::string result;  ///< as the table has it; empty where a row is missing or its cell unknown
  Chance chance;
  Certainty certainty = Certainty::Known;

  friend bool operator==(const ResultChance&, const ResultChance&) = default;
};

/// The results of a column over all rolls, in the order in which they first come up as rolls rise. `cell` is what the
/// rows call the column; `modifier` is added to each roll.
std::vector<ResultChance> resultChances(const RuleBook& book, const RuleTable& rows, const Roll& dice,
                                        const std::string& cell, int modifier = 0);

/// Where the target of fire is.
struct FireAim {
  int distance = 1;          ///< in hexes, from 1 on
  std::string terrain = {};  ///< of its hex; empty: one that changes nothing
};

/// The fire of a unit, or of several together, over a distance.
struct TableFire {
  std::string table;  ///< its name
  int column = 0;
  std::optional<Modifier> modifier;  ///< of the roll, by the target's terrain
  std::vector<ResultChance> chances;
  /// Of the table, the strength and the modifier; that of each result is with it.
  Certainty certainty = Certainty::Known;

  friend bool operator==(const TableFire&, const TableFire&) = default;
};

/// By how much the terrain of its target's hex modifies a roll of fire, where `fire/terrain-modifier` says that it does
/// (K12.31, K13.22); nothing where it changes nothing.
std::optional<Modifier> terrainModifier(const model::Battle& battle, const RuleBook& book, const std::string& terrain);

/// Fire of a type with so much strength, 1 or more, at a target that is in range.
std::variant<TableFire, MissingRule> tableFire(const model::Battle& battle, const RuleBook& book, std::string_view type,
                                               const Figure& strength, const FireAim& aim);

/// The farthest that a type fires by its tables, in hexes: its range, else that of its arm, else the last column of
/// distances. Nothing where none of these tells.
std::optional<int> tableRange(const model::Battle& battle, const RuleBook& book, std::string_view type);

/// The strength that several fire with together: their sum, `fire/strength-most` at most (K12.11).
int combinedStrength(const RuleBook& book, const std::vector<int>& strengths);

/// How often a unit with so many stars fires, where `fire/star-shots` says that these tell it (K12.2).
std::optional<int> shotsByStars(const RuleBook& book, int stars);

}  // namespace redoubt::rules
