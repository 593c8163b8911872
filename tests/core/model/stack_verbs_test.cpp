#include "core/model/stack_verbs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include "core/model/origins.h"
#include "tests/core/model/sample_battle.h"
#include "tests/core/model/small_map.h"

namespace redoubt::model {
namespace {

using testing::hexAt;
using Ids = std::vector<Id<Placement>>;

struct Stacks {
  Battle battle = testing::plainMap(12, 12);

  Id<Placement> stand(std::int64_t id, hex::HexKey hex, int stack, std::optional<int> facing = {}) {
    Placement row;
    row.id = {id};
    row.hex = hex;
    row.stack = stack;
    if (facing) row.direction = Facing{hex::Direction{hex::FacingKind::Vertex, *facing}};
    battle.all<Placement>().put(row);
    return row.id;
  }
  void print(Id<Placement> id) {
    battle.all<Provenance>().put(
        {std::string(Placement::kTable), keyText<Placement>(id), "*", Status::Printed, {}, ""});
  }
  std::vector<Placement> standing() const {
    const auto& rows = battle.all<Placement>();
    return {rows.begin(), rows.end()};
  }
  Ids on(hex::HexKey hex) const {
    std::map<int, Id<Placement>> byStack;
    std::size_t count = 0;
    for (const Placement& row : battle.all<Placement>()) {
      if (row.hex != hex) continue;
      byStack[row.stack] = row.id;
      ++count;
    }
    EXPECT_EQ(byStack.size(), count) << "two counters lie at one height";
    Ids ids;
    for (const auto& [stack, id] : byStack) ids.push_back(id);
    return ids;
  }
};

TEST(StackVerbs, WhoeverComesLiesOnTopAndTheOthersKeepTheirOrder) {
  Stacks s;
  const auto a = s.stand(1, hexAt(2, 2), 1);
  const auto b = s.stand(2, hexAt(2, 2), 2);
  const auto c = s.stand(3, hexAt(5, 5), 1);
  const auto d = s.stand(4, hexAt(5, 5), 2);
  const std::vector<CounterMove> arrivals{{b, hexAt(5, 5)}, {a, hexAt(5, 5)}};
  s.battle = applied(s.battle, moveCounters(s.battle, arrivals, s.standing(), "Move"));
  EXPECT_EQ(s.on(hexAt(5, 5)), (Ids{b, a, c, d}));
  EXPECT_TRUE(s.on(hexAt(2, 2)).empty());
}

TEST(StackVerbs, CountersThatChangePlacesDontPushEachOther) {
  Stacks s;
  const auto a = s.stand(1, hexAt(2, 2), 1);
  const auto b = s.stand(2, hexAt(3, 2), 1);
  const std::vector<CounterMove> arrivals{{a, hexAt(3, 2)}, {b, hexAt(2, 2)}};
  s.battle = applied(s.battle, moveCounters(s.battle, arrivals, s.standing(), "Change"));
  EXPECT_EQ(s.on(hexAt(3, 2)), Ids{a});
  EXPECT_EQ(s.on(hexAt(2, 2)), Ids{b});
}

TEST(StackVerbs, ACounterMovesAndTurnsInOneRowAndIsItsOwnSourceForBoth) {
  Stacks s;
  const auto a = s.stand(1, hexAt(2, 2), 1, 0);
  s.print(a);
  const Facing east{hex::Direction{hex::FacingKind::Vertex, 2}};
  const std::vector<CounterMove> arrivals{{a, hexAt(4, 4), east}};
  const Edit edit = moveCounters(s.battle, arrivals, s.standing(), "Both");
  ASSERT_EQ(edit.puts<Placement>().size(), 1u);
  EXPECT_EQ(edit.puts<Provenance>().size(), 2u);
  s.battle = applied(s.battle, edit);
  const Placement& row = *s.battle.find<Placement>(a);
  EXPECT_EQ(row.hex, hexAt(4, 4));
  EXPECT_EQ(row.direction, east);
}

TEST(StackVerbs, ATurnOnTheSpotIsKeptToo) {
  Stacks s;
  const auto a = s.stand(1, hexAt(2, 2), 1, 0);
  const Facing south{hex::Direction{hex::FacingKind::Vertex, 3}};
  const std::vector<CounterMove> arrivals{{a, hexAt(2, 2), south}};
  s.battle = applied(s.battle, moveCounters(s.battle, arrivals, s.standing(), "Turn"));
  EXPECT_EQ(s.battle.find<Placement>(a)->direction, south);
}

TEST(StackVerbs, GoingWhereOneIsChangesNothing) {
  Stacks s;
  const auto a = s.stand(1, hexAt(2, 2), 1, 3);
  const auto b = s.stand(2, hexAt(2, 2), 2, 3);
  const Facing same{hex::Direction{hex::FacingKind::Vertex, 3}};
  const std::vector<CounterMove> arrivals{{a, hexAt(2, 2), same}, {b, hexAt(2, 2)}};
  EXPECT_TRUE(moveCounters(s.battle, arrivals, s.standing(), "Nothing").empty());
  const std::vector<Turned> turned{{a, {hex::FacingKind::Vertex, 3}}};
  EXPECT_TRUE(turnEach(s.battle, turned, "Nothing").empty());
}

TEST(StackVerbs, EachCounterGetsAFacingOfItsOwn) {
  Stacks s;
  const auto a = s.stand(1, hexAt(2, 2), 1, 3);
  const auto b = s.stand(2, hexAt(3, 3), 1);
  const std::vector<Turned> turned{{a, {hex::FacingKind::Vertex, 1}}, {b, {hex::FacingKind::Hexside, 5}}};
  s.battle = applied(s.battle, turnEach(s.battle, turned, "Turn"));
  EXPECT_EQ(toText(*s.battle.find<Placement>(a)->direction), "v1");
  EXPECT_EQ(toText(*s.battle.find<Placement>(b)->direction), "s5");
}

TEST(StackVerbs, ReorderingPutsACounterWhereItIsWantedAndKeepsTheOthersInOrder) {
  const Ids order{{1}, {2}, {3}, {4}};
  EXPECT_EQ(reordered(order, {1}, 2), (Ids{{2}, {3}, {1}, {4}}));
  EXPECT_EQ(reordered(order, {4}, 0), (Ids{{4}, {1}, {2}, {3}}));
  EXPECT_EQ(reordered(order, {2}, 9), (Ids{{1}, {3}, {4}, {2}}));
  EXPECT_EQ(reordered(order, {2}, 1), order);
  EXPECT_EQ(reordered(order, {7}, 0), order);
}

TEST(StackVerbs, EveryDirectionIsFoundAlongItsOwnBearingAndUpToHalfAStepBesideIt) {
  for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy}) {
    for (const hex::FacingKind kind : {hex::FacingKind::Hexside, hex::FacingKind::Vertex}) {
      for (int index = 0; index < hex::kSides; ++index) {
        const hex::Direction wanted{kind, index};
        for (const double off : {-29.0, 0.0, 29.0}) {
          const double bearing = (hex::angle(wanted, orientation) + off) * std::numbers::pi / 180;
          EXPECT_EQ(directionAlong(orientation, kind, std::sin(bearing), -std::cos(bearing)), wanted)
              << hex::toText(wanted) << " " << off;
        }
      }
      EXPECT_FALSE(directionAlong(orientation, kind, 0, 0));
    }
  }
}

