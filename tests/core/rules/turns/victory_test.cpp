#include "core/rules/turns/victory.h"

#include <gtest/gtest.h>

#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;

// Player 1 against player 2, who has two companies, a gun and two leaders.
class VictoryPoints : public ::testing::Test {
 protected:
  VictoryPoints() {
    addRule(battle_, "artillery/arm", "\"artillery\"");
    addRule(battle_, "unit-type/foot/arm", "\"infantry\"");
    addRule(battle_, "unit-type/gun/arm", "\"artillery\"");
    addScenario(battle_, 1);
    addVariant(battle_, 1, 1);
    for (const int army : {1, 2}) {
      addArmy(battle_, army);
      addBlock(battle_, army, army);
      battle_.all<VariantBlock>().put({Id<Variant>{1}, Id<SetUpBlock>{army}});
    }
    addCompany(1, 1, 6);
    addCompany(2, 2, 7);
    addCompany(3, 2, 5);
    addUnit(battle_, 4, 2, "gun");
    addLeader(battle_, 1, 1);
    addLeader(battle_, 2, 2);
    addLeader(battle_, 3, 2);
  }

  void addCompany(int id, int army, int morale) {
    addUnit(battle_, id, army);
    addCounter(battle_, id, id, 1);
    addFace(battle_, id, FaceSide::Front, morale, 6, 6);
    addFace(battle_, id, FaceSide::Back, morale - 1, 4, 4);
    addStep(battle_, id, 1, 10 * id);
    addStep(battle_, id, 2, 10 * id + 1);
  }

  // R12.1.
  void addRaclawiceAwards() {
    addRule(battle_, "victory/award/unit", R"({"for": "unit-eliminated", "points": "morale"})");
    addRule(battle_, "victory/award/gun", R"({"for": "artillery-eliminated", "points": 8})");
    addRule(battle_, "victory/award/leader", R"({"for": "leader-killed", "points": 10})");
  }

  // M12.1, S12.1.
  void addLaterAwards() {
    addRule(battle_, "victory/award/fire", R"({"for": "unit-eliminated-by-fire", "points": 1})");
    addRule(battle_, "victory/award/capture", R"({"for": "artillery-captured", "points": "2 + stars"})");
    addRule(battle_, "victory/award/leader", R"({"for": "leader-killed", "points": 3})");
  }

  void addThreshold(int id, std::optional<int> scenario, int player, std::optional<int> points) {
    Victory row;
    row.id = Id<Victory>{id};
    if (scenario) row.scenario = Id<Scenario>{*scenario};
    row.player = Id<Player>{player};
    row.kind = VictoryKind::Threshold;
    row.points = points;
    battle_.all<Victory>().put(row);
  }

  const Variant& variant() const { return *battle_.find<Variant>(Id<Variant>{1}); }
  Attainable of(int player) const { return attainable(battle_, RuleBook(battle_), variant(), Id<Player>{player}); }
  std::vector<Threshold> all() const { return thresholds(battle_, RuleBook(battle_), variant()); }

  Battle battle_ = empty();
};

// R12.1: the morale on all counters numbered 1, 8 for each gun, 10 for each leader.
TEST_F(VictoryPoints, ToBeHadAreTheEnemysMoraleEightPerGunAndTenPerLeaderR12_1) {
  addRaclawiceAwards();
  const Attainable found = of(1);
  EXPECT_EQ(found.points, 7 + 5 + 8 + 20);
  EXPECT_FALSE(found.isUnbounded);
  EXPECT_FALSE(found.isEstimate);
  EXPECT_TRUE(found.isComplete());
  ASSERT_EQ(found.shares.size(), 3u);
  EXPECT_EQ(found.shares[0], (Share{"victory/award/gun", 1, 8}));
  EXPECT_EQ(found.shares[1], (Share{"victory/award/leader", 2, 20}));
  EXPECT_EQ(found.shares[2], (Share{"victory/award/unit", 2, 12}));
  EXPECT_EQ(of(2).points, 6 + 10);
}

TEST_F(VictoryPoints, ToBeHadAreThoseOfTheForcesThatTakePart) {
  addRaclawiceAwards();
  addSetting(battle_, 1, "forces/army-2", R"(["unit-3", "leader-2"])");
  EXPECT_EQ(of(1).points, 5 + 10);
}

