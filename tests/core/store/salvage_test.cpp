#include "core/store/salvage.h"

#include <algorithm>
#include <optional>

#include "core/store/battle_file.h"
#include "core/store/dump.h"
#include "core/store/version_table.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/store/hot_journal.h"
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
  // The page of the leaf of `table` that comes `which` after its first.
  std::size_t leafOf(const fs::path& path, const std::string& table, int which) {
    return std::stoul(askSql(path, "SELECT pageno FROM dbstat WHERE name = '" + table +
                                       "' AND pagetype = 'leaf' ORDER BY path LIMIT 1 OFFSET " +
                                       std::to_string(which))) -
           1;
  }
  // What salvaging a.battle gives; of a failure, whether it tells of the damage to the person's own file, and leaves
  // nothing behind.
  std::optional<std::vector<TableSalvage>> outcome() {
    try {
      return salvage(in("a.battle"), in("saved.battle"));
    } catch (const Error& error) {
      EXPECT_TRUE(error.code() == ErrorCode::Damaged || error.code() == ErrorCode::NotABattle) << error.what();
      EXPECT_EQ(error.context(), in("a.battle")) << error.what();
      EXPECT_TRUE(error.sentence().ends_with('.')) << error.sentence();
    }
    EXPECT_EQ(listing(folder()).size(), 1U);
    return std::nullopt;
  }
  // Every row of `rest` is one of `whole`, value by value, for the tables that refer to nothing.
  static void expectNothingMadeUp(const model::Battle& rest, const model::Battle& whole) {
    for (const model::HexRow& row : rest.all<model::HexRow>()) {
      const model::HexRow* before = whole.find<model::HexRow>({row.hex});
      ASSERT_TRUE(before && *before == row) << row.hex.value;
    }
    for (const model::Note& row : rest.all<model::Note>()) {
      const model::Note* before = whole.find<model::Note>({row.id});
      ASSERT_TRUE(before && *before == row) << row.id.value;
    }
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
  const std::size_t first = leafOf(path, "hex", 1);
  const std::size_t second = leafOf(path, "hex", 5);
  spoil(path, first);
  spoil(path, second);
  salvage(path, in("saved.battle"));
  EXPECT_GT(saved().all<model::HexRow>().size(), kHexes - 1000);
}

TEST_F(Salvage, FindsTheRowsBetweenTwoSpoiltPagesOfATextKey) {
  const fs::path path = someBattle();
  runSql(path,
         "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) "
         "INSERT INTO provenance(subject_table, subject, field, status, note) "
         "SELECT 'unit', printf('%06d', i), '*', 'unknown', '' FROM n");
  const auto provenances = [&] { return saved().all<model::Provenance>().size(); };
  salvage(path, in("saved.battle"));
  ASSERT_EQ(provenances(), 2002U);
  const std::string leaves = "SELECT count(*) FROM dbstat WHERE name = 'provenance' AND pagetype = 'leaf'";
  const int last = std::stoi(askSql(path, leaves)) - 2;
  const std::size_t first = leafOf(path, "provenance", 1);
  const std::size_t second = leafOf(path, "provenance", last);
  ASSERT_GT(last, 9);
  spoil(path, first);
  spoil(path, second);
  EXPECT_TRUE(of(salvage(path, in("saved.battle")), "provenance").hasGap);
  // A leaf holds some 150 rows.
  EXPECT_GT(provenances(), 2002U - 400);
  EXPECT_LT(provenances(), 2002U);
}

TEST_F(Salvage, ReadsWhatIsLeftOfAFileCutShort) {
  const fs::path path = someBattle();
  const model::Battle whole = readBattle(path).battle;
  const std::string bytes = readBytes(path);
  const std::size_t lists = std::stoul(askSql(path, "SELECT max(pageno) FROM dbstat WHERE name = 'sqlite_schema'"));
  const std::size_t others = std::stoul(askSql(path, "SELECT max(pageno) FROM dbstat WHERE name <> 'hex'"));
  std::size_t wholes = 0;  // cuts in the midst of the hexes
  for (std::size_t percent = 1; percent < 100; percent += 7) {
    SCOPED_TRACE(percent);
    const std::string cut = bytes.substr(0, bytes.size() * percent / 100);
    writeBytes(path, cut);
    const auto report = outcome();
    EXPECT_EQ(readBytes(path), cut);
    EXPECT_EQ(report.has_value(), cut.size() >= lists * kPage);
    if (!report) continue;
    EXPECT_TRUE(of(*report, "hex").hasGap);
    EXPECT_FALSE(of(*report, "battle").hasGap);
    const model::Battle rest = saved();
    expectNothingMadeUp(rest, whole);
    EXPECT_EQ(static_cast<std::size_t>(of(*report, "hex").saved), rest.all<model::HexRow>().size());
    if (cut.size() < others * kPage) continue;
    ++wholes;
    model::Battle expected = whole;
    expected.all<model::HexRow>() = rest.all<model::HexRow>();
    EXPECT_EQ(rest, expected);
    // Of 3,601 hexes, which fill the last quarter of the file.
    if (percent >= 90) {
      EXPECT_GE(rest.all<model::HexRow>().size(), percent >= 99 ? 3570U : 2295U);
    }
    fs::remove(in("saved.battle"));
  }
  EXPECT_GE(wholes, 3U);
}

