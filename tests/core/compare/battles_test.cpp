#include "core/compare/battles.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <numeric>

#include "core/base/wording.h"
#include "core/compare/battle_words.h"
#include "core/compare/battles_json.h"
#include "core/model/any_table.h"
#include "core/model/map_verbs.h"
#include "core/model/removal.h"
#include "core/store/battle_file.h"

// Two states of a shipped battle.
namespace redoubt::compare {
namespace {

using namespace model;

class BattlesCompared : public ::testing::Test {
 protected:
  BattlesCompared() {
    wording::setFolder(std::filesystem::path(REDOUBT_SOURCE_DIR) / "data/words");
    first = store::readBattle(std::filesystem::path(REDOUBT_BATTLES) / "raclawice-1794.battle").battle;
    second = first;
  }

  hex::HexKey hex(const char* number) const { return *layoutOf(first).parse(number); }
  void edit(const Edit& edit) { second = applied(second, edit); }
  template <class Row, class Change>
  void change(const Row& found, Change&& change) {
    Row row = found;
    change(row);
    second.all<Row>().put(row);
  }
  std::vector<std::string> sentences(const std::string& language = "en") const {
    const BattleComparison comparison(first, second);
    const BattleWords words(comparison, language);
    std::vector<std::string> told;
    for (const BattleDifference& each : comparison.differences()) told.push_back(words.sentence(each));
    return told;
  }
  using Sentences = std::vector<std::string>;

