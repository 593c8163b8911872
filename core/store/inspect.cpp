#include "core/store/inspect.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "core/store/connection.h"
#include "core/store/digest.h"
#include "core/store/journal.h"
#include "core/store/load.h"
#include "core/store/migrate.h"
#include "core/store/open_files.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kMaxCheckSteps = 4'000'000;  // progress callbacks of 1,000 operations each

using Header = ReadLock::Header;

std::uint32_t bigEndian(const Header& header, std::size_t at) {
  return (std::uint32_t{header[at]} << 24) | (std::uint32_t{header[at + 1]} << 16) |
         (std::uint32_t{header[at + 2]} << 8) | header[at + 3];
}

int checkHeader(const Header& header, const fs::path& path) {
  if (bigEndian(header, 68) != kApplicationId) {
    throw Error(ErrorCode::NotABattle,
                "it is a database of another program, not a battle file; name a file that Redoubt made.",
                path.string());
  }
  if (header[18] != 1 || header[19] != 1) {
    throw Error(ErrorCode::NotABattle,
                "it was switched to write-ahead logging; set PRAGMA journal_mode=DELETE with the program that did.",
                path.string());
  }
  const auto version = static_cast<std::int32_t>(bigEndian(header, 60));
  if (version > kSchemaVersion) {
    throw Error(ErrorCode::NewerVersion,
                "it was written by a newer Redoubt (schema " + std::to_string(version) + ", this one knows " +
                    std::to_string(kSchemaVersion) + "); update the program.",
                path.string());
  }
  if (version < kSchemaVersion && !hasMigrationFrom(version)) {
    throw Error(ErrorCode::OldVersion,
                "its schema " + std::to_string(version) +
                    " is one no migration is known from; open it with the Redoubt that made it.",
                path.string());
  }
  return version;
}

// Damage shows in the whole file being shorter than the header says.
void checkLength(const Header& header, std::uintmax_t size, const fs::path& path) {
  std::uint32_t pageSize = (std::uint32_t{header[16]} << 8) | header[17];
  if (pageSize == 1) pageSize = 65536;
  if (pageSize < 512 || (pageSize & (pageSize - 1)) != 0) {
    throw Error(ErrorCode::Damaged, "its header is damaged; restore a backup, or recover what can be read.",
                path.string());
  }
  const std::uintmax_t expected = std::uintmax_t{bigEndian(header, 28)} * pageSize;
  const bool counted = bigEndian(header, 24) == bigEndian(header, 92);
  if (counted && size < expected) {
    throw Error(ErrorCode::Damaged,
                "it breaks off after " + std::to_string(size) + " of " + std::to_string(expected) +
                    " bytes; restore a backup, or recover what can be read.",
                path.string());
  }
}

struct TimeBound {
  explicit TimeBound(sqlite3* handle) : db(handle) {
    sqlite3_progress_handler(
        db, 1000, [](void* self) { return ++static_cast<TimeBound*>(self)->steps > kMaxCheckSteps ? 1 : 0; }, this);
  }
  ~TimeBound() { sqlite3_progress_handler(db, 0, nullptr, nullptr); }
  TimeBound(const TimeBound&) = delete;
  TimeBound& operator=(const TimeBound&) = delete;
  sqlite3* db;
  std::int64_t steps = 0;
};

int schemaVersion(SQLite::Database& database) {
  return database.execAndGet("PRAGMA user_version").getInt();
}

std::unique_ptr<SQLite::Database> openVerified(const fs::path& file, Access access, const fs::path& named) {
  auto database = std::make_unique<SQLite::Database>(connect(file, access));
  // Of a schema before the first the step that migrates from it knows the tables.
  if (translated(named.string(), [&] { return schemaVersion(*database); }) >= 1) {
    verifyContent(*database, named.string());
  }
  return database;
}

}  // namespace

