#include "core/compare/set_ups.h"

#include <gtest/gtest.h>

#include "core/compare/table.h"
#include "core/compare/words.h"
#include "tests/core/compare/two_scenarios.h"

namespace redoubt::compare {
namespace {

using namespace test;
using model::Placement;

std::vector<std::string> sentencesOf(const model::Battle& battle) {
  const SetUpComparison comparison(battle, variant(kFirst), variant(kSecond));
  const CompareWords words(comparison, "en");
  std::vector<std::string> sentences;
  for (const auto& each : comparison.placements()) sentences.push_back(words.sentence(each));
  for (const auto& each : comparison.rows()) sentences.push_back(words.sentence(each));
  return sentences;
}

using Sentences = std::vector<std::string>;

model::Facing facing(int index) {
  return {hex::Direction{hex::FacingKind::Vertex, index}};
}

TEST(SetUpComparison, OfWhatSaysTheSameIsEmpty) {
  const model::Battle battle = twoScenarios();
  const SetUpComparison comparison(battle, variant(kFirst), variant(kSecond));
  EXPECT_TRUE(comparison.empty());
  EXPECT_EQ(comparison.same().size(), 7u) << "six units and their leader";
}

TEST(SetUpComparison, FindsFiveCountersThatWereMoved) {
  model::Battle battle = twoScenarios();
  for (int unit = 1; unit <= 5; ++unit) change(battle, 20 + unit, [&](Placement& row) { row.hex = at(4 + unit, 7); });
  EXPECT_EQ(sentencesOf(battle), (Sentences{"unit-1: 0505 → 0507", "unit-2: 0605 → 0607", "unit-3: 0705 → 0707",
                                            "unit-4: 0805 → 0807", "unit-5: 0905 → 0907"}));
}

TEST(SetUpComparison, TellsWhatElseDiffersOfACounter) {
  model::Battle battle = twoScenarios();
  change(battle, 11, [](Placement& row) { row.direction = facing(0); });
  change(battle, 21, [](Placement& row) {
    row.direction = facing(2);
    row.step = 3;
  });
  change(battle, 22, [](Placement& row) { row.formation = "column"; });
  change(battle, 23, [](Placement& row) { row.secondHex = at(7, 6); });
  change(battle, 24, [](Placement& row) { row.count = 2; });
  change(battle, 15, [](Placement& row) { row.step = 1; });  // the first is where a unit begins anyway
  EXPECT_EQ(sentencesOf(battle),
            (Sentences{"unit-1: facing 0° → 120°; step 1 → step 3", "unit-2: formation no formation → column",
                       "unit-3: second hex in one hex → 0705/0706", "unit-4: 1 × → 2 ×"}));
}

TEST(SetUpComparison, ACounterIsOnlyInOneIfTheOtherLeavesItOutOrPutsItOffTheMap) {
  model::Battle battle = twoScenarios();
  battle.all<Placement>().erase(Id<Placement>{21});
  change(battle, 12, [](Placement& row) { row.rule = model::PlacementRule::OffMap; });
  change(battle, 13, [](Placement& row) { row.rule = model::PlacementRule::OffMap; });
  battle.all<Placement>().erase(Id<Placement>{23});
  EXPECT_EQ(sentencesOf(battle), (Sentences{"unit-1: only in “scenario-1, variant-1”, 0505",
                                            "unit-2: only in “scenario-2, variant-2”, 0605"}));
}

TEST(SetUpComparison, PlacesInAStackDifferOnlyWhereTwoHaveChangedPlaces) {
  model::Battle battle = twoScenarios();
  // Unit 1 over 2 over 3 in one hex; in the second 1 is elsewhere, which lifts both.
  for (const int of : {10, 20}) {
    for (int unit = 1; unit <= 3; ++unit) {
      change(battle, of + unit, [&](Placement& row) {
        row.hex = at(5, 5);
        row.stack = unit;
      });
    }
  }
  change(battle, 21, [](Placement& row) { row.hex = at(9, 9); });
  change(battle, 22, [](Placement& row) { row.stack = 1; });
  change(battle, 23, [](Placement& row) { row.stack = 2; });
  EXPECT_EQ(sentencesOf(battle), Sentences{"unit-1: 0505 → 0909"});
  change(battle, 22, [](Placement& row) { row.stack = 3; });
  change(battle, 23, [](Placement& row) { row.stack = 1; });
  EXPECT_EQ(
      sentencesOf(battle),
      (Sentences{"unit-1: 0505 → 0909", "unit-2: place in the stack number 2 from the top → number 3 from the top",
                 "unit-3: place in the stack number 3 from the top → number 1 from the top"}));
}

TEST(SetUpComparison, MarkersAreMatchedWithTheNearest) {
  model::Battle battle = twoScenarios();
  for (const int column : {2, 8, 14}) placeMarker(battle, 100 + column, kFirst, "Fence", at(column, 10));
  placeMarker(battle, 201, kSecond, "fence", at(14, 10));
  placeMarker(battle, 202, kSecond, "Fence", at(9, 10));
  placeMarker(battle, 203, kSecond, "Fence", at(3, 10));
  placeMarker(battle, 204, kSecond, "Fence", at(19, 19));
  EXPECT_EQ(sentencesOf(battle),
            (Sentences{"Fence: 0210 → 0310", "Fence: 0810 → 0910", "Fence: only in “scenario-2, variant-2”, 1919"}));
}

TEST(SetUpComparison, GoesByArmyCommandAndOrdinal) {
  model::Battle battle = twoScenarios();
  for (const int unit : {1, 6}) change(battle, 20 + unit, [](Placement& row) { row.hex = at(1, 1); });
  change(battle, 29, [](Placement& row) {
    row.rule = model::PlacementRule::At;
    row.hex = at(2, 2);
  });
  EXPECT_EQ(sentencesOf(battle),
            (Sentences{"leader-9: with his own units → 0202", "unit-6: 1005 → 0101", "unit-1: 0505 → 0101"}))
      << "those of a command before those of none, its leader first";
}

TEST(SetUpComparison, SaysWhatIsAnEstimate) {
  model::Battle battle = twoScenarios();
  change(battle, 21, [](Placement& row) { row.hex = at(1, 1); });
  battle.all<model::Provenance>().put(
      {"placement", "21", "hex", model::Status::Estimated, std::nullopt, "", std::nullopt});
  EXPECT_EQ(sentencesOf(battle), Sentences{"unit-1: 0505 → 0101 (estimated)"});
  const SetUpComparison comparison(battle, variant(kFirst), variant(kSecond));
  const auto table = toTable(comparison, CompareWords(comparison, "en"));
  EXPECT_EQ(table.at(1), (std::vector<std::string>{"changed", "army-1", "", "unit-1", "place", "0505",
                                                   "0101 (estimated)", "no", "yes"}));
}

TEST(SetUpComparison, ListsWhatTheScenariosSayOtherwise) {
  model::Battle battle = twoScenarios();
  addSetting(battle, 1, "turn/last", "15");
  addSetting(battle, 2, "turn/last", "12");
  addSetting(battle, 1, "overall-commander/army-1", "\"leader-9\"");
  addSetting(battle, 1, "turn/minutes", "10");
  addSetting(battle, 2, "turn/minutes", " 10 ");
  model::PoolLine line;
  line.army = Id<model::Army>{1};
  line.leader = Id<model::Leader>{9};
  for (const int of : {kFirst, kSecond}) {
    line.id = Id<model::PoolLine>{of};
    line.scenario = Id<model::Scenario>{of};
    line.firstTurn = 1;
    line.lastTurn = of == kFirst ? 15 : 12;
    battle.all<model::PoolLine>().put(line);
  }
  EXPECT_EQ(sentencesOf(battle),
            (Sentences{"Overall commander, army-1: only in “scenario-1, variant-1”, leader-9", "Last turn: 15 → 12",
                       "army-1: leader-9, in the pool, turns 1 to 15: Last turn 15 → 12"}));
}

TEST(SetUpComparison, TakesInheritedValuesForTheScenariosOwn) {
  model::Battle battle = twoScenarios();
  addScenario(battle, 2, Id<model::Scenario>{1});
  addSetting(battle, 1, "turn/last", "15");
  EXPECT_TRUE(sentencesOf(battle).empty());
  addSetting(battle, 2, "turn/last", "null");
  EXPECT_EQ(sentencesOf(battle), Sentences{"Last turn: only in “scenario-1, variant-1”, 15"});
}

}  // namespace
}  // namespace redoubt::compare
