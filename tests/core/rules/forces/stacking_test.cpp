#include "core/rules/forces/stacking.h"

#include <gtest/gtest.h>

#include "core/rules/forces/arms.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

StackLimit counters(int most) {
  return {most, std::nullopt, 0};
}

StackLimit sized(int most, int least = 0) {
  return {std::nullopt, most, least};
}

// The limits of Racławice [6.2], under other names.
const std::vector<StackAlternative> kLimits{{{{"foot", counters(4)}}, ""},
                                            {{{"horse", counters(2)}}, ""},
                                            {{{"foot", counters(1)}, {"gun", counters(2)}}, ""},
                                            {{{"gun", counters(1)}, {"horse", counters(1)}}, ""},
                                            {{{"gun", counters(6)}}, ""}};
// Those of Maciejowice [6.2] and [6.2.1]: by size, any number of guns, and both arms in one formation only.
const std::vector<StackAlternative> kSizes{{{{"foot", sized(20)}}, ""},
                                           {{{"horse", sized(4)}}, ""},
                                           {{{"foot", sized(10)}, {"gun", {}}}, ""},
                                           {{{"gun", {}}, {"horse", sized(2)}}, ""},
                                           {{{"foot", sized(10, 6)}, {"horse", sized(4, 1)}}, "wall"}};

StackLoad load(const std::map<std::string, int>& counts) {
  StackLoad result;
  for (const auto& [arm, count] : counts) result[arm].counters = count;
  return result;
}

bool fits(const std::map<std::string, int>& counts) {
  return isAllowed(kLimits, load(counts));
}

TEST(Stacking, AllowsEachAlternativeInFullAndInPart) {
  EXPECT_TRUE(fits({{"foot", 4}}));
  EXPECT_TRUE(fits({{"foot", 1}, {"gun", 2}}));
  EXPECT_TRUE(fits({}));
  EXPECT_TRUE(fits({{"foot", 1}, {"gun", 1}}));
  EXPECT_TRUE(fits({{"gun", 6}}));
}

TEST(Stacking, RefusesOneMoreThanAnyAlternative) {
  using Counts = std::map<std::string, int>;
  for (const Counts& counts :
       {Counts{{"foot", 5}}, Counts{{"horse", 3}}, Counts{{"foot", 2}, {"gun", 1}}, Counts{{"foot", 1}, {"gun", 3}},
        Counts{{"gun", 7}}, Counts{{"foot", 1}, {"horse", 1}}, Counts{{"gun", 1}, {"horse", 2}}, Counts{{"balloon", 2}},
        Counts{{"balloon", 1}, {"foot", 1}}}) {
    EXPECT_FALSE(fits(counts));
  }
}

// Maciejowice [6.2]: a counter can be too large for any hex by itself.
TEST(Stacking, AsksOfACounterAloneItsSizeOnly) {
  const auto ofSize = [](const char* arm, int size) { return StackLoad{{arm, ArmLoad{1, size}}}; };
  EXPECT_TRUE(isAllowed(kSizes, ofSize("foot", 20)));
  EXPECT_FALSE(isAllowed(kSizes, ofSize("foot", 21)));
  EXPECT_TRUE(isAllowed(kSizes, ofSize("horse", 4), {"wall", {}, {}})) << "what it lacks in company is said elsewhere";
  EXPECT_FALSE(isAllowed(kSizes, ofSize("horse", 5)));
  EXPECT_TRUE(isAllowed(kSizes, ofSize("gun", 99)));
  EXPECT_TRUE(isAllowed(kSizes, ofSize("balloon", 99))) << "the rules don't name it";
  const auto decided = [](std::optional<int> size, bool isCertain) {
    return decideStack(kSizes, {StackMember{"foot", "", 1, size, isCertain}}, {"foot", "horse", "gun"});
  };
  EXPECT_EQ(decided(20, true), StackDecision::Allowed);
  EXPECT_EQ(decided(21, true), StackDecision::Exceeds);
  EXPECT_EQ(decided(21, false), StackDecision::Undecided);
  EXPECT_EQ(decided(std::nullopt, true), StackDecision::Undecided);
}

