#include "core/proof/report.h"

#include <gtest/gtest.h>

#include "core/check/check.h"
#include "core/proof/confirm.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/proof/battle_to_prove.h"

namespace redoubt::proof {
namespace {

using test::battleToProve;

Report reportOf(const model::Battle& battle, const std::string& language = "en") {
  return proof::reportOf(battle, {}, {language, "2026-11-27T12:00:00Z"});
}

bool has(const std::string& html, const std::string& text) {
  return html.find(text) != std::string::npos;
}

TEST(Report, SaysPerTopicHowMuchIsWhat) {
  const Report report = reportOf(battleToProve());
  EXPECT_EQ(report.title, "The Ford");
  EXPECT_EQ(report.total, Proof(battleToProve()).total());
  ASSERT_EQ(report.guesses.size(), 1U) << "six hexes of woods of which the same is said";
  EXPECT_EQ(report.guesses[0].count, 6U);
  EXPECT_EQ(report.guesses[0].rows, "Hex 0103 and 5 more");
  EXPECT_EQ(report.guesses[0].value, "woods");
  EXPECT_EQ(report.guesses[0].note, "blurred");
  ASSERT_EQ(report.questions.size(), 1U);
  EXPECT_EQ(report.questions[0].citation, "8.1");
  ASSERT_EQ(report.sources.size(), 1U);
  EXPECT_EQ(report.sources[0].values, 3U);
  EXPECT_EQ(report.sources[0].edition, "2nd, House, 2013");
  EXPECT_TRUE(report.readers.empty());
}

TEST(Report, NamesWhoConfirmedAndWhatChangedSince) {
  model::Battle battle = battleToProve();
  const Proof proof(battle);
  battle = applied(battle, confirm(proof.values(Topic::SetUp), {"Ann", "2026-11-20T08:00:00Z"}, ""));
  battle = applied(battle, confirm(proof.values(Topic::Manifest), {"Ann", "2026-11-22T08:00:00Z"}, ""));
  model::Placement moved = *battle.find<model::Placement>({1});
  moved.hex = test::at(5, 5);
  battle.all<model::Placement>().put(moved);
  const Report report = reportOf(battle);
  ASSERT_EQ(report.readers.size(), 1U);
  EXPECT_EQ(report.readers[0].first, "2026-11-20");
  EXPECT_EQ(report.readers[0].last, "2026-11-22");
  ASSERT_EQ(report.changes.size(), 1U);
  EXPECT_EQ(report.changes[0].confirmed, "0202");
  EXPECT_EQ(report.changes[0].now, "0505");
}

TEST(Report, TellsWhatTheChecksCouldNotDecide) {
  check::Finding finding;
  finding.code = "rule-estimated";
  finding.arguments = {{"path", "stacking/units"}};
  check::Finding other;
  other.code = "unit-unplaced";
  const std::vector<check::Finding> findings{finding, other};
  const Report report = proof::reportOf(battleToProve(), findings, {"en", ""});
  ASSERT_EQ(report.onEstimates.size(), 1U);
  EXPECT_EQ(report.onEstimates[0], "What was checked by the rule “stacking/units” rests on an estimate.");
}

TEST(Report, IsAPageOfItsOwnInBothLanguages) {
  for (const char* language : {"en", "pl"}) {
    const std::string html = toHtml(reportOf(battleToProve(), language));
    EXPECT_TRUE(html.starts_with("<!DOCTYPE html>"));
    EXPECT_TRUE(has(html, std::string("<html lang=\"") + language + "\">"));
    EXPECT_TRUE(has(html, "@media print"));
    for (const char* outside : {"http:", "https:", "<script", "<img", "<link", "src=", "proof.", "rows."}) {
      EXPECT_FALSE(has(html, outside)) << outside;
    }
  }
  EXPECT_TRUE(has(toHtml(reportOf(battleToProve(), "pl")), "raport z przepisania"));
}

TEST(Report, EscapesWhateverABattleHolds) {
  model::Battle battle = battleToProve();
  const std::string evil = "<script>alert(\"x\")</script>&'";
  model::BattleInfo info = *model::info(battle);
  info.title = evil;
  battle.all<model::BattleInfo>().put(info);
  battle.all<model::Question>().put({{9}, "q", model::QuestionKind::Gap, std::nullopt, evil, evil, evil});
  battle.all<model::Source>().put({{8}, "s", model::SourceKind::Map, evil, evil, evil, std::nullopt, "", evil});
  battle.all<model::Reading>().put({{7}, std::nullopt, evil, model::ReadingKind::Phrase, evil});
  model::Provenance origin{"unit", "1", "name", model::Status::Estimated, std::nullopt, evil};
  origin.words = evil;
  origin.confirmedBy = evil;
  battle.all<model::Provenance>().put(origin);
  model::Unit unit = *battle.find<model::Unit>({1});
  unit.name = evil;
  battle.all<model::Unit>().put(unit);
  const std::string html = toHtml(reportOf(battle));
  EXPECT_FALSE(has(html, "<script"));
  EXPECT_TRUE(has(html, "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;"));
}

TEST(Report, IsMadeOfAnyBattle) {
  EXPECT_FALSE(toHtml(reportOf(testing::everyTable())).empty());
  EXPECT_TRUE(has(toHtml(reportOf({})), "0 of 0"));
}

}  // namespace
}  // namespace redoubt::proof
