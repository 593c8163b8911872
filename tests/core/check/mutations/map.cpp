#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {
namespace {

// A kind of terrain as the rules define it; "true" under the names in `marks`.
void define(Battle& battle, const std::string& slug, const std::string& place,
            const std::vector<std::string>& marks = {}) {
  setRule(battle, "terrain/" + slug + "/place", "\"" + place + "\"");
  for (const std::string& mark : marks) setRule(battle, "terrain/" + slug + "/" + mark, "true");
}

// All that lies on the sample's map, and what goes with it.
void defineGround(Battle& battle) {
  define(battle, "meadow", "hex");
  define(battle, "lake", "hex", {"water"});
  define(battle, "brook", "hexside", {"water"});
  define(battle, "bank", "hexside", {"high-side"});
  define(battle, "track", "link");
  define(battle, "plank", "link", {"crossing"});
  define(battle, "stones", "link", {"crossing"});
  for (const auto& [slug, pattern] :
       {std::pair("lake", "water"), {"bank", "slope"}, {"plank", "bridge"}, {"stones", "ford"}}) {
    setRule(battle, std::string("terrain/") + slug + "/pattern", '"' + std::string(pattern) + '"');
  }
  setRule(battle, "terrain/ground", R"("meadow")");
  setRule(battle, "terrain/plank/replaces", R"(["brook"])");
  setRule(battle, "terrain/stones/replaces", R"(["brook"])");
  setRule(battle, "terrain/stones/order", "1");
  setRule(battle, "terrain/plank/order", "2");
}

// The hexside that the sample's track crosses, from 0505 to 0605.
hex::HexsideKey trackSide(const Battle& battle) {
  return *layoutOf(battle).sideBetween(at(5, 5), at(6, 5));
}

void level(Battle& battle, hex::HexKey hex, int level) {
  battle.all<HexRow>().put({hex, "meadow", level});
}

// A bank along the track's hexside.
void addBank(Battle& battle, std::optional<HighSide> high) {
  defineGround(battle);
  battle.all<Hexside>().put({trackSide(battle), "bank", high, {}});
}

// A hill of one hex, 0303, with banks on these of its sides.
void addHill(Battle& battle, const std::vector<int>& sides) {
  defineGround(battle);
  level(battle, at(3, 3), 1);
  const hex::Layout layout = layoutOf(battle);
  for (const int side : sides) {
    const hex::HexsideKey key = layout.side(at(3, 3), side);
    battle.all<Hexside>().put({key, "bank", key.hex() == at(3, 3) ? HighSide::Near : HighSide::Far, {}});
  }
}

void addReturn(Battle& battle, std::int64_t id, const std::vector<hex::HexKey>& hexes, std::int64_t scenario = 1) {
  const Id<Zone> zone{id};
  const std::string name = "return-" + std::to_string(id);
  battle.all<Zone>().put({zone, name, name, ZoneKind::Area});
  for (const hex::HexKey hex : hexes) battle.all<ZoneHex>().put({zone, hex});
  battle.all<ReturnPoint>().put({Id<ReturnPoint>{id}, Id<Scenario>{scenario}, Id<Army>{1}, zone, ""});
}

void playIn(Battle& battle, const std::string& zone) {
  battle.all<Setting>().put({Id<Scenario>{1}, "area", JsonText{"\"" + zone + "\""}});
}

// All that begins on the map begins there, but what comes later comes from outside.
void playInland(Battle& battle) {
  const hex::Layout layout = layoutOf(battle);
  battle.all<Zone>().put({Id<Zone>{3}, "inland", "Inland", ZoneKind::Area});
  layout.forEachHex([&](hex::HexKey hex) {
    if (!layout.isOnEdge(hex)) battle.all<ZoneHex>().put({Id<Zone>{3}, hex});
  });
  playIn(battle, "inland");
}

void changeSheet(Battle& battle, void (*change)(MapSheet& sheet)) {
  sample::change<MapSheet>(battle, Id<MapSheet>{1}, change);
}

std::vector<Mutation> offMapMutations() {
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
      {"PictureOffTheMap",
       [](Battle& b) {
         b.all<MapPicture>().put({Id<MapPicture>{7}, "Scan", "", PicturePlace::Under, kFar});
       },
       {"hex-off-map map_picture/7 fix"}},
      {"PointOfAScanOffTheMap",
       [](Battle& b) {
         b.all<MapPicture>().put({Id<MapPicture>{7}, "Scan", ""});
         b.all<ScanPoint>().put({Id<ScanPoint>{8}, {7}, kFar});
       },
       {"hex-off-map scan_point/8 fix"}},
      {"LinkedPictureThatIsNotThere",
       [](Battle& b) {
         MapPicture row{Id<MapPicture>{7}, "Scan", "lost"};
         row.link = "scan.png";
         b.all<MapPicture>().put(row);
       },
       {"picture-link-broken map_picture/7"}},
      {"SheetThatIsNotThere",
       [](Battle& b) {
         CounterSheet row;
         row.id = {7};
         row.back = "lost";
         b.all<CounterSheet>().put(row);
       },
       {"picture-missing counter_sheet/7 fix"}},
      {"PictureThatIsNotThere",
       [](Battle& b) {
         b.all<MapPicture>().put({Id<MapPicture>{7}, "Scan", "lost"});
       },
       {"picture-missing map_picture/7 fix"}},
      {"NameAlongNoPath",
       [](Battle& b) { change<Label>(b, Id<Label>{1}, [](Label& row) { row.path = "0,0 north"; }); },
       {"label-path label/1 fix"}},
      {"NameOverTheEdge",
       [](Battle& b) {
         change<Label>(b, Id<Label>{1}, [](Label& row) {
           row.hex = at(1, 5);
           row.dx = -0.45;
         });
       },
       {"label-over-edge label/1 fix"}},
      {"NameBentOverTheEdge",
       [](Battle& b) { change<Label>(b, Id<Label>{1}, [](Label& row) { row.path = "-1,0 0,9 1,0"; }); },
       {"label-over-edge label/1 fix"}},
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
      {"NoMap", [](Battle& b) { b.all<MapSheet>().erase(Id<MapSheet>{1}); }, {"map-unusable map"}},
      {"ImpossibleMap",
       [](Battle& b) { change<MapSheet>(b, Id<MapSheet>{1}, [](MapSheet& row) { row.columns = 0; }); },
       {"map-impossible map"}},
  };
}

