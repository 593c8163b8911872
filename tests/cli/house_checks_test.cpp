#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/query/query_functions.h"
#include "tests/cli/command.h"

// The checks that a battle carries with it.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

class HouseChecks : public CliTest {
 protected:
  // The meadow with this house check.
  std::string meadowWith(const std::string& severity, const std::string& query) {
    json battle = json::parse(meadowJson());
    battle["house_check"] =
        json::array({{{"slug", "woods"}, {"title", "Woods"}, {"severity", severity}, {"query", query}}});
    writeFile(at("house.json"), battle.dump());
    const std::string path = at("house.battle").string();
    EXPECT_EQ(run({"import", at("house.json").string(), "-o", path, "--force"}).code, 0);
    return path;
  }
};

const char* const kWoods =
    "SELECT hex, 'Woods in ' || hx_number(hex) || '.' AS message, 'Las na ' || hx_number(hex) || '.' AS message_pl "
    "FROM hex WHERE terrain = 'woods'";

std::vector<json> houseFindings(const std::string& out) {
  std::vector<json> found;
  const json parsed = json::parse(out);
  for (const json& finding : parsed.at("findings")) {
    if (finding.at("code").get<std::string>().starts_with("house")) found.push_back(finding);
  }
  return found;
}

TEST_F(HouseChecks, AreFindingsOfValidate) {
  const std::string path = meadowWith("note", kWoods);
  const auto found = houseFindings(run({"validate", path, "--format", "json"}).out);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].at("code"), "house/woods");
  EXPECT_EQ(found[0].at("severity"), "note");
  EXPECT_EQ(found[0].at("place"), "0303");
  EXPECT_EQ(found[0].at("message"), "Woods in 0303.");
  EXPECT_NE(run({"validate", path, "--language", "pl"}).out.find("uwaga: Las na 0303. [house/woods, 0303]\n"),
            std::string::npos);
}

TEST_F(HouseChecks, CountForTheExitStatusUnlessLeftOut) {
  const std::string path = meadowWith("error", kWoods);
  EXPECT_EQ(run({"validate", path}).code, 1);
  const Result without = run({"validate", path, "--without-house-checks"});
  EXPECT_EQ(without.out.find("house/woods"), std::string::npos);
  EXPECT_EQ(without.out, run({"validate", meadow()}).out);
  EXPECT_EQ(without.code, run({"validate", meadow()}).code);
}

TEST_F(HouseChecks, ThatAreHostileEndInAFinding) {
  for (const std::string query :
       {"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
        "SELECT zeroblob(1000000000)", "DELETE FROM hex", "ATTACH 'x' AS y", "SELEC"}) {
    const std::string path = meadowWith("error", query);
    const std::string before = readFile(path);
    const Result result = run({"validate", path, "--format", "json"});
    EXPECT_EQ(result.code, 1) << query;
    EXPECT_EQ(result.err, "") << query;
    const auto found = houseFindings(result.out);
    ASSERT_EQ(found.size(), 1u) << query;
    EXPECT_EQ(found[0].at("code"), "house-check-failed") << query;
    EXPECT_EQ(readFile(path), before);
  }
}

TEST_F(HouseChecks, SurviveExportAndImport) {
  const std::string path = meadowWith("warning", kWoods);
  EXPECT_EQ(json::parse(run({"export", path}).out).at("house_check").at(0).at("query"), kWoods);
}

TEST(HouseCheckHandbook, HasEveryFunctionThatThereIs) {
  std::ifstream file(std::string(REDOUBT_SOURCE_DIR) + "/docs/house-checks.md");
  std::stringstream page;
  page << file.rdbuf();
  const std::string help = run({"query", "--help"}).out;
  for (const query::QueryFunction& function : query::queryFunctions()) {
    const std::string name(function.name);
    const bool isPlain = function.kind == query::QueryFunction::Kind::Plain;
    const std::string shown = isPlain ? "`" + name + "`" : name + "(" + std::string(function.arguments) + ")";
    EXPECT_NE(page.str().find(shown), std::string::npos) << "docs/house-checks.md lacks " << shown;
    EXPECT_TRUE(isPlain || help.find(name + "(") != std::string::npos) << help;
  }
}

}  // namespace
}  // namespace redoubt::cli::test
