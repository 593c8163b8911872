#include "core/store/dump.h"

#include "core/store/connection.h"
#include "core/store/connection_state.h"
#include "core/store/digest.h"
#include "core/store/inspect.h"
#include "core/store/load.h"
#include "core/store/migrate.h"
#include "core/store/row_io.h"

namespace redoubt::store {
namespace {

std::string dumpQuery(const model::RowInfo& info) {
  std::string columns;
  std::string order;
  for (const model::FieldInfo& field : info.fields) {
    if (!columns.empty()) columns += " || '|' || ";
    columns += "quote(" + std::string(field.name) + ")";
    if (field.isKey) order += (order.empty() ? "" : ", ") + std::string(field.name);
  }
  return "SELECT " + columns + " FROM " + std::string(info.table) + " ORDER BY " + order;
}

std::string dumpDatabase(SQLite::Database& database) {
  std::string text = "redoubt battle, schema " + std::to_string(kSchemaVersion) + "\n";
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    text += "\n[" + std::string(Row::kTable) + "] " + sql::columns(model::rowInfo<Row>()) + "\n";
    SQLite::Statement rows(database, dumpQuery(model::rowInfo<Row>()));
    while (rows.executeStep()) text += rows.getColumn(0).getString() + "\n";
  });
  return text;
}

}  // namespace

std::string dump(BattleFile& file) {
  return translated(file.path().string(), [&] { return dumpDatabase(file.connection().database); });
}

std::string dumpFile(const std::filesystem::path& path) {
  Inspected file = inspect(path);
  return translated(file.path.string(), [&] {
    if (file.needsMigration) return dump(migrated(*file.database));
    // For its checks: no dump of what no model can be, nor of what was not saved so.
    refuseAltered(*file.database, loadBattle(*file.database), file.path.string());
    return dumpDatabase(*file.database);
  });
}

std::string dump(const model::Battle& battle) {
  return translated("", [&] {
    SQLite::Database database = connectInMemory();
    createSchema(database);
    writeBattle(database, battle);
    return dumpDatabase(database);
  });
}

}  // namespace redoubt::store
