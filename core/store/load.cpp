#include "core/store/load.h"

#include "core/store/connection.h"
#include "core/store/digest.h"
#include "core/store/picture_table.h"
#include "core/store/row_io.h"

namespace redoubt::store {

model::Battle loadBattle(SQLite::Database& database) {
  model::Battle battle;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    SQLite::Statement rows(database, sql::selectAll(model::rowInfo<Row>()));
    model::Table<Row>& table = battle.all<Row>();
    while (rows.executeStep()) table.put(readRow<Row>(rows));
  });
  battle.pictures() = loadPictures(database);
  return battle;
}

void writeBattle(SQLite::Database& database, const model::Battle& battle) {
  database.exec("BEGIN; PRAGMA defer_foreign_keys=ON;");
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (battle.all<Row>().empty()) return;
    SQLite::Statement insert(database, sql::insert(model::rowInfo<Row>()));
    for (const Row& row : battle.all<Row>()) {
      bindRow(insert, row);
      insert.exec();
      insert.reset();
    }
  });
  writeDigest(database, battle);
  database.exec("COMMIT;");
}

}  // namespace redoubt::store
