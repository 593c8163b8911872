#include "tests/library/installed.h"

// The programs, installed with all that they read, and moved.
namespace redoubt::library::test {
namespace {

namespace fs = std::filesystem;

class ProgramsTest : public InstalledTest {
 protected:
  void SetUp() override {
    InstalledTest::SetUp();
    if (!fs::exists(REDOUBT_CLI)) GTEST_SKIP() << "there are no programs in this tree";
    static const std::string trouble = installed({"programs", "samples"});
    ASSERT_EQ(trouble, "");
  }
  static std::string program() { return "LANG=C.UTF-8 " + shellWord(prefix() / "bin/redoubt-cli"); }
};

TEST_F(ProgramsTest, FindTheirWordsAndRuleSystemsWhereverTheyLie) {
  const fs::path battle = prefix() / "share/redoubt/battles/olszanka.battle";
  const Result checked = shell(program() + " validate " + shellWord(battle) + " --language pl");
  EXPECT_LE(checked.code, 1);
  EXPECT_NE(checked.out.find("błędy: "), std::string::npos) << checked.out;
  const Result imported =
      shell(program() + " import " + shellWord(fs::path(REDOUBT_SOURCE_DIR) / "data/battles/olszanka") + " -o " +
            shellWord(prefix() / "imported.battle") + " --force");
  EXPECT_EQ(imported.code, 0) << imported.out;
}

TEST_F(ProgramsTest, HaveAllThatTheyReadBesideThem) {
  EXPECT_TRUE(fs::exists(prefix() / "bin/redoubt"));
  for (const char* folder : {"battles", "fonts", "guide", "icons", "systems", "translations", "words/en", "words/pl"}) {
    const fs::path path = prefix() / "share/redoubt" / folder;
    EXPECT_TRUE(fs::is_directory(path) && !fs::is_empty(path)) << folder;
  }
  const Result missing = shell("ldd " + shellWord(prefix() / "bin/redoubt") + " | grep 'not found'");
  EXPECT_EQ(missing.out, "");
}

TEST_F(ProgramsTest, AndTheLibrarySayTheSameWordsInEveryLanguage) {
  const Result told = shell(shellWord(client("language")) + " " + shellWord(sample("olszanka")) + " pl");
  EXPECT_EQ(told.code, 0) << told.out;
  expectAsWritten(told.out, "language-olszanka.txt");
}

}  // namespace
}  // namespace redoubt::library::test
