#include "tests/core/check/mutations/counter_tools.h"
#include "tests/core/model/face_figures.h"

namespace redoubt::check::sample {
namespace {

void changeFace(Battle& b, Id<Face> id, const char* figure, std::optional<int> value) {
  testing::putFigure(b, id, figure, value);
}

// Every counter has two steps of its own, the first Alder has four on two counters.
void addNumbers(Battle& b) {
  addLadder(b);
  setRule(b, "steps/source", R"("counters")");
  setRule(b, "steps/ladder", R"(["1 front", "1 back", "2 front", "2 back"])");
  addCounter(b, kSecond.value, kAlder1, 2);
  addFaces(b, kAlder1.value, 4);
  addFaces(b, kSecond.value, 2);
  int ordinal = 0;
  for (const Id<Face> face : {front(11), back(11), front(90), back(90)}) {
    ++ordinal;
    b.all<Step>().put({Id<Step>{ordinal}, kAlder1, ordinal, face});
  }
}

// The first Alder has a size of 3, and loses the first point by a marker.
void addLongLadder(Battle& b) {
  addLadder(b);
  setRule(b, "steps/by-size/3", R"(["front", "-1", "back"])");
  changeFace(b, front(11), kSize, 3);
}

void addSteps(Battle& b, const std::vector<Id<Face>>& faces) {
  int ordinal = 0;
  for (const Id<Face> face : faces) {
    ++ordinal;
    b.all<Step>().put({Id<Step>{ordinal}, kAlder1, ordinal, face});
  }
}

constexpr Id<Face> kHaleFront{711};

// Units have a pace, leaders a help that may be less than 0; all of them are known.
void addOwnFigures(Battle& b) {
  addLadder(b);
  setRule(b, "figure/pace/title", R"("Pace")");
  setRule(b, "figure/pace/of", R"("units")");
  setRule(b, "figure/help/title", R"("Help")");
  setRule(b, "figure/help/of", R"("leaders")");
  setRule(b, "figure/help/signed", "true");
  for (const Face& face : b.all<Face>()) b.all<FaceFigure>().put({face.id, "pace", 5});
  for (const Leader& leader : b.all<Leader>()) {
    const std::int64_t counter = 70 + leader.id.value;
    b.all<Counter>().put({Id<Counter>{counter}, CounterRole::Leader, {}, leader.id, 1, {}, 1, 1, ""});
    b.all<Face>().put({front(counter), Id<Counter>{counter}, FaceSide::Front, FaceRole::State});
    b.all<FaceFigure>().put({front(counter), "help", 1});
  }
}

std::vector<Mutation> sizeMutations() {
  return {
      {"CountersThatAgreeWithTheLadder", addLadder, {}},
      {"BackOfAnotherSize",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), kSize, 2);
       },
       {"back-size unit/alder-1 fix"}},
      {"BackOfAnEstimatedSize",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), kSize, 0);
         estimate(b, "face_figure", "112/size", "value");
       },
       {"back-size unit/alder-1 fix"}},
      {"BackOfUnknownSize",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), kSize, {});
       },
       {}},
      {"BacksOfAnotherSize",
       [](Battle& b) {
         addUnits(b);
         addLadder(b);
         for (int i = 0; i < kMany; ++i) changeFace(b, back(31 + i), kSize, 2);
         changeFace(b, back(kRowan.value), kSize, 2);
       },
       {"back-size army/west fix", "back-size unit/rowan fix"}},
      {"BackMissing",
       [](Battle& b) {
         addLadder(b);
         b.all<Face>().erase(back(11));
       },
       {"back-missing unit/alder-1"}},
      {"NoBackNeeded",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(11), kSize, 1);
         b.all<Face>().erase(back(11));
       },
       {}},
      {"StepsAsTheLadderBySize",
       [](Battle& b) {
         addLongLadder(b), addSteps(b, {front(11), front(11), back(11)});
       },
       {}},
      {"StepsWithoutTheMarkersOfTheLadder",
       [](Battle& b) {
         addLongLadder(b), addSteps(b, {front(11), back(11)});
       },
       {"step-order unit/alder-1 fix"}},
      {"StepsThatEndBeforeTheLadder",
       [](Battle& b) {
         addLongLadder(b), addSteps(b, {front(11), front(11)});
       },
       {"step-missing unit/alder-1 fix"}},
      {"StepsBeyondTheLadder",
       [](Battle& b) {
         addLongLadder(b), addSteps(b, {front(11), front(11), back(11), back(11)});
       },
       {"step-order unit/alder-1 fix"}},
      {"StepsWithAGapWhereSizeTellsThem",
       [](Battle& b) {
         addLongLadder(b), addSteps(b, {front(11), front(11), back(11)});
         b.all<Step>().erase(Id<Step>{2});
       },
       {"step-missing unit/alder-1 fix"}},
      {"SizeWithoutLadder",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(11), kSize, 7);
       },
       {"no-ladder unit/alder-1"}},
      {"GunsHaveNoLadder",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(kNorthGun.value), kSize, 7);
         b.all<Face>().erase(back(kSouthGun.value));
       },
       {}},
      {"CounterWithoutFigures",
       [](Battle& b) {
         addLadder(b);
         for (const Id<Face> face : {front(11), back(11), front(15), back(15)}) b.all<Face>().erase(face);
       },
       {"face-missing unit/alder-1"}},
      {"TransportWithoutFigures",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "transport/arm", R"("foot")");
         for (const Id<Face> face : {front(11), back(11), front(15), back(15)}) b.all<Face>().erase(face);
       },
       {}},
      {"NoCounterHasFigures",
       [](Battle& b) {
         addLadder(b);
         b.all<Face>() = {};
       },
       {}},
      {"TwoCountersOfOneNumber",
       [](Battle& b) {
         addLadder(b);
         addCounter(b, kSecond.value, kAlder1, 1);
         addFaces(b, kSecond.value, 2);
       },
       {"counter-number-twice unit/alder-1 fix"}},
      {"TwoCountersOfOnePrintedNumber",
       [](Battle& b) {
         addLadder(b);
         b.all<Counter>().put({kSecond, CounterRole::Unit, kAlder1, {}, 1, 1, 1, 1, ""});
         addFaces(b, kSecond.value, 2);
       },
       {"counter-number-twice unit/alder-1"}},
      {"CounterNumberLeftOut",
       [](Battle& b) {
         addLadder(b);
         addCounter(b, kSecond.value, kAlder1, 3);
         addFaces(b, kSecond.value, 2);
       },
       {"counter-number-missing unit/alder-1"}},
      {"NonsenseStepSource",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "steps/source", R"("sand")");
       },
       {"rule-malformed rule/common/steps/source", "rule-missing rule/steps/source"}},
      {"EstimatedStepSource",
       [](Battle& b) {
         addLadder(b);
         estimate(b, "rule", "1/steps/source", "value");
       },
       {"rule-estimated rule/steps/source"}},
  };
}