TEST(Stacking, AreCountedByArmyOrPlayerAsTheRuleSays) {
  model::Battle battle = small::empty();
  EXPECT_EQ(stackCounting(RuleBook(battle)), StackCounting::ByPlayer);
  small::addRule(battle, "stacking/counted-by", R"("army")");
  EXPECT_EQ(stackCounting(RuleBook(battle)), StackCounting::ByArmy);
  small::addRule(battle, "stacking/counted-by", R"("player")");
  EXPECT_EQ(stackCounting(RuleBook(battle)), StackCounting::ByPlayer);
  small::addRule(battle, "stacking/counted-by", R"("one-army")");
  EXPECT_EQ(stackCounting(RuleBook(battle)), StackCounting::OneArmy);
}

TEST(Stacking, SaysHowMuchIsTooMany) {
  EXPECT_EQ(excessOver(kLimits[0], load({{"foot", 5}}), {}), 1);
  EXPECT_EQ(excessOver(kLimits[2], load({{"foot", 1}, {"gun", 3}}), {}), 1);
  EXPECT_EQ(excessOver(kLimits[0], load({{"foot", 4}}), {}), 0);
  EXPECT_EQ(excessOver(kSizes[0], {{"foot", {5, 23}}}, {}), 3);
}

TEST(Stacking, CountsSizesWhereTheRulesDo) {
  EXPECT_TRUE(isAllowed(kSizes, {{"foot", {4, 20}}}));
  EXPECT_FALSE(isAllowed(kSizes, {{"foot", {4, 21}}}));
  EXPECT_TRUE(isAllowed(kSizes, {{"foot", {9, 9}}}));
  EXPECT_TRUE(isAllowed(kSizes, {{"foot", {2, 10}}, {"gun", {7, 0}}})) << "any number of guns";
  EXPECT_FALSE(isAllowed(kSizes, {{"foot", {2, 11}}, {"gun", {1, 0}}}));
  EXPECT_FALSE(isAllowed(kSizes, {{"gun", {1, 0}}, {"horse", {3, 3}}}));
}

TEST(Stacking, AllowsWhatOnlyAFormationAllowsInThatFormation) {
  const StackLoad both{{"foot", {2, 8}}, {"horse", {2, 4}}};
  EXPECT_FALSE(isAllowed(kSizes, both));
  EXPECT_TRUE(isAllowed(kSizes, both, {"wall"}));
  EXPECT_FALSE(isAllowed(kSizes, {{"foot", {1, 5}}, {"horse", {2, 4}}}, {"wall"})) << "too few foot";
  EXPECT_FALSE(isAllowed(kSizes, {{"horse", {2, 5}}}, {"wall"}));
  EXPECT_FALSE(isAllowed(kSizes, {{"foot", {2, 8}}}, {"wall"})) << "the wall is made of both (M6.2.1)";
  EXPECT_EQ(decideStack(kSizes, {{"foot", "", 2, 4, true}}, {"foot", "horse"}, {"wall"}), StackDecision::Exceeds);
  EXPECT_TRUE(isAllowed(kSizes, {{"foot", {2, 8}}}, {"ring"})) << "no limit names that formation";
}

TEST(Stacking, ReadsItsLimitsFromTheRulesAndFromNothingElse) {
  Battle battle = empty();
  EXPECT_FALSE(stackAlternatives(RuleBook(battle)));
  addRule(battle, "stacking/alternatives",
          R"([{"foot": {"size": 20}}, {"gun": "any", "foot": 1},
              {"foot": {"size": [6, 10], "counters": 3}, "formation": "wall"}])");
  EXPECT_EQ(
      stackAlternatives(RuleBook(battle)),
      (std::vector<StackAlternative>{
          {{{"foot", sized(20)}}, ""}, {{{"foot", counters(1)}, {"gun", {}}}, ""}, {{{"foot", {3, 10, 6}}}, "wall"}}));
  for (const char* nonsense : {"[]", "{}", "[4]", R"([{"foot": "four"}])", "[{", R"([{"foot": {"size": "x"}}])",
                               R"([{"foot": {"size": [1]}}])"}) {
    addRule(battle, "stacking/alternatives", nonsense);
    EXPECT_FALSE(stackAlternatives(RuleBook(battle))) << nonsense;
  }
}

StackMember sure(const std::string& arm, int count = 1, std::optional<int> size = 1) {
  return {arm, "", count, size, true};
}

StackMember open(int count = 1, const std::string& type = {}) {
  return {std::nullopt, type, count, 1, true};
}

