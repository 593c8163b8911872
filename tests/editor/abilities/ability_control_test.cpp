#include <algorithm>

#include "tests/editor/abilities/abilities_fixture.h"

// Reach under rules with zones of control, an allowance on the counter, and countercharges.
namespace redoubt::editor {
namespace {

using test::hexside;

class AbilityControlTest : public AbilitiesTest {
 protected:
  AbilityControlTest() { test::addControlRules(battle_); }

  HexKey next(int side, HexKey from) { return *layout_.neighbour(from, side); }
  // So many hexes straight ahead of the counter at home, which faces side 0.
  HexKey far(int hexes) {
    HexKey hex = home_;
    for (int i = 0; i < hexes; ++i) hex = next(0, hex);
    return hex;
  }
  // Before the battle is opened.
  void prescribe(const char* path, const char* json) {
    battle_.all<model::Rule>().put({battle_.all<model::System>().begin()->id, path, {json}});
  }
  void set(const char* path, const char* json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{*model::info(session_.battle())->system, path, {json}});
    apply(edit);
  }
};

// K4.22.
TEST_P(AbilityControlTest, TheAllowanceIsTheFigureOnTheCounter) {
  const auto foot = placeUnit(battle_, 1, home_, hexside(0));
  const auto horse = placeUnit(battle_, 5, at(3, 3), hexside(0));
  open();
  select(foot);
  EXPECT_EQ(abilities_.reach().allowance, Rational(4));
  EXPECT_FALSE(abilities_.reach().isAllowanceEstimate);
  select(horse);
  EXPECT_EQ(abilities_.reach().allowance, Rational(6));
  EXPECT_TRUE(abilities_.reach().isAllowanceEstimate);
  model::Edit edit("Figure");
  edit.put(model::FaceFigure{{5}, "pace", 3});
  apply(edit);
  EXPECT_EQ(abilities_.reach().allowance, Rational(3)) << "an edit is followed";
}

TEST_P(AbilityControlTest, ACounterWithoutAFigureSaysSo) {
  const auto foot = placeUnit(battle_, 2, home_, hexside(0));
  open();
  select(foot);
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::NoFigure, "pace"}));
  EXPECT_TRUE(abilities_.reach().places.empty());
}

// K5.21, and K4.28: not into the enemy's hex.
TEST_P(AbilityControlTest, ReachEndsInTheControlOfEnemiesAndShowsIt) {
  const auto horse = placeUnit(battle_, 5, home_, hexside(0));
  placeUnit(battle_, 11, far(3), hexside(3));
  open();
  select(horse);
  const ReachFacts& facts = abilities_.reach();
  EXPECT_TRUE(facts.isAffectedByControl);
  Hexes zone;
  for (const int side : {2, 3, 4}) zone.insert(next(side, far(3)));
  EXPECT_EQ(setOf(facts.controlled), zone);
  EXPECT_TRUE(facts.perhaps.empty());
  const auto left = leftIn(facts);
  EXPECT_EQ(left.at(far(2)), Rational(4));
  EXPECT_FALSE(left.contains(far(3)));
  EXPECT_EQ(abilities_.wayTo(far(2)).spent, Rational(2));
}

TEST_P(AbilityControlTest, AnEnemyOfUnknownFacingPerhapsControls) {
  const auto horse = placeUnit(battle_, 5, home_, hexside(0));
  placeUnit(battle_, 11, far(3));
  open();
  select(horse);
  EXPECT_TRUE(abilities_.reach().controlled.empty());
  EXPECT_EQ(abilities_.reach().perhaps.size(), 6u);
}

TEST_P(AbilityControlTest, WhoIgnoresControlGoesThrough) {
  const auto leader = placeLeader(battle_, home_);
  placeUnit(battle_, 11, far(2), hexside(3));
  open();
  select(leader);
  EXPECT_FALSE(abilities_.reach().isAffectedByControl);
  EXPECT_EQ(abilities_.reach().controlled.size(), 3u) << "it is shown all the same";
}

