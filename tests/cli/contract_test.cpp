#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/cli/command.h"

// The tables that other programs read: exactly these bytes.
namespace redoubt::cli::test {
namespace {

using nlohmann::json;

class Contract : public CliTest {};

TEST_F(Contract, ManifestListsUnitsWithTheirCommandsAndCounters) {
  const Result result = run({"manifest", meadow()});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.err, "");
  EXPECT_EQ(result.out,
            "side,army,unit,command,counters\n"
            "Poles,Polish army,\"1/I \"\"Guard\"\", 2 pp\",Kościuszko; Reserve,3\n"
            "Poles,Polish army,2 art.,,1\n"
            "Russians,Russian army,1/Uglicki,Denisow,1\n"
            "Russians,Russian army,2/Uglicki,Denisow,0\n");
}

TEST_F(Contract, PlacementsOfTheFirstVariantWithoutAnother) {
  const std::string expected =
      "side,army,unit,hex,facing,direction,stack,rule,provenance,count\n"
      "Poles,Polish army,gen. Kościuszko,,,,1,with-own-units,derived,1\n"
      "Poles,Polish army,\"1/I \"\"Guard\"\", 2 pp\",0403,0503+0404,v2,1,at,printed,1\n"
      "Poles,Polish army,2 art.,0403,,free,2,at,estimated,1\n"
      "Russians,Russian army,1/Uglicki,,,,1,within:2:0605,,1\n"
      "Russians,Russian army,2/Uglicki,0106-0506,,v0,1,enters:2,,1\n"
      "Russians,Russian army,F. Denisow,0106-0506,,,1,on-activation,,1\n"
      "Russians,Russian army,fence,,,,1,zone:camp,,1\n"
      "Russians,Russian army,turn,,,,1,space:3,,1\n"
      "Russians,Russian army,two guns,,,,1,off-map,,2\n"
      "Russians,Russian army,edge,0801,,v1,1,at,,1\n";
  EXPECT_EQ(run({"placements", meadow(), "--scenario", "day"}).out, expected);
  EXPECT_EQ(run({"placements", meadow(), "--scenario", "day", "--variant", "first"}).out, expected);
}

TEST_F(Contract, PlacementsOfAnotherVariantReplaceTheirParents) {
  const Result result = run({"placements", meadow(), "--scenario", "day", "--variant", "second"});
  EXPECT_NE(result.out.find("2 pp\",0101,,,1,at,,1\n"), std::string::npos) << result.out;
  EXPECT_EQ(result.out.find("0503+0404"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("Kościuszko,,,,1,with-own-units"), std::string::npos) << result.out;
}

TEST_F(Contract, PlacementsTellTheStepWhereAUnitBeginsWeakened) {
  std::string text = meadowJson();
  const std::string printed = R"("provenance": {"*": ["printed", "book 13.0"]})";
  text.replace(text.find(printed), printed.size(), R"("step": 2)");
  writeFile(at("weak.json"), text);
  ASSERT_EQ(run({"import", at("weak.json").string(), "-o", at("weak.battle").string()}).code, 0);
  const Result result = run({"placements", at("weak.battle").string(), "--scenario", "day"});
  EXPECT_NE(result.out.find("provenance,count,step\n"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find("0403,0503+0404,v2,1,at,,1,2\n"), std::string::npos) << result.out;
  EXPECT_NE(result.out.find(",two guns,,,,1,off-map,,2,\n"), std::string::npos) << result.out;
}

TEST_F(Contract, WhatAnAuthorSetByHandIsNeitherPrintedNorEstimated) {
  std::string text = meadowJson();
  const std::string printed = R"("provenance": {"*": ["printed", "book 13.0"]})";
  text.replace(text.find(printed), printed.size(),
               R"("provenance": {"*": ["printed", "book 13.0"], "direction": ["estimated", "", "set by hand"]})");
  writeFile(at("turned.json"), text);
  ASSERT_EQ(run({"import", at("turned.json").string(), "-o", at("turned.battle").string()}).code, 0);
  const Result result = run({"placements", at("turned.battle").string(), "--scenario", "day"});
  EXPECT_NE(result.out.find("0403,0503+0404,v2,1,at,by-hand,1\n"), std::string::npos) << result.out;
}

TEST_F(Contract, PlacementsAreAsUnsureAsTheLeastSureOfTheirFields) {
  std::string text = meadowJson();
  const std::string printed = R"("provenance": {"*": ["printed", "book 13.0"]})";
  text.replace(text.find(printed), printed.size(),
               R"("provenance": {"*": ["printed", "book 13.0"], "unit": ["estimated"]})");
  writeFile(at("guessed.json"), text);
  ASSERT_EQ(run({"import", at("guessed.json").string(), "-o", at("guessed.battle").string()}).code, 0);
  const Result result = run({"placements", at("guessed.battle").string(), "--scenario", "day"});
  EXPECT_NE(result.out.find("v2,1,at,estimated,1\n"), std::string::npos) << result.out;
}

TEST_F(Contract, AScenarioWithoutScheduleSaysSo) {
  const Result result = run({"schedule", meadow(), "--scenario", "night"});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.out, "turn,side,army,kind,leader,count,hexes\n");
  EXPECT_EQ(result.err, "redoubt-cli: the scenario \"night\" has no activation schedule.\n");
}

TEST_F(Contract, ScheduleHasALineForEveryTurn) {
  const Result result = run({"schedule", meadow(), "--scenario", "day"});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.out,
            "turn,side,army,kind,leader,count,hexes\n"
            "1,Poles,Polish army,fixed,gen. Kościuszko,,\n"
            "1,Russians,Russian army,opens,F. Denisow,,\n"
            "2,Poles,Polish army,fixed,gen. Kościuszko,,\n"
            "2,Russians,Russian army,free-choice,,2,\n"
            "2,Russians,Russian army,enters,F. Denisow,,0106-0506\n"
            "3,Poles,Polish army,fixed,gen. Kościuszko,,\n"
            "3,Russians,Russian army,free-choice,,2,\n");
}

TEST_F(Contract, InfoListsScenariosAndVariants) {
  const Result result = run({"info", meadow(), "--format", "json"});
  EXPECT_EQ(result.code, 0) << result.err;
  const json info = json::parse(result.out);
  EXPECT_EQ(info.at("title"), "Łąka");
  EXPECT_EQ(info.at("counts").at("unit"), 4);
  EXPECT_EQ(info.at("counts").at("hex"), 48);
  EXPECT_EQ(info.at("map").at("columns"), 8);
  EXPECT_EQ(info.at("scenarios"), json::parse(R"([{"id": "day", "title": "By day",
                             "variants": [{"id": "first", "title": "First"}, {"id": "second", "title": "Second"}]},
                            {"id": "night", "title": "By night", "variants": []}])"));
}

