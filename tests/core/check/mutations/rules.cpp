#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {

namespace {

void drawBrook(Battle& battle, const std::string& pattern) {
  for (const auto& [kind, place] : {std::pair("brook", "hexside"), {"meadow", "hex"}, {"track", "link"}}) {
    setRule(battle, std::string("terrain/") + kind + "/place", '"' + std::string(place) + '"');
  }
  setRule(battle, "terrain/ground", R"("meadow")");
  setRule(battle, "terrain/brook/pattern", pattern);
}

}  // namespace

std::vector<Mutation> ruleMutations() {
  return {
      {"SystemThatInheritsFromItself",
       [](Battle& b) { change<System>(b, kCommonSystem, [](System& row) { row.parent = Id<System>{2}; }); },
       {"system-circle system/common"}},
      {"ZoneAndFloodThatDependOnEachOther",
       [](Battle& b) {
         setRule(b, "zone/control", R"({"by": {"in.supply": true}})");
         setRule(b, "flood/supply", R"({"from": "leaders", "budget": 3, "block": {"zone.control": "other"}})");
       },
       {"rule-circle rule/flood/supply"}},
      {"ActionWithAMisspeltRole",
       [](Battle& b) {
         setRule(b, "rating/attack", R"({"number": 1})");
         setRule(b, "table/crt/rows/1/result", R"("x")");
         setRule(b, "action/attack", R"({"asked": "attack", "table": "crt", "with": {"reserve": {"where": {}}}})");
         setRule(b, "action/attack/adjust/more", R"({"of": "attack", "add": {"rating": "attack", "of": "resreve"}})");
       },
       {"rule-unknown-name rule/common/action/attack/adjust/more"}},
      {"ConditionThatAsksForAFactOfSomethingElse",
       [](Battle& b) { setRule(b, "rating/attack/adjust/far", R"({"add": 1, "when": {"distance": 2}})"); },
       {"rule-malformed rule/common/rating/attack/adjust/far"}},
      {"RuleThatIsNoJson", [](Battle& b) { setRule(b, "dice/sides", "ten"); }, {"rule-no-json rule/common/dice/sides"}},
      {"RuleOfTheWrongShape",
       [](Battle& b) { setRule(b, "dice/sides", "1"); },
       {"rule-malformed rule/common/dice/sides"}},
      {"RuleWrongInsideItsValue",
       [](Battle& b) { setRule(b, "leader/casualty-roll", R"([{"from": 0, "to": 9, "result": "asleep"}])"); },
       {"rule-malformed rule/common/leader/casualty-roll", "rule-missing rule/dice/sides"}},
      {"RuleThatIsNull", [](Battle& b) { setRule(b, "dice/sides", "null"); }, {}},
      {"RuleOfTheAuthorsOwn", [](Battle& b) { setRule(b, "weather/fog", "[1, {}]"); }, {}},
      {"RulePathWithAStrayLetter",
       [](Battle& b) { setRule(b, "comand/trace", R"({"through-enemy": false})"); },
       {"rule-unread rule/common/comand/trace fix"}},
      {"RulePathWithAStrayLetterBesideTheRightOne",
       [](Battle& b) { setRule(b, "comand/range", "5"); },
       {"rule-unread rule/common/comand/range"}},
      {"RulePathWithAStrayLetterAfterAName",
       [](Battle& b) { setRule(b, "arm/foot/tittle", R"("Feet")"); },
       {"rule-unread rule/common/arm/foot/tittle"}},
      {"FigureWithoutATitleAmongOthers",
       [](Battle& b) {
         setRule(b, "figure/pace/title", R"("Movement points")");
         setRule(b, "figure/pace/of", R"("units")");
         setRule(b, "figure/stride/of", R"("units")");
       },
       {"rule-half rule/figure/stride/of"}},
      {"TerrainOfRulesThatMakeNone", [](Battle& b) { setRule(b, "terrain/bog/title", R"("Bog")"); }, {}},
      {"ArmThatNoTypeHas",
       [](Battle& b) { setRule(b, "arm/camel/title", R"("Camels")"); },
       {"arm-without-type rule/arm/camel/title"}},
      {"FamilyOfRulesThatIsStruck", [](Battle& b) { setRule(b, "fire/rows", "null"); }, {}},
      {"ArmsWithoutAMovementAmongOthers",
       [](Battle& b) { setRule(b, "arm/foot/movement", "5"); },
       {"rule-missing rule/arm/gun/movement", "rule-missing rule/arm/horse/movement", "rule-missing rule/facing/zones",
        "rule-missing rule/movement/turning-cost"}},
      {"MovementOnTheCountersWithoutZonesAndTurns",
       [](Battle& b) {
         setRule(b, "figure/pace/title", R"("Movement points")");
         setRule(b, "figure/pace/of", R"("units")");
         setRule(b, "movement/figure", R"("pace")");
       },
       {"rule-missing rule/facing/zones", "rule-missing rule/movement/turning-cost"}},
      {"ZonesThatLieLopsided",
       [](Battle& b) {
         setRule(b, "facing/zones", R"({"front": 2, "flank": 2, "rear": 2})");
         setRule(b, "formation/square/zones", R"({"front": 6, "flank": 0, "rear": 0})");
         setRule(b, "formation/wedge/zones", R"({"front": 1, "flank": 4, "rear": 1})");
       },
       {"facing-missing set_up_block/north-dawn", "facing-missing set_up_block/north-noon",
        "facing-missing set_up_block/south", "zones-lopsided rule/formation/wedge/zones"}},
      {"ZonesLopsidedRoundAHexside",
       [](Battle& b) {
         setRule(b, "facing/kind", R"("hexside")");
         setRule(b, "facing/zones", R"({"front": 2, "flank": 2, "rear": 2})");
       },
       {"facing-missing set_up_block/north-dawn", "facing-missing set_up_block/north-noon",
        "facing-missing set_up_block/south", "zones-lopsided rule/facing/zones"}},
      {"ZonesNamedThatHaveNoHex",
       [](Battle& b) {
         setRule(b, "facing/zones", R"({"front": 4, "flank": 0, "rear": 2})");
         setRule(b, "control/zones", R"(["front", "flank"])");
         setRule(b, "sight/zones", R"(["front", "rear"])");
       },
       {"facing-missing set_up_block/north-dawn", "facing-missing set_up_block/north-noon",
        "facing-missing set_up_block/south", "zone-empty rule/control/zones"}},
      {"ZoneThatOnlyAFormationHas",
       [](Battle& b) {
         setRule(b, "facing/zones", R"({"front": 4, "flank": 0, "rear": 2})");
         setRule(b, "formation/wedge/zones", R"({"front": 2, "flank": 2, "rear": 2})");
         setRule(b, "control/zones", R"(["front", "flank"])");
       },
       {"facing-missing set_up_block/north-dawn", "facing-missing set_up_block/north-noon",
        "facing-missing set_up_block/south"}},
      {"ControlByAFacingThatNoUnitHas",
       [](Battle& b) {
         setRule(b, "facing/none", R"(["leader", "foot", "horse", "gun"])");
         setRule(b, "control/zones", R"(["front", "flank"])");
         setRule(b, "control/turning", R"({"arms": ["horse"], "60": 2})");
         setRule(b, "control/back-away", R"({"zone": "rear", "into-control": false, "free-turn": true})");
       },
       {"control-without-facing rule/control/back-away", "control-without-facing rule/control/turning",
        "control-without-facing rule/control/zones"}},
      {"ControlByAFacingThatSomeUnitsHave",
       [](Battle& b) {
         setRule(b, "facing/none", R"(["leader", "foot", "horse"])");
         setRule(b, "control/zones", R"(["front", "flank"])");
       },
       {}},
      {"ControlAllRoundOfUnitsThatFaceNowhere",
       [](Battle& b) {
         setRule(b, "facing/none", R"(["leader", "foot", "horse", "gun"])");
         setRule(b, "control/zones", R"(["front", "flank", "rear"])");
       },
       {}},
      {"SightBlockedWithoutARuleForHexsides",
       [](Battle& b) { setRule(b, "terrain/meadow/blocks-sight", "true"); },
       {"rule-missing rule/sight/along-hexside"}},
      {"RuleThatNamesUnknownTerrain",
       [](Battle& b) { setRule(b, "charge/forbidden-terrain", R"(["wods"])"); },
       {"rule-unknown-name rule/common/charge/forbidden-terrain"}},
      {"RuleOfAnUnknownArm",
       [](Battle& b) { setRule(b, "reaction/against/foot/boats", R"([{"do": "fire"}])"); },
       {"rule-unknown-name rule/common/reaction/against/foot/boats"}},
      {"OverriddenRuleThatNamesUnknownTerrain",
       [](Battle& b) {
         setRule(b, "charge/forbidden-terrain", R"(["wods"])");
         b.all<Rule>().put({Id<System>{2}, "charge/forbidden-terrain", JsonText{"[]"}});
       },
       {}},
      {"TableWithAGap",
       [](Battle& b) {
         setRule(b, "dice/sides", "10");
         setRule(b, "dice/zero", "0");
         setRule(b, "leader/casualty-roll",
                 R"([{"from": 0, "to": 3, "result": "dead"}, {"from": 5, "to": 9, "result": "none"}])");
       },
       {"table-faulty rule/leader/casualty-roll"}},
      {"SymbolOfACounterWithAStrayLetter",
       [](Battle& b) { setRule(b, "unit-type/militia/symbol", R"("muskts")"); },
       {"drawing-unknown rule/unit-type/militia/symbol fix"}},
      {"SymbolOfACounterThatNobodyDraws",
       [](Battle& b) { setRule(b, "leader/symbol-of/hale", R"("zeppelin")"); },
       {"drawing-unknown rule/leader/symbol-of/hale"}},
      {"SymbolOfACounterThatIsDrawn", [](Battle& b) { setRule(b, "arm/foot/symbol", R"("muskets")"); }, {}},
      {"PatternOfAnotherPlace",
       [](Battle& b) { drawBrook(b, R"("woods")"); },
       {"drawing-unknown rule/terrain/brook/pattern"}},
      {"PatternWithAStrayLetter",
       [](Battle& b) { drawBrook(b, R"("strean")"); },
       {"drawing-unknown rule/terrain/brook/pattern fix"}},
      {"TerrainWithoutAPattern", [](Battle& b) { drawBrook(b, ""); }, {"pattern-missing rule/terrain/brook/pattern"}},
      {"TerrainWithoutAPatternWhoseNameIsAlmostThatOfOne",
       [](Battle& b) {
         drawBrook(b, R"("stream")");
         setRule(b, "terrain/rivers/place", R"("hexside")");
       },
       {"pattern-missing rule/terrain/rivers/pattern fix"}},
      {"TerrainWithoutAPatternThatIsCalledLikeOne",
       [](Battle& b) {
         drawBrook(b, R"("stream")");
         setRule(b, "terrain/railway/place", R"("link")");
       },
       {}},
      {"TypeOfUnitsWithoutASymbol",
       [](Battle& b) { setRule(b, "arm/foot/symbol", ""); },
       {"symbol-missing rule/unit-type/militia/symbol"}},
      {"TypeOfUnitsWithASymbolInOneOfItsArmies",
       [](Battle& b) {
         setRule(b, "arm/foot/symbol", "");
         setRule(b, "unit-type/militia/symbol-in/north", R"("muskets")");
       },
       {"symbol-missing rule/unit-type/militia/symbol"}},
      {"TypeOfUnitsWithASymbolInEachOfItsArmies",
       [](Battle& b) {
         setRule(b, "arm/foot/symbol", "");
         for (const char* army : {"north", "south"}) {
           setRule(b, std::string("unit-type/militia/symbol-in/") + army, R"("muskets")");
         }
       },
       {}},
      {"SymbolOfAMarkerThatNobodyDraws",
       [](Battle& b) {
         setRule(b, "marker/flag/title", R"("Flag")");
         setRule(b, "marker/flag/symbol", R"("flagg")");
       },
       {"drawing-unknown rule/marker/flag/symbol fix"}},
      {"ThemeThatNobodyDraws",
       [](Battle& b) { setRule(b, "map/theme", R"("sepia")"); },
       {"drawing-unknown rule/map/theme"}},
      {"SizeMarkThatThereIsNone",
       [](Battle& b) { setRule(b, "unit-type/militia/size-mark", R"("batalion")"); },
       {"rule-malformed rule/common/unit-type/militia/size-mark"}},
      {"SizeMarkOfNobody",
       [](Battle& b) { setRule(b, "size-mark-of/ghost", R"("corps")"); },
       {"rule-unknown-name rule/common/size-mark-of/ghost"}},
      {"SymbolOnTheMapWithAStrayLetter",
       [](Battle& b) { change<Symbol>(b, Id<Symbol>{1}, [](Symbol& row) { row.kind = "mil"; }); },
       {"map-symbol-unknown symbol/1 fix"}},
      {"SymbolOnTheMapThatNobodyDraws",
       [](Battle& b) { change<Symbol>(b, Id<Symbol>{1}, [](Symbol& row) { row.kind = "zeppelin"; }); },
       {"map-symbol-unknown symbol/1"}},
      {"SettingThatIsNoJson",
       [](Battle& b) {
         b.all<Setting>().put({Id<Scenario>{1}, "turn/start", JsonText{"noon"}});
       },
       {"setting-no-json morning setting/morning/turn/start"}},
      {"SettingPathWithAStrayLetter",
       [](Battle& b) {
         b.all<Setting>().put({Id<Scenario>{1}, "turn/lats", JsonText{"5"}});
       },
       {"setting-unread morning setting/morning/turn/lats"}},
      {"SettingOfTheWrongShape",
       [](Battle& b) {
         b.all<Setting>().put({Id<Scenario>{1}, "turn/start", JsonText{"12"}});
       },
       {"setting-malformed morning setting/morning/turn/start"}},
      {"SettingThatNamesNobody",
       [](Battle& b) {
         b.all<Setting>().put({Id<Scenario>{1}, "overall-commander/north", JsonText{R"("ghost")"}});
       },
       {"setting-unknown-name morning setting/morning/overall-commander/north"}},
  };
}

}  // namespace redoubt::check::sample
