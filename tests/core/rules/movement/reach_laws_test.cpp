#include <gtest/gtest.h>

#include <random>

#include "core/rules/movement/reach.h"
#include "tests/core/rules/movement/moving_battle.h"
#include "tests/core/rules/movement/plain_reach.h"

// Floods over random maps, compared with the plainest reckoning there is.
namespace redoubt::rules {
namespace {

using namespace moving;
using hex::HexKey;
using hex::Orientation;
using plain::PlainMover;
using plain::State;

class RandomMap {
 public:
  RandomMap(Orientation orientation, hex::Shifted shifted, unsigned seed)
      : random_(seed),
        battle(battleOf(orientation, shifted, 9, 9)),
        layout(model::layoutOf(battle)),
        occupancy(layout) {
    layout.forEachHex([&](HexKey hex) {
      const int kind = roll(8);
      if (kind < 3) paint(battle, hex, kind == 0 ? "bog" : kind == 1 ? "woods" : "clear");
      occupy(hex);
      for (int side = 0; side < 3; ++side) {
        if (const auto next = layout.neighbour(hex, side)) edge(hex, *next);
      }
    });
  }

  /// Random rules of the other kind, and what they say of a mover.
  PlainMover control(const std::string& arm) {
    addControlRules(battle);
    PlainMover plain;
    plain.hexCosts = {{"clear", 1}, {"woods", 2}, {"bog", 3}};
    plain.sideCosts = {{"brook", 1}, {"slope", 1}, {"wall", 2}};
    if (arm == "horse") plain.hexCosts = {{"clear", 1}, {"woods", 3}, {"bog", 6}};
    if (arm == "horse") plain.sideCosts = {{"brook", 2}, {"slope", 1}};
    plain.facing = hex::FacingKind::Hexside;
    plain.backward.reset();
    plain.mayMeetEnemies = false;
    plain.allowance = arm == "horse" ? 8 : 4;
    if (arm == "horse") {
      plain.turns = {{1, 1}, {2, 2}, {3, 3}, {4, 2}, {5, 1}};
      plain.turnsPayTerrain = {"woods", "bog"};
    } else {
      plain.turns = {{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}};
    }
    plain.hasMinimum = truth("movement/minimum-turn");
    small::addRule(battle, "movement/minimum-hexes", plain.hasMinimum ? "1" : "0");
    plain.areRoadTurnsFree = roll(2) == 0;
    plain.doRoadsSpareTerrain = !plain.areRoadTurnsFree;
    small::addRule(battle, "terrain/road/turning", plain.areRoadTurnsFree ? R"("free")" : R"("without-terrain")");
    plain.control = controlOf(arm);
    occupyWithControl();
    return plain;
  }

  State start() {
    while (true) {
      const auto hexes = layout.allHexes();
      const HexKey hex = hexes[static_cast<std::size_t>(roll(static_cast<int>(hexes.size())))];
      if (!occupancy.at(hex).enemies) return {hex, roll(6)};
    }
  }

 private:
  int roll(int sides) { return static_cast<int>(random_() % static_cast<unsigned>(sides)); }

  bool truth(const std::string& path) {
    const bool isTrue = roll(2) == 0;
    small::addRule(battle, path, isTrue ? "true" : "false");
    return isTrue;
  }

  plain::PlainControl controlOf(const std::string& arm) {
    plain::PlainControl control;
    control.mustStop = truth("control/stops");
    control.entryCost = roll(2);
    small::addRule(battle, "control/entry-cost", std::to_string(control.entryCost.numerator()));
    control.isOnlyFirst = roll(2) == 0;
    control.hasTurns = roll(4) != 0;
    const std::string first = control.isOnlyFirst ? "true" : "false";
    small::addRule(
        battle, "control/turning",
        control.hasTurns ? R"({"arms": ["horse"], "60": 2, "120": 3, "180": 4, "only-first": )" + first + "}" : "null");
    if (arm == "horse") control.turns = {{1, 2}, {2, 3}, {3, 4}, {4, 3}, {5, 2}};
    control.isIntoControl = roll(2) == 0;
    control.hasFreeTurn = roll(2) == 0;
    small::addRule(battle, "control/back-away",
                   std::string(R"({"zone": "rear", "into-control": )") + (control.isIntoControl ? "true" : "false") +
                       R"(, "free-turn": )" + (control.hasFreeTurn ? "true" : "false") + "}");
    control.isLiftedByFriends = truth("control/negated-by-friends");
    return control;
  }