TEST(Stacking, DecidesAboutUnknownArmsWhereItIsAllOne) {
  const std::vector<std::string> arms{"foot", "gun", "horse"};
  const auto decided = [&](const std::vector<StackMember>& members) { return decideStack(kLimits, members, arms); };
  using enum StackDecision;
  EXPECT_EQ(decided({open()}), Allowed);
  EXPECT_EQ(decided({open(2, "uhlan")}), Allowed) << "both of one arm";
  EXPECT_EQ(decided({open(2)}), Undecided) << "of two arms";
  EXPECT_EQ(decided({open(1, "uhlan"), open(1, "uhlan")}), Allowed) << "of one type";
  EXPECT_EQ(decided({open(), open()}), Undecided) << "a foot and a horse";
  EXPECT_EQ(decided({sure("gun"), open()}), Allowed);
  EXPECT_EQ(decided({sure("foot", 3), open()}), Undecided);
  EXPECT_EQ(decided({sure("foot"), sure("horse"), open(2, "uhlan")}), Exceeds);
  EXPECT_EQ(decided({sure("foot", 4)}), Allowed);
  EXPECT_EQ(decideStack(kLimits, {sure("foot"), open()}, {}), Undecided) << "no arms to try";
  EXPECT_EQ(decideStack(kLimits, {sure("foot", 4), open(3, "uhlan")}, {}), Exceeds) << "more than any alternative has";
  EXPECT_EQ(decideStack({{{{"foot", counters(20)}}, ""}}, std::vector<StackMember>(9, open()), arms), Undecided)
      << "too many to try";
  EXPECT_EQ(decided(std::vector<StackMember>(100'000, open(2'000'000'000))), Exceeds);
}

TEST(Stacking, DecidesAboutUncertainSizesWhereItIsAllOne) {
  const auto decided = [](const std::vector<StackMember>& members) { return decideStack(kSizes, members, {"foot"}); };
  using enum StackDecision;
  const StackMember estimated{"foot", "", 1, 5, false};
  const StackMember unknown{"foot", "", 1, std::nullopt, true};
  EXPECT_EQ(decided({sure("foot", 2, 6), sure("foot", 1, 8)}), Allowed);
  EXPECT_EQ(decided({sure("foot", 3, 7)}), Exceeds);
  EXPECT_EQ(decided({estimated}), Undecided);
  EXPECT_EQ(decided({unknown}), Undecided);
  EXPECT_EQ(decided({sure("foot", 1, 20), estimated}), Exceeds) << "a counter has a size of 1 at least";
  EXPECT_EQ(decided({sure("gun", 30, std::nullopt)}), Allowed);
  EXPECT_EQ(decideStack(kSizes, {sure("foot", 1, 6), {"horse", "", 1, 4, false}}, {}, {"wall"}), Undecided);
}

TEST(Arms, ComeFromTheUnitTypeAndItsRule) {
  Battle battle = empty();
  addRule(battle, "unit-type/guard/arm", "\"foot\"");
  addRule(battle, "unit-type/uhlan/arm", "\"horse\"");
  addRule(battle, "arm/foot/title", "\"Foot\"");
  const RuleBook book(battle);
  EXPECT_EQ(armOfType(book, "guard"), "foot");
  EXPECT_FALSE(armOfType(book, "drummer"));
  EXPECT_EQ(unitArms(book), (std::vector<std::string>{"foot", "horse"}));
  EXPECT_EQ(armTitle(book, "foot"), "Foot");
  EXPECT_EQ(armTitle(book, "horse"), "horse");
}

