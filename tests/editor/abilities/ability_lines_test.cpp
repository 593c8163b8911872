#include "core/rules/command/command.h"
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

TEST_P(AbilityLinesTest, FireComesToTheRowOfItsTable) {
  const HexKey target = ahead(home_, 0);
  const auto sure = placeUnit(battle_, 1, home_, vertex(0));
  const auto guess = placeUnit(battle_, 2, home_, vertex(0), 2);
  open();
  select(sure);
  const LineFacts line = abilities_.lineTo(target);
  ASSERT_TRUE(line.fire);
  ASSERT_TRUE(line.fire->row);
  EXPECT_EQ(line.fire->row->quotient, 6);
  EXPECT_EQ(line.fire->row->result, "1M");
  EXPECT_FALSE(line.fire->isEstimate);
  select(guess);
  EXPECT_TRUE(abilities_.lineTo(target).fire->isEstimate);
  EXPECT_EQ(abilities_.lineTo(target).fire->firepower, 3);
}

TEST_P(AbilityLinesTest, OfAFormationThatFiresWithAShareOnlyTheShareIsTold) {
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  open();
  select(foot);
  model::Edit edit("Form up");
  const Id<model::System> system = *model::info(session_.battle())->system;
  edit.put(model::Rule{system, "formation/block/title", model::JsonText{"\"Block\""}});
  edit.put(model::Rule{system, "formation/block/fire-share", model::JsonText{"\"1/4\""}});
  model::Placement row = *session_.setUp().placement(foot);
  row.formation = "block";
  edit.put(row);
  apply(edit);
  const LineFacts line = abilities_.lineTo(ahead(home_, 0));
  ASSERT_TRUE(line.fire);
  EXPECT_EQ(line.fire->share, Rational(1, 4));
  EXPECT_FALSE(line.fire->row);
  EXPECT_FALSE(line.fire->firepower);
  EXPECT_TRUE(line.fire->missing.empty());
}

TEST_P(AbilityLinesTest, NobodyFiresBehindHimBeyondHisRangeOrWithoutAnArmThatFires) {
  const auto foot = placeUnit(battle_, 1, home_, vertex(0));
  const auto horse = placeUnit(battle_, 5, at(3, 6), vertex(0));
  const auto gun = placeUnit(battle_, 6, at(11, 6), vertex(0));
  open();
  select(foot);
  EXPECT_FALSE(abilities_.lineTo(ahead(home_, 3)).isInZone);
  EXPECT_FALSE(abilities_.lineTo(ahead(home_, 3)).fire);
  const HexKey fourth = ahead(ahead(ahead(ahead(home_, 0), 0, 1), 0), 0, 1);
  EXPECT_FALSE(abilities_.lineTo(fourth).isInRange);
  EXPECT_FALSE(abilities_.lineTo(fourth).fire);
  select(horse);
  EXPECT_EQ(abilities_.sight().range, Abilities::kPlainRange);
  EXPECT_FALSE(abilities_.lineTo(ahead(at(3, 6), 0)).fire);
  select(gun);
  const LineFacts line = abilities_.lineTo(ahead(at(11, 6), 0));
  ASSERT_TRUE(line.fire);
  EXPECT_FALSE(line.fire->row);
  EXPECT_EQ(rules::sumOf(line.fire->modifiers), 2);
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

INSTANTIATE_TEST_SUITE_P(Maps, AbilityLinesTest, testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         nameOf);

}  // namespace
}  // namespace redoubt::editor