// K11.16.
TEST_P(AbilityControlTest, CompanyThatIgnoresControlIsNamed) {
  const auto foot = placeUnit(battle_, 1, home_, hexside(0), 1);
  placeUnit(battle_, 6, home_, hexside(0), 2);
  open();
  select(foot);
  EXPECT_EQ(abilities_.reach().ignoresWith, "artillery");
  EXPECT_TRUE(abilities_.reach().isAffectedByControl);
}

// K4.43, K4.44, K5.23, K4.35.
TEST_P(AbilityControlTest, TurnsAreToldForTheGroundItStandsOn) {
  const auto horse = placeUnit(battle_, 5, home_, hexside(0));
  open();
  select(horse);
  using Turns = std::vector<TurnFacts>;
  EXPECT_EQ(abilities_.reach().turns, (Turns{{60, 1}, {120, 2}, {180, 3}}));
  paint(home_, "woods");
  EXPECT_EQ(abilities_.reach().turns, (Turns{{60, 5}, {120, 6}, {180, 7}}));
  placeUnit(battle_, 11, far(1), hexside(3));
  open();
  select(horse);
  EXPECT_EQ(abilities_.reach().turns, (Turns{{60, 2}, {120, 3}, {180, 4}}));
  placeUnit(battle_, 1, at(2, 2), hexside(0));
  placeUnit(battle_, 12, next(0, at(2, 2)), hexside(3));
  open();
  select(Id<model::Placement>{1});
  EXPECT_EQ(abilities_.reach().turns, (Turns{{60, {}}, {120, {}}, {180, {}}}));
}

// K5.24.
TEST_P(AbilityControlTest, BackingAwayCostsAll) {
  const auto foot = placeUnit(battle_, 1, home_, hexside(0));
  placeUnit(battle_, 11, far(1), hexside(3));
  open();
  select(foot);
  const WayFacts way = abilities_.wayTo(next(3, home_));
  EXPECT_EQ(way.kind, WayFacts::Kind::Reachable);
  EXPECT_EQ(way.spent, Rational(4));
  ASSERT_EQ(way.parts.size(), 1u);
  EXPECT_EQ(way.parts.front().reason, rules::MoveCostReason::BackAway);
}

// K5.11, K9.12.
TEST_P(AbilityControlTest, TheZoneOfControlGoesWithTheZones) {
  const auto horse = placeUnit(battle_, 5, home_, hexside(2));
  const auto gun = placeUnit(battle_, 6, at(3, 3), hexside(2));
  open();
  select(horse);
  EXPECT_TRUE(abilities_.zones().hasControl);
  EXPECT_EQ(setOf(abilities_.zones().control), (Hexes{next(1, home_), next(2, home_), next(3, home_)}));
  select(gun);
  EXPECT_TRUE(abilities_.zones().control.empty());
  set("control/zones", "null");
  EXPECT_FALSE(abilities_.zones().hasControl);
}

// K6.6.
TEST_P(AbilityControlTest, ACountercharge) {
  const auto horse = placeUnit(battle_, 5, home_, hexside(0));
  const auto foot = placeUnit(battle_, 1, at(2, 2), hexside(0));
  open();
  select(horse);
  EXPECT_EQ(abilities_.paces(), (std::vector{Pace::Usual, Pace::Countercharge}));
  abilities_.setPace(Pace::Countercharge);
  const ReachFacts& facts = abilities_.reach();
  EXPECT_FALSE(facts.trouble);
  EXPECT_EQ(facts.into.size(), 5u);
  EXPECT_TRUE(leftIn(facts).contains(far(2)));
  EXPECT_FALSE(leftIn(facts).contains(far(3)));
  const WayFacts way = abilities_.wayTo(far(2));
  EXPECT_EQ(way.kind, WayFacts::Kind::Reachable);
  EXPECT_EQ(way.way.back().hex, far(1));
  EXPECT_EQ(abilities_.wayTo(far(3)).countercharge->fault, rules::CounterchargeFault::TooFar);
  select(foot);
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::Forbidden, "countercharge/arm"}));
}