TEST_F(VictoryPoints, ThatRestOnEstimatedMoraleSaySo) {
  addRaclawiceAwards();
  battle_.all<Provenance>().put({"face", "30", "*", Status::Estimated, std::nullopt, ""});
  EXPECT_TRUE(of(1).isEstimate);
  EXPECT_FALSE(of(2).isEstimate);
  addRule(battle_, "victory/award/unit", R"({"for": "unit-eliminated", "points": 1})");
  EXPECT_FALSE(of(1).isEstimate) << "nobody asks for the morale";
}

TEST_F(VictoryPoints, OfUnitsWhoseMoraleIsUnknownAreLeftOutAndNamed) {
  addRaclawiceAwards();
  addFace(battle_, 3, FaceSide::Front, std::nullopt, 6, 6);
  EXPECT_EQ(of(1).points, 7 + 8 + 20);
  EXPECT_EQ(of(1).unknown, std::vector{Id<Unit>{3}});
  EXPECT_FALSE(of(1).isComplete());
}

// Kłuszyn's scenarios: 2 for cavalry, 1 for infantry, nothing for others.
TEST_F(VictoryPoints, ForUnitsOfAnArmAreGivenForTheseAlone) {
  addRule(battle_, "unit-type/horse/arm", "\"cavalry\"");
  addRule(battle_, "victory/award/cavalry", R"({"for": "unit-eliminated", "arms": ["cavalry"], "points": 2})");
  addRule(battle_, "victory/award/infantry", R"({"for": "unit-eliminated", "arms": ["infantry"], "points": 1})");
  addUnit(battle_, 5, 2, "horse");
  addUnit(battle_, 6, 2, "cart");
  EXPECT_EQ(of(1).shares, (std::vector<Share>{{"victory/award/cavalry", 1, 2}, {"victory/award/infantry", 2, 2}}));
}

// M12.1, S12.1: 2 and one for each star.
TEST_F(VictoryPoints, ForABatteryCountItsStarsM12_1S12_1) {
  addLaterAwards();
  EXPECT_EQ(of(1).points, 2 + 2 + 6);
  battle_.all<Mark>().put({Id<Mark>{1}, Id<Unit>{4}, "star", "white", 2});
  EXPECT_EQ(of(1).points, 2 + 4 + 6);
  EXPECT_FALSE(of(1).isUnbounded);
}

TEST_F(VictoryPoints, AreWithoutEndWhereAMeleeWonBringsSomeM12_1S12_1) {
  addLaterAwards();
  addRule(battle_, "victory/award/melee", R"({"for": "melee-won", "points": 1})");
  EXPECT_TRUE(of(1).isUnbounded);
  EXPECT_EQ(of(1).points, 2 + 2 + 6);
  addRule(battle_, "victory/award/melee", R"({"for": "artillery-recaptured", "points": 2})");
  EXPECT_TRUE(of(1).isUnbounded);
}

TEST_F(VictoryPoints, AreNotKnownWithoutTheRulesThatGiveThem) {
  EXPECT_EQ(of(1).missing, std::vector<std::string>{"victory/award"});
  addRaclawiceAwards();
  addRule(battle_, "artillery/arm", "null");
  EXPECT_EQ(of(1).missing, std::vector<std::string>{"artillery/arm"});
  EXPECT_EQ(of(1).unknown, std::vector{Id<Unit>{4}}) << "a gun has no morale";
  addRule(battle_, "victory/award/unit", R"({"for": "unit-eliminated", "points": "moral"})");
  EXPECT_EQ(of(1).missing.back(), "victory/award/unit");
}

TEST_F(VictoryPoints, ThatCantBeReadSayWhereAndWhatWasExpected) {
  addRule(battle_, "victory/award/a", R"({"for": "unit-eliminated", "points": "2 + moral"})");
  addRule(battle_, "victory/award/b", R"({"for": "glory", "points": 2})");
  addRule(battle_, "victory/award/c", R"({"for": "melee-won"})");
  addRule(battle_, "victory/award/d", "null");
  addRule(battle_, "victory/award/e", R"({"for": "melee-won", "points": 2})");
  const Awards read = awards(battle_, RuleBook(battle_));
  ASSERT_EQ(read.faults.size(), 3u);
  EXPECT_EQ(read.faults[0].path, "victory/award/a");
  EXPECT_EQ(read.faults[0].pointer, "/points");
  EXPECT_EQ(read.faults[0].formula.column, 5);
  EXPECT_EQ(read.faults[1].pointer, "/for");
  EXPECT_TRUE(said(read.faults[1].formula.expected).starts_with("one of \"unit-eliminated\", "));
  EXPECT_EQ(read.faults[2].pointer, "/points");
  ASSERT_EQ(read.awards.size(), 1u);
  EXPECT_EQ(read.awards[0].name, "e");
  EXPECT_EQ(read.awards[0].cause, AwardCause::MeleeWon);
}

