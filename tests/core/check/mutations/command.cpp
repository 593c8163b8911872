#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {
namespace {

// Another leader of the north, with a command.
void addHeron(Battle& b) {
  b.all<Leader>().put({Id<Leader>{5}, "heron", Id<Army>{1}, "Capt. Heron", "Heron", false, 3});
  b.all<Command>().put({Id<Command>{5}, "heron", Id<Army>{1}, "Heron's", Id<Leader>{5}, "", 5});
}

void placeHeron(Battle& b) {
  Placement row = *b.find<Placement>(kBrandPlacement);
  row.id = Id<Placement>{120};
  row.leader = Id<Leader>{5};
  row.rule = PlacementRule::At;
  row.hex = at(8, 6);
  b.all<Placement>().put(row);
}

// The lancers in a corner of the map with an enemy in either hex beside it, two hexes from Brand and all others.
void encloseLancers(Battle& b) {
  changePlacement(b, kBrandPlacement, [](Placement& row) { row.rule = PlacementRule::At, row.hex = at(3, 1); });
  for (const auto id : {kAlder1Placement, kAlder2Placement}) {
    changePlacement(b, id, [](Placement& row) { row.hex = at(3, 1); });
  }
  changePlacement(b, kBirchPlacement, [](Placement& row) { row.hex = at(4, 1); });
  changePlacement(b, kBirchAtNoon, [](Placement& row) { row.hex = at(4, 1); });
  changePlacement(b, kLancersPlacement, [](Placement& row) { row.hex = at(1, 1); });
  changePlacement(b, kRowanPlacement, [](Placement& row) { row.hex = at(2, 1); });
  change<Placement>(b, Id<Placement>{204}, [](Placement& row) { row.hex = at(2, 1); });
  change<Placement>(b, Id<Placement>{202}, [](Placement& row) { row.hex = at(1, 2); });
}

}  // namespace

