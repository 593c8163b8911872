#include "tests/core/document/probe.h"

#include <sqlite3.h>

#include <stdexcept>

#include "core/store/connection.h"
#include "core/store/connection_state.h"

namespace redoubt::document {

void DocumentProbe::runPragma(Document& document, const char* sql) {
  SQLite::Database& database = file(document).connection().database;
  sqlite3* db = database.getHandle();
  sqlite3_set_authorizer(db, nullptr, nullptr);
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
  if (sqlite3_exec(db, sql, nullptr, nullptr, nullptr) != SQLITE_OK) throw std::runtime_error(sqlite3_errmsg(db));
  store::lockDown(database);
}

}  // namespace redoubt::document
