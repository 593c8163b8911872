#include "core/ask/move_answers.h"
#include "core/ask/stack_answer.h"
#include "core/rules/mechanics/limits.h"
#include "tests/core/mechanisms/game.h"

// What may stand in a hex together. The numbers are those of docs/mechanisms.md.
namespace redoubt::mechanisms {
namespace {

using rules::Verdict;

class Stacking : public ::testing::Test {
 protected:
  Stacking() {
    game_.rule("rating/points", R"({"figure":"points"})");
    game_.rule("figure/points/title", R"("Points")");
    game_.unit("a", "red", "foot", "1010", {{"points", 4}});
    game_.unit("b", "red", "foot", "1010", {{"points", 3}});
    game_.unit("c", "red", "horse", "1010", {{"points", 2}});
    game_.unit("d", "blue", "guns", "1310", {{"points", 9}});
  }
  void command(int id, const std::string& name, const std::vector<int>& units) {
    model::Command row;
    row.id = Id<model::Command>{id};
    row.slug = name;
    row.army = Id<model::Army>{1};
    row.name = name;
    row.ordinal = id;
    game_.battle().all<model::Command>().put(row);
    for (const int unit : units) {
      game_.battle().all<model::UnitCommand>().put({Id<model::Unit>{unit}, row.id});
    }
  }
  ask::StackAnswer stack(const std::string& hex, const std::vector<std::string>& with = {}) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1}, with);
    return askStack(world, world.hex(hex));
  }
  Verdict fits(const std::vector<std::string>& with = {}) const { return stack("1010", with).fits; }
  Verdict wouldFit(const std::string& unit, const std::string& hex, rules::LimitMoment moment) const {
    const ask::World world(game_.battle(), Id<model::Variant>{1});
    const std::vector<rules::Member> units{world.piece(unit)};
    return rules::wouldFit(world.mechanics(), world.position(), &world.fields(), units, world.hex(hex), moment);
  }
  mutable Game game_;
};

TEST_F(Stacking, M31_CountersOrPointsOfASideAreLimited) {
  game_.rule("limit/counters", R"({"most":3})");
  EXPECT_EQ(fits(), Verdict::Yes);
  EXPECT_EQ(fits({"d@1010"}), Verdict::Yes);  // of the other side
  game_.unit("e", "red", "foot", "1010", {{"points", 1}});
  const ask::StackAnswer over = stack("1010");
  EXPECT_EQ(over.fits, Verdict::No);
  ASSERT_EQ(over.limits.size(), 1u);
  EXPECT_EQ(over.limits[0].set, "counters");
  EXPECT_EQ(over.limits[0].count, Rational(4));
  EXPECT_EQ(over.limits[0].most, Rational(3));
  EXPECT_EQ(over.limits[0].rule, "limit/counters");
  game_.rule("limit/counters", R"({"count":"points","most":10})");
  EXPECT_EQ(fits(), Verdict::Yes);
  EXPECT_EQ(fits({"d@off"}), Verdict::Yes);
  game_.unit("f", "red", "foot", "1010", {{"points", 1}});
  EXPECT_EQ(fits(), Verdict::No);
}

TEST_F(Stacking, M31_OneOfSeveralMixesIsEnough) {
  game_.rule("limit/mix", R"({"of":{"of":"stack","where":{"arm":"foot"}},"most":2,)"
                          R"("and":[{"of":{"of":"stack","where":{"not":{"arm":"foot"}}},"most":0}]})");
  EXPECT_EQ(fits(), Verdict::No);
  game_.rule("limit/mix/or/horse", R"({"of":{"of":"stack","where":{"arm":"horse"}},"most":1})");
  EXPECT_EQ(fits(), Verdict::Yes);
  EXPECT_EQ(stack("1010").limits.front().rule, "limit/mix/or/horse");
  // An alternative whose condition fails does not free the limit.
  game_.rule("limit/mix/or/horse", R"({"when":{"hex":"town"},"most":9})");
  EXPECT_EQ(fits(), Verdict::No);
  game_.terrain("1010", "town");
  EXPECT_EQ(fits(), Verdict::Yes);
}

TEST_F(Stacking, M32_TerrainFormationAndCommandChangeTheLimit) {
  game_.rule("limit/woods", R"({"when":{"hex":"woods"},"most":2})");
  EXPECT_EQ(fits(), Verdict::Yes);
  game_.terrain("1010", "woods");
  EXPECT_EQ(fits(), Verdict::No);
  game_.rule("limit/woods", R"({"most":{"sum":[{"count":{"of":"stack","where":{"formation":"column"}}},2]}})");
  game_.rule("formation/column/title", R"("Column")");
  EXPECT_EQ(fits(), Verdict::No);
  EXPECT_EQ(fits({"a.formation=column"}), Verdict::Yes);
  game_.rule("limit/woods", R"({"per":"unit","of":{"of":"stack","where":{"not":{"command":"same"}}},"most":0})");
  command(1, "first", {1, 2, 3});
  EXPECT_EQ(fits(), Verdict::Yes);
  game_.battle().all<model::UnitCommand>().erase({Id<model::Unit>{3}, Id<model::Command>{1}});
  command(2, "second", {3});
  const ask::StackAnswer mixed = stack("1010");
  EXPECT_EQ(mixed.fits, Verdict::No);
  ASSERT_EQ(mixed.limits.size(), 1u);
  EXPECT_EQ(mixed.limits[0].unit, "a");
}

