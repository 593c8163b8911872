#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/hex/facing.h"
#include "tests/core/hex/layouts.h"

namespace redoubt::hex {
namespace {

TEST(LayoutVertices, EachIsSharedByThreeHexesAndThreeHexsides) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    std::map<Vertex, int> touched;
    for (const HexKey key : layout.allHexes()) {
      for (int index = 0; index < kSides; ++index) {
        const Vertex vertex = layout.vertex(key, index);
        ++touched[vertex];
        EXPECT_EQ(layout.indexOf(key, vertex), index);
        const auto hexes = layout.hexesOf(vertex);
        EXPECT_EQ(std::count(hexes.begin(), hexes.end(), key), 1);
        for (const HexKey other : hexes) EXPECT_TRUE(layout.indexOf(other, vertex));
        for (const HexsideKey side : layout.sidesOf(vertex)) {
          const auto ends = layout.verticesOf(side);
          EXPECT_EQ(std::count(ends.begin(), ends.end(), vertex), 1);
        }
      }
    }
    for (const auto& [vertex, count] : touched) {
      EXPECT_TRUE(layout.contains(vertex));
      const auto hexes = layout.hexesOf(vertex);
      EXPECT_EQ(std::count_if(hexes.begin(), hexes.end(), [&](HexKey key) { return layout.contains(key); }), count);
    }
  }
}

TEST(LayoutVertices, OffTheMapAreNotOnIt) {
  const Layout layout;
  EXPECT_FALSE(layout.contains(layout.vertex(HexKey::at(-5, -5), 2)));
  EXPECT_FALSE(layout.indexOf(HexKey::at(3, 3), layout.vertex(HexKey::at(9, 9), 2)));
}

TEST(LayoutVertices, LieBetweenTheSidesTheirNumberSays) {
  for (const LayoutSpec& spec : grids()) {
    const Layout layout = laidOut(spec);
    const HexKey key = HexKey::at(spec.firstColumn, spec.firstRow);
    for (int index = 0; index < kSides; ++index) {
      std::set<HexsideKey> between;
      for (const int side : frontSides({FacingKind::Vertex, index}, layout.orientation())) {
        between.insert(layout.side(key, side));
      }
      const auto meeting = layout.sidesOf(layout.vertex(key, index));
      EXPECT_TRUE(std::all_of(between.begin(), between.end(), [&](HexsideKey side) {
        return std::find(meeting.begin(), meeting.end(), side) != meeting.end();
      }));
    }
  }
}

TEST(LayoutVertices, ARiverRunsAlongUnbrokenHexsides) {
  for (const LayoutSpec& spec : grids()) {
    SCOPED_TRACE(described(spec));
    const Layout layout = laidOut(spec);
    const auto all = layout.allHexes();
    const Vertex from = layout.vertex(all.front(), 5);
    for (const HexKey key : all) {
      const Vertex to = layout.vertex(key, 2);
      const auto sides = layout.sidesAlong(from, to);
      EXPECT_EQ(sides.size(), static_cast<std::size_t>(distance(from, to)));
      EXPECT_EQ(std::set<HexsideKey>(sides.begin(), sides.end()).size(), sides.size());
      Vertex at = from;
      for (const HexsideKey side : sides) {
        const auto ends = layout.verticesOf(side);
        ASSERT_EQ(std::count(ends.begin(), ends.end(), at), 1);
        at = ends[0] == at ? ends[1] : ends[0];
      }
      EXPECT_EQ(at, to);
    }
  }
}

}  // namespace
}  // namespace redoubt::hex
