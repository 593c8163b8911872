#include "tests/core/check/mutations/mutation_tools.h"

namespace redoubt::check::sample {
namespace {

constexpr Id<Scenario> kMorning{1};
constexpr Id<Player> kBlue{1}, kRed{2};
constexpr Id<Victory> kBlues{1}, kReds{2}, kOther{3};

void addThreshold(Battle& battle, Id<Victory> id, const std::string& slug, std::optional<Id<Player>> player,
                  std::optional<int> points) {
  Victory row;
  row.id = id;
  row.slug = slug;
  row.scenario = kMorning;
  row.player = player;
  row.kind = VictoryKind::Threshold;
  row.points = points;
  battle.all<Victory>().put(row);
}

// Three points for each of the two units of the south and the four of the north that are no guns.
void awardUnits(Battle& battle) {
  setRule(battle, "artillery/arm", R"("gun")");
  setRule(battle, "victory/award/unit", R"({"for": "unit-eliminated", "points": 3})");
}

void addThresholds(Battle& battle, int blue, int red) {
  addThreshold(battle, kBlues, "blue", kBlue, blue);
  addThreshold(battle, kReds, "red", kRed, red);
}

void addAwardRow(Battle& battle, const std::string& formula) {
  Victory row;
  row.id = kOther;
  row.slug = "for-the-mill";
  row.formula = JsonText{formula};
  battle.all<Victory>().put(row);
}

// A third army, at noon only, with a gun.
void addEast(Battle& battle) {
  const Id<Army> east{3};
  const Id<SetUpBlock> block{4};
  battle.all<Army>().put({east, "east", kRed, "Army of the East", "#33aa33", 3});
  battle.all<SetUpBlock>().put({block, "east", east, std::nullopt, "East", 4});
  battle.all<VariantBlock>().put({Id<Variant>{2}, block});
  battle.all<Unit>().put({Id<Unit>{31}, "east-gun", east, "Lone gun", "Lone gun", "howitzer", 31});
  battle.all<Counter>().put(
      {Id<Counter>{31}, CounterRole::Unit, Id<Unit>{31}, std::nullopt, 1, std::nullopt, 1, 1, ""});
  Placement placement = unitAt(401, Id<Unit>{31}, at(11, 2), 1);
  placement.block = block;
  placement.words = "Lone gun";
  battle.all<Placement>().put(placement);
}

std::vector<Mutation> awardMutations() {
  return {
      {"AwardsThatCanBeHad", awardUnits, {}},
      {"AwardWithAFormulaNobodyCanRead",
       [](Battle& b) { setRule(b, "victory/award/unit", R"({"for": "unit-eliminated", "points": "3 + stairs"})"); },
       {"award-malformed rule/victory/award/unit"}},
      {"AwardForNothingThatRulesKnow",
       [](Battle& b) { setRule(b, "victory/award/unit", R"({"for": "a mill", "points": "3 +"})"); },
       {"rule-malformed rule/common/victory/award/unit"}},
      {"AwardRowWithAFormulaNobodyCanRead",
       [](Battle& b) { addAwardRow(b, R"("3 +")"); },
       {"award-malformed victory/for-the-mill"}},
      {"AwardRowWithAFormula", [](Battle& b) { addAwardRow(b, R"("2 + stars")"); }, {}},
      {"AwardForTheMoraleOfLeaders",
       [](Battle& b) { setRule(b, "victory/award/leader", R"({"for": "leader-killed", "points": "2 * morale"})"); },
       {"award-without-figure rule/victory/award/leader"}},
      {"AwardForGunsThatTheEnemyLacks",
       [](Battle& b) {
         setRule(b, "artillery/arm", R"("horse")");
         setRule(b, "victory/award/capture", R"({"for": "artillery-captured", "points": 2})");
       },
       {"award-idle rule/victory/award/capture"}},
      {"AwardForGunsOfUnknownMorale",
       [](Battle& b) {
         setRule(b, "artillery/arm", R"("gun")");
         setRule(b, "victory/award/capture", R"({"for": "artillery-captured", "points": "morale"})");
       },
       {}},
  };
}

std::vector<Mutation> rowMutations() {
  return {
      {"ThresholdOfNobody",
       [](Battle& b) { addThreshold(b, kOther, "nobody", std::nullopt, 5); },
       {"threshold-of-nobody morning victory/nobody"}},
      {"ThresholdOfAPlayerWhoIsGone",
       [](Battle& b) {
         awardUnits(b);
         addThreshold(b, kOther, "nobody", Id<Player>{9}, 5);
       },
       {"threshold-of-nobody morning victory/nobody"}},
      {"ThresholdWithoutPoints",
       [](Battle& b) {
         addThreshold(b, kBlues, "blue", kBlue, std::nullopt);
         addThreshold(b, kReds, "red", kRed, 0);
       },
       {"threshold-without-points morning victory/blue", "threshold-without-points morning victory/red"}},
      {"TwoThresholdsOfOnePlayer",
       [](Battle& b) {
         awardUnits(b);
         setRule(b, "victory/award/melee", R"({"for": "melee-won", "points": 1})");
         addThresholds(b, 4, 5);
         addThreshold(b, kOther, "blue-too", kBlue, 9);
       },
       {"threshold-twice morning victory/blue-too"}},
      {"TwoEqualThresholdsOfOnePlayer",
       [](Battle& b) {
         setRule(b, "victory/award/melee", R"({"for": "melee-won", "points": 1})");
         addThresholds(b, 4, 5);
         addThreshold(b, kOther, "blue-too", kBlue, 4);
       },
       {"threshold-twice morning victory/blue-too fix"}},
      {"ThresholdOfOneSide",
       [](Battle& b) {
         setRule(b, "victory/award/melee", R"({"for": "melee-won", "points": 1})");
         addThreshold(b, kBlues, "blue", kBlue, 4);
       },
       {"player-without-threshold morning scenario/morning"}},
      {"ScenarioThatNoThresholdEnds",
       [](Battle& b) { setRule(b, "victory/automatic", R"("threshold of the scenario")"); },
       {"scenario-without-threshold morning scenario/morning"}},
      {"ScenarioThatAnEventEnds",
       [](Battle& b) {
         setRule(b, "victory/automatic", R"("threshold of the scenario")");
         const JsonText trigger{R"({"leader": "hale", "fate": ["killed"]})"};
         b.all<Event>().put({Id<Event>{1}, "hale-gone", kMorning, trigger, {}, JsonText{R"({"wins": "blue"})"}});
       },
       {}},
  };
}

std::vector<Mutation> reachMutations() {
  return {
      {"ThresholdsInReach",
       [](Battle& b) {
         awardUnits(b);
         addThresholds(b, 6, 12);
       },
       {"threshold-share morning victory/blue", "threshold-share morning victory/red"}},
      {"ThresholdOutOfReach",
       [](Battle& b) {
         awardUnits(b);
         addThresholds(b, 7, 12);
       },
       {"threshold-share morning victory/red", "threshold-unattainable morning victory/blue"}},
      {"ThresholdsByEstimates",
       [](Battle& b) {
         awardUnits(b);
         addThresholds(b, 7, 12);
         estimate(b, "rule", "1/victory/award/unit", "value");
       },
       {"threshold-share-estimated morning victory/red", "threshold-unattainable-estimated morning victory/blue"}},
      {"ThresholdsByUnknownMorale",
       [](Battle& b) {
         awardUnits(b);
         setRule(b, "victory/award/unit", R"({"for": "unit-eliminated", "points": "morale"})");
         addThresholds(b, 6, 12);
       },
       {"threshold-undecidable morning victory/blue", "threshold-undecidable morning victory/red"}},
      {"ThresholdOutOfReachInOneVariant",
       [](Battle& b) {
         setRule(b, "artillery/arm", R"("gun")");
         setRule(b, "victory/award/capture", R"({"for": "artillery-captured", "points": 2})");
         addEast(b);
         addThresholds(b, 3, 2);
       },
       {"threshold-share morning victory/red", "threshold-share morning/noon victory/blue",
        "threshold-unattainable morning/dawn victory/blue", "variant-without-block morning/dawn army/east"}},
      {"ThresholdsWhereAwardsRepeat",
       [](Battle& b) {
         awardUnits(b);
         setRule(b, "victory/award/melee", R"({"for": "melee-won", "points": 1})");
         addThresholds(b, 700, 1200);
       },
       {}},
      {"ThresholdsWhereMoreIsAwardedThanIsReckonedWith",
       [](Battle& b) {
         awardUnits(b);
         addThresholds(b, 700, 1200);
         addAwardRow(b, R"("8")");
       },
       {}},
      {"ThresholdsWithoutAnArmOfGuns",
       [](Battle& b) {
         setRule(b, "victory/award/capture", R"({"for": "artillery-captured", "points": 2})");
         addThresholds(b, 6, 12);
       },
       {"rule-missing rule/artillery/arm"}},
      {"ThresholdsWithoutAwards", [](Battle& b) { addThresholds(b, 6, 12); }, {"rule-missing rule/victory/award"}},
      {"ThresholdsByAnAwardNobodyCanRead",
       [](Battle& b) {
         setRule(b, "victory/award/unit", R"({"for": "unit-eliminated", "points": "many"})");
         addThresholds(b, 6, 12);
       },
       {"award-malformed rule/victory/award/unit"}},
  };
}

}  // namespace

std::vector<Mutation> victoryMutations() {
  std::vector<Mutation> all;
  for (const auto& group : {awardMutations(), rowMutations(), reachMutations()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace redoubt::check::sample
