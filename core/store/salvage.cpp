#include "core/store/salvage.h"

#include <sqlite3.h>

#include <algorithm>
#include <utility>
#include <variant>

#include "core/store/connection.h"
#include "core/store/digest.h"
#include "core/store/inspect.h"
#include "core/store/journal.h"
#include "core/store/load.h"
#include "core/store/new_file.h"
#include "core/store/read_lock.h"
#include "core/store/row_io.h"
#include "core/store/tree_keys.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

/// The columns of a table as SQL needs them.
struct Columns {
  std::string table;
  std::string names;    ///< "a, b, c"
  std::string order;    ///< of the key, upwards
  std::string reverse;  ///< of the key, downwards
  std::string oneRow;   ///< "a = ? AND b = ?" of the key
  int count = 0;
  int keys = 0;
};

Columns columnsOf(SQLite::Database& database, const std::string& table) {
  Columns columns;
  columns.table = table;
  SQLite::Statement info(database, "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid");
  info.bind(1, table);
  while (info.executeStep()) {
    const std::string name = info.getColumn(0).getString();
    columns.names += (columns.count++ ? ", " : "") + name;
    if (info.getColumn(1).getInt() == 0) continue;
    const bool isFirst = columns.keys++ == 0;
    columns.order += (isFirst ? "" : ", ") + name;
    columns.reverse += (isFirst ? "" : ", ") + name + " DESC";
    columns.oneRow += (isFirst ? "" : " AND ") + name + " = ?";
  }
  return columns;
}

bool isDamage(const SQLite::Exception& failure) {
  const int code = failure.getErrorCode() & 0xFF;
  return code == SQLITE_CORRUPT || code == SQLITE_TOOBIG || code == SQLITE_IOERR;
}

// Hands a value on as it is.
void bindValue(SQLite::Statement& to, int place, const SQLite::Column& value) {
  if (value.isNull()) return to.bind(place);
  if (value.isInteger()) return to.bind(place, value.getInt64());
  if (value.isFloat()) return to.bind(place, value.getDouble());
  if (value.isText()) return to.bind(place, value.getString());
  to.bind(place, value.getBlob(), value.getBytes());
}

/// A damaged database, and the file it is.
struct Damaged {
  SQLite::Database& database;
  fs::path file;
};

std::uint32_t rootOf(SQLite::Database& database, const std::string& table) {
  SQLite::Statement root(database, "SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = ?");
  root.bind(1, table);
  return root.executeStep() ? root.getColumn(0).getUInt() : 0;
}

/// Carries rows from the damaged database into the fresh one.
class Carrier {
 public:
  Carrier(const Damaged& from, SQLite::Database& to, Columns columns)
      : from_(from), columns_(std::move(columns)), insert_(to, insertSql(columns_)) {
    result_.table = columns_.table;
  }

  TableSalvage carry() {
    if (read("ORDER BY " + columns_.order)) return result_;
    result_.hasGap = true;
    read("ORDER BY " + columns_.reverse);
    carryOneByOne();
    return result_;
  }

 private:
  static std::string insertSql(const Columns& columns) {
    std::string places;
    for (int i = 0; i < columns.count; ++i) places += i ? ", ?" : "?";
    return "INSERT INTO " + columns.table + "(" + columns.names + ") VALUES(" + places + ")";
  }

  std::string selectSql(const std::string& clause) const {
    return "SELECT " + columns_.names + " FROM " + columns_.table + " " + clause;
  }

  // Reads rows until there is none left (true), a page is spoilt or pages lead in a circle (false).
  bool read(const std::string& clause) {
    try {
      SQLite::Statement rows(from_.database, selectSql(clause));
      while (rows.executeStep()) {
        if (!keep(rows)) return false;
      }
      return true;
    } catch (const SQLite::Exception& failure) {
      if (!isDamage(failure)) throw;
      return false;
    }
  }

  // What lies between spoilt pages, which reading on does not reach.
  void carryOneByOne() {
    const std::int64_t brokenBefore = std::exchange(result_.broken, 0);
    const std::uint32_t root = rootOf(from_.database, columns_.table);
    SQLite::Statement row(from_.database, selectSql("WHERE " + columns_.oneRow));
    for (const RowKey& key : keysInTree(from_.file, root, static_cast<std::size_t>(columns_.keys))) {
      row.tryReset();  // what it failed of is told of already
      for (std::size_t i = 0; i < key.size(); ++i) {
        std::visit([&](const auto& value) { row.bind(static_cast<int>(i) + 1, value); }, key[i]);
      }
      readOne(row);
    }
    // Those met before have been met again.
    result_.broken = std::max(result_.broken, brokenBefore);
  }

