#include "core/rules/terrain/map_statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace redoubt::rules {
namespace {

hex::HexKey at(int column, int row) {
  return hex::HexKey::at(column, row);
}

class MapStatisticsTest : public ::testing::Test {
 protected:
  MapStatisticsTest() {
    battle.all<model::System>().put({{1}, "own", std::nullopt, "Own"});
    battle.all<model::BattleInfo>().put({{1}, "b", "B", "", "", "en", Id<model::System>{1}, ""});
    const auto rule = [&](const char* path, const char* value) { battle.all<model::Rule>().put({{1}, path, {value}}); };
    rule("terrain/ground", "\"meadow\"");
    rule("terrain/meadow/title", "\"Meadow\"");
    rule("terrain/meadow/place", "\"hex\"");
    rule("terrain/river/title", "\"River\"");
    rule("terrain/river/place", "\"hexside\"");
    model::MapSheet sheet;
    sheet.id = {1};
    sheet.columns = 8;
    sheet.rows = 6;
    sheet.metresPerHex = 200;
    battle.all<model::MapSheet>().put(sheet);
    layout = model::layoutOf(battle);
    layout.forEachHex([&](hex::HexKey hex) {
      if (hex != at(1, 1)) battle.all<model::HexRow>().put({hex, "meadow", hex.row() == 6 ? 2 : 0});
    });
    paint({at(3, 3), at(4, 3), at(7, 2)}, "woods");
  }

  void paint(const std::vector<hex::HexKey>& hexes, const char* terrain) {
    for (const hex::HexKey hex : hexes) battle.all<model::HexRow>().put({hex, terrain, 0});
  }

  MapStatistics count(const std::optional<std::set<hex::HexKey>>& area = {},
                      std::optional<Id<model::Variant>> variant = {}) const {
    return mapStatistics(battle, RuleBook(battle), layout, area, variant);
  }

