#include "core/rules/forces/names_lost.h"

#include <gtest/gtest.h>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

const Id<System> kSystem{1};

// A unit of the type foot in line formation, whose one face has a figure "steam" and another.
Battle named() {
  Battle battle = empty();
  addArmy(battle, 1);
  addUnit(battle, 1, 1, "foot");
  addBlock(battle, 1, 1);
  placeUnit(battle, 1, 1, 1, at(3, 3));
  Placement placed = *battle.find<Placement>(Id<Placement>{1});
  placed.formation = "line";
  battle.all<Placement>().put(placed);
  for (const char* path : {"unit-type/foot/title", "unit-type/horse/title", "figure/steam/title", "figure/coal/title",
                           "formation/line/title", "formation/column/title"}) {
    addRule(battle, path, "\"A title\"");
  }
  battle.all<FaceFigure>().put({Id<Face>{7}, "steam", 4});
  return battle;
}

Edit without(std::initializer_list<const char*> paths) {
  Edit edit("Without");
  for (const char* path : paths) edit.erase<Rule>({kSystem, path});
  return edit;
}

TEST(NamesLost, AreThoseThatRowsStillHave) {
  const Battle battle = named();
  const auto lost = namesLost(battle, without({"unit-type/foot/title", "figure/steam/title", "formation/line/title"}));
  ASSERT_EQ(lost.size(), 3u);
  EXPECT_EQ(lost[0], (LostName{NameKind::UnitType, "foot", 1, {"horse"}}));
  EXPECT_EQ(lost[1], (LostName{NameKind::Figure, "steam", 1, {"coal"}}));
  EXPECT_EQ(lost[2], (LostName{NameKind::Formation, "line", 1, {"column"}}));
  EXPECT_TRUE(namesLost(battle, without({"unit-type/horse/title", "figure/coal/title"})).empty())
      << "nothing has these";
}

TEST(NamesLost, ARuleThatIsNotTheLastOfItsNameTakesNothingAway) {
  Battle battle = named();
  addRule(battle, "unit-type/foot/arm", "\"infantry\"");
  EXPECT_TRUE(namesLost(battle, without({"unit-type/foot/title"})).empty());
}

TEST(NamesLost, AreGivenAnotherNameOnAllRows) {
  Battle battle = named();
  const auto lost = namesLost(battle, without({"unit-type/foot/title", "figure/steam/title", "formation/line/title"}));
  ASSERT_EQ(lost.size(), 3u);
  for (const LostName& name : lost) battle = applied(battle, renamed(battle, name, name.others.front()));
  EXPECT_EQ(battle.find<Unit>(Id<Unit>{1})->type, "horse");
  EXPECT_EQ(battle.find<Placement>(Id<Placement>{1})->formation, "column");
  EXPECT_FALSE(battle.find<FaceFigure>({Id<Face>{7}, "steam"}));
  ASSERT_TRUE(battle.find<FaceFigure>({Id<Face>{7}, "coal"}));
  EXPECT_EQ(battle.find<FaceFigure>({Id<Face>{7}, "coal"})->value, 4);
}

TEST(NamesLost, AFigureThatIsThereAlreadyIsKept) {
  Battle battle = named();
  battle.all<FaceFigure>().put({Id<Face>{7}, "coal", 9});
  const auto lost = namesLost(battle, without({"figure/steam/title"}));
  ASSERT_EQ(lost.size(), 1u);
  battle = applied(battle, renamed(battle, lost.front(), "coal"));
  EXPECT_EQ(battle.all<FaceFigure>().size(), 1u);
  EXPECT_EQ(battle.find<FaceFigure>({Id<Face>{7}, "coal"})->value, 9);
}

}  // namespace
}  // namespace redoubt::rules
