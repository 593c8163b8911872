#include "core/rules/forces/figure_kinds.h"

#include <gtest/gtest.h>

#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;

std::vector<std::string> slugs(const std::vector<FigureKind>& kinds) {
  std::vector<std::string> slugs;
  for (const FigureKind& kind : kinds) slugs.push_back(kind.slug);
  return slugs;
}

using Slugs = std::vector<std::string>;

TEST(FigureKinds, AreThoseWithATitleInTheOrderOfTheRules) {
  Battle battle = empty();
  addRule(battle, "figure/pace/title", "\"Pace\"");
  addRule(battle, "figure/pace/order", "2");
  addRule(battle, "figure/help/title", "\"Help\"");
  addRule(battle, "figure/help/order", "1");
  addRule(battle, "figure/luck/short", "\"L\"");
  addRule(battle, "figure/ammo/title", "\"Ammunition\"");
  EXPECT_EQ(slugs(figureKinds(RuleBook(battle))), (Slugs{"help", "pace", "ammo"}));
  EXPECT_TRUE(figureKinds(RuleBook(empty())).empty());
}

TEST(FigureKinds, AreOfUnitsOfLeadersOrOfBoth) {
  Battle battle = empty();
  for (const char* slug : {"ammo", "help", "pace"}) addRule(battle, std::string("figure/") + slug + "/title", "\"T\"");
  addRule(battle, "figure/help/of", "\"leaders\"");
  addRule(battle, "figure/pace/of", "\"units\"");
  const RuleBook book(battle);
  EXPECT_EQ(slugs(figureKindsOfUnits(book)), (Slugs{"ammo", "pace"}));
  EXPECT_EQ(slugs(figureKindsOfLeaders(book)), (Slugs{"ammo", "help"}));
}

TEST(FigureKinds, HaveTheirTitleWhereNoShortOneIsGiven) {
  Battle battle = empty();
  addRule(battle, "figure/pace/title", "\"Pace\"");
  EXPECT_EQ(figureKinds(RuleBook(battle)).front().shortTitle, "Pace");
  EXPECT_FALSE(figureKinds(RuleBook(battle)).front().isSigned);
  addRule(battle, "figure/pace/short", "\"MP\"");
  addRule(battle, "figure/pace/signed", "true");
  EXPECT_EQ(figureKinds(RuleBook(battle)).front().shortTitle, "MP");
  EXPECT_TRUE(figureKinds(RuleBook(battle)).front().isSigned);
}

TEST(OwnFigure, IsAWorkingValueAsItsOwnOrItsFacesOriginSays) {
  Battle battle = empty();
  addUnit(battle, 1, 1);
  addCounter(battle, 1, 1, 1);
  addFace(battle, 1, FaceSide::Front, 5, 2, 1);
  const Id<Face> face = battle.all<Face>().begin()->id;
  EXPECT_FALSE(figureOf(battle, face, "pace").value);
  battle.all<FaceFigure>().put({face, "pace", 0});
  EXPECT_EQ(figureOf(battle, face, "pace").value, 0);
  EXPECT_TRUE(figureOf(battle, face, "pace").isCertain());
  battle.all<Provenance>().put({"face", model::keyText<Face>(face), "*", Status::Estimated, {}, ""});
  EXPECT_TRUE(figureOf(battle, face, "pace").isEstimate);
  EXPECT_TRUE(Figures(battle).of(Id<Unit>{1}).figure("pace").isEstimate);
  battle.all<Provenance>().put(
      {"face_figure", model::keyText<FaceFigure>({face, "pace"}), "*", Status::Printed, {}, ""});
  EXPECT_FALSE(figureOf(battle, face, "pace").isEstimate);
}

TEST(OwnFigure, OfALeaderStandsOnHisCounterForTheMapAndNotOnHisChit) {
  Battle battle = empty();
  for (const auto& [id, role] : {std::pair(1, CounterRole::Chit), std::pair(2, CounterRole::Leader)}) {
    model::Counter counter;
    counter.id = {id};
    counter.role = role;
    counter.leader = Id<Leader>{7};
    battle.all<model::Counter>().put(counter);
    battle.all<Face>().put({{id}, {id}, FaceSide::Front, FaceRole::State});
    battle.all<FaceFigure>().put({{id}, "help", id});
  }
  ASSERT_TRUE(leaderFace(battle, {7}));
  EXPECT_EQ(leaderFace(battle, {7})->id, Id<Face>{2});
  EXPECT_EQ(Figures(battle).of(Id<Leader>{7}, "help").value, 2);
  EXPECT_FALSE(leaderFace(battle, {8}));
}

TEST(FigureText, HasASignOnlyWhereItIsWrittenWithOne) {
  EXPECT_EQ(figureText(3, false), "3");
  EXPECT_EQ(figureText(3, true), "+3");
  EXPECT_EQ(figureText(-2, true), "−2");
  EXPECT_EQ(figureText(0, true), "0");
}

}  // namespace
}  // namespace redoubt::rules
