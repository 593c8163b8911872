#include "core/store/rewrite.h"

#include "core/base/ids.h"
#include "core/store/connection.h"
#include "core/store/copy_rows.h"
#include "core/store/digest.h"
#include "core/store/inspect.h"
#include "core/store/load.h"
#include "core/store/migrate.h"
#include "core/store/new_file.h"
#include "core/store/picture_table.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

void addVersions(SQLite::Database& to, const std::vector<LeftStep>& left) {
  SQLite::Statement insert(to,
                           "INSERT INTO version(id, kind, name, made_at, after_sequence, schema, size, image) "
                           "VALUES(?, 'set-aside', ?, ?, ?, ?, ?, ?)");
  for (const LeftStep& step : left) {
    if (step.image.empty()) continue;
    const Bytes packed = deflated(step.image);
    insert.bind(1, randomId());
    insert.bind(2, step.title);
    insert.bind(3, step.madeAt);
    insert.bind(4, step.sequence);
    insert.bind(5, step.schema);
    insert.bind(6, static_cast<std::int64_t>(step.image.size()));
    insert.bind(7, packed.data(), static_cast<int>(packed.size()));
    insert.exec();
    insert.reset();
  }
}

/// What is to be written: the file itself, or where it is of an older schema what it comes to in the present one.
class Source {
 public:
  explicit Source(const Inspected& file) : file_(file) {
    if (file.needsMigration) migrated_ = migratedFile(*file.database);
    content_ = loadBattle(present());
    if (!file.needsMigration) refuseAltered(*file.database, content_, file.path.string());
  }

  const std::vector<LeftStep>& left() const { return migrated_.left; }

  void writeTo(const fs::path& temporary, std::int64_t forgotten) {
    SQLite::Database fresh = newDatabase(temporary);
    createSchema(fresh);
    writeBattle(fresh, content_);
    fresh.exec("BEGIN");
    copyRows(present(), fresh, "history", "WHERE sequence > " + std::to_string(forgotten));
    if (file_.database->tableExists("version")) copyRows(*file_.database, fresh, "version");
    addVersions(fresh, migrated_.left);
    writePictures(fresh, content_.pictures().only(namedPictures(fresh, content_)));
    fresh.exec("COMMIT");
    verifyContent(fresh, file_.path.string());
    const model::Battle written = loadBattle(fresh);
    refuseAltered(fresh, written, file_.path.string());
    if (!(written == content_)) {
      throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.reads-differently"), file_.path.string());
    }
  }

 private:
  SQLite::Database& present() { return migrated_.database ? *migrated_.database : *file_.database; }

  const Inspected& file_;
  MigratedFile migrated_;
  model::Battle content_;
};

}  // namespace

Written rewriteFile(const fs::path& path, std::int64_t forgotten, const Holder& holder) {
  const Inspected file = inspect(path);
  return translated(file.path.string(), [&]() -> Written {
    Source source(file);
    const bool isPromised = putInPlace(
        file.path, [&](const fs::path& temporary) { source.writeTo(temporary, forgotten); }, &holder);
    return {isPromised, source.left()};
  });
}

Written copyFile(const fs::path& path, const fs::path& target) {
  const Inspected file = inspect(path);
  if (!file.needsMigration) {
    return {putInPlace(target,
                       [&](const fs::path& temporary) {
                         SQLite::Database copy = newDatabase(temporary);
                         backUp(*file.database, copy);
                         verifyContent(copy, file.path.string());
                       }),
            {}};
  }
  return translated(file.path.string(), [&]() -> Written {
    Source source(file);
    return {putInPlace(target, [&](const fs::path& temporary) { source.writeTo(temporary, 0); }), source.left()};
  });
}

}  // namespace redoubt::store
