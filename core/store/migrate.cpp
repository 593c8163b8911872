#include "core/store/migrate.h"

#include <map>

#include "core/store/connection.h"
#include "core/store/inspect.h"
#include "core/store/load.h"

namespace redoubt::store {
namespace {

std::map<int, std::unique_ptr<Migration>>& steps() {
  static std::map<int, std::unique_ptr<Migration>> known;
  return known;
}

}  // namespace

void addMigration(std::unique_ptr<Migration> step) {
  const int from = step->from();
  steps()[from] = std::move(step);
}

void removeMigrations() { steps().clear(); }

bool hasMigrationFrom(int version) {
  for (int v = version; v < kSchemaVersion; ++v) {
    if (!steps().contains(v)) return false;
  }
  return true;
}

model::Battle migrated(SQLite::Database& old) {
  int version = old.execAndGet("PRAGMA user_version").getInt();
  std::unique_ptr<SQLite::Database> current;
  while (version < kSchemaVersion) {
    const auto step = steps().find(version);
    if (step == steps().end()) {
      throw Error(ErrorCode::OldVersion, "no migration is known from its schema " + std::to_string(version) + ".");
    }
    SQLite::Database& from = current ? *current : old;
    step->second->verify(from);
    auto fresh = std::make_unique<SQLite::Database>(connectInMemory());
    step->second->copyRows(from, *fresh);
    current = std::move(fresh);
    ++version;
  }
  verifyContent(*current, "migrated battle");
  return loadBattle(*current);
}

}  // namespace redoubt::store