TEST_P(AbilityControlTest, ACounterchargeNeedsAFigureToo) {
  const auto horse = placeUnit(battle_, 5, home_, hexside(0));
  battle_.all<model::FaceFigure>().put({{5}, "pace", std::nullopt});
  open();
  select(horse);
  abilities_.setPace(Pace::Countercharge);
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::NoFigure, "pace"}));
}

TEST_P(AbilityControlTest, NoCounterchargeOutOfAnEnemysControl) {
  const auto horse = placeUnit(battle_, 5, home_, hexside(0));
  placeUnit(battle_, 11, far(1), hexside(3));
  open();
  select(horse);
  abilities_.setPace(Pace::Countercharge);
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::Forbidden, "countercharge/from-control"}));
}

TEST_P(AbilityControlTest, ChargeAndCounterchargeStandBesideEachOther) {
  const auto horse = placeUnit(battle_, 5, home_, hexside(0));
  open();
  select(horse);
  set("charge/arm", R"("cavalry")");
  set("charge/hexes", "3");
  EXPECT_EQ(abilities_.paces(), (std::vector{Pace::Usual, Pace::Charge, Pace::Countercharge}));
  abilities_.setPace(Pace::Charge);
  EXPECT_TRUE(leftIn(abilities_.reach()).contains(far(3)));
  EXPECT_TRUE(abilities_.reach().into.empty());
  abilities_.setPace(Pace::Countercharge);
  EXPECT_FALSE(leftIn(abilities_.reach()).contains(far(3)));
  EXPECT_FALSE(abilities_.reach().into.empty());
  set("countercharge/arm", "null");
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::NoRule, "countercharge/arm"}));
}

// K6.65.
TEST_P(AbilityControlTest, OthersWhoMayMeetTheSameMoverAreNamed) {
  const auto horse = placeUnit(battle_, 5, home_, hexside(0));
  model::Unit second = *battle_.find<model::Unit>(Id<model::Unit>{1});
  second.type = battle_.find<model::Unit>(Id<model::Unit>{5})->type;
  battle_.all<model::Unit>().put(second);
  const auto other = placeUnit(battle_, 1, next(4, home_), hexside(0));
  open();
  select(horse);
  abilities_.setPace(Pace::Countercharge);
  const HexKey both = next(0, next(5, home_));
  EXPECT_TRUE(abilities_.wayTo(both).alsoMeet.empty()) << "no rule lets several";
  set("countercharge/several-units", "true");
  EXPECT_EQ(abilities_.wayTo(both).alsoMeet, std::vector{other});
  EXPECT_TRUE(abilities_.wayTo(next(1, next(1, home_))).alsoMeet.empty()) << "too far for the other";
}

// K6.62, K6.63.
TEST_P(AbilityControlTest, AMoverSeesWhereItCanBeMet) {
  const auto foot = placeUnit(battle_, 11, far(5), hexside(3));
  placeUnit(battle_, 5, home_, hexside(0));
  open();
  select(foot);
  const Hexes met = setOf(abilities_.reach().canBeMet);
  EXPECT_TRUE(met.contains(far(2)));
  EXPECT_FALSE(met.contains(far(3)));
  EXPECT_EQ(abilities_.reach().counterchargeRules->endsMovement, std::nullopt);
  set("countercharge/ends-movement", "true");
  EXPECT_EQ(abilities_.reach().counterchargeRules->endsMovement, true);
  EXPECT_EQ(abilities_.wayTo(far(2)).kind, WayFacts::Kind::Reachable) << "the way is still told";
  set("countercharge/arm", R"("infantry")");
  EXPECT_TRUE(abilities_.reach().canBeMet.empty());
}

