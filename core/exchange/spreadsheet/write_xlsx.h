#pragma once

#include <string>
#include <vector>

#include "core/exchange/spreadsheet/workbook.h"

namespace redoubt::exchange::spreadsheet {

/// How a sheet is written.
struct SheetStyle {
  bool hasHeader = true;                ///< the first row is bold, stays in sight, and filters
  std::vector<std::size_t> texts = {};  ///< columns whose numbers are texts, such as the numbers of hexes
};

/// A workbook as Excel and Calc open it, the same bytes for the same content. Plain numbers are numbers, all else is
/// text: what seems a formula is marked so that it stays text when it is edited. Columns are as wide as what they
/// hold. Names of sheets become what Excel takes: at most 31 letters, none twice. `styles` may be shorter than the
/// sheets.
std::string writeXlsx(const Workbook& workbook, const std::vector<SheetStyle>& styles = {});

}  // namespace redoubt::exchange::spreadsheet
