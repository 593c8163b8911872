#include <gtest/gtest.h>

#include <algorithm>

#include "core/rules/movement/charge.h"
#include "tests/editor/abilities/abilities_fixture.h"

// Double time and charges, and passing through friends.
namespace redoubt::editor {
namespace {

class AbilityPacesTest : public AbilitiesTest {
 protected:
  AbilityPacesTest() {
    set("double-time/arm", "\"infantry\"");
    set("double-time/bonus", "2");
    set("double-time/whole-allowance", "false");
    set("double-time/forbids", "[\"facing\", \"friends\"]");
    set("double-time/forbidden-terrain", "[\"woods\"]");
    set("charge/arm", "\"cavalry\"");
    set("charge/hexes", "3");
    set("charge/forbids", "[\"facing\", \"friends\"]");
    set("charge/forbidden-terrain", "[\"woods\"]");
  }

  void set(const char* path, const char* json) {
    battle_.all<model::Rule>().put({battle_.all<model::System>().begin()->id, path, {json}});
  }
  // Straight ahead, by the same of the two front hexes each time.
  HexKey farAhead(int steps, std::size_t which = 0) {
    HexKey hex = home_;
    for (int i = 0; i < steps; ++i) hex = ahead(hex, 0, which);
    return hex;
  }
  bool isListed(HexKey hex) { return leftIn(abilities_.reach()).contains(hex); }
  rules::ChargeFault faultAt(HexKey hex) { return abilities_.wayTo(hex).refusals.at(0).fault; }
};

TEST_P(AbilityPacesTest, TheRulesSayWhichPacesACounterHas) {
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  const auto horse = placeUnit(battle_, 5, at(3, 9), vertex(0));
  const auto gun = placeUnit(battle_, 6, at(10, 3));
  open();
  EXPECT_EQ(abilities_.paces(), std::vector{Pace::Usual});
  select(foot);
  EXPECT_EQ(abilities_.paces(), (std::vector{Pace::Usual, Pace::DoubleTime}));
  select(horse);
  EXPECT_EQ(abilities_.paces(), (std::vector{Pace::Usual, Pace::Charge}));
  select(gun);
  EXPECT_EQ(abilities_.paces(), std::vector{Pace::Usual});
}

TEST_P(AbilityPacesTest, DoubleTimeIsWhatTheRulesAnswer) {
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  test::paint(battle_, ahead(home_, 0), "woods");
  open();
  select(foot);
  EXPECT_EQ(abilities_.reach().allowance, Rational(4));
  EXPECT_TRUE(isListed(ahead(home_, 0)));
  abilities_.setPace(Pace::DoubleTime);
  EXPECT_EQ(abilities_.reach().allowance, Rational(6));
  rules::Mover running = foot_;
  running.isDoubleTime = true;
  EXPECT_EQ(leftIn(abilities_.reach()), plainReach(running, home_, vertex(0), rules::Occupancy(layout_)));
  EXPECT_FALSE(isListed(ahead(home_, 0))) << "nobody runs into woods";
  abilities_.setPace(Pace::Usual);
  EXPECT_EQ(abilities_.reach().allowance, Rational(4));
}

TEST_P(AbilityPacesTest, WhoMayNotGoAtAPaceIsToldByWhichRule) {
  const auto horse = placeUnit(battle_, 5, home_, vertex(0));
  const auto foot = placeUnit(battle_, 1, at(3, 9), vertex(0));
  open();
  select(horse);
  abilities_.setPace(Pace::DoubleTime);
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::Forbidden, "double-time/arm"}));
  select(foot);
  abilities_.setPace(Pace::Charge);
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::Forbidden, "charge/arm"}));
}

TEST_P(AbilityPacesTest, RulesWithoutDoubleTimeOrChargeSaySo) {
  battle_ = test::abilityBattle(GetParam());
  const auto horse = placeUnit(battle_, 5, home_, vertex(0));
  open();
  select(horse);
  abilities_.setPace(Pace::Charge);
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::NoRule, "charge/hexes"}));
  abilities_.setPace(Pace::DoubleTime);
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::NoRule, "double-time/arm"}));
}

