#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// Private to core/exchange/tables: texts that are longer than a cell may be in Excel.
namespace redoubt::exchange::sheets {

struct BattleSheet;

/// Bytes of one cell; Excel takes 32,767 letters.
inline constexpr std::size_t kLongestCell = 32'000;

/// Puts what is too long into further columns at the end: "words+2" goes on where "words" ends.
void continueLongCells(BattleSheet& sheet);

/// The column that a header continues, and from which place on: {"words", 2}; nothing for others.
std::optional<std::pair<std::string, int>> continuedColumn(std::string_view header);

}  // namespace redoubt::exchange::sheets