TEST_F(Contract, FindingsHaveAllTheirParts) {
  const Result result = run({"validate", meadow(), "--format", "json"});
  const json findings = json::parse(result.out).at("findings");
  ASSERT_FALSE(findings.empty());
  for (const json& finding : findings) {
    for (const char* part : {"code", "severity", "scenario", "variant", "subject", "place", "message", "citation",
                             "source", "paragraph", "fix", "reason"}) {
      EXPECT_TRUE(finding.at(part).is_string()) << part << " of " << finding;
    }
    EXPECT_TRUE(finding.at("waived").is_boolean());
    EXPECT_EQ(finding.size(), 13u);
  }
  const json totals = json::parse(result.out).at("totals");
  EXPECT_EQ(totals.at("errors").get<int>() + totals.at("warnings").get<int>() + totals.at("notes").get<int>() +
                totals.at("waived").get<int>(),
            static_cast<int>(findings.size()));
}

TEST_F(Contract, ValidateEndsAsItsFindingsAre) {
  const json findings = json::parse(run({"validate", meadow(), "--format", "json"}).out).at("findings");
  for (const std::string level : {"error", "warning", "note"}) {
    const std::vector<std::string> order{"error", "warning", "note"};
    const auto reach = std::find(order.begin(), order.end(), level);
    const bool isReached = std::any_of(findings.begin(), findings.end(), [&](const json& finding) {
      return !finding.at("waived") && std::find(order.begin(), reach + 1, finding.at("severity")) != reach + 1;
    });
    EXPECT_EQ(run({"validate", meadow(), "--fail-on", level}).code, isReached ? 1 : 0) << level;
  }
  EXPECT_EQ(run({"validate", meadow(), "--fail-on", "note"}).code, 1);
}

TEST_F(Contract, AWaivedFindingNoLongerCounts) {
  std::string text = meadowJson();
  const json findings = json::parse(run({"validate", meadow(), "--format", "json"}).out).at("findings");
  json waivers = json::array();
  std::set<std::string> seen;
  for (const json& finding : findings) {
    if (!seen.insert(finding.at("code").get<std::string>() + finding.at("subject").get<std::string>()).second) continue;
    waivers.push_back({{"code", finding.at("code")}, {"subject", finding.at("subject")}, {"reason", "known"}});
  }
  text.insert(text.rfind('}'), ", \"waiver\": " + waivers.dump());
  writeFile(at("waived.json"), text);
  ASSERT_EQ(run({"import", at("waived.json").string(), "-o", at("waived.battle").string()}).code, 0);
  const Result result = run({"validate", at("waived.battle").string(), "--fail-on", "note", "--format", "json"});
  EXPECT_EQ(result.code, 0) << result.out;
  const json report = json::parse(result.out);
  for (const json& finding : report.at("findings")) EXPECT_EQ(finding.at("waived"), true) << finding;
}

TEST_F(Contract, TheWrongScenarioOrVariantIsNamedWithThoseThereAre) {
  Result result = run({"placements", meadow(), "--scenario", "dusk"});
  EXPECT_EQ(result.code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(result.err, "redoubt-cli: " + meadow() + ": there is no scenario \"dusk\"; choose one of: day, night.\n");
  result = run({"placements", meadow(), "--scenario", "day", "--variant", "third"});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("choose one of: first, second."), std::string::npos) << result.err;
  result = run({"placements", meadow(), "--scenario", "night"});
  EXPECT_EQ(result.code, 2);
  EXPECT_NE(result.err.find("has no variant"), std::string::npos) << result.err;
  EXPECT_EQ(run({"schedule", meadow(), "--scenario", "dusk"}).code, 2);
}

}  // namespace
}  // namespace redoubt::cli::test
