#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/store/battle_file.h"
#include "core/store/salvage.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/store/workshop.h"

namespace redoubt::store {

using namespace redoubt::testing;

inline constexpr std::size_t kPage = 4096;
inline constexpr std::size_t kHexes = 3601;

/// A battle to spoil, and looking at what is left of it.
class SalvageTest : public FileTest {
 protected:
  // A battle with two rows in every table and 3,600 hexes.
  fs::path someBattle() {
    model::Battle battle = everyTable();
    const model::Battle map = plainMap(60, 60);
    for (const model::HexRow& row : map.all<model::HexRow>()) battle.all<model::HexRow>().put(row);
    writeNewFile(in("a.battle"), battle);
    return in("a.battle");
  }

  /// What the file holds now, though another program wrote it.
  static model::Battle contentOf(const fs::path& path) { return readAllowingAltered(path).battle; }
  /// What was saved is `whole`. Of a failure only how many rows differ is told: a dump would fill the screen.
  void expectSaved(const model::Battle& whole) { EXPECT_EQ(model::difference(whole, saved()).count(), 0U); }
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

}  // namespace redoubt::store