std::vector<Mutation> numberMutations() {
  return {
      {"StepsThatAgreeWithTheNumbers", addNumbers, {}},
      {"StepNotWeaker",
       [](Battle& b) {
         addNumbers(b);
         changeFace(b, front(90), kSize, 3);
         estimate(b, "face_figure", "901/size", "value");
       },
       {"step-not-weaker unit/alder-1"}},
      {"StepLeftOut",
       [](Battle& b) {
         addNumbers(b);
         b.all<Step>().erase(Id<Step>{2});
       },
       {"step-missing unit/alder-1"}},
      {"StepsOutOfOrder",
       [](Battle& b) {
         addNumbers(b);
         change<Step>(b, Id<Step>{3}, [](Step& row) { row.face = back(90); });
         change<Step>(b, Id<Step>{4}, [](Step& row) { row.face = front(90); });
         changeFace(b, front(90), kSize, {});
         changeFace(b, back(90), kSize, 2);
       },
       {"step-order unit/alder-1"}},
      {"StepOnTheCounterOfAnother",
       [](Battle& b) {
         addNumbers(b);
         change<Step>(b, Id<Step>{4}, [](Step& row) { row.face = back(12); });
       },
       {"step-of-other-unit unit/alder-1"}},
      {"StepOnNoFace",
       [](Battle& b) {
         addNumbers(b);
         change<Step>(b, Id<Step>{4}, [](Step& row) { row.face = Id<Face>{9999}; });
       },
       {"step-missing unit/alder-1"}},
      {"NumberedCountersWithoutLadder",
       [](Battle& b) {
         addNumbers(b);
         setRule(b, "steps/ladder", "");
       },
       {"rule-missing rule/steps/ladder"}},
  };
}

}  // namespace

