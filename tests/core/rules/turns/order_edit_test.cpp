#include "core/rules/turns/order_edit.h"

#include <gtest/gtest.h>

#include "core/model/origins.h"
#include "core/rules/turns/orders.h"
#include "tests/core/rules/small_battle.h"

namespace redoubt::rules {
namespace {

using namespace small;

constexpr Id<Scenario> kFirstOrder{1}, kSecondOrder{2};
constexpr Id<Army> kRedArmy{1}, kBlueArmy{2};

void addOrderRow(Battle& battle, int id, Id<Army> army, int ordinal, int count) {
  battle.all<SetUpOrder>().put({Id<SetUpOrder>{id}, kFirstOrder, army, ordinal, "cut", count, JsonText{"{}"}});
  battle.all<Provenance>().put(
      {"set_up_order", std::to_string(id), "*", Status::Printed, Id<Paragraph>{id}, "as printed"});
}

// The second scenario derives from the first, which has orders 1 to 3 for red, 4 for blue, and event 1 "rain".
Battle withOrders() {
  Battle battle = empty();
  addArmy(battle, 1);
  addArmy(battle, 2);
  addScenario(battle, 1);
  addScenario(battle, 2, kFirstOrder);
  for (int id = 1; id <= 3; ++id) addOrderRow(battle, id, kRedArmy, id, 10 * id);
  addOrderRow(battle, 4, kBlueArmy, 1, 40);
  battle.all<Event>().put({Id<Event>{1}, "rain", kFirstOrder, {R"({"turn":3})"}, std::nullopt, {R"({"remove":1})"}});
  battle.all<Provenance>().put({"event", "1", "*", Status::Printed, Id<Paragraph>{9}, ""});
  return battle;
}

std::vector<int> counts(const Battle& battle, Id<Scenario> scenario, Id<Army> army = kRedArmy) {
  std::vector<int> found;
  for (const SetUpOrder* row : ordersIn(battle, scenario)) {
    if (row->army == army) found.push_back(row->count);
  }
  return found;
}

// Every row that the file tells the origin of is there.
bool hasDangling(const Battle& battle) {
  for (const Provenance& row : battle.all<Provenance>()) {
    const Id<SetUpOrder> order{std::stoll(row.subject)};
    const Id<Event> event{std::stoll(row.subject)};
    if (row.subjectTable == "set_up_order" && !battle.find<SetUpOrder>(order)) return true;
    if (row.subjectTable == "event" && !battle.find<Event>(event)) return true;
  }
  return false;
}

TEST(OrdersIn, AreOfEachArmyItsOwnOrElseThoseOfTheNearestScenarioAbove) {
  Battle battle = withOrders();
  EXPECT_EQ(counts(battle, kSecondOrder), (std::vector{10, 20, 30}));
  battle.all<SetUpOrder>().put({Id<SetUpOrder>{9}, kSecondOrder, kBlueArmy, 1, "cut", 7, JsonText{"{}"}});
  EXPECT_EQ(counts(battle, kSecondOrder), (std::vector{10, 20, 30}));
  EXPECT_EQ(counts(battle, kSecondOrder, kBlueArmy), std::vector{7});
  EXPECT_EQ(counts(battle, kFirstOrder, kBlueArmy), std::vector{40});
}

TEST(OrderEdit, OfAnInheritedOrderMakesAllOfItsArmyTheScenariosOwn) {
  const Battle battle = withOrders();
  SetUpOrder wanted = *battle.find<SetUpOrder>(Id<SetUpOrder>{2});
  wanted.count = 5;
  const OrderEdit change = changeOrder(battle, kSecondOrder, wanted, "");
  const Battle after = applied(battle, change.edit);
  EXPECT_EQ(counts(after, kSecondOrder), (std::vector{10, 5, 30}));
  EXPECT_EQ(counts(after, kFirstOrder), (std::vector{10, 20, 30}));
  EXPECT_EQ(after.find<SetUpOrder>(*change.row)->count, 5);
  EXPECT_EQ(ordersIn(after, kSecondOrder).back()->scenario, kFirstOrder) << "blue's stays inherited";
  const std::string key = std::to_string(change.row->value);
  EXPECT_EQ(after.find<Provenance>({"set_up_order", key, "*"})->paragraph, Id<Paragraph>{2});
  EXPECT_EQ(after.find<Provenance>({"set_up_order", key, "count"})->note, kSetByHand);
}

TEST(OrderEdit, ThatChangesNothingIsEmpty) {
  const Battle battle = withOrders();
  EXPECT_TRUE(changeOrder(battle, kSecondOrder, *battle.find<SetUpOrder>(Id<SetUpOrder>{2}), "").edit.empty());
  EXPECT_TRUE(changeOrder(battle, kFirstOrder, *battle.find<SetUpOrder>(Id<SetUpOrder>{2}), "").edit.empty());
  EXPECT_TRUE(moveOrder(battle, kFirstOrder, Id<SetUpOrder>{1}, -1, "").edit.empty());
  EXPECT_TRUE(moveOrder(battle, kFirstOrder, Id<SetUpOrder>{3}, 1, "").edit.empty());
}

TEST(OrderEdit, AddsMovesAndDuplicatesAmongTheOrdersOfAnArmy) {
  Battle battle = withOrders();
  battle = applied(battle, addOrder(battle, kFirstOrder, kRedArmy, "").edit);
  EXPECT_EQ(counts(battle, kFirstOrder), (std::vector{10, 20, 30, 1}));
  battle = applied(battle, moveOrder(battle, kFirstOrder, Id<SetUpOrder>{3}, -1, "").edit);
  EXPECT_EQ(counts(battle, kFirstOrder), (std::vector{10, 30, 20, 1}));
  battle = applied(battle, duplicateOrder(battle, kFirstOrder, Id<SetUpOrder>{1}, "").edit);
  EXPECT_EQ(counts(battle, kFirstOrder), (std::vector{10, 10, 30, 20, 1}));
  EXPECT_EQ(counts(battle, kFirstOrder, kBlueArmy), std::vector{40});
}

TEST(OrderEdit, TakesAnOrderToAnotherArmyAsItsLast) {
  const Battle battle = withOrders();
  SetUpOrder wanted = *battle.find<SetUpOrder>(Id<SetUpOrder>{1});
  wanted.army = kBlueArmy;
  const OrderEdit own = changeOrder(battle, kFirstOrder, wanted, "");
  EXPECT_EQ(own.row, wanted.id);
  EXPECT_EQ(counts(applied(battle, own.edit), kFirstOrder), (std::vector{20, 30}));
  EXPECT_EQ(counts(applied(battle, own.edit), kFirstOrder, kBlueArmy), (std::vector{40, 10}));
  const Battle inherited = applied(battle, changeOrder(battle, kSecondOrder, wanted, "").edit);
  EXPECT_EQ(counts(inherited, kSecondOrder), (std::vector{20, 30}));
  EXPECT_EQ(counts(inherited, kSecondOrder, kBlueArmy), (std::vector{40, 10}));
  EXPECT_EQ(counts(inherited, kFirstOrder), (std::vector{10, 20, 30}));
}

TEST(OrderEdit, DeletesARowWithItsOriginAndCopiesTheOthersOfAnInheritedOne) {
  const Battle battle = withOrders();
  const Battle own = applied(battle, removeOrder(battle, kFirstOrder, Id<SetUpOrder>{2}, "").edit);
  EXPECT_EQ(counts(own, kFirstOrder), (std::vector{10, 30}));
  EXPECT_FALSE(hasDangling(own));
  const Battle inherited = applied(battle, removeOrder(battle, kSecondOrder, Id<SetUpOrder>{2}, "").edit);
  EXPECT_EQ(counts(inherited, kSecondOrder), (std::vector{10, 30}));
  EXPECT_EQ(counts(inherited, kFirstOrder), (std::vector{10, 20, 30}));
  EXPECT_FALSE(hasDangling(inherited));
}

TEST(OrderEdit, DoesNotDeleteTheOnlyInheritedOrderOfAnArmy) {
  const Battle battle = withOrders();
  EXPECT_FALSE(canRemove(battle, kSecondOrder, Id<SetUpOrder>{4}));
  EXPECT_TRUE(removeOrder(battle, kSecondOrder, Id<SetUpOrder>{4}, "").edit.empty());
  EXPECT_TRUE(canRemove(battle, kSecondOrder, Id<SetUpOrder>{1}));
  EXPECT_TRUE(canRemove(battle, kFirstOrder, Id<SetUpOrder>{4}));
}

TEST(EventEdit, OfAnInheritedEventStandsInItsPlaceAndItsDeletionBringsItBack) {
  const Battle battle = withOrders();
  Event wanted = *battle.find<Event>(Id<Event>{1});
  wanted.effect.text = R"({"remove":2})";
  wanted.slug = "snow";
  const EventEdit change = changeEvent(battle, kSecondOrder, wanted, "");
  const Battle after = applied(battle, change.edit);
  ASSERT_EQ(eventsIn(after, kSecondOrder).size(), 1u);
  EXPECT_EQ(eventsIn(after, kSecondOrder).front()->effect.text, wanted.effect.text);
  EXPECT_EQ(eventsIn(after, kSecondOrder).front()->slug, "rain");
  EXPECT_EQ(after.find<Provenance>({"event", std::to_string(change.row->value), "effect"})->note, kSetByHand);
  const EventEdit back = removeEvent(after, kSecondOrder, *change.row, "");
  EXPECT_EQ(back.row, Id<Event>{1});
  const Battle before = applied(after, back.edit);
  EXPECT_EQ(eventsIn(before, kSecondOrder).front()->id, Id<Event>{1});
  EXPECT_FALSE(hasDangling(before));
}

TEST(EventEdit, DeletesAnInheritedEventByAnEmptyOneInItsPlace) {
  const Battle battle = withOrders();
  const EventEdit edit = removeEvent(battle, kSecondOrder, Id<Event>{1}, "");
  const Battle after = applied(battle, edit.edit);
  EXPECT_TRUE(isCancelledBy(after, *after.find<Event>(*edit.row)));
  EXPECT_FALSE(isCancelledBy(after, *after.find<Event>(Id<Event>{1})));
  EXPECT_EQ(inheritedEvent(after, kSecondOrder, "rain")->id, Id<Event>{1});
}

TEST(EventEdit, GivesNewEventsAShortNameThatIsFree) {
  Battle battle = withOrders();
  const EventEdit copy = duplicateEvent(battle, kSecondOrder, Id<Event>{1}, "");
  battle = applied(battle, copy.edit);
  EXPECT_EQ(battle.find<Event>(*copy.row)->slug, "rain-2");
  EXPECT_EQ(battle.find<Event>(*copy.row)->scenario, kSecondOrder);
  for (const char* slug : {"event", "event-2"}) {
    const EventEdit added = addEvent(battle, kFirstOrder, "");
    battle = applied(battle, added.edit);
    EXPECT_EQ(battle.find<Event>(*added.row)->slug, slug);
  }
}

}  // namespace
}  // namespace redoubt::rules
