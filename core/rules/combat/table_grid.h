#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/edit.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/shape.h"

/// Tables that the rules store value by value, presented as grids as in the books; and edits of whole tables.
namespace redoubt::rules {

/// Where the columns of a table are defined.
enum class GridColumns {
  Fixed,    ///< the vocabulary names them: `fire/rows/<number>/result`
  Listed,   ///< the rules list them: `combat/columns`
  Named,    ///< each has a rule of its own: `dispersal/columns/<column>`
  Numbered,  ///< each has a whole number as name, up to the next: `fire-table/<fire-table>/rows/<number>/<column>`
  Indexed    ///< the index of the table has them: `table/<table>/index`
};

/// A table of the vocabulary, or a family of them.
struct GridKind {
  std::string_view path;  ///< the rows are below it: "combat/rows", "fire-table/<fire-table>/rows"
  Phrase title;           ///< "Combat table"
  Phrase head;            ///< what the ranges of its rows are: "Roll"
  GridColumns columns;
  std::string_view source;  ///< the path of Listed and Named columns; for Fixed ones the column
};
std::span<const GridKind> gridKinds();

/// The cell that all rows of a table have in addition to its columns: the range of numbers that a row is for.
inline constexpr std::string_view kRangeCell = "range";
/// The cell of rows that are only for some rolls of their range, in the tables that have such: Grid::hasOnly().
inline constexpr std::string_view kOnlyCell = "only";

struct Grid {
  const GridKind* kind = nullptr;
  std::string path;                  ///< of this table: "fire-table/guns/rows"
  std::vector<int> rows;             ///< their numbers, ascending
  /// The names of their cells, in the order of the table; without kRangeCell and kOnlyCell.
  std::vector<std::string> columns;

  /// The rule of a cell: "combat/rows/2/3-1".
  std::string cell(int row, std::string_view column) const;
  std::string cell(std::size_t row, std::size_t column) const { return cell(rows[row], columns[column]); }
  /// Whether its rows can be for some rolls only.
  bool hasOnly() const { return kind->columns == GridColumns::Indexed; }
  /// Whether columns can be added and removed.
  bool hasFreeColumns() const { return kind->columns != GridColumns::Fixed; }
};

/// The table that a rule is part of, or that it describes as a whole; nothing for other rules: "combat/rows" for
/// "combat/rows/2/3-1", "combat/columns" and "combat/rows".
std::optional<std::string> gridPath(std::string_view rule);
/// The tables that rules have, in the order of gridKinds().
std::vector<std::string> gridPaths(const RuleBook& book);
/// Reads the table of a path from gridPath(). Rows and columns without any value are left out, except columns that the
/// rules list or name.
Grid readGrid(const RuleBook& book, const std::string& path);
/// The shape of values in a cell of the table.
Shape gridShape(const Grid& grid, std::string_view column);

// Edits. Each is one entry of the history; it is empty where nothing would change.

struct GridCell {
  std::string path;
  std::optional<std::string> json;  ///< nothing: the value is unknown; of kOnlyCell, there is none
};
model::Edit setCells(const model::Battle& battle, const std::vector<GridCell>& cells, std::string title);
/// Removes the battle's own values, so that the inherited ones hold again.
model::Edit inheritCells(const model::Battle& battle, const std::vector<std::string>& paths, std::string title);
/// The same for all of the battle's own values of a table; also undoes strikeGrid().
model::Edit inheritGrid(const model::Battle& battle, const Grid& grid, std::string title);
/// Adds a row before the one at `at`, or after the last, for the numbers between its neighbours; an open end moves to
/// it from the row above. Rows further down are renumbered if no number is free between.
model::Edit addRow(const model::Battle& battle, const Grid& grid, std::size_t at, std::string title);
model::Edit removeRow(const model::Battle& battle, const Grid& grid, std::size_t row, std::string title);

/// Why a column can't have a name.
enum class ColumnFault { NoOdds, NoName, NoNumber, Taken };
std::optional<ColumnFault> columnFault(const Grid& grid, std::string_view column);
/// Adds a column for which columnFault() is empty, at the place of its odds or its number. A Numbered column only
/// enters the rules with its first value, so the edit is empty.
model::Edit addColumn(const model::Battle& battle, const Grid& grid, const std::string& column, std::string title);
model::Edit removeColumn(const model::Battle& battle, const Grid& grid, std::size_t column, std::string title);
/// Removes the whole table, including inherited values.
model::Edit strikeGrid(const model::Battle& battle, const Grid& grid, std::string title);
/// Whether the battle itself removes the table as strikeGrid() does.
bool isStruck(const model::Battle& battle, const Grid& grid);

}  // namespace redoubt::rules
