#include "core/store/salvage.h"

#include <sqlite3.h>

#include <deque>
#include <limits>
#include <optional>

#include "core/store/connection.h"
#include "core/store/inspect.h"
#include "core/store/journal.h"
#include "core/store/load.h"
#include "core/store/new_file.h"
#include "core/store/row_io.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

constexpr int kMaxProbes = 1000;  // ranges of keys tried around the spoilt pages of one table

/// The columns of a table as SQL needs them.
struct Columns {
  std::string table;
  std::string names;                      ///< "a, b, c"
  std::string order;                      ///< of the key, upwards
  std::string reverse;                    ///< of the key, downwards
  int count = 0;
  std::optional<std::string> integerKey;  ///< the key, where it is one integer column
};

Columns columnsOf(SQLite::Database& database, const std::string& table) {
  Columns columns;
  columns.table = table;
  int keys = 0;
  std::string key;
  SQLite::Statement info(database, "SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid");
  info.bind(1, table);
  while (info.executeStep()) {
    const std::string name = info.getColumn(0).getString();
    columns.names += (columns.count++ ? ", " : "") + name;
    if (info.getColumn(2).getInt() == 0) continue;
    columns.order += (keys ? ", " : "") + name;
    columns.reverse += (keys ? ", " : "") + name + " DESC";
    if (++keys == 1 && info.getColumn(1).getString() == "INTEGER") key = name;
  }
  if (keys == 1 && !key.empty()) columns.integerKey = key;
  return columns;
}

// Hands a value on as it is.
void bindValue(SQLite::Statement& to, int place, const SQLite::Column& value) {
  if (value.isNull()) return to.bind(place);
  if (value.isInteger()) return to.bind(place, value.getInt64());
  if (value.isFloat()) return to.bind(place, value.getDouble());
  if (value.isText()) return to.bind(place, value.getString());
  to.bind(place, value.getBlob(), value.getBytes());
}

/// Carries rows from the damaged database into the fresh one.
class Carrier {
 public:
  Carrier(SQLite::Database& from, SQLite::Database& to, Columns columns)
      : from_(from), columns_(std::move(columns)), insert_(to, insertSql(columns_)) {
    result_.table = columns_.table;
  }

  TableSalvage carry() {
    if (columns_.integerKey) {
      carryByKey();
    } else {
      const bool up = read("ORDER BY " + columns_.order, nullptr);
      if (!up) read("ORDER BY " + columns_.reverse, nullptr);
      result_.hasGap = !up;
    }
    return result_;
  }

 private:
  struct Range {
    std::int64_t above;
    std::int64_t below;
  };

  static std::string insertSql(const Columns& columns) {
    std::string places;
    for (int i = 0; i < columns.count; ++i) places += i ? ", ?" : "?";
    return "INSERT INTO " + columns.table + "(" + columns.names + ") VALUES(" + places + ")";
  }

  // Halves what lies between the rows that can be read, the oldest range first, so that the whole table is looked
  // through before any part of it closely.
  void carryByKey() {
    std::deque<Range> ranges{{std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()}};
    for (int probes = 0; !ranges.empty() && probes < kMaxProbes; ++probes) {
      Range range = ranges.front();
      ranges.pop_front();
      const std::string where = "WHERE " + *columns_.integerKey + " > " + std::to_string(range.above) + " AND " +
                                *columns_.integerKey + " < " + std::to_string(range.below) + " ORDER BY ";
      if (read(where + columns_.order, &range.above)) continue;
      result_.hasGap = true;
      if (read(where + columns_.reverse, &range.below)) continue;
      // Unsigned, for the whole range is wider than its type.
      const auto width = static_cast<std::uint64_t>(range.below) - static_cast<std::uint64_t>(range.above);
      if (width < 3) continue;
      const auto middle = static_cast<std::int64_t>(static_cast<std::uint64_t>(range.above) + width / 2);
      ranges.push_back({range.above, middle + 1});
      ranges.push_back({middle, range.below});
    }
  }

  // Reads rows until there is none left (true) or a page is spoilt (false); `last` is set to the key reached.
  bool read(const std::string& clause, std::int64_t* last) {
    try {
      SQLite::Statement rows(from_, "SELECT " + columns_.names + " FROM " + columns_.table + " " + clause);
      const int key = last ? rows.getColumnIndex(columns_.integerKey->c_str()) : 0;
      while (rows.executeStep()) {
        if (last) *last = rows.getColumn(key).getInt64();
        keep(rows);
      }
      return true;
    } catch (const SQLite::Exception& failure) {
      const int code = failure.getErrorCode() & 0xFF;
      if (code != SQLITE_CORRUPT && code != SQLITE_TOOBIG && code != SQLITE_IOERR) throw;
      return false;
    }
  }

  void keep(SQLite::Statement& rows) {
    insert_.tryReset();  // a refused row before this one is told of already
    for (int i = 0; i < columns_.count; ++i) bindValue(insert_, i + 1, rows.getColumn(i));
    try {
      insert_.exec();
      ++result_.saved;
    } catch (const SQLite::Exception& failure) {
      const int code = failure.getExtendedErrorCode();
      if ((code & 0xFF) != SQLITE_CONSTRAINT) throw;
      // A row met on the way up and again on the way down is no loss.
      if (code != SQLITE_CONSTRAINT_PRIMARYKEY && code != SQLITE_CONSTRAINT_ROWID) ++result_.broken;
    }
  }

  SQLite::Database& from_;
  Columns columns_;
  SQLite::Statement insert_;
  TableSalvage result_;
};

TableSalvage carried(SQLite::Database& from, SQLite::Database& to, const std::string& table) {
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

TableSalvage carriedVersions(SQLite::Database& from, SQLite::Database& to) {
  TableSalvage result = carried(from, to, "version");
  // Nothing of the history they stood in is left.
  to.exec("DELETE FROM version WHERE kind = 'opened'; UPDATE version SET after_sequence = 0;");
  result.saved = rowsIn(to, "version");
  return result;
}

// Everything `from` still gives, as a sound database in memory.
std::vector<TableSalvage> rebuilt(SQLite::Database& from, SQLite::Database& fresh) {
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

// What lies in `file`, on a copy: reading it must not touch it, and an edit cut short is rolled back where it can be.
SQLite::Database copyOf(const fs::path& file, const TemporaryFolder& folder) {
  const fs::path copy = folder.path() / "damaged.battle";
  try {
    if (inspectSidecars(file) == SidecarState::Hot)
      copyBytes(fs::path(file) += "-journal", fs::path(copy) += "-journal");
  } catch (const Error&) {
    // A journal that is not ours helps nobody.
  }
  copyBytes(file, copy);
  return connect(copy, Access::ReadWrite);
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
    SQLite::Database from = copyOf(file, folder);
    verifySchema(from, file.string());
    SQLite::Database fresh = connectInMemory();
    std::vector<TableSalvage> result = rebuilt(from, fresh);
    verifyContent(fresh, file.string());
    loadBattle(fresh);
    putInPlace(target, [&](const fs::path& temporary) {
      SQLite::Database copy = newDatabase(temporary);
      backUp(fresh, copy);
    });
    return result;
  });
}

}  // namespace redoubt::store
