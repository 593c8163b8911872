#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/command.h"

// The verbs that prove a transcription.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

class ProofVerbs : public CliTest {
 protected:
  // Meadow with other words, as another person might have typed it.
  std::string other(const std::string& from, const std::string& to) {
    std::string text = readFile(at("meadow.json"));
    const std::size_t place = text.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    text.replace(place, from.size(), to);
    writeFile(at("other.json"), text);
    EXPECT_EQ(run({"import", at("other.json").string(), "-o", at("other.battle").string()}).code, 0);
    return at("other.battle").string();
  }
};

TEST_F(ProofVerbs, ReportIsAPageInEitherLanguage) {
  const std::string page = at("report.html").string();
  const Result result = run({"report", meadow(), "-o", page});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out + result.err, "");
  const std::string html = readFile(page);
  EXPECT_TRUE(html.starts_with("<!DOCTYPE html>"));
  EXPECT_NE(html.find("Łąka: transcription report"), std::string::npos);
  const Result polish = run({"report", meadow(), "-o", "-", "--language", "pl"});
  EXPECT_EQ(polish.code, 0);
  EXPECT_NE(polish.out.find("<html lang=\"pl\">"), std::string::npos);
  EXPECT_NE(polish.out.find("raport z przepisania"), std::string::npos);
}

TEST_F(ProofVerbs, ReportIsAPdfToo) {
  const std::string pdf = at("report.pdf").string();
  const Result result = run({"report", meadow(), "-o", pdf});
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_TRUE(readFile(pdf).starts_with("%PDF-"));
}

TEST_F(ProofVerbs, ReportReplacesNothingUnasked) {
  const std::string page = at("report.html").string();
  writeFile(page, "mine");
  EXPECT_EQ(run({"report", meadow(), "-o", page}).code, 2);
  EXPECT_EQ(readFile(page), "mine");
  EXPECT_EQ(run({"report", meadow(), "-o", page, "--force"}).code, 0);
  const Result odd = run({"report", meadow(), "-o", at("report.doc").string()});
  EXPECT_EQ(odd.code, 2);
  EXPECT_NE(odd.err.find(".html or .pdf"), std::string::npos) << odd.err;
  EXPECT_FALSE(std::filesystem::exists(at("report.doc")));
  EXPECT_EQ(run({"report", at("nowhere.battle").string(), "-o", at("new.html").string()}).code, 2);
}

TEST_F(ProofVerbs, DoubleEntryIsSilentWhereTwoAgree) {
  const Result result = run({"double-entry", meadow(), meadow()});
  EXPECT_EQ(result.code, 0) << result.out;
  EXPECT_EQ(result.out, "");
}

TEST_F(ProofVerbs, DoubleEntryListsWhatTwoSayDifferently) {
  const std::string second = other("gen. Kościuszko", "gen. Madaliński");
  const Result result = run({"double-entry", meadow(), second});
  EXPECT_EQ(result.code, 1);
  EXPECT_EQ(result.out, "Manifest: Leader gen. Kościuszko, Name: gen. Kościuszko here, gen. Madaliński there\n");
  const Result asJson = run({"double-entry", meadow(), second, "--format", "json"});
  EXPECT_EQ(asJson.code, 1);
  const json answer = json::parse(asJson.out);
  ASSERT_EQ(answer.at("disagreements").size(), 1U);
  const json& found = answer.at("disagreements")[0];
  EXPECT_EQ(found.at("table"), "leader");
  EXPECT_EQ(found.at("field"), "name");
  EXPECT_EQ(found.at("first").at("value"), "gen. Kościuszko");
  EXPECT_EQ(found.at("second").at("value"), "gen. Madaliński");
  EXPECT_EQ(answer.at("totals").at("open"), 1);
  EXPECT_EQ(run({"double-entry", meadow(), at("nowhere.battle").string()}).code, 2);
}

}  // namespace
}  // namespace redoubt::cli::test
