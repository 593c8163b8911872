#include "core/store/edit_transaction.h"

#include <sqlite3.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "core/store/changeset.h"
#include "core/store/commit.h"
#include "core/store/connection.h"
#include "core/store/connection_state.h"
#include "core/store/digest.h"
#include "core/store/linked_pictures.h"
#include "core/store/picture_table.h"
#include "core/store/row_io.h"

// What a changeset is, and why it is recorded so.
//
// The session extension watches the tables attached to it and keeps, for every row touched, the row as it was when
// first touched. At the end it writes one record per row that really changed: an INSERT with the new row, a DELETE
// with the old one, an UPDATE with the key and the old and new value of the changed columns. Applied, it redoes the
// edit; inverted and applied, it undoes it. It has traps, each met here:
//  - it records only tables with an explicit primary key, and only those attached: content tables are attached by
//    name, so that history itself is never recorded;
//  - foreign-key actions and UNIQUE constraints make inverses fail half-way: the schema has neither, and any
//    conflict aborts the whole;
//  - DELETE without WHERE can bypass it: every statement of ours has a WHERE;
//  - foreign keys are deferred to COMMIT, because a changeset's order is not the order of the edit.
namespace redoubt::store {

namespace {

// A file that grows past what can be opened would lock its author out.
void refuseGrowth(Connection& connection) {
  if (connection.bytes() < connection.mostBytes) return;
  throw Error(ErrorCode::TooLarge,
              Phrase::of("errors.file.grown", {{"size", std::to_string(connection.bytes() >> 20)}}),
              connection.path.string());
}

}  // namespace

EditTransaction::EditTransaction(BattleFile& file, Recording recording) : file_(file) {
  Connection& connection = file_.connection();
  translated(file_.path().string(), [&] {
    if (file_.wasMoved()) {
      throw Error(ErrorCode::Moved, Phrase::of("errors.file.moved"), file_.path().string());
    }
    refuseGrowth(connection);
    run("BEGIN IMMEDIATE");
    open_ = true;
    try {
      if (file_.wasChangedOutside()) {
        throw Error(ErrorCode::ChangedOutside, Phrase::of("errors.file.changed"), file_.path().string());
      }
      run("PRAGMA defer_foreign_keys=ON");
      if (recording == Recording::On)
        session_ = std::make_unique<Recorder>(connection.database.getHandle(), contentTables());
    } catch (...) {
      connection.database.tryExec("ROLLBACK");
      open_ = false;
      throw;
    }
  });
}

EditTransaction::~EditTransaction() {
  session_.reset();
  if (open_) file_.connection().database.tryExec("ROLLBACK");
}

void EditTransaction::run(const std::string& sql) {
  SQLite::Statement& statement = file_.connection().prepared(sql);
  statement.executeStep();
  statement.reset();
}

namespace {

[[noreturn]] void refuse(const model::RowInfo& info, const void* row, const std::string& key) {
  for (const model::FieldInfo& field : info.fields) {
    if (field.isStorable(row)) continue;
    throw Error(ErrorCode::Refused, Phrase::of("errors.value.impossible", {{"table", model::spokenName(info.table)},
                                                                           {"row", key},
                                                                           {"column", model::spokenName(field.name)},
                                                                           {"wanted", wanted(field)}}));
  }
  throw Error(ErrorCode::Internal, Phrase::of("errors.value.impossible-for-nothing"));
}

bool isStorable(const model::RowInfo& info, const void* row) {
  return std::all_of(info.fields.begin(), info.fields.end(),
                     [&](const model::FieldInfo& field) { return field.isStorable(row); });
}

// One statement, executed for one row after another.
class RowStatement {
 public:
  RowStatement(Connection& connection, const std::string& sql, const std::atomic<bool>* cancelled)
      : statement_(connection.prepared(sql)), cancelled_(cancelled) {}

  template <class Bind>
  void run(Bind&& bind) {
    if (cancelled_ && cancelled_->load(std::memory_order_relaxed)) throw Cancelled();
    bind(statement_);
    if (statement_.exec() != 1) throw Error(ErrorCode::Conflict, Phrase::of("errors.edit.gone"));
    statement_.reset();
  }