TEST(Arms, OfAPlacementAreCertainUnlessEstimatedOrUnresolved) {
  Battle battle = empty();
  addRule(battle, "unit-type/guard/arm", "\"foot\"");
  addUnit(battle, 1, 1, "guard");
  Placement row = placement(1, 1, PlacementRule::At);
  EXPECT_FALSE(armOf(battle, RuleBook(battle), row).slug);
  row.unit = Id<Unit>{1};
  EXPECT_TRUE(armOf(battle, RuleBook(battle), row).isCertain());
  battle.all<Provenance>().put({"rule", "1/unit-type/guard/arm", "*", Status::Estimated, std::nullopt, ""});
  EXPECT_EQ(armOf(battle, RuleBook(battle), row).slug, "foot");
  EXPECT_FALSE(armOf(battle, RuleBook(battle), row).isCertain());
  EXPECT_EQ(armOf(battle, RuleBook(battle), row).type, "guard");
  battle.all<Provenance>().put({"rule", "1/unit-type/guard/arm", "value", Status::Printed, std::nullopt, ""});
  EXPECT_TRUE(armOf(battle, RuleBook(battle), row).isCertain()) << "the field's own origin counts";
  battle.all<Provenance>().put({"unit", "1", "type", Status::Unknown, std::nullopt, ""});
  EXPECT_FALSE(armOf(battle, RuleBook(battle), row).isCertain());
  EXPECT_EQ(armOf(battle, RuleBook(battle), row).type, "") << "whether they are of one type isn't sure";
  row.subject = PlacementSubject::Group;
  EXPECT_FALSE(armOf(battle, RuleBook(battle), row).slug);
  row.subject = PlacementSubject::Leader;
  EXPECT_EQ(armOf(battle, RuleBook(battle), row).slug, "leader");
  row.subject = PlacementSubject::Marker;
  EXPECT_EQ(armOf(battle, RuleBook(battle), row).slug, "marker");
}

TEST(Stacking, SaysWhyAStackDoesNotFitTheNearestAlternative) {
  // 4 horse and 8 foot: nothing is wrong with the figures, but only the wall takes both.
  StackLoad both;
  both["foot"] = {2, 8};
  both["horse"] = {1, 4};
  const StackAlternative& wall = nearestAlternative(kSizes, both, {});
  EXPECT_EQ(wall, kSizes[4]);
  EXPECT_EQ(stackReasons(wall, both, {}), (std::vector<StackReason>{{StackFault::OtherFormation, ""}}));
  EXPECT_TRUE(stackReasons(wall, both, {"wall"}).empty());
  both["foot"].size = 3;
  both["horse"].size = 5;
  EXPECT_EQ(stackReasons(nearestAlternative(kSizes, both, {"wall"}), both, {"wall"}),
            (std::vector<StackReason>{{StackFault::TooSmall, "foot"}, {StackFault::TooLarge, "horse"}}));
}

TEST(Stacking, InAFormationThatTheRulesNameItsAlternativeIsNearest) {
  StackLoad foot;
  foot["foot"] = {3, 12};
  EXPECT_EQ(nearestAlternative(kSizes, foot, {}), kSizes[0]);
  const StackAlternative& wall = nearestAlternative(kSizes, foot, {"wall"});
  EXPECT_EQ(wall, kSizes[4]);
  EXPECT_EQ(stackReasons(wall, foot, {"wall"}),
            (std::vector<StackReason>{{StackFault::TooLarge, "foot"}, {StackFault::TooSmall, "horse"}}));
}

// K4.27, K13.34: two points of any arm, but four where guns are there, and never more than two beside the guns.
const std::vector<StackAlternative> kPoints{{{{"foot", sized(2)}}, ""},
                                            {{{"horse", sized(2)}}, ""},
                                            {{{"foot", sized(2)}, {"gun", {}}}, "", {{{"foot", "gun"}, 4}}},
                                            {{{"foot", counters(2)}}, "", {}, "camp", "army-2"}};

// K13.34: infantry of 2 and artillery of 2 share a hex, and so does all that is smaller.
TEST(Stacking, OfFootAndGunsGoesUpToFourPointsTogetherK13_34) {
  const auto isFine = [](int foot, int guns) { return isAllowed(kPoints, {{"foot", {1, foot}}, {"gun", {1, guns}}}); };
  EXPECT_TRUE(isFine(2, 2));
  EXPECT_TRUE(isFine(1, 2));
  EXPECT_TRUE(isFine(1, 3));
  EXPECT_FALSE(isFine(2, 3));
  EXPECT_FALSE(isFine(3, 1)) << "no more than two points of foot";
  EXPECT_FALSE(isAllowed(kPoints, {{"foot", {2, 3}}}));
  EXPECT_EQ(excessOver(kPoints[2], {{"foot", {1, 2}}, {"gun", {1, 4}}}, {}), 2);
}

