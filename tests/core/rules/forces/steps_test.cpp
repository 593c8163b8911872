#include "core/rules/forces/steps.h"

#include <gtest/gtest.h>

#include "core/rules/forces/figures.h"
#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;
using Kind = StepProblem::Kind;

constexpr auto kFront = FaceSide::Front;
constexpr auto kBack = FaceSide::Back;

class Steps : public ::testing::Test {
 protected:
  Steps() { addUnit(battle_, 1, 1); }

  std::vector<Strength> strengths() const { return strengthsOf(battle_, RuleBook(battle_), Id<Unit>{1}); }
  std::vector<StepProblem> problems() const { return stepProblems(battle_, RuleBook(battle_), Id<Unit>{1}); }

  std::vector<std::optional<int>> sizes() const {
    std::vector<std::optional<int>> sizes;
    for (const Strength& strength : strengths()) sizes.push_back(strength.figures.size);
    return sizes;
  }

  StepProblem problem() const {
    const auto all = problems();
    EXPECT_EQ(all.size(), 1u);
    return all.empty() ? StepProblem{} : all.front();
  }

  Battle battle_ = empty();
};

// M3.4 and S3.4: one table of losses by size.
class StepsBySize : public Steps {
 protected:
  StepsBySize() {
    addRule(battle_, "steps/source", "\"size\"");
    addRule(battle_, "steps/markers-lower", R"(["size", "fire"])");
    addRule(battle_, "steps/by-size/6", R"(["front", "-1", "-2", "back", "-1", "-2"])");
    addRule(battle_, "steps/by-size/5", R"(["front", "-1", "-2", "back", "-1"])");
    addRule(battle_, "steps/by-size/4", R"(["front", "-1", "back", "-1"])");
    addRule(battle_, "steps/by-size/3", R"(["front", "-1", "back"])");
    addRule(battle_, "steps/by-size/2", R"(["front", "back"])");
    addRule(battle_, "steps/by-size/1", R"(["front"])");
  }

  void addUnitOfSize(int morale, int size, int fire, std::optional<int> backSize) {
    addCounter(battle_, 1, 1, 1);
    addFace(battle_, 1, kFront, morale, size, fire);
    addFace(battle_, 1, kBack, morale - 1, backSize, backSize);
  }
};

// K6.42: a unit of two points loses one by being turned over.
class StepsOfPoints : public Steps {
 protected:
  StepsOfPoints() {
    addRule(battle_, "steps/source", "\"size\"");
    addRule(battle_, "steps/by-size/1", R"(["front"])");
    addRule(battle_, "steps/by-size/2", R"(["front", "back"])");
    addCounter(battle_, 1, 1, 1);
  }
};

TEST_F(StepsOfPoints, OfTwoAreItsFrontAndItsBackK6_42) {
  addFace(battle_, 1, kFront, 8, 2, std::nullopt);
  addFace(battle_, 1, kBack, 8, 1, std::nullopt);
  const auto both = strengths();
  ASSERT_EQ(both.size(), 2u);
  EXPECT_EQ(both[0].figures.size, 2);
  EXPECT_EQ(both[1].figures.size, 1);
  EXPECT_EQ(both[1].side, kBack);
  EXPECT_TRUE(problems().empty());
}

TEST_F(StepsOfPoints, OfABackThatSaysNothingAreOneLess) {
  addFace(battle_, 1, kFront, 8, 2, std::nullopt);
  addFace(battle_, 1, kBack, std::nullopt, std::nullopt, std::nullopt);
  EXPECT_EQ(sizes(), (std::vector<std::optional<int>>{2, 1}));
  EXPECT_TRUE(problems().empty());
}

TEST_F(StepsOfPoints, OfOneAreItsFrontAlone) {
  addFace(battle_, 1, kFront, 8, 1, std::nullopt);
  EXPECT_EQ(sizes(), (std::vector<std::optional<int>>{1}));
  EXPECT_TRUE(problems().empty());
}

TEST_F(StepsOfPoints, OfTwoNeedABack) {
  addFace(battle_, 1, kFront, 8, 2, std::nullopt);
  EXPECT_EQ(problem().kind, Kind::BackMissing);
}

