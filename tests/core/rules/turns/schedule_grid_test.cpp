#include "core/rules/turns/schedule_grid.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/model/origins.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/choice_text.h"
#include "core/rules/turns/grid_edit.h"
#include "core/rules/turns/victory_bound.h"
#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;
using What = GridPaint::What;

constexpr Id<Scenario> kDay{1}, kNight{2};
constexpr Id<Army> kArmy{1};
constexpr Id<Leader> kFersen{1}, kDenisow{2}, kTormasow{3}, kRachmanow{4};

// One army of four leaders on the map, ten turns; the night derives from the day.
class Grid : public ::testing::Test {
 protected:
  Grid() {
    addTenSidedDie(battle_);
    addScenario(battle_, 1);
    addScenario(battle_, 2, kDay);
    addVariant(battle_, 1, 1);
    addVariant(battle_, 2, 2);
    addSetting(battle_, 1, "turn/last", "10");
    addArmy(battle_, 1);
    addBlock(battle_, 1, 1);
    for (const int variant : {1, 2}) battle_.all<VariantBlock>().put({Id<Variant>{variant}, Id<SetUpBlock>{1}});
    const std::pair<const char*, const char*> names[] = {{"fersen", "gen. Fersen"},
                                                         {"denisow", "gen. Fiodor Denisow"},
                                                         {"tormasow", "Tormasow"},
                                                         {"rachmanow", "Rachmanow"}};
    for (const auto& [slug, name] : names) {
      const int id = ++leaders_;
      battle_.all<Leader>().put(
          {Id<Leader>{id}, slug, kArmy, name, std::string(name).substr(std::string(name).rfind(' ') + 1), false, id});
      placeLeader(battle_, id, 1, id, PlacementRule::At, at(1, id));
    }
  }

  void apply(const Edit& edit) { battle_ = applied(std::move(battle_), edit); }
  void paint(Id<Leader> leader, int first, int last, What what, bool isOn = true, Id<Scenario> scenario = kDay) {
    apply(paintGrid(battle_, scenario, leader, {first, last}, {what, isOn, std::nullopt, {}}, "Paint"));
  }
  ScheduleGrid grid(int variant = 1) const {
    return scheduleGrid(battle_, RuleBook(battle_), *battle_.find<Variant>({variant}));
  }
  /// The row of a leader as text without blanks: "**oo..".
  std::string marks(Id<Leader> leader, int variant = 1) const {
    ScheduleGrid all = grid(variant);
    const GridRow row = *all.row(leader);
    all.rows = {row};
    std::string text = gridText(battle_, all);
    text = text.substr(text.find('\n') + 1);
    text = text.substr(text.find(row.title) + row.title.size());
    std::erase_if(text, [](char each) { return each == ' ' || each == '\n'; });
    return text;
  }
  /// "Fixed 1-4" for every line, sorted by turn.
  std::vector<std::string> lines(Id<Scenario> scenario = kDay) const {
    auto rows = rowsIn<PoolLine>(battle_, scenario);
    std::sort(rows.begin(), rows.end(), [](auto* a, auto* b) {
      return std::tuple(a->leader, a->kind, a->firstTurn) < std::tuple(b->leader, b->kind, b->firstTurn);
    });
    std::vector<std::string> texts;
    for (const PoolLine* row : rows) {
      const Leader* leader = battle_.find(row->leader);
      texts.push_back((leader ? leader->slug : std::string("*")) + " " + std::string(toText(row->kind)) + " " +
                      std::to_string(row->firstTurn) + "-" + std::to_string(row->lastTurn) +
                      (row->count ? " x" + std::to_string(*row->count) : std::string()));
    }
    return texts;
  }
  std::vector<GridChoice> read(std::string_view text) const {
    const auto found = readChoices(battle_, kArmy, text);
    EXPECT_TRUE(std::holds_alternative<std::vector<GridChoice>>(found)) << text;
    return std::holds_alternative<std::vector<GridChoice>>(found) ? std::get<0>(found) : std::vector<GridChoice>();
  }
  ChoiceFault fault(std::string_view text) const {
    const auto found = readChoices(battle_, kArmy, text);
    EXPECT_TRUE(std::holds_alternative<ChoiceFault>(found)) << text;
    return std::holds_alternative<ChoiceFault>(found) ? std::get<1>(found) : ChoiceFault();
  }

