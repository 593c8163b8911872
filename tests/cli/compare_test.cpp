#include <nlohmann/json.hpp>

#include "tests/cli/command.h"

// Two set-ups compared.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

class CompareSetUps : public CliTest {
 protected:
  static std::string raclawice() { return std::string(REDOUBT_SAMPLES) + "/raclawice-1794.battle"; }
};

TEST_F(CompareSetUps, TellsVariantsOfAScenarioInSentences) {
  const Result result = run({"compare-set-ups", raclawice(), "--scenario", "historical", "--with-variant", "second"});
  EXPECT_EQ(result.code, 1) << result.err;
  EXPECT_EQ(result.err, "");
  EXPECT_TRUE(result.out.starts_with("Historical scenario, First variant → Historical scenario, Second variant\n"));
  EXPECT_NE(result.out.find("\nPolish army\n  I/2 M. BKN: 2301 → 0715\n"), std::string::npos);
  EXPECT_NE(result.out.find("23 placed elsewhere, 0 otherwise there"), std::string::npos);
}

TEST_F(CompareSetUps, SaysSoInPolishAndEnds0WhereNothingDiffers) {
  const Result result = run({"compare-set-ups", raclawice(), "--scenario", "historical", "--language", "pl"});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_NE(result.out.find("Oba rozstawienia są takie same."), std::string::npos) << result.out;
}

TEST_F(CompareSetUps, ComparesScenariosAsJsonAndCsv) {
  std::vector<std::string> words{"compare-set-ups", raclawice(), "--scenario", "historical", "--with", "hypothetical"};
  words.insert(words.end(), {"--format", "json"});
  const Result result = run(words);
  EXPECT_EQ(result.code, 1) << result.err;
  const json told = json::parse(result.out);
  EXPECT_EQ(told["first"]["scenario"], "historical");
  EXPECT_EQ(told["second"]["scenario"], "hypothetical");
  EXPECT_EQ(told["totals"]["changed"].get<int>() + told["totals"]["only-in-first"].get<int>(),
            static_cast<int>(told["placements"].size()));
  EXPECT_FALSE(told["rows"].empty());
  words.back() = "csv";
  const Result table = run(words);
  EXPECT_TRUE(
      table.out.starts_with("kind,army,command,subject,aspect,first,second,first-estimated,second-estimated\n"));
  EXPECT_NE(table.out.find("changed,,,Time at the beginning,setting,16:00,13:00,,\n"), std::string::npos);
}

TEST_F(CompareSetUps, ComparesWithAnotherFile) {
  const Result same = run({"compare-set-ups", raclawice(), "--scenario", "historical", "--with-file", raclawice()});
  EXPECT_EQ(same.code, 0) << same.err << same.out;
  const Result other =
      run({"compare-set-ups", raclawice(), "--scenario", "historical", "--with-file", meadow(), "--with", "day"});
  EXPECT_EQ(other.code, 1) << other.err;
}

TEST_F(CompareSetUps, DrawsBothOnOneMap) {
  const std::string png = at("both.png").string();
  const Result result = run({"compare-set-ups", raclawice(), "--scenario", "historical", "--with-variant", "second",
                             "-o", png, "--pixels-per-hex", "20"});
  EXPECT_EQ(result.code, 1) << result.err;
  const std::string both = readFile(png);
  EXPECT_TRUE(both.starts_with("\x89PNG"));
  EXPECT_EQ(run({"compare-set-ups", raclawice(), "--scenario", "historical", "-o", png, "--pixels-per-hex", "20"}).code,
            0);
  EXPECT_NE(readFile(png), both) << "without arrows and ghosts";
  const Result odd = run({"compare-set-ups", raclawice(), "--scenario", "historical", "-o", at("both.doc").string()});
  EXPECT_EQ(odd.code, 2);
  EXPECT_NE(odd.err.find("end the name with .png"), std::string::npos) << odd.err;
  EXPECT_EQ(run({"compare-set-ups", meadow(), "--scenario", "day", "-o", meadow()}).code, 2);
}

TEST_F(CompareSetUps, NamesWhatThereIs) {
  const Result result = run({"compare-set-ups", raclawice(), "--scenario", "historical", "--with", "night"});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("choose one of: historical, hypothetical"), std::string::npos) << result.err;
}

}  // namespace
}  // namespace redoubt::cli::test
