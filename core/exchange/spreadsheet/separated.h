#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/exchange/spreadsheet/encoding.h"
#include "core/exchange/spreadsheet/workbook.h"

/// Texts with separators: CSV as any program writes it, and what spreadsheets put on the clipboard.
namespace redoubt::exchange::spreadsheet {

/// What is known of a text; what is not is found out from it.
struct SeparatedForm {
  std::optional<Encoding> encoding = {};
  std::optional<char> separator = {};  ///< a comma, semicolon, tab or bar
};

/// A text that was read, and how.
struct Separated {
  Sheet sheet;
  Encoding encoding = Encoding::Utf8;
  char separator = ',';
};

/// The separator that a text seems to have: the one that parts most lines into equally many cells, of more than one; a
/// first line "sep=;" says it. A comma if there is none.
char seemingSeparator(std::string_view text);

/// Reads a text. Cells with separators, line ends or quotes stand in quotes, quotes in them twice; what escaped() has
/// added is taken off. Throws Error BadInput with line and column for a quote that is not closed and for control
/// characters, TooLarge over a limit. `name` is what errors call the text, and the sheet.
Separated readSeparated(std::string_view bytes, const std::string& name, const SeparatedForm& form = {},
                        const TableLimits& limits = {});

/// The inverse, in UTF-8 with lines that end in CR LF. Texts that seem formulas are escaped(). With a mark Excel knows
/// the encoding. What begins with a digit stands in quotes in the columns `texts`, which programs can be told to take
/// for texts.
std::string writeSeparated(const Sheet& sheet, char separator = ',', bool hasMark = false,
                           const std::vector<std::size_t>& texts = {});

}  // namespace redoubt::exchange::spreadsheet
