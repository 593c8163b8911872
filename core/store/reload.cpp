#include "core/store/reload.h"

#include "core/store/connection.h"
#include "core/store/connection_state.h"
#include "core/store/inspect.h"
#include "core/store/load.h"

namespace redoubt::store {

std::optional<model::Battle> reload(BattleFile& file, const model::Battle& battle,
                                    const std::vector<HistoryRow>& history) {
  return translated(file.path().string(), [&]() -> std::optional<model::Battle> {
    SQLite::Database& database = file.connection().database;
    database.exec("BEGIN IMMEDIATE");
    try {
      const std::int64_t version = file.connection().readDataVersion();
      verifyContent(database, file.path().string());
      model::Battle found = loadBattle(database);
      const bool same = found == battle && readHistory(file) == history;
      if (!same) setAllAside(file);
      database.exec("COMMIT");
      file.connection().dataVersion = version;
      if (same) return std::nullopt;
      return found;
    } catch (...) {
      database.tryExec("ROLLBACK");
      throw;
    }
  });
}

}  // namespace redoubt::store
