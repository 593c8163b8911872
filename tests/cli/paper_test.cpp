#include <filesystem>
#include <fstream>

#include "tests/cli/command.h"

// What is made for paper.
namespace redoubt::cli::test {
namespace {

class Paper : public CliTest {
 protected:
  Result sheet(const std::string& name, std::vector<std::string> more = {}) const {
    std::vector<std::string> arguments{"counter-sheet", meadow(), "-o", at(name).string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  }
};

TEST_F(Paper, WritesCountersAsPdf) {
  const Result result = sheet("sheet.pdf", {"--paper", "A4", "--counter", "15mm"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out + result.err, "");
  EXPECT_TRUE(readFile(at("sheet.pdf")).starts_with("%PDF-"));
}

TEST_F(Paper, TakesAllChoicesTogether) {
  const Result result = sheet("sheet.svg", {"--backs", "none", "--with", "bleed=1", "--order", "type", "--with",
                                            "marker-copies=0", "--cuts", "apart"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_NE(readFile(at("sheet.svg")).find("<svg"), std::string::npos);
}

TEST_F(Paper, SaysWhatIsWrong) {
  EXPECT_NE(sheet("sheet.doc").err.find(".pdf"), std::string::npos);
  EXPECT_NE(sheet("sheet.pdf", {"--paper", "a99"}).err.find("a99"), std::string::npos);
  EXPECT_NE(sheet("sheet.pdf", {"--counter", "wide"}).err.find("counter-side"), std::string::npos);
  EXPECT_NE(sheet("sheet.pdf", {"--only", "unit/nobody"}).err.find("unit/nobody"), std::string::npos);
  EXPECT_NE(sheet("sheet.pdf", {"--changed-since", "first"}).err.find("first"), std::string::npos);
  EXPECT_NE(sheet("sheet.pdf", {"--counter", "60", "--paper", "50x50"}).err.find("60"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(at("sheet.pdf")));
}

TEST_F(Paper, ReplacesNothingUnasked) {
  ASSERT_EQ(sheet("sheet.pdf").code, 0);
  EXPECT_EQ(sheet("sheet.pdf").code, 2);
  EXPECT_EQ(sheet("sheet.pdf", {"--force"}).code, 0);
}

TEST_F(Paper, MakesAGameToPrintBesideAFolderOfSomebodyElse) {
  const std::filesystem::path others = at("game.part");
  std::filesystem::create_directory(others);
  std::ofstream(others / "mine.txt") << "mine";
  const Result result = run({"print-and-play", meadow(), "--scenario", "day", "-o", at("game").string()});
  EXPECT_EQ(result.code, 0) << result.err;
  for (const char* file : {"counters.pdf", "instructions.pdf", "map.pdf"}) {
    EXPECT_TRUE(readFile(at("game") / file).starts_with("%PDF-")) << file;
  }
  EXPECT_EQ(readFile(others / "mine.txt"), "mine");
  EXPECT_FALSE(std::filesystem::exists(at("game.part-2")));
  EXPECT_EQ(run({"print-and-play", meadow(), "--scenario", "day", "-o", at("game").string()}).code, 2);
}

}  // namespace
}  // namespace redoubt::cli::test
