#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/store/schema.h"

/// Private to core/store and core/query: hardened SQLite connections.
namespace redoubt::store {

enum class Access {
  ReadImmutable,  ///< looks at the main file alone; no lock, no journal is touched
  ReadOnly,       ///< shares the file with writers
  ReadWrite,
};

/// Opens `path` (already resolved; links are not followed) with every defence of SQLite on. Throws Error.
SQLite::Database connect(const std::filesystem::path& path, Access access);

/// An empty in-memory database with the same defences.
SQLite::Database connectInMemory();

/// A read-only in-memory database over a copy of `image` (a whole database file). Throws Error Damaged.
SQLite::Database connectToImage(const std::vector<unsigned char>& image);

/// The whole database as bytes.
std::vector<unsigned char> imageOf(SQLite::Database& database);

/// Creates the tables of a schema and sets application_id and user_version.
void createSchema(SQLite::Database& database, int version = kSchemaVersion);

/// From here on nothing but reading and writing rows is allowed: no ATTACH, no DDL, few pragmas.
void lockDown(SQLite::Database& database);

/// What sqlite_schema holds, sorted.
std::vector<SchemaObject> schemaOf(SQLite::Database& database);

/// Copies all of `from` into `to` with SQLite's backup API. Throws Error.
void backUp(SQLite::Database& from, SQLite::Database& to);

/// Runs `work` and turns SQLite's exceptions into Error with `context`.
template <class Work>
auto translated(const std::string& context, Work&& work) -> decltype(work());

/// The Error for SQLite's result code and message.
Error toError(int code, const Phrase& message, const std::string& context);

template <class Work>
auto translated(const std::string& context, Work&& work) -> decltype(work()) {
  try {
    return work();
  } catch (const SQLite::Exception& failure) {
    throw toError(failure.getExtendedErrorCode(), failure.what(), context);
  }
}

}  // namespace redoubt::store
