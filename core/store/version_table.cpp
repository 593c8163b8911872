#include "core/store/version_table.h"

#include <algorithm>

#include "core/base/ids.h"
#include "core/store/connection.h"
#include "core/store/connection_state.h"
#include "core/store/edit_transaction.h"
#include "core/store/history_table.h"
#include "core/store/inspect.h"

namespace redoubt::store {
namespace {

constexpr std::int64_t kMaxImage = std::int64_t{1} << 30;

template <class Work>
void unrecorded(BattleFile& file, Work&& work) {
  translated(file.path().string(), [&] {
    EditTransaction transaction(file, Recording::Off);
    work();
    transaction.commit();
  });
}

std::vector<VersionRow> rowsIn(SQLite::Database& database) {
  std::vector<VersionRow> versions;
  SQLite::Statement rows(database,
                         "SELECT id, kind, name, made_at, after_sequence, schema, size FROM version "
                         "ORDER BY after_sequence, made_at, id");
  while (rows.executeStep()) {
    VersionRow row;
    row.id = rows.getColumn(0).getInt64();
    row.kind = model::fromText<VersionKind>(rows.getColumn(1).getString()).value_or(VersionKind::Named);
    row.name = rows.getColumn(2).getString();
    row.madeAt = rows.getColumn(3).getString();
    row.afterSequence = std::clamp<std::int64_t>(rows.getColumn(4).getInt64(), 0, kMaxSequence / 2);
    row.schema = rows.getColumn(5).getInt();
    row.size = rows.getColumn(6).getInt64();
    versions.push_back(std::move(row));
  }
  return versions;
}

model::Battle contentIn(SQLite::Database& database, std::int64_t id) {
  SQLite::Statement row(database, "SELECT size, image FROM version WHERE id = ?");
  row.bind(1, id);
  if (!row.executeStep()) throw Error(ErrorCode::NotFound, Phrase::of("errors.version.missing"));
  const std::int64_t size = row.getColumn(0).getInt64();
  if (size < 0 || size > kMaxImage) throw Error(ErrorCode::Damaged, Phrase::of("errors.version.damaged"));
  const SQLite::Column blob = row.getColumn(1);
  const auto* bytes = static_cast<const unsigned char*>(blob.getBlob());
  return fromImage(inflated(Bytes(bytes, bytes + blob.getBytes()), static_cast<std::size_t>(size)));
}

}  // namespace

std::vector<VersionRow> readVersions(BattleFile& file) {
  return translated(file.path().string(), [&] { return rowsIn(file.connection().database); });
}

model::Battle readVersion(BattleFile& file, std::int64_t id) {
  return translated(file.path().string(), [&] { return contentIn(file.connection().database, id); });
}

std::vector<VersionRow> versionsIn(const std::filesystem::path& path) {
  const Inspected file = inspect(path);
  return translated(file.path.string(), [&] { return rowsIn(*file.database); });
}

model::Battle versionIn(const std::filesystem::path& path, std::int64_t id) {
  const Inspected file = inspect(path);
  return translated(file.path.string(), [&] { return contentIn(*file.database, id); });
}

void insertVersion(BattleFile& file, VersionRow row, const model::Battle& content) {
  translated(file.path().string(), [&] {
    const Bytes image = toImage(content);
    const Bytes packed = deflated(image);
    if (row.kind == VersionKind::Opened) {
      file.connection().prepared("DELETE FROM version WHERE kind = 'opened'").exec();
    }
    SQLite::Statement& insert = file.connection().prepared(
        "INSERT INTO version(id, kind, name, made_at, after_sequence, schema, size, image) "
        "VALUES(?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, row.id != 0 ? row.id : randomId());
    insert.bind(2, std::string(model::toText(row.kind)));
    insert.bind(3, row.name);
    insert.bind(4, row.madeAt);
    insert.bind(5, row.afterSequence);
    insert.bind(6, kSchemaVersion);
    insert.bind(7, static_cast<std::int64_t>(image.size()));
    insert.bind(8, packed.data(), static_cast<int>(packed.size()));
    insert.exec();
  });
}

void addVersion(BattleFile& file, VersionRow row, const model::Battle& content) {
  unrecorded(file, [&] { insertVersion(file, std::move(row), content); });
}

void renameVersion(BattleFile& file, std::int64_t id, const std::string& name) {
  unrecorded(file, [&] {
    SQLite::Statement& update = file.connection().prepared("UPDATE version SET name = ?2 WHERE id = ?1");
    update.bind(1, id);
    update.bind(2, name);
    update.exec();
  });
}

void removeVersion(BattleFile& file, std::int64_t id) {
  unrecorded(file, [&] {
    SQLite::Statement& remove = file.connection().prepared("DELETE FROM version WHERE id = ?");
    remove.bind(1, id);
    remove.exec();
  });
}

}  // namespace redoubt::store
