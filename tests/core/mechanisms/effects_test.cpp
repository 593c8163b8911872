#include "core/base/wording.h"
#include "core/rules/mechanics/outcome.h"
#include "tests/core/mechanisms/game.h"

// What results do to whom. The numbers are those of docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

using rules::Consequence;
using rules::EffectUnits;
using rules::EffectVerb;
using rules::ExplainedResult;

class Effects : public ::testing::Test {
 protected:
  Effects() {
    for (const char* rating : {"attack", "defence"}) {
      game_.rule(std::string("figure/") + rating + "/title", "\"" + std::string(rating) + "\"");
      game_.rule(std::string("rating/") + rating, R"({"figure":")" + std::string(rating) + R"("})");
    }
    game_.rule("action/assault", R"({"asked":"attack","table":"crt"})");
    game_.rule("table/crt/rows/1/result", R"("R")");
    game_.unit("a", "red", "foot", "1010", {{"attack", 4}, {"defence", 3}});
    game_.unit("b", "red", "foot", "1111", {{"attack", 5}, {"defence", 3}});
    game_.unit("d", "blue", "foot", "1110", {{"attack", 2}, {"defence", 3}});
    game_.unit("e", "blue", "horse", "1110", {{"attack", 3}, {"defence", 2}});
  }
  // What the only result does when a and b attack.
  ExplainedResult result(const std::vector<std::string>& suppositions = {}) const {
    const auto answer = game_.attack({"a", "b"}, "1110", suppositions);
    return answer.effects.empty() ? ExplainedResult{} : answer.effects.front();
  }
  // The consequences without a choice.
  std::vector<Consequence> consequences(const std::vector<std::string>& suppositions = {}) const {
    std::vector<Consequence> all;
    for (const auto& part : result(suppositions).parts) {
      EXPECT_EQ(part.ways.size(), 1u);
      all.insert(all.end(), part.ways.front().begin(), part.ways.front().end());
    }
    return all;
  }
  std::string names(const Consequence& one) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1});
    std::string text;
    for (const rules::Member each : one.units) text += (text.empty() ? "" : " ") + world.nameOf(each);
    return text;
  }
  mutable Game game_;
};

TEST_F(Effects, M47_ARetreatIsOfEachDefenderByItsAmount) {
  game_.rule("effect/r", R"({"text":"R","do":[{"retreat":2}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].verb, EffectVerb::Retreat);
  EXPECT_EQ(names(found[0]) + " " + names(found[1]), "d e");
  EXPECT_EQ(found[0].amount.value, Rational(2));
}

// "1M" is a check with one more on the die, and a modified roll of 6 fails whatever the morale is.
TEST_F(Effects, M46_AResultAddsToTheRollOfItsCheckAndSomeRowsAreOnlyForSomeRolls) {
  game_.rule("table/crt/rows/1/result", R"("1M")");
  game_.rule("effect/m", R"({"text":"1M","do":[{"check":"nerve","add":1}]})");
  game_.rule("table/nerve/roll", R"({"dice":"1d6","less":6})");
  game_.rule("table/nerve/rows/1/only", R"({"natural":[1,1]})");
  game_.rule("table/nerve/rows/1/result", R"("lucky")");
  game_.rule("table/nerve/rows/2/range", "[null,null]");
  game_.rule("table/nerve/rows/2/only", R"({"roll":[6,null]})");
  game_.rule("table/nerve/rows/2/result", R"("runs")");
  game_.rule("table/nerve/rows/3/range", "[null,null]");
  game_.rule("table/nerve/rows/3/result", R"("stands")");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].amount.value, Rational(1));
  std::map<std::string, rules::Chance> chances;
  for (const ExplainedResult& each : found[0].results) chances[each.result.text] = each.result.chance;
  EXPECT_EQ(chances["lucky"], rules::Chance(1, 6));
  EXPECT_EQ(chances["runs"], rules::Chance(2, 6));
  EXPECT_EQ(chances["stands"], rules::Chance(3, 6));
}

TEST_F(Effects, M42_AnAdjustmentCanAskHowStrongAllAreTogether) {
  game_.rule("table/crt/index", R"({"kind":"odds","of":[{"rating":"attack","of":"attackers"},
    {"rating":"defence","of":"defenders"}],"columns":["1-1","2-1"]})");
  for (const char* column : {"1-1", "2-1"}) game_.rule(std::string("table/crt/rows/1/") + column, R"("R")");
  game_.rule("action/assault/adjust/mass", R"({"of":"column","add":1,
    "when":{"amount":{"of":{"rating":"attack","of":"attackers"},"from":9}}})");
  EXPECT_EQ(game_.attack({"a", "b"}, "1110").lookup.column, 1u);  // 9 points
  EXPECT_EQ(game_.attack({"a"}, "1110").lookup.column, 0u);
}

