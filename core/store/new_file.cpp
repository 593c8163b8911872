#include "core/store/new_file.h"

#include <sqlite3.h>

#include "core/store/connection.h"
#include "core/store/files.h"
#include "core/store/journal.h"
#include "core/store/open_files.h"
#include "core/store/read_lock.h"

namespace redoubt::store {

namespace fs = std::filesystem;

bool putInPlace(const fs::path& path, const std::function<void(const fs::path&)>& write, const Holder* holder) {
  const fs::path target = writableTarget(path);
  refuseIfOpen(target);
  if (const auto other = Holder::current(target); other && !holder) {
    throw Error(ErrorCode::Busy,
                other->empty() ? Phrase::of("errors.held.other-name")
                               : Phrase::of("errors.held.other-name-by", {{"holder", *other}}),
                path.string());
  }
  if (beginsAsDatabase(target) && ReadLock(target).isReserved()) {
    throw Error(ErrorCode::Busy, Phrase::of("errors.file.busy"), path.string());
  }
  refuseSidecarsAt(target);
  return translated(target.string(), [&] {
    const fs::path temporary = temporaryBeside(target);
    try {
      write(temporary);
      return moveIntoPlace(temporary, target);
    } catch (...) {
      std::error_code ignored;
      fs::remove(temporary, ignored);
      throw;
    }
  });
}

SQLite::Database newDatabase(const fs::path& path) {
  SQLite::Database database(path.string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE);
  database.exec("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;");
  return database;
}

}  // namespace redoubt::store
