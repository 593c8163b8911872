#include "core/rules/command/command.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/abilities/abilities_fixture.h"

// What a counter sees and fires at, how it stands, who commands whom, and when there is nothing to say.
namespace redoubt::editor {
namespace {

using AbilityLinesTest = AbilitiesTest;

// --- sight

TEST_P(AbilityLinesTest, ACounterSeesThroughItsFrontAsFarAsItsArmFires) {
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  open();
  select(counter);
  const SightFacts& facts = abilities_.sight();
  EXPECT_EQ(facts.range, 3);
  EXPECT_TRUE(facts.isFireRange);
  EXPECT_TRUE(facts.hidden.empty());
  const Hexes seen = setOf(facts.seen);
  EXPECT_TRUE(seen.contains(ahead(home_, 0)));
  EXPECT_TRUE(seen.contains(ahead(home_, 0, 1)));
  for (const HexKey behind : hex::frontHexes(layout_, home_, vertex(3))) EXPECT_FALSE(seen.contains(behind));
  for (const HexKey hex : seen) EXPECT_LE(layout_.distance(home_, hex), 3);
}

TEST_P(AbilityLinesTest, ABareHexSeesAllRoundAsFarAsTenHexes) {
  open();
  session_.hand().select({home_});
  const SightFacts& facts = abilities_.sight();
  EXPECT_EQ(facts.range, 10);
  EXPECT_EQ(facts.seen.size(), layout_.disc(home_, 10).size() - 1);
  EXPECT_EQ(abilities_.reach().trouble.fault, AbilityFault::NothingSelected);
}

TEST_P(AbilityLinesTest, WhatBlocksIsNamedAndFollowsTheBrush) {
  open();
  session_.hand().select({home_});
  const HexKey far = at(7, 9);
  ASSERT_TRUE(abilities_.lineTo(far).sight.isVisible);
  const HexKey between = layout_.line(home_, far).at(1);
  paint(between, "woods");
  const LineFacts line = abilities_.lineTo(far);
  ASSERT_FALSE(line.sight.isVisible);
  EXPECT_EQ(line.sight,
            rules::sight(rules::SightMap(session_.battle(), layout_, rules::sightRules(session_.rules())), home_, far));
  EXPECT_EQ(line.blocker, "woods");
  EXPECT_TRUE(setOf(abilities_.sight().hidden).contains(far));
  session_.undo();
  EXPECT_TRUE(abilities_.lineTo(far).sight.isVisible);
}

TEST_P(AbilityLinesTest, AWallBetweenTwoHexesIsNamedAsOne) {
  const HexKey next = *layout_.neighbour(home_, 1);
  battle_.all<model::Hexside>().put({layout_.side(home_, 1), "stream", std::nullopt, std::nullopt});
  battle_.all<model::Hexside>().put({layout_.side(home_, 1), "wall", std::nullopt, std::nullopt});
  open();
  session_.hand().select({home_});
  const LineFacts line = abilities_.lineTo(next);
  ASSERT_FALSE(line.sight.isVisible);
  EXPECT_EQ(line.sight.blockedAlong, layout_.side(home_, 1));
  EXPECT_EQ(line.blocker, "wall");
}

TEST_P(AbilityLinesTest, UnitsBlockWhereTheyStandAndNoLongerWhenTheyHaveGone) {
  const HexKey far = at(7, 9);
  const HexKey between = layout_.line(home_, far).at(1);
  placeUnit(battle_, 11, between, vertex(0));
  open();
  session_.hand().select({home_});
  const LineFacts line = abilities_.lineTo(far);
  ASSERT_FALSE(line.sight.isVisible);
  EXPECT_EQ(line.sight.reason, rules::SightBlock::Unit);
  EXPECT_TRUE(line.blocker.empty());
  model::Edit edit("Take it away");
  edit.erase<model::Placement>(Id<model::Placement>{11});
  apply(edit);
  EXPECT_TRUE(abilities_.lineTo(far).sight.isVisible);
}

TEST_P(AbilityLinesTest, FireOnEnemiesComesToItsColumn) {
  const HexKey target = ahead(home_, 0);
  const auto sure = placeUnit(battle_, 1, home_, vertex(0));
  const auto guess = placeUnit(battle_, 2, home_, vertex(0), 2);
  placeUnit(battle_, 11, target, vertex(3));
  open();
  select(sure);
  const LineFacts line = abilities_.lineTo(target);
  ASSERT_TRUE(line.fire);
  EXPECT_FALSE(line.fire->refusal);
  EXPECT_EQ(line.fire->action, "Rifle fire");
  EXPECT_EQ(line.fire->index, "6");
  EXPECT_EQ(line.fire->column, "2-up");
  ASSERT_EQ(line.fire->results.size(), 1u);
  EXPECT_EQ(line.fire->results.front().text, "1M");
  EXPECT_EQ(line.fire->certainty, rules::Certainty::Known);
  select(guess);
  EXPECT_EQ(abilities_.lineTo(target).fire->certainty, rules::Certainty::Estimated);
  EXPECT_EQ(abilities_.lineTo(target).fire->index, "3");
}

TEST_P(AbilityLinesTest, FireTellsWhatTheCheckBringsThatItsResultIs) {
  const HexKey target = ahead(home_, 0);
  battle_.all<model::Counter>().put(
      {{11}, model::CounterRole::Unit, Id<model::Unit>{11}, std::nullopt, 1, std::nullopt, 1, 1, ""});
  testing::putFace(battle_, {{11}, {11}, model::FaceSide::Front, model::FaceRole::Step}, 6, 6, 4);
  const auto sure = placeUnit(battle_, 1, home_, vertex(0));
  placeUnit(battle_, 11, target, vertex(3));
  open();
  select(sure);
  const ActionFacts fire = abilities_.lineTo(target).fire.value();
  ASSERT_EQ(fire.checked.size(), 2u);
  EXPECT_EQ(fire.checked[0], (rules::TableResult{"stands", rules::Chance(5, 10)})) << "1 is added: up to 5 of 10";
  EXPECT_EQ(fire.checked[1], (rules::TableResult{"withdraws", rules::Chance(5, 10)}));
}

TEST_P(AbilityLinesTest, NobodyFiresAtNobodyBehindHimBeyondHisRangeOrWithoutAnArmThatFires) {
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  const auto horse = placeUnit(battle_, 5, at(3, 6), vertex(0));
  const auto gun = placeUnit(battle_, 6, at(11, 6), vertex(0));
  const HexKey before = ahead(at(11, 6), 0);
  placeUnit(battle_, 12, before, vertex(0));
  placeUnit(battle_, 11, ahead(home_, 3), vertex(0));
  open();
  select(foot);
  EXPECT_FALSE(abilities_.lineTo(ahead(home_, 3)).isInZone);
  EXPECT_FALSE(abilities_.lineTo(ahead(home_, 3)).fire);
  EXPECT_FALSE(abilities_.lineTo(ahead(home_, 0)).fire) << "nobody is there";
  EXPECT_EQ(abilities_.sight().range, 3);
  EXPECT_TRUE(abilities_.sight().isFireRange);
  const HexKey fourth = ahead(ahead(ahead(ahead(home_, 0), 0, 1), 0), 0, 1);
  EXPECT_FALSE(abilities_.lineTo(fourth).isInRange);
  EXPECT_FALSE(abilities_.lineTo(fourth).fire);
  select(horse);
  EXPECT_EQ(abilities_.sight().range, Abilities::kPlainRange);
  EXPECT_FALSE(abilities_.sight().isFireRange);
  select(gun);
  const LineFacts line = abilities_.lineTo(before);
  ASSERT_TRUE(line.fire);
  EXPECT_EQ(line.fire->action, "Cannonade");
  EXPECT_TRUE(line.fire->column.empty());
  EXPECT_EQ(line.fire->results.front().text, "2M");
}

TEST_P(AbilityLinesTest, FireEndangersLeadersWhereTheRulesNameItsColumnOrItsDistance) {
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  const auto gun = placeUnit(battle_, 6, at(11, 6), vertex(0));
  const HexKey near = ahead(at(11, 6), 0);
  const HexKey target = ahead(home_, 0);
  placeUnit(battle_, 11, target, vertex(0));
  placeUnit(battle_, 12, near, vertex(0));
  open();
  select(foot);
  EXPECT_FALSE(abilities_.lineTo(target).fire->endangersLeaders) << "no rule says so";
  setRule("leader/casualty-causes", R"([{"fire": "rifle", "row-from": 2}, {"fire": "artillery", "range": 1}])");
  EXPECT_TRUE(abilities_.lineTo(target).fire->endangersLeaders);
  select(gun);
  EXPECT_TRUE(abilities_.lineTo(near).fire->endangersLeaders);
  setRule("leader/casualty-causes", R"([{"fire": "rifle", "by": ["cavalry"], "row-from": 2}])");
  EXPECT_FALSE(abilities_.lineTo(near).fire->endangersLeaders);
  select(foot);
  EXPECT_FALSE(abilities_.lineTo(target).fire->endangersLeaders);
}

TEST_P(AbilityLinesTest, ACounterKnowsHowOftenItFires) {
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  const auto horse = placeUnit(battle_, 5, at(3, 6), vertex(0));
  const auto gun = placeUnit(battle_, 6, at(11, 6), vertex(0));
  open();
  setRule("state/shots", R"({"levels": ["none", "one", "two"]})");
  setRule("state/shots/two", R"({"may-not": ["rifle"]})");
  setRule("state/shots/change/fires", R"({"on": "rifle", "to": "+1"})");
  setRule("artillery/shots", R"({"own-activation": 1, "enemy-activation": 2})");
  select(foot);
  EXPECT_EQ(abilities_.sight().shotsPerTurn, 2);
  EXPECT_FALSE(abilities_.sight().gunShots);
  select(gun);
  EXPECT_FALSE(abilities_.sight().shotsPerTurn);
  EXPECT_EQ(abilities_.sight().gunShots, (rules::GunShots{1, 0, 2}));
  select(horse);
  EXPECT_FALSE(abilities_.sight().shotsPerTurn) << "it doesn't fire";
}

// [10.9.6].
class FireOfSeveral : public AbilitiesTest {
 protected:
  FireOfSeveral() {
    battle_.all<model::Counter>().put(
        {{3}, model::CounterRole::Unit, Id<model::Unit>{3}, std::nullopt, 1, std::nullopt, 1, 1, ""});
    testing::putFace(battle_, {{3}, {3}, model::FaceSide::Front, model::FaceRole::Step}, 6, 6, 4);
    first_ = placeUnit(battle_, 1, home_, vertex(0));
    placeUnit(battle_, 12, target_, vertex(3));
  }