TEST_F(Effects, M48_AResultIsPaidInHexesOrStepsAtChoice) {
  game_.rule("effect/r", R"({"text":"R","choose":[[{"retreat":1}],[{"lose":1,"count":"steps"}]]})");
  const ExplainedResult found = result();
  ASSERT_EQ(found.parts.size(), 1u);
  ASSERT_EQ(found.parts[0].ways.size(), 2u);
  EXPECT_EQ(found.parts[0].ways[0].size(), 2u);  // each retreats
  ASSERT_EQ(found.parts[0].ways[1].size(), 1u);  // one step of any of them
  const Consequence& loss = found.parts[0].ways[1][0];
  EXPECT_EQ(loss.verb, EffectVerb::Lose);
  EXPECT_EQ(loss.how, EffectUnits::Shared);
  EXPECT_EQ(names(loss), "d e");
}

TEST_F(Effects, M48_AnExchangeCostsTheOtherSideAsMuchAsIsLost) {
  game_.rule("effect/r",
             R"({"text":"R","do":[{"eliminate":"all"},{"exchange":"attack","for":"defence","of":"attackers"}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 3u);
  EXPECT_TRUE(found[0].isAll);
  EXPECT_EQ(found[2].verb, EffectVerb::Exchange);
  EXPECT_EQ(names(found[2]), "a b");
  EXPECT_EQ(found[2].amount.value, Rational(5));  // 3 + 2
  EXPECT_FALSE(found[2].isAll);
  // Printed figures count, whatever the action makes of them.
  game_.rule("action/assault/adjust/doubled", R"({"of":"defence","times":2})");
  EXPECT_EQ(consequences()[2].amount.value, Rational(5));
}

TEST_F(Effects, M48_AnExchangeOfOneStepCountsWhatTheBackHasLess) {
  game_.back("d", {{"attack", 1}, {"defence", 1}});
  game_.rule("effect/r", R"({"text":"R","do":[{"lose":1,"of":{"of":"defenders","where":{"unit":"d"}}},)"
                         R"({"exchange":"attack","for":"defence","of":"attackers"}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_FALSE(found[0].isAll);
  EXPECT_EQ(found[1].amount.value, Rational(2));     // 3 - 1
  EXPECT_TRUE(consequences({"d.step=2"})[0].isAll);  // its last step
}

TEST_F(Effects, M48_WhatDependsOnAChoiceIsUnknownInAnExchange) {
  game_.rule("effect/r", R"({"text":"R","do":[{"eliminate":1},{"exchange":"attack","of":"attackers"}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_FALSE(found[0].isAll);
  EXPECT_FALSE(found[1].amount.value);
  EXPECT_EQ(found[1].certainty, rules::Certainty::Unknown);
}

TEST_F(Effects, M48_OneCodeHasOtherFatesForOtherUnits) {
  game_.rule("effect/r", R"({"text":"R","first":[{"when":{"arm":"horse"},"do":[{"eliminate":"all"}]},)"
                         R"({"do":[{"retreat":1}]}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].verb, EffectVerb::Eliminate);
  EXPECT_EQ(names(found[0]), "e");
  EXPECT_EQ(found[1].verb, EffectVerb::Retreat);
  EXPECT_EQ(names(found[1]), "d");
}

TEST_F(Effects, M48_AResultOfSeveralCodesDoesWhatEachOfThemDoes) {
  game_.rule("table/crt/rows/1/result", R"("A1 DR")");
  game_.rule("effect/a1", R"({"text":"A1","do":[{"lose":1,"of":"attackers"}]})");
  EXPECT_FALSE(result().isExplained);
  game_.rule("effect/dr", R"({"text":"DR","do":[{"retreat":1}]})");
  EXPECT_TRUE(result().isExplained);
  EXPECT_EQ(consequences().size(), 3u);
}

TEST_F(Effects, M48_AnAdvanceIsOfTheAttackersAndMayBeLeft) {
  game_.rule("effect/r", R"({"text":"R","do":[{"advance":"into"}]})");
  auto found = consequences();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_TRUE(found[0].isOptional);
  EXPECT_EQ(names(found[0]), "a");
  game_.rule("effect/r", R"({"text":"R","do":[{"advance":1,"must":true,"when":{"arm":"horse"}}]})");
  EXPECT_TRUE(consequences().empty());
}

TEST_F(Effects, M46_AStagedFightGoesFromACheckToTheReturnFireToTheMelee) {
  game_.rule("rating/morale", R"({"arms":{"foot":4}})");
  // First every attacker checks its nerve; a roll above its morale sends it back.
  game_.rule("effect/r",
             R"({"text":"R","do":[{"check":"nerve","of":"attackers"},{"check":"return","units":"together"}]})");
  game_.rule("table/nerve/roll", R"({"dice":"1d6","less":{"rating":"morale"}})");
  game_.rule("table/nerve/rows/1/range", "[null,0]");
  game_.rule("table/nerve/rows/1/result", R"("stands")");
  game_.rule("table/nerve/rows/2/range", "[1,null]");
  game_.rule("table/nerve/rows/2/result", R"("falters")");
  game_.rule("effect/stands", R"({"text":"stands","do":[]})");
  game_.rule("effect/falters", R"({"text":"falters","do":[{"retreat":1}]})");
  // Then the defenders fire all at once, and the melee follows.
  game_.rule("table/return/roll", R"({"dice":"1d6"})");
  game_.rule("table/return/rows/1/range", "[1,2]");
  game_.rule("table/return/rows/1/result", R"("hit")");
  game_.rule("table/return/rows/2/range", "[3,6]");
  game_.rule("table/return/rows/2/result", R"("melee")");
  game_.rule("effect/hit", R"({"text":"hit","do":[{"lose":1,"of":"attackers"}]})");
  game_.rule("effect/melee", R"({"text":"melee","do":[{"check":"melee","units":"together"}]})");
  game_.rule("table/melee/rows/1/result", R"("DE")");
  game_.rule("effect/de", R"({"text":"DE","do":[{"eliminate":"all"}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(names(found[0]), "a");
  ASSERT_EQ(found[0].results.size(), 2u);
  EXPECT_EQ(found[0].results[1].result.chance, rules::Chance(1, 3));  // 5 and 6
  // Who falters is the one that has checked.
  EXPECT_EQ(names(found[0].results[1].parts[0].ways[0][0]), "a");
  ASSERT_EQ(found[2].results.size(), 2u);
  const Consequence& melee = found[2].results[1].parts[0].ways[0][0];
  ASSERT_EQ(melee.results.size(), 1u);
  EXPECT_EQ(melee.results[0].parts[0].ways[0].size(), 2u);
  // Without the first stage nobody falters.
  game_.rule("effect/r", R"({"text":"R","do":[{"check":"return","units":"together"}]})");
  EXPECT_EQ(consequences().size(), 1u);
}

TEST_F(Effects, M46_ACheckThatLeadsToItselfIsFollowedAFewStagesOnly) {
  game_.rule("effect/r", R"({"text":"R","do":[{"check":"crt","units":"together"}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 1u);
  int stages = 0;
  const Consequence* last = &found.front();
  while (last->results.size() == 1 && last->results[0].isExplained) {
    last = &last->results[0].parts[0].ways[0][0];
    ASSERT_LT(++stages, 20);
  }
  EXPECT_EQ(stages, 3);
}

TEST_F(Effects, M49_AResultShakesAUnitByLevels) {
  game_.rule("state/morale", R"({"levels":["good","shaken","routed"]})");
  game_.rule("effect/r", R"({"text":"R","do":[{"state":{"morale":"+1"}}]})");
  auto found = consequences({"d.state.morale=shaken"});
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].level, "routed");
  EXPECT_EQ(found[1].level, "shaken");
}

TEST_F(Effects, M46_WhoChecksIsUnknownWhereTheOwnerChoosesOne) {
  game_.rule("effect/r", R"({"text":"R","do":[{"check":"nerve","units":"one"}]})");
  game_.rule("table/nerve/rows/1/result", R"("stands")");
  game_.rule("effect/stands", R"({"text":"stands","do":[]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(names(found[0]), "d e");
  EXPECT_TRUE(found[0].results.empty());
  EXPECT_EQ(found[0].certainty, rules::Certainty::Unknown);
}

TEST_F(Effects, M47_AResultWithoutAnEffectHasThatOfAnOlderCode) {
  game_.rule("effect/x", R"({"text":"X","do":[]})");
  EXPECT_FALSE(result().isExplained);
  game_.rule("result-code/r", R"({"text":"R","side":"defender","retreat":2,"losses":1})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 3u);
  EXPECT_EQ(found[0].verb, EffectVerb::Lose);
  EXPECT_TRUE(found[0].countsPoints);
  EXPECT_EQ(found[1].amount.value, Rational(2));
  game_.rule("result-code/r", R"({"text":"R","side":"defender","dispersed":true})");
  EXPECT_FALSE(result().isExplained);
}

// What is sure of one part of a result has come about for the next.
TEST_F(Effects, M48_AUnitThatHasLostAStepChecksWithTheFiguresOfItsNextFace) {
  game_.back("d", {{"attack", 1}, {"defence", 1}});
  game_.back("e", {{"attack", 1}, {"defence", 1}});
  game_.rule("effect/r", R"({"text":"R","do":[{"lose":1,"units":"each"},{"check":"nerve"}]})");
  game_.rule("table/nerve/roll", R"({"dice":"1d6","less":{"rating":"defence"}})");
  game_.rule("table/nerve/rows/1/range", "[null,0]");
  game_.rule("table/nerve/rows/1/result", R"("stands")");
  game_.rule("table/nerve/rows/2/range", "[1,null]");
  game_.rule("table/nerve/rows/2/result", R"("runs")");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 4u);
  EXPECT_EQ(found[2].verb, EffectVerb::Check);
  ASSERT_EQ(found[2].results.size(), 2u);
  EXPECT_EQ(found[2].results[0].result.chance, rules::Chance(1, 6)) << "1 on its back, 3 on its front";
}

TEST_F(Effects, M48_AUnitThatIsLostDoesNothingMore) {
  game_.back("d", {{"attack", 1}, {"defence", 1}});
  game_.back("e", {{"attack", 1}, {"defence", 1}});
  game_.rule("effect/r", R"({"text":"R","do":[{"lose":1,"units":"each"},{"retreat":2}]})");
  const auto found = consequences({"d.step=2"});
  ASSERT_EQ(found.size(), 3u) << "both lose a step, e alone retreats";
  EXPECT_TRUE(found[0].isAll);
  EXPECT_EQ(names(found[2]), "e");
  EXPECT_EQ(found[2].verb, EffectVerb::Retreat);
}

TEST_F(Effects, M49_LevelsOfOneResultAddUpAndConditionsSeeThem) {
  game_.rule("state/hits", R"({"levels":["0","1","2","3"]})");
  game_.rule("effect/r", R"({"text":"R","do":[{"state":{"hits":"+1"}},{"state":{"hits":"+1"}},
    {"retreat":3,"when":{"state.hits":"2"}}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 6u);
  EXPECT_EQ(found[0].level, "1");
  EXPECT_EQ(found[2].level, "2");
  EXPECT_EQ(found[4].verb, EffectVerb::Retreat);
}

TEST_F(Effects, NothingHappensToHexes) {
  game_.rule("state/hits", R"({"levels":["0","1"]})");
  game_.rule("effect/r", R"({"text":"R","do":[{"lose":1,"of":"hexes","units":"each"},
    {"state":{"hits":"+1"},"of":"hexes"},{"retreat":2,"of":"defenders"}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].verb, EffectVerb::Retreat);
}

// Ways between which the owner chooses begin alike, and so do branches.
TEST_F(Effects, M49_WaysAndBranchesDontSeeEachOther) {
  game_.rule("state/hits", R"({"levels":["0","1","2","3"]})");
  game_.rule("effect/r", R"({"text":"R","choose":[[{"state":{"hits":"+1"}}],[{"state":{"hits":"+1"}}]]})");
  const ExplainedResult chosen = result();
  ASSERT_EQ(chosen.parts.size(), 1u);
  EXPECT_EQ(chosen.parts[0].ways[1][0].level, "1");
  game_.rule("effect/r", R"({"text":"R","first":[{"when":{"state.hits":"0"},"do":[{"state":{"hits":"+1"}}]},
    {"do":[{"state":{"hits":"3"}}]}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 2u) << "only the first branch";
  EXPECT_EQ(found[0].level, "1");
}

// "1/M" is read as two results only if each says whom it is about.
TEST_F(Effects, M48_AResultWithASlashNeedsItsSides) {
  game_.rule("table/crt/rows/1/result", R"("1/M")");
  game_.rule("effect/one", R"({"text":"1","do":[{"lose":1}]})");
  game_.rule("effect/m", R"({"text":"M","do":[{"retreat":1}]})");
  EXPECT_FALSE(result().isExplained);
  game_.rule("effect/one", R"({"text":"1","do":[{"lose":1,"of":"attackers"}]})");
  game_.rule("effect/m", R"({"text":"M","do":[{"retreat":1,"of":"defenders"}]})");
  EXPECT_TRUE(result().isExplained);
}

TEST_F(Effects, AreToldInASentence) {
  game_.rule("effect/r", R"({"text":"R","do":[{"lose":2}]})");
  const auto found = consequences();
  ASSERT_EQ(found.size(), 1u);
  const ask::World world(game_.battle(), Id<model::Variant>{1});
  const auto nameOf = [&](rules::Member each) { return world.nameOf(each); };
  EXPECT_EQ(said(wordsFor(found[0], nameOf)), "d, e together: lose steps: 2");
}

}  // namespace
}  // namespace redoubt::mechanisms
