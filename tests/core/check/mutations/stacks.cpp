#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {
namespace {

// In the meadows three foot of the north may share a hex, elsewhere only one.
constexpr auto kMoreInTheMeadows =
    R"([{"foot": 1}, {"horse": 2}, {"gun": 2}, {"foot": 3, "zone": "meadows", "army": "north"}])";

// Gives the two Alders faces with these sizes.
void sizeOf(Battle& battle, int first, int second) {
  estimateSizes(battle, first, second);
  for (const auto unit : {kAlder1, kAlder2})
    battle.all<Provenance>().erase({"face_figure", std::to_string(unit.value) + "/size", "value"});
}

// Birch and a second of its kind stand together beside the meadows, where the Alders are.
void crowdBesideTheMeadows(Battle& battle) {
  battle.all<Placement>().erase(kBirchAtNoon);
  retype(battle, kLancers, "militia");
  changePlacement(battle, kBirchPlacement, [](Placement& row) { row.hex = at(7, 6), row.stack = 2; });
}

// Rowan, with its leader and a gun, joins the Alders as an ally: three foot and a gun are in the hex.
void joinAllies(Battle& battle, const std::string& countedBy) {
  change<Army>(battle, Id<Army>{2}, [](Army& row) { row.player = Id<Player>{1}; });
  for (const auto id : {kRowanPlacement, Id<Placement>{202}, Id<Placement>{204}}) {
    changePlacement(battle, id, [](Placement& row) { row.hex = at(5, 5); });
  }
  changePlacement(battle, Id<Placement>{202}, [](Placement& row) { row.stack = 2; });
  setRule(battle, "stacking/counted-by", countedBy);
}

// The second of Alder stands alone, beside the first.
void setApart(Battle& battle) {
  setRule(battle, "stacking/alternatives", kBySize);
  changePlacement(battle, kAlder2Placement, [](Placement& row) { row.hex = at(5, 6), row.stack = 1; });
}

}  // namespace

