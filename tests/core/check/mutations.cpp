#include "tests/core/check/sample_battle.h"

namespace redoubt::check::sample {
namespace {

using namespace model;

const hex::HexKey kFar = at(30, 5);  // off the map

Facing facing(int vertex) {
  return Facing{hex::Direction{hex::FacingKind::Vertex, vertex}};
}

template <class Change>
void changePlacement(Battle& battle, Id<Placement> id, Change&& change) {
  sample::change<Placement>(battle, id, std::forward<Change>(change));
}

void face(Battle& battle, Id<Placement> id, std::optional<Facing> direction) {
  changePlacement(battle, id, [&](Placement& row) { row.direction = direction; });
}

// The second foot, now unknown to the file, under the name a source prints.
void unresolve(Battle& battle, const std::string& words) {
  changePlacement(battle, kAlder2Placement, [&](Placement& row) {
    row.unit.reset();
    row.words = words;
  });
}

void estimate(Battle& battle, const std::string& table, const std::string& key, const std::string& field) {
  battle.all<Provenance>().put({table, key, field, Status::Estimated, std::nullopt, ""});
}

void retype(Battle& battle, Id<Unit> unit, const std::string& type) {
  change<Unit>(battle, unit, [&](Unit& row) { row.type = type; });
}

void addOverstackOfThree(Battle& battle) {
  // Birch joins the two of Alder and the gun: three foot and a gun fit nothing.
  changePlacement(battle, kBirchPlacement, [](Placement& row) { row.hex = at(5, 5), row.stack = 3; });
  change<Placement>(battle, Id<Placement>{105}, [](Placement& row) { row.hex = at(5, 5), row.stack = 4; });
  battle.all<Placement>().erase(kBirchAtNoon);
}

std::vector<Mutation> mapMutations() {
  return {
      {"HexOffTheMap",
       [](Battle& b) {
         b.all<HexRow>().put({kFar, "woods", 1});
       },
       {"hex-off-map hex/10301005 fix"}},
      {"HexsideOffTheMap",
       [](Battle& b) {
         b.all<Hexside>().put({hex::HexsideKey::at(kFar, 1), "brook", {}, {}});
       },
       {"hex-off-map hexside/103010051/brook fix"}},
      {"RoadLeavingTheMap",
       [](Battle& b) {
         b.all<Link>().put({layoutOf(b).side(at(1, 3), 4), "track"});
       },
       {"hex-off-map link/100010031/track fix"}},
      {"SymbolOffTheMap",
       [](Battle& b) {
         b.all<Symbol>().put({Id<Symbol>{7}, kFar, "mill", 0, 0, 0});
       },
       {"hex-off-map symbol/7 fix"}},
      {"LabelOffTheMap",
       [](Battle& b) {
         b.all<Label>().put({Id<Label>{7}, "Nowhere", LabelStyle::Town, kFar, 0, 0, 0, 1});
       },
       {"hex-off-map label/7 fix"}},
      {"NameAlongNoPath",
       [](Battle& b) { change<Label>(b, Id<Label>{1}, [](Label& row) { row.path = "0,0 north"; }); },
       {"label-path label/1 fix"}},
      {"NoteOffTheMap",
       [](Battle& b) {
         b.all<Note>().put({Id<Note>{7}, kFar, "?"});
       },
       {"hex-off-map note/7 fix"}},
      {"ZoneHexOffTheMap",
       [](Battle& b) {
         b.all<ZoneHex>().put({Id<Zone>{2}, kFar});
       },
       {"hex-off-map zone_hex/meadows/10301005 fix"}},
      {"PlacementOffTheMap",
       [](Battle& b) { changePlacement(b, kRowanPlacement, [](Placement& row) { row.hex = kFar; }); },
       {"hex-off-map placement/201", "no-place-in-command morning/dawn leader/wolf",
        "no-place-in-command morning/noon leader/wolf"}},
      {"MapGrownSmaller",
       [](Battle& b) { change<MapSheet>(b, Id<MapSheet>{1}, [](MapSheet& row) { row.rows = 9; }); },
       {"entry-without-hexes zone/south-road", "hex-off-map zone_hex/south-road/10051010 fix",
        "hex-off-map zone_hex/south-road/10061010 fix"}},
      {"EntryHexInland",
       [](Battle& b) {
         b.all<ZoneHex>().put({Id<Zone>{1}, at(5, 8)});
       },
       {"entry-not-on-edge zone_hex/south-road/10051008 fix"}},
      {"TheOnlyEntryHexInland",
       [](Battle& b) {
         b.all<ZoneHex>().erase({Id<Zone>{1}, at(5, 10)});
         b.all<ZoneHex>().erase({Id<Zone>{1}, at(6, 10)});
         b.all<ZoneHex>().put({Id<Zone>{1}, at(5, 8)});
       },
       {"entry-not-on-edge zone_hex/south-road/10051008"}},
      {"EntryByAnOrdinaryZone",
       [](Battle& b) { change<Entry>(b, Id<Entry>{1}, [](Entry& row) { row.zone = Id<Zone>{2}; }); },
       {"entry-not-on-edge zone_hex/meadows/10051005", "entry-not-on-edge zone_hex/meadows/10061005"}},
      {"EntryByAnOrdinaryZoneThatReachesTheEdge",
       [](Battle& b) {
         b.all<ZoneHex>().erase({Id<Zone>{2}, at(6, 5)});
         b.all<ZoneHex>().put({Id<Zone>{2}, at(1, 5)});
         change<Entry>(b, Id<Entry>{1}, [](Entry& row) { row.zone = Id<Zone>{2}; });
       },
       {"entry-not-on-edge zone_hex/meadows/10051005"}},
      {"NoMap", [](Battle& b) { b.all<MapSheet>().erase(Id<MapSheet>{1}); }, {"map-unusable map"}},
      {"ImpossibleMap",
       [](Battle& b) { change<MapSheet>(b, Id<MapSheet>{1}, [](MapSheet& row) { row.columns = 0; }); },
       {"map-unusable map"}},
  };
}

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
      {"UnitAwayOnPurpose",
       [](Battle& b) {
         changePlacement(b, kLancersPlacement, [](Placement& row) { row.rule = PlacementRule::OffMap, row.hex = {}; });
       },
       {}},
      {"OnlySomeForcesDeclared",
       [](Battle& b) {
         b.all<Placement>().erase(kLancersPlacement);
         b.all<Setting>().put(
             {Id<Scenario>{1}, "forces/north", JsonText{R"(["alder-1", "alder-2", "birch", "north-gun", "brand"])"}});
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
      {"ScenarioWithoutVariant",
       [](Battle& b) {
         b.all<Scenario>().put({Id<Scenario>{2}, "evening", "The evening", {}, 2, ""});
       },
       {"scenario-without-variant evening scenario/evening"}},
  };
}

std::vector<Mutation> stackMutations() {
  return {
      {"StackTooHigh",
       addOverstackOfThree,
       {"stack-over-limit morning/dawn hex/10051005/north", "stack-over-limit morning/noon hex/10051005/north"}},
      {"EnemiesInOneHex",
       [](Battle& b) {
         for (const auto id : {kRowanPlacement, Id<Placement>{202}, Id<Placement>{204}}) {
           changePlacement(b, id, [](Placement& row) { row.hex = at(5, 5); });
         }
       },
       {}},
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
       {"arm-unknown unit/alder-2", "stack-over-limit morning/dawn hex/10051005/north",
        "stack-over-limit morning/noon hex/10051005/north"}},
      {"StackRestingOnAnEstimate",
       [](Battle& b) { estimate(b, "unit", "12", "type"); },
       {"stack-on-estimate morning/dawn hex/10051005/north", "stack-on-estimate morning/noon hex/10051005/north"}},
      {"StackTooHighByAnEstimate",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", R"([{"foot": 1}, {"horse": 2}, {"gun": 2, "foot": 1}])");
         estimate(b, "unit", "12", "type");
       },
       {"stack-over-limit morning/dawn hex/10051005/north", "stack-over-limit morning/noon hex/10051005/north"}},
      {"NoStackingRule",
       [](Battle& b) { setRule(b, "stacking/alternatives", ""); },
       {"rule-missing rule/stacking/alternatives"}},
      {"NonsenseStackingRule",
       [](Battle& b) { setRule(b, "stacking/alternatives", R"({"foot": 4})"); },
       {"rule-missing rule/stacking/alternatives"}},
      {"NoStackingExceptions", [](Battle& b) { setRule(b, "stacking/free", ""); }, {"rule-missing rule/stacking/free"}},
      {"EstimatedStackingRule",
       [](Battle& b) { estimate(b, "rule", "1/stacking/alternatives", "value"); },
       {"rule-estimated rule/stacking/alternatives"}},
      {"MixedFacing",
       [](Battle& b) { face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3)); },
       {"mixed-facing morning/dawn hex/10051005/north fix", "mixed-facing morning/noon hex/10051005/north fix"}},
      {"SameFacing", [](Battle& b) { face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(2)); }, {}},
      {"FacingLeftToThePlayer",
       [](Battle& b) { face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, Facing{}); },
       {}},
      {"GunFacingAnotherWay",
       [](Battle& b) {
         retype(b, kAlder2, "howitzer");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {}},
      {"FacingGivenForOneOnly",
       [](Battle& b) { face(b, kAlder1Placement, facing(2)); },
       {"facing-undecidable morning/dawn hex/10051005/north", "facing-undecidable morning/noon hex/10051005/north"}},
      {"MixedFacingOfAnUnknownArm",
       [](Battle& b) {
         setRule(b, "stacking/alternatives", R"([{"foot": 3}, {"horse": 2, "foot": 1}, {"gun": 2, "foot": 1}])");
         retype(b, kAlder2, "sappers");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {"arm-unknown unit/alder-2", "facing-undecidable morning/dawn hex/10051005/north",
        "facing-undecidable morning/noon hex/10051005/north"}},
      {"MixedFacingAllowed",
       [](Battle& b) {
         setRule(b, "facing/mixed-in-stack", "true");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {}},
      {"NoFacingRule",
       [](Battle& b) {
         setRule(b, "facing/mixed-in-stack", "");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {"rule-missing rule/facing/mixed-in-stack"}},
      {"NoFacingExceptions",
       [](Battle& b) {
         setRule(b, "facing/free", "");
         face(b, kAlder1Placement, facing(2)), face(b, kAlder2Placement, facing(3));
       },
       {"rule-missing rule/facing/free"}},
  };
}

std::vector<Mutation> commandMutations() {
  return {
      {"UnitWithoutCommand",
       [](Battle& b) {
         b.all<UnitCommand>().erase({kRowan, Id<Command>{2}});
       },
       {"no-command unit/rowan"}},
      {"UnitOfAnArmyWithOneCommand",
       [](Battle& b) {
         b.all<UnitCommand>().erase({kAlder1, Id<Command>{1}});
       },
       {"no-command unit/alder-1 fix"}},
      {"NoCommandRule", [](Battle& b) { setRule(b, "command/required", ""); }, {"rule-missing rule/command/required"}},
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
         b.all<Leader>().put({Id<Leader>{5}, "heron", Id<Army>{1}, "Capt. Heron", "Heron", false, 3});
         b.all<Command>().put({Id<Command>{5}, "heron", Id<Army>{1}, "Heron's", Id<Leader>{5}, "", 5});
         b.all<UnitCommand>().put({kLancers, Id<Command>{5}});
         changePlacement(b, kLancersPlacement, [](Placement& row) { row.hex = at(12, 9); });
       },
       {"leader-hosts morning/dawn leader/brand", "leader-hosts morning/noon leader/brand",
        "not-placed morning/dawn leader/heron", "not-placed morning/noon leader/heron"}},
      {"NoCommandRange", [](Battle& b) { setRule(b, "command/range", ""); }, {"rule-missing rule/command/range"}},
      {"NonsenseCommandRange",
       [](Battle& b) { setRule(b, "command/range", R"("near")"); },
       {"rule-missing rule/command/range"}},
  };
}