std::vector<Mutation> groundMutations() {
  return {
      {"GroundThatTheRulesDefine", defineGround, {}},
      {"GroundOfWhichTheRulesSayNothing",
       [](Battle& b) {
         b.all<HexRow>().put({at(2, 2), "marsh", 0});
       },
       {}},
      {"GroundOfWhichTheRulesSayNothingAndThatNobodyDraws",
       [](Battle& b) {
         b.all<HexRow>().put({at(2, 2), "mash", 0});
         b.all<HexRow>().put({at(9, 2), "mash", 0});
       },
       {"terrain-undrawn terrain/mash"}},
      {"HexsideAndWayThatNobodyDraws",
       [](Battle& b) {
         b.all<Hexside>().put({trackSide(b), "railway", {}, {}});
         b.all<Link>().put({trackSide(b), "tramline"});
       },
       {"terrain-undrawn terrain/railway", "terrain-undrawn terrain/tramline"}},
      {"TerrainUnknownInTwoHexes",
       [](Battle& b) {
         defineGround(b);
         b.all<HexRow>().put({at(2, 2), "swamp", 0});
         b.all<HexRow>().put({at(9, 2), "swamp", 0});
       },
       {"terrain-unknown terrain/swamp"}},
      {"HexsideAndWayUnknown",
       [](Battle& b) {
         defineGround(b);
         b.all<Hexside>().put({trackSide(b), "hedge", {}, {}});
         b.all<Link>().put({trackSide(b), "causeway"});
       },
       {"terrain-unknown terrain/causeway", "terrain-unknown terrain/hedge"}},
      {"HexsideKindInAHexAndAsAWay",
       [](Battle& b) {
         defineGround(b);
         b.all<HexRow>().put({at(2, 2), "bank", 0});
         b.all<Link>().put({trackSide(b), "bank"});
       },
       {"terrain-misplaced terrain/bank"}},
      {"GroundThatIsNoKind",
       [](Battle& b) {
         defineGround(b);
         setRule(b, "terrain/ground", "");
       },
       {"ground-undefined rule/terrain/ground"}},
      {"GroundOfHexsides",
       [](Battle& b) {
         defineGround(b);
         setRule(b, "terrain/ground", R"("brook")");
       },
       {"ground-undefined rule/terrain/ground"}},
      {"GroundThatTheRulesMisname",
       [](Battle& b) {
         defineGround(b);
         setRule(b, "terrain/ground", R"("medow")");
       },
       {"rule-unknown-name rule/common/terrain/ground"}},
      {"RoadOverWater",
       [](Battle& b) {
         defineGround(b);
         b.all<Hexside>().put({trackSide(b), "brook", {}, {}});
       },
       {"road-over-water link/100510051/track fix"}},
      {"TwoRoadsOverWater",
       [](Battle& b) {
         defineGround(b);
         define(b, "road", "link");
         b.all<Hexside>().put({trackSide(b), "brook", {}, {}});
         b.all<Link>().put({trackSide(b), "road"});
       },
       {"road-over-water link/100510051/road fix"}},
      {"RoadOverWaterThatNothingCrosses",
       [](Battle& b) {
         defineGround(b);
         define(b, "river", "hexside", {"water"});
         b.all<Hexside>().put({trackSide(b), "river", {}, {}});
       },
       {"road-over-water link/100510051/track"}},
      {"RoadOnAPlankOverWater",
       [](Battle& b) {
         defineGround(b);
         b.all<Hexside>().put({trackSide(b), "brook", {}, {}});
         b.all<Link>().put({trackSide(b), "plank"});
       },
       {}},
      {"RoadOnAPlankOverOtherWater",
       [](Battle& b) {
         defineGround(b);
         define(b, "river", "hexside", {"water"});
         b.all<Hexside>().put({trackSide(b), "river", {}, {}});
         b.all<Link>().put({trackSide(b), "plank"});
       },
       {}},
      {"RoadThatMindsNoWater",
       [](Battle& b) {
         defineGround(b);
         setRule(b, "terrain/track/replaces", R"(["brook"])");
         b.all<Hexside>().put({trackSide(b), "brook", {}, {}});
       },
       {}},
      {"CrossingWithoutWater",
       [](Battle& b) {
         defineGround(b);
         b.all<Link>().put({trackSide(b), "plank"});
       },
       {"crossing-without-water link/100510051/plank fix"}},
      {"CrossingToTheMiddleOfALake",
       [](Battle& b) {
         defineGround(b);
         b.all<HexRow>().put({at(6, 5), "lake", 0});
         b.all<Link>().put({trackSide(b), "plank"});
       },
       {}},
      {"CrossingByRulesWithoutWater",
       [](Battle& b) {
         defineGround(b);
         setRule(b, "terrain/brook/water", "");
         setRule(b, "terrain/lake/water", "");
         b.all<Link>().put({trackSide(b), "plank"});
       },
       {}},
  };
}