  void occupyWithControl() {
    layout.forEachHex([&](HexKey hex) {
      Occupants there = occupancy.at(hex);
      there.facing.reset();
      there.isControlled = roll(3) == 0;
      there.friendsBar = there.friends && roll(2) == 0;
      occupancy.put(hex, there);
    });
  }

  void occupy(HexKey hex) {
    const int who = roll(12);
    if (who == 0) occupancy.put(hex, {false, false, true, std::nullopt});
    if (who == 1) occupancy.put(hex, {true, false, false, vertex(roll(6))});
    if (who == 2) occupancy.put(hex, {true, true, false, std::nullopt});
    if (who == 3) occupancy.put(hex, {true, false, true, std::nullopt});
  }

  void edge(HexKey a, HexKey b) {
    if (roll(6) == 0) putSide(battle, a, b, "brook");
    if (roll(9) == 0) putSide(battle, a, b, "wall");
    if (roll(6) == 0) putSlope(battle, a, b);
    if (roll(7) == 0) putSlope(battle, b, a);
    if (roll(4) == 0) putLink(battle, a, b, "road");
    if (roll(8) == 0) putLink(battle, a, b, "bridge");
  }

  std::mt19937 random_;

 public:
  model::Battle battle;
  hex::Layout layout;
  Occupancy occupancy;
};

template <class Visit>
void forEachMap(Visit&& visit) {
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    for (const hex::Shifted shifted : {hex::Shifted::Odd, hex::Shifted::Even}) {
      for (unsigned seed = 1; seed <= 4; ++seed) {
        SCOPED_TRACE((orientation == Orientation::Flat ? "flat " : "pointy ") + std::to_string(seed));
        RandomMap map(orientation, shifted, seed);
        visit(map);
      }
    }
  }
}

const std::map<int, Rational> kTurns = {{1, 1}, {2, 2}, {3, 3}, {4, 2}, {5, 1}};

PlainMover plainHorse() {
  return {{{"clear", 1}, {"woods", 4}, {"bog", 6}}, {{"brook", 2}, {"slope", 1}}, Rational(1, 2), 8, kTurns};
}
PlainMover plainFoot() {
  return {
      {{"clear", 1}, {"woods", 2}, {"bog", 3}}, {{"brook", 1}, {"slope", 1}, {"wall", 2}}, Rational(1, 2), 4, kTurns};
}

bool mayEnd(const RandomMap& map, const State& start, const State& state) {
  const Occupants there = map.occupancy.at(state.first);
  if (state == start || !there.friends) return true;
  if (there.atLimit && state.first != start.first) return false;
  return !there.facing || there.facing->index == state.second;
}

// Every state, both ways. Hexes that only [8.5] opens are left to tests of their own.
void expectSame(const RandomMap& map, const Reach& reach, const std::map<State, Rational>& spent, Rational allowance,
                const State& start) {
  map.layout.forEachHex([&](HexKey hex) {
    std::map<int, Rational> found;
    for (const MoveEnd& arrival : reach.arrivals(hex)) found[arrival.facing.index] = arrival.remaining;
    std::map<int, Rational> expected;
    for (int facing = 0; facing < 6; ++facing) {
      const auto at = spent.find({hex, facing});
      if (at != spent.end() && mayEnd(map, start, at->first)) expected[facing] = allowance - at->second;
    }
    EXPECT_EQ(found, expected) << map.layout.number(hex);
  });
}

void compareWithPlain(RandomMap& map, const Mover& mover, const PlainMover& plain) {
  if (!plain.hasMinimum) small::addRule(map.battle, "movement/minimum-hexes", "0");
  const MovementMap compiled(map.battle, map.layout, rulesOf(map.battle), mover);
  Reach reach(compiled);
  for (int i = 0; i < 4; ++i) {
    const State start = map.start();
    reach.flood(start.first, {plain.facing, start.second}, &map.occupancy);
    const auto expected = plain::cheapest(map.battle, map.layout, plain, start, map.occupancy);
    expectSame(map, reach, expected, plain.allowance, start);
  }
}

TEST(ReachOnRandomMaps, OfHorseIsThatOfPlainReckoning) {
  forEachMap([](RandomMap& map) { compareWithPlain(map, horse(), plainHorse()); });
}

TEST(ReachOnRandomMaps, OfFootIsThatOfPlainReckoning) {
  forEachMap([](RandomMap& map) { compareWithPlain(map, foot(), plainFoot()); });
}

// S8.7.
TEST(ReachOnRandomMaps, WithOtherTurnsIsThatOfPlainReckoning) {
  forEachMap([](RandomMap& map) {
    small::addRule(map.battle, "movement/turning-cost", R"({"60": 1, "180": 2})");
    PlainMover plain = plainHorse();
    plain.turns[3] = 2;
    compareWithPlain(map, horse(), plain);
  });
}

// K4, K5, and what other rules of the kind may say.
TEST(ReachOnRandomMaps, UnderControlIsThatOfPlainReckoning) {
  forEachMap([](RandomMap& map) {
    for (int i = 0; i < 4; ++i) compareWithPlain(map, horse(), map.control("horse"));
    for (int i = 0; i < 4; ++i) compareWithPlain(map, foot(), map.control("foot"));
  });
}

TEST(ReachOnRandomMaps, AtDoubleTimeIsThatOfTryingEveryChain) {
  forEachMap([](RandomMap& map) {
    small::addRule(map.battle, "movement/minimum-hexes", "0");
    PlainMover plain = plainFoot();
    plain.hexCosts.erase("woods");
    small::addRule(map.battle, "double-time/forbidden-terrain", R"(["woods"])");
    for (const model::Link& link :
         std::vector<model::Link>(map.battle.all<model::Link>().begin(), map.battle.all<model::Link>().end())) {
      if (link.kind == "road") map.battle.all<model::Link>().erase(link.key());  // woods are closed on roads too
    }
    plain.allowance = 6;
    plain.turns.clear();
    plain.mayPass = false;
    const MovementMap compiled(map.battle, map.layout, rulesOf(map.battle), atDoubleTime());
    Reach reach(compiled);
    const State start = map.start();
    reach.flood(start.first, vertex(start.second), &map.occupancy);
    expectSame(map, reach, plain::spendingAll(map.battle, map.layout, plain, start, map.occupancy), 6, start);
  });
}

TEST(ReachOnRandomMaps, ShowsWaysThatCostWhatTheySay) {
  forEachMap([](RandomMap& map) {
    const MovementRules rules = rulesOf(map.battle);
    for (const Mover& mover : {horse(), foot(), atDoubleTime()}) {
      const MovementMap compiled(map.battle, map.layout, rules, mover);
      Reach reach(compiled);
      const State start = map.start();
      reach.flood(start.first, vertex(start.second), &map.occupancy);
      for (const HexKey hex : reach.hexes()) {
        for (const MoveEnd& arrival : reach.arrivals(hex)) {
          const auto way = reach.wayTo(hex, arrival.facing);
          ASSERT_FALSE(way.empty());
          EXPECT_EQ(way.front(), (Pose{start.first, vertex(start.second), 0}));
          EXPECT_EQ(way.back().hex, hex);
          EXPECT_EQ(way.back().facing, arrival.facing);
          EXPECT_EQ(way.back().spent + arrival.remaining, compiled.allowance().points);
          const auto costs = costsAlong(map.battle, map.layout, rules, mover, way, &map.occupancy);
          ASSERT_EQ(costs.size() + 1, way.size());
          const bool isMinimum = costs.size() == 1 && costs[0].points > compiled.allowance().points;
          for (std::size_t i = 0; i < costs.size(); ++i) {
            ASSERT_TRUE(costs[i].isKnown());
            EXPECT_FALSE(pathsOf(costs[i]).empty());
            if (!isMinimum) {
              EXPECT_EQ(way[i].spent + costs[i].points, way[i + 1].spent);
            }
          }
        }
      }
    }
  });
}

TEST(ReachOnRandomMaps, GrowsWithTheAllowance) {
  forEachMap([](RandomMap& map) {
    small::addRule(map.battle, "movement/minimum-hexes", "0");
    const MovementMap compiled(map.battle, map.layout, rulesOf(map.battle), horse());
    Reach less(compiled);
    Reach more(compiled);
    const State start = map.start();
    for (int points = 0; points < 8; ++points) {
      less.flood(start.first, vertex(start.second), &map.occupancy, points);
      more.flood(start.first, vertex(start.second), &map.occupancy, points + 1);
      for (const HexKey hex : less.hexes()) {
        for (const MoveEnd& arrival : less.arrivals(hex)) {
          const auto all = more.arrivals(hex);
          EXPECT_NE(std::find(all.begin(), all.end(), MoveEnd{arrival.facing, arrival.remaining + 1}), all.end());
        }
      }
    }
  });
}

TEST(ReachOnRandomMaps, ShowsWaysUnderControlThatCostWhatTheySay) {
  forEachMap([](RandomMap& map) {
    for (const Mover& mover : {horse(), foot()}) {
      const PlainMover plain = map.control(mover.arm);
      const MovementRules rules = rulesOf(map.battle);
      const MovementMap compiled(map.battle, map.layout, rules, mover);
      Reach reach(compiled);
      const State start = map.start();
      reach.flood(start.first, hexside(start.second), &map.occupancy);
      for (const HexKey hex : reach.hexes()) {
        for (const MoveEnd& arrival : reach.arrivals(hex)) {
          const auto way = reach.wayTo(hex, arrival.facing);
          ASSERT_FALSE(way.empty());
          EXPECT_EQ(way.back().hex, hex);
          EXPECT_EQ(way.back().spent + arrival.remaining, compiled.allowance().points);
          const auto costs = costsAlong(map.battle, map.layout, rules, mover, way, &map.occupancy);
          const bool isMinimum = plain.hasMinimum && costs.size() == 1 && costs[0].points > plain.allowance;
          for (std::size_t i = 0; i < costs.size(); ++i) {
            ASSERT_TRUE(costs[i].isKnown()) << map.layout.number(hex);
            if (!isMinimum) {
              EXPECT_EQ(way[i].spent + costs[i].points, way[i + 1].spent) << map.layout.number(hex);
            }
          }
        }
      }
    }
  });
}

// One object floods again and again and remembers nothing.
TEST(ReachOnRandomMaps, IsTheSameWithUsedMemory) {
  forEachMap([](RandomMap& map) {
    const MovementMap compiled(map.battle, map.layout, rulesOf(map.battle), horse());
    Reach used(compiled);
    for (int i = 0; i < 5; ++i) {
      const State start = map.start();
      used.flood(start.first, vertex(start.second), &map.occupancy);
      Reach fresh(compiled);
      fresh.flood(start.first, vertex(start.second), &map.occupancy);
      EXPECT_EQ(used.hexes(), fresh.hexes());
      EXPECT_EQ(used.unknownSteps(), fresh.unknownSteps());
      for (const HexKey hex : fresh.hexes()) EXPECT_EQ(used.arrivals(hex), fresh.arrivals(hex));
    }
  });
}

// The compiled map says of every step what costToEnter does.
TEST(ReachOnRandomMaps, StandsOnStepsThatCostWhatTheyCostAlone) {
  forEachMap([](RandomMap& map) {
    const MovementRules rules = rulesOf(map.battle);
    paint(map.battle, HexKey::at(5, 5), "ice");
    for (const Mover& mover : {horse(), foot(), gun(), leader(), inFormation(gun(), "limbered"), atDoubleTime()}) {
      const MovementMap compiled(map.battle, map.layout, rules, mover);
      map.layout.forEachHex([&](HexKey hex) {
        for (int side = 0; side < 6; ++side) {
          const auto next = map.layout.neighbour(hex, side);
          const auto step = compiled.step(compiled.index().of(hex), side);
          if (!next) {
            EXPECT_EQ(step.cost, MovementMap::kForbidden);
            continue;
          }
          const MoveCost alone = costToEnter(map.battle, map.layout, rules, mover, hex, *next);
          EXPECT_EQ(compiled.index().key(step.to), *next);
          EXPECT_EQ(step.cost == MovementMap::kForbidden, alone.outcome == Outcome::Forbidden);
          EXPECT_EQ(step.cost == MovementMap::kUnknown, alone.outcome == Outcome::Unknown);
          if (alone.isKnown()) {
            EXPECT_EQ(compiled.points(step.cost), alone.points);
          }
        }
      });
    }
  });
}

}  // namespace
}  // namespace redoubt::rules
