#pragma once

#include <optional>
#include <string>

#include "core/exchange/json/names.h"

/// Private to core/exchange: keys of rows as people write them.
namespace redoubt::exchange {

/// Between the names of a key of several columns.
inline constexpr std::string_view kBetweenNames = " | ";

/// The row whose stored key is `key` by the names of what its key columns mean: "day | 1809" for a row of a scenario
/// and a hex. Nothing where no such text would mean it.
std::optional<std::string> subjectText(const Names& names, const hex::Layout& layout, std::size_t table,
                                       const std::string& key);
/// The inverse; nothing for texts that mean no row.
std::optional<std::string> subjectKey(const Names& names, const hex::Layout& layout, std::size_t table,
                                      const std::string& text);

}  // namespace redoubt::exchange