void verifySchema(SQLite::Database& database, const std::string& context) {
  const std::vector<SchemaObject> found = schemaOf(database);
  const std::vector<SchemaObject>& expected = expectedSchema(std::clamp(schemaVersion(database), 1, kSchemaVersion));
  if (found == expected) return;
  const auto named = [&](const std::vector<SchemaObject>& in, const SchemaObject& object) {
    return std::any_of(in.begin(), in.end(),
                       [&](const SchemaObject& o) { return o.type == object.type && o.name == object.name; });
  };
  for (const SchemaObject& object : found) {
    if (!named(expected, object)) {
      throw Error(ErrorCode::ForeignSchema,
                  "it holds a " + object.type + " '" + object.name.substr(0, 60) +
                      "' that battle files don't have; restore a backup, or recover what can be read.",
                  context);
    }
  }
  for (const SchemaObject& object : expected) {
    if (!named(found, object)) {
      throw Error(
          ErrorCode::ForeignSchema,
          "it lacks the " + object.type + " '" + object.name + "'; restore a backup, or recover what can be read.",
          context);
    }
  }
  throw Error(
      ErrorCode::ForeignSchema,
      "one of its tables is not defined as battle files define it; restore a backup, or recover what can be read.",
      context);
}

void verifyContent(SQLite::Database& database, const std::string& context) {
  translated(context, [&] {
    const TimeBound bound(database.getHandle());
    verifySchema(database, context);
    SQLite::Statement check(database, "PRAGMA quick_check(5)");
    std::string faults;
    while (check.executeStep()) {
      const std::string line = check.getColumn(0).getString();
      if (line != "ok") faults += (faults.empty() ? "" : "; ") + line;
    }
    if (!faults.empty()) {
      throw Error(ErrorCode::Damaged,
                  "it is damaged (" + faults.substr(0, 300) + "); restore a backup, or recover what can be read.",
                  context);
    }
    SQLite::Statement keys(database, "PRAGMA foreign_key_check");
    int count = 0;
    while (keys.executeStep()) {
      if (++count > 5) break;
      faults += (faults.empty() ? "" : "; ") + keys.getColumn(0).getString() + " row " + keys.getColumn(1).getString() +
                " refers to a missing row of " + keys.getColumn(2).getString();
    }
    if (count > 0) {
      throw Error(ErrorCode::Damaged,
                  "rows in it refer to rows that are missing (" + faults +
                      "); restore a backup, or recover what can be read.",
                  context);
    }
  });
}

model::Battle verifiedBattle(SQLite::Database& database, const std::string& context) {
  return translated(context, [&] {
    const int version = schemaVersion(database);
    if (version < kSchemaVersion && hasMigrationFrom(version)) return migrated(database);
    verifyContent(database, context);
    model::Battle content = loadBattle(database);
    refuseAltered(database, content, context);
    return content;
  });
}

model::Battle contentOf(const Inspected& file) {
  return file.needsMigration ? migrated(*file.database) : loadBattle(*file.database);
}

Inspected inspect(const fs::path& path) {
  Inspected result;
  result.path = resolvedPath(path);
  refuseIfOpen(result.path);
  result.lock = std::make_unique<ReadLock>(result.path);
  const Header header = result.lock->header();
  result.needsMigration = checkHeader(header, result.path) < kSchemaVersion;
  // The journal first, then whose it is: a living writer's has not touched the file yet, for we hold the lock.
  if (inspectSidecars(result.path) == SidecarState::Hot && !result.lock->isReserved()) {
    result.needsRecovery = true;
    result.recovered = std::make_unique<TemporaryFolder>();
    const fs::path copy = result.recovered->path() / "recovered.battle";
    copyBytes(fs::path(result.path) += "-journal", fs::path(copy) += "-journal");
    copyBytes(result.path, copy);  // last, for this ends our lock
    result.database = openVerified(copy, Access::ReadWrite, result.path);
    return result;
  }
  checkLength(header, result.lock->size(), result.path);
  result.database = openVerified(result.path, Access::ReadImmutable, result.path);
  return result;
}

}  // namespace redoubt::store
