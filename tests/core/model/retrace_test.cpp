#include "core/model/retrace.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/model/reshape.h"
#include "tests/core/model/busy_map.h"
#include "tests/core/model/sample_battle.h"

namespace redoubt::model {
namespace {

using testing::hexAt;

constexpr int kColumns = 24, kRows = 18;

std::vector<hex::LayoutSpec> layouts(hex::EdgeKind edge = hex::EdgeKind::Whole) {
  std::vector<hex::LayoutSpec> specs;
  for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    for (const hex::Shifted shifted : {hex::Shifted::Odd, hex::Shifted::Even}) {
      hex::LayoutSpec spec;
      spec.orientation = orientation;
      spec.shifted = shifted;
      spec.columns = kColumns;
      spec.rows = kRows;
      spec.edgeLeft = spec.edgeTop = spec.edgeRight = spec.edgeBottom = edge;
      specs.push_back(spec);
    }
  }
  return specs;
}

Battle emptyMap(const hex::LayoutSpec& spec) {
  Battle battle;
  MapSheet sheet;
  sheet.id = {1};
  battle.all<MapSheet>().put(withLayout(sheet, spec));
  layoutOf(battle).forEachHex([&](hex::HexKey hex) { battle.all<HexRow>().put({hex, "clear", 0}); });
  return battle;
}

Battle changed(const Battle& battle, const hex::LayoutSpec& wanted) {
  const auto made = reshape(battle, wanted, "ground", CutOff::TakeOff, "Reshape");
  return applied(battle, std::get<Reshaped>(made).edit);
}

// Runs `law` for each change from one layout to another.
template <class Law>
void forEachChange(hex::EdgeKind edge, Law&& law) {
  for (const hex::LayoutSpec& from : layouts(edge)) {
    for (const hex::LayoutSpec& to : layouts(edge)) {
      if (from != to) law(from, to);
    }
  }
}

using Network = std::map<hex::Vertex, std::set<hex::Vertex>>;

Network network(const Battle& battle, std::string_view kind = "river") {
  const hex::Layout layout = layoutOf(battle);
  Network ends;
  for (const Hexside& row : battle.all<Hexside>()) {
    if (row.kind != kind) continue;
    const auto [a, b] = layout.verticesOf(row.side);
    ends[a].insert(b);
    ends[b].insert(a);
  }
  return ends;
}

template <class Node>
int parts(const std::map<Node, std::set<Node>>& network) {
  std::set<Node> seen;
  int count = 0;
  for (const auto& [start, others] : network) {
    if (seen.contains(start)) continue;
    ++count;
    std::vector<Node> open{start};
    while (!open.empty()) {
      const Node node = open.back();
      open.pop_back();
      if (!seen.insert(node).second) continue;
      for (const Node next : network.at(node)) open.push_back(next);
    }
  }
  return count;
}

template <class Node>
std::vector<Node> deadEnds(const std::map<Node, std::set<Node>>& network) {
  std::vector<Node> ends;
  for (const auto& [node, others] : network) {
    if (others.size() == 1) ends.push_back(node);
  }
  return ends;
}

bool isOnEdge(const hex::Layout& layout, hex::Vertex vertex) {
  const auto hexes = hex::hexesOf(vertex);
  return layout.contains(vertex) &&
         !std::all_of(hexes.begin(), hexes.end(), [&](hex::Hex hex) { return layout.contains(hex); });
}

void draw(Battle& battle, hex::Vertex from, hex::Vertex to, std::size_t most = 1000) {
  const hex::Layout layout = layoutOf(battle);
  for (const hex::HexsideKey side : layout.sidesAlong(from, to)) {
    if (most-- == 0) return;
    if (layout.contains(side)) battle.all<Hexside>().put({side, "river", std::nullopt, std::nullopt});
  }
}

std::vector<hex::Vertex> edgeVertices(const hex::Layout& layout) {
  std::set<hex::Vertex> vertices;
  layout.forEachHex([&](hex::HexKey hex) {
    for (const hex::Vertex vertex : hex::verticesOf(layout.toHex(hex))) {
      if (isOnEdge(layout, vertex)) vertices.insert(vertex);
    }
  });
  return {vertices.begin(), vertices.end()};
}

TEST(Retrace, ARiverOfThirtySidesStaysOneLineAndEndsWhereItEnded) {
  std::mt19937 random(1794);
  forEachChange(hex::EdgeKind::Whole, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
    const std::vector<hex::Vertex> edge = edgeVertices(layoutOf(emptyMap(from)));
    for (int i = 0; i < 12; ++i) {
      Battle battle = emptyMap(from);
      const hex::Vertex start = edge[random() % edge.size()];
      const hex::Vertex goal = layoutOf(battle).vertex(hexAt(12, 9), static_cast<int>(random() % 6));
      draw(battle, start, goal, 30);
      const Network before = network(battle);
      if (parts(before) != 1 || deadEnds(before).size() != 2) continue;
      const Battle after = changed(battle, to);
      const Network now = network(after);
      EXPECT_EQ(parts(now), 1);
      EXPECT_EQ(deadEnds(now).size(), 2u);
      for (const auto& [vertex, others] : now) EXPECT_LE(others.size(), 2u);
      const auto ends = deadEnds(now);
      EXPECT_TRUE(std::any_of(ends.begin(), ends.end(), [&](auto end) { return isOnEdge(layoutOf(after), end); }));
      const auto sides = static_cast<int>(battle.all<Hexside>().size());
      EXPECT_LE(static_cast<int>(after.all<Hexside>().size()), 2 * sides) << "a side more between two at most";
      EXPECT_GE(static_cast<int>(after.all<Hexside>().size()), sides / 2);
    }
  });
}

