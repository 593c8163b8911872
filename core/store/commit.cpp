#include "core/store/commit.h"

#include <sqlite3.h>

#include "core/store/connection.h"
#include "core/store/connection_state.h"
#include "core/store/digest.h"

namespace redoubt::store {
namespace {

// After a commit that failed: returns if it stands all the same.
void settle(BattleFile& file, const std::string& mark) {
  Connection& connection = file.connection();
  bool stands = false;
  try {
    stands = lastCommit(connection.database) == mark;
  } catch (const SQLite::Exception&) {
    connection.unsettled = mark;
    throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.perhaps-kept"), file.path().string());
  }
  if (!stands) throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.not-kept"), file.path().string());
  connection.dataVersion = connection.readDataVersion();
  connection.isUnsynced = true;
}

}  // namespace

// A commit can fail when all is written: SQLite has deleted the journal, which is the commit, and then can't make the
// folder durable. So whether it stands is asked of the file.
void commitSettled(BattleFile& file) {
  Connection& connection = file.connection();
  const std::string mark = markCommit(connection.database);
  try {
    SQLite::Statement& commit = connection.prepared("COMMIT");
    commit.executeStep();
    commit.reset();
  } catch (const SQLite::Exception& failure) {
    if ((failure.getErrorCode() & 0xFF) != SQLITE_IOERR) throw;
    connection.database.tryExec("ROLLBACK");
    settle(file, mark);
  }
}

}  // namespace redoubt::store