std::vector<Mutation> slopeMutations() {
  return {
      {"SlopeTheWrongWayRound",
       [](Battle& b) {
         addBank(b, HighSide::Far);
         level(b, at(5, 5), 1);
       },
       {"slope-against-levels hexside/100510051/bank fix"}},
      {"SlopeTheRightWayRound",
       [](Battle& b) {
         addBank(b, HighSide::Near);
         level(b, at(5, 5), 2);
       },
       {}},
      {"SlopeOnAMapWithoutLevels", [](Battle& b) { addBank(b, HighSide::Near); }, {}},
      {"SlopeOnAWidePlateau",
       [](Battle& b) {
         addBank(b, HighSide::Near);
         for (int column = 1; column <= 12; ++column) {
           for (int row = 1; row <= 10; ++row) level(b, at(column, row), 1);
         }
       },
       {}},
      {"SlopeBesideTheStepInLevels",
       [](Battle& b) {
         addBank(b, HighSide::Near);
         level(b, at(7, 5), 1);
       },
       {"slope-on-level hexside/100510051/bank"}},
      {"SlopeWithoutUpperHex",
       [](Battle& b) {
         addBank(b, std::nullopt);
         level(b, at(6, 5), 1);
       },
       {"slope-without-side hexside/100510051/bank fix"}},
      {"SlopeWithoutUpperHexAndLevels",
       [](Battle& b) { addBank(b, std::nullopt); },
       {"slope-without-side hexside/100510051/bank"}},
      {"SlopesRoundAHill",
       [](Battle& b) {
         addHill(b, {0, 1, 2, 3, 4, 5});
       },
       {}},
      {"GapInASlope",
       [](Battle& b) {
         addHill(b, {0, 2, 3, 4, 5});
       },
       {"slope-gap hexside/100310031/bank fix"}},
      {"GapInASlopeOnTheFlat",
       [](Battle& b) {
         addHill(b, {0, 2, 3, 4, 5});
         level(b, at(3, 3), 0);
       },
       {}},
      {"EndsOfASlope",
       [](Battle& b) {
         addHill(b, {3, 4, 5});
       },
       {}},
  };
}

