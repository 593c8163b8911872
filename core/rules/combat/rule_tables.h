#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/book/certainty.h"
#include "core/rules/combat/dice.h"
#include "core/rules/vocabulary/shape.h"

/// Tables that the rules hold row by row: of fire, of distances, of withdrawal; and the lists that must cover every
/// number just as these ([4.5.1], [10.9.4], [10.10.1], M11.11.2).
namespace redoubt::rules {

/// Whole numbers from `first` on; without `last` all of them.
struct NumberRange {
  int first = 0;
  std::optional<int> last;

  bool contains(int number) const { return first <= number && (!last || number <= *last); }
  friend bool operator==(const NumberRange&, const NumberRange&) = default;
};

/// [4, 5] or [10, null]; nothing for anything else. Ranges that run backwards are read too.
std::optional<NumberRange> rangeFromJson(std::string_view json);

struct TableCell {
  std::string json;  ///< empty where the value is unknown
  Certainty certainty = Certainty::Unknown;

  friend bool operator==(const TableCell&, const TableCell&) = default;
};

/// A row: the rules `<table>/<number>/range` and `<table>/<number>/<cell>`.
struct TableRow {
  std::string path;  ///< "fire/rows/3"
  int number = 0;    ///< from 1; 0 if the row bears no number
  std::optional<NumberRange> range;
  Certainty rangeCertainty = Certainty::Unknown;
  std::map<std::string, TableCell, std::less<>> cells;  ///< without the range

  /// Unknown cells give nothing, and cells of another type.
  std::optional<int> integer(std::string_view cell) const;
  std::optional<std::string> text(std::string_view cell) const;
  /// How far the row, with this cell, can be relied on.
  Certainty certainty(std::string_view cell) const;
};

/// The rows in the order of their numbers. Rows that a dialect has hidden altogether are not among them.
struct RuleTable {
  std::string path;
  std::vector<TableRow> rows;

  /// The first row for that number; null if there is none.
  const TableRow* rowFor(int number) const;
  /// The row so many rows further down, `rows` being at least 0: the last one where there are not that many.
  const TableRow* rowBelow(const TableRow& row, int rows) const;
};

RuleTable ruleTable(const model::Battle& battle, const RuleBook& book, const std::string& path);

/// What keeps a table from giving one answer for every number that can come up.
struct TableProblem {
  enum class Kind {
    NoNumber,     ///< a row is not called 1, 2, 3 …
    NoRange,      ///< a row doesn't say what it is for, or in no way that can be read
    Backwards,    ///< its range ends before it begins
    Order,        ///< it begins below the row before it
    Gap,          ///< no row for `from` to `to`
    Overlap,      ///< two rows for `from` to `to`
    NoEnd,        ///< no row from `from` on
    Impossible,   ///< a row for `from` to `to`, which can't come up; without `to` for all from there on
    NoCell,       ///< a row lacks the value `cell`, which others have, or which the rules name as a column
    NoColumn,     ///< a row has the value `cell`, which is no column of the table
    NoOdds,       ///< the column `cell` is no odds
    ColumnOrder,  ///< the column `cell` is no better for the attacker than the one before it
  };
  Kind kind = Kind::Gap;
  std::string path;     ///< the rule that would have to be changed: "fire/rows/3/range"
  std::string pointer;  ///< the place in its value, where that is a list: "/2"
  std::optional<int> from = std::nullopt;
  std::optional<int> to = std::nullopt;
  std::string cell = {};

  friend bool operator==(const TableProblem&, const TableProblem&) = default;
};

/// "no row is for 4 to 5", in both languages.
Phrase wordsFor(const TableProblem& problem);

/// What is wrong with a table that should have one row for each number of `needed`. More than that it may have.
std::vector<TableProblem> problemsOf(const RuleTable& table, NumberRange needed);

/// What is wrong with the tables of a battle's rules, those of combat_tables.h among them, and with its lists
/// `leader/casualty-roll…` and `victory/levels`. Tables that the rules don't have are not missed.
std::vector<TableProblem> tableProblems(const model::Battle& battle, const RuleBook& book);

/// What befalls the unit that a leader is with.
enum class UnitFate { Eliminated, Retreats };

/// The rule that holds the roll for a leader in danger: for one whose unit meets that fate
/// `leader/casualty-roll/<fate>` where the rules have it (K9.22, K9.23), else `leader/casualty-roll`.
std::string casualtyRollPath(const RuleBook& book, std::optional<UnitFate> fate = {});
/// The result of that roll, a word of the rule ([4.5.1], M4.6.1); nothing where no row is for it.
std::optional<std::string> casualtyResult(const RuleBook& book, int roll, std::optional<UnitFate> fate = {});
/// How likely each result is, by `leader/casualty-dice` or else the battle's die (K9.22). Empty without dice or list;
/// of rolls that the list leaves out nothing is said.
std::map<std::string, Chance> casualtyOdds(const RuleBook& book, std::optional<UnitFate> fate = {});

/// When the loser of a melee comes back onto the map.
struct Comeback {
  std::optional<int> turn;  ///< nothing: after the end of the game, so that he is eliminated (M11.11.5)
  bool isEstimate = false;

  friend bool operator==(const Comeback&, const Comeback&) = default;
};

/// After a melee in `turn` lost by `difference` at least 1, by the table `withdrawal/return` (M11.11.2, S11.11.2).
std::variant<Comeback, MissingRule> comeback(const model::Battle& battle, const RuleBook& book, int turn,
                                             int difference, int lastTurn);

}  // namespace redoubt::rules
