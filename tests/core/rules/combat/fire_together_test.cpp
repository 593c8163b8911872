#include "core/rules/combat/fire_together.h"

#include <gtest/gtest.h>

#include "core/rules/set_up/set_up.h"
#include "tests/core/rules/combat/odds_battle.h"
#include "tests/core/rules/grids.h"

namespace redoubt::rules {
namespace {

using namespace small;

constexpr int kPoles = 1;
constexpr int kAllies = 2;

// K12.11, K12.12: musketeers and light guns, an enemy in the middle of the map.
class FiringTogether : public ::testing::Test {
 protected:
  FiringTogether() {
    addFireTables(battle_);
    addRule(battle_, "fire/strength-most", "4");
    addRule(battle_, "artillery/arm", quoted("gun"));
    addRule(battle_, "unit-type/light-gun/arm", quoted("gun"));
    addRule(battle_, "facing/kind", quoted("hexside"));
    addRule(battle_, "facing/zones", R"({"front": 3, "rear": 3})");
    addRule(battle_, "sight/zones", R"(["front"])");
    battle_.all<Player>().put({Id<Player>{1}, "poles", "Poles"});
    battle_.all<Player>().put({Id<Player>{2}, "allies", "Allies"});
    addScenario(battle_, 1);
    addVariant(battle_, 1, 1);
    for (const int army : {kPoles, kAllies}) {
      addArmy(battle_, army);
      addBlock(battle_, army, army);
      battle_.all<VariantBlock>().put({Id<Variant>{1}, Id<SetUpBlock>{army}});
    }
    place(1, kAllies, "musketeer", kTarget, 2);
  }

  void place(int id, int army, const char* type, hex::HexKey hex, std::optional<int> size, int facing = 0) {
    addUnit(battle_, id, army, type);
    addCounter(battle_, id, id, 1);
    addFace(battle_, id, FaceSide::Front, 6, size, std::nullopt);
    placeUnit(battle_, id, army, id, hex);
    Placement row = *battle_.find<Placement>(Id<Placement>{id});
    row.direction = Facing{hex::Direction{hex::FacingKind::Hexside, facing}};
    battle_.all<Placement>().put(row);
  }
  hex::HexKey beside(int side) const { return *layoutOf(battle_).neighbour(kTarget, side); }

  template <class Ask>
  auto onGround(const std::vector<int>& ids, Ask&& ask) const {
    const RuleBook book(battle_);
    const hex::Layout layout = layoutOf(battle_);
    const Figures figures(battle_);
    const auto setUp = placements(battle_, Id<Variant>{1});
    std::vector<const Placement*> counters;
    for (const int id : ids) counters.push_back(battle_.find<Placement>(Id<Placement>{id}));
    return ask(Board{battle_, book, layout, figures, setUp}, counters);
  }
  // The strength that counts, and the column's table.
  std::variant<std::pair<int, std::string>, TogetherFault> fire(const std::vector<int>& ids) const {
    return onGround(
        ids, [&](const auto& ground, const auto& counters) -> std::variant<std::pair<int, std::string>, TogetherFault> {
          const auto tables = fireTables(battle_, ground.book);
          const auto found = fireTogether(ground, tables, counters);
          if (const auto* fault = std::get_if<TogetherFault>(&found)) return *fault;
          const auto& together = std::get<FireTogether>(found);
          return std::pair(*together.strength.value, together.table->name);
        });
  }
  TogetherFault fault(const std::vector<int>& ids) const { return std::get<TogetherFault>(fire(ids)); }
  std::set<hex::HexKey> targets(const std::vector<int>& ids) const {
    return onGround(ids, [](const auto& ground, const auto& counters) { return targetsInCommon(ground, counters); });
  }

  const hex::HexKey kTarget = at(5, 5);
  Battle battle_ = mapOf(hex::Orientation::Pointy, hex::Shifted::Even, 10, 10);
};

TEST_F(FiringTogether, AddsUpStrengthsToTheMost) {
  place(2, kPoles, "musketeer", beside(0), 2);
  place(3, kPoles, "musketeer", beside(1), 1);
  EXPECT_EQ(std::get<0>(fire({2})), std::pair(2, std::string("muskets")));
  EXPECT_EQ(std::get<0>(fire({2, 3})), std::pair(3, std::string("muskets")));
  place(4, kPoles, "musketeer", beside(2), 2);
  EXPECT_EQ(std::get<0>(fire({2, 3, 4})).first, 4);
  place(5, kPoles, "musketeer", beside(3), 6);
  EXPECT_EQ(std::get<0>(fire({5})).first, 6) << "the limit is for several";
}

TEST_F(FiringTogether, NeedsOneTableOneSideAndKnownStrengths) {
  place(2, kPoles, "musketeer", beside(0), 2);
  place(3, kPoles, "light-gun", beside(0), 1);
  EXPECT_EQ(fault({2, 3}), TogetherFault::OtherTables);
  EXPECT_EQ(fault({1, 2}), TogetherFault::OtherPlayers);
  place(4, kPoles, "pikeman", beside(1), 2);
  EXPECT_EQ(fault({2, 4}), TogetherFault::NoTable);
  place(5, kPoles, "musketeer", beside(1), std::nullopt);
  EXPECT_EQ(fault({2, 5}), TogetherFault::StrengthUnknown);
}

TEST_F(FiringTogether, AddsUpGunsOfOneHexAlone) {
  addRule(battle_, "fire-table/light-guns/strength", "[1, 2]");
  place(2, kPoles, "light-gun", beside(0), 1);
  place(3, kPoles, "light-gun", beside(1), 1);
  place(4, kPoles, "light-gun", beside(0), 1);
  EXPECT_EQ(fault({2, 3}), TogetherFault::GunsApart);
  EXPECT_EQ(std::get<0>(fire({2, 4})), std::pair(2, std::string("light-guns")));
  addRule(battle_, "fire-table/light-guns/strength", "[1, 1]");
  EXPECT_EQ(fault({2, 4}), TogetherFault::NoTable) << "none is for two points";
}

TEST_F(FiringTogether, IsAtEnemiesBeforeAllOfThem) {
  place(2, kPoles, "musketeer", beside(0), 2, 3);
  place(3, kPoles, "musketeer", beside(1), 2, 4);
  EXPECT_EQ(targets({2, 3}), std::set{kTarget});
  place(3, kPoles, "musketeer", beside(1), 2, 1);
  EXPECT_TRUE(targets({2, 3}).empty()) << "one looks away";
  place(4, kPoles, "musketeer", at(9, 9), 2, 0);
  EXPECT_TRUE(targets({2, 4}).empty()) << "one stands elsewhere";
  Placement row = *battle_.find<Placement>(Id<Placement>{3});
  row.direction.reset();
  battle_.all<Placement>().put(row);
  EXPECT_EQ(targets({2, 3}), std::set{kTarget}) << "nobody knows where it looks";
}

}  // namespace
}  // namespace redoubt::rules