// Half edges without numbers lose other hexes on another layout, and what lay along them.
bool runsBesideHexesThatGo(const Battle& battle, const hex::Layout& to) {
  const hex::Layout from = layoutOf(battle);
  const auto& rows = battle.all<Hexside>();
  return std::any_of(rows.begin(), rows.end(), [&](const Hexside& row) {
    const auto [near, far] = from.hexesOf(row.side);
    return (from.contains(near) && !to.contains(near)) || (from.contains(far) && !to.contains(far));
  });
}

TEST(Retrace, RiversFromEdgeToEdgeReachTheNewEdges) {
  std::mt19937 random(1610);
  for (const auto edge : {hex::EdgeKind::Whole, hex::EdgeKind::Half, hex::EdgeKind::HalfUnnumbered}) {
    forEachChange(edge, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
      const std::vector<hex::Vertex> vertices = edgeVertices(layoutOf(emptyMap(from)));
      for (int i = 0; i < 8; ++i) {
        Battle battle = emptyMap(from);
        draw(battle, vertices[random() % vertices.size()], vertices[random() % vertices.size()]);
        const Network before = network(battle);
        if (before.empty() || parts(before) != 1) continue;
        const Battle after = changed(battle, to);
        const Network now = network(after);
        if (runsBesideHexesThatGo(battle, layoutOf(after))) continue;
        EXPECT_LE(parts(now), 1);
        for (const hex::Vertex end : deadEnds(now)) EXPECT_TRUE(isOnEdge(layoutOf(after), end));
      }
    });
  }
}

TEST(Retrace, NoConnectionIsLostThereAndBack) {
  std::mt19937 random(1809);
  forEachChange(hex::EdgeKind::Whole, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
    Battle battle = emptyMap(from);
    const hex::Layout layout = layoutOf(battle);
    const auto anywhere = [&] {
      return layout.vertex(hexAt(3 + static_cast<int>(random() % 18), 3 + static_cast<int>(random() % 12)), 0);
    };
    const hex::Vertex meeting = anywhere();
    for (int i = 0; i < 5; ++i) draw(battle, anywhere(), meeting);  // with confluences and crossings
    ASSERT_EQ(parts(network(battle)), 1);
    const Battle there = changed(battle, to);
    EXPECT_EQ(parts(network(there)), 1);
    const Battle back = changed(there, from);
    EXPECT_EQ(parts(network(back)), 1);
    EXPECT_LE(deadEnds(network(back)).size(), deadEnds(network(battle)).size());
  });
}

