#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {
namespace {

void addSetting(Battle& battle, const std::string& path, const std::string& json) {
  battle.all<Setting>().put({Id<Scenario>{1}, path, JsonText{json}});
}

// The north's block again, in another scenario.
void addEvening(Battle& battle) {
  battle.all<Scenario>().put({Id<Scenario>{2}, "evening", "The evening", {}, 2, ""});
  battle.all<Variant>().put({Id<Variant>{3}, "dusk", Id<Scenario>{2}, "At dusk", 1});
  battle.all<VariantBlock>().put({Id<Variant>{3}, Id<SetUpBlock>{1}});
}

// An army with a block that no variant has.
void addEast(Battle& battle) {
  battle.all<Army>().put({Id<Army>{3}, "east", Id<Player>{2}, "Army of the East", "#33aa33", 3});
  battle.all<SetUpBlock>().put({Id<SetUpBlock>{5}, "east", Id<Army>{3}, std::nullopt, "East", 5});
}

// The whole map but the hexes that a test takes out of it.
void addArea(Battle& battle) {
  battle.all<Zone>().put({Id<Zone>{5}, "field", "The field", ZoneKind::Area});
  layoutOf(battle).forEachHex([&](hex::HexKey hex) { battle.all<ZoneHex>().put({Id<Zone>{5}, hex}); });
  addSetting(battle, "area", R"("field")");
}

void closeToFoot(Battle& battle, const std::string& terrain) {
  setRule(battle, "terrain/" + terrain + "/title", R"("Mire")");
  setRule(battle, "terrain/" + terrain + "/forbidden", R"(["foot"])");
}

// Its two hexes.
void putIntoMeadows(Battle& battle, const std::vector<Id<Placement>>& counters) {
  for (const Id<Placement> id : counters) {
    changePlacement(battle, id,
                    [](Placement& row) { row.rule = PlacementRule::Zone, row.hex.reset(), row.zone = Id<Zone>{2}; });
  }
}

// Dispersed units come back near their leaders, guns too.
void letReturn(Battle& battle) {
  setRule(battle, "dispersal/returns",
          R"({"share": "1/2", "rounding": "up", "near": "leader",
              "leader-lost": {"near": "overall-commander", "losses": 1}})");
  battle.all<Track>().put({Id<Track>{1}, "broken", "dispersed", "Broken"});
  for (const char* player : {"blue", "red"}) setRule(battle, std::string("dispersal/track/") + player, R"("broken")");
  battle.all<UnitCommand>().put({kNorthGun, Id<Command>{1}});
  battle.all<UnitCommand>().put({kSouthGun, Id<Command>{2}});
}

}  // namespace

