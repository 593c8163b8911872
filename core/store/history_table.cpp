#include "core/store/history_table.h"

#include "core/store/commit.h"
#include "core/store/connection.h"
#include "core/store/connection_state.h"

namespace redoubt::store {
namespace {

static_assert(kMaxSequence == std::int64_t{9'007'199'254'740'991}, "the query below says so too");

Bytes blobAt(SQLite::Statement& statement, int column) {
  const SQLite::Column blob = statement.getColumn(column);
  const auto* bytes = static_cast<const unsigned char*>(blob.getBlob());
  return Bytes(bytes, bytes + blob.getBytes());
}

}  // namespace

std::vector<HistoryRow> historyRows(SQLite::Database& database) {
  std::vector<HistoryRow> history;
  SQLite::Statement rows(database,
                         "SELECT sequence, title, state, schema, made_at, change_count FROM history "
                         "WHERE sequence BETWEEN 1 AND 9007199254740991 ORDER BY sequence");
  while (rows.executeStep()) {
    HistoryRow row;
    row.sequence = rows.getColumn(0).getInt64();
    row.title = rows.getColumn(1).getString();
    row.state = model::fromText<HistoryState>(rows.getColumn(2).getString()).value_or(HistoryState::SetAside);
    row.schema = rows.getColumn(3).getInt();
    row.madeAt = rows.getColumn(4).getString();
    row.changeCount = rows.getColumn(5).getInt();
    history.push_back(std::move(row));
  }
  return history;
}

Bytes changesetAt(SQLite::Database& database, std::int64_t sequence) {
  SQLite::Statement row(database, "SELECT changeset FROM history WHERE sequence = ?");
  row.bind(1, sequence);
  if (!row.executeStep()) throw Error(ErrorCode::Damaged, Phrase::of("errors.history.record-missing"));
  return inflated(blobAt(row, 0), kMaxChangeset);
}

std::vector<HistoryRow> readHistory(BattleFile& file) {
  return translated(file.path().string(), [&] { return historyRows(file.connection().database); });
}

Bytes readChangeset(BattleFile& file, std::int64_t sequence) {
  return translated(file.path().string(), [&] { return changesetAt(file.connection().database, sequence); });
}

void insertHistory(BattleFile& file, const HistoryRow& row, const Bytes& changeset) {
  translated(file.path().string(), [&] {
    if (changeset.size() > kMaxChangeset) {
      throw Error(ErrorCode::TooLarge, Phrase::of("errors.history.too-large"));
    }
    const Bytes packed = deflated(changeset);
    SQLite::Statement& insert = file.connection().prepared(
        "INSERT INTO history(sequence, title, state, schema, made_at, change_count, changeset) "
        "VALUES(?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, row.sequence);
    insert.bind(2, row.title);
    insert.bind(3, std::string(model::toText(row.state)));
    insert.bind(4, row.schema);
    insert.bind(5, row.madeAt);
    insert.bind(6, row.changeCount);
    insert.bind(7, packed.data(), static_cast<int>(packed.size()));
    insert.exec();
  });
}

void setHistoryState(BattleFile& file, std::int64_t sequence, HistoryState state) {
  translated(file.path().string(), [&] {
    SQLite::Statement& update = file.connection().prepared("UPDATE history SET state = ?2 WHERE sequence = ?1");
    update.bind(1, sequence);
    update.bind(2, std::string(model::toText(state)));
    update.exec();
  });
}

void dropUndone(BattleFile& file) {
  translated(file.path().string(),
             [&] { file.connection().prepared("DELETE FROM history WHERE state = 'undone'").exec(); });
}

void setAllAside(BattleFile& file) {
  translated(file.path().string(), [&] {
    file.connection().prepared("UPDATE history SET state = 'set-aside' WHERE state <> 'set-aside'").exec();
  });
}

namespace {

template <class Work>
void inTransaction(BattleFile& file, Work&& work) {
  translated(file.path().string(), [&] {
    SQLite::Database& database = file.connection().database;
    database.exec("BEGIN IMMEDIATE");
    try {
      work();
      commitSettled(file);
    } catch (...) {
      database.tryExec("ROLLBACK");
      throw;
    }
  });
}

}  // namespace

void setHistoryAside(BattleFile& file) {
  inTransaction(file, [&] { setAllAside(file); });
}

void dropSetAside(BattleFile& file) {
  inTransaction(file, [&] { file.connection().prepared("DELETE FROM history WHERE state = 'set-aside'").exec(); });
}

}  // namespace redoubt::store
