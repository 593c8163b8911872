#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>

#include "core/model/battle.h"
#include "core/store/files.h"
#include "core/store/read_lock.h"

/// Private to core/store: looking at a file that nobody vouches for.
namespace redoubt::store {

/// A battle file that has passed every check, open for reading.
struct Inspected {
  std::filesystem::path path;                  ///< resolved, no links
  bool needsRecovery = false;                  ///< an edit was cut short; `database` is the recovered copy
  bool needsMigration = false;                 ///< an older schema that a migration step knows
  std::unique_ptr<ReadLock> lock;              ///< keeps writers out while it is read
  std::unique_ptr<TemporaryFolder> recovered;  ///< keeps the recovered copy alive
  std::unique_ptr<SQLite::Database> database;
};

/// The content of a file that was inspected, migrated where it is of an older schema. Throws Error.
model::Battle contentOf(const Inspected& file);

/// Opens `path` in the safe order: lstat, regular file, size, header, application_id, user_version, sidecars, then
/// read-only and immutable: exact schema, quick_check, foreign keys. Writes nothing to `path` or beside it; a hot
/// journal is replayed on a copy. Throws Error; Busy if this process edits the file.
Inspected inspect(const std::filesystem::path& path);

/// Throws Error ForeignSchema, with `context`, unless the database holds exactly the tables of the schema that its
/// user_version names.
void verifySchema(SQLite::Database& database, const std::string& context);

/// The checks on a database's inside: exact schema, quick_check, foreign_key_check. Throws Error with `context`.
void verifyContent(SQLite::Database& database, const std::string& context);

/// The content of `database`, migrated where it is of an older schema. Throws Error with `context`; AlteredContent
/// where its digest says otherwise.
model::Battle verifiedBattle(SQLite::Database& database, const std::string& context);

}  // namespace redoubt::store