std::vector<Mutation> stepMutations() {
  std::vector<Mutation> all = sizeMutations();
  const std::vector<Mutation> numbered = numberMutations();
  all.insert(all.end(), numbered.begin(), numbered.end());
  return all;
}

std::vector<Mutation> figureMutations() {
  return {
      {"FireOfATypeThatCannot",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "unit-type/lancer/fires", "false");
       },
       {"fire-of-nonfiring unit/lancers fix"}},
      {"EstimatedFireOfATypeThatCannot",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "unit-type/lancer/fires", "false");
         estimate(b, "face_figure", "141/fire", "value");
       },
       {"fire-of-nonfiring unit/lancers fix"}},
      {"NoFireOfATypeThatCannot",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "unit-type/lancer/fires", "false");
         changeFace(b, front(14), kFire, 0);
         changeFace(b, back(14), kFire, {});
       },
       {}},
      {"FigureBelowZero",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), kFire, -1);
       },
       {"figure-out-of-range unit/alder-1"}},
      {"FigureBeyondAllCounters",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), kFire, 100);
       },
       {"figure-out-of-range unit/alder-1"}},
      {"SizeZeroAtTheStart",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(11), kSize, 0);
         setRule(b, "steps/by-size/0", R"(["front"])");
       },
       {"size-zero unit/alder-1"}},
      {"GunsMayHaveSizeZero",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(15), kSize, 0);
       },
       {}},
      {"MoraleOfTheHighestRoll",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(11), kMorale, 9);
       },
       {"morale-never-fails unit/alder-1"}},
      {"MoraleThatCanFail",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(11), kMorale, 8);
       },
       {}},
      {"MoraleOfTheHighestRollWhereNoneChecks",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "morale/exempt", R"(["gun"])");
         changeFace(b, front(15), kMorale, 9);
       },
       {}},
      {"MoraleOfTheHighestRollOfOneDieWhereTwoAreRolled",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "morale/dice", R"("2d9")");
         changeFace(b, front(11), kMorale, 9);
       },
       {}},
      {"FirepowerUnknownWhereFireGoesByStrength",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "rating/strength", R"({"figure": "size"})");
         changeFace(b, front(11), kFire, {});
       },
       {}},
      {"FiguresEstimated",
       [](Battle& b) {
         addLadder(b);
         for (const char* face : {"111", "121", "131"}) estimate(b, "face", face, "*");
         changeFace(b, front(14), kMorale, {});
         estimate(b, "face_figure", "211/size", "value");
       },
       {"figures-estimated army/north", "figures-estimated army/south"}},
      {"FiguresEstimatedWithoutRulesForThem",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "steps/source", "");
         estimate(b, "face", "111", "*");
       },
       {}},
      {"FiguresThatNobodyAsksFor",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "morale/exempt", R"(["gun"])");
         changeFace(b, front(15), kMorale, {});
         changeFace(b, front(15), kSize, {});
         changeFace(b, front(15), kFire, {});
       },
       {}},
      {"EstimatedBacksAlone",
       [](Battle& b) {
         addLadder(b);
         estimate(b, "face", "112", "*");
       },
       {}},
      {"OwnFiguresThatAreAllKnown", addOwnFigures, {}},
      {"BackWithoutAnyFigure",
       [](Battle& b) {
         addLadder(b);
         testing::putFace(b, {back(11), Id<Counter>{11}, FaceSide::Back, FaceRole::Step}, {}, {}, {});
       },
       {"back-empty unit/alder-1"}},
      {"FiguresThatNobodyUses",
       [](Battle& b) {
         addLadder(b);
         for (const char* figure : {"morale", "size", "fire"})
           setRule(b, std::string("figure/") + figure + "/on-counters", "false");
         testing::putFace(b, {front(11), Id<Counter>{11}, FaceSide::Front, FaceRole::Step}, {}, {}, {});
         testing::putFace(b, {back(11), Id<Counter>{11}, FaceSide::Back, FaceRole::Step}, {}, {}, {});
       },
       {}},
      {"FigureThatNoRuleDefines",
       [](Battle& b) {
         addOwnFigures(b);
         b.all<FaceFigure>().put({front(11), "luck", 3});
       },
       {"figure-undefined unit/alder-1 fix"}},
      {"UnitsFigureOnALeadersCounter",
       [](Battle& b) {
         addOwnFigures(b);
         b.all<FaceFigure>().put({kHaleFront, "pace", 9});
       },
       {"figure-of-others leader/hale fix"}},
      {"LeadersFigureOnAUnitsCounter",
       [](Battle& b) {
         addOwnFigures(b);
         b.all<FaceFigure>().put({back(11), "help", {}});
         setRule(b, "figure/luck/title", R"("Luck")");
         for (const Face& face : b.all<Face>()) b.all<FaceFigure>().put({face.id, "luck", 0});
       },
       {"figure-of-others unit/alder-1 fix"}},
      {"OwnFigureBelowZero",
       [](Battle& b) {
         addOwnFigures(b);
         b.all<FaceFigure>().put({front(11), "pace", -1});
       },
       {"figure-out-of-range unit/alder-1"}},
      {"SignedFiguresWithinTheirRange",
       [](Battle& b) {
         addOwnFigures(b);
         b.all<FaceFigure>().put({kHaleFront, "help", -3});
       },
       {}},
      {"SignedFigureBeyondAllCounters",
       [](Battle& b) {
         addOwnFigures(b);
         b.all<FaceFigure>().put({kHaleFront, "help", -100});
       },
       {"figure-out-of-range leader/hale"}},
      {"FigureBeyondTheRangeOfItsRule",
       [](Battle& b) {
         addOwnFigures(b);
         setRule(b, "figure/help/range", "[0, 2]");
         b.all<FaceFigure>().put({kHaleFront, "help", 3});
       },
       {"figure-out-of-range leader/hale"}},
      {"FigureBelowTheRangeOfItsRule",
       [](Battle& b) {
         addOwnFigures(b);
         setRule(b, "figure/help/range", "[0, null]");
         b.all<FaceFigure>().put({kHaleFront, "help", -1});
       },
       {"figure-out-of-range leader/hale"}},
      {"OwnFiguresNotAllKnown",
       [](Battle& b) {
         addOwnFigures(b);
         b.all<FaceFigure>().erase({front(11), "pace"});
         b.all<FaceFigure>().put({front(12), "pace", {}});
         estimate(b, "face_figure", model::keyText<FaceFigure>({front(kRowan.value), "pace"}), "value");
         b.all<FaceFigure>().put({kHaleFront, "help", {}});
       },
       {"figures-estimated army/north", "figures-estimated army/south", "leader-figures-estimated army/north"}},
      {"OwnFiguresUnknownWhereRulesKnowNoSteps",
       [](Battle& b) {
         addOwnFigures(b);
         setRule(b, "steps/source", "");
         b.all<FaceFigure>().erase({front(11), "pace"});
       },
       {"figures-estimated army/north"}},
  };
}

}  // namespace redoubt::check::sample