  Battle battle_ = empty();
  int leaders_ = 0;
};

using Lines = std::vector<std::string>;

TEST_F(Grid, PaintedTurnsAreOneLine) {
  paint(kFersen, 3, 7, What::Fixed);
  EXPECT_EQ(lines(), (Lines{"fersen fixed 3-7"}));
  EXPECT_EQ(marks(kFersen), "..*****...");
  paint(kFersen, 8, 10, What::Fixed);
  EXPECT_EQ(lines(), (Lines{"fersen fixed 3-10"})) << "joined with its neighbour";
  paint(kFersen, 5, 6, What::Fixed, false);
  EXPECT_EQ(lines(), (Lines{"fersen fixed 3-4", "fersen fixed 7-10"})) << "split where it was taken out";
  paint(kFersen, 4, 8, What::Fixed);
  EXPECT_EQ(lines(), (Lines{"fersen fixed 3-10"}));
  EXPECT_TRUE(paintGrid(battle_, kDay, kFersen, {4, 5}, {}, "").empty()) << "it is there already";
}

TEST_F(Grid, WhatCantHoldTogetherIsTakenAway) {
  paint(kFersen, 1, 10, What::Fixed);
  paint(kFersen, 1, 1, What::Opens);
  paint(kFersen, 1, 3, What::Unavailable);
  EXPECT_EQ(lines(), (Lines{"fersen fixed 4-10", "fersen unavailable 1-3"}));
  EXPECT_EQ(marks(kFersen), "---*******");
  paint(kFersen, 2, 3, What::Enters);
  EXPECT_EQ(lines(), (Lines{"fersen fixed 4-10", "fersen unavailable 1-1", "fersen enters 2-3"}));
  paint(kFersen, 1, 10, What::Nothing);
  EXPECT_TRUE(lines().empty());
}

TEST_F(Grid, OriginsStayWithWhatDidNotChange) {
  paint(kFersen, 1, 10, What::Fixed);
  const Id<PoolLine> id = rowsIn<PoolLine>(battle_, kDay).front()->id;
  battle_.all<Provenance>().put({"pool", std::to_string(id.value), "*", Status::Printed, Id<Paragraph>{9}, ""});
  paint(kFersen, 4, 4, What::Fixed, false);
  const auto rows = rowsIn<PoolLine>(battle_, kDay);
  ASSERT_EQ(rows.size(), 2u);
  for (const PoolLine* row : rows) {
    const std::string key = std::to_string(row->id.value);
    const auto whole = battle_.find<Provenance>({"pool", key, "*"});
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->status, Status::Printed);
    EXPECT_TRUE(battle_.find<Provenance>({"pool", key, "first_turn"}) ||
                battle_.find<Provenance>({"pool", key, "last_turn"}))
        << "its turns were set by hand";
  }
}

TEST_F(Grid, AScenarioTakesInheritedLinesOverBeforeItChangesOne) {
  paint(kFersen, 1, 10, What::Fixed);
  paint(kDenisow, 1, 10, What::Fixed);
  paint(kFersen, 6, 10, What::Fixed, false, kNight);
  EXPECT_EQ(lines(kDay), (Lines{"fersen fixed 1-10", "denisow fixed 1-10"}));
  EXPECT_EQ(lines(kNight), (Lines{"fersen fixed 1-5", "denisow fixed 1-10"}));
  EXPECT_EQ(marks(kFersen, 2), "*****.....");
}

