// The only translation unit of these tests with valijson, which takes long to compile.
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/command.h"
#include "tests/json_schema.h"

// validate --format sarif: findings for programs that gather those of many tools.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

// What the standard has against `log`; empty where it is valid.
std::string violations(const json& log) {
  const auto path = std::filesystem::path(REDOUBT_SOURCE_DIR) / "tests" / "cli" / "sarif-subset.schema.json";
  return json_schema::Schema(json_schema::parsedFile(path)).violations(log);
}

class Sarif : public CliTest {
 protected:
  json log(const std::string& file, std::vector<std::string> options = {}) {
    std::vector<std::string> arguments{"validate", file, "--format", "sarif"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const Result result = run(arguments);
    EXPECT_LE(result.code, 1) << result.err;
    return json::parse(result.out);
  }

  // The meadow, changed in its JSON.
  std::string changed(const std::string& name, const std::string& from, const std::string& to) {
    std::string text = meadowJson();
    const std::size_t found = text.find(from);
    EXPECT_NE(found, std::string::npos) << from;
    text.replace(found, from.size(), to);
    writeFile(at(name + ".json"), text);
    EXPECT_EQ(run({"import", at(name + ".json").string(), "-o", at(name + ".battle").string()}).code, 0);
    return at(name + ".battle").string();
  }

  static json resultOf(const json& log, const std::string& code) {
    for (const json& result : log.at("runs").at(0).at("results")) {
      if (result.at("ruleId") == code) return result;
    }
    ADD_FAILURE() << "no " << code;
    return {};
  }
};

TEST_F(Sarif, IsWhatTheStandardAllows) {
  for (const char* language : {"en", "pl"}) {
    const json log = this->log(meadow(), {"--language", language});
    EXPECT_EQ(violations(log), "") << language;
    EXPECT_EQ(log.at("runs").at(0).at("language"), language);
    EXPECT_EQ(log.at("runs").at(0).at("automationDetails").at("id"), "redoubt/meadow/file://" + meadow() + "/");
  }
  json wrong = log(meadow());
  wrong.at("runs").at(0).at("results").at(0).erase("message");
  EXPECT_NE(violations(wrong), "") << "the schema asks for messages";
}

TEST_F(Sarif, HasAResultForEachFindingAndARuleForEachCode) {
  const json findings = json::parse(run({"validate", meadow(), "--format", "json"}).out).at("findings");
  const json run = log(meadow()).at("runs").at(0);
  const json& results = run.at("results");
  const json& rules = run.at("tool").at("driver").at("rules");
  ASSERT_EQ(results.size(), findings.size());
  std::set<std::string> codes;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    EXPECT_EQ(results.at(i).at("ruleId"), findings.at(i).at("code"));
    EXPECT_EQ(results.at(i).at("level"), findings.at(i).at("severity"));
    EXPECT_EQ(results.at(i).at("message").at("text"), findings.at(i).at("message"));
    EXPECT_EQ(rules.at(results.at(i).at("ruleIndex").get<std::size_t>()).at("id"), findings.at(i).at("code"));
    codes.insert(findings.at(i).at("code"));
  }
  EXPECT_EQ(rules.size(), codes.size());
}

TEST_F(Sarif, TellsWhereAFindingIsAndLeavesNamesOutOfItsRule) {
  const std::string file = changed("enemies", R"("rule": "within", "distance": 2, "hex": "0605")", R"("hex": "0403")");
  const json log = this->log(file, {"--artifact", "battles/Łąka/two enemies.json"});
  const json result = resultOf(log, "enemies-in-hex");
  const json uri = "battles/%C5%81%C4%85ka/two%20enemies.json";
  const json& location = result.at("locations").at(0);
  EXPECT_EQ(location.at("physicalLocation"),
            (json{{"artifactLocation", {{"uri", uri}, {"index", 0}}}, {"region", {{"startLine", 1}}}}));
  EXPECT_EQ(log.at("runs").at(0).at("artifacts"), json::array({{{"location", {{"uri", uri}}}}}));
  const auto has = [&](const char* kind, const std::string& name, const std::string& qualified) {
    const json wanted{{"kind", kind}, {"name", name}, {"fullyQualifiedName", qualified}};
    const json& all = location.at("logicalLocations");
    return std::find(all.begin(), all.end(), wanted) != all.end();
  };
  EXPECT_TRUE(has("scenario", "day", "scenario/day")) << location;
  EXPECT_TRUE(has("variant", "first", "scenario/day/first")) << location;
  EXPECT_TRUE(has("hex", "0403", "hex/0403")) << location;
  const json& rules = log.at("runs").at(0).at("tool").at("driver").at("rules");
  const std::string words = rules.at(result.at("ruleIndex").get<std::size_t>()).at("shortDescription").at("text");
  EXPECT_NE(words.find("…"), std::string::npos) << words;
  for (const json& rule : rules) EXPECT_EQ(rule.dump().find("{name}"), std::string::npos);
}

