#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace redoubt::store {

/// "Rdbt" in the header of every battle file (offset 68).
inline constexpr std::uint32_t kApplicationId = 0x52646274;
/// The schema this program writes (offset 60, user_version).
inline constexpr int kSchemaVersion = 1;

/// The SQL of schemas/battle-1.sql.
std::string_view schemaSql();

/// The tables that history records, in the order of the schema. Everything else is history, version, picture.
const std::vector<std::string>& contentTables();

/// One object of sqlite_schema. Two schemas are the same when their lists are.
struct SchemaObject {
  std::string type;
  std::string name;
  std::string table;
  std::string sql;
  friend auto operator<=>(const SchemaObject&, const SchemaObject&) = default;
};

/// What sqlite_schema holds in a file fresh from `schemaSql()`, sorted.
const std::vector<SchemaObject>& expectedSchema();

}  // namespace redoubt::store
