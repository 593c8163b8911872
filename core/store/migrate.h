#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <vector>

#include "core/model/battle.h"
#include "core/store/left_step.h"

/// Private to core/store: older schemas. A file is never changed in place: its rows are copied into a fresh database of
/// the next schema, step by step, because the session extension quietly applies nothing to altered tables and renaming
/// spoils the exact comparison of schemas.
namespace redoubt::store {

/// One step: from the schema `from()` to `from() + 1`.
class Migration {
 public:
  virtual ~Migration() = default;
  virtual int from() const = 0;
  /// The exact SQL objects of the old schema are the step's own business; throws Error ForeignSchema if `old` has
  /// others.
  virtual void verify(SQLite::Database& old) const = 0;
  /// Creates the next schema's tables in the empty `fresh` and fills them from `old`.
  virtual void copyRows(SQLite::Database& old, SQLite::Database& fresh) const = 0;
  /// Fills the history of `fresh`, which has the content by now, from that of `old`; answers what could not come along.
  /// Unless a step knows better, changesets are the same in both.
  virtual std::vector<LeftStep> copyHistory(SQLite::Database& old, SQLite::Database& fresh) const;
};

/// Makes a step known beside the program's own, from schema 1 on; tests add one from a made-up schema 0.
void addMigration(std::unique_ptr<Migration> step);
/// Forgets the steps that were added.
void removeMigrations();

bool hasMigrationFrom(int version);

/// The content of `old` after all its steps, verified. Throws Error; Damaged where its rows break their constraints.
model::Battle migrated(SQLite::Database& old);

/// Content and history in the present schema, verified, in memory.
struct MigratedFile {
  std::unique_ptr<SQLite::Database> database;
  std::vector<LeftStep> left;
};
/// The same with history: each step's before and after in the present schema. Throws Error as above; a step that can't
/// follow is no reason to.
MigratedFile migratedFile(SQLite::Database& old);

}  // namespace redoubt::store