// Slopes wherever levels differ, all round the map's hexes.
void drawSlopes(Battle& battle) {
  const hex::Layout layout = layoutOf(battle);
  for (const HexRow& row : battle.all<HexRow>()) {
    for (int side = 0; side < hex::kSides; ++side) {
      const auto other = layout.neighbour(row.hex, side);
      if (!other || battle.find<HexRow>(*other)->level >= row.level) continue;
      const hex::HexsideKey key = layout.side(row.hex, side);
      const HighSide high = key.hex() == row.hex ? HighSide::Near : HighSide::Far;
      battle.all<Hexside>().put({key, "slope", high, std::nullopt});
    }
  }
}

TEST(Retrace, SlopesEncloseHillsAgainWithTheUpperSideInside) {
  std::mt19937 random(5);
  forEachChange(hex::EdgeKind::Whole, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
    for (const bool isRough : {false, true}) {
      Battle battle = emptyMap(from);
      const hex::Layout layout = layoutOf(battle);
      for (const hex::HexKey hex : layout.disc(hexAt(8, 8), 3)) battle.all<HexRow>().put({hex, "clear", 1});
      for (const hex::HexKey hex : layout.disc(hexAt(9, 8), 1)) battle.all<HexRow>().put({hex, "clear", 2});
      if (isRough) {
        layout.forEachHex([&](hex::HexKey hex) {
          battle.all<HexRow>().put({hex, "clear", static_cast<int>(random() % 3)});
        });
      }
      Battle expected = changed(battle, to);
      drawSlopes(battle);
      drawSlopes(expected);
      const Battle after = changed(battle, to);
      EXPECT_TRUE(after.all<Hexside>() == expected.all<Hexside>());
      EXPECT_TRUE(changed(after, from) == battle);
    }
  });
}

TEST(Retrace, AFlatSlopeKeepsItsUpperSideAllAlong) {
  forEachChange(hex::EdgeKind::Whole, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
    Battle battle = emptyMap(from);
    const hex::Layout layout = layoutOf(battle);
    const auto inside = layout.disc(hexAt(8, 8), 3);
    const std::set<hex::HexKey> hill(inside.begin(), inside.end());
    for (const hex::HexKey hex : hill) {
      for (int side = 0; side < hex::kSides; ++side) {
        if (hill.contains(*layout.neighbour(hex, side))) continue;
        const hex::HexsideKey key = layout.side(hex, side);
        battle.all<Hexside>().put({key, "slope", key.hex() == hex ? HighSide::Near : HighSide::Far, std::nullopt});
      }
    }
    const Battle after = changed(battle, to);
    const hex::Layout now = layoutOf(after);
    int sides = 0;
    for (const hex::HexKey hex : hill) {
      for (int side = 0; side < hex::kSides; ++side) {
        if (hill.contains(*now.neighbour(hex, side))) continue;
        ++sides;
        const hex::HexsideKey key = now.side(hex, side);
        const Hexside* row = after.find<Hexside>({key, "slope"});
        ASSERT_TRUE(row);
        EXPECT_EQ(*row->high, key.hex() == hex ? HighSide::Near : HighSide::Far);
      }
    }
    EXPECT_EQ(static_cast<int>(after.all<Hexside>().size()), sides);
  });
}

using Ways = std::map<hex::HexKey, std::set<hex::HexKey>>;

Ways ways(const Battle& battle, std::string_view kind = "road") {
  const hex::Layout layout = layoutOf(battle);
  Ways ways;
  for (const Link& row : battle.all<Link>()) {
    if (row.kind != kind) continue;
    const auto [a, b] = layout.hexesOf(row.side);
    ways[a].insert(b);
    ways[b].insert(a);
  }
  return ways;
}