 private:
  SQLite::Statement& statement_;
  const std::atomic<bool>* cancelled_;
};

template <class Row>
void writeRows(Connection& connection, const model::Edit& edit, const model::Table<Row>& before,
               const std::atomic<bool>* cancelled) {
  const model::RowInfo& info = model::rowInfo<Row>();
  model::Table<Row> puts;  // in the order of their keys, of each key the last
  for (const Row& row : edit.puts<Row>()) puts.put(row);
  model::Table<Row> erased;
  for (const model::KeyOf<Row>& key : edit.erases<Row>()) {
    const Row* old = before.find(key);
    if (old && !puts.contains(key)) erased.put(*old);
  }
  if (!erased.empty()) {
    RowStatement erase(connection, sql::erase(info), cancelled);
    for (const Row& row : erased) {
      erase.run([&](SQLite::Statement& statement) { bindKey(statement, row.key()); });
    }
  }
  std::optional<RowStatement> insert;
  std::optional<RowStatement> update;
  for (const Row& row : puts) {
    const Row* old = before.find(row.key());
    if (old && *old == row) continue;
    if (!isStorable(info, &row)) refuse(info, &row, model::keyText<Row>(row.key()));
    std::optional<RowStatement>& statement = old ? update : insert;
    if (!statement) statement.emplace(connection, old ? sql::update(info) : sql::insert(info), cancelled);
    statement->run([&](SQLite::Statement& into) { bindRow(into, info, &row); });
  }
}

}  // namespace

void EditTransaction::write(const model::Edit& edit, const model::Battle& before) {
  translated(file_.path().string(), [&] {
    writePictures(file_.connection().database, storedPictures(edit));
    model::forEachTable([&]<class Row>(model::RowType<Row>) {
      if (edit.puts<Row>().empty() && edit.erases<Row>().empty()) return;
      writeRows<Row>(file_.connection(), edit, before.all<Row>(), cancelled_);
    });
  });
}

Bytes EditTransaction::changeset() {
  return translated(file_.path().string(), [&] {
    Bytes recorded = session_->changeset();
    session_.reset();
    return recorded;
  });
}

namespace {

// The session extension quietly passes over a table of another shape.
void requireShapeOf(const ChangeCursor& cursor, const model::RowInfo& info) {
  const std::vector<bool> keys = cursor.keyColumns();
  if (keys.size() != info.fields.size()) throw damagedRecord();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] != info.fields[i].isKey) throw damagedRecord();
  }
}

class RecordedValue : public model::ValueSource {
 public:
  explicit RecordedValue(sqlite3_value* value) : value_(value) {}

  Type type() const override {
    switch (sqlite3_value_type(value_)) {
      case SQLITE_NULL: return Type::Null;
      case SQLITE_INTEGER: return Type::Integer;
      case SQLITE_FLOAT: return Type::Real;
      case SQLITE_TEXT: return Type::Text;
      default: return Type::Other;
    }
  }
  std::int64_t integer() const override { return sqlite3_value_int64(value_); }
  double real() const override { return sqlite3_value_double(value_); }
  std::string text() const override {
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(value_));
    return std::string(text, static_cast<std::size_t>(sqlite3_value_bytes(value_)));
  }

 private:
  sqlite3_value* value_;
};

// Sets the member from a recorded value; a record that does not name the column leaves it.
void decodeInto(const model::RowInfo& info, void* row, const model::FieldInfo& field, sqlite3_value* value) {
  if (value && !field.load(row, RecordedValue(value))) {
    throw badValue(info, Phrase::of("errors.value.of-recorded-step"), field, RecordedValue(value));
  }
}

// Of an insert all columns, of another record the key.
void decodeKey(const ChangeCursor& cursor, const model::RowInfo& info, void* row) {
  const bool inserts = cursor.operation() == SQLITE_INSERT;
  int column = 0;
  for (const model::FieldInfo& field : info.fields) {
    const int i = column++;
    if (inserts) {
      decodeInto(info, row, field, cursor.newValue(i));
    } else if (field.isKey) {
      decodeInto(info, row, field, cursor.oldValue(i));
    }
  }
}

void decodeUpdate(const ChangeCursor& cursor, const model::RowInfo& info, void* row) {
  int column = 0;
  for (const model::FieldInfo& field : info.fields) {
    const int i = column++;
    if (!field.isKey) decodeInto(info, row, field, cursor.newValue(i));
  }
}

