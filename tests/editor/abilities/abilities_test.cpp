#include <algorithm>
#include <random>

#include "tests/editor/abilities/abilities_fixture.h"

// Where a counter gets, and how that follows edits.
namespace redoubt::editor {
namespace {

TEST_P(AbilitiesTest, ReachIsWhatTheRulesAnswer) {
  test::paint(battle_, ahead(home_, 0), "woods");
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  open();
  select(counter);
  const ReachFacts& facts = abilities_.reach();
  EXPECT_FALSE(facts.trouble);
  EXPECT_EQ(facts.allowance, Rational(4));
  EXPECT_FALSE(facts.anyFacing);
  EXPECT_EQ(leftIn(facts), plainReach(foot_, home_, vertex(0), rules::Occupancy(layout_)));
  EXPECT_EQ(leftIn(facts).at(ahead(home_, 0)), Rational(2)) << "woods cost two of four";
}

TEST_P(AbilitiesTest, TheHexOfAnEnemyMayBeEnteredAndIsMarked) {
  const HexKey enemy = ahead(home_, 0);
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  placeUnit(battle_, 11, enemy, vertex(3));
  open();
  select(counter);
  const auto& places = abilities_.reach().places;
  const auto found = std::find_if(places.begin(), places.end(), [&](const auto& place) { return place.hex == enemy; });
  ASSERT_NE(found, places.end());
  EXPECT_TRUE(found->hasEnemies);
  EXPECT_EQ(found->remaining, Rational(2)) << "one for the hex, one for the enemy";
  EXPECT_EQ(std::count_if(places.begin(), places.end(), [](const auto& place) { return place.hasEnemies; }), 1);
}

TEST_P(AbilitiesTest, AFullStackHasNoRoomForOneMore) {
  const HexKey full = ahead(home_, 0);
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  placeUnit(battle_, 2, full, vertex(0), 1);
  placeUnit(battle_, 3, full, vertex(0), 2);
  open();
  select(counter);
  EXPECT_FALSE(leftIn(abilities_.reach()).contains(full));
  model::Edit edit("Take one away");
  edit.erase<model::Placement>(Id<model::Placement>{3});
  apply(edit);
  EXPECT_TRUE(leftIn(abilities_.reach()).contains(full));
}

TEST_P(AbilitiesTest, FriendsWhoFaceElsewhereLetItEndOnlyTheirWay) {
  const HexKey there = ahead(home_, 0);
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  placeUnit(battle_, 2, there, vertex(1));
  open();
  select(counter);
  EXPECT_EQ(leftIn(abilities_.reach()).at(there), Rational(2)) << "one step and one turn";
  EXPECT_EQ(abilities_.wayTo(there).way.back().facing, vertex(1));
}

TEST_P(AbilitiesTest, AWayHasPartsThatSumToItsCost) {
  const HexKey woods = ahead(home_, 0);
  const HexKey beyond = ahead(woods, 0);
  test::paint(battle_, woods, "woods");
  battle_.all<model::Hexside>().put({*layout_.sideBetween(woods, beyond), "stream", std::nullopt, std::nullopt});
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  open();
  select(counter);
  const WayFacts way = abilities_.wayTo(beyond);
  ASSERT_EQ(way.kind, WayFacts::Kind::Reachable);
  EXPECT_EQ(way.way.front().hex, home_);
  EXPECT_EQ(way.way.back().hex, beyond);
  Rational sum;
  for (const rules::MoveCostPart& part : way.parts) sum += part.points;
  EXPECT_EQ(sum, way.cost);
  EXPECT_EQ(way.cost, way.spent);
  const WayFacts first = abilities_.wayTo(woods);
  ASSERT_EQ(first.parts.size(), 1u);
  EXPECT_EQ(first.parts.front().terrain, "woods");
  EXPECT_EQ(first.parts.front().points, Rational(2));
  EXPECT_TRUE(first.isEstimate) << "what woods cost is a guess";
  EXPECT_FALSE(abilities_.wayTo(ahead(home_, 0, 1)).isEstimate);
  EXPECT_EQ(abilities_.wayTo(home_).kind, WayFacts::Kind::Here);
  EXPECT_EQ(abilities_.wayTo(at(1, 1)).kind, WayFacts::Kind::OutOfReach);
}

TEST_P(AbilitiesTest, AFirstHexMayBeEnteredThoughItCostsTooMuch) {
  const HexKey woods = ahead(home_, 0);
  test::paint(battle_, woods, "woods");
  for (model::Rule rule : std::vector(battle_.all<model::Rule>().begin(), battle_.all<model::Rule>().end())) {
    if (rule.path == "arm/infantry/movement") rule.value.text = "1";
    battle_.all<model::Rule>().put(rule);
  }
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  open();
  select(counter);
  const WayFacts way = abilities_.wayTo(woods);
  ASSERT_EQ(way.kind, WayFacts::Kind::Reachable);
  EXPECT_EQ(way.spent, Rational(1));
  EXPECT_EQ(way.cost, Rational(2));
}

TEST_P(AbilitiesTest, AnUnknownCostIsSaidNotHidden) {
  const HexKey marsh = ahead(home_, 0);
  test::paint(battle_, marsh, "marsh");
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  open();
  select(counter);
  EXPECT_FALSE(leftIn(abilities_.reach()).contains(marsh));
  EXPECT_EQ(abilities_.reach().unknown, std::vector{marsh});
  const WayFacts way = abilities_.wayTo(marsh);
  ASSERT_EQ(way.kind, WayFacts::Kind::Unknown);
  ASSERT_TRUE(way.lacks);
  EXPECT_EQ(way.lacks->path, "terrain/marsh/enter");
}

TEST_P(AbilitiesTest, ACounterOfUnknownFacingReachesWhatItWouldWithTheBest) {
  const auto counter = placeUnit(battle_, 1, home_);
  open();
  select(counter);
  EXPECT_TRUE(abilities_.reach().anyFacing);
  std::map<HexKey, Rational> best;
  for (int facing = 0; facing < hex::kSides; ++facing) {
    for (const auto& [hex, left] : plainReach(foot_, home_, vertex(facing), rules::Occupancy(layout_))) {
      best[hex] = best.contains(hex) ? std::max(best[hex], left) : left;
    }
  }
  EXPECT_EQ(leftIn(abilities_.reach()), best);
  for (const HexKey next : layout_.neighbours(home_)) EXPECT_EQ(abilities_.wayTo(next).spent, Rational(1));
}

TEST_P(AbilitiesTest, GunsAndLeadersNeedNoFacing) {
  const auto gun = placeUnit(battle_, 6, home_);
  const auto leader = placeLeader(battle_, at(3, 3));
  open();
  select(gun);
  EXPECT_FALSE(abilities_.reach().anyFacing);
  EXPECT_EQ(abilities_.reach().places.size(), 6u);
  select(leader);
  EXPECT_FALSE(abilities_.reach().anyFacing);
  EXPECT_EQ(abilities_.reach().allowance, Rational(9));
}

TEST_P(AbilitiesTest, EveryEditIsFollowedWithoutMakingTheMapsAnew) {
  const auto counter = placeUnit(battle_, 1, home_, vertex(2));
  placeUnit(battle_, 11, ahead(home_, 2), vertex(5));
  open();
  select(counter);
  abilities_.reach();
  abilities_.sight();
  const int builds = abilities_.maps().builds();
  std::mt19937 random(7);
  const std::vector<HexKey> near = layout_.disc(home_, 4);
  const char* const terrain[] = {"clear", "woods", "marsh"};
  for (int round = 0; round < 60; ++round) {
    const HexKey hex = near[random() % near.size()];
    model::Edit edit("Change");
    if (round % 3 == 0) {
      const model::Hexside side{layout_.side(hex, static_cast<int>(random() % 6)), round % 2 == 0 ? "stream" : "wall",
                                std::nullopt, std::nullopt};
      if (layout_.isInner(side.side)) edit.put(side);
    } else {
      edit.put(model::HexRow{hex, terrain[random() % 3], 0});
    }
    session_.apply(edit);
    if (round % 7 == 6) session_.undo();
    const rules::Occupancy occupancy = abilities_.maps().meetingsOf(*session_.setUp().placement(counter)).occupancy;
    ASSERT_EQ(leftIn(abilities_.reach()), plainReach(foot_, home_, vertex(2), occupancy)) << round;
    const rules::SightMap fresh(session_.battle(), layout_, rules::sightRules(session_.rules()),
                                std::vector{home_, ahead(home_, 2)});
    ASSERT_EQ(abilities_.maps().sight(), fresh) << round;
  }
  EXPECT_EQ(abilities_.maps().builds(), builds);
}

TEST_P(AbilitiesTest, WhoIsSelectedAgainNeedsNoNewMap) {
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  const auto horse = placeUnit(battle_, 5, at(3, 6), vertex(0));
  open();
  for (const auto counter : {foot, horse}) {
    select(counter);
    abilities_.reach();
  }
  const int builds = abilities_.maps().builds();
  paint(ahead(home_, 0), "woods");
  select(foot);
  EXPECT_EQ(leftIn(abilities_.reach()).at(ahead(home_, 0)), Rational(2)) << "its map followed while it was put by";
  EXPECT_EQ(abilities_.maps().builds(), builds);
}

TEST_P(AbilitiesTest, AWholeMapPaintedAtOnceIsFollowed) {
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  open();
  select(counter);
  abilities_.reach();
  model::Edit edit("Paint all");
  layout_.forEachHex([&](HexKey hex) { edit.put(model::HexRow{hex, "woods", 0}); });
  apply(edit);
  EXPECT_EQ(leftIn(abilities_.reach()), plainReach(foot_, home_, vertex(0), rules::Occupancy(layout_)));
}

TEST_P(AbilitiesTest, AChangedRuleIsFollowedToo) {
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  open();
  select(counter);
  ASSERT_EQ(abilities_.reach().allowance, Rational(4));
  model::Edit edit("Change a rule");
  edit.put(model::Rule{session_.battle().all<model::System>().begin()->id, "arm/infantry/movement", {"2"}});
  apply(edit);
  EXPECT_EQ(abilities_.reach().allowance, Rational(2));
  EXPECT_EQ(leftIn(abilities_.reach()), plainReach(foot_, home_, vertex(0), rules::Occupancy(layout_)));
}

INSTANTIATE_TEST_SUITE_P(Maps, AbilitiesTest, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         nameOf);

}  // namespace
}  // namespace redoubt::editor
