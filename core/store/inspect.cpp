#include "core/store/inspect.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/model/row_info.h"
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
    throw Error(ErrorCode::NotABattle, Phrase::of("errors.file.other-database"), path.string());
  }
  if (header[18] != 1 || header[19] != 1) {
    throw Error(ErrorCode::NotABattle, Phrase::of("errors.file.write-ahead"), path.string());
  }
  const auto version = static_cast<std::int32_t>(bigEndian(header, 60));
  if (version > kSchemaVersion) {
    throw Error(ErrorCode::NewerVersion,
                Phrase::of("errors.schema.newer",
                           {{"found", std::to_string(version)}, {"known", std::to_string(kSchemaVersion)}}),
                path.string());
  }
  if (version < kSchemaVersion && !hasMigrationFrom(version)) {
    throw Error(ErrorCode::OldVersion, Phrase::of("errors.schema.older", {{"schema", std::to_string(version)}}),
                path.string());
  }
  return version;
}

// Damage shows in the whole file being shorter than the header says.
void checkLength(const Header& header, std::uintmax_t size, const fs::path& path) {
  std::uint32_t pageSize = (std::uint32_t{header[16]} << 8) | header[17];
  if (pageSize == 1) pageSize = 65536;
  if (pageSize < 512 || (pageSize & (pageSize - 1)) != 0) {
    throw Error(ErrorCode::Damaged, Phrase::of("errors.damaged.header"), path.string());
  }
  const std::uintmax_t expected = std::uintmax_t{bigEndian(header, 28)} * pageSize;
  const bool counted = bigEndian(header, 24) == bigEndian(header, 92);
  if (counted && size < expected) {
    throw Error(
        ErrorCode::Damaged,
        Phrase::of("errors.damaged.cut", {{"found", std::to_string(size)}, {"whole", std::to_string(expected)}}),
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

// SQLite's word for it, which in a damaged file may be any text.
Phrase typeOf(const SchemaObject& object) {
  if (object.type == "table") return Phrase::of("errors.schema.type.table");
  if (object.type == "index") return Phrase::of("errors.schema.type.index");
  if (object.type == "view") return Phrase::of("errors.schema.type.view");
  if (object.type == "trigger") return Phrase::of("errors.schema.type.trigger");
  return object.type;
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
                  Phrase::of("errors.schema.foreign",
                             {{"type", typeOf(object)}, {"name", model::spokenName(object.name.substr(0, 60))}}),
                  context);
    }
  }
  for (const SchemaObject& object : expected) {
    if (!named(found, object)) {
      throw Error(
          ErrorCode::ForeignSchema,
          Phrase::of("errors.schema.missing", {{"type", typeOf(object)}, {"name", model::spokenName(object.name)}}),
          context);
    }
  }
  throw Error(ErrorCode::ForeignSchema, Phrase::of("errors.schema.differs"), context);
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
      throw Error(ErrorCode::Damaged, Phrase::of("errors.damaged.pages", {{"faults", faults.substr(0, 300)}}), context);
    }
    SQLite::Statement keys(database, "PRAGMA foreign_key_check");
    std::vector<Phrase> rows;
    while (rows.size() < 5 && keys.executeStep()) {
      rows.push_back(
          Phrase::of("errors.damaged.reference", {{"table", model::spokenName(keys.getColumn(0).getString())},
                                                  {"row", keys.getColumn(1).getString()},
                                                  {"target", model::spokenName(keys.getColumn(2).getString())}}));
    }
    if (!rows.empty()) {
      const Phrase all = Phrase::listOf("lists.semicolon", std::move(rows));
      throw Error(ErrorCode::Damaged, Phrase::of("errors.damaged.references", {{"rows", all}}), context);
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
