#include "core/rules/forces/step_ladder.h"

#include <gtest/gtest.h>

#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/table_steps.h"
#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;

constexpr Id<Unit> kUnit{1};

class StepLadders : public ::testing::Test {
 protected:
  StepLadders() {
    addArmy(battle_, 1);
    addUnit(battle_, 1, 1);
    addCounter(battle_, 1, 1, 1);
  }

  void readFromCounters() {
    addRule(battle_, "steps/source", "\"counters\"");
    addRule(battle_, "steps/ladder", R"(["1 front", "1 back", "2 front", "2 back", "3 front", "3 back"])");
  }
  void readBySize() {
    addRule(battle_, "steps/source", "\"size\"");
    addRule(battle_, "steps/markers-lower", R"(["size", "fire"])");
  }

  RuleBook book() const { return RuleBook(battle_); }
  std::vector<TableStep> steps() const { return tableSteps(battle_, book(), kUnit); }
  void apply(const Edit& edit) { battle_ = applied(std::move(battle_), edit); }
  void make(const LadderPlan& plan) { apply(makeLadder(battle_, book(), std::array{kUnit}, plan, "ladder")); }

  std::vector<int> sizes() const {
    std::vector<int> sizes;
    for (const TableStep& step : steps()) sizes.push_back(step.strength.figures.size.value_or(-1));
    return sizes;
  }
  /// "1 front", "1 front -1", …
  std::vector<std::string> places() const {
    std::vector<std::string> places;
    for (const TableStep& step : steps()) {
      std::string words = std::to_string(step.number) + " " + std::string(toText(step.strength.side));
      if (step.strength.marker > 0) words += " -" + std::to_string(step.strength.marker);
      places.push_back(words);
    }
    return places;
  }

  Battle battle_ = empty();
};

using Words = std::vector<std::string>;

TEST_F(StepLadders, OfSizesAreTheTableOfM3_4AndS3_4) {
  EXPECT_EQ(sizeLadder(6), (Words{"front", "-1", "-2", "back", "-1", "-2"}));
  EXPECT_EQ(sizeLadder(5), (Words{"front", "-1", "-2", "back", "-1"}));
  EXPECT_EQ(sizeLadder(4), (Words{"front", "-1", "back", "-1"}));
  EXPECT_EQ(sizeLadder(3), (Words{"front", "-1", "back"}));
  EXPECT_EQ(sizeLadder(2), (Words{"front", "back"}));
  EXPECT_EQ(sizeLadder(1), (Words{"front"}));
  EXPECT_TRUE(sizeLadder(0).empty());
}

// R3.4: 1/Kosynier has the strength 9, two counters and four levels; most steps are two points.
TEST_F(StepLadders, OfTwoPointsOnTwoCountersIsThatOfTheScythemenR3_4) {
  readFromCounters();
  addFace(battle_, 1, FaceSide::Front, 4, 9, 0);
  LadderPlan plan{LadderPlan::Cards::Numbered};
  plan.points = 2;
  plan.counters = 2;
  make(plan);
  EXPECT_EQ(places(), (Words{"1 front", "1 back", "2 front", "2 back"}));
  EXPECT_EQ(sizes(), (std::vector<int>{9, 7, 5, 3}));
  EXPECT_TRUE(stepProblems(battle_, book(), kUnit).empty());
  EXPECT_FALSE(steps()[1].figures.at("morale").value) << "other figures of a new side are unknown";
}

TEST_F(StepLadders, WithoutALimitTakeAsManyCountersAsTheFigureNeeds) {
  readFromCounters();
  addFace(battle_, 1, FaceSide::Front, 4, 9, 0);
  LadderPlan plan{LadderPlan::Cards::Numbered};
  plan.points = 2;
  plan.fillsOthers = true;
  make(plan);
  EXPECT_EQ(places(), (Words{"1 front", "1 back", "2 front", "2 back", "3 front"}));
  EXPECT_EQ(sizes(), (std::vector<int>{9, 7, 5, 3, 1}));
  EXPECT_EQ(steps()[4].figures.at("morale").value, 4);
  EXPECT_TRUE(steps()[4].figures.at("morale").isEstimate);
}

