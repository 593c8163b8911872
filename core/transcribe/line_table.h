#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Private to core/transcribe: tables whose rows a scan has run together in one line.
namespace redoubt::transcribe {

struct LineTable {
  std::string heads;                           ///< what stands before the first row: the title and the heads of columns
  std::vector<std::vector<std::string>> rows;  ///< each with its label first
  std::size_t columns = 0;                     ///< cells of the longest row, without the label
};

/// "Losses foot horse A1 1-2 1 B2 1-3 1-2 C3 1-4 1-3": three or more rows that begin with a letter and a number.
std::optional<LineTable> tableInLine(std::string_view text);

}  // namespace redoubt::transcribe
