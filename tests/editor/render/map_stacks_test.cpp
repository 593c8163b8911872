#include "editor/render/counters/map_stacks.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

// Two units on one hex, one facing a vertex; a leader with them; a third unit elsewhere; guns that no unit bears.
model::Battle smallSetUp() {
  model::Battle battle = sample::bareMap(hex::Orientation::Pointy);
  battle.all<model::Army>().put({{1}, "army", {1}, "Army", "#386AA7", 1});
  battle.all<model::Leader>().put({{1}, "leader", {1}, "gen. Ślaski", "Ślaski", false, 1});
  battle.all<model::Command>().put({{1}, "command", {1}, "gen. Ślaski", Id<model::Leader>{1}, "#46B0A6", 1});
  battle.all<model::Scenario>().put({{1}, "scenario", "Scenario", {}, 1, ""});
  battle.all<model::Variant>().put({{1}, "variant", {1}, "Variant", 1});
  battle.all<model::SetUpBlock>().put({{1}, "block", {1}, {}, "Block", 1});
  battle.all<model::VariantBlock>().put({{1}, {1}});
  sample::addRule(battle, "command/range", "4");
  for (const std::int64_t id : {1, 2, 3}) {
    battle.all<model::Unit>().put(
        {{id}, "u" + std::to_string(id), {1}, std::to_string(id) + "/kosynier", "", "kosynier", 1});
    battle.all<model::UnitCommand>().put({{id}, {1}});
    model::Placement placement;
    placement.id = {id};
    placement.block = {1};
    placement.ordinal = static_cast<int>(id);
    placement.unit = Id<model::Unit>{id};
    placement.hex = sample::at(id == 3 ? 5 : 4, 4);
    placement.stack = id == 1 ? 2 : 1;
    if (id == 2) placement.direction = model::Facing{hex::Direction{hex::FacingKind::Vertex, 1}};
    battle.all<model::Placement>().put(placement);
  }
  model::Placement leader;
  leader.id = {4};
  leader.block = {1};
  leader.ordinal = 4;
  leader.subject = model::PlacementSubject::Leader;
  leader.leader = Id<model::Leader>{1};
  leader.rule = model::PlacementRule::WithOwnUnits;
  battle.all<model::Placement>().put(leader);
  model::Placement guns;
  guns.id = {5};
  guns.block = {1};
  guns.ordinal = 5;
  guns.words = "9 art.";
  guns.hex = sample::at(6, 6);
  battle.all<model::Placement>().put(guns);
  return battle;
}

TEST(MapStacks, CountersLieInStackOrderWithTheirDirections) {
  const model::Battle battle = smallSetUp();
  const auto stacks = stacksOf(battle, rules::RuleBook(battle), {1});
  ASSERT_EQ(stacks.size(), 3u);
  EXPECT_EQ(stacks[0].hex, sample::at(4, 4));
  ASSERT_GE(stacks[0].counters.size(), 2u);
  EXPECT_EQ(stacks[0].counters[0].placement, Id<model::Placement>{2});
  EXPECT_EQ(stacks[0].counters[0].angle, 60);
  EXPECT_EQ(stacks[0].counters[1].angle, std::nullopt);
  EXPECT_EQ(stacks[0].counters[0].face.startHex, "0404");
}

TEST(MapStacks, ALeaderWithHisUnitsLiesUnderAStackOfTheirs) {
  const model::Battle battle = smallSetUp();
  const auto stacks = stacksOf(battle, rules::RuleBook(battle), {1});
  int leaders = 0;
  for (const MapStack& stack : stacks) {
    for (std::size_t i = 0; i < stack.counters.size(); ++i) {
      if (stack.counters[i].face.kind != CounterFace::Kind::Leader) continue;
      ++leaders;
      EXPECT_EQ(i + 1, stack.counters.size());
      EXPECT_TRUE(stack.hex == sample::at(4, 4) || stack.hex == sample::at(5, 4));
    }
    EXPECT_EQ(cardsOf(model::layoutOf(battle), stack).size(), stack.counters.size());
  }
  EXPECT_EQ(leaders, 1);
}

TEST(MapStacks, NamesThatNoUnitBearsAreShownByTheirWords) {
  const model::Battle battle = smallSetUp();
  const auto stacks = stacksOf(battle, rules::RuleBook(battle), {1});
  ASSERT_FALSE(stacks.empty());
  EXPECT_EQ(stacks.back().counters.front().face.name, "9 art.");
  EXPECT_EQ(stacks.back().counters.front().face.kind, CounterFace::Kind::Marker);
}