std::vector<Mutation> zoneMutations() {
  return {
      {"EntryHexesInland",
       [](Battle& b) {
         b.all<ZoneHex>().put({Id<Zone>{1}, at(5, 8)});
         b.all<ZoneHex>().put({Id<Zone>{1}, at(6, 8)});
       },
       {"entry-not-on-edge zone/south-road fix"}},
      {"TheOnlyEntryHexInland",
       [](Battle& b) {
         b.all<ZoneHex>().erase({Id<Zone>{1}, at(5, 10)});
         b.all<ZoneHex>().erase({Id<Zone>{1}, at(6, 10)});
         b.all<ZoneHex>().put({Id<Zone>{1}, at(5, 8)});
       },
       {"entry-not-on-edge zone/south-road"}},
      {"EntryByAnOrdinaryZone",
       [](Battle& b) { change<Entry>(b, Id<Entry>{1}, [](Entry& row) { row.zone = Id<Zone>{2}; }); },
       {"entry-held morning/dawn entry/finch-late", "entry-not-on-edge zone/meadows"}},
      {"EntryByAnOrdinaryZoneThatReachesTheEdge",
       [](Battle& b) {
         b.all<ZoneHex>().erase({Id<Zone>{2}, at(6, 5)});
         b.all<ZoneHex>().put({Id<Zone>{2}, at(1, 5)});
         change<Entry>(b, Id<Entry>{1}, [](Entry& row) { row.zone = Id<Zone>{2}; });
       },
       {"entry-not-on-edge zone/meadows"}},
      {"ReturnOnTheEdge",
       [](Battle& b) {
         addReturn(b, 7, {at(1, 5), at(12, 6)});
       },
       {}},
      {"ReturnInland",
       [](Battle& b) {
         addReturn(b, 7, {at(1, 5), at(5, 5), at(6, 6)});
       },
       {"return-not-on-edge zone/return-7"}},
      {"ReturnNowhere", [](Battle& b) { addReturn(b, 7, {}); }, {"return-without-hexes zone/return-7"}},
      {"ReturnToAZoneThatIsGone",
       [](Battle& b) {
         addReturn(b, 7, {});
         b.all<Zone>().erase(Id<Zone>{7});
       },
       {}},
      {"ReturnOnClosedTerrain",
       [](Battle& b) {
         defineGround(b);
         setRule(b, "terrain/lake/forbidden", R"(["foot", "horse", "gun"])");
         addReturn(b, 7, {at(1, 5)});
         addReturn(b, 8, {at(1, 5)});
         b.all<HexRow>().put({at(1, 5), "lake", 0});
       },
       {"return-forbidden army/north"}},
      {"ReturnOnTerrainClosedToSome",
       [](Battle& b) {
         defineGround(b);
         setRule(b, "terrain/lake/forbidden", R"(["horse", "gun"])");
         addReturn(b, 7, {at(1, 5)});
         b.all<HexRow>().put({at(1, 5), "lake", 0});
       },
       {}},
      {"AreaWithAWayIn",
       [](Battle& b) {
         playInland(b);
         b.all<ZoneHex>().put({Id<Zone>{3}, at(6, 10)});
       },
       {}},
      {"WayInOutsideTheAreaOfAnotherScenario",
       [](Battle& b) {
         playInland(b);
         b.all<ZoneHex>().put({Id<Zone>{3}, at(6, 10)});
         addReturn(b, 7, {at(1, 5)});
         change<ReturnPoint>(b, Id<ReturnPoint>{7}, [](ReturnPoint& row) { row.scenario = Id<Scenario>{9}; });
       },
       {}},
      {"LosersWithNowhereToComeBack",
       [](Battle& b) { setRule(b, "withdrawal/kind", R"("turn-track")"), addReturn(b, 7, {at(1, 5)}); },
       {"return-missing morning army/south", "turn-track-missing rule/withdrawal/kind"}},
      {"LosersOfADerivedScenarioWhoComeBackAsInTheOther",
       [](Battle& b) {
         addReturn(b, 7, {at(1, 5)});
         setRule(b, "withdrawal/kind", R"("turn-track")");
         b.all<Scenario>().put({Id<Scenario>{2}, "evening", "The evening", Id<Scenario>{1}, 2, ""});
         b.all<Variant>().put({Id<Variant>{3}, "dusk", Id<Scenario>{2}, "At dusk", 1});
         for (const int block : {1, 3}) b.all<VariantBlock>().put({Id<Variant>{3}, Id<SetUpBlock>{block}});
       },
       {"return-missing evening army/south", "return-missing morning army/south",
        "turn-track-missing rule/withdrawal/kind"}},
      {"UnitsOfALeaderComeBackWhereTheirArmyHasNoReturnPoint",
       [](Battle& b) {
         addReturn(b, 7, {at(1, 5)});
         b.all<Setting>().put({Id<Scenario>{1}, "return-of/hale", JsonText{"\"return-7\""}});
         b.all<Setting>().put({Id<Scenario>{1}, "return-of/wolf", JsonText{"\"return-7\""}});
       },
       {"return-elsewhere morning leader/wolf"}},
      {"UnitsOfALeaderComeBackWhereADerivedScenarioHasNoReturnPoint",
       [](Battle& b) {
         addReturn(b, 7, {at(1, 5)});
         b.all<Setting>().put({Id<Scenario>{1}, "return-of/hale", JsonText{"\"return-7\""}});
         b.all<Scenario>().put({Id<Scenario>{2}, "evening", "The evening", Id<Scenario>{1}, 2, ""});
         addReturn(b, 8, {at(1, 6)}, 2);
       },
       {"return-elsewhere evening leader/hale", "scenario-without-variant evening scenario/evening"}},
      {"LosersWithNowhereToComeBackInADesignUnderWay",
       [](Battle& b) {
         setRule(b, "withdrawal/kind", R"("turn-track")");
         setRule(b, "set-up/complete", "false");
       },
       {}},
      {"WaysInOutsideTheArea",
       [](Battle& b) {
         playInland(b);
         addReturn(b, 7, {at(1, 5), at(12, 6)});
       },
       {"way-in-outside-area morning zone/return-7", "way-in-outside-area morning zone/south-road"}},
      {"AreaWithoutHexes",
       [](Battle& b) {
         b.all<Zone>().put({Id<Zone>{3}, "island", "Island", ZoneKind::Area});
         playIn(b, "island");
       },
       {"area-without-hexes morning zone/island"}},
      {"AreaThatIsNoZone",
       [](Battle& b) { playIn(b, "islad"); },
       {"setting-unknown-name morning setting/morning/area"}},
  };
}