TEST(StackVerbs, StacksSpreadEvenlyFromTheFirstHexToTheLastInTheirOrderAlongTheLine) {
  testing::forEachGrid([](hex::Orientation orientation, hex::Shifted shifted) {
    const Battle battle = testing::groundMap(orientation, shifted, 16, 12);
    const hex::Layout layout = layoutOf(battle);
    const auto line = layout.line(hex::HexKey::at(3, 8), hex::HexKey::at(15, 8));
    ASSERT_GE(line.size(), 13u);
    // Given out of order, and off the line.
    const std::vector<hex::HexKey> stacks{hex::HexKey::at(12, 6), hex::HexKey::at(4, 14), hex::HexKey::at(9, 9)};
    const auto targets = spreadAlong(layout, stacks, line);
    ASSERT_TRUE(targets);
    EXPECT_EQ((*targets)[1], line.front());
    EXPECT_EQ((*targets)[0], line.back());
    EXPECT_EQ((*targets)[2], line[line.size() / 2]);
    const std::vector<hex::HexKey> back(line.rbegin(), line.rend());
    EXPECT_EQ((*spreadAlong(layout, stacks, back))[0], line.back());
    // Nobody shares a hex, however short the line is.
    for (std::size_t length = stacks.size(); length <= line.size(); ++length) {
      const auto tight = *spreadAlong(layout, stacks, std::span(line).first(length));
      EXPECT_EQ(std::set<hex::HexKey>(tight.begin(), tight.end()).size(), stacks.size());
    }
    EXPECT_FALSE(spreadAlong(layout, stacks, std::span(line).first(2)));
  });
}

TEST(StackVerbs, AFormationSetByHandIsNoLongerPrinted) {
  Stacks s;
  const auto a = s.stand(1, hexAt(2, 2), 1);
  const auto b = s.stand(2, hexAt(2, 2), 2);
  s.print(a);
  const Battle after = applied(s.battle, setFormation(s.battle, Ids{a, b, Id<Placement>{99}}, "square", "Form"));
  EXPECT_EQ(after.find<Placement>(a)->formation, "square");
  EXPECT_EQ(after.find<Placement>(b)->formation, "square");
  const std::string key = keyText<Placement>(a);
  const Provenance* origin = after.find<Provenance>({std::string(Placement::kTable), key, "formation"});
  ASSERT_TRUE(origin);
  EXPECT_EQ(origin->status, Status::Estimated);
  EXPECT_FALSE(hasOrigin(after, Placement::kTable, keyText<Placement>(b)));
  EXPECT_TRUE(setFormation(after, Ids{a, b}, "square", "Form").empty()) << "they have it";
  const Battle back = applied(after, setFormation(after, Ids{b}, "", "Form"));
  EXPECT_EQ(back.find<Placement>(b)->formation, "");
}

TEST(StackVerbs, AStepIsGivenAndTakenBackAndIsNoLongerWhatTheSourcePrints) {
  Stacks s;
  const auto a = s.stand(1, hexAt(2, 2), 1);
  const auto b = s.stand(2, hexAt(2, 2), 2);
  s.print(a);
  const Battle after = applied(s.battle, setStep(s.battle, Ids{a, b, Id<Placement>{99}}, 3, "Step"));
  EXPECT_EQ(after.find<Placement>(a)->step, 3);
  EXPECT_EQ(after.find<Placement>(b)->step, 3);
  EXPECT_TRUE(after.find<Provenance>({std::string(Placement::kTable), keyText<Placement>(a), "step"}));
  EXPECT_TRUE(setStep(after, Ids{a}, 3, "Step").empty()) << "it has it";
  EXPECT_TRUE(setStep(after, Ids{a}, 0, "Step").empty());
  EXPECT_EQ(applied(after, setStep(after, Ids{a}, 1, "Step")).find<Placement>(a)->step, std::nullopt)
      << "the first needs no telling";
}

}  // namespace
}  // namespace redoubt::model
