#include "core/rules/stacking.h"

#include <gtest/gtest.h>

#include "core/rules/arms.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

// The limits of Racławice [6.2], under other names.
const std::vector<ArmCounts> kLimits{
    {{"foot", 4}}, {{"horse", 2}}, {{"foot", 1}, {"gun", 2}}, {{"gun", 1}, {"horse", 1}}, {{"gun", 6}}};

bool isAllowed(const ArmCounts& counts) {
  return stackVerdict(kLimits, counts).isAllowed;
}

TEST(Stacking, AllowsEachAlternativeInFullAndInPart) {
  for (const ArmCounts& limit : kLimits) EXPECT_TRUE(isAllowed(limit));
  EXPECT_TRUE(isAllowed({}));
  EXPECT_TRUE(isAllowed({{"foot", 1}, {"gun", 1}}));
  EXPECT_TRUE(isAllowed({{"gun", 5}}));
}

TEST(Stacking, RefusesOneMoreThanAnyAlternative) {
  for (const ArmCounts& counts :
       {ArmCounts{{"foot", 5}}, ArmCounts{{"horse", 3}}, ArmCounts{{"foot", 2}, {"gun", 1}},
        ArmCounts{{"foot", 1}, {"gun", 3}}, ArmCounts{{"gun", 7}}, ArmCounts{{"foot", 1}, {"horse", 1}},
        ArmCounts{{"gun", 1}, {"horse", 2}}, ArmCounts{{"balloon", 1}}}) {
    EXPECT_FALSE(isAllowed(counts));
  }
}

TEST(Stacking, SaysWhatIsTooManyByTheNearestAlternative) {
  EXPECT_EQ(stackVerdict(kLimits, {{"foot", 5}}).excess, (ArmCounts{{"foot", 1}}));
  EXPECT_EQ(stackVerdict(kLimits, {{"foot", 1}, {"gun", 3}}).excess, (ArmCounts{{"gun", 1}}));
  EXPECT_TRUE(stackVerdict(kLimits, {{"foot", 4}}).excess.empty());
}

TEST(Stacking, ReadsItsLimitsFromTheRulesAndFromNothingElse) {
  Battle battle = empty();
  EXPECT_FALSE(stackAlternatives(RuleBook(battle)));
  addRule(battle, "stacking/alternatives", R"([{"foot": 4}, {"gun": 2, "foot": 1}])");
  EXPECT_EQ(stackAlternatives(RuleBook(battle)), (std::vector<ArmCounts>{{{"foot", 4}}, {{"foot", 1}, {"gun", 2}}}));
  for (const char* nonsense : {"[]", "{}", "[4]", R"([{"foot": "four"}])", "[{"}) {
    addRule(battle, "stacking/alternatives", nonsense);
    EXPECT_FALSE(stackAlternatives(RuleBook(battle))) << nonsense;
  }
}

TEST(Stacking, DecidesAboutUnknownArmsWhereItIsAllOne) {
  const std::vector<std::string> arms{"foot", "gun", "horse"};
  using enum StackDecision;
  EXPECT_EQ(decideStack(kLimits, {}, {1}, arms), Allowed);
  EXPECT_EQ(decideStack(kLimits, {}, {2}, arms), Allowed) << "both of one arm";
  EXPECT_EQ(decideStack(kLimits, {}, {1, 1}, arms), Undecided) << "a foot and a horse";
  EXPECT_EQ(decideStack(kLimits, {{"gun", 1}}, {1}, arms), Allowed);
  EXPECT_EQ(decideStack(kLimits, {{"foot", 3}}, {1}, arms), Undecided);
  EXPECT_EQ(decideStack(kLimits, {{"foot", 1}, {"horse", 1}}, {2}, arms), Exceeds);
  EXPECT_EQ(decideStack(kLimits, {{"foot", 4}}, {}, arms), Allowed);
  EXPECT_EQ(decideStack(kLimits, {{"foot", 1}}, {1}, {}), Undecided) << "no arms to try";
  EXPECT_EQ(decideStack(kLimits, {{"foot", 4}}, {3}, {}), Exceeds) << "more than any alternative has";
  EXPECT_EQ(decideStack({{{"foot", 20}}}, {}, std::vector<int>(9, 1), arms), Undecided) << "too many to try";
  EXPECT_EQ(decideStack(kLimits, {}, std::vector<int>(1'000'000, 2'000'000'000), arms), Exceeds);
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

}  // namespace
}  // namespace redoubt::rules
