#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/exchange/json/format.h"
#include "core/exchange/json/ordered_rows.h"

/// Private to core/exchange/tables: values as the texts of cells.
namespace redoubt::exchange::sheets {

/// What stands for nothing where an empty cell means something else.
inline constexpr std::string_view kNone = "<none>";
/// Before a text in quotes, as JSON has it, that a cell could not hold or that would mean something else there.
inline constexpr std::string_view kText = "<text>";
/// Before the id of a row that has no name of its own.
inline constexpr std::string_view kId = "<id>";

/// A text as it stands in a cell, which trims it and takes `#` for a remark.
std::string textCell(std::string_view text);
/// A value of a row as it stands in a cell; empty for what an empty cell means. Throws Error Damaged as writeJson does.
std::string valueCell(const OrderedRows& rows, const Record& record, std::size_t column);

/// The text behind kText; nothing for a cell that doesn't begin with it, or has no text in quotes behind it.
std::optional<std::string> quotedText(std::string_view cell);

inline bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Without blanks at both ends, also those that do not break lines.
std::string_view trimmed(std::string_view text);

/// The JSON that people mean in a cell: words may stand without quotes, TRUE and FALSE and decimal commas are taken for
/// what they are. The cell itself if it is none of these.
std::string jsonMeant(std::string_view cell);
/// The inverse, for JSON of a battle.
std::string jsonCell(const std::string& json);
/// true or false as programs write them in English and Polish; nothing for other words.
std::optional<bool> truthMeant(std::string_view cell);
/// The number with a point for a comma, and without an end ".0" if it is to be whole; the cell itself for others.
std::string numberMeant(std::string_view cell, bool isWhole);

}  // namespace redoubt::exchange::sheets