std::vector<Mutation> sheetMutations() {
  return {
      {"HexesTooLargeForTheSheet",
       [](Battle& b) { changeSheet(b, [](MapSheet& sheet) { sheet.hexWidthMm = 60; }); },
       {"grid-larger-than-sheet map fix"}},
      {"SheetLyingTheWrongWay",
       [](Battle& b) {
         changeSheet(b, [](MapSheet& sheet) {
           sheet.hexWidthMm = 40;
           std::swap(sheet.sheetWidthMm, sheet.sheetHeightMm);
         });
       },
       {"grid-larger-than-sheet map fix"}},
      {"SheetOfNoSize",
       [](Battle& b) { changeSheet(b, [](MapSheet& sheet) { sheet.sheetWidthMm = -1; }); },
       {"grid-larger-than-sheet map"}},
      {"SheetAsPrintedTurned", [](Battle& b) { setRule(b, "box/map-millimetres", "[480, 680]"); }, {}},
      {"SheetNotAsPrinted",
       [](Battle& b) { setRule(b, "box/map-millimetres", "[400, 600]"); },
       {"sheet-not-as-printed map fix"}},
      {"PrintedSheetWithoutRoomForTheHexes",
       [](Battle& b) { setRule(b, "box/map-millimetres", "[100, 100]"); },
       {"sheet-not-as-printed map"}},
      {"PrintedSheetThatIsHidden", [](Battle& b) { setRule(b, "box/map-millimetres", "null"); }, {}},
      {"PrintedSheetOfOneSide",
       [](Battle& b) { setRule(b, "box/map-millimetres", "[480]"); },
       {"rule-missing rule/box/map-millimetres"}},
      {"ScaleAsByTheRules",
       [](Battle& b) {
         setRule(b, "scale/metres-per-hex", "\"251/2\"");
         changeSheet(b, [](MapSheet& sheet) { sheet.metresPerHex = 125.5; });
       },
       {}},
      {"ScaleOfTheMapUnknown", [](Battle& b) { setRule(b, "scale/metres-per-hex", "100"); }, {}},
      {"ScaleDiffers",
       [](Battle& b) {
         setRule(b, "scale/metres-per-hex", "100");
         changeSheet(b, [](MapSheet& sheet) { sheet.metresPerHex = 125; });
       },
       {"scale-differs map fix"}},
      {"ScaleThatIsNoNumber",
       [](Battle& b) {
         setRule(b, "scale/metres-per-hex", "true");
         changeSheet(b, [](MapSheet& sheet) { sheet.metresPerHex = 125; });
       },
       {"rule-malformed rule/common/scale/metres-per-hex", "rule-missing rule/scale/metres-per-hex"}},
  };
}

}  // namespace

std::vector<Mutation> mapMutations() {
  std::vector<Mutation> all;
  for (const auto& some : {offMapMutations(), groundMutations(), slopeMutations(), zoneMutations(), sheetMutations()}) {
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

}  // namespace redoubt::check::sample