TEST_P(AbilityControlTest, AnEnemyOffTheMapMeetsNobody) {
  const auto foot = placeUnit(battle_, 11, at(1, 1), hexside(3));
  placeUnit(battle_, 5, at(0, 1), hexside(0));
  open();
  select(foot);
  EXPECT_TRUE(abilities_.reach().canBeMet.empty());
  EXPECT_FALSE(abilities_.reach().places.empty());
}

// K4.31.
TEST_P(AbilityControlTest, TheEdgeOfTheMapIsSaidWhereItIsNear) {
  const auto foot = placeUnit(battle_, 1, home_, hexside(0));
  open();
  select(foot);
  set("movement/off-map", R"("eliminated")");
  EXPECT_EQ(abilities_.reach().offMap, std::nullopt);
  model::Edit edit("Move");
  model::Placement row = *session_.setUp().placement(foot);
  row.hex = at(1, 1);
  edit.put(row);
  apply(edit);
  EXPECT_EQ(abilities_.reach().offMap, rules::OffMap::Eliminated);
  set("movement/off-map", R"("forbidden")");
  EXPECT_EQ(abilities_.reach().offMap, rules::OffMap::Forbidden);
}

// K7.12, K7.22.
TEST_P(AbilityControlTest, RetreatsEndOutOfEnemiesControl) {
  const auto foot = placeUnit(battle_, 1, home_, hexside(0));
  placeUnit(battle_, 11, far(1), hexside(3));
  open();
  select(foot);
  EXPECT_EQ(abilities_.paces(), std::vector{Pace::Usual});
  set("withdrawal/kind", R"("hexes")");
  set("result-code/b2", R"({"text": "B2", "side": "defender", "retreat": 2})");
  EXPECT_EQ(abilities_.paces(), (std::vector{Pace::Usual, Pace::Retreat}));
  abilities_.setPace(Pace::Retreat);
  EXPECT_EQ(abilities_.reach().allowance, Rational(2));
  auto hexes = leftIn(abilities_.reach());
  EXPECT_FALSE(hexes.contains(next(1, home_))) << "no result drives anybody one hex";
  set("result-code/b1", R"({"text": "B1", "side": "defender", "retreat": 1})");
  hexes = leftIn(abilities_.reach());
  EXPECT_EQ(hexes.at(next(1, home_)), Rational(1));
  EXPECT_EQ(hexes.at(next(3, next(3, home_))), Rational(2));
  EXPECT_FALSE(hexes.contains(far(1)));
  set("control/bars-retreat", "true");
  hexes = leftIn(abilities_.reach());
  EXPECT_FALSE(hexes.contains(next(1, home_)));
  EXPECT_EQ(hexes.at(next(3, home_)), Rational(1));
  EXPECT_EQ(abilities_.wayTo(next(1, home_)).kind, WayFacts::Kind::OutOfReach);
}

// K4.28.
TEST_P(AbilityControlTest, LargeFriendsAreNotPassed) {
  const auto system = battle_.all<model::System>().begin()->id;
  battle_.all<model::Rule>().put({system, "stacking/pass-through-over-limit", {"true"}});
  battle_.all<model::Rule>().put({system, "stacking/pass-through-cost", {"0"}});
  const auto horse = placeUnit(battle_, 5, home_, hexside(0));
  placeUnit(battle_, 2, far(1), hexside(0));
  open();
  select(horse);
  EXPECT_EQ(leftIn(abilities_.reach()).at(far(2)), Rational(4));
  set("stacking/pass-through-size", "5");
  EXPECT_EQ(leftIn(abilities_.reach()).at(far(2)), Rational(3)) << "round them";
}

// --- several counters together

