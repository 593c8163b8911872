#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/exchange/json/json_battle.h"
#include "core/model/battle.h"
#include "core/rules/book/provenance.h"
#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

namespace fs = std::filesystem;

std::string rulesFile(const std::string& tables) {
  return "{\"format\": \"redoubt-battle\", \"version\": 1, " + tables + "}";
}

// A family of rules, and a battle in a dialect of it.
const std::string kFamily = R"("system": [{"slug": "family", "rule": [
  {"path": "dice/sides", "value": 10},
  {"path": "rounding", "value": "half-up", "provenance": {"*": ["estimated", null, "ours"]}}]}])";
const std::string kBattle = R"("battle": [{"slug": "b", "title": "B", "system": "dialect"}],
  "source": [{"slug": "book", "kind": "rulebook", "paragraph": [{"number": "2.2"}, {"number": "3.4"}]}],
  "system": [{"slug": "dialect", "parent": "family", "rule": [{"path": "turns/count", "value": 12}]}])";

class RuleFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(folder_ / "systems");
    write("systems/family.json", rulesFile(kFamily));
  }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) { std::ofstream(folder_ / name) << text; }

  JsonRead read(const std::string& battle, bool isStrict = true) {
    write("battle.json", rulesFile(battle));
    return readJson(folder_ / "battle.json", {folder_ / "systems", isStrict});
  }

  // What is wrong with it, without the folder's own name; empty if nothing is.
  std::string problems(const std::string& battle, bool isStrict = true) {
    const JsonRead result = read(battle, isStrict);
    std::string text;
    const auto* list = std::get_if<std::vector<Problem>>(&result);
    if (!list) return text;
    for (const Problem& problem : *list) {
      std::string line = toText(problem);
      const std::size_t at = line.find(folder_.string());
      if (at != std::string::npos) line.erase(at, folder_.string().size() + 1);
      text += line + "\n";
    }
    return text;
  }

  const fs::path folder_ = fs::path(::testing::TempDir()) / ("rule-files-" + std::to_string(::getpid()));
};

model::Rule ruleOf(const model::Battle& battle, const std::string& path) {
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    if (rule.path == path) return rule;
  }
  ADD_FAILURE() << "no rule " << path;
  return {};
}

TEST_F(RuleFiles, BringTheSystemsThatTheBattleInheritsFrom) {
  const JsonRead result = read(kBattle);
  ASSERT_TRUE(std::holds_alternative<model::Battle>(result)) << problems(kBattle);
  const auto& battle = std::get<model::Battle>(result);
  EXPECT_EQ(battle.all<model::System>().size(), 2u);
  EXPECT_EQ(ruleOf(battle, "dice/sides").value.text, "10");
}

TEST_F(RuleFiles, BringParentsOfParentsAndNothingElse) {
  write("systems/family.json", rulesFile(R"("system": [{"slug": "family", "parent": "tribe"}])"));
  write("systems/tribe.json", rulesFile(R"("system": [{"slug": "tribe"}])"));
  write("systems/stranger.json", "not even JSON");
  const JsonRead result = read(kBattle);
  ASSERT_TRUE(std::holds_alternative<model::Battle>(result)) << problems(kBattle);
  EXPECT_EQ(std::get<model::Battle>(result).all<model::System>().size(), 3u);
}

TEST_F(RuleFiles, AreNeverReadByAPathInTheSlug) {
  write("secret.json", rulesFile(R"("system": [{"slug": "../secret"}])"));
  const std::string said = problems(R"("system": [{"slug": "s", "parent": "../secret"}])");
  EXPECT_NE(said.find("../secret"), std::string::npos) << said;
}

TEST_F(RuleFiles, ThatAreMissingLeaveAnUnknownParentWhichIsNamed) {
  fs::remove(folder_ / "systems" / "family.json");
  const std::string said = problems(kBattle);
  EXPECT_NE(said.find("battle.json"), std::string::npos) << said;
  EXPECT_NE(said.find("\"family\""), std::string::npos) << said;
}

