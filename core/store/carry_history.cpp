#include "core/store/carry_history.h"

#include <sqlite3.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "core/base/wording.h"
#include "core/model/field.h"
#include "core/store/changeset.h"
#include "core/store/connection.h"
#include "core/store/copy_rows.h"
#include "core/store/edit_transaction.h"
#include "core/store/history_table.h"

// A changeset of an earlier schema can't be rewritten record by record: a record of an update names only what changed,
// and what a row of the next schema becomes may hang on columns, rows and tables that did not. So content is walked
// through as undo and redo would, in two copies at once. In the copy of the earlier schema the step is applied as it
// is. Then the rows of the next schema that depend on a row it names are made anew, by the same map that migrates
// content, and put into the other copy, where the session extension records the step as it does any edit.
namespace redoubt::store {
namespace {

SQLite::Database contentCopy(SQLite::Database& of, int schema) {
  SQLite::Database copy = connectInMemory();
  createSchema(copy, schema);
  copy.exec("BEGIN; PRAGMA defer_foreign_keys=ON;");
  const PlainRows rows(copy);
  for (const std::string& table : rows.tables()) copyRows(of, copy, table);
  copy.exec("COMMIT;");
  return copy;
}

/// The content before and after a step, in both schemas.
class Mirrors {
 public:
  Mirrors(const RowMap& map, SQLite::Database& old, int schema, SQLite::Database& fresh)
      : map_(map),
        old_(contentCopy(old, schema)),
        fresh_(contentCopy(fresh, schema + 1)),
        oldRows_(old_),
        freshRows_(fresh_),
        isPresent_(schema + 1 == kSchemaVersion) {}

  /// Takes a step and answers what the same step is in the next schema. Throws Error and SQLite's exceptions; then
  /// `hasOldMoved` says whether the content of the earlier schema is after the step.
  Bytes step(const Bytes& changeset) {
    hasOldMoved_ = false;
    const std::set<RowName> names = dependentsOf(changeset);
    within(old_, [&] { apply(changeset); });
    hasOldMoved_ = true;
    Bytes carried;
    within(fresh_, [&] {
      const Recorder recorder(fresh_.getHandle(), freshRows_.tables());
      for (const RowName& name : names) settle(name);
      carried = recorder.changeset();
    });
    return carried;
  }

  bool hasOldMoved() const { return hasOldMoved_; }
  /// Takes a step in the earlier schema alone.
  void stepOld(const Bytes& changeset) {
    within(old_, [&] { apply(changeset); });
  }
  /// The content of the earlier schema as a file.
  Bytes image() { return imageOf(old_); }

 private:
  static void within(SQLite::Database& database, const std::function<void()>& work) {
    database.exec("BEGIN; PRAGMA defer_foreign_keys=ON;");
    try {
      work();
      database.exec("COMMIT;");
    } catch (...) {
      database.tryExec("ROLLBACK;");
      throw;
    }
  }

  std::set<RowName> dependentsOf(const Bytes& changeset) const {
    std::set<RowName> names;
    ChangeCursor cursor(changeset);
    while (cursor.next()) {
      const std::vector<PlainColumn>* columns = oldRows_.columns(cursor.table());
      if (!columns || !hasShape(cursor, *columns)) throw damagedRecord();
      RowName name{cursor.table(), {}};
      for (std::size_t i = 0; i < columns->size() && (*columns)[i].isKey; ++i) {
        const int column = static_cast<int>(i);
        const bool inserts = cursor.operation() == SQLITE_INSERT;
        name.key.push_back(valueOf(inserts ? cursor.newValue(column) : cursor.oldValue(column)));
      }
      for (RowName& dependent : map_.dependents(name)) names.insert(std::move(dependent));
    }
    return names;
  }

  // The session extension quietly passes over a table of another shape.
  static bool hasShape(const ChangeCursor& cursor, const std::vector<PlainColumn>& columns) {
    const std::vector<bool> keys = cursor.keyColumns();
    return std::equal(keys.begin(), keys.end(), columns.begin(), columns.end(),
                      [](bool isKey, const PlainColumn& column) { return isKey == column.isKey; });
  }

  void apply(const Bytes& changeset) {
    const int code = applyWhole(old_.getHandle(), changeset);
    if (code != SQLITE_OK) throw Error(ErrorCode::Conflict, Phrase::of("errors.history.rows-differ"));
  }

  void settle(const RowName& name) {
    const std::vector<PlainColumn>* columns = freshRows_.columns(name.table);
    if (!columns) return;
    const auto row = map_.row(name, *columns, oldRows_);
    const RowTaker takes = takerOf(name.table);
    if (row && takes && isPresent_ && !takes(*row)) throw damagedRecord();
    freshRows_.set(name, row);
  }