std::vector<Mutation> commandMutations() {
  return {
      {"UnitWithoutCommand",
       [](Battle& b) {
         b.all<UnitCommand>().erase({kRowan, Id<Command>{2}});
       },
       {"command-without-units command/wolf", "no-command unit/rowan"}},
      {"UnitOfAnArmyWithOneCommand",
       [](Battle& b) {
         b.all<UnitCommand>().erase({kAlder1, Id<Command>{1}});
       },
       {"no-command unit/alder-1 fix"}},
      {"NoCommandRule", [](Battle& b) { setRule(b, "command/required", ""); }, {"rule-missing rule/command/required"}},
      {"RulesWithoutCommand",
       [](Battle& b) {
         setRule(b, "command/required", "");
         setRule(b, "command/range", "");
       },
       {}},
      {"CommandNotNeededByAnEstimate",
       [](Battle& b) { estimate(b, "rule", "1/unit-type/howitzer/arm", "value"); },
       {"rule-estimated rule/unit-type/howitzer/arm"}},
      {"UnitsTooFarApart",
       [](Battle& b) { changePlacement(b, kLancersPlacement, [](Placement& row) { row.hex = at(12, 9); }); },
       {"no-place-in-command morning/dawn leader/brand", "no-place-in-command morning/noon leader/brand"}},
      {"UnitsTooFarApartAtNoon",
       [](Battle& b) { changePlacement(b, kBirchAtNoon, [](Placement& row) { row.hex = at(12, 2); }); },
       {"no-place-in-command morning/noon leader/brand"}},
      {"LeaderFarFromHisUnits",
       [](Battle& b) {
         changePlacement(b, kBrandPlacement, [](Placement& row) { row.rule = PlacementRule::At, row.hex = at(11, 9); });
       },
       {"no-place-in-command morning/dawn leader/brand", "no-place-in-command morning/noon leader/brand"}},
      {"LeaderAnywhereInAZone",
       [](Battle& b) {
         changePlacement(b, kBrandPlacement,
                         [](Placement& row) { row.rule = PlacementRule::Zone, row.zone = Id<Zone>{2}; });
       },
       {}},
      {"LeaderWithUnitsStillToCome",
       [](Battle& b) {
         changePlacement(b, kFinchPlacement,
                         [](Placement& row) { row.rule = PlacementRule::WithOwnUnits, row.entry.reset(); });
       },
       {"leader-without-host morning/dawn leader/finch", "leader-without-host morning/noon leader/finch"}},
      {"OverallCommanderAlone",
       [](Battle& b) {
         change<Placement>(b, Id<Placement>{107},
                           [](Placement& row) { row.rule = PlacementRule::WithOwnUnits, row.hex.reset(); });
       },
       {}},
      {"UnitThatTwoCanLead",
       [](Battle& b) {
         addHeron(b);
         b.all<UnitCommand>().put({kLancers, Id<Command>{5}});
         changePlacement(b, kLancersPlacement, [](Placement& row) { row.hex = at(12, 9); });
       },
       {"leader-hosts morning/dawn leader/brand", "leader-hosts morning/noon leader/brand",
        "not-placed morning/dawn leader/heron", "not-placed morning/noon leader/heron", "several-commands army/north"}},
      {"UnitsOfAReserveThatTwoCanLead",
       [](Battle& b) {
         setRule(b, "command/reserve", R"({"army": "north", "not": ["hale"]})");
         addHeron(b);
         placeHeron(b);
         b.all<UnitCommand>().put({kLancers, Id<Command>{5}});
       },
       {}},
      {"UnitsOfTwoWhereAnotherArmyHasTheReserve",
       [](Battle& b) {
         setRule(b, "command/reserve", R"({"army": "south"})");
         addHeron(b);
         placeHeron(b);
         b.all<UnitCommand>().put({kLancers, Id<Command>{5}});
       },
       {"several-commands army/north"}},
      {"UnitsOfAReserveUnderTheLeaderItIsClosedTo",
       [](Battle& b) {
         setRule(b, "command/reserve", R"({"army": "north", "not": ["heron"], "part": true})");
         addHeron(b);
         placeHeron(b);
         for (const auto unit : {kLancers, kBirch}) b.all<UnitCommand>().put({unit, Id<Command>{5}});
         b.all<UnitCommand>().put({kNorthGun, Id<Command>{5}});
       },
       {"reserve-closed command/heron fix"}},
      {"UnitsOfTheLeaderAReserveIsClosedToAlone",
       [](Battle& b) {
         setRule(b, "command/reserve", R"({"not": ["heron"]})");
         addHeron(b);
         placeHeron(b);
         b.all<UnitCommand>().put({kNorthGun, Id<Command>{5}});
       },
       {}},
      {"CommandOfAnotherArmy",
       [](Battle& b) {
         b.all<UnitCommand>().put({kRowan, Id<Command>{1}});
       },
       {"command-of-other-army unit/rowan fix", "leader-hosts morning/dawn leader/brand",
        "leader-hosts morning/noon leader/brand"}},
      {"NoCommandButOneOfAnotherArmy",
       [](Battle& b) {
         b.all<UnitCommand>().erase({kSouthGun, Id<Command>{2}});
         b.all<UnitCommand>().put({kSouthGun, Id<Command>{1}});
       },
       {"command-of-other-army unit/south-gun", "leader-hosts morning/noon leader/brand"}},
      {"CommandThatNobodyLeads",
       [](Battle& b) { change<Command>(b, Id<Command>{3}, [](Command& row) { row.leader.reset(); }); },
       {"command-without-leader command/finch", "leader-without-command leader/finch"}},
      {"SeveralCommandsThatNobodyLeads",
       [](Battle& b) {
         change<Command>(b, Id<Command>{3}, [](Command& row) { row.leader.reset(); });
         const Command like = *b.find<Command>(Id<Command>{3});
         b.all<Command>().put({Id<Command>{7}, "grebe", like.army, "Grebe", std::nullopt, "", 7});
       },
       {"commands-without-leader army/south", "command-without-units command/grebe",
        "leader-without-command leader/finch"}},
      {"CommandsOfAGameWithoutLeaders",
       [](Battle& b) {
         b.all<Army>().put({Id<Army>{9}, "west", Id<Player>{2}, "Army of the West", "#33aa33", 9});
         for (int i = 0; i < 3; ++i) {
           const std::string name = "Column " + std::to_string(i);
           b.all<Command>().put({Id<Command>{70 + i}, "column-" + std::to_string(i), Id<Army>{9}, name, {}, "", i});
         }
         for (const char* path : {"command/required", "command/range"}) setRule(b, path, "null");
       },
       {"command-without-units command/column-0", "command-without-units command/column-1",
        "command-without-units command/column-2", "rule-missing rule/command/range"}},
      {"ReserveWithoutLeaderOfItsOwn",
       [](Battle& b) {
         setRule(b, "command/reserve", "{}");
         b.all<Command>().put({Id<Command>{5}, "reserve", Id<Army>{1}, "Reserve", std::nullopt, "", 5});
         b.all<UnitCommand>().put({kLancers, Id<Command>{5}});
       },
       {}},
      {"CommandLedFromAnotherArmy",
       [](Battle& b) { change<Command>(b, Id<Command>{3}, [](Command& row) { row.leader = kHale; }); },
       {"leader-of-other-army command/finch", "leader-without-command leader/finch"}},
      {"CommandsOfOneColour",
       [](Battle& b) { change<Command>(b, Id<Command>{3}, [](Command& row) { row.colour = "#FF00FF"; }); },
       {"command-colour-twice command/finch"}},
      {"CommandsOfTwoArmiesOfOneColour",
       [](Battle& b) { change<Command>(b, Id<Command>{3}, [](Command& row) { row.colour = "#ffff00"; }); },
       {}},
      {"TwoCommandsOfOneArmyWithOneName",
       [](Battle& b) { change<Command>(b, Id<Command>{3}, [](Command& row) { row.name = "Wolf's own"; }); },
       {"command-name-twice command/finch"}},
      {"LeaderWithNobodyToLead",
       [](Battle& b) {
         addHeron(b);
         placeHeron(b);
         b.all<Command>().erase(Id<Command>{5});
       },
       {"leader-without-command leader/heron"}},
      {"LeaderWithAPowerAlone",
       [](Battle& b) {
         addHeron(b);
         placeHeron(b);
         b.all<Command>().erase(Id<Command>{5});
         setRule(b, "activation/power/heron", R"({"moves": true})");
       },
       {}},
      {"LeaderOfOneUnitInAScenario",
       [](Battle& b) {
         addHeron(b);
         placeHeron(b);
         b.all<Command>().erase(Id<Command>{5});
         b.all<Setting>().put({Id<Scenario>{1}, "command-of/lancers", JsonText{R"("heron")"}});
         changePlacement(b, kLancersPlacement, [](Placement& row) { row.hex = at(12, 9); });
       },
       {"no-place-in-command morning/dawn leader/heron", "no-place-in-command morning/noon leader/heron"}},
      {"ArmyWithoutOverallCommander",
       [](Battle& b) {
         setRule(b, "activation/overall", "1");
         change<Leader>(b, kHale, [](Leader& row) { row.overall = false; });
       },
       {"leader-without-command leader/hale", "no-overall-commander morning army/north"}},
      {"OverallCommanderWhoHasAPower",
       [](Battle& b) {
         setRule(b, "activation/power/hale", R"({"moves": true})");
         change<Leader>(b, kHale, [](Leader& row) { row.overall = false; });
       },
       {"no-overall-commander morning army/north"}},
      {"NoOverallCommanderWhereRulesKnowNone",
       [](Battle& b) { change<Leader>(b, kHale, [](Leader& row) { row.overall = false; }); },
       {"leader-without-command leader/hale"}},
      {"OverallCommanderOfTheOtherArmy",
       [](Battle& b) {
         b.all<Setting>().put({Id<Scenario>{1}, "overall-commander/south", JsonText{R"("hale")"}});
       },
       {"overall-of-other-army morning leader/hale"}},
      {"SeveralOverallCommanders",
       [](Battle& b) { change<Leader>(b, kBrand, [](Leader& row) { row.overall = true; }); },
       {"two-overall-commanders morning army/north"}},
      {"SeveralOverallCommandersAndAChoice",
       [](Battle& b) { change<Leader>(b, kFinch, [](Leader& row) { row.overall = true; }); },
       {}},
      {"WallOfEnemiesRoundAUnit",
       [](Battle& b) {
         setRule(b, "command/trace", R"({"through-enemy": false, "through-melee": true})");
         encloseLancers(b);
       },
       {"no-place-in-command morning/dawn leader/brand", "no-place-in-command morning/noon leader/brand"}},
      {"WallOfEnemiesWhereRulesMindNone", encloseLancers, {}},
      {"NoCommandRange", [](Battle& b) { setRule(b, "command/range", ""); }, {"rule-missing rule/command/range"}},
      {"NonsenseCommandRange",
       [](Battle& b) { setRule(b, "command/range", R"("near")"); },
       {"rule-malformed rule/common/command/range", "rule-missing rule/command/range"}},
  };
}

}  // namespace redoubt::check::sample
