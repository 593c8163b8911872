#include "core/exchange/tables/continued_cells.h"

#include "core/base/text.h"
#include "core/exchange/tables/battle_sheets.h"

namespace redoubt::exchange::sheets {
namespace {

// Where the first part ends, between two letters.
std::size_t endOfPart(std::string_view text) {
  std::size_t end = kLongestCell;
  while ((static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return end;
}

}  // namespace

void continueLongCells(BattleSheet& made) {
  auto& rows = made.sheet.rows;
  const std::size_t columns = rows[0].size();
  for (std::size_t column = 0; column < columns; ++column) {
    std::vector<std::string> rest(rows.size());
    bool isLong = false;
    const auto cut = [&](std::string& text, std::string& into) {
      if (text.size() <= kLongestCell) return;
      const std::size_t end = endOfPart(text);
      into = text.substr(end);
      text.resize(end);
      isLong = true;
    };
    for (std::size_t row = 1; row < rows.size(); ++row) cut(rows[row][column], rest[row]);
    for (int part = 2; isLong; ++part) {
      isLong = false;
      made.texts.push_back(rows[0].size());
      rows[0].push_back(rows[0][column] + "+" + std::to_string(part));
      const std::size_t last = rows[0].size() - 1;
      std::vector<std::string> next(rows.size());
      for (std::size_t row = 1; row < rows.size(); ++row) {
        cut(rest[row], next[row]);
        rows[row].resize(last);
        rows[row].push_back(std::move(rest[row]));
      }
      rest = std::move(next);
    }
  }
}

std::optional<std::pair<std::string, int>> continuedColumn(std::string_view header) {
  const std::size_t plus = header.rfind('+');
  if (plus == std::string_view::npos) return std::nullopt;
  const auto part = toInteger(header.substr(plus + 1));
  if (!part || *part < 2 || *part > 1'000) return std::nullopt;
  return std::pair(std::string(header.substr(0, plus)), static_cast<int>(*part));
}

}  // namespace redoubt::exchange::sheets
