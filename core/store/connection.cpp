#include "core/store/connection.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

namespace redoubt::store {
namespace {

constexpr int kBusyMilliseconds = 2000;

void configure(sqlite3* db) {
  const auto set = [&](int option, int value) { sqlite3_db_config(db, option, value, nullptr); };
  set(SQLITE_DBCONFIG_DEFENSIVE, 1);
  set(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
  set(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
  set(SQLITE_DBCONFIG_ENABLE_VIEW, 0);
  set(SQLITE_DBCONFIG_DQS_DDL, 0);
  set(SQLITE_DBCONFIG_DQS_DML, 0);
  set(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
  set(SQLITE_DBCONFIG_ENABLE_FKEY, 1);
  sqlite3_limit(db, SQLITE_LIMIT_LENGTH, 256 << 20);
  sqlite3_limit(db, SQLITE_LIMIT_SQL_LENGTH, 1 << 20);
  sqlite3_limit(db, SQLITE_LIMIT_COLUMN, 100);
  sqlite3_limit(db, SQLITE_LIMIT_VDBE_OP, 250'000);
  sqlite3_limit(db, SQLITE_LIMIT_COMPOUND_SELECT, 60);
  sqlite3_limit(db, SQLITE_LIMIT_EXPR_DEPTH, 100);
  sqlite3_limit(db, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_extended_result_codes(db, 1);
}

void setPragmas(SQLite::Database& database) {
  database.exec("PRAGMA cell_size_check=ON; PRAGMA mmap_size=0; PRAGMA temp_store=MEMORY;");
}

// "file:" URI of an absolute path, with what SQLite would read as syntax escaped.
std::string uriOf(const std::filesystem::path& path, std::string_view query) {
  std::string uri = "file:";
  for (unsigned char c : path.string()) {
    if (c == '%' || c == '?' || c == '#' || c < 0x21 || c > 0x7E) {
      constexpr std::string_view kHex = "0123456789ABCDEF";
      uri += '%';
      uri += kHex[c >> 4];
      uri += kHex[c & 15];
    } else {
      uri += static_cast<char>(c);
    }
  }
  return uri + "?" + std::string(query);
}

int allowRowsOnly(void*, int action, const char* first, const char* value, const char*, const char*) {
  switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_INSERT:
    case SQLITE_UPDATE:
    case SQLITE_DELETE:
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT:
    case SQLITE_FUNCTION:
    case SQLITE_RECURSIVE: return SQLITE_OK;
    case SQLITE_PRAGMA: {
      static constexpr std::array<std::string_view, 8> kAllowed{"table_info",   "table_xinfo", "defer_foreign_keys",
                                                                "data_version", "quick_check", "foreign_key_check",
                                                                "page_count",   "index_list"};
      const std::string_view name = first ? first : "";
      if (name == "user_version" && !value) return SQLITE_OK;
      if (name == "journal_mode" && value && std::string_view(value) == "DELETE") return SQLITE_OK;
      return std::find(kAllowed.begin(), kAllowed.end(), name) != kAllowed.end() ? SQLITE_OK : SQLITE_DENY;
    }
    default: return SQLITE_DENY;
  }
}

}  // namespace

Error toError(int code, const Phrase& message, const std::string& context) {
  switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Error(ErrorCode::Busy, Phrase::of("errors.file.busy"), context);
    case SQLITE_READONLY:
      if (code == SQLITE_READONLY_DBMOVED) {
        return Error(ErrorCode::Moved, Phrase::of("errors.file.moved"), context);
      }
      return Error(ErrorCode::ReadOnly, Phrase::of("errors.file.unwritable"), context);
    case SQLITE_FULL: return Error(ErrorCode::DiskFull, Phrase::of("errors.write.disk-full"), context);
    case SQLITE_IOERR:
      return Error(ErrorCode::DiskFull, Phrase::of("errors.write.disk", {{"reason", message}}), context);
    case SQLITE_NOTADB: return Error(ErrorCode::NotABattle, Phrase::of("errors.file.not-battle"), context);
    case SQLITE_CORRUPT:
      return Error(ErrorCode::Damaged, Phrase::of("errors.damaged.pages", {{"faults", message}}), context);
    case SQLITE_CONSTRAINT:
      return Error(ErrorCode::Refused, Phrase::of("errors.edit.refused", {{"reason", message}}), context);
    case SQLITE_CANTOPEN: return Error(ErrorCode::NotFound, Phrase::of("errors.file.unopenable"), context);
    case SQLITE_TOOBIG:
      return Error(ErrorCode::TooLarge, Phrase::of("errors.damaged.value-too-large", {{"reason", message}}), context);
    case SQLITE_INTERRUPT: return Error(ErrorCode::TooLarge, Phrase::of("errors.damaged.check-too-long"), context);
    default: return Error(ErrorCode::Internal, Phrase::of("errors.sqlite", {{"message", message}}), context);
  }
}

SQLite::Database connect(const std::filesystem::path& path, Access access) {
  return translated(path.string(), [&] {
    constexpr int kCommon = SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_URI;
    const bool writes = access == Access::ReadWrite;
    const std::string_view query = access == Access::ReadImmutable ? "mode=ro&immutable=1"
                                   : writes                        ? "mode=rw"
                                                                   : "mode=ro";
    // Whoever reads what doesn't change does so from one thread, and needs no lock at each value.
    const int mutex = access == Access::ReadImmutable ? SQLITE_OPEN_NOMUTEX : 0;
    SQLite::Database database(uriOf(path, query),
                              kCommon | mutex | (writes ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY),
                              kBusyMilliseconds);
    configure(database.getHandle());
    setPragmas(database);
    if (writes) database.exec("PRAGMA journal_mode=DELETE; PRAGMA synchronous=EXTRA; PRAGMA locking_mode=NORMAL;");
    return database;
  });
}

SQLite::Database connectInMemory() {
  SQLite::Database database(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_PRIVATECACHE);
  configure(database.getHandle());
  setPragmas(database);
  return database;
}

SQLite::Database connectToImage(const std::vector<unsigned char>& image) {
  SQLite::Database database = connectInMemory();
  auto* copy = static_cast<unsigned char*>(sqlite3_malloc64(image.size()));
  if (!copy) throw Error(ErrorCode::TooLarge, Phrase::of("errors.memory.version"));
  std::memcpy(copy, image.data(), image.size());
  // SQLite owns and frees the copy, even when this fails.
  const int code = sqlite3_deserialize(database.getHandle(), "main", copy, static_cast<sqlite3_int64>(image.size()),
                                       static_cast<sqlite3_int64>(image.size()),
                                       SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY);
  if (code != SQLITE_OK) throw toError(code, Phrase::of("errors.version.unreadable"), "");
  return database;
}

std::vector<unsigned char> imageOf(SQLite::Database& database) {
  sqlite3_int64 size = 0;
  unsigned char* bytes = sqlite3_serialize(database.getHandle(), "main", &size, 0);
  if (!bytes) throw Error(ErrorCode::TooLarge, Phrase::of("errors.memory.copy"));
  std::vector<unsigned char> image(bytes, bytes + size);
  sqlite3_free(bytes);
  return image;
}

void createSchema(SQLite::Database& database, int version) {
  database.exec("PRAGMA page_size=4096; PRAGMA application_id=" + std::to_string(kApplicationId) +
                "; PRAGMA user_version=" + std::to_string(version) + ";");
  database.exec("BEGIN;");
  database.exec(std::string(schemaSql(version)));
  database.exec("COMMIT;");
}

void lockDown(SQLite::Database& database) {
  sqlite3_set_authorizer(database.getHandle(), allowRowsOnly, nullptr);
}

std::vector<SchemaObject> schemaOf(SQLite::Database& database) {
  std::vector<SchemaObject> objects;
  SQLite::Statement rows(database, "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema");
  while (rows.executeStep()) {
    objects.push_back({rows.getColumn(0).getString(), rows.getColumn(1).getString(), rows.getColumn(2).getString(),
                       rows.getColumn(3).getString()});
  }
  std::sort(objects.begin(), objects.end());
  return objects;
}

void backUp(SQLite::Database& from, SQLite::Database& to) {
  sqlite3_backup* backup = sqlite3_backup_init(to.getHandle(), "main", from.getHandle(), "main");
  if (!backup) throw toError(sqlite3_extended_errcode(to.getHandle()), sqlite3_errmsg(to.getHandle()), "");
  sqlite3_backup_step(backup, -1);
  const int code = sqlite3_backup_finish(backup);
  if (code != SQLITE_OK) throw toError(code, sqlite3_errstr(code), "");
}

}  // namespace redoubt::store
