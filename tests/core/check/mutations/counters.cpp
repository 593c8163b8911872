#include "tests/core/check/mutations/counter_tools.h"

namespace redoubt::check::sample {
namespace {

template <class Change>
void changeOaks(Battle& b, Change&& change) {
  for (int i = 0; i < kMany; ++i) sample::change<Unit>(b, Id<Unit>{31 + i}, change);
}

void changeCounter(Battle& b, Id<Counter> id, int Counter::*column, int value) {
  change<Counter>(b, id, [&](Counter& row) { row.*column = value; });
}

void mark(Battle& b, Id<Unit> unit, const std::string& kind, const std::string& colour) {
  b.all<Mark>().put({Id<Mark>{unit.value}, unit, kind, colour, 1});
}

void addLeaderCounter(Battle& b, std::int64_t id, CounterRole role, Id<Leader> leader) {
  b.all<Counter>().put({Id<Counter>{id}, role, {}, leader, 1, {}, 1, 1, ""});
}

std::vector<Mutation> boxMutations() {
  return {
      {"MoreCountersThanTheBoxHolds",
       [](Battle& b) {
         change<Counter>(b, Id<Counter>{11}, [](Counter& row) { row.copies = row.copiesPrinted = 27; });
       },
       {"box-exceeded battle/alder-ford"}},
      {"AsManyCountersAsTheBoxHolds",
       [](Battle& b) {
         change<Counter>(b, Id<Counter>{11}, [](Counter& row) { row.copies = row.copiesPrinted = 26; });
       },
       {}},
      {"LeadersAreNotCounted",
       [](Battle& b) {
         for (const Leader& leader : b.all<Leader>()) {
           b.all<Counter>().put(
               {Id<Counter>{90 + leader.id.value}, CounterRole::Leader, {}, leader.id, 1, {}, 50, 50, ""});
         }
       },
       {}},
      {"NoBox", [](Battle& b) { setRule(b, "box/counters", ""); }, {}},
      {"NonsenseBox",
       [](Battle& b) { setRule(b, "box/counters", R"("many")"); },
       {"rule-malformed rule/common/box/counters", "rule-missing rule/box/counters"}},
  };
}

std::vector<Mutation> totalMutations() {
  return {
      {"TotalsAsTheSourceSays",
       [](Battle& b) {
         setRule(b, "manifest/total/units", R"({"of": "units", "is": )" + std::to_string(b.all<Unit>().size()) + "}");
       },
       {}},
      {"MoreUnitsThanTheSourceSays",
       [](Battle& b) { setRule(b, "manifest/total/units", R"({"of": "units", "is": 1})"); },
       {"total-differs battle/alder-ford"}},
      {"AnotherSumOfWhatIsNotKnownForSure",
       [](Battle& b) {
         for (const Unit& unit : b.all<Unit>()) {
           if (unit.type == "lancer") estimate(b, "unit", model::keyText<Unit>(unit.id), "type");
         }
         setRule(b, "manifest/total/lancers", R"({"of": "units", "type": "lancer", "is": 99})");
       },
       {"total-differs-estimated battle/alder-ford"}},
  };
}

std::vector<Mutation> typeMutations() {
  return {
      {"UnknownTypeAlone", [](Battle& b) { retype(b, kRowan, "sappers"); }, {"arm-unknown unit/rowan"}},
      {"UnknownTypeOfMany",
       [](Battle& b) {
         addUnits(b);
         changeOaks(b, [](Unit& row) { row.type = "sappers"; });
       },
       {"arm-unknown army/west"}},
      {"TypeOfTheOtherArmy",
       [](Battle& b) { setRule(b, "unit-type/lancer/army", R"(["south"])"); },
       {"type-of-other-army unit/lancers"}},
      {"TypeOfTheOtherArmyByAnEstimate",
       [](Battle& b) {
         setRule(b, "unit-type/lancer/army", R"(["south"])");
         estimate(b, "rule", "1/unit-type/lancer/army", "value");
       },
       {"type-of-other-army unit/lancers"}},
      {"TypeOfBothArmies", [](Battle& b) { setRule(b, "unit-type/lancer/army", R"(["south", "north"])"); }, {}},
  };
}

std::vector<Mutation> subjectMutations() {
  return {
      {"CounterOfNobody",
       [](Battle& b) {
         b.all<Counter>().put({kSecond, CounterRole::Unit, {}, {}, 1, {}, 1, 1, ""});
         b.all<Counter>().put({Id<Counter>{91}, CounterRole::Unit, Id<Unit>{999}, {}, 1, {}, 1, 1, ""});
       },
       {"counter-without-subject counter/90 fix"}},
      {"CounterOfNobodyThatShowsAStep",
       [](Battle& b) {
         b.all<Counter>().put({kSecond, CounterRole::Unit, {}, {}, 1, {}, 1, 1, ""});
         addFaces(b, kSecond.value, 2);
         b.all<Step>().put({Id<Step>{1}, kAlder1, 1, front(90)});
       },
       {"counter-without-subject counter/90", "step-of-other-unit unit/alder-1"}},
      {"LeadersCounterOfNobody",
       [](Battle& b) {
         b.all<Counter>().put({kSecond, CounterRole::Leader, kAlder1, {}, 1, {}, 1, 1, ""});
       },
       {"counter-without-subject counter/90 fix"}},
      {"ChitOfNobody",
       [](Battle& b) {
         b.all<Counter>().put({kSecond, CounterRole::Chit, {}, {}, 1, {}, 1, 1, ""});
       },
       {"counter-without-subject counter/90 fix"}},
      {"MarkersNeedNobody",
       [](Battle& b) {
         b.all<Counter>().put({kSecond, CounterRole::Marker, {}, {}, 1, {}, 1, 1, ""});
       },
       {}},
      {"UnitWithoutCounter",
       [](Battle& b) { b.all<Counter>().erase(Id<Counter>{13}); },
       {"unit-without-counter unit/birch"}},
      {"NoUnitHasACounter", [](Battle& b) { b.all<Counter>() = {}; }, {}},
      {"LeaderWithoutCounter",
       [](Battle& b) {
         for (int i = 1; i <= 3; ++i) addLeaderCounter(b, 90 + i, CounterRole::Leader, Id<Leader>{i});
       },
       {"leader-without-counter leader/finch"}},
      {"LeaderWithoutChit",
       [](Battle& b) {
         for (int i = 1; i <= 3; ++i) addLeaderCounter(b, 90 + i, CounterRole::Chit, Id<Leader>{i});
       },
       {"leader-without-chit leader/finch"}},
  };
}

std::vector<Mutation> correctionMutations() {
  return {
      {"CounterPrintedTwice",
       [](Battle& b) { changeCounter(b, Id<Counter>{11}, &Counter::copiesPrinted, 3); },
       {"copies-differ unit/alder-1"}},
      {"LeadersCounterPrintedTwice",
       [](Battle& b) {
         for (int i = 1; i <= 4; ++i) addLeaderCounter(b, 90 + i, CounterRole::Leader, Id<Leader>{i});
         changeCounter(b, Id<Counter>{92}, &Counter::copiesPrinted, 2);
       },
       {"copies-differ leader/brand"}},
      {"WrongNumberInPrint",
       [](Battle& b) { change<Counter>(b, Id<Counter>{11}, [](Counter& row) { row.numberPrinted = 2; }); },
       {"number-corrected unit/alder-1"}},
      {"RightNumberInPrint",
       [](Battle& b) { change<Counter>(b, Id<Counter>{11}, [](Counter& row) { row.numberPrinted = 1; }); },
       {}},
      {"NumberFromAnErratum",
       [](Battle& b) {
         b.all<Source>().put({Id<Source>{2}, "errata", SourceKind::Errata, "Errata", "", "", 2024, "en", ""});
         b.all<Paragraph>().put({Id<Paragraph>{3}, Id<Source>{2}, "1", 1, ""});
         b.all<Provenance>().put({"counter", "11", "number", Status::Printed, Id<Paragraph>{3}, ""});
       },
       {"number-corrected unit/alder-1"}},
      {"NumberFromTheRulebook",
       [](Battle& b) {
         b.all<Provenance>().put({"counter", "11", "number", Status::Printed, Id<Paragraph>{1}, ""});
       },
       {}},
  };
}

std::vector<Mutation> nameMutations() {
  return {
      {"NameTwiceInAnArmy",
       [](Battle& b) { change<Unit>(b, kBirch, [](Unit& row) { row.name = "Elm Lancers", row.shortName = "Birch"; }); },
       {"name-twice unit/birch"}},
      {"NameTwiceWithItsShortName",
       [](Battle& b) {
         change<Unit>(b, kBirch, [](Unit& row) { row.name = "Elm Lancers", row.shortName = "Elm Lanc"; });
       },
       {"name-twice unit/birch"}},
      {"NameInBothArmies",
       [](Battle& b) {
         addUnits(b);
         change<Unit>(b, Id<Unit>{31}, [](Unit& row) { row.name = "Elm Lancers", row.shortName = "Elm Lanc"; });
       },
       {}},
      {"ShortNameOfTwoLeaders",
       [](Battle& b) { change<Leader>(b, kBrand, [](Leader& row) { row.shortName = "Hale"; }); },
       {"short-name-twice leader/hale"}},
      {"ShortNameTwice",
       [](Battle& b) { change<Unit>(b, kBirch, [](Unit& row) { row.shortName = "Elm Lanc"; }); },
       {"short-name-twice unit/birch"}},
      {"NoShortNames",
       [](Battle& b) {
         for (const Id<Unit> id : {kAlder1, kAlder2}) change<Unit>(b, id, [](Unit& row) { row.shortName = ""; });
       },
       {}},
      {"UnitWithoutName",
       [](Battle& b) { change<Unit>(b, kBirch, [](Unit& row) { row.name = " "; }); },
       {"name-empty unit/birch"}},
      {"LeaderWithoutName",
       [](Battle& b) { change<Leader>(b, kBrand, [](Leader& row) { row.name = ""; }); },
       {"name-empty leader/brand"}},
      {"ManyUnitsWithoutName",
       [](Battle& b) {
         addUnits(b);
         changeOaks(b, [](Unit& row) { row.name = ""; });
       },
       {"name-empty army/west"}},
  };
}

std::vector<Mutation> markMutations() {
  return {
      {"MarkWithoutRules", [](Battle& b) { mark(b, kAlder1, "star", "white"); }, {}},
      {"MarkOfAFormation",
       [](Battle& b) {
         setRule(b, "formation/open/mark", R"("white star")");
         mark(b, kAlder1, "star", "white");
       },
       {}},
      {"MarkOfAFormationInAnyColour",
       [](Battle& b) {
         setRule(b, "formation/open/mark", R"("star")");
         mark(b, kAlder1, "star", "red");
       },
       {}},
      {"MarkOfAnotherColour",
       [](Battle& b) {
         setRule(b, "formation/open/mark", R"("white star")");
         mark(b, kAlder1, "star", "red");
       },
       {"mark-unused unit/alder-1"}},
      {"MarkOfAFormationForAnotherArm",
       [](Battle& b) {
         setRule(b, "formation/open/mark", R"("white star")");
         setRule(b, "formation/open/needs", R"({"arm": "horse"})");
         mark(b, kAlder1, "star", "white");
       },
       {"mark-unused unit/alder-1"}},
      {"StarOnAGun",
       [](Battle& b) {
         setRule(b, "artillery/arm", R"("gun")");
         setRule(b, "artillery/star-modifier", "1");
         mark(b, kNorthGun, "star", "");
       },
       {}},
      {"StarsForPointsAlone",
       [](Battle& b) {
         setRule(b, "artillery/arm", R"("gun")");
         setRule(b, "victory/award/capture", R"({"for": "artillery-captured", "points": "2 + stars"})");
         mark(b, kNorthGun, "star", "");
         mark(b, kRowan, "star", "");
       },
       {"mark-unused unit/rowan"}},
      {"StarsThatAreShots",
       [](Battle& b) {
         setRule(b, "fire/star-shots", "true");
         setRule(b, "unit-type/lancer/fires", "false");
         mark(b, kAlder1, "star", "");
         mark(b, kLancers, "star", "");
       },
       {"mark-unused unit/lancers"}},
      {"StarOnFoot",
       [](Battle& b) {
         setRule(b, "artillery/arm", R"("gun")");
         setRule(b, "artillery/star-modifier", "1");
         mark(b, kAlder1, "star", "");
       },
       {"mark-unused unit/alder-1"}},
      {"StarWhereNothingTellsGuns",
       [](Battle& b) {
         setRule(b, "artillery/star-modifier", "1");
         mark(b, kAlder1, "star", "");
       },
       {}},
      {"MarkOfAnUnknownKind",
       [](Battle& b) {
         setRule(b, "artillery/star-modifier", "1");
         mark(b, kAlder1, "crown", "gold");
         mark(b, Id<Unit>{999}, "crown", "gold");
       },
       {"mark-unused unit/alder-1"}},
  };
}

}  // namespace

std::vector<Mutation> counterMutations() {
  std::vector<Mutation> all;
  for (const auto& group :
       {boxMutations(), totalMutations(), typeMutations(), subjectMutations(), correctionMutations(), nameMutations(),
        markMutations(), stepMutations(), figureMutations()}) {
    all.insert(all.end(), group.begin(), group.end());
  }
  return all;
}

}  // namespace redoubt::check::sample
