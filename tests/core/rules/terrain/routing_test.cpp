#include "core/rules/terrain/routing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>

#include "tests/core/rules/grids.h"

namespace redoubt::rules {
namespace {

using hex::HexKey;
using small::Keys;

RouteCosts costs() {
  RouteCosts costs;
  costs.hexes = {{"woods", 3}, {"marsh", 8}, {"village", 0.6}};
  costs.hexsides = {{"stream", 3}, {"river", 12}};
  return costs;
}

void scatter(model::Battle& battle, const hex::Layout& layout, unsigned seed) {
  std::mt19937 random(seed);
  const std::string terrains[] = {"clear", "woods", "marsh", "village"};
  layout.forEachHex([&](HexKey key) {
    if (random() % 10 != 0) battle.all<model::HexRow>().put({key, terrains[random() % 4], 0});
    for (int side = 0; side < 3; ++side) {
      const hex::HexsideKey there = layout.side(key, side);
      if (random() % 5 == 0) battle.all<model::Hexside>().put({there, "river", {}, {}});
      if (random() % 6 == 0) battle.all<model::Hexside>().put({there, "hedge", {}, {}});
      if (!layout.isInner(there)) continue;
      if (random() % 8 == 0) battle.all<model::Link>().put({there, "road"});
      if (random() % 8 == 0) battle.all<model::Link>().put({there, "bridge"});
    }
  });
}

// What a step costs, said once more.
double stepCost(const model::Battle& battle, const hex::Layout& layout, const RouteCosts& costs, HexKey a, HexKey b) {
  const hex::HexsideKey side = *layout.sideBetween(a, b);
  if (battle.find<model::Link>({side, "road"})) return RouteCosts::kExistingLink;
  const auto hexCost = [&](HexKey hex) {
    const model::HexRow* row = battle.find<model::HexRow>(hex);
    return row ? costs.ofHex(row->terrain) : 1;
  };
  double cost = (hexCost(a) + hexCost(b)) / 2;
  const bool isBridged = battle.find<model::Link>({side, "bridge"}) != nullptr;
  for (const char* kind : {"river", "hedge"}) {
    if (!isBridged && battle.find<model::Hexside>({side, kind})) cost += costs.ofHexside(kind);
  }
  return cost;
}

double chainCost(const model::Battle& battle, const hex::Layout& layout, const RouteCosts& costs, const Keys& chain) {
  double cost = 0;
  for (std::size_t i = 1; i < chain.size(); ++i) cost += stepCost(battle, layout, costs, chain[i - 1], chain[i]);
  return cost;
}

// The least cost of getting anywhere from `from`, by relaxing until nothing changes.
std::map<HexKey, double> leastCosts(const model::Battle& battle, const hex::Layout& layout, const RouteCosts& costs,
                                    HexKey from) {
  std::map<HexKey, double> least;
  layout.forEachHex([&](HexKey key) { least[key] = std::numeric_limits<double>::infinity(); });
  least[from] = 0;
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    layout.forEachHex([&](HexKey key) {
      for (const HexKey next : layout.neighbours(key)) {
        const double cost = least[key] + stepCost(battle, layout, costs, key, next);
        if (cost + 1e-9 >= least[next]) continue;
        least[next] = cost;
        isChanged = true;
      }
    });
  }
  return least;
}

TEST(Routing, OpenGroundIsCrossedInAStraightLine) {
  small::forEachGrid(14, 12, [](const model::Battle& battle, const hex::Layout& layout) {
    for (const HexKey from : {small::at(1, 1), small::at(7, 6), small::at(14, 3)}) {
      layout.forEachHex([&](HexKey to) {
        const Keys line = layout.line(from, to);
        const auto steps = static_cast<std::size_t>(layout.distance(from, to));
        const Keys plain = route(battle, layout, {}, from, to, "road");
        EXPECT_EQ(plain.size(), steps + 1);
        if (line.size() != steps + 1) return;  // along the edge the line takes hexes off the map
        EXPECT_EQ(plain, line);
        EXPECT_EQ(route(battle, layout, costs(), from, to, "road"), line);
      });
    }
  });
}

TEST(Routing, TheChainIsTheCheapestThereIs) {
  small::forEachGrid(12, 10, [](model::Battle battle, const hex::Layout& layout) {
    for (unsigned seed = 1; seed < 6; ++seed) {
      scatter(battle, layout, seed);
      const HexKey from = small::at(1 + static_cast<int>(seed) * 2, 4);
      const auto least = leastCosts(battle, layout, costs(), from);
      layout.forEachHex([&](HexKey to) {
        const Keys chain = route(battle, layout, costs(), from, to, "road");
        ASSERT_FALSE(chain.empty());
        EXPECT_EQ(chain.front(), from);
        EXPECT_EQ(chain.back(), to);
        for (std::size_t i = 1; i < chain.size(); ++i) ASSERT_TRUE(layout.sideBetween(chain[i - 1], chain[i]));
        EXPECT_NEAR(chainCost(battle, layout, costs(), chain), least.at(to), 1e-6);
      });
    }
  });
}

TEST(Routing, TheWayBackIsTheWayThere) {
  small::forEachGrid(12, 10, [](model::Battle battle, const hex::Layout& layout) {
    scatter(battle, layout, 17);
    const Keys all = layout.allHexes();
    for (std::size_t i = 0; i < all.size(); i += 7) {
      for (std::size_t j = 0; j < all.size(); j += 5) {
        Keys back = route(battle, layout, costs(), all[j], all[i], "road");
        std::reverse(back.begin(), back.end());
        EXPECT_EQ(route(battle, layout, costs(), all[i], all[j], "road"), back);
      }
    }
  });
}

TEST(Routing, GoesRoundWoodsAndThroughVillages) {
  small::forEachGrid(15, 11, [](model::Battle battle, const hex::Layout& layout) {
    const HexKey from = small::at(2, 6);
    const HexKey to = small::at(14, 6);
    const HexKey wood = layout.line(from, to)[6];
    battle.all<model::HexRow>().put({wood, "marsh", 0});
    const Keys round = route(battle, layout, costs(), from, to, "road");
    EXPECT_FALSE(std::count(round.begin(), round.end(), wood));
    EXPECT_LE(round.size(), static_cast<std::size_t>(layout.distance(from, to)) + 2);
    battle.all<model::HexRow>().put({wood, "village", 0});
    const Keys through = route(battle, layout, costs(), from, to, "road");
    EXPECT_TRUE(std::count(through.begin(), through.end(), wood));
  });
}

TEST(Routing, CrossesARiverWhereItIsBridged) {
  small::forEachGrid(15, 11, [](model::Battle battle, const hex::Layout& layout) {
    // A river between columns 7 and 8, bridged at one place far from the straight line.
    std::optional<hex::HexsideKey> bridge;
    layout.forEachHex([&](HexKey key) {
      for (const HexKey next : layout.neighbours(key)) {
        if (key.column() != 7 || next.column() != 8) continue;
        battle.all<model::Hexside>().put({*layout.sideBetween(key, next), "river", {}, {}});
        if (key.row() == 9 && next.row() == 9) bridge = layout.sideBetween(key, next);
      }
    });
    ASSERT_TRUE(bridge);
    const HexKey from = small::at(3, 5);
    const HexKey to = small::at(13, 5);
    const auto crosses = [&](const Keys& chain) {
      for (std::size_t i = 1; i < chain.size(); ++i) {
        if (layout.sideBetween(chain[i - 1], chain[i]) == bridge) return true;
      }
      return false;
    };
    EXPECT_FALSE(crosses(route(battle, layout, costs(), from, to, "road")));
    battle.all<model::Link>().put({*bridge, "bridge"});
    EXPECT_TRUE(crosses(route(battle, layout, costs(), from, to, "road")));
  });
}

TEST(Routing, JoinsARoadThatIsThere) {
  small::forEachGrid(15, 11, [](model::Battle battle, const hex::Layout& layout) {
    const Keys road = layout.line(small::at(2, 8), small::at(14, 8));
    for (std::size_t i = 1; i < road.size(); ++i) {
      battle.all<model::Link>().put({*layout.sideBetween(road[i - 1], road[i]), "road"});
    }
    const HexKey from = small::at(2, 6);
    const HexKey to = small::at(14, 6);
    const Keys joined = route(battle, layout, costs(), from, to, "road");
    const auto shared = std::count_if(joined.begin(), joined.end(),
                                      [&](HexKey key) { return std::count(road.begin(), road.end(), key) > 0; });
    EXPECT_GE(shared, 9);
    EXPECT_EQ(route(battle, layout, costs(), from, to, "track"), layout.line(from, to));
  });
}

TEST(Routing, FromAHexToItselfIsTheHex) {
  small::forEachGrid(5, 5, [](const model::Battle& battle, const hex::Layout& layout) {
    EXPECT_EQ(route(battle, layout, costs(), small::at(3, 3), small::at(3, 3), "road"), Keys{small::at(3, 3)});
  });
}

TEST(Routing, OffTheMapThereIsOnlyTheStraightLine) {
  small::forEachGrid(8, 8, [](const model::Battle& battle, const hex::Layout& layout) {
    const HexKey inside = small::at(4, 4);
    const HexKey outside = small::at(4, -3);
    EXPECT_EQ(route(battle, layout, costs(), inside, outside, "road"), layout.line(inside, outside));
    EXPECT_EQ(route(battle, layout, costs(), outside, inside, "road"), layout.line(outside, inside));
    EXPECT_FALSE(layout.line(inside, outside).empty());
  });
}

// Where nothing guides it, the search would have to look at a quarter of a million hexes.
TEST(Routing, GivesUpOnAMazeAndDrawsTheStraightLine) {
  model::Battle battle = small::mapOf(hex::Orientation::Pointy, hex::Shifted::Even, 300, 300);
  const hex::Layout layout = model::layoutOf(battle);
  layout.forEachHex([&](HexKey key) { battle.all<model::HexRow>().put({key, "marsh", 0}); });
  RouteCosts free = costs();
  free.hexes["sand"] = 0;
  const HexKey from = small::at(10, 10);
  const HexKey to = small::at(290, 285);
  for (int row = 1; row < 299; ++row) {  // a wall of rivers across the straight line, with one gap at its end
    for (const HexKey next : layout.neighbours(small::at(150, row))) {
      if (next.column() == 151) {
        battle.all<model::Hexside>().put({*layout.sideBetween(small::at(150, row), next), "river", {}, {}});
      }
    }
  }
  free.hexsides["river"] = 1000;
  EXPECT_EQ(route(battle, layout, free, from, to, "road"), layout.line(from, to));
}

TEST(RouteCosts, AreReadFromTheRules) {
  model::Battle battle = small::empty();
  const auto add = [&](const std::string& slug, const std::string& place, const std::string& value) {
    small::addRule(battle, "terrain/" + slug + "/place", '"' + place + '"');
    if (!value.empty()) small::addRule(battle, "terrain/" + slug + "/route", value);
  };
  add("woods", "hex", "3");
  add("village", "hex", "0.6");
  add("plain", "hex", "");
  add("odd", "hex", "\"much\"");
  add("below", "hex", "-1");
  add("beyond", "hex", "1001");
  add("stream", "hexside", "0");
  add("hedge", "hexside", "");
  add("road", "link", "5");
  small::addRule(battle, "terrain/nowhere/route", "7");
  const RouteCosts read = routeCosts(RuleBook(battle));
  EXPECT_EQ(read.hexes, (std::map<std::string, double, std::less<>>{{"village", 0.6}, {"woods", 3}}));
  EXPECT_EQ(read.hexsides, (std::map<std::string, double, std::less<>>{{"stream", 0}}));
  EXPECT_EQ(read.ofHex("woods"), 3);
  EXPECT_EQ(read.ofHex("odd"), 1);
  EXPECT_EQ(read.ofHex("anything"), 1);
  EXPECT_EQ(read.ofHexside("stream"), 0);
  EXPECT_EQ(read.ofHexside("hedge"), 4);
}

}  // namespace
}  // namespace redoubt::rules
