#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/book/dice.h"
#include "tests/core/rules/combat/reference/fire.h"
#include "core/rules/combat/rule_tables.h"
#include "core/rules/forces/figures.h"

/// Fire by tables of rolls, whose columns are distances or strengths: the rules `fire-table/<fire-table>/…`
/// (Kłuszyn 12.1, 12.2, 13.2). Fire by firepower is in fire.h.
namespace redoubt::rules {

/// What the columns of a fire table stand for.
enum class FireColumns { Distances, Strengths };

struct FireTable {
  std::string name;
  std::string path;   ///< "fire-table/guns"
  std::string title;  ///< the name where the rules give none
  std::vector<std::string> types;
  /// The range of strengths it is for; nothing: all.
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
/// The table by which a type fires with a strength of 1 or more; null if there is none.
const FireTable* fireTableFor(const std::vector<FireTable>& tables, std::string_view type, int strength);
/// Whether there is a table for a type with any strength.
bool firesByTable(const std::vector<FireTable>& tables, std::string_view type);

/// A result in a table, with its probability.
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

/// Distance and terrain of the target of fire.
struct FireAim {
  int distance = 1;          ///< in hexes, from 1 on
  std::string terrain = {};  ///< of its hex; empty: a terrain without effect
};

/// The fire of a unit, or of several together, over a distance.
struct TableFire {
  std::string table;  ///< its name
  int column = 0;
  std::optional<Modifier> modifier;  ///< of the roll, by the target's terrain
  std::vector<ResultChance> chances;
  /// Of the table, the strength and the modifier; each result has its own certainty.
  Certainty certainty = Certainty::Known;

  friend bool operator==(const TableFire&, const TableFire&) = default;
};

/// The modifier of a fire roll by the terrain of the target's hex, if `fire/terrain-modifier` says so (K12.31, K13.22);
/// nothing if the terrain has no effect.
std::optional<Modifier> terrainModifier(const model::Battle& battle, const RuleBook& book, const std::string& terrain);

/// Fire of a type with a strength of 1 or more at a target in range.
std::variant<TableFire, MissingRule> tableFire(const model::Battle& battle, const RuleBook& book, std::string_view type,
                                               const Figure& strength, const FireAim& aim);

/// The greatest range of a type by its tables, in hexes: its own range, otherwise that of its arm, otherwise the last
/// column of distances. Nothing if none of these is known.
std::optional<int> tableRange(const model::Battle& battle, const RuleBook& book, std::string_view type);

/// The strength of several units that fire together: their sum, at most `fire/strength-most` (K12.11).
int combinedStrength(const RuleBook& book, const std::vector<int>& strengths);

/// The number of shots of a unit by its stars, if `fire/star-shots` says that stars count (K12.2).
std::optional<int> shotsByStars(const RuleBook& book, int stars);

}  // namespace redoubt::rules
