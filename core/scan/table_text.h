#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Private to core/scan: tables of text with a line of names above.
namespace redoubt::scan {

struct TableLine {
  int number = 0;  ///< in the text, from 1
  std::vector<std::string> cells;
};

class TableText {
 public:
  /// The separator is the one of comma, semicolon and tab that the first line has most of. Empty lines and lines that
  /// begin with # are passed over. Throws Error BadInput for no line, for text that is not UTF-8, and TooLarge.
  explicit TableText(std::string_view text);

  const std::vector<TableLine>& lines() const { return lines_; }
  /// The first column with one of these names, whatever their case, spaces and underlines.
  std::optional<std::size_t> column(std::initializer_list<std::string_view> names) const;
  /// The same; throws Error BadInput, which says that `wanted` is missing.
  std::size_t needed(std::initializer_list<std::string_view> names, std::string_view wanted) const;
  const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
  std::vector<TableLine> lines_;
};

/// The cell, without spaces about it; empty where the line is too short.
std::string_view cellOf(const TableLine& line, std::optional<std::size_t> column);

}  // namespace redoubt::scan
