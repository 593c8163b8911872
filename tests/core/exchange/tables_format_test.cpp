#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/exchange/formats.h"
#include "core/exchange/spreadsheet/read_workbook.h"
#include "core/exchange/spreadsheet/separated.h"
#include "core/exchange/spreadsheet/write_xlsx.h"
#include "core/exchange/transfer.h"
#include "core/store/dump.h"
#include "core/store/files.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

namespace fs = std::filesystem;
using test::fullBattle;
using test::randomBattle;

class TablesFormat : public ::testing::Test {
 protected:
  fs::path at(const std::string& name) const { return folder_.path() / name; }

  Exported out(const model::Battle& battle, const std::string& format, const std::string& name,
               const Options::Given& given = {}) const {
    const Format& chosen = requireFormat(format);
    return exportTo(chosen, {battle, Options(chosen, OptionUse::Export, given)}, at(name), true);
  }

  Imported in(const fs::path& input) const {
    const Format& chosen = formatOf(input);
    return importFrom(chosen, {input, Options(chosen, OptionUse::Import, {{"faulty-rules", "yes"}})});
  }

  // All problems of an input, one a line; fails the test if there is a battle.
  std::string problemsOf(const fs::path& input) const {
    const Imported read = in(input);
    EXPECT_TRUE(read.battles.empty());
    std::string text;
    for (const Problem& problem : read.problems) text += toText(problem) + "\n";
    return text;
  }

  model::Battle whole(const fs::path& input) const {
    Imported read = in(input);
    for (const Problem& problem : read.problems) ADD_FAILURE() << toText(problem);
    return read.battles.empty() ? model::Battle() : read.battles.front().battle;
  }

  static std::string textOf(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
  }

  store::TemporaryFolder folder_;
};

TEST_F(TablesFormat, BringsTheFullBattleBack) {
  const model::Battle battle = fullBattle();
  for (const std::string format : {"csv", "xlsx"}) {
    const Exported exported = out(battle, format, "full." + format);
    for (const Phrase& warning : exported.report.warnings) ADD_FAILURE() << said(warning);
    const model::Battle back = whole(at("full." + format));
    EXPECT_EQ(store::dump(battle), store::dump(back)) << format;
    EXPECT_TRUE(battle.pictures().only(model::namedPictures(battle)).without(back.pictures()).empty()) << format;
  }
}

TEST_F(TablesFormat, BringsRandomBattlesBack) {
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const model::Battle battle = randomBattle(seed);
    for (const std::string format : {"csv", "xlsx"}) {
      const std::string name = std::to_string(seed) + "." + format;
      out(battle, format, name);
      ASSERT_EQ(store::dump(battle), store::dump(whole(at(name)))) << format << " " << seed;
    }
  }
}

}  // namespace
}  // namespace redoubt::exchange
