#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <variant>
#include <vector>

/// Private to core/store.
namespace redoubt::store {

using KeyValue = std::variant<std::int64_t, std::string>;
/// The values of a row's key columns, in the order of the key.
using RowKey = std::vector<KeyValue>;

/// The keys of a table's rows, read from the pages of the database `file` without SQLite, which reaches no row behind a
/// page that is spoilt. `root` is the table's first page, `columns` how many columns its key has. Every page is looked
/// at once, whatever they say of each other; what makes no sense is passed over. So a key here is only a hint: the row
/// may not be there. A key too long to lie on its row's page is left out.
std::vector<RowKey> keysInTree(const std::filesystem::path& file, std::uint32_t root, std::size_t columns);

}  // namespace redoubt::store
