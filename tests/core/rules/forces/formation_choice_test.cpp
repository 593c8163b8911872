#include "core/rules/forces/formation_choice.h"

#include <gtest/gtest.h>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using enum FormationFault;

model::Battle battleOf(const std::vector<std::pair<std::string, std::string>>& rules) {
  model::Battle battle = small::empty();
  small::addRule(battle, "unit-type/jager/arm", R"("foot")");
  for (const auto& [path, json] : rules) small::addRule(battle, path, json);
  return battle;
}

FormationTaker companyOf(int size) {
  return {"line", "foot", {}, size};
}

TEST(FormationChoice, ATakerIsAPlacedUnitWithItsMarks) {
  model::Battle battle = battleOf({});
  small::addUnit(battle, 1, 1, "jager");
  small::addUnit(battle, 2, 1, "nobody-knows");
  battle.all<model::Mark>().put({Id<model::Mark>{1}, Id<model::Unit>{1}, "star", "white", 2});
  battle.all<model::Mark>().put({Id<model::Mark>{2}, Id<model::Unit>{2}, "flag", "", 1});
  const RuleBook book(battle);
  const Figures figures(battle);
  model::Placement row = small::placement(1, 1, model::PlacementRule::At);
  row.unit = Id<model::Unit>{1};
  const auto taker = formationTaker(battle, book, figures, row);
  ASSERT_TRUE(taker);
  EXPECT_EQ(taker->type, "jager");
  EXPECT_EQ(taker->arm, "foot");
  EXPECT_EQ(taker->marks, (std::vector<std::string>{"star", "white star"}));
  EXPECT_FALSE(taker->size);
  row.unit = Id<model::Unit>{2};
  EXPECT_FALSE(formationTaker(battle, book, figures, row));
  row.unit.reset();
  EXPECT_FALSE(formationTaker(battle, book, figures, row));
}

TEST(FormationChoice, WhoComesAloneNeedNotBeEnoughAndHasNoTerrain) {
  const model::Battle battle = battleOf({{"formation/square/needs", R"({"units": 4, "terrain": ["clear"]})"}});
  const Formation square = *formation(RuleBook(battle), "square");
  const std::vector one{companyOf(5)};
  EXPECT_EQ(formationFaults(square, one, {"woods", true}), (std::vector{TooFewUnits, WrongTerrain}));
  EXPECT_EQ(formationFaults(square, one, {"", false}), std::vector<FormationFault>());
  EXPECT_EQ(formationFaults(square, std::vector(4, companyOf(5)), {"clear", true}), std::vector<FormationFault>());
}

TEST(FormationChoice, WhereItMayNotMoveItMayNotBegin) {
  const model::Battle battle = battleOf({{"formation/square/terrain", R"(["clear"])"}});
  const Formation square = *formation(RuleBook(battle), "square");
  EXPECT_EQ(formationFaults(square, std::vector{companyOf(5)}, {"marsh", true}), std::vector{WrongTerrain});
  EXPECT_TRUE(formationFaults(square, std::vector{companyOf(5)}, {"clear", true}).empty());
}

// R7.2: whoever is that small is in skirmish order, whatever its type.
TEST(FormationChoice, WhatAUnitTakesByItselfNeedsNoTitle) {
  const model::Battle battle =
      battleOf({{"formation/loose/types", R"(["jager"])"}, {"formation/loose/automatic-at-size", "2"}});
  const Formation loose = *formation(RuleBook(battle), "loose");
  EXPECT_TRUE(formationFaults(loose, std::vector{companyOf(2)}, {"clear", true}).empty());
  EXPECT_EQ(formationFaults(loose, std::vector{companyOf(3)}, {"clear", true}), std::vector{NotEntitled});
  EXPECT_EQ(formationFaults(loose, std::vector{companyOf(3), companyOf(4)}, {"clear", true}), std::vector{NotEntitled})
      << "each reason once";
}

TEST(FormationChoice, AMarkerBearsItsWordAndTheUsualFormationNone) {
  const model::Battle battle = battleOf({{"formation/usual", R"("in-line")"},
                                         {"formation/in-line/title", R"("Line")"},
                                         {"formation/square/counter", R"("SQ")"},
                                         {"formation/square/title", R"("Square")"},
                                         {"formation/loose/title", R"("Skirmish order")"}});
  const RuleBook book(battle);
  EXPECT_EQ(formationMark(book, ""), "");
  EXPECT_EQ(formationMark(book, "in-line"), "");
  EXPECT_EQ(formationMark(book, "square"), "SQ");
  EXPECT_EQ(formationMark(book, "loose"), "Skirmish order");
  EXPECT_EQ(formationMark(book, "unheard-of"), "unheard-of");
}

}  // namespace
}  // namespace redoubt::rules
