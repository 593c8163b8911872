#include "core/rules/command/reserve.h"

#include <gtest/gtest.h>

#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

std::optional<Reserve> reserve(const std::string& json) {
  Battle battle = empty();
  addRule(battle, "command/reserve", json);
  return reserveOf(RuleBook(battle));
}

// M4.5: all leaders of the army but one, all or some of the units.
TEST(Reserve, IsOfAnArmyAndClosedToSomeOfItsLeaders) {
  EXPECT_EQ(reserve(R"({"army": "army-1", "not": ["leader-2"], "part": true})"),
            (Reserve{"army-1", {"leader-2"}, true}));
}

TEST(Reserve, IsOfEveryArmyWhereTheRulesNameNone) {
  Battle battle = empty();
  addArmy(battle, 1);
  addArmy(battle, 2);
  const auto isOfArmy = [&](const std::string& json, int army) {
    return isOf(*reserve(json), *battle.find<Army>(Id<Army>{army}));
  };
  EXPECT_TRUE(isOfArmy("{}", 1));
  EXPECT_TRUE(isOfArmy(R"({"army": "army-1"})", 1));
  EXPECT_FALSE(isOfArmy(R"({"army": "army-1"})", 2));
}

TEST(Reserve, IsThereOnlyIfTheRulesSaySo) {
  EXPECT_EQ(reserveOf(RuleBook(empty())), std::nullopt);
  EXPECT_EQ(reserve("null"), std::nullopt);
  EXPECT_EQ(reserve("\"all\""), std::nullopt);
  EXPECT_EQ(reserve(R"({"not": "leader-2", "part": 1})"), (Reserve{std::nullopt, {"leader-2"}, false}));
}

}  // namespace
}  // namespace redoubt::rules