TEST(MapStacks, AVariantThatIsNoneHasNoStacks) {
  const model::Battle battle = smallSetUp();
  EXPECT_TRUE(stacksOf(battle, rules::RuleBook(battle), {99}).empty());
}

TEST(MapStacks, AMarkerOnAHexsideLiesThereAndNotInTheStack) {
  model::Battle battle = smallSetUp();
  sample::addRule(battle, "marker/hurdle/title", "\"Hurdle\"");
  sample::addRule(battle, "marker/hurdle/hexside", "\"stream\"");
  sample::addRule(battle, "marker/flag/title", "\"Flag\"");
  const auto add = [&](std::int64_t id, const char* words, std::optional<int> side) {
    model::Placement marker;
    marker.id = {id};
    marker.block = {1};
    marker.subject = model::PlacementSubject::Marker;
    marker.words = words;
    marker.hex = sample::at(4, 4);
    marker.stack = 3;
    if (side) marker.direction = model::Facing{hex::Direction{hex::FacingKind::Hexside, *side}};
    battle.all<model::Placement>().put(marker);
  };
  add(11, "hurdle", 2);
  add(12, "Hurdle", 2);
  add(13, "hurdle", std::nullopt);
  add(14, "flag", 2);
  const auto stacks = stacksOf(battle, rules::RuleBook(battle), {1});
  const MapStack& stack = stacks.front();
  ASSERT_EQ(stack.hex, sample::at(4, 4));
  ASSERT_EQ(stack.onSides.size(), 2u);
  EXPECT_EQ(stack.onSides[0].side, 2);
  EXPECT_EQ(stack.onSides[0].face.shape, CounterFace::Shape::Bar);
  EXPECT_EQ(stack.onSides[0].face.name, "Hurdle") << "its title, whatever the set-up calls it";
  int tokens = 0;
  for (const StackedCounter& counter : stack.counters) tokens += counter.face.shape == CounterFace::Shape::Token;
  EXPECT_EQ(tokens, 2) << "the flag, and the hurdle of which nobody knows the side";
  const auto lying = lyingOn(model::layoutOf(battle), stack);
  ASSERT_EQ(lying.size(), stack.onSides.size() + stack.counters.size());
  EXPECT_NE(lying[0].card.centre, lying[1].card.centre) << "two on one side lie one behind the other";
  EXPECT_EQ(lying.back().counter->placement, stack.counters.front().placement) << "the top of the stack comes last";
}

// In the stacks of both hexes, drawn once, and met in both.
TEST(MapStacks, ALongUnitLiesBetweenItsHexes) {
  model::Battle battle = smallSetUp();
  const hex::Layout layout = model::layoutOf(battle);
  model::Placement row;
  row.id = {21};
  row.block = {1};
  row.subject = model::PlacementSubject::Unit;
  row.words = "Long";
  row.hex = sample::at(6, 6);
  row.secondHex = layout.neighbour(*row.hex, 1);
  battle.all<model::Placement>().put(row);
  const auto stacks = stacksOf(battle, rules::RuleBook(battle), {1});
  int drawn = 0;
  std::set<hex::HexKey> hexes;
  for (const MapStack& stack : stacks) {
    for (const StackedCounter& counter : stack.counters) {
      if (counter.placement == row.id) hexes.insert(stack.hex);
    }
    for (const auto& [counter, card] : lyingOn(layout, stack)) {
      if (counter->placement != row.id) continue;
      ++drawn;
      const hex::Point first = layout.centre(*row.hex);
      const hex::Point second = layout.centre(*row.secondHex);
      EXPECT_NEAR(card.centre.x, (first.x + second.x) / 2, 1e-9);
      EXPECT_NEAR(card.centre.y, (first.y + second.y) / 2, 1e-9);
      EXPECT_TRUE(covers(card, first));
      EXPECT_TRUE(covers(card, second));
      EXPECT_FALSE(covers(card, layout.centre(*layout.neighbour(*row.hex, 4))));
    }
  }
  EXPECT_EQ(drawn, 1);
  EXPECT_EQ(hexes, (std::set{*row.hex, *row.secondHex}));
}

}  // namespace
}  // namespace redoubt::render