std::vector<Mutation> startMutations() {
  return {
      {"MoreCountersThanTheirZoneHolds",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", R"([{"foot": 1, "gun": 2}, {"horse": 1}])");
         putIntoMeadows(b, {kAlder1Placement, kAlder2Placement, kBirchPlacement});
         b.all<Placement>().erase(kBirchAtNoon);
       },
       {"no-room morning/dawn placement/101", "no-room morning/noon placement/101"}},
      {"MoreStrengthThanItsZoneHoldsByEstimates",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", R"([{"foot": {"size": 3}, "gun": "any"}, {"horse": "any"}])");
         estimateSizes(b, 4, 4);
         putIntoMeadows(b, {kAlder1Placement, kAlder2Placement});
       },
       {"room-doubtful morning/dawn placement/101", "room-doubtful morning/noon placement/101"}},
      {"LeaderOnGroundClosedToTheArmHeGoesAs",
       [](Battle& b) {
         closeToFoot(b, "meadow");
         setRule(b, "leader/barred-as", R"("foot")");
         changePlacement(b, Id<Placement>{107}, [](Placement& row) { row.hex = at(5, 5); });
       },
       {"terrain-forbidden morning/dawn hex/10051005/north", "terrain-forbidden morning/noon hex/10051005/north"}},
      {"FootOnGroundClosedToIt",
       [](Battle& b) { closeToFoot(b, "meadow"); },
       {"terrain-forbidden morning/dawn hex/10051005/north", "terrain-forbidden morning/noon hex/10051005/north"}},
      {"FootOnAWayThroughGroundClosedToIt",
       [](Battle& b) {
         closeToFoot(b, "meadow");
         setRule(b, "terrain/track/replaces", R"(["hex"])");
         b.all<Link>().put({*layoutOf(b).sideBetween(at(5, 5), at(5, 6)), "track"});
       },
       {}},
      {"FootOnAWayThatIsClosedToItToo",
       [](Battle& b) {
         closeToFoot(b, "meadow");
         setRule(b, "terrain/track/replaces", R"(["hex"])");
         setRule(b, "terrain/track/forbidden", R"(["foot"])");
         b.all<Link>().put({*layoutOf(b).sideBetween(at(5, 5), at(5, 6)), "track"});
       },
       {"terrain-forbidden morning/dawn hex/10051005/north", "terrain-forbidden morning/noon hex/10051005/north"}},
      {"DispersedUnitsHaveSomebodyToComeBackTo", letReturn, {}},
      {"DispersedUnitsOfALeaderWhoStaysAway",
       [](Battle& b) {
         letReturn(b);
         changePlacement(b, Id<Placement>{106}, [](Placement& row) { row.rule = PlacementRule::OffMap; });
       },
       {"no-leader-to-return-to morning/dawn army/north", "no-leader-to-return-to morning/noon army/north",
        "schedule-leader-unplaced morning/dawn leader/brand fix",
        "schedule-leader-unplaced morning/noon leader/brand fix"}},
      {"DispersedUnitsWithoutAChief",
       [](Battle& b) {
         letReturn(b);
         changePlacement(b, Id<Placement>{107}, [](Placement& row) { row.rule = PlacementRule::OffMap, row.hex = {}; });
       },
       {"no-chief-to-return-to morning/dawn army/north", "no-chief-to-return-to morning/noon army/north",
        "schedule-leader-unplaced morning/dawn leader/hale fix",
        "schedule-leader-unplaced morning/noon leader/hale fix"}},
      {"WhatCarriesOthersIsNotDispersed",
       [](Battle& b) {
         letReturn(b);
         b.all<UnitCommand>().erase({kNorthGun, Id<Command>{1}});
         setRule(b, "transport/arm", R"("gun")");
       },
       {}},
      {"UnitsInAnEnemysZoneOfControl",
       [](Battle& b) {
         setRule(b, "control/zones", R"(["front"])");
         changePlacement(b, kRowanPlacement, [](Placement& row) { row.hex = at(6, 7); });
         face(b, kRowanPlacement, facing(0));
       },
       {"begins-in-control morning/dawn army/north", "begins-in-control morning/noon army/north"}},
      {"UnitOfAnotherArmy",
       [](Battle& b) { changePlacement(b, kRowanPlacement, [](Placement& row) { row.block = Id<SetUpBlock>{1}; }); },
       {"enemies-in-hex morning/dawn hex/10051009", "enemies-in-hex morning/noon hex/10051009",
        "foreign-unit placement/201"}},
      {"LeaderOfAnotherArmyWhoEnters",
       [](Battle& b) { changePlacement(b, kFinchPlacement, [](Placement& row) { row.block = Id<SetUpBlock>{1}; }); },
       {"entry-of-other-army morning entry/finch-late", "foreign-unit placement/205"}},
      {"CountersOutsideTheArea",
       [](Battle& b) {
         addArea(b);
         b.all<ZoneHex>().erase({Id<Zone>{5}, at(5, 5)});
       },
       {"outside-area morning/dawn army/north", "outside-area morning/noon army/north"}},
      {"CountersInTheArea", addArea, {}},
      {"CounterThatMayBeginInTheArea",
       [](Battle& b) {
         addArea(b);
         b.all<ZoneHex>().erase({Id<Zone>{5}, at(10, 2)});
         change<Placement>(b, Id<Placement>{107},
                           [](Placement& row) { row.rule = PlacementRule::Within, row.distance = 1; });
       },
       {}},
      {"UnitLeftAtHomeButPlaced",
       [](Battle& b) {
         addSetting(b, "forces/north", R"(["alder-1", "alder-2", "birch", "north-gun", "brand", "hale"])");
       },
       {"not-taking-part morning/dawn army/north fix", "not-taking-part morning/noon army/north fix"}},
      {"UnitLeftAtHomeAndOffTheMap",
       [](Battle& b) {
         addSetting(b, "forces/north", R"(["alder-1", "alder-2", "birch", "north-gun", "brand", "hale"])");
         changePlacement(b, kLancersPlacement, [](Placement& row) { row.rule = PlacementRule::OffMap, row.hex = {}; });
       },
       {}},
      {"UnitLeftAtHomeButPlacedForTwoScenarios",
       [](Battle& b) {
         addSetting(b, "forces/north", R"(["alder-1", "alder-2", "birch", "north-gun", "brand", "hale"])");
         addEvening(b);
       },
       {"not-taking-part morning/dawn army/north", "not-taking-part morning/noon army/north"}},
      {"UnitLeftAtHomeButPlacedByTwoBlocks",
       [](Battle& b) {
         addSetting(b, "forces/north", R"(["alder-1", "alder-2", "lancers", "north-gun", "brand", "hale"])");
       },
       {"not-taking-part morning/dawn army/north fix", "not-taking-part morning/noon army/north fix"}},
      {"VariantWithoutOneArmy",
       [](Battle& b) {
         addEast(b), b.all<VariantBlock>().put({Id<Variant>{2}, Id<SetUpBlock>{5}});
       },
       {"variant-without-block morning/dawn army/east"}},
      {"VariantWithoutAnArmyThatTakesPartBySettings",
       [](Battle& b) { addEast(b), addSetting(b, "forces/east", "[]"); },
       {"variant-without-block morning/dawn army/east", "variant-without-block morning/noon army/east"}},
      {"VariantWithoutAnArmyThatStaysAway", addEast, {}},
      {"ScenarioOfOneArmy", addEvening, {}},
      {"FootInTerrainClosedToIt",
       [](Battle& b) { closeToFoot(b, "meadow"); },
       {"terrain-forbidden morning/dawn hex/10051005/north", "terrain-forbidden morning/noon hex/10051005/north"}},
      {"FootInTerrainClosedToItByAnEstimate",
       [](Battle& b) { closeToFoot(b, "meadow"), estimate(b, "rule", "1/terrain/meadow/forbidden", "value"); },
       {"rule-estimated rule/terrain/meadow/forbidden", "terrain-forbidden morning/dawn hex/10051005/north",
        "terrain-forbidden morning/noon hex/10051005/north"}},
      {"TerrainClosedToNobodyThere", [](Battle& b) { closeToFoot(b, "cliff"); }, {}},
      {"GunThatPaysAsFootInTerrainClosedToThat",
       [](Battle& b) {
         closeToFoot(b, "mire");
         b.all<HexRow>().put({at(6, 6), "mire", 0});
         setRule(b, "formation/limbered/title", R"("Limbered")");
         setRule(b, "formation/limbered/terrain-as", R"("foot")");
         changePlacement(b, Id<Placement>{105}, [](Placement& row) { row.formation = "limbered"; });
       },
       {"terrain-forbidden morning/dawn hex/10061006/north", "terrain-forbidden morning/noon hex/10061006/north",
        "terrain-undrawn terrain/mire"}},
      {"TerrainWithoutCostForAnArm",
       [](Battle& b) { setRule(b, "terrain/meadow/enter", R"({"horse": 2})"); },
       {"rule-missing rule/terrain/meadow/enter"}},
      {"TerrainWithoutCostForAnArmThatPaysAlikeForAll",
       [](Battle& b) {
         setRule(b, "terrain/meadow/enter", R"({"horse": 2})");
         setRule(b, "arm/foot/any-cost", "1");
       },
       {}},
  };
}

}  // namespace redoubt::check::sample