  const RowMap& map_;
  SQLite::Database old_;
  SQLite::Database fresh_;
  PlainRows oldRows_;
  PlainRows freshRows_;
  bool isPresent_;  ///< the next schema is that of the model, which then looks at every row
  bool hasOldMoved_ = false;
};

struct Row {
  std::int64_t sequence = 0;
  std::string title;
  HistoryState state = HistoryState::SetAside;
  int schema = 0;
  std::string madeAt;
  int changeCount = 0;
  Bytes packed;
};

std::vector<Row> rowsOf(SQLite::Database& old) {
  std::vector<Row> rows;
  SQLite::Statement select(old,
                           "SELECT sequence, title, state, schema, made_at, change_count, changeset FROM history "
                           "WHERE sequence BETWEEN 1 AND 9007199254740991 ORDER BY sequence");
  while (select.executeStep()) {
    Row& row = rows.emplace_back();
    row.sequence = select.getColumn(0).getInt64();
    row.title = select.getColumn(1).getString();
    row.state = model::fromText<HistoryState>(select.getColumn(2).getString()).value_or(HistoryState::SetAside);
    row.schema = select.getColumn(3).getInt();
    row.madeAt = select.getColumn(4).getString();
    row.changeCount = select.getColumn(5).getInt();
    const SQLite::Column blob = select.getColumn(6);
    const auto* bytes = static_cast<const unsigned char*>(blob.getBlob());
    row.packed = Bytes(bytes, bytes + blob.getBytes());
  }
  return rows;
}

void write(SQLite::Database& fresh, const std::vector<Row>& rows) {
  fresh.exec("BEGIN");
  SQLite::Statement insert(fresh,
                           "INSERT INTO history(sequence, title, state, schema, made_at, change_count, changeset) "
                           "VALUES(?, ?, ?, ?, ?, ?, ?)");
  for (const Row& row : rows) {
    insert.bind(1, row.sequence);
    insert.bind(2, row.title);
    insert.bind(3, std::string(model::toText(row.state)));
    insert.bind(4, row.schema);
    insert.bind(5, row.madeAt);
    insert.bind(6, row.changeCount);
    insert.bind(7, row.packed.data(), static_cast<int>(row.packed.size()));
    insert.exec();
    insert.reset();
  }
  fresh.exec("COMMIT");
}

int rowsIn(const Bytes& changeset) {
  int rows = 0;
  ChangeCursor cursor(changeset);
  while (cursor.next()) ++rows;
  return rows;
}

class Carrier {
 public:
  Carrier(const RowMap& map, SQLite::Database& old, int schema, SQLite::Database& fresh)
      : map_(map), old_(old), schema_(schema), fresh_(fresh), rows_(rowsOf(old)) {}

  std::vector<LeftStep> run() {
    carryDone();
    carryUndone();
    write(fresh_, rows_);
    return std::move(left_);
  }

 private:
  // Backwards, as undo goes: up to what was set aside, which nobody can undo across.
  void carryDone() {
    std::optional<Mirrors> mirrors;
    bool goesOn = true;
    for (auto row = rows_.rbegin(); row != rows_.rend(); ++row) {
      if (row->state == HistoryState::Undone) continue;
      goesOn = goesOn && row->state == HistoryState::Done;
      if (!goesOn) {
        row->state = HistoryState::SetAside;
        continue;
      }
      if (!mirrors) mirrors.emplace(map_, old_, schema_, fresh_);
      goesOn = attempt([&] {
        const Bytes changeset = recordOf(*row);
        try {
          keep(*row, inverted(mirrors->step(inverted(changeset))));
        } catch (...) {
          if (mirrors->hasOldMoved()) mirrors->stepOld(changeset);
          throw;
        }
      });
      if (goesOn) continue;
      left_.push_back(leftStep(*row, mirrors->image()));
      row->state = HistoryState::SetAside;
    }
  }

  // On through what is undone. A step beyond the end can never be redone; set aside, it would stand in the way of undo.
  void carryUndone() {
    std::optional<Mirrors> mirrors;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      Row& row = rows_[i];
      if (row.state != HistoryState::Undone) continue;
      if (!mirrors) mirrors.emplace(map_, old_, schema_, fresh_);
      if (attempt([&] { keep(row, mirrors->step(recordOf(row))); })) continue;
      left_.push_back(leftStep(row, mirrors->hasOldMoved() ? mirrors->image() : Bytes()));
      const std::int64_t last = row.sequence;
      std::erase_if(rows_, [&](const Row& r) { return r.state == HistoryState::Undone && r.sequence >= last; });
      return;
    }
  }

  // What is wrong with one step is no reason to refuse the file.
  template <class Work>
  static bool attempt(Work&& work) {
    try {
      work();
      return true;
    } catch (const Error&) {
      return false;
    } catch (const SQLite::Exception&) {
      return false;
    }
  }

  Bytes recordOf(const Row& row) const {
    if (row.schema < 1 || row.schema > schema_) throw damagedRecord();
    return inflated(row.packed, kMaxChangeset);
  }

  void keep(Row& row, const Bytes& changeset) const {
    if (changeset.size() > kMaxChangeset) throw damagedRecord();
    row.packed = deflated(changeset);
    row.schema = schema_ + 1;
    row.changeCount = rowsIn(changeset);
  }

  LeftStep leftStep(const Row& row, Bytes image) const {
    return {row.sequence, row.title, row.madeAt, row.state == HistoryState::Undone, schema_, std::move(image)};
  }

  const RowMap& map_;
  SQLite::Database& old_;
  int schema_;
  SQLite::Database& fresh_;
  std::vector<Row> rows_;
  std::vector<LeftStep> left_;
};

}  // namespace

std::vector<LeftStep> carryHistory(const RowMap& map, SQLite::Database& old, int schema, SQLite::Database& fresh) {
  return Carrier(map, old, schema, fresh).run();
}

Phrase toldOf(const std::vector<LeftStep>& left) {
  std::vector<Phrase> sentences;
  for (const LeftStep& step : left) {
    const char* key = !step.isUndone       ? "errors.upgrade.undo-ends"
                      : step.image.empty() ? "errors.upgrade.redo-ends"
                                           : "errors.upgrade.redo-ends-kept";
    sentences.push_back(Phrase::of(key, {{"step", wording::recognised(step.title, "stored").value_or(step.title)}}));
  }
  if (sentences.empty()) return {};
  return sentences.size() == 1 ? sentences.front() : Phrase::listOf("lists.sentences", std::move(sentences));
}

}  // namespace redoubt::store
