#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/forces/manifest.h"

/// Tables of units from elsewhere, with headings or without: which column is which field, and which row which unit.
namespace redoubt::rules {

using CellRow = std::vector<std::string>;

/// The possible headings of a field, folded(): its words in all languages that the program has (data/words/*/
/// manifest.json), and of a figure the titles in each of `books`.
std::vector<std::string> headingsOf(const std::vector<const RuleBook*>& books, const ManifestField& field);

/// What a column is called in a table that is written: "Name", "Morale, back", "Size 3".
std::string headingOf(const RuleBook& book, const ManifestField& field, std::string_view language);

/// What the columns of a table are. Columns that are none of the manifest are left out when it is taken.
struct TableMapping {
  std::optional<int> headings;                       ///< the row that names the columns; nothing: there is none
  std::vector<std::optional<ManifestField>> fields;  ///< of each column
  std::vector<std::string> unknown;                  ///< headings that no field has

  friend bool operator==(const TableMapping&, const TableMapping&) = default;
};

/// Finds the row with the headings among the first rows, and which fields they are. Without such a row columns are
/// recognised by what they hold: hexes, types, commands, armies; the first other column with words has the names.
TableMapping mapTable(const model::Battle& battle, const std::vector<const RuleBook*>& books,
                      const std::vector<CellRow>& rows);

/// The block that a table is, and the row of the table that each of its rows comes from. Rows without words are left
/// out, and so are headings that are repeated; a row that has nothing but the name of an army says whose the units
/// below it are. Units are found by their name in their army, and of their row if the table has no names; all others
/// are new.
struct TableBlock {
  CellBlock block;
  std::vector<int> rows;     ///< of the table, from 0
  std::vector<int> columns;  ///< of the table, from 0, for each field of the block
};
TableBlock blockOf(const model::Battle& battle, const std::vector<CellRow>& rows, const TableMapping& mapping,
                   std::optional<Id<model::Army>> army);

/// What becomes of the rows of a block.
struct BlockFates {
  enum class Fate { Same, Changed, New };
  std::vector<Fate> rows;
  std::vector<std::vector<bool>> cells;  ///< whether the cell changes anything, by row and column of the block
  int added = 0;
  int changed = 0;
};
BlockFates fatesOf(const ManifestSheet& sheet, const CellBlock& block);

}  // namespace redoubt::rules