  model::Battle battle;
  hex::Layout layout;
};

TEST_F(MapStatisticsTest, CountsHexesByTerrainAndLevelAndTheirPieces) {
  battle.all<model::HexRow>().put({at(30, 30), "woods", 0});  // off the map
  const MapStatistics all = count();
  EXPECT_EQ(all.hexes, 48);
  ASSERT_EQ(all.terrain.size(), 2u);
  EXPECT_EQ(all.terrain[0].title, "Meadow");
  EXPECT_EQ(all.terrain[0].hexes, 45);  // the hex without a row is ground
  EXPECT_DOUBLE_EQ(all.terrain[0].share, 45.0 / 48);
  EXPECT_EQ(all.terrain[1].title, "woods");
  EXPECT_EQ(all.terrain[1].hexes, 3);
  EXPECT_EQ(all.terrain[1].pieces, 2);
  EXPECT_EQ(all.terrain[1].largest, 2);
  ASSERT_EQ(all.levels.size(), 2u);
  EXPECT_EQ(all.levels[1].level, 2);
  EXPECT_EQ(all.levels[1].hexes, 8);
  EXPECT_NEAR(*all.squareKilometres, 48 * 0.04 * std::sqrt(3) / 2, 1e-12);
}

TEST_F(MapStatisticsTest, MeasuresRiversAndTheLongestRun) {
  // Three sides of one hex in a row and, apart from them, one more; a fork of one side at the first bend.
  for (const int side : {0, 1, 2}) battle.all<model::Hexside>().put({layout.side(at(4, 4), side), "river", {}, {}});
  battle.all<model::Hexside>().put({layout.side(at(7, 5), 1), "river", {}, {}});
  const hex::Vertex bend = hex::vertexAfter(layout.toHex(at(4, 4)), 0);
  for (const hex::HexsideKey side : layout.sidesOf(bend)) battle.all<model::Hexside>().put({side, "river", {}, {}});
  const MapStatistics all = count();
  ASSERT_EQ(all.hexsides.size(), 1u);
  EXPECT_EQ(all.hexsides[0].title, "River");
  EXPECT_EQ(all.hexsides[0].count, 5);
  EXPECT_EQ(all.hexsides[0].longestRun, 3);
  EXPECT_NEAR(*all.hexsides[0].kilometres, 5 * 0.2 / std::sqrt(3), 1e-12);
}

TEST_F(MapStatisticsTest, MeasuresRoadsFromHexToHex) {
  for (int column = 2; column < 6; ++column) {
    battle.all<model::Link>().put({*layout.sideBetween(at(column, 4), at(column + 1, 4)), "road"});
  }
  const MapStatistics all = count();
  ASSERT_EQ(all.links.size(), 1u);
  EXPECT_EQ(all.links[0].count, 4);
  EXPECT_EQ(all.links[0].longestRun, 4);
  EXPECT_NEAR(*all.links[0].kilometres, 0.8, 1e-12);
}

TEST_F(MapStatisticsTest, TheLongestRunGoesRoundTheBendFromEndToEnd) {
  const auto road = [&](hex::HexKey a, hex::HexKey b) {
    battle.all<model::Link>().put({*layout.sideBetween(a, b), "road"});
  };
  const hex::HexKey bend = at(2, 4);  // both arms lead to the right of it
  const hex::HexKey up = *layout.neighbour(bend, 0);
  road(bend, at(3, 4));
  road(at(3, 4), at(4, 4));
  road(bend, up);
  road(up, *layout.neighbour(up, 1));
  road(*layout.neighbour(up, 1), *layout.neighbour(*layout.neighbour(up, 1), 1));
  EXPECT_EQ(count().links.at(0).longestRun, 5);
}

TEST_F(MapStatisticsTest, KnowsNoKilometresWithoutAScale) {
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.metresPerHex.reset();
  battle.all<model::MapSheet>().put(sheet);
  battle.all<model::Link>().put({*layout.sideBetween(at(2, 4), at(3, 4)), "road"});
  EXPECT_FALSE(count().links[0].kilometres);
  EXPECT_FALSE(count().squareKilometres);
}

TEST_F(MapStatisticsTest, LooksAtTheAreaAlone) {
  battle.all<model::Hexside>().put({*layout.sideBetween(at(3, 3), at(2, 3)), "river", {}, {}});
  battle.all<model::Link>().put({*layout.sideBetween(at(3, 3), at(4, 3)), "road"});
  battle.all<model::Link>().put({*layout.sideBetween(at(3, 3), at(2, 3)), "road"});
  battle.all<model::Symbol>().put({{1}, at(3, 3), "mill"});
  battle.all<model::Symbol>().put({{2}, at(8, 3), "mill"});
  battle.all<model::Label>().put({{1}, "A", model::LabelStyle::Town, at(8, 3)});
  battle.all<model::Zone>().put({{1}, "in", "In", model::ZoneKind::Area});
  battle.all<model::Zone>().put({{2}, "out", "Out", model::ZoneKind::Entry});
  battle.all<model::ZoneHex>().put({{1}, at(3, 3)});
  battle.all<model::ZoneHex>().put({{1}, at(8, 6)});
  battle.all<model::ZoneHex>().put({{2}, at(8, 6)});
  const MapStatistics part = count(std::set{at(3, 3), at(4, 3), at(99, 99)});
  EXPECT_EQ(part.hexes, 2);
  EXPECT_EQ(part.terrain.size(), 1u);
  EXPECT_EQ(part.hexsides.at(0).count, 1);
  EXPECT_EQ(part.links.at(0).count, 1);
  ASSERT_EQ(part.symbols.size(), 1u);
  EXPECT_EQ(part.symbols[0].count, 1);
  EXPECT_TRUE(part.labels.empty());
  ASSERT_EQ(part.zones.size(), 1u);
  EXPECT_EQ(part.zones[0].hexes, 1);
  EXPECT_EQ(count().zones.size(), 2u);
  EXPECT_EQ(count().zones[0].hexes, 2);
}

TEST_F(MapStatisticsTest, CountsTheCountersOfAVariantByArmy) {
  battle.all<model::Army>().put({{1}, "blue", {1}, "Blue", "#386AA7", 2});
  battle.all<model::Army>().put({{2}, "red", {1}, "Red", "#8A3030", 1});
  battle.all<model::Scenario>().put({{1}, "day", "Day", std::nullopt, 1, ""});
  battle.all<model::Variant>().put({{1}, "first", {1}, "First", 1});
  for (const std::int64_t army : {1, 2}) {
    battle.all<model::SetUpBlock>().put({{army}, "block", {army}, std::nullopt, "Block", 1});
    battle.all<model::VariantBlock>().put({{1}, {army}});
  }
  const auto place = [&](std::int64_t id, std::int64_t block, hex::HexKey hex) {
    model::Placement row;
    row.id = {id};
    row.block = {block};
    row.words = std::to_string(id);
    row.hex = hex;
    battle.all<model::Placement>().put(row);
  };
  place(1, 1, at(2, 2));
  place(2, 1, at(2, 2));
  place(3, 2, at(5, 5));
  place(4, 2, at(50, 5));
  const auto armies = count({}, Id<model::Variant>{1}).armies;
  ASSERT_EQ(armies.size(), 2u);
  EXPECT_EQ(armies[0].name, "Red");
  EXPECT_EQ(armies[0].counters, 1);
  EXPECT_EQ(armies[1].counters, 2);
  EXPECT_EQ(armies[1].hexes, 1);
  EXPECT_TRUE(count().armies.empty());
}

}  // namespace
}  // namespace redoubt::rules