std::vector<Mutation> scheduleMutations() {
  return {
      {"LeaderScheduledBeforeHeEnters",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{8}, [](PoolLine& row) { row.firstTurn = 2; }); },
       {"schedule-leader-late morning/dawn leader/finch fix", "schedule-leader-late morning/noon leader/finch fix"}},
      {"LeaderScheduledButNotPlaced",
       [](Battle& b) { b.all<Placement>().erase(kFinchPlacement); },
       {"not-placed morning/dawn leader/finch", "not-placed morning/noon leader/finch",
        "schedule-leader-unplaced morning/dawn leader/finch fix",
        "schedule-leader-unplaced morning/noon leader/finch fix"}},
      {"LeaderScheduledWhileBarred",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{4}, [](PoolLine& row) { row.firstTurn = 1; }); },
       {"schedule-leader-unavailable morning/dawn leader/brand fix",
        "schedule-leader-unavailable morning/noon leader/brand fix"}},
      {"LeaderBarredInTheMiddle",
       [](Battle& b) {
         change<PoolLine>(b, Id<PoolLine>{3}, [](PoolLine& row) { row.firstTurn = 3, row.lastTurn = 4; });
       },
       {"schedule-leader-unavailable morning/dawn leader/brand",
        "schedule-leader-unavailable morning/noon leader/brand"}},
      {"LeaderComingWithHisActivation",
       [](Battle& b) {
         change<Entry>(b, Id<Entry>{1}, [](Entry& row) { row.trigger = EntryTrigger::Activation; });
         for (const auto id : {kFinchPlacement, Id<Placement>{203}}) {
           changePlacement(b, id, [](Placement& row) { row.rule = PlacementRule::OnActivation; });
         }
         change<PoolLine>(b, Id<PoolLine>{8}, [](PoolLine& row) { row.firstTurn = 1; });
       },
       {}},
      {"EntryWithoutTurn",
       [](Battle& b) { change<Entry>(b, Id<Entry>{1}, [](Entry& row) { row.turn.reset(); }); },
       {"entry-without-turn morning entry/finch-late", "schedule-undecidable morning/dawn leader/finch",
        "schedule-undecidable morning/noon leader/finch"}},
      {"LineBeyondTheLastTurn",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{1}, [](PoolLine& row) { row.lastTurn = 7; }); },
       {"turn-outside-game morning pool/1 fix"}},
      {"LineWhollyOutsideTheGame",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{6}, [](PoolLine& row) { row.firstTurn = row.lastTurn = 0; }); },
       {"turn-outside-game morning pool/6 fix"}},
      {"LineWithoutLeaderBeyondTheLastTurn",
       [](Battle& b) { change<PoolLine>(b, Id<PoolLine>{2}, [](PoolLine& row) { row.lastTurn = 9; }); },
       {"turn-outside-game morning pool/2 fix"}},
      {"LineThatEndsBeforeItBegins",
       [](Battle& b) {
         change<PoolLine>(b, Id<PoolLine>{6}, [](PoolLine& row) { row.firstTurn = 3, row.lastTurn = 2; });
       },
       {"turn-outside-game morning pool/6 fix"}},
      {"EntryAfterTheGame",
       [](Battle& b) {
         change<Entry>(b, Id<Entry>{1}, [](Entry& row) { row.turn = 8; });
         b.all<PoolLine>().erase(Id<PoolLine>{7});
         b.all<PoolLine>().erase(Id<PoolLine>{8});
       },
       {"turn-outside-game morning entry/finch-late"}},
      {"ShorterGame",
       [](Battle& b) {
         b.all<Setting>().put({Id<Scenario>{1}, "turn/last", JsonText{"5"}});
       },
       {"turn-outside-game morning pool/1 fix", "turn-outside-game morning pool/2 fix",
        "turn-outside-game morning pool/4 fix", "turn-outside-game morning pool/5 fix",
        "turn-outside-game morning pool/8 fix"}},
      {"GameAsLongAsTheRulesSay",
       [](Battle& b) {
         b.all<Setting>().erase({Id<Scenario>{1}, "turn/last"});
       },
       {}},
      {"GameWithoutEnd",
       [](Battle& b) {
         b.all<Setting>().erase({Id<Scenario>{1}, "turn/last"});
         setRule(b, "turns/count", "");
       },
       {"rule-missing rule/turns/count"}},
  };
}