TEST_F(RuleFiles, AreCitedByTheBattlesOwnBooks) {
  const std::string cited = kBattle + R"(, "citation": [{"system": "family", "rules": {
    "dice/sides": ["printed", "book 2.2"], "rounding": ["printed", "book 3.4", "as printed"]}}])";
  const JsonRead result = read(cited);
  ASSERT_TRUE(std::holds_alternative<model::Battle>(result)) << problems(cited);
  const auto& battle = std::get<model::Battle>(result);
  EXPECT_EQ(rules::citationOf(battle, ruleOf(battle, "dice/sides"), "value")->number, "2.2");
  const model::Provenance* rounding = rules::provenanceOf(battle, ruleOf(battle, "rounding"), "value");
  ASSERT_TRUE(rounding);
  EXPECT_EQ(rounding->status, model::Status::Printed) << "what the shared rulesFile says gives way";
  EXPECT_EQ(rounding->note, "as printed");
}

TEST_F(RuleFiles, HaveThePathsThatTheWindowTakes) {
  const std::string said = problems(R"("battle": [{"slug": "b", "title": "B", "system": "s"}],
    "system": [{"slug": "s", "rule": [
      {"path": "house/Drink", "value": "tea"},
      {"path": "house/drink", "value": "tea"},
      {"path": "house//drink", "value": "tea"}]}],
    "scenario": [{"slug": "one", "setting": [{"path": "turn_last", "value": 3}]}])");
  EXPECT_NE(said.find("battle.json:3:16: /system/0/rule/0/path: a path is made of letters"), std::string::npos) << said;
  EXPECT_NE(said.find("not \"house/Drink\""), std::string::npos) << said;
  EXPECT_NE(said.find("/system/0/rule/2/path"), std::string::npos) << said;
  EXPECT_NE(said.find("/scenario/0/setting/0/path"), std::string::npos) << said;
  EXPECT_EQ(said.find("/system/0/rule/1"), std::string::npos) << said;
}

TEST_F(RuleFiles, AreToldLineByLineWithWhatElseIsWrong) {
  const std::string said = problems(R"("battle": [{"slug": "b", "title": "B", "system": "s"}],
    "system": [{"slug": "s", "rule": [
      {"path": "dice/sides", "value": 1},
      {"path": "turns/count", "value": 12, "provenance": {"*": ["guessed"]}},
      {"path": "rounding", "value": "both"}]}],
    "army": [{"slug": "a"}, {"slug": 7}])");
  const std::size_t sides = said.find("dice/sides");
  const std::size_t origin = said.find("guessed");
  const std::size_t rounding = said.find("rule \"rounding\"");
  const std::size_t army = said.find("/army/1");
  ASSERT_TRUE(sides != said.npos && origin != said.npos && rounding != said.npos && army != said.npos) << said;
  EXPECT_LT(sides, origin) << said;
  EXPECT_LT(origin, rounding) << said;
  EXPECT_LT(rounding, army) << said;
}

TEST_F(RuleFiles, AreCitedOncePerRuleThatTheyHave) {
  const std::string said = problems(kBattle + R"(, "citation": [
    {"system": "family", "rules": {"dice/eyes": ["printed"], "dice/sides": ["printed", "book 2.2"]}},
    {"system": "family", "rules": {"dice/sides": ["derived"]}},
    {"system": "nobody", "rules": {}}, {"system": "family"}])");
  EXPECT_NE(said.find("the system \"family\" has no rule \"dice/eyes\""), std::string::npos) << said;
  EXPECT_NE(said.find("cited already at "), std::string::npos) << said;
  EXPECT_NE(said.find("\"nobody\""), std::string::npos) << said;
  EXPECT_NE(said.find("expected a list of objects with \"system\" and \"rules\""), std::string::npos) << said;
}

