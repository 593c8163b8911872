#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace redoubt::store {

/// "Rdbt" in the header of every battle file (offset 68).
inline constexpr std::uint32_t kApplicationId = 0x52646274;
/// The schema this program writes (offset 60, user_version).
inline constexpr int kSchemaVersion = 7;

/// The SQL of schemas/battle-<version>.sql, from 1 to kSchemaVersion.
std::string_view schemaSql(int version);

/// Whether steps that history recorded under schema `version` can be undone and redone: those of earlier schemas are
/// carried into the present one before (core/store/carry_history.h).
constexpr bool historyFollows(int version) {
  return version >= 1 && version <= kSchemaVersion;
}

/// The tables that history records, in the order of the schema. Everything else is history, version, picture, digest.
const std::vector<std::string>& contentTables();

/// One object of sqlite_schema. Two schemas are the same when their lists are.
struct SchemaObject {
  std::string type;
  std::string name;
  std::string table;
  std::string sql;
  friend auto operator<=>(const SchemaObject&, const SchemaObject&) = default;
};

/// What sqlite_schema holds in a file fresh from `schemaSql(version)`, sorted.
const std::vector<SchemaObject>& expectedSchema(int version = kSchemaVersion);

}  // namespace redoubt::store