TEST_F(Grid, TheLastInheritedLineCantBeCleared) {
  paint(kFersen, 1, 10, What::Fixed);
  EXPECT_FALSE(canClear(battle_, kNight, kFersen, {1, 10}));
  EXPECT_TRUE(canClear(battle_, kNight, kFersen, {1, 9}));
  EXPECT_TRUE(canClear(battle_, kDay, kFersen, {1, 10}));
  EXPECT_TRUE(paintGrid(battle_, kNight, kFersen, {1, 10}, {What::Nothing, true, std::nullopt, {}}, "").empty());
}

TEST_F(Grid, FreeChoicesAreReadOffTheCandidates) {
  paint(kFersen, 1, 10, What::Fixed);
  apply(setChoices(battle_, kDay, kArmy, {2, 10}, read("2 of {Denisow, Tormasow}"), "Choose"));
  EXPECT_EQ(marks(kDenisow), ".ooooooooo");
  EXPECT_EQ(marks(kRachmanow), "..........");
  apply(setChoices(battle_, kDay, kArmy, {6, 10}, read("1"), "Choose"));
  EXPECT_EQ(lines(), (Lines{"* free-choice 2-5 x2", "* free-choice 6-10 x1", "fersen fixed 1-10"}));
  EXPECT_EQ(marks(kRachmanow), ".....ooooo");
  apply(setChoices(battle_, kDay, kArmy, {6, 10}, {}, "None"));
  EXPECT_EQ(lines(), (Lines{"* free-choice 2-5 x2", "fersen fixed 1-10"}));
  const ScheduleGrid all = grid();
  EXPECT_EQ(writeChoices(battle_, all.cell(*all.row(kArmy), 3)->choices), "2 of {Denisow, Tormasow}");
}

// M13.0: leaders whose hexes are only on the counters may be chosen all the same.
TEST_F(Grid, LeadersThatAreNotSetUpMayBeChosenAsPrinted) {
  placeLeader(battle_, 4, 1, 4, PlacementRule::OffMap);
  apply(setChoices(battle_, kDay, kArmy, {2, 10}, read("1"), "Choose"));
  EXPECT_EQ(marks(kRachmanow), ".ooooooooo");
  const ScheduleGrid all = grid();
  EXPECT_EQ(all.row(kRachmanow)->cells[4].absence->kind, Availability::Kind::NotPlaced);
}

TEST_F(Grid, AChangedChoiceKeepsItsRow) {
  apply(setChoices(battle_, kDay, kArmy, {2, 10}, read("2"), "Choose"));
  const Id<PoolLine> id = rowsIn<PoolLine>(battle_, kDay).front()->id;
  apply(setChoices(battle_, kDay, kArmy, {2, 10}, read("3"), "Choose"));
  ASSERT_EQ(rowsIn<PoolLine>(battle_, kDay).size(), 1u);
  EXPECT_EQ(rowsIn<PoolLine>(battle_, kDay).front()->id, id);
  EXPECT_TRUE(setChoices(battle_, kDay, kArmy, {2, 10}, read("3"), "").empty());
}

TEST_F(Grid, SetsOfLeadersInThePoolAreFixed) {
  apply(setChoices(battle_, kDay, kArmy, {2, 2}, read("all except {Fersen}"), "All"));
  EXPECT_EQ(marks(kFersen), "..........");
  EXPECT_EQ(marks(kDenisow), ".*........");
}

TEST_F(Grid, AvailabilityFromATurnIsTwoLines) {
  paint(kTormasow, 2, 9, What::Unavailable);
  apply(availableFrom(battle_, kDay, kTormasow, 8, {1, 10}, "or after a melee", "From 8"));
  EXPECT_EQ(lines(), (Lines{"tormasow available 8-10", "tormasow unavailable 1-7"}));
  EXPECT_EQ(rowsIn<PoolLine>(battle_, kDay).front()->kind == PoolKind::Unavailable
                ? rowsIn<PoolLine>(battle_, kDay).front()->note
                : rowsIn<PoolLine>(battle_, kDay).back()->note,
            "or after a melee");
  apply(availableFrom(battle_, kDay, kTormasow, 1, {1, 10}, "", "Always"));
  EXPECT_EQ(lines(), (Lines{"tormasow available 1-10"}));
}

