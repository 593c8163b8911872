#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace redoubt::mechanisms {
namespace {

std::set<std::string> testsOfThisProgram() {
  std::set<std::string> names;
  const ::testing::UnitTest& all = *::testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const ::testing::TestSuite& suite = *all.GetTestSuite(i);
    for (int k = 0; k < suite.total_test_count(); ++k) {
      names.insert(std::string(suite.name()) + "." + suite.GetTestInfo(k)->name());
    }
  }
  return names;
}

// docs/mechanisms.md: one row for each of the 68, each general one with a test of this program that is about it, and
// the sum under the table.
TEST(MechanismsDocument, NamesATestForEachThatTheFamiliesCompute) {
  std::ifstream file(REDOUBT_SOURCE_DIR "/docs/mechanisms.md");
  ASSERT_TRUE(file);
  const std::set<std::string> tests = testsOfThisProgram();
  const std::regex row(R"re(\| (\d+) \| [^|]+ \| (general|own|part|not yet) \| [^|]* \| (?:`([^`]+)`)? ?\|)re");
  std::map<std::string, int> counts;
  int next = 1;
  std::string text;
  for (std::string line; std::getline(file, line); text += line + "\n") {
    std::smatch found;
    if (!std::regex_match(line, found, row)) continue;
    EXPECT_EQ(std::stoi(found[1]), next++) << line;
    ++counts[found[2]];
    if (found[2] != "general") continue;
    EXPECT_TRUE(tests.contains(found[3])) << line;
    EXPECT_NE(found[3].str().find(".M" + found[1].str() + "_"), std::string::npos) << line;
  }
  EXPECT_EQ(next, 69);
  std::ostringstream sum;
  sum << counts["general"] << " general, " << counts["own"] << " own, " << counts["part"] << " in part, "
      << counts["not yet"] << " not yet.";
  EXPECT_NE(text.find(sum.str()), std::string::npos) << sum.str();
}

}  // namespace
}  // namespace redoubt::mechanisms
