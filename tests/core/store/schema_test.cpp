#include "core/store/schema.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/model/row_info.h"
#include "core/query/query.h"
#include "core/store/battle_file.h"
#include "core/store/connection.h"
#include "core/store/dump.h"
#include "core/store/files.h"
#include "core/store/migrate.h"

namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

model::Battle meadow() {
  model::Battle battle;
  battle.all<model::BattleInfo>().put({{1}, "meadow", "Meadow", "", "", "en", std::nullopt, ""});
  model::MapSheet sheet;
  sheet.id = {1};
  sheet.columns = 4;
  sheet.rows = 3;
  battle.all<model::MapSheet>().put(sheet);
  for (const hex::HexKey hex : model::layoutOf(battle).allHexes()) {
    battle.all<model::HexRow>().put({hex, hex.row() == 2 ? "woods" : "clear", hex.column()});
  }
  return battle;
}

std::set<std::string> contentTablesOf(SQLite::Database& database) {
  std::set<std::string> names;
  for (const SchemaObject& object : schemaOf(database)) names.insert(object.name);
  for (const char* other : {"history", "version", "picture", "digest"}) names.erase(other);
  return names;
}

TEST(Schema, HasExactlyTheColumnsAndKeysOfTheModel) {
  SQLite::Database database = connectInMemory();
  createSchema(database);
  std::set<std::string> described;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    described.insert(std::string(Row::kTable));
    std::vector<std::string> expected;
    for (const model::FieldInfo& field : model::rowInfo<Row>().fields) {
      expected.push_back(std::string(field.name) + (field.isKey ? " key" : field.isOptional ? " null" : ""));
    }
    std::vector<std::string> found;
    SQLite::Statement info(database, "PRAGMA table_info(" + std::string(Row::kTable) + ")");
    while (info.executeStep()) {
      const bool isKey = info.getColumn(5).getInt() > 0;
      const bool notNull = info.getColumn(3).getInt() != 0;
      found.push_back(info.getColumn(1).getString() + (isKey ? " key" : notNull ? "" : " null"));
    }
    EXPECT_EQ(found, expected) << Row::kTable;
  });
  EXPECT_EQ(contentTablesOf(database), described);
}

TEST(Dump, NamesEveryContentTableOfTheSchema) {
  SQLite::Database database = connectInMemory();
  createSchema(database);
  const std::string text = dump(meadow());
  for (const std::string& table : contentTablesOf(database)) {
    EXPECT_NE(text.find("\n[" + table + "] "), std::string::npos) << table;
  }
  EXPECT_EQ(text.find("[history]"), std::string::npos);
}

TEST(Image, OfABattleGivesItBackAndDamageIsRefused) {
  const model::Battle battle = meadow();
  Bytes image = toImage(battle);
  EXPECT_EQ(fromImage(image), battle);
  for (std::size_t i = 4096; i < image.size(); i += 7) image[i] = 0xA5;
  EXPECT_THROW(fromImage(image), Error);
}

// A made-up schema 0: hexes by column and row, terrain as a number.
class FromSchema0 : public Migration {
 public:
  int from() const override { return 0; }
  void verify(SQLite::Database& old) const override {
    if (schemaOf(old).size() != 1) throw Error(ErrorCode::ForeignSchema, "schema 0 has one table.");
  }
  void copyRows(SQLite::Database& old, SQLite::Database& fresh) const override {
    createSchema(fresh, 1);
    SQLite::Statement rows(old, "SELECT c, r, ground FROM cell");
    SQLite::Statement insert(fresh, "INSERT INTO hex(hex, terrain, level) VALUES(?, ?, 0)");
    while (rows.executeStep()) {
      insert.bind(1, hex::HexKey::at(rows.getColumn(0).getInt(), rows.getColumn(1).getInt()).value);
      insert.bind(2, rows.getColumn(2).getInt() == 1 ? "woods" : "clear");
      insert.exec();
      insert.reset();
    }
  }
};