TEST_F(Grid, ALeaderIsFreedOnACondition) {
  addSetting(battle_, 1, "release/tormasow", R"({"when": "never", "available": "next turn"})");
  EXPECT_EQ(releaseOf(battle_, kNight, kTormasow), "never") << "inherited";
  apply(setRelease(battle_, kNight, kTormasow, "own unit in a melee", "Free"));
  EXPECT_EQ(releaseOf(battle_, kNight, kTormasow), "own unit in a melee");
  EXPECT_EQ(releaseOf(battle_, kDay, kTormasow), "never");
  EXPECT_NE(battle_.find<Setting>({kNight, "release/tormasow"})->value.text.find("next turn"), std::string::npos);
  apply(setRelease(battle_, kNight, kTormasow, "", "As before"));
  EXPECT_EQ(releaseOf(battle_, kNight, kTormasow), "never");
}

// M13.0: two dice give the turn of Poniński.
TEST_F(Grid, ArrivalsByDiceHaveTheirOdds) {
  Entry entry;
  entry.id = {51};
  entry.slug = "late";
  entry.scenario = kDay;
  entry.army = kArmy;
  entry.dice = JsonText{R"({"stages": [{"turn": 1, "roll": "1d10", "plus": 3}]})"};
  battle_.all<Entry>().put(entry);
  apply(paintGrid(battle_, kDay, kRachmanow, {4, 10}, {What::Dice, true, entry.id, {}}, "Dice"));
  const ScheduleGrid all = grid();
  const TurnCell* cell = all.cell(*all.row(kRachmanow), 5);
  ASSERT_TRUE(cell->comesNow && cell->hasCome);
  EXPECT_EQ(*cell->comesNow, Chance(1, 10));
  EXPECT_EQ(*cell->hasCome, Chance(3, 10));
  EXPECT_EQ(cell->entry, entry.id);
  EXPECT_EQ(marks(kRachmanow), "...???????");
}

TEST_F(Grid, WithoutAScheduleTheRulesSayIt) {
  addRule(battle_, "activation/overall", "1");
  addRule(battle_, "activation/free-choice", "2");
  Leader fersen = *battle_.find<Leader>(kFersen);
  fersen.overall = true;
  battle_.all<Leader>().put(fersen);
  EXPECT_EQ(marks(kFersen), "**********");
  EXPECT_EQ(marks(kDenisow), "oooooooooo");
  const ScheduleGrid all = grid();
  EXPECT_TRUE(all.row(kFersen)->cells[0].isByRules);
  EXPECT_TRUE(all.row(kArmy)->cells[0].isByRules);
  EXPECT_EQ(all.row(kArmy)->cells[0].choices.front().count, 2);
}

TEST_F(Grid, TurnsHaveTheirTimeAndTheirEvents) {
  addSetting(battle_, 1, "turn/start", "\"23:50\"");
  addSetting(battle_, 1, "turn/minutes", "15");
  Event event;
  event.id = {71};
  event.slug = "rain";
  event.scenario = kDay;
  event.trigger = JsonText{R"({"turn": 3})"};
  battle_.all<Event>().put(event);
  const ScheduleGrid all = grid();
  EXPECT_EQ(all.turns[0].clock, "23:50");
  EXPECT_EQ(all.turns[1].clock, "00:05");
  ASSERT_EQ(all.turns[2].events.size(), 1u);
  EXPECT_TRUE(all.turns[0].events.empty());
}

TEST_F(Grid, ChitsOfTheRulesHaveRowsOfTheirOwn) {
  addRule(battle_, "pool/day/end", R"({"end": "turn", "copies": 2})");
  const ScheduleGrid all = grid();
  const GridRow& last = all.rows.back();
  EXPECT_EQ(last.kind, GridRow::Kind::Chit);
  EXPECT_EQ(last.rule, "pool/day/end");
  EXPECT_EQ(last.copies, 2);
  EXPECT_FALSE(last.army);
  EXPECT_TRUE(last.cells[9].isFixed);
}

