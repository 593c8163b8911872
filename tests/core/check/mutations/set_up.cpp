#include "tests/core/check/mutations/counter_tools.h"

namespace redoubt::check::sample {
namespace {

// The whole militia of the north at dawn, which is all of it that is there; Birch has a place of its own at noon.
void takeMilitiaAway(Battle& battle) {
  for (const auto id : {kAlder1Placement, kAlder2Placement, kBirchPlacement}) battle.all<Placement>().erase(id);
}

// Across its hex and the one so many hexes from there on the side opposite to the first.
void layAcross(Battle& battle, Id<Placement> placement, int hexes = 1) {
  const hex::Layout layout = model::layoutOf(battle);
  changePlacement(battle, placement, [&](Placement& row) {
    hex::HexKey second = *row.hex;
    for (int i = 0; i < hexes; ++i) second = *layout.neighbour(second, 3);
    row.secondHex = second;
  });
}

}  // namespace

std::vector<Mutation> setUpMutations() {
  return {
      {"UnitPlacedTwice",
       [](Battle& b) { b.all<Placement>().put(unitAt(150, kLancers, at(8, 6), 1)); },
       {"leader-hosts morning/dawn leader/brand", "leader-hosts morning/noon leader/brand",
        "placed-twice morning/dawn unit/lancers fix", "placed-twice morning/noon unit/lancers fix"}},
      {"LeaderPlacedTwice",
       [](Battle& b) {
         Placement again = *b.find<Placement>(kBrandPlacement);
         again.id = Id<Placement>{151};
         b.all<Placement>().put(again);
       },
       {"placed-twice morning/dawn leader/brand fix", "placed-twice morning/noon leader/brand fix"}},
      {"UnitPlacedTwiceInOneVariant",
       [](Battle& b) {
         Placement again = unitAt(351, kBirch, at(6, 3), 1);
         again.block = Id<SetUpBlock>{2};
         b.all<Placement>().put(again);
       },
       {"placed-twice morning/noon unit/birch fix"}},
      {"SetUpPrintedOnTheCountersAlone",
       [](Battle& b) {
         setRule(b, "set-up/start-hex", R"("on-counter")");
         std::vector<Id<Placement>> north;
         for (const Placement& row : b.all<Placement>()) {
           if (row.id.value < 200 || row.id == kBirchAtNoon) north.push_back(row.id);
         }
         for (const Id<Placement> id : north) b.all<Placement>().erase(id);
       },
       {"set-up-on-counters morning/dawn army/north", "set-up-on-counters morning/noon army/north"}},
      {"OneUnitWithoutPlaceWhereCountersBearTheirHex",
       [](Battle& b) {
         setRule(b, "set-up/start-hex", R"("on-counter")");
         b.all<Placement>().erase(kLancersPlacement);
       },
       {"not-placed morning/dawn unit/lancers", "not-placed morning/noon unit/lancers"}},
      {"StepThatAUnitDoesNotHave",
       [](Battle& b) {
         addLadder(b);
         changePlacement(b, kAlder1Placement, [](Placement& row) { row.step = 4; });
       },
       {"set-up-step-missing placement/101 fix"}},
      {"LastStepOfAUnit",
       [](Battle& b) {
         addLadder(b);
         changePlacement(b, kAlder1Placement, [](Placement& row) { row.step = 2; });
       },
       {}},
      {"LongUnitThatNoRuleLetsBeLong",
       [](Battle& b) { layAcross(b, kAlder1Placement); },
       {"long-not-allowed morning/dawn placement/101 fix", "long-not-allowed morning/noon placement/101 fix"}},
      {"LongUnit",
       [](Battle& b) {
         setRule(b, "long/line", R"({"units": {"arm": "foot"}})");
         layAcross(b, kAlder1Placement);
       },
       {}},
      {"LongUnitWhoseHexesAreApart",
       [](Battle& b) {
         setRule(b, "long/line", R"({"units": {"arm": ["foot", "horse"]}})");
         layAcross(b, kAlder1Placement, 2);
       },
       {"leader-hosts morning/dawn leader/brand", "leader-hosts morning/noon leader/brand",
        "second-hex-apart placement/101 fix"}},
      {"UnitInOneHexThatMustBeLong",
       [](Battle& b) { setRule(b, "long/line", R"({"units": {"unit": "birch"}, "lie": "must"})"); },
       {"second-hex-missing morning/dawn placement/103", "second-hex-missing morning/noon placement/301"}},
      {"StepOfALeader",
       [](Battle& b) { changePlacement(b, kBrandPlacement, [](Placement& row) { row.step = 1; }); },
       {"set-up-step-of-no-unit placement/" + std::to_string(kBrandPlacement.value) + " fix"}},
      {"DesignUnderWay",
       [](Battle& b) {
         setRule(b, "set-up/complete", "false");
         b.all<Placement>().erase(kBirchPlacement);
         b.all<Placement>().erase(kLancersPlacement);
       },
       {"yet-to-place morning/dawn army/north", "yet-to-place morning/noon army/north"}},
      {"UnitNotPlaced",
       [](Battle& b) { b.all<Placement>().erase(kLancersPlacement); },
       {"not-placed morning/dawn unit/lancers", "not-placed morning/noon unit/lancers"}},
      {"UnitPlacedAtNoonOnly",
       [](Battle& b) { b.all<Placement>().erase(kBirchPlacement); },
       {"not-placed morning/dawn unit/birch"}},
      {"KindOfUnitsNotPlaced",
       [](Battle& b) { takeMilitiaAway(b), b.all<Placement>().erase(kBirchAtNoon); },
       {"kind-not-placed morning/dawn unit-type/militia/north",
        "kind-not-placed morning/noon unit-type/militia/north"}},
      {"KindOfUnitsOfWhichOneIsPlacedAtNoon",
       takeMilitiaAway,
       {"kind-not-placed morning/dawn unit-type/militia/north", "not-placed morning/noon unit/alder-1",
        "not-placed morning/noon unit/alder-2"}},
      {"KindOfUnitsWithoutType",
       [](Battle& b) {
         for (const auto id : {kLancers, kNorthGun}) retype(b, id, "");
         for (const auto id : {kLancersPlacement, Id<Placement>{105}}) b.all<Placement>().erase(id);
       },
       {"arm-unknown unit/lancers", "arm-unknown unit/north-gun", "not-placed morning/dawn unit/lancers",
        "not-placed morning/dawn unit/north-gun", "not-placed morning/noon unit/lancers",
        "not-placed morning/noon unit/north-gun"}},
      {"UnitAwayOnPurpose",
       [](Battle& b) {
         changePlacement(b, kLancersPlacement, [](Placement& row) { row.rule = PlacementRule::OffMap, row.hex = {}; });
       },
       {}},
      {"OnlySomeForcesDeclared",
       [](Battle& b) {
         b.all<Placement>().erase(kLancersPlacement);
         b.all<Setting>().put({Id<Scenario>{1}, "forces/north",
                               JsonText{R"(["alder-1", "alder-2", "birch", "north-gun", "brand", "hale"])"}});
       },
       {}},
      {"ForcesPlacedByGroup",
       [](Battle& b) {
         changePlacement(b, kLancersPlacement, [](Placement& row) {
           row.subject = PlacementSubject::Group, row.unit = {}, row.words = "one of the horse";
         });
       },
       {"forces-undecidable morning/dawn army/north", "forces-undecidable morning/noon army/north"}},
      {"MisspeltName",
       [](Battle& b) { unresolve(b, "3/Alder"); },
       {"name-unknown placement/102 fix", "not-placed morning/dawn unit/alder-2",
        "not-placed morning/noon unit/alder-2", "stack-undecidable morning/dawn hex/10051005/north",
        "stack-undecidable morning/noon hex/10051005/north"}},
      {"NameLikeNone",
       [](Battle& b) {
         unresolve(b, "Hussars of the Guard");
         changePlacement(b, kAlder2Placement, [](Placement& row) { row.hex = at(6, 7); });
       },
       {"name-unknown placement/102", "not-placed morning/dawn unit/alder-2", "not-placed morning/noon unit/alder-2"}},
      {"MisspeltLeader",
       [](Battle& b) {
         changePlacement(b, kBrandPlacement, [](Placement& row) { row.leader = {}, row.words = "Col Brandt"; });
         b.all<PoolLine>().erase(Id<PoolLine>{4});
       },
       {"name-unknown placement/106 fix", "not-placed morning/dawn leader/brand",
        "not-placed morning/noon leader/brand"}},
      {"PlacementOfNobody",
       [](Battle& b) {
         Placement nobody = unitAt(160, kLancers, at(8, 8), 1);
         nobody.unit.reset();
         b.all<Placement>().put(nobody);
       },
       {"placement-incomplete placement/160"}},
      {"PlacementNowhere",
       [](Battle& b) { changePlacement(b, kLancersPlacement, [](Placement& row) { row.hex.reset(); }); },
       {"placement-incomplete placement/104"}},
      {"PlacementNearNothing",
       [](Battle& b) {
         changePlacement(b, kLancersPlacement,
                         [](Placement& row) { row.rule = PlacementRule::Within, row.distance = 1, row.hex.reset(); });
       },
       {"placement-incomplete placement/104"}},
      {"PlacementNearAZone",
       [](Battle& b) {
         changePlacement(b, kLancersPlacement, [](Placement& row) {
           row.rule = PlacementRule::Within, row.distance = 1, row.hex.reset();
           row.zone = Id<Zone>{1};
         });
       },
       {"no-place-in-command morning/dawn leader/brand", "no-place-in-command morning/noon leader/brand"}},
      {"ScenarioWithoutVariant",
       [](Battle& b) {
         b.all<Scenario>().put({Id<Scenario>{2}, "evening", "The evening", {}, 2, ""});
       },
       {"scenario-without-variant evening scenario/evening"}},
  };
}

}  // namespace redoubt::check::sample
