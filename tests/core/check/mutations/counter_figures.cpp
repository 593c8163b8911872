#include "tests/core/check/mutations/counter_tools.h"

namespace redoubt::check::sample {
namespace {

void changeFace(Battle& b, Id<Face> id, std::optional<int> Face::*figure, std::optional<int> value) {
  change<Face>(b, id, [&](Face& row) { row.*figure = value; });
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
  changeFace(b, front(11), &Face::size, 3);
}

void addSteps(Battle& b, const std::vector<Id<Face>>& faces) {
  int ordinal = 0;
  for (const Id<Face> face : faces) {
    ++ordinal;
    b.all<Step>().put({Id<Step>{ordinal}, kAlder1, ordinal, face});
  }
}

std::vector<Mutation> sizeMutations() {
  return {
      {"CountersThatAgreeWithTheLadder", addLadder, {}},
      {"BackOfAnotherSize",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), &Face::size, 2);
       },
       {"back-size unit/alder-1 fix"}},
      {"BackOfAnEstimatedSize",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), &Face::size, 0);
         estimate(b, "face", "112", "size");
       },
       {"back-size unit/alder-1 fix"}},
      {"BackOfUnknownSize",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), &Face::size, {});
       },
       {}},
      {"BacksOfAnotherSize",
       [](Battle& b) {
         addUnits(b);
         addLadder(b);
         for (int i = 0; i < kMany; ++i) changeFace(b, back(31 + i), &Face::size, 2);
         changeFace(b, back(kRowan.value), &Face::size, 2);
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
         changeFace(b, front(11), &Face::size, 1);
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
         changeFace(b, front(11), &Face::size, 7);
       },
       {"no-ladder unit/alder-1"}},
      {"GunsHaveNoLadder",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(kNorthGun.value), &Face::size, 7);
         b.all<Face>().erase(back(kSouthGun.value));
       },
       {}},
      {"CounterWithoutFigures",
       [](Battle& b) {
         addLadder(b);
         for (const Id<Face> face : {front(11), back(11), front(15), back(15)}) b.all<Face>().erase(face);
       },
       {"face-missing unit/alder-1"}},
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
         changeFace(b, front(90), &Face::size, 3);
         estimate(b, "face", "901", "size");
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
         changeFace(b, front(90), &Face::size, {});
         changeFace(b, back(90), &Face::size, 2);
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
         estimate(b, "face", "141", "fire");
       },
       {"fire-of-nonfiring unit/lancers fix"}},
      {"NoFireOfATypeThatCannot",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "unit-type/lancer/fires", "false");
         changeFace(b, front(14), &Face::fire, 0);
         changeFace(b, back(14), &Face::fire, {});
       },
       {}},
      {"FigureBelowZero",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), &Face::fire, -1);
       },
       {"figure-out-of-range unit/alder-1"}},
      {"FigureBeyondAllCounters",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, back(11), &Face::fire, 100);
       },
       {"figure-out-of-range unit/alder-1"}},
      {"SizeZeroAtTheStart",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(11), &Face::size, 0);
         setRule(b, "steps/by-size/0", R"(["front"])");
       },
       {"size-zero unit/alder-1"}},
      {"GunsMayHaveSizeZero",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(15), &Face::size, 0);
       },
       {}},
      {"MoraleOfTheHighestRoll",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(11), &Face::morale, 9);
       },
       {"morale-never-fails unit/alder-1"}},
      {"MoraleThatCanFail",
       [](Battle& b) {
         addLadder(b);
         changeFace(b, front(11), &Face::morale, 8);
       },
       {}},
      {"MoraleOfTheHighestRollWhereNoneChecks",
       [](Battle& b) {
         addLadder(b);
         setRule(b, "morale/exempt", R"(["gun"])");
         changeFace(b, front(15), &Face::morale, 9);
       },
       {}},
      {"FiguresEstimated",
       [](Battle& b) {
         addLadder(b);
         for (const char* face : {"111", "121", "131"}) estimate(b, "face", face, "*");
         changeFace(b, front(14), &Face::morale, {});
         estimate(b, "face", "211", "size");
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
         changeFace(b, front(15), &Face::morale, {});
         changeFace(b, front(15), &Face::size, {});
         changeFace(b, front(15), &Face::fire, {});
       },
       {}},
      {"EstimatedBacksAlone",
       [](Battle& b) {
         addLadder(b);
         estimate(b, "face", "112", "*");
       },
       {}},
  };
}

}  // namespace redoubt::check::sample
