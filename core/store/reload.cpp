#include "core/store/reload.h"

#include <sqlite3.h>

#include <utility>

#include "core/store/commit.h"
#include "core/store/connection.h"
#include "core/store/connection_state.h"
#include "core/store/inspect.h"
#include "core/store/load.h"
#include "core/store/version_table.h"

namespace redoubt::store {

namespace {

// What is in memory may be newer than what a program that keeps copies put in its place.
void keepAsVersion(BattleFile& file, const model::Battle& memory, const std::string& madeAt) {
  VersionRow row;
  row.kind = VersionKind::SetAside;
  row.madeAt = madeAt;
  insertVersion(file, row, memory);
}

// In the log of another program's making an edit would not be part of the file, and be lost with it.
void leaveWriteAheadLog(Connection& connection) {
  connection.readDataVersion();  // by reading it is noticed
  try {
    SQLite::Statement mode(connection.database, "PRAGMA journal_mode=DELETE");
    if (mode.executeStep() && mode.getColumn(0).getString() == "delete") return;
  } catch (const SQLite::Exception& failure) {
    if ((failure.getErrorCode() & 0xFF) != SQLITE_BUSY) throw;
  }
  throw Error(ErrorCode::Busy, Phrase::of("errors.file.write-ahead-open"), connection.path.string());
}

// What this commits is no edit: should nobody know whether it stands, it is done once more.
void commitAside(BattleFile& file) {
  try {
    commitSettled(file);
  } catch (...) {
    file.connection().unsettled.clear();
    throw;
  }
}

}  // namespace

std::optional<Reloaded> reload(BattleFile& file, const model::Battle& battle, const std::vector<HistoryRow>& history,
                               const std::string& madeAt) {
  return translated(file.path().string(), [&]() -> std::optional<Reloaded> {
    SQLite::Database& database = file.connection().database;
    const std::int64_t known = file.connection().dataVersion;
    leaveWriteAheadLog(file.connection());
    database.exec("BEGIN IMMEDIATE");
    try {
      const std::int64_t version = file.connection().readDataVersion();
      verifyContent(database, file.path().string());
      Reloaded reloaded;
      reloaded.content = loadBattle(database);
      reloaded.altered = alteredParts(database, reloaded.content);
      const std::string unsettled = std::exchange(file.connection().unsettled, {});
      reloaded.isOurs = !unsettled.empty() && lastCommit(database) == unsettled;
      const bool isSame = reloaded.altered.empty() && reloaded.content == battle && readHistory(file) == history;
      file.connection().dataVersion = version;
      if (!isSame && reloaded.altered.empty() && !reloaded.isOurs) {
        setAllAside(file);
        if (!(reloaded.content == battle)) keepAsVersion(file, battle, madeAt);
        commitAside(file);
      } else {
        database.exec("COMMIT");
      }
      if (isSame) return std::nullopt;
      return reloaded;
    } catch (...) {
      database.tryExec("ROLLBACK");
      file.connection().dataVersion = known;
      throw;
    }
  });
}

}  // namespace redoubt::store