  void readOne(SQLite::Statement& row) {
    try {
      if (row.executeStep()) keep(row);
    } catch (const SQLite::Exception& failure) {
      if (!isDamage(failure)) throw;
    }
  }

  // Answers false for a row that is there already.
  bool keep(SQLite::Statement& rows) {
    insert_.tryReset();  // a refused row before this one is told of already
    for (int i = 0; i < columns_.count; ++i) bindValue(insert_, i + 1, rows.getColumn(i));
    try {
      insert_.exec();
      ++result_.saved;
    } catch (const SQLite::Exception& failure) {
      const int code = failure.getExtendedErrorCode();
      if ((code & 0xFF) != SQLITE_CONSTRAINT) throw;
      if (code == SQLITE_CONSTRAINT_PRIMARYKEY || code == SQLITE_CONSTRAINT_ROWID) return false;
      ++result_.broken;
    }
    return true;
  }

  const Damaged& from_;
  Columns columns_;
  SQLite::Statement insert_;
  TableSalvage result_;
};

TableSalvage carried(const Damaged& from, SQLite::Database& to, const std::string& table) {
  return Carrier(from, to, columnsOf(to, table)).carry();
}

std::string whereKey(const model::RowInfo& info) {
  std::string text;
  for (const model::FieldInfo& field : info.fields) {
    if (field.isKey) text += (text.empty() ? "" : " AND ") + std::string(field.name) + " IS ?";
  }
  return text;
}

// Takes out the rows the model can't be made of, which the constraints let pass.
template <class Row>
std::int64_t removeUndecodable(SQLite::Database& database) {
  const model::RowInfo& info = model::rowInfo<Row>();
  SQLite::Statement rows(database, sql::selectAll(info));
  SQLite::Statement erase(database, "DELETE FROM " + std::string(info.table) + " WHERE " + whereKey(info));
  std::int64_t removed = 0;
  while (rows.executeStep()) {
    try {
      readRow<Row>(rows);
    } catch (const Error&) {
      erase.reset();
      int place = 0;
      for (std::size_t i = 0; i < info.fields.size(); ++i) {
        if (info.fields[i].isKey) bindValue(erase, ++place, rows.getColumn(static_cast<int>(i)));
      }
      removed += erase.exec();
    }
  }
  return removed;
}

// Empties what refers to a lost row where it may be empty, and leaves the row out where it may not.
std::int64_t settleReferences(SQLite::Database& database, const std::string& table) {
  struct Reference {
    std::string parent, from, to;
  };
  std::vector<Reference> references;
  SQLite::Statement keys(database, "SELECT \"table\", \"from\", \"to\" FROM pragma_foreign_key_list(?)");
  keys.bind(1, table);
  while (keys.executeStep()) {
    references.push_back({keys.getColumn(0).getString(), keys.getColumn(1).getString(), keys.getColumn(2).getString()});
  }
  std::int64_t changed = 0;
  for (const Reference& r : references) {
    SQLite::Statement column(database, "SELECT \"notnull\" OR pk FROM pragma_table_info(?) WHERE name = ?");
    column.bind(1, table);
    column.bind(2, r.from);
    column.executeStep();
    const bool isNeeded = column.getColumn(0).getInt() != 0;
    const std::string parent = r.to.empty() ? columnsOf(database, r.parent).order : r.to;
    const std::string lost = " WHERE " + r.from + " IS NOT NULL AND NOT EXISTS(SELECT 1 FROM " + r.parent +
                             " AS parent WHERE parent." + parent + " = " + table + "." + r.from + ")";
    changed += database.exec(isNeeded ? "DELETE FROM " + table + lost
                                      : "UPDATE OR IGNORE " + table + " SET " + r.from + " = NULL" + lost);
    // Where a constraint wants it after all.
    if (!isNeeded) database.exec("DELETE FROM " + table + lost);
  }
  return changed;
}

std::int64_t rowsIn(SQLite::Database& database, const std::string& table) {
  return database.execAndGet("SELECT count(*) FROM " + table).getInt64();
}

TableSalvage carriedVersions(const Damaged& from, SQLite::Database& to) {
  TableSalvage result = carried(from, to, "version");
  // Nothing of the history they stood in is left.
  to.exec("DELETE FROM version WHERE kind = 'opened'; UPDATE version SET after_sequence = 0;");
  result.saved = rowsIn(to, "version");
  return result;
}

