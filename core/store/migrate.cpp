#include "core/store/migrate.h"

#include <sqlite3.h>

#include <map>

#include "core/store/connection.h"
#include "core/store/copy_rows.h"
#include "core/store/inspect.h"
#include "core/store/load.h"

namespace redoubt::store {
namespace {

// A schema that has all that the one before it has, so that the rows stay as they are. Schema 2 has more kinds of zones
// and a digest, schema 3 translations.
class SameRows : public Migration {
 public:
  explicit SameRows(int from) : from_(from) {}

  int from() const override { return from_; }
  void verify(SQLite::Database& old) const override {
    if (schemaOf(old) != expectedSchema(from_)) {
      throw Error(ErrorCode::ForeignSchema, Phrase::of("errors.schema.differs"));
    }
  }
  void copyRows(SQLite::Database& old, SQLite::Database& fresh) const override {
    createSchema(fresh, from_ + 1);
    fresh.exec("BEGIN; PRAGMA defer_foreign_keys=ON;");
    for (const std::string& table : contentTables()) {
      if (old.tableExists(table)) store::copyRows(old, fresh, table);
    }
    fresh.exec("COMMIT;");
  }

 private:
  int from_;
};

using Steps = std::map<int, std::unique_ptr<Migration>>;

Steps ownSteps() {
  Steps own;
  for (int from = 1; from < kSchemaVersion; ++from) own[from] = std::make_unique<SameRows>(from);
  return own;
}

Steps& steps() {
  static Steps known = ownSteps();
  return known;
}

// What the earlier file holds breaks its own rules where it is damaged and SQLite did not look: two rows of one key.
void copyRows(const Migration& step, SQLite::Database& old, SQLite::Database& fresh) {
  try {
    step.copyRows(old, fresh);
  } catch (const SQLite::Exception& failure) {
    const int code = failure.getErrorCode() & 0xFF;
    if (code != SQLITE_CONSTRAINT && code != SQLITE_MISMATCH) throw;
    throw Error(ErrorCode::Damaged, Phrase::of("errors.damaged.rules", {{"reason", failure.what()}}));
  }
}

}  // namespace

void addMigration(std::unique_ptr<Migration> step) {
  const int from = step->from();
  steps()[from] = std::move(step);
}

void removeMigrations() {
  steps() = ownSteps();
}

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
      throw Error(ErrorCode::OldVersion,
                  Phrase::of("errors.schema.no-migration", {{"schema", std::to_string(version)}}));
    }
    SQLite::Database& from = current ? *current : old;
    step->second->verify(from);
    auto fresh = std::make_unique<SQLite::Database>(connectInMemory());
    copyRows(*step->second, from, *fresh);
    current = std::move(fresh);
    ++version;
  }
  verifyContent(*current, "migrated battle");
  return loadBattle(*current);
}

}  // namespace redoubt::store
