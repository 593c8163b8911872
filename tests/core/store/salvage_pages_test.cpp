#include <iterator>
#include <random>
#include <sstream>

#include "core/store/version_table.h"
#include "tests/core/store/salvage_fixture.h"

// What a file says of its tables is not believed: the rows are found by what the pages hold.
namespace redoubt::store {
namespace {

class SalvageByShape : public SalvageTest {
 protected:
  // Battles like those of the shipped files, whose ids are large: references tell tables apart.
  fs::path peopledBattle() {
    const fs::path path = someBattle();
    runSql(path, R"(
      INSERT INTO army SELECT value * 7919000000007, 'a' || value, 1, 'Army', '#123456', value
        FROM generate_series(1, 40);
      INSERT INTO unit SELECT value * 6977000000011, 'u' || value, (1 + value % 40) * 7919000000007, 'Unit', 'U',
        'infantry', value FROM generate_series(1, 900);
      INSERT INTO command SELECT value * 5871000000013, 'c' || value, (1 + value % 40) * 7919000000007, 'C', NULL,
        '#123456', value FROM generate_series(1, 30);
      INSERT INTO unit_command SELECT value * 6977000000011, (1 + value % 30) * 5871000000013
        FROM generate_series(1, 900);
      INSERT INTO variant SELECT value * 3571000000019, 'v' || value, 1, 'V', value FROM generate_series(1, 40);
      INSERT INTO set_up_block SELECT value * 2909000000023, 'b' || value, (1 + value % 40) * 7919000000007, NULL, 'B',
        value FROM generate_series(1, 30);
      INSERT INTO variant_block SELECT v.value * 3571000000019, b.value * 2909000000023
        FROM generate_series(1, 40) AS v, generate_series(1, 30) AS b;
      INSERT INTO zone SELECT value * 4773000000017, 'z' || value, 'Zone', 'area' FROM generate_series(1, 20);
      INSERT INTO zone_hex SELECT z.value * 4773000000017, 10181000 + h.value
        FROM generate_series(1, 20) AS z, generate_series(1, 60) AS h;)");
    return path;
  }
  // generate_series is no function of the library.
  static void runSql(const fs::path& path, std::string sql) {
    const std::string series = "generate_series(1, ";
    for (std::size_t at; (at = sql.find(series)) != std::string::npos;) {
      const std::size_t end = sql.find(')', at);
      const std::string most = sql.substr(at + series.size(), end - at - series.size());
      sql.replace(at, end + 1 - at,
                  "(WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < " + most +
                      ") SELECT value FROM n)");
    }
    testing::runSql(path, sql);
  }
  std::string page(const fs::path& path, std::size_t number) {
    return readBytes(path).substr((number - 1) * kPage, kPage);
  }
  void putPage(const fs::path& path, std::size_t number, const std::string& page) {
    std::string bytes = readBytes(path);
    bytes.replace((number - 1) * kPage, kPage, page);
    writeBytes(path, bytes);
  }
  std::size_t rootOf(const fs::path& path, const std::string& table) {
    return std::stoul(askSql(path, "SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'"));
  }
  // Those of SQLite's list of tables, the first of the file among them.
  static std::vector<std::size_t> pagesOfList(const fs::path& path) {
    std::istringstream text(
        askSql(path, "SELECT group_concat(pageno, ' ') FROM dbstat WHERE name IN ('sqlite_schema', 'sqlite_master')"));
    return {std::istream_iterator<std::size_t>(text), {}};
  }
  std::vector<TableSalvage> run(const fs::path& path) { return salvage(path, in("saved.battle")); }
};

TEST_F(SalvageByShape, IgnoresWhatTheListOfTablesSaysOfThem) {
  const fs::path path = someBattle();
  const model::Battle before = contentOf(path);
  const std::string whole = readBytes(path);
  const std::vector<std::size_t> pages = pagesOfList(path);
  std::mt19937 random(1794);
  // In the text of a definition, and anywhere on the pages of the list.
  for (int round = 0; round < 120; ++round) {
    const std::size_t list = pages[random() % pages.size()];
    std::string bytes = whole;
    const std::size_t at = (list - 1) * kPage + (list == 1 ? 100 : 0) + random() % (kPage - 100);
    bytes[at] = static_cast<char>(bytes[at] ^ (1 << random() % 8));
    SCOPED_TRACE(at);
    writeBytes(path, bytes);
    run(path);
    expectSaved(before);
  }
}

TEST_F(SalvageByShape, LeavesOutWhatOtherProgramsAdded) {
  const fs::path path = peopledBattle();
  const model::Battle before = contentOf(path);
  runSql(path,
         "CREATE TABLE mine(a INTEGER, b TEXT); INSERT INTO mine VALUES(1, 'x');"
         "CREATE INDEX units ON unit(army); CREATE VIEW v AS SELECT 1;"
         "CREATE TRIGGER bomb AFTER UPDATE ON hex BEGIN DELETE FROM unit WHERE 1; END; ANALYZE");
  EXPECT_THROW(readBattle(path), Error);
  EXPECT_TRUE(isWhole(run(path)));
  expectSaved(before);
}

TEST_F(SalvageByShape, FindsTheRowsBelowARootThatIsLost) {
  const fs::path path = peopledBattle();
  const model::Battle before = contentOf(path);
  const std::string whole = readBytes(path);
  for (const char* table : {"hex", "unit", "unit_command", "zone_hex"}) {
    SCOPED_TRACE(table);
    writeBytes(path, whole);
    spoil(path, rootOf(path, table) - 1);
    const auto report = run(path);
    EXPECT_TRUE(of(report, table).hasGap);
    EXPECT_EQ(of(report, table).doubtful, 0);
    const model::Battle rest = saved();
    // The root of a table without rowids holds rows itself.
    EXPECT_EQ(rest.all<model::HexRow>().size(), before.all<model::HexRow>().size());
    EXPECT_EQ(rest.all<model::Unit>().size(), before.all<model::Unit>().size());
    EXPECT_GE(rest.all<model::UnitCommand>().size() + 10, before.all<model::UnitCommand>().size());
    EXPECT_GE(rest.all<model::ZoneHex>().size() + 10, before.all<model::ZoneHex>().size());
    EXPECT_EQ(model::difference(before, rest).count(),
              before.all<model::UnitCommand>().size() - rest.all<model::UnitCommand>().size() +
                  before.all<model::ZoneHex>().size() - rest.all<model::ZoneHex>().size());
  }
}

TEST_F(SalvageByShape, FindsTheRowsWithoutHeaderListAndRoot) {
  const fs::path path = peopledBattle();
  const model::Battle before = contentOf(path);
  const std::size_t root = rootOf(path, "hex");
  std::vector<std::size_t> lost = pagesOfList(path);
  lost.push_back(root);
  for (const std::size_t page : lost) spoil(path, page - 1);
  const auto report = run(path);
  expectSaved(before);
  // What pages are unused the header would have told.
  EXPECT_GT(of(report, "hex").doubtful, 0);
}

TEST_F(SalvageByShape, SetsRightTwoPagesThatChangedPlaces) {
  const fs::path path = peopledBattle();
  const model::Battle before = contentOf(path);
  const std::string whole = readBytes(path);
  const auto pageOf = [&](const std::string& table) {
    return table == "history" ? rootOf(path, table) : leafOf(path, table) + 1;
  };
  for (const auto& [one, other] : {std::pair("hex", "unit"), std::pair("unit_command", "zone_hex"),
                                   std::pair("unit_command", "variant_block"), std::pair("hex", "history")}) {
    SCOPED_TRACE(one);
    writeBytes(path, whole);
    const std::size_t a = other == std::string("history") ? rootOf(path, one) : pageOf(one);
    const std::size_t b = pageOf(other);
    const std::string page = this->page(path, a);
    putPage(path, a, this->page(path, b));
    putPage(path, b, page);
    EXPECT_FALSE(isWhole(run(path)));
    expectSaved(before);
  }
}

TEST_F(SalvageByShape, TakesNoRowTwiceWhereAPageLiesOverAnother) {
  const fs::path path = someBattle();
  const model::Battle before = contentOf(path);
  putPage(path, leafOf(path, "hex", 3) + 1, page(path, leafOf(path, "hex", 7) + 1));
  const auto report = run(path);
  EXPECT_TRUE(of(report, "hex").hasGap);
  const model::Battle rest = saved();
  expectNothingMadeUp(rest, before);
  EXPECT_GE(rest.all<model::HexRow>().size(), kHexes - 255);
  EXPECT_LT(rest.all<model::HexRow>().size(), kHexes);
}

// SQLite may leave the rows of pages it no longer uses where they are.
TEST_F(SalvageByShape, BringsBackNoDeletedRows) {
  const fs::path path = someBattle();
  runSql(path, "PRAGMA secure_delete=OFF; DELETE FROM hex WHERE hex > 10300000");
  ASSERT_GT(std::stoi(askSql(path, "PRAGMA freelist_count")), 3);
  const model::Battle before = contentOf(path);
  const std::string whole = readBytes(path);
  const std::size_t root = rootOf(path, "hex");
  spoil(path, root - 1);
  auto report = run(path);
  expectSaved(before);
  EXPECT_EQ(of(report, "hex").doubtful, 0);

  // Where the list of these pages is lost as well, they are told of.
  writeBytes(path, whole);
  spoil(path, 0);
  spoil(path, root - 1);
  report = run(path);
  EXPECT_GT(of(report, "hex").doubtful, 0);
  // And a table that is whole gets none of them.
  writeBytes(path, whole);
  spoil(path, rootOf(path, "note") - 1);
  spoil(path, 0);
  report = run(path);
  EXPECT_EQ(of(report, "hex").doubtful, 0);
  EXPECT_EQ(saved().all<model::HexRow>(), before.all<model::HexRow>());
}

TEST_F(SalvageByShape, LosesTheOneRowWhoseKeyWasSpoilt) {
  const fs::path path = someBattle();
  const model::Battle before = contentOf(path);
  const std::size_t leaf = leafOf(path, "hex", 4) + 1;
  const std::string sound = page(path, leaf);
  // The rowid of the twentieth cell lies behind the length of its record. Its first byte leads far off, its last to a
  // neighbour's place.
  const auto byte = [&](std::size_t at) { return static_cast<std::size_t>(static_cast<unsigned char>(sound[at])); };
  const std::size_t cell = byte(8 + 2 * 20) * 256 + byte(9 + 2 * 20);
  for (const std::size_t at : {cell + 1, cell + 4}) {
    std::string bytes = sound;
    bytes[at] = static_cast<char>(bytes[at] ^ 0x10);
    putPage(path, leaf, bytes);
    const auto report = run(path);
    EXPECT_EQ(of(report, "hex").broken, 1);
    const model::Battle rest = saved();
    expectNothingMadeUp(rest, before);
    EXPECT_EQ(rest.all<model::HexRow>().size(), kHexes - 1);
  }
}

TEST_F(SalvageByShape, TellsOfRowsThatAreNoLongerCounted) {
  const fs::path path = someBattle();
  const std::size_t leaf = leafOf(path, "hex", 4) + 1;
  std::string bytes = page(path, leaf);
  bytes[4] = 100;  // of some 250
  putPage(path, leaf, bytes);
  EXPECT_TRUE(of(run(path), "hex").hasGap);
}

TEST_F(SalvageByShape, ReadsAPageWhoseKindWasSpoilt) {
  const fs::path path = peopledBattle();
  const model::Battle before = contentOf(path);
  for (const char* table : {"hex", "unit_command"}) {
    for (const char kind : {'\x05', '\x02', '\x0c', '\x00'}) {
      const std::size_t leaf = leafOf(path, table) + 1;
      const std::string bytes = page(path, leaf);
      putPage(path, leaf, kind + bytes.substr(1));
      run(path);
      expectSaved(before);
      putPage(path, leaf, bytes);
    }
  }
}

TEST_F(SalvageByShape, WorksOutTheSizeOfAPage) {
  for (const char* size : {"1024", "8192", "65536"}) {
    SCOPED_TRACE(size);
    const fs::path path = peopledBattle();
    runSql(path, "PRAGMA page_size=" + std::string(size) + "; VACUUM");
    const model::Battle before = contentOf(path);
    std::string bytes = readBytes(path);
    std::fill_n(bytes.begin(), 100, '\0');
    writeBytes(path, bytes);
    run(path);
    expectSaved(before);
  }
}

TEST_F(SalvageByShape, TakesFilesOfAnySize) {
  const fs::path path = someBattle();
  const model::Battle before = contentOf(path);
  fs::resize_file(path, std::uintmax_t{5} << 30);
  expectError(ErrorCode::TooLarge, "", [&] { readBattle(path); });
  EXPECT_TRUE(isWhole(run(path)));
  expectSaved(before);
}

TEST_F(SalvageByShape, LeavesOutAVersionThatIsNotWhole) {
  const fs::path path = someBattle();
  {
    BattleFile file = BattleFile::open(path);
    addVersion(file, {7, VersionKind::Named, "Whole", "2026-01-01T00:00:00Z", 0, 1, 0}, file.load());
    addVersion(file, {8, VersionKind::Named, "Spoilt", "2026-01-01T00:00:00Z", 0, 1, 0}, file.load());
  }
  runSql(path,
         "UPDATE version SET image = CAST(substr(image, 1, 2000) || zeroblob(500) || substr(image, 2501) AS BLOB) "
         "WHERE id = 8");
  const auto report = run(path);
  EXPECT_EQ(of(report, "version").saved, 1);
  EXPECT_EQ(of(report, "version").broken, 1);
}

}  // namespace
}  // namespace redoubt::store