// Everything `from` still gives, as a sound database in memory.
std::vector<TableSalvage> rebuilt(const Damaged& from, SQLite::Database& fresh) {
  createSchema(fresh);
  sqlite3_db_config(fresh.getHandle(), SQLITE_DBCONFIG_ENABLE_FKEY, 0, nullptr);
  std::vector<TableSalvage> result;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    TableSalvage& table = result.emplace_back(carried(from, fresh, std::string(Row::kTable)));
    table.broken += removeUndecodable<Row>(fresh);
  });
  for (bool again = true; again;) {
    again = false;
    for (TableSalvage& table : result) {
      const std::int64_t changed = settleReferences(fresh, table.table);
      table.orphaned += changed;
      again = again || changed > 0;
    }
  }
  for (TableSalvage& table : result) table.saved = rowsIn(fresh, table.table);
  result.push_back(carriedVersions(from, fresh));
  return result;
}

// The bytes of the pages that are there as a whole. The rest of one cut short would read as zeros, and a row that
// reaches into it would come out with other values than it had.
std::uintmax_t bytesInWholePages(const fs::path& file) {
  const ReadLock lock(file);
  const ReadLock::Header header = lock.header();
  const std::uint64_t pageSize = header[16] == 0 && header[17] == 1 ? 65536 : header[16] * 256 + header[17];
  return pageSize == 0 ? lock.size() : lock.size() / pageSize * pageSize;
}

// Reading it makes SQLite replay the journal beside it.
void rollBack(const fs::path& copy) {
  try {
    connect(copy, Access::ReadWrite);
  } catch (const Error&) {
    // What can't be rolled back is read as it is.
  }
}

// What lies in `file`, on a copy: reading it must not touch it, and an edit cut short is rolled back where it can be.
void copyDamaged(const fs::path& file, const fs::path& copy) {
  bool hasJournal = false;
  try {
    hasJournal = inspectSidecars(file) == SidecarState::Hot;
    if (hasJournal) copyBytes(fs::path(file) += "-journal", fs::path(copy) += "-journal");
  } catch (const Error&) {
    // A journal that is not ours helps nobody.
  }
  copyBytes(file, copy);
  const std::uintmax_t whole = bytesInWholePages(copy);
  if (hasJournal) rollBack(copy);
  // Rolling back makes a file cut short as long as it was, with nothing in it.
  if (fs::file_size(copy) > whole) fs::resize_file(copy, whole);
}

// SQLite reads past a header and a list of tables that name pages which are not there only if it believes that they are
// about to be mended. Nothing is: the connection can't write.
void takeAsItIs(SQLite::Database& database) {
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
  sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, nullptr);
}

// `named` is the person's file; they know nothing of the copy.
SQLite::Database connectToDamaged(const fs::path& copy, const fs::path& named) {
  try {
    SQLite::Database database = connect(copy, Access::ReadImmutable);
    takeAsItIs(database);
    return database;
  } catch (const Error& error) {
    throw Error(error.code(), error.sentence(), named.string());
  }
}

void verifyTables(SQLite::Database& database, const fs::path& named) {
  const Error isLost(ErrorCode::Damaged,
                     "its list of tables is lost, and with it all that could be recovered; go back to a copy of it.",
                     named.string());
  try {
    if (database.execAndGet("PRAGMA page_count").getInt64() == 0) throw isLost;
    verifySchema(database, named.string());
  } catch (const SQLite::Exception& failure) {
    if (!isDamage(failure) && failure.getErrorCode() != SQLITE_NOTADB) throw;
    throw isLost;
  }
}

}  // namespace

std::vector<TableSalvage> salvage(const fs::path& damaged, const fs::path& target) {
  const fs::path file = verifyHeader(damaged);
  if (identityOf(target) == identityOf(file)) {
    throw Error(ErrorCode::Refused, "this is the damaged file itself; choose another name for the copy.",
                target.string());
  }
  return translated(file.string(), [&] {
    const TemporaryFolder folder;
    const fs::path copy = folder.path() / "damaged.battle";
    copyDamaged(file, copy);
    SQLite::Database from = connectToDamaged(copy, file);
    verifyTables(from, file);
    SQLite::Database fresh = connectInMemory();
    std::vector<TableSalvage> result = rebuilt({from, copy}, fresh);
    verifyContent(fresh, file.string());
    writeDigest(fresh, loadBattle(fresh));
    putInPlace(target, [&](const fs::path& temporary) {
      SQLite::Database saved = newDatabase(temporary);
      backUp(fresh, saved);
    });
    return result;
  });
}

}  // namespace redoubt::store