std::vector<Mutation> manifestMutations() {
  return {
      {"MoreCountersThanTheBoxHolds",
       [](Battle& b) { change<Counter>(b, Id<Counter>{11}, [](Counter& row) { row.copies = 27; }); },
       {"box-exceeded battle/alder-ford"}},
      {"AsManyCountersAsTheBoxHolds",
       [](Battle& b) { change<Counter>(b, Id<Counter>{11}, [](Counter& row) { row.copies = 26; }); },
       {}},
      {"LeadersAreNotCounted",
       [](Battle& b) {
         b.all<Counter>().put({Id<Counter>{90}, CounterRole::Leader, {}, kHale, 1, {}, 50, 50, ""});
       },
       {}},
      {"NoBox", [](Battle& b) { setRule(b, "box/counters", ""); }, {}},
      {"NonsenseBox", [](Battle& b) { setRule(b, "box/counters", R"("many")"); }, {"rule-missing rule/box/counters"}},
      {"UnknownTypeAlone", [](Battle& b) { retype(b, kRowan, "sappers"); }, {"arm-unknown unit/rowan"}},
  };
}

}  // namespace

const std::vector<Mutation>& mutations() {
  static const std::vector<Mutation> all = [] {
    std::vector<Mutation> result;
    for (auto group : {mapMutations(), setUpMutations(), stackMutations(), commandMutations(), scheduleMutations(),
                       manifestMutations()}) {
      result.insert(result.end(), group.begin(), group.end());
    }
    return result;
  }();
  return all;
}

}  // namespace redoubt::check::sample