TEST_F(StepsOfPoints, OfBatteriesGoOnWithMarkers) {
  addRule(battle_, "steps/markers-lower", R"(["size"])");
  addRule(battle_, "steps/by-size/3", R"(["front", "-1", "back"])");
  addRule(battle_, "steps/by-size/4", R"(["front", "-1", "back", "-1"])");
  addFace(battle_, 1, kFront, std::nullopt, 4, std::nullopt);
  addFace(battle_, 1, kBack, std::nullopt, 2, std::nullopt);
  EXPECT_EQ(sizes(), (std::vector<std::optional<int>>{4, 3, 2, 1}));
  EXPECT_TRUE(problems().empty());
  addFace(battle_, 1, kFront, std::nullopt, 3, std::nullopt);
  addFace(battle_, 1, kBack, std::nullopt, 1, std::nullopt);
  EXPECT_EQ(sizes(), (std::vector<std::optional<int>>{3, 2, 1}));
}

TEST_F(StepsBySize, LowerSizeAndFireOf1_I_15ppByOneAndLeaveItsMoraleM3_4) {
  addUnitOfSize(5, 5, 5, 2);
  const auto all = strengths();
  ASSERT_EQ(all.size(), 5u);
  EXPECT_EQ(all[0].figures, (StrengthFigures{5, 5, 5}));
  EXPECT_EQ(all[1].figures, (StrengthFigures{4, 4, 5}));
  EXPECT_EQ(all[1].marker, 1);
  EXPECT_EQ(all[1].side, kFront);
  EXPECT_EQ(all[1].face, Id<Face>{10});
}

TEST_F(StepsBySize, TakeOneFrom1_II_22ppOfMoraleSevenS3_4) {
  addUnitOfSize(7, 5, 5, 2);
  EXPECT_EQ(strengths().at(1).figures, (StrengthFigures{4, 4, 7}));
}

TEST_F(StepsBySize, TurnTheCounterAndPutMarkersOnTheBackM3_4) {
  addUnitOfSize(5, 6, 6, 3);
  EXPECT_EQ(sizes(), (std::vector<std::optional<int>>{6, 5, 4, 3, 2, 1}));
  const auto all = strengths();
  EXPECT_EQ(all[3].side, kBack);
  EXPECT_EQ(all[3].marker, 0);
  EXPECT_EQ(all[3].figures.morale, 4);
  EXPECT_EQ(all[5].side, kBack);
  EXPECT_EQ(all[5].marker, 2);
  EXPECT_EQ(all[5].face, Id<Face>{11});
  EXPECT_TRUE(problems().empty());
}

TEST_F(StepsBySize, LeaveEachSizeItsOwnBackM3_4) {
  for (const auto& [size, back] : {std::pair{5, 2}, std::pair{4, 2}, std::pair{3, 1}, std::pair{2, 1}}) {
    addUnitOfSize(5, size, size, back);
    EXPECT_TRUE(problems().empty()) << size;
    EXPECT_EQ(strengths().size(), static_cast<std::size_t>(size));
    addUnitOfSize(5, size, size, back + 1);
    EXPECT_EQ(problem().kind, Kind::BackSize) << size;
    EXPECT_EQ(problem().expected, back);
    EXPECT_EQ(problem().found, back + 1);
    addUnitOfSize(5, size, size, back - 1);
    EXPECT_EQ(problem().kind, Kind::BackSize) << size;
  }
}

TEST_F(StepsBySize, OfASizeOfOneAreOne) {
  addCounter(battle_, 1, 1, 1);
  addFace(battle_, 1, kFront, 5, 1, 0);
  EXPECT_EQ(strengths().size(), 1u);
  EXPECT_TRUE(problems().empty()) << "it needs no back";
}

TEST_F(StepsBySize, NeverLowerFireBelowNothingAndKeepUnknownFireUnknown) {
  addUnitOfSize(5, 5, 0, 2);
  EXPECT_EQ(strengths()[2].figures.fire, 0);
  addFace(battle_, 1, kFront, 5, 5, std::nullopt);
  EXPECT_EQ(strengths()[1].figures.fire, std::nullopt);
}