TEST_F(Grid, SetExpressionsAreReadAndWritten) {
  for (const char* text : {"2", "2 of {Fersen, Denisow}", "1 except {Rachmanow}", "all", "all of {Fersen}", "rules",
                           "1 + 1 of {Tormasow, Rachmanow}"}) {
    EXPECT_EQ(writeChoices(battle_, read(text)), text);
  }
  EXPECT_TRUE(read("  ").empty());
  EXPECT_EQ(writeChoices(battle_, read("2 z {gen. fersen,DENISOW}")), "2 of {Fersen, Denisow}");
  EXPECT_EQ(writeChoices(battle_, read("wszyscy oprócz {Fersen}"), {"z", "oprócz", "wszyscy", "zasady"}),
            "wszyscy oprócz {Fersen}");
}

TEST_F(Grid, WhatIsWrongInASetExpressionIsSaidWithItsPlace) {
  using Kind = ChoiceFault::Kind;
  EXPECT_EQ(fault("x").kind, Kind::Number);
  EXPECT_EQ(fault("5").kind, Kind::TooMany) << "the army has four leaders";
  EXPECT_EQ(fault("3 of {Fersen, Denisow}").kind, Kind::TooMany);
  EXPECT_EQ(fault("2 of Fersen").kind, Kind::Brace);
  EXPECT_EQ(fault("2 of {Fersen").kind, Kind::Brace);
  const ChoiceFault name = fault("1 of {Fersen, Denisov}");
  EXPECT_EQ(name.kind, Kind::Name);
  EXPECT_EQ(name.at, 14u);
  EXPECT_EQ(name.word, "Denisov");
  EXPECT_EQ(name.near, "Denisow");
  EXPECT_EQ(fault("1 of {Fersen, Fersen}").kind, Kind::Twice);
  EXPECT_EQ(fault("1 of {Fersen} 2").kind, Kind::Rest);
  battle_.all<Leader>().put({Id<Leader>{8}, "old", kArmy, "Old Guard", "O. Guard", false, 8});
  battle_.all<Leader>().put({Id<Leader>{9}, "young", kArmy, "Young Guard", "Y. Guard", false, 9});
  EXPECT_EQ(fault("1 of {Fersen} + 1 of {guard}").kind, Kind::Ambiguous);
  EXPECT_EQ(writeChoices(battle_, read("1 of {old guard}")), "1 of {O. Guard}");
}

TEST_F(Grid, ABoundOfVictoryCountsEveryAwardOnce) {
  battle_.all<Player>().put({Id<Player>{1}, "one", "One", 1});
  battle_.all<Player>().put({Id<Player>{2}, "two", "Two", 2});
  addArmy(battle_, 2);
  addBlock(battle_, 2, 2);
  battle_.all<VariantBlock>().put({Id<Variant>{1}, Id<SetUpBlock>{2}});
  addLeader(battle_, 21, 2);
  placeLeader(battle_, 21, 2, 21, PlacementRule::At, at(5, 5));
  addRule(battle_, "victory/award/leader", R"({"for": "leader-killed", "points": 3})");
  addRule(battle_, "victory/award/melee", R"({"for": "melee-won", "points": 1})");
  battle_.all<Victory>().put({Id<Victory>{1}, "v", kDay, Id<Player>{1}, VictoryKind::Threshold, 9, std::nullopt, ""});
  const auto bounds = victoryBounds(battle_, RuleBook(battle_), *battle_.find<Variant>({1}));
  ASSERT_EQ(bounds.size(), 2u);
  EXPECT_EQ(bounds[0].points, 3 + 1) << "one leader, and a melee won once";
  EXPECT_EQ(bounds[0].repeats, (std::vector<std::string>{"victory/award/melee"}));
  EXPECT_FALSE(bounds[0].isFirm());
  ASSERT_EQ(bounds[0].thresholds.size(), 1u);
  EXPECT_EQ(bounds[0].thresholds[0].points, 9);
  EXPECT_EQ(bounds[1].points, 4 * 3 + 1);
}

}  // namespace
}  // namespace redoubt::rules
