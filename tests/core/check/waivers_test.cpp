#include <gtest/gtest.h>

#include "core/check/check.h"
#include "core/check/messages.h"
#include "tests/core/check/sample_battle.h"

namespace redoubt::check {
namespace {

// The lancers are gone from both variants.
model::Battle withoutLancers() {
  model::Battle battle = sample::battle();
  battle.all<model::Placement>().erase(sample::kLancersPlacement);
  return battle;
}

std::vector<Finding> notPlaced(const model::Battle& battle) {
  std::vector<Finding> findings;
  for (const Finding& finding : runChecks(battle)) {
    if (finding.code == "not-placed") findings.push_back(finding);
  }
  return findings;
}

TEST(Waivers, CoverOneFindingInOneVariant) {
  model::Battle battle = withoutLancers();
  const auto edit = waive(notPlaced(battle)[1], "the source forgets them");
  EXPECT_EQ(edit.title(), "Waive a problem");
  battle = model::applied(battle, edit);
  const auto findings = notPlaced(battle);
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_FALSE(findings[0].waived);
  EXPECT_TRUE(findings[1].waived);
  EXPECT_EQ(findings[1].reason, "the source forgets them");
  EXPECT_TRUE(battle.find<model::Waiver>({"not-placed", "unit/lancers@morning/noon"}));
}

TEST(Waivers, WithoutVariantOrScenarioCoverMore) {
  for (const char* subject : {"unit/lancers", "unit/lancers@morning"}) {
    model::Battle battle = withoutLancers();
    battle.all<model::Waiver>().put({"not-placed", subject, "they are late"});
    for (const Finding& finding : notPlaced(battle)) EXPECT_TRUE(finding.waived) << subject;
  }
}

TEST(Waivers, OfAnotherCodeOrSubjectCoverNothing) {
  model::Battle battle = withoutLancers();
  battle.all<model::Waiver>().put({"placed-twice", "unit/lancers", ""});
  battle.all<model::Waiver>().put({"not-placed", "unit/lanc", ""});
  battle.all<model::Waiver>().put({"not-placed", "unit/lancers@evening", ""});
  for (const Finding& finding : notPlaced(battle)) EXPECT_FALSE(finding.waived);
}

TEST(Waivers, SurviveAnyChangeOfTheWording) {
  model::Battle battle = withoutLancers();
  battle = model::applied(battle, waive(notPlaced(battle)[0], "known"));
  const std::string before = message(notPlaced(battle)[0]);
  sample::change<model::Unit>(battle, sample::kLancers, [](model::Unit& unit) { unit.name = "Elm Horse"; });
  sample::change<model::Army>(battle, Id<model::Army>{1}, [](model::Army& army) { army.name = "Northerners"; });
  const Finding after = notPlaced(battle)[0];
  EXPECT_NE(message(after), before);
  EXPECT_TRUE(after.waived);
}

TEST(Waivers, AreTakenBackByTheRowThatCovers) {
  model::Battle battle = withoutLancers();
  battle.all<model::Waiver>().put({"not-placed", "unit/lancers", "everywhere"});
  battle = model::applied(battle, unwaive(battle, notPlaced(battle)[0]));
  EXPECT_TRUE(battle.all<model::Waiver>().empty());
  EXPECT_TRUE(unwaive(battle, notPlaced(battle)[0]).empty());
}

}  // namespace
}  // namespace redoubt::check