TEST_F(StepsBySize, TakeAnUnknownBackForWhatTheLadderLeaves) {
  addUnitOfSize(5, 6, 6, std::nullopt);
  EXPECT_EQ(sizes(), (std::vector<std::optional<int>>{6, 5, 4, 3, 2, 1}));
  EXPECT_EQ(strengths()[3].figures.fire, std::nullopt);
  EXPECT_TRUE(problems().empty());
}

TEST_F(StepsBySize, KnowWhatRestsOnAnEstimate) {
  addUnitOfSize(5, 6, 6, 3);
  battle_.all<Provenance>().put({"face", "10", "*", Status::Estimated, std::nullopt, ""});
  EXPECT_EQ(strengths()[1].certainty, Certainty::Estimated);
  EXPECT_EQ(strengths()[3].certainty, Certainty::Known);
  addUnitOfSize(5, 6, 6, 4);
  EXPECT_TRUE(problem().isEstimate);
}

TEST_F(StepsBySize, NeedABackFromASizeOfTwoOn) {
  addCounter(battle_, 1, 1, 1);
  addFace(battle_, 1, kFront, 5, 2, 2);
  EXPECT_EQ(problem().kind, Kind::BackMissing);
  EXPECT_EQ(problem().counter, Id<Counter>{1});
  Face back = addFace(battle_, 1, kBack, std::nullopt, std::nullopt, std::nullopt);
  back.role = FaceRole::State;
  battle_.all<Face>().put(back);
  EXPECT_EQ(problem().kind, Kind::BackMissing) << "a back that shows a state shows no strength";
}

TEST_F(StepsBySize, AreMissedWhereNoRuleIsForTheSize) {
  addUnitOfSize(5, 9, 9, 5);
  EXPECT_TRUE(strengths().empty());
  EXPECT_EQ(problem().kind, Kind::NoRule);
  EXPECT_EQ(problem().path, "steps/by-size/9");
}

TEST_F(StepsBySize, OfAnUnknownSizeAreUnknown) {
  EXPECT_EQ(problem().kind, Kind::NoCounter);
  addCounter(battle_, 1, 1, 1);
  EXPECT_EQ(problem().kind, Kind::SizeUnknown);
  addFace(battle_, 1, kFront, 5, std::nullopt, std::nullopt);
  EXPECT_EQ(problem().kind, Kind::SizeUnknown);
  EXPECT_TRUE(strengths().empty());
}

// Step rows may stand there all the same: then they go along with the ladder, markers and all.
TEST_F(StepsBySize, AreOnTheSidesOfTheLadderWhereRowsTellThemToo) {
  addUnitOfSize(5, 5, 5, 2);
  const auto put = [&](const std::vector<int>& faces) {
    battle_.all<Step>() = {};
    for (std::size_t i = 0; i < faces.size(); ++i) addStep(battle_, 1, static_cast<int>(i) + 1, faces[i]);
  };
  put({10, 10, 10, 11, 11});
  EXPECT_TRUE(problems().empty());
  put({10, 11});
  EXPECT_EQ(problem().kind, Kind::OutOfOrder);
  EXPECT_EQ(problem().ordinal, 2);
  EXPECT_EQ(problem().counter, Id<Counter>{1});
  put({10, 10, 10, 11, 11, 11});
  EXPECT_EQ(problem().kind, Kind::OutOfOrder);
  EXPECT_EQ(problem().ordinal, 6) << "beyond the ladder";
  put({10, 10, 10, 11});
  EXPECT_EQ(problem().kind, Kind::StepMissing);
  EXPECT_EQ(problem().expected, 5);
  battle_.all<Step>().erase(Id<Step>{102});
  EXPECT_EQ(problem().expected, 2);
  put({10, 10, 99});
  EXPECT_EQ(problem().expected, 3) << "no face of the unit";
  EXPECT_EQ(strengths().size(), 5u) << "the size tells all the same";
}