TEST_F(VictoryPoints, HaveAWordForEveryCause) {
  for (int i = 0; i <= static_cast<int>(AwardCause::LeaderKilled); ++i) {
    const auto cause = static_cast<AwardCause>(i);
    EXPECT_EQ(awardCauseFromText(toText(cause)), cause);
  }
  EXPECT_EQ(toText(AwardCause::LeaderKilled), "leader-killed");
  EXPECT_EQ(awardCauseFromText(""), std::nullopt);
}

using Verdict = Threshold::Verdict;

TEST_F(VictoryPoints, ThatEndAGameMayBeOutOfReach) {
  addRaclawiceAwards();
  addThreshold(1, 1, 1, 40);
  addThreshold(2, 1, 2, 17);
  addThreshold(3, 1, 2, std::nullopt);
  ASSERT_EQ(all().size(), 2u);
  EXPECT_EQ(all()[0].verdict, Verdict::InReach);
  EXPECT_EQ(all()[1].verdict, Verdict::OutOfReach);
  EXPECT_EQ(all()[1].points, 17);
  EXPECT_FALSE(all()[1].isEstimate);
  battle_.all<Provenance>().put({"face", "10", "*", Status::Estimated, std::nullopt, ""});
  EXPECT_TRUE(all()[1].isEstimate);
}

TEST_F(VictoryPoints, ThatEndAGameAreUndecidedWhileFiguresAreMissing) {
  addRaclawiceAwards();
  addFace(battle_, 3, FaceSide::Front, std::nullopt, 6, 6);
  addThreshold(1, 1, 1, 40);
  EXPECT_EQ(all()[0].verdict, Verdict::Undecided);
  addThreshold(1, 1, 1, 35);
  EXPECT_EQ(all()[0].verdict, Verdict::InReach);
}

TEST_F(VictoryPoints, ThatEndAGameAreInReachWhereThereIsNoEnd) {
  addLaterAwards();
  addRule(battle_, "victory/award/melee", R"({"for": "melee-won", "points": 1})");
  addThreshold(1, 1, 1, 15);
  battle_.all<Provenance>().put({"face", "30", "*", Status::Estimated, std::nullopt, ""});
  EXPECT_EQ(all()[0].verdict, Verdict::InReach);
  EXPECT_FALSE(all()[0].isEstimate);
}

TEST_F(VictoryPoints, ThatEndAGameComeFromTheNearestScenarioThatHasAny) {
  addRaclawiceAwards();
  addScenario(battle_, 1, Id<Scenario>{2});
  addScenario(battle_, 2);
  addThreshold(1, 2, 1, 40);
  addThreshold(2, std::nullopt, 1, 30);
  ASSERT_EQ(all().size(), 2u);
  EXPECT_EQ(all()[1].points, 40);
  addThreshold(3, 1, 1, 20);
  ASSERT_EQ(all().size(), 2u);
  EXPECT_EQ(all()[1].points, 20);
}

TEST_F(VictoryPoints, GiveALeadItsNameR12_2) {
  EXPECT_TRUE(victoryLevels(RuleBook(battle_)).empty());
  addRule(battle_, "victory/levels",
          R"([{"from": 1, "to": 8, "level": "minor"}, {"from": 9, "to": 16, "level": "decisive"},
              {"from": 17, "level": "total"}])");
  EXPECT_EQ(victoryLevels(RuleBook(battle_)),
            (std::vector<VictoryLevel>{{"minor", 1, 8}, {"decisive", 9, 16}, {"total", 17}}));
  addRule(battle_, "victory/levels", R"([{"from": 1, "level": "minor"}, {"from": "3/2", "level": "total"}])");
  EXPECT_EQ(victoryLevels(RuleBook(battle_)),
            (std::vector<VictoryLevel>{{"minor", 1}, {"total", Rational(3, 2)}}));
  addRule(battle_, "victory/levels", R"([1, {"level": "minor"}, {"from": 9}, {"from": 3, "level": "total"}])");
  EXPECT_TRUE(victoryLevels(RuleBook(battle_)).empty());  // what is malformed is a finding
}

}  // namespace
}  // namespace redoubt::rules
