#include "core/store/battle_file.h"

#include <sqlite3.h>

#include "core/store/connection.h"
#include "core/store/connection_state.h"
#include "core/store/inspect.h"
#include "core/store/load.h"
#include "core/store/migrate.h"
#include "core/store/new_file.h"
#include "core/store/open_files.h"

namespace redoubt::store {

namespace fs = std::filesystem;

Connection::Connection(fs::path where, SQLite::Database opened, FileIdentity file)
    : path(std::move(where)), identity(file), database(std::move(opened)) {
  addOpenFile(identity);
}

Connection::~Connection() {
  statements.clear();
  removeOpenFile(identity);
}

SQLite::Statement& Connection::prepared(const std::string& sql) {
  auto& statement = statements[sql];
  if (!statement) statement = std::make_unique<SQLite::Statement>(database, sql);
  statement->tryReset();
  statement->clearBindings();
  return *statement;
}

std::int64_t Connection::readDataVersion() {
  SQLite::Statement& version = prepared("PRAGMA data_version");
  version.executeStep();
  const std::int64_t value = version.getColumn(0).getInt64();
  version.reset();
  return value;
}

ReadBattle readBattle(const fs::path& path) {
  const Inspected file = inspect(path);
  return translated(file.path.string(), [&] {
    ReadBattle result;
    result.path = file.path;
    result.wasRecovered = file.needsRecovery;
    result.battle = file.needsMigration ? migrated(*file.database) : loadBattle(*file.database);
    return result;
  });
}

void copyFile(const fs::path& path, const fs::path& target) {
  const Inspected file = inspect(path);
  if (file.needsMigration)
    return writeNewFile(target, translated(path.string(), [&] { return migrated(*file.database); }));
  putInPlace(target, [&](const fs::path& temporary) {
    SQLite::Database copy = newDatabase(temporary);
    backUp(*file.database, copy);
    verifyContent(copy, file.path.string());
  });
}

void writeNewFile(const fs::path& path, const model::Battle& battle) {
  putInPlace(path, [&](const fs::path& temporary) {
    SQLite::Database database = newDatabase(temporary);
    createSchema(database);
    writeBattle(database, battle);
  });
}

Bytes toImage(const model::Battle& battle) {
  return translated("version", [&] {
    SQLite::Database database = connectInMemory();
    createSchema(database);
    writeBattle(database, battle);
    return imageOf(database);
  });
}

model::Battle fromImage(const Bytes& image) {
  return translated("stored version", [&] {
    SQLite::Database database = connectToImage(image);
    if (database.execAndGet("PRAGMA application_id").getInt64() != kApplicationId) {
      throw Error(ErrorCode::Damaged, "the stored version is no battle.");
    }
    return verifiedBattle(database, "stored version");
  });
}

BattleFile::BattleFile(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
BattleFile::BattleFile(BattleFile&&) noexcept = default;
BattleFile& BattleFile::operator=(BattleFile&&) noexcept = default;
BattleFile::~BattleFile() = default;

BattleFile BattleFile::open(const fs::path& path) {
  fs::path real;
  bool recovers = false;
  {
    const Inspected file = inspect(path);
    real = file.path;
    recovers = file.needsRecovery;
    if (file.needsMigration) {
      throw Error(ErrorCode::OldVersion, "it was written by an older Redoubt; it is opened as a migrated copy.",
                  real.string());
    }
  }
  if (!isWritable(real)) {
    throw Error(ErrorCode::ReadOnly, "it or its folder can't be written; save a copy elsewhere.", real.string());
  }
  return translated(real.string(), [&] {
    const auto identity = identityOf(real);
    if (!identity) throw Error(ErrorCode::Moved, "it went away while being opened.", real.string());
    auto connection = std::make_unique<Connection>(real, connect(real, Access::ReadWrite), *identity);
    connection->wasRecovered = recovers;
    lockDown(connection->database);
    connection->dataVersion = connection->readDataVersion();
    return BattleFile(std::move(connection));
  });
}

const fs::path& BattleFile::path() const { return connection_->path; }

model::Battle BattleFile::load() {
  return translated(path().string(), [&] { return loadBattle(connection_->database); });
}

bool BattleFile::wasRecovered() const { return connection_->wasRecovered; }

void BattleFile::copyTo(const fs::path& target) {
  putInPlace(target, [&](const fs::path& temporary) {
    SQLite::Database copy = newDatabase(temporary);
    backUp(connection_->database, copy);
    verifyContent(copy, path().string());
  });
}

bool BattleFile::wasChangedOutside() {
  return translated(path().string(), [&] { return connection_->readDataVersion() != connection_->dataVersion; });
}

bool BattleFile::wasMoved() const {
  int moved = 0;
  sqlite3_file_control(connection_->database.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return moved != 0;
}

}  // namespace redoubt::store
