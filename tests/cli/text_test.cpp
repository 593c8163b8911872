#include <nlohmann/json.hpp>

#include "tests/cli/command.h"

// import-text: what becomes of the lines of a rulebook.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

class Text : public CliTest {
 protected:
  Text() { run({"new", battle(), "--title", "Two fields", "--columns", "20", "--rows", "20"}); }
  std::string battle() const { return at("fields.battle").string(); }
  std::string write(const std::string& name, const std::string& text) const {
    writeFile(at(name), text);
    return at(name).string();
  }
};

const char kManifest[] =
    "Counters manifest\nBlue army\n| unit | commander | counters |\n|---|---|---|\n| 1/I/2 pp | Adler | 2 |\n| 2/I/2 "
    "pp | Adler | 2 |\n";
const char kSetUp[] =
    "Set-up\nBlue army:\n1-2/I/2 pp – 0503 (facing 0603)\ngen. Adler – on any one of his units\n9/9 xx – 0504\n";

TEST_F(Text, IsToldLineByLineWithoutWriting) {
  const std::string text = write("set-up.txt", kSetUp);
  const Result result = run({"import-text", battle(), text, "--dry-run", "--format", "json"});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.err, "");
  const json said = json::parse(result.out);
  ASSERT_EQ(said["lines"].size(), 5u);
  const json& line = said["lines"][2];
  EXPECT_EQ(line["line"], 3);
  EXPECT_EQ(line["kind"], "placement");
  ASSERT_EQ(line["items"].size(), 2u);
  EXPECT_EQ(line["items"][0]["unit"], "1/I/2 pp");
  EXPECT_EQ(line["items"][1]["unit"], "2/I/2 pp");
  EXPECT_EQ(line["items"][0]["hex"], "0503");
  EXPECT_EQ(line["items"][0]["facing"], "0603");
  EXPECT_EQ(said["lines"][3]["items"][0]["leader"], "gen. Adler");
  EXPECT_TRUE(said["lines"][3]["items"][0].contains("with"));
}

TEST_F(Text, GoesIntoABattleThatItMakes) {
  const std::string made = at("made.battle").string();
  const std::string placed = at("placed.battle").string();
  ASSERT_EQ(run({"import-text", battle(), write("manifest.md", kManifest), "-o", made}).code, 0);
  const Result manifest = run({"manifest", made});
  EXPECT_NE(manifest.out.find("1/I/2 pp"), std::string::npos) << manifest.out;
  EXPECT_NE(manifest.out.find("Adler"), std::string::npos) << manifest.out;
  const Result result = run({"import-text", made, write("set-up.txt", kSetUp), "-o", placed, "--format", "text"});
  ASSERT_EQ(result.code, 0) << result.err;
  EXPECT_NE(result.out.find("? 9/9 xx"), std::string::npos) << "a name that nobody has is told";
  const Result info = run({"info", placed});
  const std::string scenario = info.out.substr(info.out.find("scenario") + 11);
  const Result placements = run({"placements", placed, "--scenario", scenario.substr(0, scenario.find(':'))});
  EXPECT_NE(placements.out.find("2/I/2 pp,0503"), std::string::npos) << placements.out << info.out;
}

TEST_F(Text, ThatCannotBeReadIsRefusedAndNothingIsWritten) {
  const std::string output = at("out.battle").string();
  const Result encoded = run({"import-text", battle(),
                              write("latin.txt",
                                    "Po\xB3"
                                    "o\xBF\xEAnie \xB9\xEA\x9C 1203\n"),
                              "-o", output});
  EXPECT_EQ(encoded.code, 2);
  EXPECT_NE(encoded.err.find("Windows-1250"), std::string::npos) << encoded.err;
  EXPECT_EQ(run({"import-text", battle(), at("none.txt").string(), "-o", output}).code, 2);
  EXPECT_EQ(run({"import-text", battle(), write("a.txt", kSetUp)}).code, 2) << "neither -o nor --dry-run";
  EXPECT_EQ(run({"import-text", battle(), write("b.pdf", "no PDF"), "--dry-run"}).code, 2);
  EXPECT_FALSE(std::filesystem::exists(output));
}

}  // namespace
}  // namespace redoubt::cli::test