TEST(Retrace, ARingRoadStaysARing) {
  for (const int radius : {1, 2, 4}) {
    forEachChange(hex::EdgeKind::Whole, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
      Battle battle = emptyMap(from);
      const hex::Layout layout = layoutOf(battle);
      const auto ring = hex::ring(layout.toHex(hexAt(10, 9)), radius);
      for (std::size_t i = 0; i < ring.size(); ++i) {
        const auto next = layout.toKey(ring[(i + 1) % ring.size()]);
        battle.all<Link>().put({*layout.sideBetween(layout.toKey(ring[i]), next), "road"});
      }
      for (const Battle& after : {changed(battle, to), changed(changed(battle, to), from)}) {
        const Ways round = ways(after);
        EXPECT_EQ(parts(round), 1);
        EXPECT_TRUE(deadEnds(round).empty());
        for (const hex::Hex hex : ring) EXPECT_TRUE(round.contains(layout.toKey(hex))) << "it still leads through";
      }
    });
  }
}

TEST(Retrace, RoadsHaveNoHolesAndLeadThroughTheSameHexes) {
  std::mt19937 random(7);
  forEachChange(hex::EdgeKind::HalfUnnumbered, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
    Battle battle = emptyMap(from);
    const hex::Layout layout = layoutOf(battle);
    const hex::HexKey town = hexAt(12, 9);
    for (int i = 0; i < 6; ++i) {
      const int column = 2 + static_cast<int>(random() % 22), row = 2 + static_cast<int>(random() % 16);
      const auto line = layout.line(town, hexAt(column, row));
      for (std::size_t k = 1; k < line.size(); ++k) {
        battle.all<Link>().put({*layout.sideBetween(line[k - 1], line[k]), "road"});
      }
    }
    const Battle after = changed(battle, to);
    EXPECT_EQ(parts(ways(after)), 1);
    const Ways now = ways(after);
    for (const auto& [hex, others] : ways(battle)) {
      EXPECT_TRUE(now.contains(hex) || !layoutOf(after).contains(hex));
    }
    EXPECT_EQ(testing::dangling(after), "");
  });
}

// Roads over a river that runs from the left edge to the right one, with a bridge for each.
TEST(Retrace, ABridgeStaysWhereItsRoadCrossesItsRiver) {
  forEachChange(hex::EdgeKind::Whole, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
    Battle battle = emptyMap(from);
    const hex::Layout layout = layoutOf(battle);
    draw(battle, layout.vertex(hexAt(1, 6), 5), layout.vertex(hexAt(24, 12), 1));
    int bridges = 0;
    for (int column = 3; column < 22; column += 4) {
      const auto line = layout.line(hexAt(column, 2), hexAt(column + 1, 17));
      for (std::size_t k = 1; k < line.size(); ++k) {
        const hex::HexsideKey side = *layout.sideBetween(line[k - 1], line[k]);
        battle.all<Link>().put({side, "road"});
        if (!battle.find<Hexside>({side, "river"})) continue;
        battle.all<Link>().put({side, "bridge"});
        ++bridges;
      }
    }
    ASSERT_GE(bridges, 5);
    const Battle after = changed(battle, to);
    int found = 0, dry = 0;
    for (const Link& row : after.all<Link>()) {
      const bool isWet = after.find<Hexside>({row.side, "river"}) != nullptr;
      const bool isBridged = after.find<Link>({row.side, "bridge"}) != nullptr;
      EXPECT_EQ(isWet, isBridged) << row.kind;
      found += row.kind == "bridge" ? 1 : 0;
      dry += row.kind == "bridge" && !after.find<Link>({row.side, "road"}) ? 1 : 0;
    }
    EXPECT_EQ(found, bridges);
    EXPECT_EQ(dry, 0);
  });
}

TEST(Retrace, AMarkOfOneSideMovesToOneNextToIt) {
  forEachChange(hex::EdgeKind::Whole, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
    const Battle empty = emptyMap(from);
    const hex::Layout layout = layoutOf(empty);
    for (const hex::HexKey hex : layout.disc(hexAt(8, 8), 2)) {
      for (int side = 0; side < hex::kSides; ++side) {
        Battle battle = empty;
        battle.all<Army>().put({{1}, "blue", {1}, "Blue", "#386AA7", 1});
        const hex::HexsideKey key = layout.side(hex, side);
        battle.all<Hexside>().put({key, "wall", std::nullopt, Id<Army>{1}});
        const Battle after = changed(battle, to);
        ASSERT_EQ(after.all<Hexside>().size(), 1u);
        const Hexside& wall = *after.all<Hexside>().begin();
        EXPECT_EQ(wall.owner, Id<Army>{1});
        const auto [near, far] = layoutOf(after).hexesOf(wall.side);
        const auto [wasNear, wasFar] = layout.hexesOf(key);
        EXPECT_TRUE(near == wasNear || near == wasFar || far == wasNear || far == wasFar);
      }
    }
  });
}