struct Faulty {
  const char* name;
  const char* rules;
  const char* says;
};

class FaultyRules : public RuleFiles, public ::testing::WithParamInterface<Faulty> {
 protected:
  static std::string text() {
    return R"("battle": [{"slug": "b", "title": "B", "system": "s"}],
  "system": [{"slug": "s", "rule": [{"path": "dice/sides", "value": 10}, {"path": "dice/zero", "value": 0},
    )" + std::string(GetParam().rules) +
           "]}]";
  }
};

TEST_P(FaultyRules, AreRefusedByFilePathAndWhatWasExpected) {
  const std::string said = problems(text());
  EXPECT_EQ(said.rfind("battle.json:", 0), 0u) << said;
  EXPECT_NE(said.find(GetParam().says), std::string::npos) << said;
}

TEST_P(FaultyRules, AreLeftToTheChecksOnRequest) {
  EXPECT_EQ(problems(text(), false), "");
}

INSTANTIATE_TEST_SUITE_P(
    Each, FaultyRules,
    ::testing::Values(
        Faulty{"shape", R"({"path": "command/range", "value": "four"})",
               "rule \"command/range\": expected a whole number from 0"},
        Faulty{"inside", R"({"path": "facing/zones", "value": {"front": 7}})",
               "rule \"facing/zones\": expected a whole number from 0 to 6 at /front"},
        Faulty{"member", R"({"path": "facing/zones", "value": {"fornt": 2}})",
               "one of the members \"front\", \"flank\" or \"rear\" at /fornt"},
        Faulty{"terrain", R"({"path": "charge/forbidden-terrain", "value": ["wods"]})",
               "rule \"charge/forbidden-terrain\": no terrain is called \"wods\""},
        Faulty{"arm", R"({"path": "charge/arm", "value": "horse"})", "no arm is called \"horse\""},
        Faulty{"gap",
               R"({"path": "fire/rows/1/range", "value": [0, 3]}, {"path": "fire/rows/1/result", "value": "-"},
      {"path": "fire/rows/2/range", "value": [5, null]}, {"path": "fire/rows/2/result", "value": "M"})",
               "fire/rows/2/range"},
        Faulty{"face", R"({"path": "leader/casualty-roll", "value": [{"from": 0, "to": 8, "result": "none"}]})",
               "leader/casualty-roll"}),
    [](const auto& each) { return std::string(each.param.name); });

TEST_F(RuleFiles, ThatInheritInACircleAreRefused) {
  write("systems/family.json", rulesFile(R"("system": [{"slug": "family", "parent": "dialect"}])"));
  const std::string said = problems(kBattle);
  EXPECT_NE(said.find("/parent: the system inherits from itself: "), std::string::npos) << said;
  const bool namesAll = said.find("dialect → family → dialect") != std::string::npos ||
                        said.find("family → dialect → family") != std::string::npos;
  EXPECT_TRUE(namesAll) << said;
}

// Its citations then miss the family, which would be all that is told.
TEST_F(RuleFiles, OfASystemThatInheritsFromItselfSayThatBesideWhatComesOfIt) {
  const std::string said = problems(R"("battle": [{"slug": "b", "title": "B", "system": "dialect"}],
    "system": [{"slug": "dialect", "parent": "dialect"}],
    "citation": [{"system": "family", "rules": {"dice/sides": ["printed"]}}])");
  EXPECT_NE(said.find("the system inherits from itself: dialect → dialect"), std::string::npos) << said;
  EXPECT_NE(said.find("no row of table system is called \"family\", and none inherits from it"), std::string::npos)
      << said;
}

TEST_F(RuleFiles, ThatAreMissingSayWhereTheyWereLookedFor) {
  write("systems/family.json", rulesFile(R"("system": [{"slug": "family"}])"));
  const std::string said = problems(R"("battle": [{"slug": "b", "title": "B", "system": "dialect"}],
    "system": [{"slug": "dialect", "parent": "familly"}])");
  EXPECT_NE(said.find("systems/familly.json\"; did you mean \"family\"?"), std::string::npos) << said;
}

TEST_F(RuleFiles, ThatAreNoJsonAreToldAlone) {
  write("systems/family.json", "{,}");
  const std::string said = problems(kBattle);
  EXPECT_NE(said.find("family.json:1:"), std::string::npos) << said;
  EXPECT_EQ(said.find("is called"), std::string::npos) << said;
}

TEST_F(RuleFiles, WithAFaultySettingAreRefusedToo) {
  const std::string said =
      problems(R"("battle": [{"slug": "b", "title": "B", "system": "s"}], "system": [{"slug": "s"}],
    "scenario": [{"slug": "day", "title": "Day", "setting": [{"path": "turn/last", "value": "24"}]}])");
  EXPECT_NE(said.find("/scenario/0/setting/0/value: setting \"turn/last\": expected a whole number"), std::string::npos)
      << said;
}

TEST_F(RuleFiles, WithAFaultGiveNoBattleAtAll) {
  write("systems/family.json",
        rulesFile(R"("system": [{"slug": "family", "rule": [{"path": "dice/sides", "value": 1}]}])"));
  EXPECT_TRUE(std::holds_alternative<std::vector<Problem>>(read(kBattle)));
  EXPECT_NE(problems(kBattle).find("systems/family.json:1:"), std::string::npos) << problems(kBattle);
}

// The rule that holds is to blame, not another of that path: nearer is the dialect, and the first stands in no line.
TEST_F(RuleFiles, WithAFaultyTableAreNamedByTheRuleThatHolds) {
  write("systems/family.json", rulesFile(R"("system": [{"slug": "family", "rule": [
    {"path": "fire/rows/1/range", "value": [0, 3]}, {"path": "fire/rows/1/result", "value": "-"},
    {"path": "fire/rows/2/range", "value": [4, null]}, {"path": "fire/rows/2/result", "value": "M"}]}])"));
  const std::string said = problems(R"("battle": [{"slug": "b", "title": "B", "system": "dialect"}], "system": [
    {"slug": "stranger", "rule": [{"path": "fire/rows/2/range", "value": [4, null]}]},
    {"slug": "dialect", "parent": "family", "rule": [{"path": "fire/rows/2/range", "value": [5, null]}]}])");
  EXPECT_EQ(said.rfind("battle.json:", 0), 0u) << said;
  EXPECT_NE(said.find("/system/1/rule/0"), std::string::npos) << said;
}

