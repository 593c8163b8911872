#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/certainty.h"
#include "core/rules/book/dice.h"
#include "core/rules/vocabulary/shape.h"

/// Tables that the rules hold row by row: of fire, of distances, of withdrawal; and lists that must cover every number
/// like these tables ([4.5.1], [10.9.4], [10.10.1], M11.11.2).
namespace redoubt::rules {

struct Mechanics;

/// Whole numbers from `first` to `last`; without `last` there is no end.
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
  int number = 0;    ///< from 1; 0 if the row has no number
  std::optional<NumberRange> range;
  Certainty rangeCertainty = Certainty::Unknown;
  std::map<std::string, TableCell, std::less<>> cells;  ///< without the range

  /// Nothing for unknown cells and for cells of another type.
  std::optional<int> integer(std::string_view cell) const;
  std::optional<std::string> text(std::string_view cell) const;
  /// The certainty of the row with this cell.
  Certainty certainty(std::string_view cell) const;
};

/// The rows in the order of their numbers. Rows that a dialect hides completely are left out.
struct RuleTable {
  std::string path;
  std::vector<TableRow> rows;

  /// The first row for that number; null if there is none.
  const TableRow* rowFor(int number) const;
  /// The row that is `rows` (0 or more) further down, or the last one if there are fewer.
  const TableRow* rowBelow(const TableRow& row, int rows) const;
};

RuleTable ruleTable(const model::Battle& battle, const RuleBook& book, const std::string& path);

/// Why a table does not have exactly one row for every possible number.
struct TableProblem {
  enum class Kind {
    NoNumber,       ///< the name of a row is not 1, 2, 3 …
    NoRange,        ///< a row has no range, or one that can't be read
    Backwards,      ///< its range ends before it begins
    Order,          ///< it begins below the row before it
    Gap,            ///< no row for `from` to `to`
    Overlap,        ///< two rows for `from` to `to`
    NoEnd,          ///< no row from `from` on
    Impossible,     ///< a row for `from` to `to`, which can't be rolled; without `to` for all numbers from there on
    NoCell,         ///< a row has no value `cell`, which other rows have, or which the rules name as a column
    NoColumn,       ///< a row has the value `cell`, which is no column of the table
    NoOdds,         ///< the name of column `cell` is not odds
    ColumnOrder,    ///< the column `cell` is no better for the attacker than the one before it
    NoStart,        ///< nothing says from which number the column `cell` counts
    ColumnGap,      ///< no column for `from` to `to`
    ColumnOverlap,  ///< two columns for `from` to `to`
    Amounts,        ///< its index is not of as many amounts as its kind needs: `from`
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

/// The problems of a table that should have one row for each number of `needed`. It may have more rows.
std::vector<TableProblem> problemsOf(const RuleTable& table, NumberRange needed);

/// The problems of the tables of a battle's rules, including those of combat_tables.h, and of its lists
/// `leader/casualty-roll…` and `victory/levels`. Tables that the rules don't have are not reported.
std::vector<TableProblem> tableProblems(const model::Battle& battle, const RuleBook& book, const Mechanics& mechanics);

/// What happens to the unit that a leader is with.
enum class UnitFate { Eliminated, Retreats };

/// The rule with the roll for leader casualties: `leader/casualty-roll/<fate>` for a leader whose unit had that fate,
/// if the rules have it (K9.22, K9.23), otherwise `leader/casualty-roll`.
std::string casualtyRollPath(const RuleBook& book, std::optional<UnitFate> fate = {});
/// The result of that roll, a word of the rule ([4.5.1], M4.6.1); nothing if no row covers it.
std::optional<std::string> casualtyResult(const RuleBook& book, int roll, std::optional<UnitFate> fate = {});
/// The probability of each result, by `leader/casualty-dice` or otherwise the battle's die (K9.22). Empty without dice
/// or list; rolls that the list leaves out are not counted.
std::map<std::string, Chance> casualtyOdds(const RuleBook& book, std::optional<UnitFate> fate = {});

}  // namespace redoubt::rules