TEST(Stacking, SaysThatArmsAreTooLargeTogether) {
  const StackLoad load{{"foot", {1, 2}}, {"gun", {1, 3}}};
  const StackAlternative& nearest = nearestAlternative(kPoints, load, {});
  EXPECT_EQ(nearest, kPoints[2]);
  EXPECT_EQ(stackReasons(nearest, load, {}),
            (std::vector<StackReason>{{StackFault::TooLargeTogether, "", JointLimit{{"foot", "gun"}, 4}}}));
}

TEST(Stacking, DecidesAboutArmsTogetherWhereSizesAreUncertain) {
  using enum StackDecision;
  const auto decided = [](const StackMember& foot, const StackMember& gun) {
    return decideStack(kPoints, {foot, gun}, {"foot", "gun"});
  };
  EXPECT_EQ(decided(sure("foot", 1, 2), sure("gun", 1, 2)), Allowed);
  EXPECT_EQ(decided(sure("foot", 1, 2), sure("gun", 1, 3)), Exceeds);
  EXPECT_EQ(decided(sure("foot", 1, 2), {"gun", "", 1, 2, false}), Undecided);
  EXPECT_EQ(decided(sure("foot", 1, 2), {"gun", "", 3, 1, false}), Exceeds) << "three guns have three points at least";
}

// The camp of the scenarios of Kłuszyn: two units of one army may share a hex of it.
TEST(Stacking, AllowsMoreInAZoneToItsArmyAlone) {
  const StackLoad two{{"foot", {2, 4}}};
  EXPECT_FALSE(isAllowed(kPoints, two));
  EXPECT_TRUE(isAllowed(kPoints, two, {"", "army-2", {"camp"}}));
  EXPECT_FALSE(isAllowed(kPoints, two, {"", "army-1", {"camp"}}));
  EXPECT_FALSE(isAllowed(kPoints, two, {"", "army-2", {"hill"}}));
  EXPECT_FALSE(isAllowed(kPoints, {{"foot", {3, 3}}}, {"", "army-2", {"camp"}}));
  EXPECT_TRUE(isAllowed(kPoints, {{"horse", {1, 2}}}, {"", "army-2", {"camp"}})) << "what holds anywhere holds there";
  EXPECT_EQ(decideStack(kPoints, {sure("foot", 2, 2)}, {}, {"", "army-2", {"hill", "camp"}}), StackDecision::Allowed);
  EXPECT_EQ(decideStack(kPoints, {sure("foot", 2, 2)}, {}, {"", "army-2"}), StackDecision::Exceeds);
}

TEST(Stacking, ComesNearestToWhatHoldsWhereItStands) {
  const StackLoad three{{"foot", {3, 3}}};
  EXPECT_EQ(nearestAlternative(kPoints, three, {}), kPoints[0]);
  EXPECT_EQ(nearestAlternative({kPoints[1], kPoints[3]}, three, {}), kPoints[3]) << "the only one with foot";
  EXPECT_EQ(stackReasons(kPoints[3], three, {}),
            (std::vector<StackReason>{
                {StackFault::OtherZone, ""}, {StackFault::OtherArmy, ""}, {StackFault::TooManyCounters, "foot"}}));
}

TEST(Stacking, ReadsZonesArmiesAndArmsTogether) {
  Battle battle = empty();
  addRule(battle, "stacking/alternatives",
          R"([{"foot": {"size": 2}, "gun": "any", "together": [{"arms": ["gun", "foot", "gun"], "size": 4}]},
              {"foot": 2, "zone": "camp", "army": "army-2"}])");
  EXPECT_EQ(stackAlternatives(RuleBook(battle)), (std::vector<StackAlternative>{kPoints[2], kPoints[3]}));
}

TEST(Stacking, TheNearestAlternativeNamesAllArmsWhereOneDoes) {
  // Over by three foot, and yet these two arms do go together.
  const StackLoad guarded = load({{"foot", 4}, {"gun", 1}});
  EXPECT_EQ(nearestAlternative(kLimits, guarded, {}), kLimits[2]);
  EXPECT_EQ(stackReasons(kLimits[2], guarded, {}), (std::vector<StackReason>{{StackFault::TooManyCounters, "foot"}}));
  const StackLoad mixed = load({{"foot", 1}, {"horse", 1}});
  const StackAlternative& none = nearestAlternative(kLimits, mixed, {});
  EXPECT_EQ(stackReasons(none, mixed, {}), (std::vector<StackReason>{{StackFault::ArmNotNamed, "horse"}}));
}

}  // namespace
}  // namespace redoubt::rules