TEST_F(RuleFiles, WithAnInheritedFaultyTableAreNamedWhereItStands) {
  write("systems/family.json", rulesFile(R"("system": [{"slug": "family", "rule": [
    {"path": "fire/rows/1/range", "value": [0, 3]}, {"path": "fire/rows/1/result", "value": "-"},
    {"path": "fire/rows/2/range", "value": [5, null]}, {"path": "fire/rows/2/result", "value": "M"}]}])"));
  const std::string said = problems(R"("battle": [{"slug": "b", "title": "B", "system": "dialect"}], "system": [
    {"slug": "stranger", "rule": [{"path": "fire/rows/2/range", "value": [4, null]}]},
    {"slug": "dialect", "parent": "family", "rule": [{"path": "turns/count", "value": 12}]}])");
  EXPECT_EQ(said.rfind("systems/family.json:", 0), 0u) << said;
}

TEST_F(RuleFiles, OfTheShippedFamilyStandAlone) {
  const JsonRead result = readJson(fs::path(REDOUBT_SOURCE_DIR) / "data/systems/family-1794.json", {{}, true});
  const auto* list = std::get_if<std::vector<Problem>>(&result);
  if (!list) return;
  for (const Problem& problem : *list) ADD_FAILURE() << toText(problem);
}

}  // namespace
}  // namespace redoubt::exchange