TEST_F(StepLadders, BySizeLayMarkersOnOneCounterM3_4) {
  readBySize();
  addFace(battle_, 1, FaceSide::Front, 5, 4, 4);
  make({});
  EXPECT_EQ(places(), (Words{"1 front", "1 front -1", "1 back", "1 back -1"}));
  EXPECT_EQ(sizes(), (std::vector<int>{4, 3, 2, 1}));
  EXPECT_EQ(steps()[1].figures.at("fire").value, 3) << "markers lower fire too";
  EXPECT_TRUE(steps()[1].isShared);
  EXPECT_EQ(battle_.all<Step>().size(), 4u);
  EXPECT_EQ(book().texts("steps/by-size/4"), sizeLadder(4)) << "the rules had no ladder for it";
}

TEST_F(StepLadders, ForAnyFigureFallByPointsToHalvesOrAsListed) {
  LadderPlan plan{LadderPlan::Cards::Numbered, "men"};
  EXPECT_EQ(fallingValues(3, plan), (std::vector<int>{3, 2, 1}));
  plan.fall = LadderFall::Halves;
  EXPECT_EQ(fallingValues(9, plan), (std::vector<int>{9, 4, 2, 1}));
  plan.fall = LadderFall::Listed;
  plan.listed = {6, 2};
  EXPECT_EQ(fallingValues(9, plan), (std::vector<int>{9, 6, 2}));
  plan.listed = {6, 6};
  addFace(battle_, 1, FaceSide::Front, std::nullopt, std::nullopt, std::nullopt);
  battle_.all<FaceFigure>().put({steps()[0].strength.face.value(), "men", 9});
  EXPECT_EQ(ladderFault(battle_, book(), kUnit, plan), LadderFault::NotLess);
  plan.listed = {6, 2};
  make(plan);
  ASSERT_EQ(steps().size(), 3u);
  EXPECT_EQ(figureValue(battle_, steps()[2].strength.face.value(), "men"), 2);
  EXPECT_EQ(book().text("steps/source"), "counters") << "the rules said nothing of steps";
}

TEST_F(StepLadders, RemoveSidesThatNoStepNeedsButNotTheirPictures) {
  readFromCounters();
  addFace(battle_, 1, FaceSide::Front, 4, 9, 0);
  LadderPlan plan{LadderPlan::Cards::Numbered};
  plan.points = 2;
  make(plan);
  plan.counters = 1;
  make(plan);
  EXPECT_EQ(sizes(), (std::vector<int>{9, 7}));
  EXPECT_EQ(battle_.all<Counter>().size(), 1u);
  EXPECT_EQ(battle_.all<Face>().size(), 2u);
  Face back = *battle_.find(steps()[1].strength.face);
  back.picture = "scan";
  battle_.all<Face>().put(back);
  apply(removeStep(battle_, book(), kUnit, "less"));
  EXPECT_EQ(battle_.all<Step>().size(), 1u);
  EXPECT_EQ(battle_.all<Face>().size(), 2u);
}

TEST_F(StepLadders, AreRefusedWithoutTheFigure) {
  readBySize();
  EXPECT_EQ(ladderFault(battle_, book(), kUnit, {}), LadderFault::NoFigures);
  addFace(battle_, 1, FaceSide::Front, 5, std::nullopt, 4);
  EXPECT_EQ(ladderFault(battle_, book(), kUnit, {}), LadderFault::Unknown);
  EXPECT_TRUE(makeLadder(battle_, book(), std::array{kUnit}, {}, "").empty());
  LadderPlan plan{LadderPlan::Cards::Numbered};
  EXPECT_TRUE(isReadOtherwise(book(), plan));
  plan.counters = 2;
  EXPECT_FALSE(ladderFault(battle_, book(), kUnit, plan))
      << "numbered counters may be made before their figures are known";
}