template <class Row>
void addChange(model::Changes& changes, const ChangeCursor& cursor, const model::Battle& before) {
  const bool inserts = cursor.operation() == SQLITE_INSERT;
  Row row{};
  decodeKey(cursor, model::rowInfo<Row>(), &row);
  const Row* old = before.find<Row>(row.key());
  if ((old == nullptr) != inserts) throw damagedRecord();
  model::RowChange<Row>& change = changes.of<Row>().emplace_back();
  if (old) change.before = *old;
  if (inserts) {
    change.after = std::move(row);
  } else if (cursor.operation() == SQLITE_UPDATE) {
    change.after = *old;
    decodeUpdate(cursor, model::rowInfo<Row>(), &*change.after);
  }
}

// What to do with the rows of one table; null for a table that is none of content.
struct TableReader {
  void (*add)(model::Changes&, const ChangeCursor&, const model::Battle&) = nullptr;
  void (*requireShape)(const ChangeCursor&) = nullptr;
};

TableReader readerOf(std::string_view table) {
  TableReader reader;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (Row::kTable != table) return;
    reader = {addChange<Row>, [](const ChangeCursor& cursor) { requireShapeOf(cursor, model::rowInfo<Row>()); }};
  });
  return reader;
}

// Calls `visit(reader, cursor)` for every row of a changeset of content tables.
template <class Visit>
void forEachRecord(const Bytes& changeset, Visit&& visit) {
  ChangeCursor cursor(changeset);
  std::string table;
  TableReader reader;
  while (cursor.next()) {
    if (table != cursor.table()) {
      table = cursor.table();
      reader = readerOf(table);
      if (!reader.add) throw damagedRecord();
      reader.requireShape(cursor);
    }
    visit(reader, cursor);
  }
}

// The session extension applies a changeset in one call; what can be stopped is the virtual machine below it.
class Stoppable {
 public:
  Stoppable(SQLite::Database& database, const std::atomic<bool>* cancelled) : database_(database.getHandle()) {
    if (!cancelled) return;
    sqlite3_progress_handler(
        database_, 1000, [](void* flag) { return static_cast<const std::atomic<bool>*>(flag)->load() ? 1 : 0; },
        const_cast<std::atomic<bool>*>(cancelled));
  }
  ~Stoppable() { sqlite3_progress_handler(database_, 0, nullptr, nullptr); }
  Stoppable(const Stoppable&) = delete;
  Stoppable& operator=(const Stoppable&) = delete;

 private:
  sqlite3* database_;
};

}  // namespace

void EditTransaction::apply(const Bytes& changeset) {
  forEachRecord(changeset, [](const TableReader&, const ChangeCursor&) {});
  const Stoppable stoppable(file_.connection().database, cancelled_);
  const int code = applyWhole(file_.connection().database.getHandle(), changeset);
  const int primary = code & 0xFF;
  if (primary == SQLITE_INTERRUPT || (cancelled_ && cancelled_->load())) throw Cancelled();
  if (primary == SQLITE_ABORT || primary == SQLITE_CONSTRAINT || primary == SQLITE_MISMATCH) {
    throw Error(ErrorCode::Conflict, Phrase::of("errors.history.rows-differ"), file_.path().string());
  }
  if (code != SQLITE_OK) throw toError(code, sqlite3_errstr(code), file_.path().string());
}

Bytes inverted(const Bytes& changeset) {
  int size = 0;
  void* inverse = nullptr;
  if (sqlite3changeset_invert(static_cast<int>(changeset.size()), changeset.data(), &size, &inverse) != SQLITE_OK) {
    throw damagedRecord();
  }
  const auto* first = static_cast<unsigned char*>(inverse);
  Bytes copy(first, first + size);
  sqlite3_free(inverse);
  return copy;
}

model::Changes changedRows(const Bytes& changeset, const model::Battle& before) {
  model::Changes changes;
  forEachRecord(changeset,
                [&](const TableReader& reader, const ChangeCursor& cursor) { reader.add(changes, cursor, before); });
  return changes;
}

void EditTransaction::commit(const model::Changes& changes) {
  translated(file_.path().string(), [&] { addToDigest(file_.connection().database, changes); });
  commit();
}

void EditTransaction::commit() {
  translated(file_.path().string(), [&] { commitSettled(file_); });
  open_ = false;
}

}  // namespace redoubt::store
