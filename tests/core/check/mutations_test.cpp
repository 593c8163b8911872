#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/check/check.h"
#include "core/check/messages.h"
#include "core/model/edit.h"
#include "tests/core/check/sample_battle.h"

namespace redoubt::check {
namespace {

using sample::Mutation;

class EachMutation : public ::testing::TestWithParam<Mutation> {
 protected:
  model::Battle battle_ = spoilt();

 private:
  static model::Battle spoilt() {
    model::Battle battle = sample::battle();
    GetParam().apply(battle);
    return battle;
  }
};

std::vector<std::string> linesOf(const std::vector<Finding>& findings) {
  std::vector<std::string> lines;
  for (const Finding& finding : findings) {
    lines.push_back(sample::toLine(finding) + " | " + message(finding) + (finding.waived ? " waived" : ""));
  }
  return lines;
}

// The battle without the tables that a check doesn't declare.
model::Battle restricted(const model::Battle& battle, const TableSet& tables) {
  model::Battle result = battle;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if (!tables.test(tableIndex<Row>())) result.all<Row>() = {};
  });
  return result;
}

TEST_P(EachMutation, GivesExactlyItsFindings) {
  std::vector<std::string> expected = GetParam().findings;
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(sample::newLines(battle_), expected);
}

TEST_P(EachMutation, IsMendedByEveryFixWithoutNewFindings) {
  const auto before = sample::newLines(battle_);
  for (const Finding& finding : runChecks(battle_)) {
    if (!finding.fix) continue;
    EXPECT_FALSE(finding.fix->edit.empty());
    EXPECT_EQ(finding.fix->edit.title(), fixMessage(finding));
    const auto after = sample::newLines(model::applied(battle_, finding.fix->edit));
    EXPECT_EQ(std::count(after.begin(), after.end(), sample::toLine(finding)), 0) << sample::toLine(finding);
    EXPECT_TRUE(std::includes(before.begin(), before.end(), after.begin(), after.end())) << fixMessage(finding);
  }
}

TEST_P(EachMutation, IsSeenThroughTheDeclaredTablesAlone) {
  for (const Check& check : allChecks()) {
    const model::Battle seen = restricted(battle_, check.allTables());
    EXPECT_EQ(linesOf(check.findings(CheckContext(battle_))), linesOf(check.findings(CheckContext(seen)))) << check.name;
  }
}

TEST_P(EachMutation, IsFoundByAnUpdateAsByALookAtEverything) {
  const model::Battle clean = sample::battle();
  Checker checker(clean);
  checker.update(battle_, model::difference(clean, battle_));
  EXPECT_EQ(linesOf(checker.findings()), linesOf(runChecks(battle_)));
  checker.update(clean, model::difference(battle_, clean));
  EXPECT_EQ(linesOf(checker.findings()), linesOf(runChecks(clean)));
}

TEST_P(EachMutation, IsToldInBothLanguagesWithoutGaps) {
  for (const Finding& finding : runChecks(battle_)) {
    for (const Language& language : {Language::English, Language::Polish}) {
      for (const std::string& text : {message(finding, language), fixMessage(finding, language)}) {
        EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
      }
      EXPECT_TRUE(message(finding, language).ends_with('.'));
      EXPECT_EQ(fixMessage(finding, language).empty(), !finding.fix);
    }
    EXPECT_NE(message(finding, Language::English), message(finding, Language::Polish));
  }
}

INSTANTIATE_TEST_SUITE_P(Sample, EachMutation, ::testing::ValuesIn(sample::mutations()),
                         [](const auto& each) { return std::string(each.param.name); });

TEST(Checks, AreSilentOnTheCleanBattleButForTheBox) {
  const auto findings = runChecks(sample::battle());
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(sample::toLine(findings.front()), "box-count battle/alder-ford");
  EXPECT_EQ(findings.front().severity, model::Severity::Note);
  EXPECT_EQ(message(findings.front()),
            "The manifest accounts for 16 of the 40 counters in the box; markers and leaders are not counted.");
}

TEST(Checks, AreSilentOnAnEmptyFileButForTheMap) {
  EXPECT_EQ(sample::newLines(model::Battle()), std::vector<std::string>{"map-unusable map"});
}

TEST(Mutations, BringForthEveryCodeAndEveryFix) {
  std::set<std::string> codes;
  std::set<std::string> fixes{"waive", "unwaive"};
  for (const Mutation& mutation : sample::mutations()) {
    model::Battle battle = sample::battle();
    mutation.apply(battle);
    for (const Finding& finding : runChecks(battle)) {
      codes.insert(finding.code);
      if (finding.fix) fixes.insert(finding.fix->key);
    }
  }
  codes.insert("house-check-failed");  // tests/core/document/house_checks_test.cpp
  for (const Wording& wording : findingWordings())
    EXPECT_TRUE(codes.contains(std::string(wording.code))) << wording.code;
  for (const Wording& wording : fixWordings()) EXPECT_TRUE(fixes.contains(std::string(wording.code))) << wording.code;
}

}  // namespace
}  // namespace redoubt::check