  Battle first;
  Battle second;
};

TEST_F(BattlesCompared, TheSameIsSaidToBeTheSame) {
  const BattleComparison comparison(first, second);
  EXPECT_TRUE(comparison.empty());
  EXPECT_EQ(BattleWords(comparison, "en").summary(), "The two are the same.");
}

TEST_F(BattlesCompared, AUnitThatWasMovedIsTold) {
  const Unit* unit = first.bySlug<Unit>("iii-1-w-bkn");
  for (const Placement& row : first.all<Placement>()) {
    if (row.unit == unit->id && row.hex == hex("0815")) {
      change(row, [&](Placement& placement) { placement.hex = hex("0915"); });
      break;
    }
  }
  ASSERT_EQ(sentences().size(), 1u);
  EXPECT_NE(sentences()[0].find("place: 0815 → 0915"), std::string::npos) << sentences()[0];
}

TEST_F(BattlesCompared, ACounterThatWasPlacedAnewWasMoved) {
  const Unit* unit = first.bySlug<Unit>("iii-1-w-bkn");
  for (const Placement& row : first.all<Placement>()) {
    if (row.unit != unit->id || row.hex != hex("0815")) continue;
    Placement anew = row;
    anew.id = Id<Placement>{4711};
    anew.hex = hex("0915");
    second.all<Placement>().erase(row.id);
    second.all<Placement>().put(anew);
    break;
  }
  ASSERT_EQ(sentences().size(), 1u);
  EXPECT_NE(sentences()[0].find("place: 0815 → 0915"), std::string::npos) << sentences()[0];
}

TEST_F(BattlesCompared, HexesThatWerePaintedAlikeAreOneDifference) {
  std::vector<hex::HexKey> meadow;
  for (const HexRow& row : first.all<HexRow>()) {
    if (row.terrain == "meadow" && row.level == 0 && meadow.size() < 30) meadow.push_back(row.hex);
  }
  edit(paintTerrain(second, meadow, "woods", "Woods"));
  ASSERT_EQ(sentences().size(), 1u);
  EXPECT_TRUE(sentences()[0].starts_with("Meadow → Woods in ")) << sentences()[0];
  EXPECT_NE(sentences("pl")[0].find(" na 0124"), std::string::npos) << sentences("pl")[0];
}

TEST_F(BattlesCompared, AWayIsToldFromHexToHex) {
  const hex::Layout layout = layoutOf(first);
  const std::vector<hex::HexsideKey> way{*layout.sideBetween(hex("0303"), hex("0304")),
                                         *layout.sideBetween(hex("0304"), hex("0404"))};
  edit(paintLinks(second, way, "road", "Road"));
  EXPECT_EQ(sentences(), Sentences{"Road added along 0303–0304–0404"});
}

TEST_F(BattlesCompared, WhatBelongsToAUnitIsToldWithIt) {
  const Unit* unit = first.bySlug<Unit>("4-i-2-pp");
  change(*unit, [](Unit& row) { row.name = "Guard"; });
  for (const Counter& counter : first.all<Counter>()) {
    if (counter.unit != unit->id || counter.number != 1) continue;
    for (const Face& face : first.all<Face>()) {
      const auto* figure = first.find<FaceFigure>({face.id, kSize});
      if (face.counter != counter.id || face.side != FaceSide::Front || !figure) continue;
      change(*figure, [](FaceFigure& row) { row.value = 5; });
    }
  }
  EXPECT_EQ(sentences(), Sentences{"Unit “Guard”: name: 4/I/2 pp → Guard; size: 6 → 5"});
}

TEST_F(BattlesCompared, ARemovedUnitTakesItsCountersWithItInOneLine) {
  const Unit* unit = first.bySlug<Unit>("4-i-2-pp");
  const std::vector<AnyRow> rows{AnyRow(tableInfo<Unit>(), unit)};
  edit(removalOf(second, rows, "Remove").edit);
  int units = 0;
  for (const std::string& sentence : sentences()) {
    units += sentence.find("Unit “4/I/2 pp” removed") != std::string::npos ? 1 : 0;
    EXPECT_EQ(sentence.find("Counter “"), std::string::npos) << sentence;
  }
  EXPECT_EQ(units, 1);
}

TEST_F(BattlesCompared, ARuleIsToldByItsTitleAndTheMembersOfItsValueThatDiffer) {
  for (const Rule& row : first.all<Rule>()) {
    if (row.path != "terrain/woods/enter") continue;
    change(row, [](Rule& rule) {
      auto value = nlohmann::ordered_json::parse(rule.value.text);
      value["infantry"] = 3;
      rule.value.text = value.dump();
    });
  }
  EXPECT_EQ(sentences(),
            Sentences{"Woods: what it costs each arm, or all alike (rules “The 1794 family”): Infantry: 2 → 3"});
}

TEST_F(BattlesCompared, TakingAllOverGivesTheOtherStateAndSomeLeavesNoHole) {
  const std::vector<AnyRow> rows{AnyRow(tableInfo<Leader>(), first.bySlug<Leader>("kosciuszko"))};
  edit(removalOf(second, rows, "Remove").edit);
  edit(paintTerrain(second, std::vector{hex("0303")}, "marsh", "Marsh"));
  const BattleComparison comparison(first, second);
  std::vector<std::size_t> all(comparison.differences().size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  EXPECT_EQ(applied(first, comparison.takeOver(all, "All")), second);
  EXPECT_EQ(applied(second, BattleComparison(second, first).takeOver(all, "Back")), first);
  for (const std::size_t each : all) {
    const Battle some = applied(first, comparison.takeOver(std::vector{each}, "One"));
    for (const Placement& row : some.all<Placement>()) {
      if (row.leader) {
        EXPECT_TRUE(some.find(row.leader)) << each;
      }
    }
  }
}

TEST_F(BattlesCompared, JsonHasEveryRowWithBothValues) {
  change(*first.bySlug<Unit>("4-i-2-pp"), [](Unit& row) { row.name = "Guard"; });
  const BattleComparison comparison(first, second);
  const auto json = nlohmann::json::parse(toJson(comparison, BattleWords(comparison, "en")));
  ASSERT_EQ(json["differences"].size(), 1u);
  const auto& row = json["differences"][0]["rows"][0];
  EXPECT_EQ(row["table"], "unit");
  EXPECT_EQ(row["first"]["name"], "4/I/2 pp");
  EXPECT_EQ(row["second"]["name"], "Guard");
}

}  // namespace
}  // namespace redoubt::compare
