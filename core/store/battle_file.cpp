#include "core/store/battle_file.h"

#include <sqlite3.h>

#include "core/store/connection.h"
#include "core/store/connection_state.h"
#include "core/store/digest.h"
#include "core/store/edit_transaction.h"
#include "core/store/history_table.h"
#include "core/store/inspect.h"
#include "core/store/linked_pictures.h"
#include "core/store/load.h"
#include "core/store/migrate.h"
#include "core/store/new_file.h"
#include "core/store/open_files.h"
#include "core/store/picture_table.h"
#include "core/store/version_table.h"

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

std::int64_t Connection::bytes() {
  std::error_code ignored;
  const std::uintmax_t size = fs::file_size(path, ignored);
  return ignored ? 0 : static_cast<std::int64_t>(size);
}

ReadBattle readAllowingAltered(const fs::path& path) {
  const Inspected file = inspect(path);
  return translated(file.path.string(), [&] {
    ReadBattle result;
    result.path = file.path;
    result.schema = file.database->execAndGet("PRAGMA user_version").getInt();
    result.wasRecovered = file.needsRecovery;
    result.battle = contentOf(file);
    result.battle.pictures().add(linkedPictures(result.battle, result.path));
    if (!file.needsMigration) result.altered = alteredParts(*file.database, result.battle);
    return result;
  });
}

ReadBattle readBattle(const fs::path& path) {
  ReadBattle result = readAllowingAltered(path);
  if (!result.altered.empty()) throw AlteredContent(std::move(result.altered), result.path.string());
  return result;
}

bool holdsTheSame(const fs::path& copy, BattleFile& file, const model::Battle& content) {
  if (file.isOutdated()) return false;
  try {
    const Inspected found = inspect(copy);
    return !found.needsMigration && lastCommit(*found.database) == lastCommit(file.connection().database) &&
           loadBattle(*found.database) == content;
  } catch (const Error&) {
    return false;
  } catch (const SQLite::Exception&) {
    return false;
  }
}

bool writeNewFile(const fs::path& path, const model::Battle& battle) {
  return putInPlace(path, [&](const fs::path& temporary) {
    SQLite::Database database = newDatabase(temporary);
    createSchema(database);
    writeBattle(database, battle);
    writePictures(database, battle.pictures().only(model::namedPictures(battle)));
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
      throw Error(ErrorCode::Damaged, Phrase::of("errors.version.not-battle"));
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
  bool isOutdated = false;
  {
    const Inspected file = inspect(path);
    real = file.path;
    recovers = file.needsRecovery;
    isOutdated = file.needsMigration;
  }
  if (!isWritable(real)) {
    throw Error(ErrorCode::ReadOnly, Phrase::of("errors.file.unwritable-folder"), real.string());
  }
  return translated(real.string(), [&] {
    const auto identity = identityOf(real);
    if (!identity) throw Error(ErrorCode::Moved, Phrase::of("errors.file.vanished"), real.string());
    auto connection = std::make_unique<Connection>(real, connect(real, Access::ReadWrite), *identity);
    connection->wasRecovered = recovers;
    connection->isOutdated = isOutdated;
    lockDown(connection->database);
    connection->dataVersion = connection->readDataVersion();
    return BattleFile(std::move(connection));
  });
}

const fs::path& BattleFile::path() const {
  return connection_->path;
}

model::Battle BattleFile::load() {
  return translated(path().string(), [&] {
    model::Battle battle = isOutdated() ? migrated(connection_->database) : loadBattle(connection_->database);
    battle.pictures().add(linkedPictures(battle, path()));
    return battle;
  });
}

std::vector<AlteredPart> BattleFile::altered(const model::Battle& content) {
  if (isOutdated()) return {};
  return translated(path().string(), [&] { return alteredParts(connection_->database, content); });
}

void BattleFile::accept(const model::Battle& content, const std::optional<model::Battle>& before,
                        const std::string& madeAt) {
  translated(path().string(), [&] {
    EditTransaction transaction(*this, Recording::Off);
    setAllAside(*this);
    if (before) {
      VersionRow row;
      row.kind = VersionKind::SetAside;
      row.madeAt = madeAt;
      insertVersion(*this, row, *before);
    }
    writeDigest(connection_->database, content);
    transaction.commit();
  });
}

bool BattleFile::isOutdated() const {
  return connection_->isOutdated;
}
std::int64_t BattleFile::bytes() {
  return connection_->bytes();
}
bool BattleFile::takeUnsynced() {
  return std::exchange(connection_->isUnsynced, false);
}

bool BattleFile::wasRecovered() const {
  return connection_->wasRecovered;
}

bool BattleFile::copyTo(const fs::path& target) {
  return putInPlace(target, [&](const fs::path& temporary) {
    SQLite::Database copy = newDatabase(temporary);
    backUp(connection_->database, copy);
    // Another program may have switched the file to write-ahead logging since it was opened.
    copy.execAndGet("PRAGMA data_version");
    copy.exec("PRAGMA journal_mode=DELETE");
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
