#include "core/store/migrate.h"

#include <sqlite3.h>

#include <iterator>
#include <map>

#include "core/store/carry_history.h"
#include "core/store/connection.h"
#include "core/store/copy_rows.h"
#include "core/store/from_schema_3.h"
#include "core/store/from_schema_6.h"
#include "core/store/inspect.h"
#include "core/store/load.h"
#include "core/store/row_map.h"

namespace redoubt::store {
namespace {

// A step between two schemas whose SQL we have, by a map of their rows.
class Mapped : public Migration {
 public:
  Mapped(int from, std::unique_ptr<RowMap> map) : from_(from), map_(std::move(map)) {}

  int from() const override { return from_; }
  void verify(SQLite::Database& old) const override {
    if (schemaOf(old) != expectedSchema(from_)) {
      throw Error(ErrorCode::ForeignSchema, Phrase::of("errors.schema.differs"));
    }
  }
  void copyRows(SQLite::Database& old, SQLite::Database& fresh) const override {
    createSchema(fresh, from_ + 1);
    fresh.exec("BEGIN; PRAGMA defer_foreign_keys=ON;");
    copyContent(*map_, old, fresh);
    fresh.exec("COMMIT;");
  }

 protected:
  const RowMap& map() const { return *map_; }

 private:
  int from_;
  std::unique_ptr<RowMap> map_;
};

// To a schema whose tables have other columns.
class Changed : public Mapped {
 public:
  using Mapped::Mapped;
  std::vector<LeftStep> copyHistory(SQLite::Database& old, SQLite::Database& fresh) const override {
    return carryHistory(map(), old, from(), fresh);
  }
};

using Steps = std::map<int, std::unique_ptr<Migration>>;

Steps ownSteps() {
  Steps own;
  // Schema 2 has more kinds of zones and a digest, schema 3 translations: no column of content changed.
  own[1] = std::make_unique<Mapped>(1, std::make_unique<RowMap>());
  own[2] = std::make_unique<Mapped>(2, std::make_unique<RowMap>());
  own[3] = std::make_unique<Changed>(3, std::make_unique<FromSchema3>());
  // Schema 5 has the second hex of a placement, which no earlier one knew.
  own[4] = std::make_unique<Changed>(4, std::make_unique<RowMap>());
  // Schema 6 has pictures on the map and of faces.
  own[5] = std::make_unique<Changed>(5, std::make_unique<RowMap>());
  // Schema 7 has the words, texts and confirmations of a transcription, points of scans and sheets of counters.
  own[6] = std::make_unique<Changed>(6, std::make_unique<FromSchema6>());
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

// Calls `take(step, from, fresh)` for each step that is due, and answers the last database.
template <class Take>
std::unique_ptr<SQLite::Database> takeSteps(SQLite::Database& old, Take&& take) {
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
    take(*step->second, from, *fresh);
    current = std::move(fresh);
    ++version;
  }
  if (old.tableExists("picture")) store::copyRows(old, *current, "picture");
  verifyContent(*current, "migrated battle");
  return current;
}

}  // namespace

std::vector<LeftStep> Migration::copyHistory(SQLite::Database& old, SQLite::Database& fresh) const {
  if (old.tableExists("history") && fresh.tableExists("history")) store::copyRows(old, fresh, "history");
  return {};
}

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
  const auto present = takeSteps(old, [](const Migration&, SQLite::Database&, SQLite::Database&) {});
  return loadBattle(*present);
}

MigratedFile migratedFile(SQLite::Database& old) {
  MigratedFile file;
  file.database = takeSteps(old, [&](const Migration& step, SQLite::Database& from, SQLite::Database& fresh) {
    std::vector<LeftStep> left = step.copyHistory(from, fresh);
    std::move(left.begin(), left.end(), std::back_inserter(file.left));
  });
  return file;
}

}  // namespace redoubt::store
