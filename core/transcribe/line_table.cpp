#include "core/transcribe/line_table.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/transcribe/tokens.h"

namespace redoubt::transcribe {
namespace {

// "B1", "B1/A1".
bool isRowLabel(std::string_view word) {
  const std::vector<std::string_view> codes = words(word, "/");
  return !codes.empty() && std::all_of(codes.begin(), codes.end(), [](std::string_view code) {
    return code.size() >= 2 && code.size() <= 3 && code[0] >= 'A' && code[0] <= 'Z' && isDigits(code.substr(1));
  });
}

// "1-3", "4", "-".
bool isDieCell(std::string_view word) {
  if (word == "-" || word == "–" || word == "—") return true;
  for (std::size_t at = 1; at < word.size(); ++at) {
    if (const std::size_t dash = dashAt(word, at)) {
      return isDigits(word.substr(0, at)) && isDigits(word.substr(at + dash)) && word.size() <= 7;
    }
  }
  return isDigits(word) && word.size() <= 2;
}

}  // namespace

std::optional<LineTable> tableInLine(std::string_view text) {
  const std::vector<std::string_view> all = words(text);
  const auto first = std::find_if(all.begin(), all.end(), isRowLabel);
  LineTable table;
  for (auto word = first; word != all.end(); ++word) {
    if (isRowLabel(*word)) {
      table.rows.push_back({std::string(*word)});
    } else if (isDieCell(*word)) {
      table.rows.back().emplace_back(*word);
    } else {
      return std::nullopt;
    }
  }
  if (table.rows.size() < 3) return std::nullopt;
  for (const std::vector<std::string>& row : table.rows) {
    if (row.size() < 2) return std::nullopt;
    table.columns = std::max(table.columns, row.size() - 1);
  }
  const auto full = std::count_if(table.rows.begin(), table.rows.end(),
                                  [&](const auto& row) { return row.size() == table.columns + 1; });
  if (table.columns < 2 || 2 * full < static_cast<std::ptrdiff_t>(table.rows.size())) return std::nullopt;
  const auto end = first == all.end() ? text.size() : static_cast<std::size_t>(first->data() - text.data());
  table.heads = trimmed(text.substr(0, end));
  return table;
}

}  // namespace redoubt::transcribe