TEST_F(StepsBySize, OfAllUnitsAreThoseOfEach) {
  addUnitOfSize(5, 5, 5, 3);
  addUnit(battle_, 2, 1);
  addCounter(battle_, 2, 2, 1);
  addFace(battle_, 2, kFront, 5, 2, 2);
  addUnit(battle_, 3, 1);
  std::vector<StepProblem> each;
  for (const int unit : {1, 2, 3}) {
    for (const StepProblem& problem : stepProblems(battle_, RuleBook(battle_), Id<Unit>{unit})) each.push_back(problem);
  }
  EXPECT_EQ(each.size(), 3u);
  EXPECT_EQ(stepProblems(battle_, RuleBook(battle_)), each);
}

// R3.4: a unit is up to three numbered counters of two sides.
class StepsOnCounters : public Steps {
 protected:
  StepsOnCounters() {
    addRule(battle_, "steps/source", "\"counters\"");
    addRule(battle_, "steps/ladder", R"(["1 front", "1 back", "2 front", "2 back", "3 front", "3 back"])");
  }

  // Nine, seven, five, three, on two counters.
  void addScythes() {
    addCounter(battle_, 1, 1, 1);
    addFace(battle_, 1, kFront, 5, 9, std::nullopt);
    addFace(battle_, 1, kBack, 5, 7, std::nullopt);
    addCounter(battle_, 2, 1, 2);
    addFace(battle_, 2, kFront, 4, 5, std::nullopt);
    addFace(battle_, 2, kBack, 4, 3, std::nullopt);
  }

  void addSteps(const std::vector<int>& faces) {
    for (std::size_t i = 0; i < faces.size(); ++i) addStep(battle_, 1, static_cast<int>(i) + 1, faces[i]);
  }
};

TEST_F(StepsOnCounters, OfOneKosynierAreFourFromNineOnTwoCountersR3_4) {
  addScythes();
  const auto all = strengths();
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0].figures.size, 9);
  EXPECT_EQ(all[2].counter, Id<Counter>{2});
  EXPECT_EQ(all[2].side, kFront);
  EXPECT_EQ(all[2].figures.morale, 4);
  EXPECT_EQ(all[3].marker, 0);
  EXPECT_TRUE(problems().empty());
}

TEST_F(StepsOnCounters, FollowTheStepRowsWhereThereAreSome) {
  addScythes();
  addSteps({10, 11, 20, 21});
  EXPECT_EQ(sizes(), (std::vector<std::optional<int>>{9, 7, 5, 3}));
  EXPECT_TRUE(problems().empty());
  addSteps({10, 20, 11, 21});
  EXPECT_EQ(sizes(), (std::vector<std::optional<int>>{9, 5, 7, 3}));
}

TEST_F(StepsOnCounters, OutOfTheOrderOfTheLadderAreNamed) {
  addScythes();
  addSteps({10, 20, 11, 21});
  const auto all = problems();
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0].kind, Kind::OutOfOrder);
  EXPECT_EQ(all[0].ordinal, 2);
  EXPECT_EQ(all[1].ordinal, 3);
  EXPECT_EQ(all[2].kind, Kind::NotWeaker);
  EXPECT_EQ(all[2].ordinal, 3);
  EXPECT_EQ(all[2].found, 7);
  EXPECT_EQ(all[2].expected, 4);
}

TEST_F(StepsOnCounters, ThatStayAsStrongAreNamed) {
  addScythes();
  addFace(battle_, 1, kBack, 5, 9, std::nullopt);
  EXPECT_EQ(problem().kind, Kind::NotWeaker);
  EXPECT_EQ(problem().ordinal, 2);
  EXPECT_FALSE(problem().isEstimate);
  battle_.all<Provenance>().put({"face_figure", "10/size", "value", Status::Estimated, std::nullopt, ""});
  EXPECT_TRUE(problem().isEstimate);
}

// The errata of R: 3/II/6 pp 5-2-2 is printed with a wrong number and should have the number 2.
TEST_F(StepsOnCounters, WithTheNumberThatTheErrataOfRCorrectAreNamed) {
  addScythes();
  addCounter(battle_, 2, 1, 1);
  const auto all = problems();
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].kind, Kind::SameNumber);
  EXPECT_EQ(all[0].counter, Id<Counter>{2});
  EXPECT_EQ(all[0].found, 1);
  addCounter(battle_, 2, 1, 2);
  EXPECT_TRUE(problems().empty());
}