TEST_F(Sarif, NamesTheFileAsItIsNamedOnTheCommandLine) {
  const auto uri = [&](const json& log) {
    return log.at("runs").at(0).at("artifacts").at(0).at("location").at("uri").get<std::string>();
  };
  EXPECT_EQ(uri(log(meadow())), "file://" + meadow());
  EXPECT_EQ(uri(log(meadow(), {"--artifact", "./a/../meadow.battle"})), "meadow.battle");
}

TEST_F(Sarif, TellsTwoFilesOfOneBattleApart) {
  const auto id = [&](const std::string& artifact) {
    return log(meadow(), {"--artifact", artifact}).at("runs").at(0).at("automationDetails").at("id");
  };
  EXPECT_EQ(id("battles/meadow.battle"), "redoubt/meadow/battles/meadow.battle/");
  EXPECT_EQ(id("battles/my meadow/battle.json"), "redoubt/meadow/battles/my%20meadow/battle.json/");
}

TEST_F(Sarif, AHouseCheckIsHelpedByItsTitleAndQuery) {
  const json house = {{{"slug", "woods"},
                       {"title", "Woods"},
                       {"severity", "note"},
                       {"query", "SELECT hex FROM hex WHERE terrain = 'woods'"}},
                      {{"slug", "wrong"}, {"title", "Wrong"}, {"severity", "note"}, {"query", "SELECT nmae FROM hex"}}};
  const std::string file =
      changed("house", R"("version": 1,)", R"("version": 1, "house_check": )" + house.dump() + ",");
  const json log = this->log(file);
  EXPECT_EQ(violations(log), "");
  const json& rules = log.at("runs").at(0).at("tool").at("driver").at("rules");
  const auto help = [&](const std::string& code) {
    const std::size_t rule = resultOf(log, code).at("ruleIndex");
    return rules.at(rule).at("help").at("text").get<std::string>();
  };
  EXPECT_EQ(help("house/woods"), "Woods\n\nSELECT hex FROM hex WHERE terrain = 'woods'");
  EXPECT_EQ(help("house-check-failed"), "docs/coverage.md lists all findings.");
}

TEST_F(Sarif, FingerprintsAreDistinctAndOutliveRewording) {
  const json english = log(meadow());
  const json polish = log(meadow(), {"--language", "pl"});
  std::set<std::string> seen;
  const json& results = english.at("runs").at(0).at("results");
  for (std::size_t i = 0; i < results.size(); ++i) {
    const json& prints = results.at(i).at("partialFingerprints");
    EXPECT_EQ(prints, polish.at("runs").at(0).at("results").at(i).at("partialFingerprints"));
    EXPECT_TRUE(seen.insert(prints.at("findingSubject/v1")).second) << prints;
    EXPECT_TRUE(seen.insert(prints.at("primaryLocationLineHash")).second) << prints;
  }
}

TEST_F(Sarif, AWaivedFindingIsSuppressedWithItsReason) {
  const json finding = json::parse(run({"validate", meadow(), "--format", "json"}).out).at("findings").at(0);
  const json waiver = {
      {{"code", finding.at("code")}, {"subject", finding.at("subject")}, {"reason", "known \"since\" May"}}};
  const std::string file = changed("waived", R"("version": 1,)", R"("version": 1, "waiver": )" + waiver.dump() + ",");
  const json log = this->log(file);
  EXPECT_EQ(violations(log), "");
  const json suppression{{"kind", "inSource"}, {"status", "accepted"}, {"justification", "known \"since\" May"}};
  int suppressed = 0;
  for (const json& each : log.at("runs").at(0).at("results")) {
    if (!each.contains("suppressions")) continue;
    ++suppressed;
    EXPECT_EQ(each.at("suppressions"), json::array({suppression}));
    EXPECT_EQ(each.at("ruleId"), finding.at("code"));
  }
  EXPECT_GT(suppressed, 0);
}

