#include "core/rules/turns/orders.h"

#include <gtest/gtest.h>

#include "core/rules/forces/arms.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

constexpr int kHorse = 1;
constexpr int kGun = 2;

void tell(Battle& battle, int unit, std::string_view field, Status status) {
  battle.all<Provenance>().put({"unit", std::to_string(unit), std::string(field), status, std::nullopt, ""});
}

// Horse and a gun whose types are working values.
Battle guessed() {
  Battle battle = empty();
  addArmy(battle, 1);
  addRule(battle, "unit-type/hussar/arm", R"("cavalry")");
  addRule(battle, "unit-type/cossack/arm", R"("cavalry")");
  addRule(battle, "unit-type/light-gun/arm", R"("artillery")");
  addUnit(battle, kHorse, 1, "cossack");
  addUnit(battle, kGun, 1, "light-gun");
  for (const int unit : {kHorse, kGun}) tell(battle, unit, "type", Status::Estimated);
  return battle;
}

OrderFit fit(const Battle& battle, const OrderSelector& selector, int unit) {
  return fitOf(battle, RuleBook(battle), selector, *battle.find<Unit>(Id<Unit>{unit}), 2, true);
}

OrderSelector hussars() {
  OrderSelector selector;
  selector.types = {"hussar"};
  return selector;
}

OrderSelector ofArm(const std::string& arm) {
  OrderSelector selector;
  selector.arms = {arm};
  return selector;
}

TEST(Orders, AGuessedTypeMayBeTheOneMeant) {
  EXPECT_EQ(fit(guessed(), hussars(), kHorse), OrderFit::Undecided);
  EXPECT_EQ(fit(guessed(), hussars(), kGun), OrderFit::Undecided) << "nothing says that it is a gun at all";
}

TEST(Orders, AnArmThatIsToldLeavesOutTheTypesOfOthers) {
  Battle battle = guessed();
  tell(battle, kGun, kArmField, Status::Printed);
  tell(battle, kHorse, kArmField, Status::Printed);
  EXPECT_EQ(fit(battle, hussars(), kGun), OrderFit::FitsNot);
  EXPECT_EQ(fit(battle, hussars(), kHorse), OrderFit::Undecided) << "hussars are cavalry too";
}

TEST(Orders, AnArmThatIsToldDecidesOrdersToAnArm) {
  Battle battle = guessed();
  EXPECT_EQ(fit(battle, ofArm("artillery"), kGun), OrderFit::Undecided);
  tell(battle, kGun, kArmField, Status::Printed);
  EXPECT_EQ(fit(battle, ofArm("artillery"), kGun), OrderFit::Fits);
  EXPECT_EQ(fit(battle, ofArm("cavalry"), kGun), OrderFit::FitsNot);
}

TEST(Orders, AGuessedArmDecidesNothing) {
  Battle battle = guessed();
  tell(battle, kGun, kArmField, Status::Estimated);
  EXPECT_EQ(fit(battle, hussars(), kGun), OrderFit::Undecided);
}

TEST(Arms, OfATypeThatIsGuessedIsCertainWhereItIsTold) {
  Battle battle = guessed();
  Placement gun = placement(1, 1, PlacementRule::OffMap);
  gun.unit = Id<Unit>{kGun};
  EXPECT_FALSE(armOf(battle, RuleBook(battle), gun).isCertain());
  tell(battle, kGun, kArmField, Status::Printed);
  const Arm arm = armOf(battle, RuleBook(battle), gun);
  EXPECT_TRUE(arm.isCertain());
  EXPECT_EQ(arm.type, "") << "its type stays a guess";
}

}  // namespace
}  // namespace redoubt::rules
