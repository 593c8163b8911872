#include "core/store/rewrite.h"

#include "core/store/connection.h"
#include "core/store/copy_rows.h"
#include "core/store/digest.h"
#include "core/store/inspect.h"
#include "core/store/load.h"
#include "core/store/migrate.h"
#include "core/store/new_file.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

void copyRecords(SQLite::Database& from, SQLite::Database& to, std::int64_t forgotten) {
  to.exec("BEGIN");
  copyRows(from, to, "history", "WHERE sequence > " + std::to_string(forgotten));
  copyRows(from, to, "version");
  copyRows(from, to, "picture");
  to.exec("COMMIT");
}

}  // namespace

bool rewriteFile(const fs::path& path, std::int64_t forgotten, const Holder& holder) {
  const Inspected file = inspect(path);
  return translated(file.path.string(), [&] {
    const model::Battle content = contentOf(file);
    if (!file.needsMigration) refuseAltered(*file.database, content, file.path.string());
    return putInPlace(
        file.path,
        [&](const fs::path& temporary) {
          SQLite::Database fresh = newDatabase(temporary);
          createSchema(fresh);
          writeBattle(fresh, content);
          copyRecords(*file.database, fresh, forgotten);
          verifyContent(fresh, file.path.string());
          const model::Battle written = loadBattle(fresh);
          refuseAltered(fresh, written, file.path.string());
          if (!(written == content)) {
            throw Error(ErrorCode::DiskFull, Phrase::of("errors.write.reads-differently"), file.path.string());
          }
        },
        &holder);
  });
}

}  // namespace redoubt::store