TEST_P(AbilityPacesTest, TheHexesThatCanBeChargedAreThoseOfTheRules) {
  const auto horse = placeUnit(battle_, 5, home_, vertex(0));
  placeUnit(battle_, 11, farAhead(3), vertex(3));
  test::paint(battle_, farAhead(2, 1), "woods");
  open();
  select(horse);
  abilities_.setPace(Pace::Charge);
  const rules::RuleBook book(session_.battle());
  const rules::MovementRules rules = rules::movementRules(book);
  const rules::MovementMap map(session_.battle(), layout_, rules, {"cavalry", "cavalry", "", false});
  const rules::Occupancy occupancy =
      abilities_.maps()
          .meetingsOf(*session_.setUp().placement(session_.hand().selection().placements.front()))
          .occupancy;
  std::map<HexKey, Rational> expected;
  layout_.forEachHex([&](HexKey hex) {
    const rules::Charge charge = rules::chargeFrom(session_.battle(), rules, map, home_, vertex(0), hex, &occupancy);
    if (charge.isPossible()) expected[hex] = map.allowance().points - charge.points;
  });
  EXPECT_FALSE(expected.empty());
  EXPECT_EQ(leftIn(abilities_.reach()), expected);
  const auto& places = abilities_.reach().places;
  EXPECT_EQ(std::count_if(places.begin(), places.end(), [](const auto& place) { return place.hasEnemies; }), 1);
}

TEST_P(AbilityPacesTest, AChargeHasAWayWithItsCostOrReasonsAgainstIt) {
  const auto horse = placeUnit(battle_, 5, home_, vertex(0));
  test::paint(battle_, farAhead(4, 1), "woods");
  open();
  select(horse);
  abilities_.setPace(Pace::Charge);
  const WayFacts way = abilities_.wayTo(farAhead(3));
  ASSERT_EQ(way.kind, WayFacts::Kind::Reachable);
  EXPECT_EQ(way.way.size(), 4u);
  EXPECT_EQ(way.way.back().hex, farAhead(3));
  EXPECT_EQ(way.spent, Rational(3));
  EXPECT_EQ(way.cost, Rational(3));
  EXPECT_EQ(faultAt(farAhead(2)), rules::ChargeFault::TooNear);
  EXPECT_EQ(faultAt(farAhead(4, 1)), rules::ChargeFault::Terrain);
  EXPECT_EQ(faultAt(ahead(home_, 3)), rules::ChargeFault::NotAhead);
  EXPECT_EQ(abilities_.wayTo(home_).kind, WayFacts::Kind::Here);
}

TEST_P(AbilityPacesTest, ACounterOfUnknownFacingChargesFromTheBest) {
  const auto horse = placeUnit(battle_, 5, home_);
  open();
  select(horse);
  abilities_.setPace(Pace::Charge);
  EXPECT_TRUE(abilities_.reach().anyFacing);
  EXPECT_TRUE(isListed(farAhead(3)));
  EXPECT_EQ(faultAt(farAhead(2)), rules::ChargeFault::TooNear);
  for (const int facing : {0, 3}) {
    HexKey target = home_;
    for (int i = 0; i < 3; ++i) target = ahead(target, facing);
    const WayFacts way = abilities_.wayTo(target);
    EXPECT_EQ(way.kind, WayFacts::Kind::Reachable) << facing;
    EXPECT_EQ(way.cost, Rational(3)) << "it steps forward, whichever way it faces";
  }
}

// --- passing through friends (M6.1.1, M6.4)

// A row of horse before the foot, in both of its front hexes: only through them it comes further.
TEST_P(AbilityPacesTest, FootPassesThroughHorseButDoesNotStopThereWhereTheRulesSaySo) {
  set("movement/turning-cost", R"({"60": 9, "120": 9})");
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  placeUnit(battle_, 5, farAhead(1), vertex(0));
  set("stacking/pass-through-other-arm", "true");
  open();
  select(foot);
  EXPECT_FALSE(isListed(farAhead(1))) << "no stack holds both";
  EXPECT_EQ(abilities_.wayTo(farAhead(1)).kind, WayFacts::Kind::OutOfReach);
  EXPECT_TRUE(isListed(farAhead(2)));
  EXPECT_EQ(leftIn(abilities_.reach()).at(farAhead(2)), Rational(1)) << "two hexes and one point for passing";
}

TEST_P(AbilityPacesTest, WithoutThatRuleTheHexOfTheOtherArmIsClosed) {
  set("movement/turning-cost", R"({"60": 9, "120": 9})");
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  placeUnit(battle_, 5, farAhead(1), vertex(0));
  open();
  select(foot);
  EXPECT_FALSE(isListed(farAhead(1)));
  EXPECT_FALSE(isListed(farAhead(2)));
}

TEST_P(AbilityPacesTest, AFullStackOfItsOwnArmStaysClosed) {
  set("movement/turning-cost", R"({"60": 9, "120": 9})");
  set("stacking/pass-through-other-arm", "true");
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  placeUnit(battle_, 2, farAhead(1), vertex(0), 1);
  placeUnit(battle_, 3, farAhead(1), vertex(0), 2);
  open();
  select(foot);
  EXPECT_FALSE(isListed(farAhead(1)));
  EXPECT_FALSE(isListed(farAhead(2)));
}

INSTANTIATE_TEST_SUITE_P(Maps, AbilityPacesTest, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         nameOf);

}  // namespace
}  // namespace redoubt::editor
