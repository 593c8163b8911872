#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>

#include "tests/library/installed.h"

// The programs of docs/clients, on battles for which they were written and on others.
namespace redoubt::library::test {
namespace {

namespace fs = std::filesystem;

class ClientsTest : public InstalledTest {
 protected:
  void SetUp() override {
    InstalledTest::SetUp();
    if (!fs::exists(sample("olszanka"))) GTEST_SKIP() << "there are no sample battles without the command line";
  }
};

TEST_F(ClientsTest, AGameClientMovesByTheRulesAndPrintsTheOdds) {
  for (const char* battle : {"olszanka", "sarnowa", "raclawice-1794"}) {
    const Result result = shell(shellWord(client("skirmish")) + " " + shellWord(sample(battle)));
    EXPECT_EQ(result.code, 0) << battle;
    expectAsWritten(result.out, std::string("skirmish-") + battle + ".txt");
  }
}

TEST_F(ClientsTest, AGameClientTellsWhatThereIsNot) {
  const Result result = shell(shellWord(client("skirmish")) + " " + shellWord(sample("olszanka")) + " no-such");
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "no-such: there is no such scenario (not-found)\n");
}

TEST_F(ClientsTest, AllQuestionsHaveAnswersForEveryFamilyOfRules) {
  constexpr std::array kAsked{std::pair{"raclawice-1794", "historical"}, std::pair{"sarnowa", "offensive"},
                              std::pair{"olszanka", "bridge"}};
  for (const auto& [battle, scenario] : kAsked) {
    const Result result = shell(shellWord(client("questions")) + " " + shellWord(sample(battle)) + " " + scenario);
    EXPECT_EQ(result.code, 0) << battle;
    expectAsWritten(result.out, std::string("questions-") + battle + ".txt");
  }
}

TEST_F(ClientsTest, EditsAreInTheFileAndCanBeUndone) {
  const fs::path copy = prefix() / "edited.battle";
  for (const char* battle : {"raclawice-1794", "wilkowa"}) {
    fs::remove(copy);
    const Result result = shell(shellWord(client("edit")) + " " + shellWord(sample(battle)) + " " + shellWord(copy));
    EXPECT_EQ(result.code, 0) << battle;
    expectAsWritten(result.out, std::string("edit-") + battle + ".txt");
  }
}

// The indented lines that follow a line of the manual.
std::string blockAfter(const std::string& manual, const std::string& line) {
  std::istringstream lines(manual.substr(manual.find("\n" + line) + 1));
  std::string each;
  std::getline(lines, each);
  std::string block;
  while (std::getline(lines, each) && (each.empty() || each.starts_with("    "))) {
    block += (each.empty() ? each : each.substr(4)) + "\n";
  }
  return block;
}

TEST_F(ClientsTest, TheFirstProgramOfTheManualCompilesAsItStandsThere) {
  const std::string manual = textOf(fs::path(REDOUBT_SOURCE_DIR) / "docs/library.md");
  const fs::path folder = prefix().parent_path() / "mine";
  fs::remove_all(folder);
  fs::create_directories(folder);
  std::ofstream(folder / "CMakeLists.txt") << blockAfter(manual, "`CMakeLists.txt` of your own program:");
  std::ofstream(folder / "mine.cpp") << blockAfter(manual, "`mine.cpp`:");
  const std::string cmake = shellWord(REDOUBT_CMAKE);
  const Result made = shell("cd " + shellWord(folder) + " && " + cmake + " -B build -G Ninja -DCMAKE_PREFIX_PATH=" +
                            shellWord(prefix()) + " && " + cmake + " --build build");
  ASSERT_EQ(made.code, 0) << made.out;
  const Result told = shell(shellWord(folder / "build/mine") + " " + shellWord(sample("olszanka")));
  EXPECT_EQ(told.code, 0);
  EXPECT_TRUE(told.out.starts_with("1st Guards: 54 hexes\n")) << told.out;
}

TEST_F(ClientsTest, AClientInPythonNeedsTheFileAndTheCommandLine) {
  if (std::string(REDOUBT_PYTHON).empty() || !fs::exists(REDOUBT_CLI)) GTEST_SKIP() << "there is no Python";
  constexpr std::array kAsked{std::pair{"raclawice-1794", "historical"}, std::pair{"olszanka", "bridge"},
                              std::pair{"szczekociny-1794", "reconstruction"}};
  for (const auto& [battle, scenario] : kAsked) {
    const Result result =
        shell(shellWord(REDOUBT_PYTHON) + " " +
              shellWord(fs::path(REDOUBT_SOURCE_DIR) / "docs/clients/python/first_move.py") + " " +
              shellWord(sample(battle)) + " --scenario " + scenario + " --cli " + shellWord(REDOUBT_CLI));
    EXPECT_EQ(result.code, 0) << battle;
    expectAsWritten(result.out, std::string("first_move-") + battle + ".txt");
  }
}

}  // namespace
}  // namespace redoubt::library::test