TEST_F(Stacking, WhatDoesNotCountForStackingIsLeftOut) {
  game_.rule("limit/counters", R"({"most":2})");
  EXPECT_EQ(fits(), Verdict::No);
  game_.rule("stacking/free", R"(["horse"])");
  EXPECT_EQ(fits(), Verdict::Yes);
}

TEST_F(Stacking, WhatIsUnknownLeavesALimitOpenOnlyIfItDecides) {
  game_.rule("limit/points", R"({"count":"points","most":10})");
  game_.unit("e", "red", "foot", "1010", {});
  EXPECT_EQ(fits(), Verdict::Unknown);
  EXPECT_EQ(stack("1010").certainty, rules::Certainty::Unknown);
  game_.rule("limit/points", R"({"count":"points","most":8})");
  EXPECT_EQ(fits(), Verdict::No);
  game_.rule("limit/points", R"({"when":{"turn":3},"most":3})");
  EXPECT_EQ(fits(), Verdict::Unknown);
  EXPECT_EQ(fits({"turn=2"}), Verdict::Yes);
  EXPECT_EQ(fits({"turn=3"}), Verdict::No);
}

TEST_F(Stacking, AUnitIsAskedAboutWhereItWouldStand) {
  using enum rules::LimitMoment;
  game_.rule("limit/counters", R"({"most":3})");
  game_.unit("e", "red", "foot", "1510", {});
  EXPECT_EQ(wouldFit("e", "1010", Stay), Verdict::No);
  EXPECT_EQ(wouldFit("e", "1010", Passing), Verdict::Yes);  // it holds at the end only
  EXPECT_EQ(wouldFit("e", "1310", Stay), Verdict::Yes);
  EXPECT_EQ(wouldFit("a", "1010", Stay), Verdict::Yes);  // it is there already
  game_.rule("limit/counters", R"({"most":3,"on":"always"})");
  EXPECT_EQ(wouldFit("e", "1010", Passing), Verdict::No);
  game_.terrain("1210", "woods");
  game_.rule("limit/woods", R"({"when":{"hex":"woods","arm":"foot"},"most":0})");
  EXPECT_EQ(wouldFit("e", "1210", Stay), Verdict::No);
  EXPECT_EQ(wouldFit("c", "1210", Stay), Verdict::Yes);
}

TEST_F(Stacking, AMoverPassesAFullHexUnlessItsLimitIsAlwaysHeld) {
  game_.rule("rating/movement", R"({"number":2})");
  game_.rule("terrain/ground", R"("clear")");
  game_.rule("terrain/clear/enter", "1");
  game_.rule("terrain/woods/enter", "2");
  game_.rule("stacking/pass-through-cost", "0");
  game_.unit("e", "red", "foot", "0910", {});
  const hex::Layout layout;
  for (const hex::HexKey hex : layout.ring(*layout.parse("0910"), 1)) {
    if (layout.number(hex) != "1010") game_.terrain(layout.number(hex), "woods");
  }
  const auto reaches = [&](const std::string& number) {
    const ask::World world(game_.battle(), Id<model::Variant>{1});
    const auto ends = askReach(world, world.piece("e")).ends;
    return std::any_of(ends.begin(), ends.end(), [&](const auto& end) { return end.hex == world.hex(number); });
  };
  game_.rule("limit/counters", R"({"most":4})");
  EXPECT_TRUE(reaches("1010"));
  game_.rule("limit/counters", R"({"most":3})");
  EXPECT_FALSE(reaches("1010"));
  EXPECT_TRUE(reaches("1110"));
  game_.rule("limit/counters", R"({"most":3,"on":"always"})");
  EXPECT_FALSE(reaches("1110"));
  game_.rule("limit/counters", R"({"when":{"hex":"woods"},"most":0})");
  EXPECT_TRUE(reaches("1010"));
  EXPECT_FALSE(reaches("0909"));
}

TEST_F(Stacking, IsAnsweredByAlternativesWhereTheRulesHaveOnlyThose) {
  game_.rule("stacking/alternatives", R"([{"foot":2,"horse":1}])");
  game_.rule("stacking/free", "[]");
  EXPECT_EQ(fits(), Verdict::Yes);
  game_.unit("e", "red", "foot", "1010", {});
  const ask::StackAnswer over = stack("1010");
  EXPECT_EQ(over.fits, Verdict::No);
  ASSERT_EQ(over.limits.size(), 2u);
  EXPECT_EQ(over.limits[0].set, "foot");
  EXPECT_EQ(over.limits[0].count, Rational(3));
  EXPECT_EQ(over.limits[0].most, Rational(2));
}

}  // namespace
}  // namespace redoubt::mechanisms
