#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/spreadsheet/workbook.h"
#include "core/exchange/spreadsheet/write_xlsx.h"
#include "core/model/battle.h"

/// A battle as sheets that people read and edit (docs/table-format.md).
namespace redoubt::exchange::sheets {

inline constexpr std::string_view kFormatName = "redoubt-tables";
inline constexpr int kFormatVersion = 1;
/// The sheet that says what the workbook is.
inline constexpr std::string_view kAboutSheet = "about";
/// What the sheets of bulk tables call their hexes, hexsides and ways.
inline constexpr std::string_view kHexColumn = "hex";
inline constexpr std::string_view kSideColumn = "side";
inline constexpr std::string_view kPathColumn = "path";

/// One sheet, and the columns whose numbers are texts, such as the numbers of hexes.
struct BattleSheet {
  spreadsheet::Sheet sheet;
  std::vector<std::size_t> texts;
};

/// A sheet for every table in the order of the schema, with or without rows, and one of the picture files that rows
/// name. Throws Error Damaged as writeJson does.
std::vector<BattleSheet> battleSheets(const model::Battle& battle);

/// The first sheet: format and version, the battle, how names work, and a line for each of the others. Sentences are in
/// `language`.
BattleSheet aboutSheet(const model::Battle& battle, const std::vector<BattleSheet>& sheets, std::string_view language);

}  // namespace redoubt::exchange::sheets