TEST_F(StepLadders, FollowTheRulesAgainInOneEdit) {
  readBySize();
  addRule(battle_, "steps/by-size/4", R"(["front", "-1", "back", "-1"])");
  addFace(battle_, 1, FaceSide::Front, 5, 4, 4);
  addFace(battle_, 1, FaceSide::Back, 5, 1, 1);
  ASSERT_EQ(steps().size(), 4u);
  ASSERT_EQ(steps()[2].problems.size(), 1u) << "the back shows 1 where the ladder leaves 2";
  EXPECT_EQ(ladderRule(battle_, book(), kUnit), "steps/by-size/4");
  apply(followLadder(battle_, book(), kUnit, "ladder"));
  EXPECT_TRUE(stepProblems(battle_, book(), kUnit).empty());
  EXPECT_EQ(sizes(), (std::vector<int>{4, 3, 2, 1}));
  EXPECT_TRUE(followLadder(battle_, book(), kUnit, "").empty());
}

TEST_F(StepLadders, GrowAndShrinkByAStep) {
  readBySize();
  for (int size = 1; size <= 3; ++size) {
    std::string rungs = "[";
    for (const std::string& rung : sizeLadder(size)) rungs += (rungs.size() > 1 ? ", \"" : "\"") + rung + "\"";
    addRule(battle_, "steps/by-size/" + std::to_string(size), rungs + "]");
  }
  addFace(battle_, 1, FaceSide::Front, 5, 1, 1);
  apply(addStep(battle_, book(), kUnit, "more"));
  EXPECT_EQ(places(), (Words{"1 front", "1 back"}));
  apply(addStep(battle_, book(), kUnit, "more"));
  EXPECT_EQ(sizes(), (std::vector<int>{3, 2, 1}));
  apply(removeStep(battle_, book(), kUnit, "less"));
  EXPECT_EQ(sizes(), (std::vector<int>{2, 1}));
  apply(removeStep(battle_, book(), kUnit, "less"));
  EXPECT_EQ(sizes(), (std::vector<int>{1}));
  EXPECT_TRUE(removeStep(battle_, book(), kUnit, "less").empty());
}

TEST_F(StepLadders, OfNumberedCountersGrowByTheNextSide) {
  readFromCounters();
  addFace(battle_, 1, FaceSide::Front, 4, 9, 0);
  apply(addStep(battle_, book(), kUnit, "more"));
  apply(addStep(battle_, book(), kUnit, "more"));
  EXPECT_EQ(places(), (Words{"1 front", "1 back", "2 front"}));
  apply(removeStep(battle_, book(), kUnit, "less"));
  EXPECT_EQ(places(), (Words{"1 front", "1 back"}));
  EXPECT_EQ(battle_.all<Counter>().size(), 1u);
}

// K15.12: pikemen stand in for infantry.
TEST_F(StepLadders, OfSubstitutesTakeOverLosses) {
  readBySize();
  addRule(battle_, "steps/by-size/2", R"(["front", "back"])");
  addRule(battle_, "unit-type/foot/arm", "\"infantry\"");
  addRule(battle_, "unit-type/pikeman/arm", "\"infantry\"");
  addRule(battle_, "substitute/pikeman", R"({"for": "infantry", "back-when": ["retreat"], "losses": "kept"})");
  addFace(battle_, 1, FaceSide::Front, 6, 2, 0);
  addFace(battle_, 1, FaceSide::Back, 6, 1, 0);
  EXPECT_TRUE(substitutesOf(battle_, book(), kUnit).empty()) << "the army has none yet";
  addUnit(battle_, 2, 1, "pikeman");
  addCounter(battle_, 2, 2, 1);
  addFace(battle_, 2, FaceSide::Front, 7, 2, 0);
  addFace(battle_, 2, FaceSide::Back, 7, 1, 0);
  const auto found = substitutesOf(battle_, book(), kUnit);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_TRUE(found[0].keepsLosses);
  ASSERT_EQ(found[0].instead.size(), 2u);
  EXPECT_EQ(found[0].instead[1].strength.side, FaceSide::Back);
  EXPECT_TRUE(substitutesOf(battle_, book(), Id<Unit>{2}).empty());
}

TEST_F(StepLadders, OfAUnitWithoutRulesAreItsSides) {
  addFace(battle_, 1, FaceSide::Front, 4, 9, 0);
  addFace(battle_, 1, FaceSide::Back, 4, std::nullopt, 0);
  EXPECT_EQ(places(), (Words{"1 front", "1 back"}));
  EXPECT_TRUE(steps()[0].problems.empty()) << "nothing can differ from a ladder that is not there";
}

}  // namespace
}  // namespace redoubt::rules
