#include "core/model/table.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "core/model/force_rows.h"
#include "core/model/map_rows.h"

namespace redoubt::model {
namespace {

hex::HexKey keyOf(int n) {
  return hex::HexKey::at(n / 100, n % 100);
}

// A table and the map it must equal, taken as a snapshot together.
struct Pair {
  Table<HexRow> table;
  std::map<hex::HexKey, HexRow> truth;

  void put(HexRow row) {
    truth[row.hex] = row;
    table.put(std::move(row));
  }
  void erase(hex::HexKey key) { EXPECT_EQ(table.erase(key), truth.erase(key) == 1); }
};

void expectSame(const Pair& pair) {
  ASSERT_EQ(pair.table.size(), pair.truth.size());
  EXPECT_EQ(pair.table.empty(), pair.truth.empty());
  auto at = pair.truth.begin();
  for (const HexRow& row : pair.table) {
    ASSERT_EQ(row, at->second);
    ++at;
  }
  EXPECT_EQ(at, pair.truth.end());
}

TEST(Table, IsAMapUnderRandomOperationsAndItsSnapshotsStayAsTheyWere) {
  std::mt19937 random(1794);
  Pair now;
  std::vector<Pair> snapshots;
  for (int step = 0; step < 60'000; ++step) {
    const int n = static_cast<int>(random() % 6000);
    // First it mostly grows, then it mostly shrinks, to nothing.
    const bool grows = random() % 10 < (step < 30'000 ? 7U : 2U);
    if (grows) {
      now.put({keyOf(n), random() % 2 == 0 ? "woods" : "a long name of terrain that needs the heap", step});
    } else {
      now.erase(keyOf(n));
    }
    if (step % 97 == 0) {
      const HexRow* row = now.table.find(keyOf(n));
      const auto truth = now.truth.find(keyOf(n));
      ASSERT_EQ(row != nullptr, truth != now.truth.end());
      EXPECT_EQ(now.table.contains(keyOf(n)), row != nullptr);
      const auto lower = now.table.lowerBound(keyOf(n));
      const auto lowerTruth = now.truth.lower_bound(keyOf(n));
      ASSERT_EQ(lower == now.table.end(), lowerTruth == now.truth.end());
      if (lowerTruth != now.truth.end()) {
        EXPECT_EQ(*lower, lowerTruth->second);
      }
    }
    if (step % 6000 == 100) snapshots.push_back(now);
  }
  expectSame(now);
  for (const Pair& snapshot : snapshots) expectSame(snapshot);
  while (!now.truth.empty()) now.erase(now.truth.rbegin()->first);
  expectSame(now);
  EXPECT_EQ(now.table.begin(), now.table.end());
}

TEST(Table, TakesRowsInAnyOrder) {
  for (const int direction : {1, -1, 7919}) {
    Pair pair;
    for (int i = 0; i < 2000; ++i) pair.put({keyOf(((i * direction) % 2000 + 2000) % 2000), "clear", i});
    expectSame(pair);
  }
}

TEST(Table, EqualityIsOfRowsAndNotOfTheirStorage) {
  Table<HexRow> up;
  Table<HexRow> down;
  for (int i = 0; i < 1000; ++i) {
    up.put({keyOf(i), "clear", 0});
    down.put({keyOf(999 - i), "clear", 0});
  }
  EXPECT_EQ(up, down);
  Table<HexRow> copy = up;
  EXPECT_EQ(copy, up);
  copy.put({keyOf(500), "clear", 1});
  EXPECT_NE(copy, up);
  copy.put({keyOf(500), "clear", 0});
  EXPECT_EQ(copy, up);
  copy.erase(keyOf(999));
  EXPECT_NE(copy, up);
  EXPECT_NE(up, copy);
}

TEST(Table, CompareVisitsEveryDifferenceOnceAndInOrder) {
  std::mt19937 random(1610);
  for (int round = 0; round < 50; ++round) {
    Pair a;
    for (int i = 0; i < 1500; ++i) a.put({keyOf(static_cast<int>(random() % 3000)), "clear", i % 3});
    Pair b = a;
    const int changes = round < 5 ? round : static_cast<int>(random() % 400);
    for (int i = 0; i < changes; ++i) {
      const hex::HexKey key = keyOf(static_cast<int>(random() % 3000));
      if (random() % 2 == 0) {
        b.put({key, "woods", static_cast<int>(random() % 3)});
      } else {
        b.erase(key);
      }
    }
    std::map<hex::HexKey, std::pair<bool, bool>> expected;
    for (const auto& [key, row] : a.truth) {
      const auto other = b.truth.find(key);
      if (other == b.truth.end() || !(other->second == row)) expected[key] = {true, other != b.truth.end()};
    }
    for (const auto& [key, row] : b.truth) {
      if (!a.truth.contains(key)) expected[key] = {false, true};
    }
    auto at = expected.begin();
    Table<HexRow>::compare(a.table, b.table, [&](const HexRow* before, const HexRow* after) {
      ASSERT_NE(at, expected.end());
      EXPECT_EQ((before ? before : after)->hex, at->first);
      EXPECT_EQ((std::pair{before != nullptr, after != nullptr}), at->second);
      if (before) {
        EXPECT_EQ(*before, a.truth.at(at->first));
      }
      if (after) {
        EXPECT_EQ(*after, b.truth.at(at->first));
      }
      ++at;
    });
    EXPECT_EQ(at, expected.end());
  }
}

TEST(Table, HoldsRowsUnderKeysOfSeveralColumns) {
  Table<Hexside> table;
  const auto side = hex::HexsideKey::at(keyOf(305), 1);
  table.put({side, "stream", std::nullopt, std::nullopt});
  table.put({side, "slope", HighSide::Near, std::nullopt});
  table.put({side, "slope", HighSide::Far, std::nullopt});
  EXPECT_EQ(table.size(), 2U);
  EXPECT_EQ(table.find({side, "slope"})->high, HighSide::Far);
  EXPECT_EQ(table.find({side, "wall"}), nullptr);
  EXPECT_EQ(table.begin()->kind, "slope");
  EXPECT_TRUE(table.erase({side, "slope"}));
  EXPECT_FALSE(table.erase({side, "slope"}));
}

Unit unitOf(std::int64_t id, std::int64_t army) {
  Unit unit;
  unit.id = {id};
  unit.army = {army};
  return unit;
}

std::vector<std::int64_t> idsIn(const Table<Unit>& units, std::int64_t army) {
  std::vector<std::int64_t> ids;
  for (const Unit& unit : units.where<&Unit::army>({army})) ids.push_back(unit.id.value);
  return ids;
}

TEST(Table, FindsTheRowsThatReferToAnother) {
  std::mt19937 random(7);
  Table<Unit> units;
  std::map<std::int64_t, std::int64_t> armies;  // by unit
  const auto expectRight = [&](const Table<Unit>& table, const std::map<std::int64_t, std::int64_t>& truth) {
    for (std::int64_t army = 0; army < 5; ++army) {
      std::vector<std::int64_t> expected;
      for (const auto& [id, of] : truth) {
        if (of == army) expected.push_back(id);
      }
      ASSERT_EQ(idsIn(table, army), expected);
    }
  };
  std::optional<std::pair<Table<Unit>, std::map<std::int64_t, std::int64_t>>> snapshot;
  for (int step = 0; step < 2'000; ++step) {
    const auto id = static_cast<std::int64_t>(random() % 700);
    if (random() % 4 == 0) {
      units.erase({id});
      armies.erase(id);
    } else {
      armies[id] = static_cast<std::int64_t>(random() % 4);
      units.put(unitOf(id, armies[id]));
    }
    if (step % 50 == 0) expectRight(units, armies);
    if (step % 333 == 0) snapshot.emplace(units, armies);
    if (step % 100 == 0) expectRight(snapshot->first, snapshot->second);
  }
}

TEST(Table, FindsNoRowByAReferenceThatIsEmpty) {
  Table<Command> commands;
  Command command;
  command.id = {1};
  commands.put(command);
  command.id = {2};
  command.leader = Id<Leader>{0};
  commands.put(command);
  const auto led = commands.where<&Command::leader>({0});
  ASSERT_EQ(led.size(), 1U);
  EXPECT_EQ(led.front().id.value, 2);
  EXPECT_TRUE(commands.where<&Command::leader>({9}).empty());
}

}  // namespace
}  // namespace redoubt::model