TEST_P(AbilityControlTest, SelectedCountersOfOneHexMoveTogether) {
  prescribe("stacking/alternatives", "null");
  const auto horse = placeUnit(battle_, 5, home_, hexside(0), 1);
  const auto foot = placeUnit(battle_, 1, home_, hexside(0), 2);
  open();
  select(horse);
  EXPECT_TRUE(leftIn(abilities_.reach()).contains(far(6)));
  session_.hand().select({home_, {horse, foot}});
  EXPECT_EQ(abilities_.reach().together, (std::vector{horse, foot}));
  EXPECT_EQ(leftIn(abilities_.reach()).at(far(3)), Rational(1)) << "what is left of the foot";
  EXPECT_FALSE(leftIn(abilities_.reach()).contains(far(5)));
  const WayFacts way = abilities_.wayTo(far(3));
  EXPECT_EQ(way.kind, WayFacts::Kind::Reachable);
  ASSERT_EQ(way.shares.size(), 2u);
  EXPECT_EQ(way.shares[0].spent, Rational(3));
  EXPECT_EQ(way.shares[0].allowance, Rational(6));
  EXPECT_EQ(way.shares[1].counter, foot);
  EXPECT_EQ(way.shares[1].allowance, Rational(4));
  abilities_.setPace(Pace::Countercharge);
  EXPECT_TRUE(abilities_.reach().together.empty()) << "told of one only";
}

// K11.16.
TEST_P(AbilityControlTest, InCompanyControlIsNotHeeded) {
  prescribe("stacking/alternatives", "null");
  prescribe("arm/artillery/hexes", "null");
  prescribe("arm/artillery/movement", "4");
  const auto foot = placeUnit(battle_, 1, home_, hexside(0), 1);
  const auto gun = placeUnit(battle_, 6, home_, hexside(0), 2);
  placeUnit(battle_, 11, far(2), hexside(3));
  open();
  session_.hand().select({home_, {foot, gun}});
  EXPECT_FALSE(abilities_.reach().trouble);
  EXPECT_FALSE(abilities_.reach().isAffectedByControl);
  EXPECT_TRUE(abilities_.reach().ignoresWith.empty());
  select(foot);
  EXPECT_TRUE(abilities_.reach().isAffectedByControl);
}

TEST_P(AbilityControlTest, OthersInTheSelectionDontMoveWithIt) {
  const auto foot = placeUnit(battle_, 1, home_, hexside(0), 1);
  const auto apart = placeUnit(battle_, 5, far(2), hexside(0), 1);
  open();
  session_.hand().select({home_, {foot, apart}});
  EXPECT_TRUE(abilities_.reach().together.empty());
}

TEST_P(AbilityControlTest, ThoseWhoMustFaceAlikeAndDontCantMoveTogether) {
  prescribe("stacking/alternatives", "null");
  const auto horse = placeUnit(battle_, 5, home_, hexside(0), 1);
  const auto foot = placeUnit(battle_, 1, home_, hexside(3), 2);
  open();
  session_.hand().select({home_, {horse, foot}});
  EXPECT_EQ(abilities_.reach().trouble.fault, AbilityFault::FacesApart);
  set("facing/mixed-in-stack", "true");
  EXPECT_FALSE(abilities_.reach().trouble);
  EXPECT_TRUE(leftIn(abilities_.reach()).contains(far(1)));
}

TEST_P(AbilityControlTest, TooManyForOneHexEndNowhereTogether) {
  prescribe("stacking/alternatives", R"([{"infantry": 1}, {"cavalry": 1}])");
  const auto horse = placeUnit(battle_, 5, home_, hexside(0), 1);
  const auto foot = placeUnit(battle_, 1, home_, hexside(0), 2);
  open();
  session_.hand().select({home_, {horse, foot}});
  EXPECT_TRUE(abilities_.reach().places.empty());
  EXPECT_EQ(abilities_.wayTo(far(1)).kind, WayFacts::Kind::OutOfReach);
}

INSTANTIATE_TEST_SUITE_P(Maps, AbilityControlTest, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         nameOf);

}  // namespace
}  // namespace redoubt::editor