// All sides between two rows of a pointy-top map, or two columns of a flat-top one; the other shift slants half of them
// the other way.
TEST(Retrace, AWallBetweenTwoRowsKeepsItsLengthAndItsOwner) {
  forEachChange(hex::EdgeKind::Whole, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
    if (from.orientation != to.orientation) return;
    const bool isFlat = from.orientation == hex::Orientation::Flat;
    for (const int last : {8, 9}) {
      Battle battle = emptyMap(from);
      battle.all<Army>().put({{1}, "blue", {1}, "Blue", "#386AA7", 1});
      const hex::Layout layout = layoutOf(battle);
      for (int along = 4; along <= last; ++along) {
        for (const int other : {along - 1, along, along + 1}) {
          const auto near = isFlat ? hexAt(5, along) : hexAt(along, 5);
          const auto far = isFlat ? hexAt(6, other) : hexAt(other, 6);
          const auto side = layout.sideBetween(near, far);
          if (side) battle.all<Hexside>().put({*side, "wall", std::nullopt, Id<Army>{1}});
        }
      }
      const Battle after = changed(battle, to);
      EXPECT_EQ(after.all<Hexside>().size(), battle.all<Hexside>().size());
      EXPECT_EQ(parts(network(after, "wall")), 1);
      for (const Hexside& row : after.all<Hexside>()) EXPECT_EQ(row.owner, Id<Army>{1});
      EXPECT_TRUE(changed(after, from) == battle);
    }
  });
}

TEST(Retrace, WhatIsDrawnAnewIsSetByHandAndItsFindingsAreNoLongerWaived) {
  forEachChange(hex::EdgeKind::Whole, [&](const hex::LayoutSpec& from, const hex::LayoutSpec& to) {
    Battle battle = emptyMap(from);
    const hex::Layout layout = layoutOf(battle);
    draw(battle, layout.vertex(hexAt(3, 3), 0), layout.vertex(hexAt(15, 12), 0));
    for (const Hexside& row : battle.all<Hexside>()) {
      const std::string key = keyText<Hexside>(row.key());
      battle.all<Provenance>().put({"hexside", key, "*", Status::Printed, std::nullopt, "map"});
      battle.all<Waiver>().put({"any", "hexside/" + key, "seen"});
    }
    const Battle after = changed(battle, to);
    const hex::Layout now = layoutOf(after);
    EXPECT_EQ(testing::dangling(after), "");
    std::size_t kept = 0;
    for (const Hexside& row : after.all<Hexside>()) {
      const auto [near, far] = now.hexesOf(row.side);
      const auto side = layout.sideBetween(near, far);
      const bool isOld = side && battle.find<Hexside>({*side, row.kind});
      const Provenance* origin = after.find<Provenance>({"hexside", keyText<Hexside>(row.key()), "*"});
      ASSERT_TRUE(origin);
      EXPECT_EQ(origin->status, isOld ? Status::Printed : Status::Estimated);
      kept += isOld ? 1 : 0;
    }
    EXPECT_EQ(after.all<Waiver>().size(), kept);
  });
}

TEST(Retrace, NothingIsDrawnWhereHexesKeepTheirNeighbours) {
  const Battle battle = testing::busyMap(hex::LayoutSpec());
  for (const hex::Edge edge : {hex::Edge::Left, hex::Edge::Right, hex::Edge::Top, hex::Edge::Bottom}) {
    const auto made = hex::Layout::make(layoutOf(battle).grown(edge, -3));
    const auto relocation = Relocation::keepingKeys(layoutOf(battle), std::get<hex::Layout>(made));
    EXPECT_TRUE(retracedHexsides(battle, relocation).empty());
    EXPECT_TRUE(retracedLinks(battle, relocation, {}).empty());
  }
}

}  // namespace
}  // namespace redoubt::model
