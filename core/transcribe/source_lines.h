#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/transcribe/readable.h"

/// Private to core/transcribe: the lines of a text without its markup.
namespace redoubt::transcribe {

struct Cell {
  std::string text;
  std::size_t column = 0;     ///< of plain text: characters from the line's start; of a table: its number
  std::size_t endColumn = 0;  ///< of plain text: characters from the line's start to its end
  bool isWhole = false;       ///< its commas are parts of a name
};

struct SourceLine {
  int number = 1;
  std::string raw;          ///< as it stands in the file
  std::string text;         ///< without markup
  std::vector<Cell> cells;  ///< of a row of a table; of plain text: parts between wide gaps
  bool isRow = false;       ///< of a table of the markup
  bool isHeading = false;   ///< by the markup
  bool isRule = false;      ///< only dashes, or the line under a table's head
  bool isCsv = false;       ///< of a table in which every row says all
  bool isHeadRow = false;   ///< of a table of the markup
  bool afterBreak = false;  ///< the first after a page break
};

std::vector<SourceLine> plainLines(std::string_view text);
std::vector<SourceLine> markdownLines(std::string_view text);
std::vector<SourceLine> htmlLines(std::string_view text);
std::vector<SourceLine> csvLines(std::string_view text);

/// Throws Error BadInput.
std::vector<SourceLine> sourceLines(std::string_view text, std::optional<TextForm> form);

/// The parts of a plain line between tabs and gaps of two and more blanks.
std::vector<Cell> gapCells(std::string_view line);
/// Characters, not bytes.
std::size_t characters(std::string_view text);

}  // namespace redoubt::transcribe