TEST_F(Sarif, EndsAsTheOtherFormatsDo) {
  for (const char* level : {"error", "warning", "note"}) {
    EXPECT_EQ(run({"validate", meadow(), "--format", "sarif", "--fail-on", level}).code,
              run({"validate", meadow(), "--fail-on", level}).code);
  }
  EXPECT_EQ(run({"info", meadow(), "--format", "sarif"}).code, 2) << "only findings have that form";
}

// docs/continuous-integration.md: what its workflow runs.
class ExampleRepository : public Sarif {
 protected:
  ExampleRepository() {
    const auto example = std::filesystem::path(REDOUBT_SOURCE_DIR) / "docs" / "example-repository";
    std::filesystem::copy(example, at("repository"), std::filesystem::copy_options::recursive);
    std::filesystem::create_directories(at("repository") / "battles" / "meadow");
    writeFile(at("repository") / "battles" / "meadow" / "battle.json", meadowJson());
    std::filesystem::copy_file(meadow(), at("repository") / "battles" / "kept.battle");
  }

  int check(const std::string& variables = {}) {
    const std::string script = (at("repository") / "check-battles").string();
    const std::string command =
        "REDOUBT_CLI='" REDOUBT_CLI "' " + variables + " '" + script + "' >'" + at("out").string() + "' 2>&1";
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  json made(const std::string& name) const {
    return json::parse(readFile(at("repository") / "build" / (name + ".sarif")));
  }
};

TEST_F(ExampleRepository, ChecksFoldersAndFilesAndNamesWhatItHolds) {
  EXPECT_EQ(check("FAIL_ON=note"), 1) << readFile(at("out"));
  for (const auto& [name, uri] :
       {std::pair("meadow", "battles/meadow/battle.json"), std::pair("kept-file", "battles/kept.battle")}) {
    const json log = made(name);
    EXPECT_EQ(violations(log), "");
    EXPECT_EQ(log.at("runs").at(0).at("artifacts").at(0).at("location").at("uri"), uri);
    EXPECT_FALSE(log.at("runs").at(0).at("results").empty());
  }
}

TEST_F(ExampleRepository, NamesTheFileThatHoldsTheBattleRow) {
  const auto folder = at("repository") / "battles" / "meadow";
  std::filesystem::rename(folder / "battle.json", folder / "meadow.json");
  writeFile(folder / "about.json", R"({"note": [{"text": "see the \"battle\""}]})");
  writeFile(folder / "expected-findings.json", R"([{"battle": ""}])");
  EXPECT_LE(check(), 1) << readFile(at("out"));
  EXPECT_EQ(made("meadow").at("runs").at(0).at("artifacts").at(0).at("location").at("uri"),
            "battles/meadow/meadow.json");
}

TEST_F(ExampleRepository, KeepsNoReportOfABattleThatIsGone) {
  check();
  std::filesystem::remove_all(at("repository") / "battles" / "meadow");
  check();
  std::vector<std::string> left;
  for (const auto& entry : std::filesystem::directory_iterator(at("repository") / "build")) {
    left.push_back(entry.path().filename().string());
  }
  std::sort(left.begin(), left.end());
  EXPECT_EQ(left, (std::vector<std::string>{"kept-file.sarif", "kept-file.txt"}));
}

TEST_F(ExampleRepository, EndsAsTheWorstBattleDoesAndChecksTheRest) {
  const int worst = run({"validate", meadow()}).code;
  EXPECT_EQ(check(), worst);
  std::filesystem::create_directories(at("repository") / "battles" / "broken");
  writeFile(at("repository") / "battles" / "broken" / "battle.json", "{");
  EXPECT_EQ(check(), 2);
  EXPECT_FALSE(made("meadow").empty());
  EXPECT_FALSE(std::filesystem::exists(at("repository") / "build" / "broken.sarif"));
}

TEST_F(Sarif, TheShippedBattlesAreValidToo) {
  const auto battles = std::filesystem::path(REDOUBT_CLI).parent_path().parent_path() / "share" / "redoubt" / "battles";
  if (!std::filesystem::exists(battles)) GTEST_SKIP() << "the sample battles are not built";
  for (const auto& entry : std::filesystem::directory_iterator(battles)) {
    if (entry.path().extension() != ".battle") continue;
    EXPECT_EQ(violations(log(entry.path().string())), "") << entry.path();
  }
}

}  // namespace
}  // namespace redoubt::cli::test
