#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/rules/vocabulary/rating_keys.h"

/// Rules of tables: how the column is found, how the row, and what the cells mean.
namespace redoubt::rules {

/// How the column of a table is found.
enum class IndexKind {
  Odds,        ///< the ratio of two amounts; columns are called "1-2", "3-1", "3-2"
  Difference,  ///< the first amount less the second
  Value,       ///< one amount
  Class,       ///< the first column whose condition holds
};

/// What happens beyond the columns at one end of a table.
enum class Beyond {
  Nearest,  ///< the first or last column counts
  None,     ///< there is no result
};

/// Numbers, without an end where one is missing.
struct OpenRange {
  std::optional<int> from;
  std::optional<int> to;

  bool contains(Rational number) const {
    return (!from || Rational(*from) <= number) && (!to || number <= Rational(*to));
  }
  friend bool operator==(const OpenRange&, const OpenRange&) = default;
};

struct TableColumn {
  std::string name;                ///< the last part of the paths of its cells
  std::optional<OpenRange> range;  ///< for Difference and Value; nothing: from the number that the name is
  std::optional<Condition> when;   ///< for Class
};

struct TableIndex {
  IndexKind kind = IndexKind::Odds;
  std::vector<Amount> of;  ///< two for Odds and Difference, one for Value, none for Class
  std::vector<TableColumn> columns;
  /// How the index is rounded: Odds to the columns ("for-attacker", "for-defender"), others to whole numbers.
  std::optional<Rounding> rounding;
  bool isForAttacker = false;
  Beyond below = Beyond::Nearest;
  Beyond above = Beyond::Nearest;
  bool isClampedFirst = true;  ///< what is beyond the table counts as its end before shifts, not after them
};

/// Other bounds for the columns, which hold under a condition: the line of a terrain. The first in the order of
/// `order`, then of the names, whose condition holds.
struct TableLine {
  Condition when;
  std::vector<TableColumn> columns;
  int order = 0;
};

enum class RollKind {
  Dice,     ///< the sum of dice
  Digits,   ///< dice read as the digits of one number: 11 to 66
  Opposed,  ///< both sides roll; the actor's result less the target's
  Pool,     ///< a handful of dice; the number of hits
};

/// How the row of a table is found.
struct TableRoll {
  RollKind kind = RollKind::Dice;
  Roll dice;
  Amount pool;                 ///< for Pool: how many dice
  std::vector<int> hits;       ///< for Pool: the faces that hit
  std::optional<Amount> less;  ///< taken from the roll: rows are margins
};

/// Rolls to which a row is confined beside its range: one that is only for a natural 1, or for modified rolls of 9 and
/// more whatever the margin is. Such rows are looked at before those behind them.
struct RowOnly {
  std::optional<OpenRange> natural;  ///< of the dice as they fall
  std::optional<OpenRange> roll;     ///< with all that is added, before an amount is taken from it
};

namespace keys {

extern const RuleFamily<std::string> kTableTitle;
extern const RuleFamily<TableIndex> kTableIndex;
extern const RuleFamily<TableLine> kTableLine;
extern const RuleFamily<TableRoll> kTableRoll;
/// The amount by which the row is found where nothing is rolled.
extern const RuleFamily<Amount> kTableRow;
extern const RuleFamily<OpenRange> kTableRange;
extern const RuleFamily<RowOnly> kTableOnly;
extern const RuleFamily<std::string> kTableCell;
extern const RuleFamily<Adjust> kTableAdjust;
extern const RuleFamily<Combine> kTableCombine;

}  // namespace keys
}  // namespace redoubt::rules