std::vector<Mutation> stackMutations() {
  return {
      {"StackTooHigh",
       addOverstackOfThree,
       {"stack-over-limit morning/dawn hex/10051005/north fix",
        "stack-over-limit morning/noon hex/10051005/north fix"}},
      {"StackBeyondALimit",
       [](Battle& b) {
         setRule(b, "limit/counters/title", R"("Counters")");
         setRule(b, "limit/counters", R"({"of": {"of": "stack", "where": {"not": {"arm": "leader"}}}, "most": 1})");
       },
       {"stack-over-limit morning/dawn hex/10051005/north", "stack-over-limit morning/noon hex/10051005/north"}},
      {"StackWithinALimit", [](Battle& b) { setRule(b, "limit/counters", R"({"most": 9})"); }, {}},
      {"StackWithinAnAlternative",
       [](Battle& b) {
         setRule(b, "limit/counters", R"({"most": 1})");
         setRule(b, "limit/counters/or/foot", R"({"when": {"arm": "foot"}, "most": 9})");
       },
       {}},
      {"StackWhoseLimitNobodyCanDecide",
       [](Battle& b) { setRule(b, "limit/mud", R"({"when": {"turn": 3}, "most": 1})"); },
       {"limit-undecidable morning/dawn hex/10051005/north", "limit-undecidable morning/noon hex/10051005/north"}},
      {"EnemiesInOneHex",
       [](Battle& b) {
         for (const auto id : {kRowanPlacement, Id<Placement>{202}, Id<Placement>{204}}) {
           changePlacement(b, id, [](Placement& row) { row.hex = at(5, 5); });
         }
         changePlacement(b, Id<Placement>{202}, [](Placement& row) { row.stack = 2; });
       },
       {"enemies-in-hex morning/dawn hex/10051005", "enemies-in-hex morning/noon hex/10051005"}},
      {"AlliesInOneHex",
       [](Battle& b) {
         change<Army>(b, Id<Army>{2}, [](Army& row) { row.player = Id<Player>{1}; });
         for (const auto id : {kRowanPlacement, Id<Placement>{204}}) {
           changePlacement(b, id, [](Placement& row) { row.hex = at(5, 5); });
         }
       },
       {}},
      {"AlliesInOneHexBeyondTheLimit",
       [](Battle& b) { joinAllies(b, ""); },
       {"stack-over-limit morning/dawn hex/10051005/north+south fix",
        "stack-over-limit morning/noon hex/10051005/north+south fix"}},
      {"AlliesInOneHexCountedByPlayer",
       [](Battle& b) { joinAllies(b, R"("player")"); },
       {"stack-over-limit morning/dawn hex/10051005/north+south fix",
        "stack-over-limit morning/noon hex/10051005/north+south fix"}},
      {"AlliesInOneHexWhereEachArmyCounts", [](Battle& b) { joinAllies(b, R"("army")"); }, {}},
      {"AlliesInOneHexWhereTheyAreKeptApart",
       [](Battle& b) { joinAllies(b, R"("one-army")"); },
       {"allies-in-hex morning/dawn hex/10051005", "allies-in-hex morning/noon hex/10051005"}},
      {"LeaderAmongAlliesWhoAreKeptApart",
       [](Battle& b) {
         joinAllies(b, R"("one-army")");
         for (const auto id : {kRowanPlacement, Id<Placement>{202}}) {
           changePlacement(b, id, [](Placement& row) { row.hex = at(5, 6); });
         }
       },
       {}},
      {"UnitTooLargeForAnyHex",
       [](Battle& b) {
         setApart(b);
         sizeOf(b, 12, 13);
       },
       {"stack-over-limit morning/dawn hex/10051006/north", "stack-over-limit morning/noon hex/10051006/north"}},
      {"UnitTooLargeByAnEstimate",
       [](Battle& b) {
         setApart(b);
         estimateSizes(b, 12, 13);
       },
       {"stack-over-estimated morning/dawn hex/10051006/north",
        "stack-over-estimated morning/noon hex/10051006/north"}},
      {"UnitsAloneOfUnknownSize", [](Battle& b) { setApart(b); }, {}},
      {"EnemyMarkerInAHex",
       [](Battle& b) {
         change<Placement>(b, Id<Placement>{204}, [](Placement& row) {
           row.subject = PlacementSubject::Marker, row.leader.reset(), row.hex = at(5, 5), row.words = "Smoke";
         });
         b.all<Leader>().erase(kWolf);
         b.all<Command>().erase(Id<Command>{2});
         b.all<UnitCommand>().put({kRowan, Id<Command>{3}});
         b.all<Setting>().put({Id<Scenario>{1}, "overall-commander/south", JsonText{R"("finch")"}});
         for (const int line : {5, 6}) b.all<PoolLine>().erase(Id<PoolLine>{line});
       },
       {}},
      {"StackTooHighWhereTheLowestMayStay",
       [](Battle& b) {
         addOverstackOfThree(b);
         setRule(b, "stacking/alternatives", R"([{"foot": 2, "gun": 2}, {"horse": 2}])");
       },
       {"stack-over-limit morning/dawn hex/10051005/north fix",
        "stack-over-limit morning/noon hex/10051005/north fix"}},
      {"StackTooHighBetweenCliffs",
       [](Battle& b) {
         addOverstackOfThree(b);
         setRule(b, "terrain/cliff/forbidden", R"(["gun", "foot"])");
         for (const hex::HexKey hex : layoutOf(b).neighbours(at(5, 5))) b.all<HexRow>().put({hex, "cliff", 0});
       },
       {"stack-over-limit morning/dawn hex/10051005/north", "stack-over-limit morning/noon hex/10051005/north",
        "terrain-undrawn terrain/cliff"}},
      {"StackTooHighAmongEnemies",
       [](Battle& b) {
         addOverstackOfThree(b);
         int id = 400;
         for (const hex::HexKey hex : layoutOf(b).neighbours(at(5, 5))) {
           Placement row = *b.find<Placement>(Id<Placement>{202});
           row.id = Id<Placement>{id++};
           row.unit.reset();
           row.subject = PlacementSubject::Group;
           row.words = "a gun";
           row.hex = hex;
           b.all<Placement>().put(row);
         }
       },
       {"forces-undecidable morning/dawn army/south", "forces-undecidable morning/noon army/south",
        "stack-over-limit morning/dawn hex/10051005/north", "stack-over-limit morning/noon hex/10051005/north"}},
      {"StackTooHighOfAGroup",
       [](Battle& b) {
         Placement group = unitAt(170, kLancers, at(8, 8), 1);
         group.subject = PlacementSubject::Group;
         group.unit.reset();
         group.words = "all of the rest";
         group.count = 9;
         b.all<Placement>().put(group);
       },
       {"forces-undecidable morning/dawn army/north", "forces-undecidable morning/noon army/north",
        "stack-over-limit morning/dawn hex/10081008/north", "stack-over-limit morning/noon hex/10081008/north"}},
      {"TwoOnOnePlaceInAStack",
       [](Battle& b) { changePlacement(b, kAlder2Placement, [](Placement& row) { row.stack = 1; }); },
       {"stack-order morning/dawn army/north fix", "stack-order morning/noon army/north fix"}},
      {"GapInAStack",
       [](Battle& b) { changePlacement(b, kAlder2Placement, [](Placement& row) { row.stack = 4; }); },
       {"stack-order morning/dawn army/north fix", "stack-order morning/noon army/north fix"}},
      {"GapThatALeaderFills",
       [](Battle& b) {
         changePlacement(b, kAlder2Placement, [](Placement& row) { row.stack = 3; });
         change<Placement>(b, Id<Placement>{107}, [](Placement& row) { row.hex = at(5, 5), row.stack = 2; });
       },
       {}},
      {"GapThatTheOtherVariantFills",
       [](Battle& b) {
         changePlacement(b, kBirchPlacement, [](Placement& row) { row.hex = at(5, 5), row.stack = 2; });
         changePlacement(b, kAlder2Placement, [](Placement& row) { row.stack = 3; });
       },
       {}},
      {"TwoOnOnePlaceInOneVariant",
       [](Battle& b) { changePlacement(b, kBirchAtNoon, [](Placement& row) { row.hex = at(5, 5), row.stack = 2; }); },
       {"stack-order morning/noon army/north"}},
      {"StackWithUnknownArm",
       [](Battle& b) { retype(b, kAlder2, "sappers"); },
       {"arm-unknown unit/alder-2", "stack-undecidable morning/dawn hex/10051005/north",
        "stack-undecidable morning/noon hex/10051005/north"}},
      {"StackOfOneUnknownType",
       [](Battle& b) { retype(b, kAlder1, "sappers"), retype(b, kAlder2, "sappers"); },
       {"arm-unknown unit/alder-1", "arm-unknown unit/alder-2"}},
      {"StackOfOneTypeWhoseArmIsEstimated", [](Battle& b) { estimate(b, "rule", "1/unit-type/militia/arm", "*"); }, {}},
      {"StackWithAGroupOfUnknownArms",
       [](Battle& b) {
         Placement group = unitAt(170, kLancers, at(6, 6), 2);
         group.subject = PlacementSubject::Group;
         group.unit.reset();
         group.words = "two of the rest";
         group.count = 2;
         b.all<Placement>().put(group);
       },
       {"forces-undecidable morning/dawn army/north", "forces-undecidable morning/noon army/north",
        "stack-undecidable morning/dawn hex/10061006/north", "stack-undecidable morning/noon hex/10061006/north"}},
      {"StackAllowedBySizesThatAreEstimated",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", kBySize);
         estimateSizes(b, 6, 6);
       },
       {"stacks-on-estimates morning/dawn army/north", "stacks-on-estimates morning/noon army/north"}},
      {"StackTooLargeByEstimatedSizes",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", kBySize);
         estimateSizes(b, 9, 9);
       },
       {"stack-over-estimated morning/dawn hex/10051005/north",
        "stack-over-estimated morning/noon hex/10051005/north"}},
      {"StackOfUnknownSizes",
       [](Battle& b) { setRule(b, "stacking/alternatives", kBySize); },
       {"stack-size-unknown morning/dawn hex/10051005/north", "stack-size-unknown morning/noon hex/10051005/north"}},
      {"StackAllowedWhateverTheArm",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", R"([{"foot": 3}, {"horse": 2, "foot": 1}, {"gun": 2, "foot": 1}])");
         retype(b, kAlder2, "sappers");
       },
       {"arm-unknown unit/alder-2"}},
      {"StackTooHighWhateverTheArm",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", R"([{"foot": 1}, {"horse": 1}, {"gun": 1}])");
         retype(b, kAlder2, "sappers");
       },
       {"arm-unknown unit/alder-2", "stack-over-limit morning/dawn hex/10051005/north fix",
        "stack-over-limit morning/noon hex/10051005/north fix"}},
      {"StackRestingOnAnEstimate",
       [](Battle& b) { estimate(b, "unit", "12", "type"); },
       {"stacks-on-estimates morning/dawn army/north", "stacks-on-estimates morning/noon army/north"}},
      {"StackTooHighByAnEstimate",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", R"([{"foot": 1}, {"horse": 2}, {"gun": 2, "foot": 1}])");
         estimate(b, "unit", "12", "type");
       },
       {"stack-over-limit morning/dawn hex/10051005/north fix",
        "stack-over-limit morning/noon hex/10051005/north fix"}},
      {"StackTooLargeTogether",
       [](Battle& b) {
         setRule(b, "stacking/alternatives",
                 R"([{"foot": 3, "gun": 2, "together": [{"arms": ["foot", "gun"], "size": 3}]}, {"horse": 2}])");
         sizeOf(b, 2, 2);
       },
       {"stack-over-limit morning/dawn hex/10051005/north fix",
        "stack-over-limit morning/noon hex/10051005/north fix"}},
      {"StackWithinWhatIsAllowedTogether",
       [](Battle& b) {
         setRule(b, "stacking/alternatives",
                 R"([{"foot": 3, "gun": 2, "together": [{"arms": ["foot", "gun"], "size": 4}]}, {"horse": 2}])");
         sizeOf(b, 2, 2);
       },
       {}},
      {"StackOfUnknownSizesTogether",
       [](Battle& b) {
         setRule(b, "stacking/alternatives",
                 R"([{"foot": "any", "together": [{"arms": ["foot"], "size": 4}]}, {"horse": 2}, {"gun": 2}])");
       },
       {"stack-size-unknown morning/dawn hex/10051005/north", "stack-size-unknown morning/noon hex/10051005/north"}},
      {"StackAllowedInItsZoneAlone",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", kMoreInTheMeadows);
         crowdBesideTheMeadows(b);
       },
       {"stack-over-limit morning/dawn hex/10071006/north fix",
        "stack-over-limit morning/noon hex/10071006/north fix"}},
      {"StackInAZoneOfTheOtherArmy",
       [](Battle& b) {
         setRule(b, "stacking/alternatives",
                 R"([{"foot": 1}, {"horse": 2}, {"gun": 2}, {"foot": 3, "zone": "meadows", "army": "south"}])");
       },
       {"stack-over-limit morning/dawn hex/10051005/north fix",
        "stack-over-limit morning/noon hex/10051005/north fix"}},
      {"StackingRuleThatNamesAnUnknownZone",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", R"([{"foot": 3}, {"horse": 2}, {"gun": 2}, {"foot": 9, "zone": "camp"}])");
       },
       {"rule-unknown-name rule/common/stacking/alternatives"}},
      {"NoStackingRule",
       [](Battle& b) { setRule(b, "stacking/alternatives", ""); },
       {"rule-missing rule/stacking/alternatives"}},
      {"NonsenseStackingRule",
       [](Battle& b) { setRule(b, "stacking/alternatives", R"({"foot": 4})"); },
       {"rule-malformed rule/common/stacking/alternatives", "rule-missing rule/stacking/alternatives"}},
      {"NoStackingExceptions", [](Battle& b) { setRule(b, "stacking/free", ""); }, {"rule-missing rule/stacking/free"}},
      {"EstimatedStackingRule",
       [](Battle& b) { estimate(b, "rule", "1/stacking/alternatives", "value"); },
       {"rule-estimated rule/stacking/alternatives"}},
  };
}

}  // namespace redoubt::check::sample