std::string bytesOf(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST(MigrationFromAMadeUpSchema, CopiesRowsIntoAFreshFileAndLeavesTheOldOneAlone) {
  const TemporaryFolder folder;
  const fs::path old = folder.path() / "old.battle";
  {
    SQLite::Database database(old.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec("PRAGMA application_id=" + std::to_string(kApplicationId) + "; PRAGMA user_version=0;");
    database.exec("CREATE TABLE cell(c INTEGER, r INTEGER, ground INTEGER, PRIMARY KEY(c, r)) STRICT, WITHOUT ROWID");
    database.exec("INSERT INTO cell VALUES(18, 9, 1), (18, 10, 0)");
  }
  const std::string before = bytesOf(old);
  EXPECT_THROW(readBattle(old), Error) << "no migration is known yet";
  addMigration(std::make_unique<FromSchema0>());
  const model::Battle battle = readBattle(old).battle;
  EXPECT_EQ(battle.all<model::HexRow>().size(), 2u);
  EXPECT_EQ(battle.find<model::HexRow>(hex::HexKey{10181009})->terrain, "woods");
  writeNewFile(folder.path() / "new.battle", battle);
  EXPECT_EQ(readBattle(folder.path() / "new.battle").battle, battle);
  EXPECT_EQ(BattleFile::open(old).load(), battle);
  removeMigrations();
  EXPECT_EQ(bytesOf(old), before);
}

std::string one(const std::string& sql) {
  const query::QueryResult result = query::run(meadow(), sql);
  return result.rows.size() == 1 && result.rows[0][0].text ? *result.rows[0][0].text : "NULL";
}

TEST(Query, TakesTheFrontFromTheRules) {
  model::Battle battle = meadow();
  battle.all<model::System>().put({{1}, "meadow", std::nullopt, "Meadow"});
  model::BattleInfo info = *model::info(battle);
  info.system = Id<model::System>{1};
  battle.all<model::BattleInfo>().put(info);
  battle.all<model::Rule>().put({{1}, "facing/kind", model::JsonText{R"("hexside")"}});
  const auto inFront = [&] {
    const query::QueryResult result =
        query::run(battle, "SELECT count(*) FROM hex WHERE hx_in_front('0202', 's1', hex)");
    return result.rows.at(0)[0].text.value_or("");
  };
  EXPECT_EQ(inFront(), "3");
  battle.all<model::Rule>().put({{1}, "facing/zones", model::JsonText{R"({"front": 1, "flank": 4, "rear": 1})"}});
  EXPECT_EQ(inFront(), "1");
}

TEST(Query, KnowsHexes) {
  EXPECT_EQ(one("SELECT hx_number(10020003 + 1000000)"), "NULL");
  EXPECT_EQ(one("SELECT hx_number(hx_hex('0203'))"), "0203");
  EXPECT_EQ(one("SELECT hx_hex('9999')"), "NULL");
  EXPECT_EQ(one("SELECT hx_distance('0101', '0401')"), "3");
  EXPECT_EQ(one("SELECT hx_adjacent('0101', '0201')"), "1");
  EXPECT_EQ(one("SELECT hx_number(hx_neighbour('0101', 's1'))"), "0201");
  EXPECT_EQ(one("SELECT hx_neighbour('0101', 4)"), "NULL");
  EXPECT_EQ(one("SELECT hx_in_front('0202', 'v2', '0302')"), "1");
  EXPECT_EQ(one("SELECT hx_in_front('0202', 'v2', '0102')"), "0");
  EXPECT_EQ(one("SELECT hx_terrain('0302')"), "woods");
  EXPECT_EQ(one("SELECT hx_level('0302')"), "3");
}

TEST(Query, RefusesEverythingButReading) {
  for (const char* sql :
       {"DELETE FROM hex", "UPDATE hex SET level = 1 WHERE 1", "ATTACH 'x' AS y", "PRAGMA user_version",
        "CREATE TABLE x(a)", "SELECT load_extension('x')", "SELECT randomblob(100000000)",
        "SELECT printf('%1000000d', 1)", "SELECT 1; DELETE FROM hex WHERE 1", "SELEC 1", ""}) {
    EXPECT_THROW(query::run(meadow(), sql), Error) << sql;
  }
}

TEST(Query, EndlessOnesAreStopped) {
  query::QueryLimits limits;
  limits.maxSteps = 1'000'000;
  EXPECT_THROW(
      query::run(meadow(), "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n",
                 limits),
      Error);
}

}  // namespace
}  // namespace redoubt::store