  // A hex other than `known` from which the target is straight ahead.
  HexKey behind(HexKey known) const {
    for (const HexKey hex : layout_.neighbours(target_)) {
      const auto front = hex::frontHexes(layout_, hex, vertex(0));
      if (hex != known && std::find(front.begin(), front.end(), target_) != front.end()) return hex;
    }
    ADD_FAILURE();
    return target_;
  }
  void selectAll(const std::vector<Id<model::Placement>>& counters) { session_.hand().select({home_, counters}); }
  ActionFacts fire() { return abilities_.lineTo(target_).fire.value(); }

  const HexKey target_ = ahead(home_, 0);
  Id<model::Placement> first_;
};
INSTANTIATE_TEST_SUITE_P(BothWays, FireOfSeveral, ::testing::Values(hex::Orientation::Flat, hex::Orientation::Pointy),
                         nameOf);

TEST_P(FireOfSeveral, IsOneFireByTheRules) {
  const auto second = placeUnit(battle_, 3, behind(home_), vertex(0));
  open();
  selectAll({first_, second});
  EXPECT_EQ(fire().together, 2);
  EXPECT_EQ(fire().index, "6");
  select(first_);
  EXPECT_EQ(fire().together, 1);
}

TEST_P(FireOfSeveral, IsOfTheFirstAloneWhereTheyMayNotActTogether) {
  const auto second = placeUnit(battle_, 3, behind(home_), vertex(0));
  open();
  setRule("action/rifle", R"({"asked": "fire", "by": {"arm": "infantry"}, "range": 3, "sight": true,
    "joint": "single", "table": "rifle", "actors": "firers"})");
  selectAll({first_, second});
  EXPECT_EQ(fire().together, 1);
  EXPECT_FALSE(fire().refusal);
}

TEST_P(FireOfSeveral, LeavesOutWhoCantFireThere) {
  const auto away = placeUnit(battle_, 2, home_, vertex(3), 2);
  const auto far = placeUnit(battle_, 3, at(1, 1), vertex(0));
  const auto horse = placeUnit(battle_, 5, behind(home_), vertex(0));
  const HexKey back = *layout_.neighbour(home_, (*layout_.sideTowards(home_, target_) + 3) % hex::kSides);
  const auto hidden = placeUnit(battle_, 4, back, vertex(0));
  open();
  selectAll({first_, away, far, horse, hidden});
  EXPECT_EQ(fire().together, 1);
  EXPECT_EQ(fire().index, "6");
}

TEST_P(FireOfSeveral, IsRefusedWhereAStateForbidsIt) {
  open();
  setRule("state/shots", R"({"levels": ["none", "one"], "start": "one"})");
  setRule("state/shots/one", R"({"may-not": ["rifle"]})");
  select(first_);
  ASSERT_TRUE(fire().refusal);
  EXPECT_EQ(fire().refusal->kind, rules::Refusal::Kind::State);
}

TEST_P(FireOfSeveral, ListsTheTargetsInReachByDistance) {
  placeUnit(battle_, 11, ahead(target_, 0), vertex(3));
  open();
  const ask::World& world = *abilities_.maps().world();
  const auto targets = targetsOf(world, {*world.position().find(first_)}, 9);
  ASSERT_EQ(targets.size(), 1u) << "the nearer one stands in the way of sight";
  EXPECT_EQ(targets.front().hex, target_);
  EXPECT_EQ(targets.front().facts.action, "Rifle fire");
  EXPECT_TRUE(targetsOf(world, {*world.position().find(first_)}, 0).empty());
}

// --- zones

TEST_P(AbilityLinesTest, ZonesLieRoundTheFacing) {
  const auto counter = placeUnit(battle_, 1, home_, vertex(4));
  open();
  select(counter);
  ASSERT_FALSE(abilities_.zones().trouble);
  EXPECT_EQ(setOf(rules::hexesIn(layout_, home_, abilities_.zones().zones, hex::FacingZone::Front)),
            setOf(hex::frontHexes(layout_, home_, vertex(4))));
}

TEST_P(AbilityLinesTest, WhoFacesNowhereOrNobodyKnowsWhereHasNoZones) {
  const auto unknown = placeUnit(battle_, 1, home_);
  const auto leader = placeLeader(battle_, home_);
  open();
  select(unknown);
  EXPECT_EQ(abilities_.zones().trouble.fault, AbilityFault::FacingUnknown);
  select(leader);
  EXPECT_EQ(abilities_.zones().trouble.fault, AbilityFault::FacesNowhere);
}

// --- command

TEST_P(AbilityLinesTest, ALeaderCommandsAsFarAsTheRulesTraceIt) {
  const auto leader = placeLeader(battle_, home_);
  placeUnit(battle_, 1, *layout_.neighbour(home_, 0), vertex(0));
  placeUnit(battle_, 2, at(1, 1), vertex(0));
  placeUnit(battle_, 6, at(13, 1));
  for (int side = 0; side < hex::kSides; ++side) {
    // Enemies all round leave him his own hex and theirs.
    if (side != 0) placeUnit(battle_, side < 3 ? 11 + side - 1 : 12, *layout_.neighbour(home_, side), vertex(0));
  }
  open();
  select(leader);
  const CommandFacts& facts = abilities_.command();
  EXPECT_TRUE(facts.isLeader);
  EXPECT_EQ(facts.range, 4);
  const rules::CommandReach reach{4, false, false};
  std::vector<const model::Placement*> setUp;
  for (const model::Placement& row : session_.setUp().placements()) setUp.push_back(&row);
  EXPECT_EQ(facts.hexes, rules::hexesInCommand(session_.battle(), layout_, setUp, *session_.setUp().placement(leader),
                                               home_, reach));
  std::map<HexKey, CommandState> states;
  for (const CommandTie& tie : facts.ties) {
    EXPECT_EQ(tie.leader, home_);
    states[tie.unit] = tie.state;
  }
  EXPECT_EQ(states[*layout_.neighbour(home_, 0)], CommandState::InCommand);
  EXPECT_EQ(states[at(1, 1)], CommandState::OutOfCommand);
  EXPECT_EQ(states[at(13, 1)], CommandState::NeedsNone) << "the rules ask no command of guns";
  EXPECT_EQ(facts.absent, 0);
}

// M4.4: the commander in chief has no units of his own, but sets any near him in motion.
TEST_P(AbilityLinesTest, ALeaderWithoutUnitsMayHaveAPowerOverThoseNearHim) {
  battle_.all<model::UnitCommand>() = {};
  const auto leader = placeLeader(battle_, home_);
  placeUnit(battle_, 1, *layout_.neighbour(home_, 0), vertex(0));
  placeUnit(battle_, 2, at(1, 1), vertex(0));
  placeUnit(battle_, 11, *layout_.neighbour(home_, 3), vertex(0));
  open();
  select(leader);
  EXPECT_EQ(abilities_.command().trouble.fault, AbilityFault::NoCommand);
  model::Edit edit("Give him a power");
  edit.put(model::Rule{*model::info(battle_)->system, "activation/power/hale",
                       model::JsonText{R"({"activates": [{"army": "blue", "leaders": 1}], "units": 2, "within": 3})"}});
  apply(edit);
  const CommandFacts& facts = abilities_.command();
  EXPECT_FALSE(facts.trouble);
  ASSERT_TRUE(facts.power);
  EXPECT_EQ(facts.power->units, 2);
  EXPECT_EQ(facts.ties, (std::vector<CommandTie>{{home_, *layout_.neighbour(home_, 0), CommandState::ByPower}}));
}

TEST_P(AbilityLinesTest, CommandGoesRoundTheEnemy) {
  const auto leader = placeLeader(battle_, home_);
  open();
  select(leader);
  EXPECT_EQ(setOf(abilities_.command().hexes), setOf(layout_.disc(home_, 4)));
  model::Battle beset = battle_;
  placeUnit(beset, 11, *layout_.neighbour(home_, 0), vertex(0));
  placeUnit(beset, 12, *layout_.neighbour(home_, 1), vertex(0));
  open(beset);
  select(leader);
  EXPECT_LT(abilities_.command().hexes.size(), layout_.disc(home_, 4).size());
  EXPECT_TRUE(setOf(abilities_.command().hexes).contains(*layout_.neighbour(home_, 0)));
}

TEST_P(AbilityLinesTest, AUnitKnowsItsLeaderAndWhetherHeReachesIt) {
  placeLeader(battle_, home_);
  const auto near = placeUnit(battle_, 1, at(7, 4), vertex(0));
  const auto far = placeUnit(battle_, 2, at(1, 1), vertex(0));
  const auto enemy = placeUnit(battle_, 11, at(13, 11), vertex(0));
  open();
  select(near);
  EXPECT_EQ(abilities_.command().leaders, std::vector{test::kBlueLeader});
  EXPECT_EQ(abilities_.command().ties, (std::vector<CommandTie>{{home_, at(7, 4), CommandState::InCommand}}));
  select(far);
  EXPECT_EQ(abilities_.command().ties.front().state, CommandState::OutOfCommand);
  select(enemy);
  EXPECT_EQ(abilities_.command().trouble.fault, AbilityFault::NoCommand);
}

TEST_P(AbilityLinesTest, AUnitWhoseLeaderIsAwaySaysSo) {
  const auto unit = placeUnit(battle_, 1, home_, vertex(0));
  open();
  select(unit);
  EXPECT_TRUE(abilities_.command().isLeaderAbsent);
  EXPECT_TRUE(abilities_.command().ties.empty());
}

TEST_P(AbilityLinesTest, ALeaderWhoBeginsWithHisUnitsStandsWhereHeIsShown) {
  const auto leader = placeLeader(battle_, home_);
  model::Placement row = *battle_.find<model::Placement>(leader);
  row.rule = model::PlacementRule::WithOwnUnits;
  row.hex.reset();
  battle_.all<model::Placement>().put(row);
  placeUnit(battle_, 1, at(4, 4), vertex(0));
  open();
  session_.hand().select({at(4, 4), {leader}});
  EXPECT_EQ(abilities_.place(), at(4, 4));
  EXPECT_EQ(abilities_.command().ties.size(), 1u);
}

// --- nothing to show

TEST_P(AbilityLinesTest, WithoutABattleAMapOrASelectionThereIsNothing) {
  EXPECT_EQ(abilities_.reach().trouble.fault, AbilityFault::NoMap);
  EXPECT_EQ(abilities_.sight().trouble.fault, AbilityFault::NoMap);
  model::Battle bare = battle_;
  bare.all<model::HexRow>() = {};
  bare.all<model::MapSheet>() = {};
  open(bare);
  EXPECT_EQ(abilities_.zones().trouble.fault, AbilityFault::NoMap);
  open();
  for (const AbilityTrouble& trouble : {abilities_.reach().trouble, abilities_.sight().trouble,
                                        abilities_.zones().trouble, abilities_.command().trouble}) {
    EXPECT_EQ(trouble.fault, AbilityFault::NothingSelected);
  }
  EXPECT_EQ(abilities_.wayTo(home_).kind, WayFacts::Kind::OutOfReach);
  EXPECT_EQ(abilities_.lineTo(home_).distance, 0);
}

TEST_P(AbilityLinesTest, RulesThatDontSayAreNamed) {
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  const Id<model::System> system = battle_.all<model::System>().begin()->id;
  battle_.all<model::Rule>().erase({system, "arm/infantry/movement"});
  battle_.all<model::Rule>().erase({system, "command/range"});
  open();
  select(counter);
  EXPECT_EQ(abilities_.reach().trouble, (AbilityTrouble{AbilityFault::NoRule, "arm/infantry/movement"}));
  EXPECT_EQ(abilities_.command().trouble, (AbilityTrouble{AbilityFault::NoRule, "command/range"}));
}

TEST_P(AbilityLinesTest, ACounterThatEntersLaterHasNoHex) {
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  model::Placement row = *battle_.find<model::Placement>(counter);
  row.rule = model::PlacementRule::Enters;
  row.hex.reset();
  battle_.all<model::Placement>().put(row);
  open();
  session_.hand().select({std::nullopt, {counter}});
  EXPECT_EQ(abilities_.reach().trouble.fault, AbilityFault::NotOnMap);
  EXPECT_EQ(abilities_.sight().trouble.fault, AbilityFault::NotOnMap);
}

TEST_P(AbilityLinesTest, AskingChangesNothingAndTellsOfChanges) {
  const auto counter = placeUnit(battle_, 1, home_, vertex(0));
  open();
  const std::string before = session_.document().dump();
  int told = 0;
  QObject::connect(&abilities_, &Abilities::changed, &abilities_, [&] { ++told; });
  select(counter);
  EXPECT_EQ(told, 1);
  abilities_.setShown(Ability::Reach, true);
  abilities_.setShown(Ability::Reach, true);
  EXPECT_EQ(told, 2);
  EXPECT_TRUE(abilities_.isAnyShown());
  abilities_.reach();
  abilities_.command();
  EXPECT_EQ(session_.document().dump(), before);
  paint(at(2, 2), "woods");
  EXPECT_EQ(told, 3);
}

INSTANTIATE_TEST_SUITE_P(Maps, AbilityLinesTest, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         nameOf);

}  // namespace
}  // namespace redoubt::editor
