#include "core/model/unit_verbs.h"

#include <gtest/gtest.h>

#include <array>

#include "tests/core/model/face_figures.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/model/small_map.h"

namespace redoubt::model {
namespace {

constexpr Id<Unit> kGuard{1};
constexpr Id<Leader> kHale{1};
constexpr Id<Face> kFront{1};
constexpr Id<Placement> kOwn{1}, kPrinted{2};

struct Forces {
  Battle battle = testing::plainMap(5, 5);

  Forces() {
    battle.all<Unit>().put({kGuard, "guard", {1}, "1/I Guard", "1/I", "foot", 1});
    battle.all<Leader>().put({kHale, "hale", {1}, "Gen. Hale", "Hale", false, 1});
    testing::putFace(battle, {kFront, {1}, FaceSide::Front, FaceRole::Step}, 6, 4, 2);
    for (const Id<Placement> id : {kOwn, kPrinted}) {
      Placement row;
      row.id = id;
      row.unit = kGuard;
      row.words = "1/I Guard";
      battle.all<Placement>().put(row);
    }
  }
  void print(std::string_view table, std::int64_t id) {
    battle.all<Provenance>().put({std::string(table), std::to_string(id), "*", Status::Printed, {}, ""});
  }
  const Provenance* origin(std::string_view table, std::int64_t id, std::string field) const {
    return battle.all<Provenance>().find({std::string(table), std::to_string(id), std::move(field)});
  }
  void apply(const Edit& edit) { battle = applied(battle, edit); }
};

TEST(UnitVerbs, ARenamedUnitIsCalledSoEverywhereButInASourcesOwnWords) {
  Forces forces;
  forces.print(Placement::kTable, kPrinted.value);
  forces.apply(rename(forces.battle, {kGuard, {}}, "  Gwardia Żółta \n", "Rename"));
  EXPECT_EQ(forces.battle.find<Unit>(kGuard)->name, "Gwardia Żółta");
  EXPECT_EQ(forces.battle.find<Unit>(kGuard)->shortName, "Gwardia");
  EXPECT_EQ(forces.battle.find<Placement>(kOwn)->words, "Gwardia Żółta");
  EXPECT_EQ(forces.battle.find<Placement>(kPrinted)->words, "1/I Guard");
}

TEST(UnitVerbs, ANameThatASourcePrintsIsAnEstimateOnceItIsChanged) {
  Forces forces;
  forces.print(Unit::kTable, kGuard.value);
  forces.apply(rename(forces.battle, {kGuard, {}}, "2/I Guard", "Rename"));
  ASSERT_TRUE(forces.origin(Unit::kTable, kGuard.value, "name"));
  EXPECT_EQ(forces.origin(Unit::kTable, kGuard.value, "name")->status, Status::Estimated);
  EXPECT_EQ(forces.origin(Unit::kTable, kGuard.value, "*")->status, Status::Printed);
}

TEST(UnitVerbs, ANameWithoutLettersTheSameNameAndSomebodyUnknownChangeNothing) {
  const Forces forces;
  EXPECT_TRUE(rename(forces.battle, {kGuard, {}}, " \t", "").empty());
  EXPECT_TRUE(rename(forces.battle, {kGuard, {}}, "1/I Guard ", "").empty());
  EXPECT_TRUE(rename(forces.battle, {kGuard, {}}, "\xC3", "").empty());
  EXPECT_TRUE(rename(forces.battle, {Id<Unit>{99}, {}}, "New", "").empty());
  EXPECT_TRUE(rename(forces.battle, {}, "New", "").empty());
}

TEST(UnitVerbs, ALeaderIsShortlyCalledByHisLastName) {
  Forces forces;
  forces.apply(rename(forces.battle, {{}, kHale}, "płk Józef Zajączek", "Rename"));
  EXPECT_EQ(forces.battle.find<Leader>(kHale)->name, "płk Józef Zajączek");
  EXPECT_EQ(forces.battle.find<Leader>(kHale)->shortName, "Zajączek");
}

TEST(UnitVerbs, ShortNamesEndWithAWordOrNumberIfOneEndsInTime) {
  EXPECT_EQ(shortUnitName("1/II/2 pp"), "1/II/2");
  EXPECT_EQ(shortUnitName("1/Łomża"), "1/Łomża");
  EXPECT_EQ(shortUnitName("Żółtodzi"), "Żółtodzi");
  EXPECT_EQ(shortUnitName("Żółtodziób"), "Żółtodzi");
  EXPECT_EQ(shortUnitName("2 pułk strzelców"), "2 pułk");
  EXPECT_EQ(shortUnitName("1/I Poles"), "1/I");
  EXPECT_EQ(shortUnitName("I/Elisawetgradzki"), "I/Elisaw");
  EXPECT_EQ(shortUnitName("1 Warszawska"), "1 Warsza");
  EXPECT_EQ(shortUnitName("grenadier 2"), "grenadie");
  EXPECT_EQ(shortUnitName("12345678 x"), "12345678");
  EXPECT_EQ(shortUnitName(""), "");
}

TEST(UnitVerbs, AShortNameThatAnotherUnitOfTheArmyHasGetsANumber) {
  Forces forces;
  const auto put = [&](std::int64_t id, const char* name, const char* shortName, Id<Army> army = {1}) {
    forces.battle.all<Unit>().put({{id}, "unit-" + std::to_string(id), army, name, shortName, "foot", 2});
  };
  put(2, "Hussar Guards", "Hussar");
  EXPECT_EQ(freeShortUnitName(forces.battle, {1}, "Hussar Lifeguards"), "Hussar 2");
  EXPECT_EQ(freeShortUnitName(forces.battle, {2}, "Hussar Lifeguards"), "Hussar") << "of another army";
  EXPECT_EQ(freeShortUnitName(forces.battle, {1}, "Hussar Guards", Id<Unit>{2}), "Hussar") << "its own";
  put(3, "Hussar Lifeguards", "Hussar 2");
  EXPECT_EQ(freeShortUnitName(forces.battle, {1}, "Hussar Volunteers"), "Hussar 3");
  put(4, "Żółtodziób", "Żółtodzi");
  EXPECT_EQ(freeShortUnitName(forces.battle, {1}, "Żółtodzioby"), "Żółtod 2") << "letters, not bytes";
  put(5, "Life Guards 2", "Life 2");
  EXPECT_EQ(freeShortUnitName(forces.battle, {1}, "Life Dragoons 2"), "Life D 2");
  EXPECT_EQ(freeShortUnitName(forces.battle, {1}, "Life Dragoons 3"), "Life 3") << "whole words";
  put(6, "Foot 2", "Foot 2");
  EXPECT_EQ(freeShortUnitName(forces.battle, {1}, "Foot 2"), "Foot 2/2");
}

TEST(UnitVerbs, ARenamedUnitTakesNoShortNameOfAnotherAndItsNumberGoesWithTheNameItWasMadeFrom) {
  Forces forces;
  forces.battle.all<Unit>().put({{2}, "second", {1}, "Hussar Guards", "Hussar", "foot", 2});
  forces.apply(rename(forces.battle, {kGuard, {}}, "Hussar Lifeguards", "Rename"));
  EXPECT_EQ(forces.battle.find<Unit>(kGuard)->shortName, "Hussar 2");
  forces.apply(rename(forces.battle, {kGuard, {}}, "Lancers", "Rename"));
  EXPECT_EQ(forces.battle.find<Unit>(kGuard)->shortName, "Lancers");
}

TEST(UnitVerbs, AShortNameThatSomebodyChoseStaysUntilItIsChosenAgain) {
  Forces forces;
  forces.print(Unit::kTable, kGuard.value);
  forces.apply(setShortName(forces.battle, {kGuard, {}}, " Żółta Gwardia", "Short"));
  EXPECT_EQ(forces.battle.find<Unit>(kGuard)->shortName, "Żółta Gw");
  EXPECT_TRUE(forces.origin(Unit::kTable, kGuard.value, "short_name"));
  forces.apply(rename(forces.battle, {kGuard, {}}, "2/I Guard", "Rename"));
  EXPECT_EQ(shortNameOf(forces.battle, {kGuard, {}}), "Żółta Gw");
  forces.apply(setShortName(forces.battle, {kGuard, {}}, " ", "Short"));
  EXPECT_EQ(forces.battle.find<Unit>(kGuard)->shortName, "2/I");
  EXPECT_TRUE(setShortName(forces.battle, {kGuard, {}}, "2/I", "").empty());
  forces.apply(setShortName(forces.battle, {{}, kHale}, "H.", "Short"));
  EXPECT_EQ(shortNameOf(forces.battle, {{}, kHale}), "H.");
  EXPECT_TRUE(setShortName(forces.battle, {Id<Unit>{99}, {}}, "x", "").empty());
}

TEST(UnitVerbs, AFigureSetByHandIsNoLongerPrinted) {
  Forces forces;
  forces.print(Face::kTable, kFront.value);
  forces.apply(setFigure(forces.battle, kFront, kSize, 7, "Size"));
  forces.apply(setFigure(forces.battle, kFront, kFire, std::nullopt, "Fire"));
  EXPECT_EQ(testing::figureOn(forces.battle, kFront, kMorale), 6);
  EXPECT_EQ(testing::figureOn(forces.battle, kFront, kSize), 7);
  EXPECT_EQ(testing::figureOn(forces.battle, kFront, kFire), std::nullopt);
  const auto origin = [&](const char* kind) {
    return forces.battle.find<Provenance>({"face_figure", keyText<FaceFigure>({kFront, kind}), "value"});
  };
  ASSERT_TRUE(origin(kSize));
  EXPECT_EQ(origin(kSize)->status, Status::Estimated);
  EXPECT_TRUE(origin(kFire));
  EXPECT_FALSE(origin(kMorale));
  EXPECT_TRUE(setFigure(forces.battle, kFront, kSize, 7, "").empty());
  EXPECT_TRUE(setFigure(forces.battle, {99}, kSize, 7, "").empty());
}

TEST(UnitVerbs, AUnitWithoutACounterGetsOneWithTwoStepsOfUnknownFigures) {
  Forces forces;
  forces.apply(addCounter(forces.battle, kGuard, {}, "Counter"));
  ASSERT_EQ(forces.battle.all<Step>().size(), 2u);
  ASSERT_EQ(forces.battle.all<Counter>().size(), 1u);
  const Counter& counter = *forces.battle.all<Counter>().begin();
  EXPECT_EQ(counter.unit, kGuard);
  std::array<FaceSide, 2> sides{};
  for (const Step& step : forces.battle.all<Step>()) {
    const Face* face = forces.battle.find<Face>(step.face);
    ASSERT_TRUE(face);
    EXPECT_EQ(face->counter, counter.id);
    EXPECT_TRUE(forces.battle.where<&FaceFigure::face>(face->id).empty());
    sides.at(static_cast<std::size_t>(step.ordinal - 1)) = face->side;
  }
  EXPECT_EQ(sides, (std::array{FaceSide::Front, FaceSide::Back}));
  EXPECT_TRUE(addCounter(forces.battle, kGuard, {}, "").empty());
  EXPECT_TRUE(addCounter(forces.battle, Id<Unit>{99}, {}, "").empty());
}

TEST(UnitVerbs, AFigureOfTheRulesOwnIsSetMadeUnknownAndTakenOff) {
  Forces forces;
  forces.apply(setFigure(forces.battle, kFront, "help", -1, "Help"));
  const FaceFigure* row = forces.battle.find<FaceFigure>({kFront, "help"});
  ASSERT_TRUE(row);
  EXPECT_EQ(row->value, -1);
  EXPECT_TRUE(setFigure(forces.battle, kFront, "help", -1, "").empty());
  EXPECT_TRUE(setFigure(forces.battle, {99}, "help", 1, "").empty());
  EXPECT_TRUE(setFigure(forces.battle, kFront, "pace", std::nullopt, "").empty()) << "it is unknown anyway";
  forces.apply(setFigure(forces.battle, kFront, "help", std::nullopt, "Help"));
  EXPECT_EQ(forces.battle.find<FaceFigure>({kFront, "help"})->value, std::nullopt);
  forces.apply(eraseFigure(forces.battle, kFront, "help", "Help"));
  EXPECT_EQ(forces.battle.all<FaceFigure>().size(), 3u) << "morale, size and fire";
  EXPECT_TRUE(eraseFigure(forces.battle, kFront, "help", "").empty());
}

TEST(UnitVerbs, AnOwnFigureOfAPrintedFaceIsTheAuthorsOnceItIsSetByHand) {
  Forces forces;
  forces.battle.all<FaceFigure>().put({kFront, "pace", 5});
  const std::string key = keyText<FaceFigure>(FaceFigure{kFront, "pace", 5}.key());
  const auto origin = [&] { return forces.battle.all<Provenance>().find({"face_figure", key, "value"}); };
  forces.apply(setFigure(forces.battle, kFront, "pace", 6, "Pace"));
  EXPECT_FALSE(origin()) << "nothing was said of its origin";
  forces.print(Face::kTable, kFront.value);
  forces.apply(setFigure(forces.battle, kFront, "pace", 7, "Pace"));
  ASSERT_TRUE(origin());
  EXPECT_EQ(origin()->status, Status::Estimated);
  EXPECT_EQ(forces.origin(Face::kTable, kFront.value, "*")->status, Status::Printed);
  forces.apply(eraseFigure(forces.battle, kFront, "pace", "Pace"));
  EXPECT_FALSE(origin());
}

TEST(UnitVerbs, NewFacesBearTheFiguresOfTheRulesUnknown) {
  Forces forces;
  forces.apply(addCounter(forces.battle, kGuard, {"pace"}, "Counter"));
  EXPECT_EQ(forces.battle.all<FaceFigure>().size(), 5u);
  for (const FaceFigure& row : forces.battle.all<FaceFigure>()) EXPECT_TRUE(row.kind != "pace" || !row.value);
  forces.apply(addCounter(forces.battle, kHale, {"help"}, "Counter"));
  ASSERT_EQ(forces.battle.all<Counter>().size(), 2u);
  EXPECT_EQ(forces.battle.all<FaceFigure>().size(), 6u);
  EXPECT_TRUE(addCounter(forces.battle, kHale, {"help"}, "").empty());
  EXPECT_TRUE(addCounter(forces.battle, Id<Leader>{99}, {}, "").empty());
}

TEST(UnitVerbs, ALeadersOwnCounterIsGivenTheFrontThatItLacks) {
  Forces forces;
  forces.battle.all<Counter>().put({{7}, CounterRole::Leader, {}, kHale, 1, {}, 1, 1, ""});
  forces.apply(addCounter(forces.battle, kHale, {"help"}, "Counter"));
  EXPECT_EQ(forces.battle.all<Counter>().size(), 1u);
  ASSERT_EQ(forces.battle.all<Face>().size(), 2u);
  for (const Face& face : forces.battle.all<Face>()) {
    EXPECT_TRUE(face.id == kFront || face.counter == Id<Counter>{7});
  }
}

}  // namespace
}  // namespace redoubt::model
