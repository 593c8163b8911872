#include "core/rules/forces/markers.h"

#include <gtest/gtest.h>

#include "tests/core/rules/rule_rows.h"

namespace redoubt::rules {
namespace {

using namespace small;

// Hurdles lie on brooks, flags anywhere; a map with two brooks at one hex.
class Markers : public ::testing::TestWithParam<hex::Orientation> {
 protected:
  Markers() {
    for (const auto& [path, value] : {std::pair("marker/hurdle/title", "\"Light hurdle\""),
                                      {"marker/hurdle/hexside", "\"brook\""},
                                      {"marker/flag/title", "\"Flag\""},
                                      {"marker/nameless/copies", "4"}}) {
      addRule(battle, path, value);
    }
    model::MapSheet sheet;
    sheet.id = {1};
    sheet.columns = 8;
    sheet.rows = 8;
    sheet.orientation = GetParam();
    battle.all<model::MapSheet>().put(sheet);
    for (const int side : {1, 4}) battle.all<model::Hexside>().put({layout().side(at(), side), "brook", {}, {}});
    battle.all<model::Hexside>().put({layout().side(at(), 2), "wall", {}, {}});
  }
  static hex::HexKey at() { return hex::HexKey::at(4, 4); }
  hex::Layout layout() const { return model::layoutOf(battle); }

  model::Placement& add(const char* words, std::optional<hex::Direction> direction = {}) {
    model::Placement row;
    row.id = {static_cast<std::int64_t>(setUp.size()) + 1};
    row.subject = model::PlacementSubject::Marker;
    row.words = words;
    row.hex = at();
    if (direction) row.direction = model::Facing{direction};
    return setUp.emplace_back(row);
  }
  std::vector<hex::HexsideKey> free(const char* marker, std::optional<Id<model::Placement>> moving = {}) const {
    return freeHexsides(battle, RuleBook(battle), setUp, marker, moving);
  }
  static hex::Direction side(int index) { return {hex::FacingKind::Hexside, index}; }

  Battle battle = empty();
  std::vector<model::Placement> setUp;
};

TEST_P(Markers, AreKnownBySlugOrTitleInWhateverCase) {
  const RuleBook book(battle);
  EXPECT_EQ(markers(book), (std::vector<std::string>{"flag", "hurdle"})) << "by their titles; one without is none";
  EXPECT_EQ(markerNamed(book, "LIGHT hurdle"), "hurdle");
  EXPECT_EQ(markerNamed(book, "Hurdle"), "hurdle");
  EXPECT_FALSE(markerNamed(book, "nameless"));
  EXPECT_EQ(hexsideOf(book, "hurdle"), "brook");
  EXPECT_FALSE(hexsideOf(book, "flag"));
}

TEST_P(Markers, LieOnASideOnlyIfTheRulesPutThemThere) {
  const RuleBook book(battle);
  EXPECT_EQ(lyingOnSide(book, add("hurdle", side(4))), 4);
  EXPECT_FALSE(lyingOnSide(book, add("flag", side(4))));
  EXPECT_FALSE(lyingOnSide(book, add("hurdle", hex::Direction{hex::FacingKind::Vertex, 4})));
  EXPECT_FALSE(lyingOnSide(book, add("hurdle")));
  model::Placement& waiting = add("hurdle", side(4));
  waiting.rule = model::PlacementRule::Zone;
  EXPECT_FALSE(lyingOnSide(book, waiting));
}

TEST_P(Markers, AHexsideBearsOneOfAKindFromEitherHex) {
  const hex::HexsideKey first = layout().side(at(), 1);
  const hex::HexsideKey second = layout().side(at(), 4);
  EXPECT_EQ(free("hurdle").size(), 2u);
  EXPECT_TRUE(free("flag").empty());
  model::Placement& across = add("hurdle", side(hex::opposite(1)));
  across.hex = *layout().neighbour(at(), 1);
  EXPECT_EQ(free("hurdle"), std::vector{second});
  EXPECT_EQ(free("hurdle", across.id).size(), 2u) << "while it is moved it lies nowhere";
  add("Light hurdle", side(4));
  EXPECT_TRUE(free("hurdle").empty());
  EXPECT_EQ(free("hurdle", setUp.front().id), std::vector{first});
}

TEST_P(Markers, AreCountedOnHexesAndWhereTheyWait) {
  add("hurdle", side(1));
  model::Placement& waiting = add("hurdle");
  waiting.rule = model::PlacementRule::Zone;
  waiting.count = 5;
  model::Placement& struck = add("hurdle");
  struck.rule = model::PlacementRule::OffMap;
  struck.hex.reset();
  MarkerTally counted = tally(RuleBook(battle), setUp, "hurdle");
  EXPECT_EQ(counted.onHexes, 1);
  EXPECT_EQ(counted.waiting, 5);
  EXPECT_EQ(counted.left(), 5);
  addRule(battle, "marker/hurdle/copies", "4");
  EXPECT_EQ(tally(RuleBook(battle), setUp, "hurdle").left(), 3);
  EXPECT_EQ(waitingPlacement(RuleBook(battle), setUp, "hurdle")->count, 5);
  EXPECT_FALSE(waitingPlacement(RuleBook(battle), setUp, "flag"));
  EXPECT_FALSE(tally(RuleBook(battle), setUp, "flag").left()) << "no limit";
}

TEST_P(Markers, ThoseOfPlayAreInNoSetUp) {
  EXPECT_FALSE(isOnlyInPlay(RuleBook(battle), "flag"));
  addRule(battle, "marker/flag/in-play", "true");
  EXPECT_TRUE(isOnlyInPlay(RuleBook(battle), "flag"));
  EXPECT_FALSE(isOnlyInPlay(RuleBook(battle), "hurdle"));
}

INSTANTIATE_TEST_SUITE_P(Grids, Markers, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat));

}  // namespace
}  // namespace redoubt::rules
