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

/// Tables that the rules hold value by value, seen as the grids that books print; and edits of them as a whole.
namespace redoubt::rules {

/// How a table's columns are known.
enum class GridColumns {
  Fixed,    ///< the vocabulary names them: `fire/rows/<number>/result`
  Listed,   ///< the rules list them: `combat/columns`
  Named,    ///< each has a rule of its own: `dispersal/columns/<column>`
  Numbered  ///< each is called by a whole number and goes up to the next: `fire-table/<table>/rows/<number>/<column>`
};

/// A table of the vocabulary, or a family of them.
struct GridKind {
  std::string_view path;  ///< below it lie the rows: "combat/rows", "fire-table/<table>/rows"
  Phrase title;           ///< "Combat table"
  Phrase head;            ///< what the ranges of its rows are: "Roll"
  GridColumns columns;
  std::string_view source;  ///< where Listed and Named columns stand; of Fixed ones the column
};
std::span<const GridKind> gridKinds();

/// What all rows of a table have beside its columns: the numbers that a row is for.
inline constexpr std::string_view kRangeCell = "range";

struct Grid {
  const GridKind* kind = nullptr;
  std::string path;                  ///< of this table: "fire-table/guns/rows"
  std::vector<int> rows;             ///< their numbers, ascending
  std::vector<std::string> columns;  ///< as their cells are called, in the order of the table; without the range

  /// The rule of a cell: "combat/rows/2/3-1".
  std::string cell(int row, std::string_view column) const;
  std::string cell(std::size_t row, std::size_t column) const { return cell(rows[row], columns[column]); }
  /// Whether columns can be added and taken away.
  bool hasFreeColumns() const { return kind->columns != GridColumns::Fixed; }
};

/// The table that a rule is part of, or says something of as a whole; nothing for other rules: "combat/rows" for
/// "combat/rows/2/3-1", "combat/columns" and "combat/rows".
std::optional<std::string> gridPath(std::string_view rule);
/// The tables that rules have, in the order of gridKinds().
std::vector<std::string> gridPaths(const RuleBook& book);
/// Of a path that gridPath() gives. Rows and columns without any value are left out, but for columns that the rules
/// list or name.
Grid readGrid(const RuleBook& book, const std::string& path);
/// What a cell of the table takes.
Shape gridShape(const Grid& grid, std::string_view column);

// Edits. Each is one step of the history; it is empty where nothing would change.

struct GridCell {
  std::string path;
  std::optional<std::string> json;  ///< nothing: the value is unknown
};
model::Edit setCells(const model::Battle& battle, const std::vector<GridCell>& cells, std::string title);
/// Takes the battle's own values away, so that the inherited ones hold again.
model::Edit inheritCells(const model::Battle& battle, const std::vector<std::string>& paths, std::string title);
/// The same for all that the battle itself says of a table, and for its being struck.
model::Edit inheritGrid(const model::Battle& battle, const Grid& grid, std::string title);
/// Puts a row before that at `at`, or after the last, for the numbers between its neighbours; an open end moves on to
/// it from the row above. Rows further down get another number where none is free between.
model::Edit addRow(const model::Battle& battle, const Grid& grid, std::size_t at, std::string title);
model::Edit removeRow(const model::Battle& battle, const Grid& grid, std::size_t row, std::string title);

/// Why a column can't be called so.
enum class ColumnFault { NoOdds, NoName, NoNumber, Taken };
std::optional<ColumnFault> columnFault(const Grid& grid, std::string_view column);
/// Adds a column that columnFault() has nothing against, where its odds or its number belong. A Numbered one is in the
/// rules from its first value on, so that the edit is empty.
model::Edit addColumn(const model::Battle& battle, const Grid& grid, const std::string& column, std::string title);
model::Edit removeColumn(const model::Battle& battle, const Grid& grid, std::size_t column, std::string title);
/// Strikes the table as a whole, what is inherited of it too.
model::Edit strikeGrid(const model::Battle& battle, const Grid& grid, std::string title);
/// Whether the battle itself strikes it so.
bool isStruck(const model::Battle& battle, const Grid& grid);

}  // namespace redoubt::rules