// The rest of a page that is there in part reads as zeros, among them the last bytes of a number.
TEST_F(Salvage, ChangesNoNumbersOnThePageWhereAFileBreaksOff) {
  const fs::path path = someBattle();
  runSql(path,
         "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500) "
         "INSERT INTO mark SELECT 100 + i, 1, 'star', 'red', 1000000007 FROM n");
  const model::Battle whole = readBattle(path).battle;
  const std::string bytes = readBytes(path);
  for (std::size_t lost = 7; lost < 2 * kPage; lost += 307) {
    SCOPED_TRACE(lost);
    writeBytes(path, bytes.substr(0, bytes.size() - lost));
    ASSERT_TRUE(outcome());
    const model::Battle rest = saved();
    EXPECT_GT(rest.all<model::Mark>().size(), 1000U);
    for (const model::Mark& row : rest.all<model::Mark>()) ASSERT_EQ(row, *whole.find<model::Mark>({row.id}));
    fs::remove(in("saved.battle"));
  }
}

// A long text goes on in pages of its own.
TEST_F(Salvage, LeavesOutATextWhoseEndIsLost) {
  const fs::path path = someBattle();
  runSql(path, "INSERT INTO note(id, text) VALUES(71, printf('%.20000c', 'x')), (72, 'short')");
  const model::Battle whole = readBattle(path).battle;
  ASSERT_EQ(whole.find<model::Note>({71})->text.size(), 20'000U);
  const std::string bytes = readBytes(path);
  for (std::size_t lost = 200; lost < 12 * kPage; lost += 1500) {
    SCOPED_TRACE(lost);
    writeBytes(path, bytes.substr(0, bytes.size() - lost));
    ASSERT_TRUE(outcome());
    const model::Battle rest = saved();
    expectNothingMadeUp(rest, whole);
    EXPECT_EQ(rest.find<model::Note>({71}), nullptr);
    EXPECT_NE(rest.find<model::Note>({72}), nullptr) << "what comes after a row that is lost";
    fs::remove(in("saved.battle"));
  }
}

TEST_F(Salvage, OfAFileCutShortInTheMidstOfAnEditMakesUpNothing) {
  const fs::path path = someBattle();
  const model::Battle whole = readBattle(path).battle;
  leaveHotJournal(path);
  const std::string bytes = readBytes(path);
  for (std::size_t lost = 1000; lost < bytes.size() / 5; lost += 3 * 1000) {
    SCOPED_TRACE(lost);
    writeBytes(path, bytes.substr(0, bytes.size() - lost));
    const auto before = listing(folder());
    salvage(path, in("saved.battle"));
    expectNothingMadeUp(saved(), whole);
    fs::remove(in("saved.battle"));
    EXPECT_EQ(listing(folder()), before);
  }
}

TEST_F(Salvage, NamesTheFileWhereItsBeginningIsLost) {
  const fs::path path = someBattle();
  const std::string whole = readBytes(path);
  spoil(path, 0);
  expectError(ErrorCode::NotABattle, path.string(), [&] { salvage(path, in("saved.battle")); });
  writeBytes(path, std::string(kPage, '\0') + whole.substr(kPage));
  expectError(ErrorCode::NotABattle, path.string(), [&] { salvage(path, in("saved.battle")); });
  writeBytes(path, whole.substr(0, 100) + std::string(kPage - 100, '\0') + whole.substr(kPage));
  EXPECT_FALSE(outcome());
  expectError(ErrorCode::Damaged, "list of tables is lost", [&] { salvage(path, in("saved.battle")); });
  writeBytes(path, whole.substr(0, 300));
  EXPECT_FALSE(outcome());
  writeBytes(path, whole.substr(0, 60));
  EXPECT_FALSE(outcome());
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
