#include "core/store/salvage.h"

#include <algorithm>

#include "core/store/battle_file.h"
#include "core/store/dump.h"
#include "core/store/version_table.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/store/workshop.h"

// What is left of a spoilt file is worth having: everything that can still be read comes out as a sound battle, and the
// report tells what did not.
namespace redoubt::store {
namespace {

using namespace redoubt::testing;

constexpr std::size_t kPage = 4096;
constexpr std::size_t kHexes = 3601;

class Salvage : public FileTest {
 protected:
  // A battle with two rows in every table and 3,600 hexes.
  fs::path someBattle() {
    model::Battle battle = everyTable();
    const model::Battle map = plainMap(60, 60);
    for (const model::HexRow& row : map.all<model::HexRow>()) battle.all<model::HexRow>().put(row);
    writeNewFile(in("a.battle"), battle);
    return in("a.battle");
  }

  model::Battle saved() { return readBattle(in("saved.battle")).battle; }

  static const TableSalvage& of(const std::vector<TableSalvage>& report, const std::string& table) {
    return *std::find_if(report.begin(), report.end(), [&](const TableSalvage& t) { return t.table == table; });
  }
  static bool isWhole(const std::vector<TableSalvage>& report) {
    return std::all_of(report.begin(), report.end(), [](const TableSalvage& t) { return t.isWhole(); });
  }
  // A page that holds rows of `table`, not its root.
  std::size_t leafOf(const fs::path& path, const std::string& table) {
    return std::stoul(
               askSql(path, "SELECT max(pageno) FROM dbstat WHERE name = '" + table + "' AND pagetype = 'leaf'")) -
           1;
  }
  void spoil(const fs::path& path, std::size_t page) {
    std::string bytes = readBytes(path);
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(page * kPage), kPage, static_cast<char>(0xA5));
    writeBytes(path, bytes);
  }
};

TEST_F(Salvage, OfASoundFileIsEqual) {
  const fs::path path = someBattle();
  const std::string before = dumpFile(path);
  EXPECT_TRUE(isWhole(salvage(path, in("saved.battle"))));
  EXPECT_EQ(dumpFile(in("saved.battle")), before);
}

TEST_F(Salvage, LosesTheRowsOfASpoiltPageAndNoOthers) {
  const fs::path path = someBattle();
  const model::Battle whole = readBattle(path).battle;
  spoil(path, leafOf(path, "hex"));
  EXPECT_THROW(readBattle(path), Error);
  const std::string spoilt = readBytes(path);
  const auto report = salvage(path, in("saved.battle"));
  EXPECT_EQ(readBytes(path), spoilt);
  EXPECT_TRUE(of(report, "hex").hasGap);
  const model::Battle rest = saved();
  EXPECT_LT(rest.all<model::HexRow>().size(), kHexes);
  EXPECT_GT(rest.all<model::HexRow>().size(), kHexes - 500);
  model::Battle expected = whole;
  expected.all<model::HexRow>() = rest.all<model::HexRow>();
  EXPECT_EQ(rest, expected);
  for (const TableSalvage& table : report) {
    EXPECT_EQ(table.isWhole(), table.table != "hex") << table.table;
  }
}

TEST_F(Salvage, FindsTheRowsBetweenTwoSpoiltPages) {
  const fs::path path = someBattle();
  const auto leaf = [&](int which) {
    return std::stoul(askSql(
               path,
               "SELECT pageno FROM dbstat WHERE name = 'hex' AND pagetype = 'leaf' ORDER BY path LIMIT 1 OFFSET " +
                   std::to_string(which))) -
           1;
  };
  const std::size_t first = leaf(1);
  const std::size_t second = leaf(5);
  spoil(path, first);
  spoil(path, second);
  salvage(path, in("saved.battle"));
  EXPECT_GT(saved().all<model::HexRow>().size(), kHexes - 1000);
}

TEST_F(Salvage, EndsWellWhateverPageIsSpoilt) {
  const fs::path path = someBattle();
  const std::string whole = readBytes(path);
  int saves = 0;
  for (std::size_t page = 0; page < whole.size() / kPage; ++page) {
    SCOPED_TRACE(page);
    writeBytes(path, whole);
    spoil(path, page);
    try {
      salvage(path, in("saved.battle"));
      saved();
      ++saves;
    } catch (const Error& error) {
      EXPECT_TRUE(error.code() == ErrorCode::Damaged || error.code() == ErrorCode::NotABattle) << error.what();
    }
    fs::remove(in("saved.battle"));
  }
  EXPECT_GT(saves, static_cast<int>(whole.size() / kPage) * 3 / 4);
}

TEST_F(Salvage, SettlesWhatRefersToLostRows) {
  const fs::path path = someBattle();
  runSql(path, "PRAGMA foreign_keys=OFF; DELETE FROM army WHERE id = 1");
  const auto report = salvage(path, in("saved.battle"));
  EXPECT_GT(of(report, "unit").orphaned, 0);
  const model::Battle rest = saved();
  EXPECT_EQ(rest.all<model::Army>().size(), 1U);
  EXPECT_EQ(rest.find<model::Unit>({1}), nullptr);
  EXPECT_EQ(rest.all<model::Unit>().size(), 1U);
}

TEST_F(Salvage, LeavesOutRowsWithValuesThatNoneTakes) {
  const fs::path path = someBattle();
  runSql(path, "PRAGMA ignore_check_constraints=ON; UPDATE face SET side = 'edge' WHERE id = 1");
  const auto report = salvage(path, in("saved.battle"));
  EXPECT_EQ(of(report, "face").broken, 1);
  EXPECT_EQ(saved().find<model::Face>({1}), nullptr);
  EXPECT_EQ(saved().all<model::Face>().size(), 1U);
}

TEST_F(Salvage, KeepsTheNamedVersions) {
  const fs::path path = someBattle();
  {
    BattleFile file = BattleFile::open(path);
    addVersion(file, {7, VersionKind::Named, "Before the flood", "2026-01-01T00:00:00Z", 0, 1, 0}, file.load());
  }
  const model::Battle whole = readBattle(path).battle;
  spoil(path, leafOf(path, "hex"));
  salvage(path, in("saved.battle"));
  BattleFile file = BattleFile::open(in("saved.battle"));
  const auto versions = readVersions(file);
  ASSERT_EQ(versions.size(), 1U);
  EXPECT_EQ(versions[0].name, "Before the flood");
  EXPECT_EQ(readVersion(file, 7), whole);
}

TEST_F(Salvage, RefusesWhatIsNoBattleAndTheFileItself) {
  writeBytes(in("text"), std::string(5000, 'x'));
  expectError(ErrorCode::NotABattle, "", [&] { salvage(in("text"), in("saved.battle")); });
  expectError(ErrorCode::NotFound, "", [&] { salvage(in("absent"), in("saved.battle")); });
  const fs::path path = someBattle();
  expectError(ErrorCode::Refused, "another name", [&] { salvage(path, path); });
  runSql(path, "CREATE TRIGGER bomb AFTER UPDATE ON hex BEGIN DELETE FROM unit WHERE 1; END");
  expectError(ErrorCode::ForeignSchema, "trigger", [&] { salvage(path, in("saved.battle")); });
  EXPECT_FALSE(fs::exists(in("saved.battle")));
}

}  // namespace
}  // namespace redoubt::store
