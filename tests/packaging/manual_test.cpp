#include <gtest/gtest.h>

#include "tests/packaging/said.h"

// The pages of the manual.
namespace redoubt::packaging::test {
namespace {

std::string pageFile(const std::string& program) {
  return std::string(REDOUBT_MADE) + "/man/" + program + ".1.gz";
}

// As people read it, without the bold and the breaks of lines.
std::string page(const std::string& program) {
  return shell("MANWIDTH=2000 LANG=C.UTF-8 man -P cat -l " + shellWord(pageFile(program)) + " | col -b").out;
}

TEST(Manual, HasEveryVerbWithEveryOption) {
  const std::string text = page("redoubt-cli");
  const auto verbs = verbsOfCli();
  ASSERT_GT(verbs.size(), 20u);
  for (const std::string& verb : verbs) {
    const std::size_t begin = text.find("\n   " + verb + "\n");
    ASSERT_NE(begin, std::string::npos) << verb;
    const std::string whole = text.substr(begin, text.find("Example:", begin) - begin);
    for (const std::string& option : optionsIn(helpOf(REDOUBT_CLI, verb))) {
      if (option == "--help") continue;
      EXPECT_NE(whole.find(option), std::string::npos) << verb << " " << option;
    }
    EXPECT_NE(whole.find("redoubt-cli " + verb), std::string::npos);
  }
}

TEST(Manual, HasTheOptionsOfTheEditor) {
  const std::string text = page("redoubt");
  const auto options = optionsIn(helpOf(REDOUBT_PROGRAM, "--language en"));
  ASSERT_TRUE(options.contains("--new"));
  for (const std::string& option : options) EXPECT_NE(text.find(option), std::string::npos) << option;
  EXPECT_NE(text.find("light|dark|system"), std::string::npos);
}

TEST(Manual, IsSetWithoutAWarning) {
  for (const char* program : {"redoubt", "redoubt-cli"}) {
    const auto result = shell("LANG=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -P cat -l " +
                              shellWord(pageFile(program)) + " 2>&1 >/dev/null");
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.out, "") << program;
  }
}

TEST(Manual, HasALineForApropos) {
  for (const char* program : {"redoubt", "redoubt-cli"}) {
    const auto result = shell("LANG=C.UTF-8 lexgrog -m " + shellWord(pageFile(program)));
    EXPECT_NE(result.out.find(std::string(program) + " - "), std::string::npos) << result.out;
  }
}

}  // namespace
}  // namespace redoubt::packaging::test