TEST_F(StepsOnCounters, WithoutTheSecondCounterButWithTheThirdAreNamed) {
  addScythes();
  addCounter(battle_, 2, 1, 3);
  EXPECT_EQ(problem().kind, Kind::NumberMissing);
  EXPECT_EQ(problem().expected, 2);
  EXPECT_EQ(strengths().size(), 4u);
}

TEST_F(StepsOnCounters, ThatLeaveOutANumberOrAFaceAreNamed) {
  addScythes();
  addSteps({10, 11, 20});
  EXPECT_EQ(problem().kind, Kind::StepMissing);
  EXPECT_EQ(problem().expected, 4);
  addStep(battle_, 1, 5, 21);
  EXPECT_EQ(problem().expected, 4);
}

TEST_F(StepsOnCounters, OnACounterOfAnotherUnitAreNamed) {
  addScythes();
  addCounter(battle_, 3, 2, 1);
  addFace(battle_, 3, kFront, 5, 1, 1);
  addSteps({10, 11, 20, 30});
  EXPECT_EQ(problem().kind, Kind::StepMissing);
  EXPECT_EQ(problem().expected, 4);
  EXPECT_EQ(strengths().size(), 3u);
}

TEST_F(StepsOnCounters, NeedALadderOrStepRows) {
  addScythes();
  addRule(battle_, "steps/ladder", "null");
  EXPECT_EQ(problem().path, "steps/ladder");
  EXPECT_TRUE(strengths().empty());
  addSteps({10, 11, 20, 21});
  EXPECT_TRUE(problems().empty());
  EXPECT_EQ(strengths().size(), 4u);
}

TEST_F(Steps, AreMissedWhereNothingTellsWhatTheyAre) {
  addCounter(battle_, 1, 1, 1);
  addFace(battle_, 1, kFront, 5, 5, 5);
  EXPECT_TRUE(strengths().empty());
  EXPECT_EQ(problem().kind, Kind::NoRule);
  EXPECT_EQ(problem().path, "steps/source");
}

TEST_F(StepsBySize, AUnitIsSetUpWithTheFiguresOfItsStep) {
  addUnitOfSize(5, 6, 6, 3);
  addArmy(battle_, 1);
  addBlock(battle_, 1, 1);
  placeUnit(battle_, 1, 1, 1, at(2, 2));
  Placement row = *battle_.find<Placement>(Id<Placement>{1});
  const auto ofStep = [&](std::optional<int> step) {
    row.step = step;
    battle_.all<Placement>().put(row);
    return UnitFigures(Figures(battle_).of(row));
  };
  EXPECT_EQ(ofStep(std::nullopt).size.value, 6);
  EXPECT_EQ(ofStep(1).size.value, 6);
  EXPECT_EQ(ofStep(2).size.value, 5) << "a marker takes one away";
  EXPECT_EQ(ofStep(2).fire.value, 5);
  EXPECT_EQ(ofStep(2).morale.value, 5) << "which leaves morale";
  EXPECT_EQ(ofStep(5).size.value, 2) << "a marker on the back";
  EXPECT_EQ(ofStep(5).morale.value, 4);
  EXPECT_EQ(ofStep(7).size.value, 6) << "there is no such step";
  EXPECT_EQ(strengthAt(battle_, RuleBook(battle_), Id<Unit>{1}, 7), std::nullopt);
  EXPECT_EQ(strengthAt(battle_, RuleBook(battle_), Id<Unit>{1}, 4)->side, kBack);
}

TEST_F(Steps, WithoutRulesForThemAreTheStepRowsOfAUnit) {
  addCounter(battle_, 1, 1, 1);
  addFace(battle_, 1, kFront, 7, 4, {});
  addFace(battle_, 1, kBack, 6, 2, {});
  addStep(battle_, 1, 1, 10);
  addStep(battle_, 1, 2, 11);
  EXPECT_EQ(strengthAt(battle_, RuleBook(battle_), Id<Unit>{1}, 2)->figures.morale, 6);
  EXPECT_FALSE(strengthAt(battle_, RuleBook(battle_), Id<Unit>{1}, 3));
}

}  // namespace
}  // namespace redoubt::rules
