#include <gtest/gtest.h>

#include <sstream>

#include "tests/packaging/said.h"

// What Tab offers in bash, asked of bash.
namespace redoubt::packaging::test {
namespace {

using Words = std::set<std::string>;

// The last of the words is the one that is completed.
Words offered(const std::string& program, const std::string& words, const std::string& folder = REDOUBT_SAMPLES) {
  const std::string function = program == "redoubt" ? "_redoubt" : "_redoubt_cli";
  // Without a path no program can be run by it.
  const auto result =
      shell("cd " + shellWord(folder) + " && bash --norc -c 'source \"$0\" && PATH= && COMP_WORDS=(" + words +
            ") && COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) && " + function + " && printf \"%s\\n\" \"${COMPREPLY[@]}\"' " +
            shellWord(std::string(REDOUBT_MADE) + "/bash/" + program));
  EXPECT_EQ(result.code, 0) << words << result.out;
  Words found;
  std::istringstream lines(result.out);
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty()) found.insert(line);
  }
  return found;
}

Words ofCli(const std::string& words) {
  return offered("redoubt-cli", "redoubt-cli " + words);
}

TEST(Completion, OffersEveryVerb) {
  const auto verbs = verbsOfCli();
  EXPECT_EQ(ofCli("\"\""), Words(verbs.begin(), verbs.end()));
  EXPECT_EQ(ofCli("val"), Words{"validate"});
}

TEST(Completion, OffersEveryOptionOfAVerb) {
  for (const std::string& verb : verbsOfCli()) {
    EXPECT_EQ(ofCli(verb + " --"), optionsIn(helpOf(REDOUBT_CLI, verb))) << verb;
  }
}

TEST(Completion, OffersTheWordsOfAnOption) {
  EXPECT_EQ(ofCli("validate --format \"\""), (Words{"json", "sarif", "text"}));
  EXPECT_EQ(ofCli("validate --format = s"), Words{"sarif"}) << "--format=s";
  EXPECT_EQ(ofCli("export --format tiled"), (Words{"tiled-tmx", "tiled-tmj"}));
  EXPECT_EQ(ofCli("export --scenario json --format p"), (Words{"pdf", "png"}));
  EXPECT_TRUE(ofCli("render --theme \"\"").contains("engraved"));
  EXPECT_EQ(ofCli("new --title \"\""), Words{});
}

TEST(Completion, OffersBattleFilesAndTheWordsAfterThem) {
  EXPECT_EQ(ofCli("info wil"), Words{"wilkowa.battle"});
  EXPECT_EQ(ofCli("validate --format json wil"), Words{"wilkowa.battle"});
  EXPECT_EQ(ofCli("ask wilkowa.battle at"), Words{"attack"});
  EXPECT_EQ(ofCli("ask --scenario first wilkowa.battle vic"), Words{"victory"});
  EXPECT_EQ(ofCli("scan gr"), Words{"grid"});
}

TEST(Completion, OffersNoOtherFilesWhereABattleIsMeant) {
  const std::string folder = std::string(REDOUBT_SOURCE_DIR) + "/data";
  EXPECT_FALSE(offered("redoubt-cli", "redoubt-cli info \"\"", folder).contains("CMakeLists.txt"));
  EXPECT_TRUE(offered("redoubt-cli", "redoubt-cli info \"\"", folder).contains("battles")) << "the way to some";
  EXPECT_TRUE(offered("redoubt-cli", "redoubt-cli import \"\"", folder).contains("CMakeLists.txt"));
  EXPECT_FALSE(offered("redoubt-cli", "redoubt-cli import --systems \"\"", folder).contains("CMakeLists.txt"));
}

TEST(Completion, KnowsTheEditorToo) {
  EXPECT_EQ(offered("redoubt", "redoubt --"), optionsIn(helpOf(REDOUBT_PROGRAM, "--language en")));
  EXPECT_EQ(offered("redoubt", "redoubt --theme \"\""), (Words{"dark", "light", "system"}));
  EXPECT_EQ(offered("redoubt", "redoubt wilkowa.battle sar"), Words{"sarnowa.battle"});
}

TEST(Completion, OfZshAndFishHasEveryOptionOfEveryVerb) {
  const std::string zsh = textOf(std::string(REDOUBT_MADE) + "/zsh/_redoubt-cli");
  const std::string fish = textOf(std::string(REDOUBT_MADE) + "/fish/redoubt-cli.fish");
  for (const std::string& verb : verbsOfCli()) {
    const std::size_t begin = zsh.find("        " + verb + ") _arguments");
    ASSERT_NE(begin, std::string::npos) << verb;
    const std::string ofZsh = zsh.substr(begin, zsh.find(";;", begin) - begin);
    for (const std::string& option : optionsIn(helpOf(REDOUBT_CLI, verb))) {
      EXPECT_NE(ofZsh.find(option), std::string::npos) << verb << " " << option;
      const std::regex ofFish("_from " + verb + "'[^\n]* -l " + option.substr(2) + " ");
      EXPECT_TRUE(std::regex_search(fish, ofFish)) << verb << " " << option;
    }
  }
}

// The words of `ask` stand in the command line and in what answers them.
TEST(Completion, OffersNoQuestionThatIsNone) {
  for (const std::string& question : ofCli("ask wilkowa.battle \"\"")) {
    const auto result = shell(shellWord(REDOUBT_CLI) + " ask " + std::string(REDOUBT_SAMPLES) + "/wilkowa.battle " +
                              question + " --scenario none");
    const auto wrong = shell(shellWord(REDOUBT_CLI) + " ask " + std::string(REDOUBT_SAMPLES) + "/wilkowa.battle bogus" +
                             " --scenario none");
    EXPECT_NE(result.out, wrong.out) << question;
  }
}

}  // namespace
}  // namespace redoubt::packaging::test
