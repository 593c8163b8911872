#include "editor/dialogs/turns/orders_dialog.h"

#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabWidget>

#include "core/exchange/new_battle.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/orders.h"
#include "editor/dialogs/turns/track_strip.h"
#include "editor/words/order_words.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

constexpr Id<model::Scenario> kEvening{90};
constexpr Id<model::Track> kNerve{70};
constexpr Id<model::SetUpOrder> kWeaken{80};
constexpr Id<model::Event> kRain{85};

// Two armies of two units each; the evening derives from the first scenario, which has an order and an event.
class OrdersBattle {
 public:
  OrdersBattle() : battle_(exchange::newBattle(options())), day_(battle_.all<model::Scenario>().begin()->id) {
    addRules();
    for (const model::Army& army : battle_.all<model::Army>()) armies_.push_back(army);
    for (const model::Army& army : armies_) addUnits(army);
    battle_.all<model::Scenario>().put({kEvening, "evening", "Evening", day_, 2, ""});
    battle_.all<model::Variant>().put({{91}, "late", kEvening, "Late", 1});
    battle_.all<model::Track>().put({kNerve, "nerve", "morale", "Nerve"});
    for (int i = 1; i <= 6; ++i) {
      battle_.all<model::Space>().put(
          {Id<model::Space>{700 + i}, "n-" + std::to_string(i), kNerve, i, i < 4 ? "bold" : "shaken", std::nullopt});
    }
    battle_.all<model::SetUpOrder>().put(
        {kWeaken, day_, blue(), 1, "weaken", 1, {R"({"to-size":1,"types":["lancer"]})"}});
    battle_.all<model::Event>().put({kRain, "rain", day_, {R"({"turn":3})"}, std::nullopt, {R"({"remove":1})"}});
    battle_.all<model::Provenance>().put(
        {"set_up_order", "80", "*", model::Status::Printed, std::nullopt, "as printed"});
    battle_.all<model::Setting>().put({day_, "stock/powder", {"30"}});
  }
  model::Battle take() { return std::move(battle_); }

 private:
  static exchange::NewBattleOptions options() {
    exchange::NewBattleOptions options;
    options.columns = 8;
    options.rows = 6;
    options.scenarioTitle = "Day";
    return options;
  }
  Id<model::Army> blue() const { return battle_.bySlug<model::Army>("blue")->id; }
  void rule(const std::string& path, const std::string& json) {
    battle_.all<model::Rule>().put({*model::info(battle_)->system, path, {json}});
  }
  void addRules() {
    rule("arm/horse/title", R"("Horse")");
    rule("arm/foot/title", R"("Foot")");
    rule("unit-type/lancer/arm", R"("horse")");
    rule("unit-type/lancer/title", R"("Lancers")");
    rule("unit-type/guard/arm", R"("foot")");
    rule("unit-type/guard/title", R"("Guards")");
    rule("marker/stakes/title", R"("Stakes")");
    rule("stock/powder/title", R"("Powder")");
    rule("turns/phases", R"(["movement", "attack"])");
  }
  void addUnits(const model::Army& army) {
    for (const char* type : {"lancer", "guard"}) {
      const int number = ++units_;
      const std::string name = army.slug + "-" + type;
      battle_.all<model::Unit>().put({Id<model::Unit>{number}, name, army.id, name, name, type, number});
    }
  }

  model::Battle battle_;
  Id<model::Scenario> day_;
  std::vector<model::Army> armies_;
  int units_ = 100;
};

class OrdersTest : public DialogTest<OrdersDialog> {
 protected:
  OrdersTest() : DialogTest(OrdersBattle().take()), day_(*session_.setUp().scenario()) {}

  // The control of a field in a form.
  template <class Widget>
  Widget& control(const char* field) const {
    auto* found = child<QWidget>(field).findChild<Widget*>(QStringLiteral("rules.control"));
    if (!found) throw std::runtime_error(std::string("no control in ") + field);
    return *found;
  }
  void page(int tab) {
    child<QTabWidget>("orders.tabs").setCurrentIndex(tab);
    QCoreApplication::processEvents();
  }
  QStringList rows(const char* list) const {
    QStringList words;
    for (int row = 0; row < child<QListWidget>(list).count(); ++row)
      words << child<QListWidget>(list).item(row)->text();
    return words;
  }
  void showEvening() { select(child<QComboBox>("orders.scenario"), "Evening"); }
  void tick(QListWidget& list, const char* word) {
    for (int row = 0; row < list.count(); ++row) {
      if (list.item(row)->data(Qt::UserRole).toString() != QLatin1String(word)) continue;
      list.setFocus();
      list.setCurrentRow(row);
      QTest::keyClick(&list, Qt::Key_Space);
      QCoreApplication::processEvents();
      return;
    }
    ADD_FAILURE() << "nothing to tick called " << word;
  }
  std::vector<model::SetUpOrder> orders(Id<model::Scenario> scenario) const {
    std::vector<model::SetUpOrder> found;
    for (const auto* row : rules::ordersIn(session_.battle(), scenario)) found.push_back(*row);
    return found;
  }
  std::vector<model::Event> events(Id<model::Scenario> scenario) const {
    std::vector<model::Event> found;
    for (const auto* row : rules::eventsIn(session_.battle(), scenario)) found.push_back(*row);
    return found;
  }

  Id<model::Scenario> day_;
};

TEST_F(OrdersTest, TheListTellsOrdersInPlainWordsAndTheInheritedOnesGreyWithTheirScenario) {
  EXPECT_EQ(rows("orders.list"), QStringList{QStringLiteral("Blue: weaken 1 × Lancers to 1 points")});
  showEvening();
  EXPECT_EQ(rows("orders.list"), QStringList{QStringLiteral("Blue: weaken 1 × Lancers to 1 points – from Day")});
  EXPECT_TRUE(child<QLabel>("orders.inherited").isVisible());
}

TEST_F(OrdersTest, AnOrderIsAddedAndFilledInByItsForm) {
  press("orders.add");
  ASSERT_EQ(orders(day_).size(), 2u);
  select(child<QComboBox>("orders.verb"), "leave out");
  select(child<QComboBox>("orders.army"), "Red");
  tick(control<QListWidget>("orders.selector.arms"), "horse");
  set(child<QSpinBox>("orders.count"), 3);
  const model::SetUpOrder row = orders(day_).back();
  EXPECT_EQ(row.verb, "cut");
  EXPECT_EQ(row.army, session_.battle().bySlug<model::Army>("red")->id);
  EXPECT_EQ(row.count, 3);
  EXPECT_EQ(row.selector.text, R"({"arms":["horse"]})");
  EXPECT_EQ(child<QLabel>("orders.sentence").text(), QStringLiteral("Red: leave out 3 × Horse"));
  session_.undo();
  EXPECT_EQ(child<QSpinBox>("orders.count").value(), 1);
}

TEST_F(OrdersTest, ARowHasAMenuOfWhatTheButtonsDo) {
  auto& list = child<QListWidget>("orders.list");
  emit list.customContextMenuRequested(list.visualItemRect(list.item(0)).center());
  auto& menu = child<QMenu>("orders.menu");
  const auto choose = [&](const char* words) {
    for (QAction* each : menu.actions()) {
      if (each->text() == QLatin1String(words)) return each->trigger();
    }
    ADD_FAILURE() << "no entry " << words;
  };
  choose("Duplicate");
  EXPECT_EQ(orders(day_).size(), 2u);
  choose("Delete");
  EXPECT_EQ(orders(day_).size(), 1u);
  menu.close();
}

TEST_F(OrdersTest, WhatTheChecksFindStandsBesideTheFieldAtOnce) {
  auto& fault = child<QLabel>("orders.selectorFault");
  EXPECT_FALSE(fault.text().contains(QLatin1String("only")));
  set(child<QSpinBox>("orders.count"), 5);
  EXPECT_TRUE(fault.isVisible());
  EXPECT_TRUE(fault.text().contains(QStringLiteral("“weaken” is for 5 counters"))) << fault.text().toStdString();
  set(child<QSpinBox>("orders.count"), 0);
  EXPECT_EQ(child<QLabel>("orders.count.fault").text(), QStringLiteral("The order to “weaken” is for 0 counters."));
}

TEST_F(OrdersTest, OnlyUnitsOfTheArmyAreOffered) {
  auto& units = control<QListWidget>("orders.selector.units");
  ASSERT_EQ(units.count(), 2);
  tick(units, "blue-guard");
  EXPECT_EQ(orders(day_).front().selector.text, R"({"to-size":1,"types":["lancer"],"units":["blue-guard"]})");
  tick(control<QListWidget>("orders.selector.units"), "blue-guard");
  EXPECT_EQ(orders(day_).front().selector.text, R"({"to-size":1,"types":["lancer"]})");
}

TEST_F(OrdersTest, WhatNoFieldShowsIsThereAsJson) {
  auto& json = child<QPlainTextEdit>("orders.selector.json");
  EXPECT_FALSE(json.isVisible());
  model::Edit edit("Strange");
  model::SetUpOrder row = orders(day_).front();
  row.selector.text = R"({"colour":"grey"})";
  edit.put(row);
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_TRUE(json.isVisible());
  EXPECT_TRUE(child<QLabel>("orders.selectorFault").isVisible());
  json.setFocus();
  json.selectAll();
  QTest::keyClicks(&json, QStringLiteral("{\"marker\": \"stakes\"}"));
  QTest::keyClick(&json, Qt::Key_Return);
  EXPECT_EQ(orders(day_).front().selector.text, R"({"marker":"stakes"})");
  EXPECT_FALSE(json.isVisible());
}

TEST_F(OrdersTest, AnEmptyPageSaysWhatItsRowsAreAndHowTheFirstIsMade) {
  EXPECT_FALSE(child<QLabel>("orders.empty").isVisible());
  press("orders.remove");
  EXPECT_TRUE(child<QLabel>("orders.empty").isVisible());
  EXPECT_FALSE(child<QSpinBox>("orders.count").isVisible());
  page(1);
  EXPECT_FALSE(child<QLabel>("events.empty").isVisible());
  press("events.remove");
  EXPECT_TRUE(child<QLabel>("events.empty").isVisible());
  EXPECT_TRUE(child<QLabel>("events.empty").text().contains(QLatin1Char('+')));
  press("events.add");
  EXPECT_FALSE(child<QLabel>("events.empty").isVisible());
}

TEST_F(OrdersTest, AShortNameThatIsTakenIsRefusedWithItsReason) {
  page(1);
  press("events.add");
  write("events.slug", QStringLiteral("rain"));
  EXPECT_TRUE(child<QLabel>("events.slug.fault").isVisible());
  EXPECT_TRUE(child<QLabel>("events.slug.fault").text().contains(QStringLiteral("“rain”")));
  EXPECT_EQ(events(day_).size(), 2u);
  EXPECT_TRUE(session_.battle().bySlug<model::Event>("event"));
  write("events.slug", QStringLiteral("snow"));
  EXPECT_FALSE(child<QLabel>("events.slug.fault").isVisible());
}

TEST_F(OrdersTest, AChangeOfAnInheritedOrderLeavesTheOtherScenarioAlone) {
  showEvening();
  EXPECT_FALSE(child<QAbstractButton>("orders.remove").isEnabled());
  set(child<QSpinBox>("orders.count"), 2);
  EXPECT_EQ(orders(kEvening).front().count, 2);
  EXPECT_EQ(orders(day_).front().count, 1);
  EXPECT_FALSE(child<QLabel>("orders.inherited").isVisible());
  press("orders.remove");
  EXPECT_EQ(orders(kEvening).front().id, kWeaken) << "the inherited one holds again";
}

TEST_F(OrdersTest, OrdersAreDuplicatedMovedAndDeletedWithTheirOrigin) {
  press("orders.duplicate");
  set(child<QSpinBox>("orders.count"), 2);
  press("orders.up");
  EXPECT_EQ(orders(day_).front().count, 2);
  press("orders.down");
  EXPECT_EQ(orders(day_).front().id, kWeaken);
  dialog_->choose(kWeaken);
  press("orders.remove");
  ASSERT_EQ(orders(day_).size(), 1u);
  EXPECT_EQ(session_.battle().find<model::Provenance>({"set_up_order", "80", "*"}), nullptr);
  EXPECT_EQ(session_.document().undoTitle(), "Delete the order “Blue: weaken 1 × Lancers to 1 points”");
}

TEST_F(OrdersTest, AnEventIsMadeOfTriggerConditionAndEffect) {
  page(1);
  press("events.add");
  auto& slug = child<QLineEdit>("events.slug");
  slug.setFocus();
  slug.selectAll();
  QTest::keyClicks(&slug, QStringLiteral("Flight 1"));
  QTest::keyClick(&slug, Qt::Key_Return);
  select(control<QComboBox>("events.trigger.phase"), "movement");
  select(control<QComboBox>("events.trigger.army"), "Red (red)");
  select(control<QComboBox>("events.condition.track"), "Nerve (nerve)");
  EXPECT_EQ(child<QLabel>("events.conditionFault").text(), QString()) << "the track brings a label along";
  select(control<QComboBox>("events.condition.label"), "shaken");
  set(control<QSpinBox>("events.effect.remove"), 2);
  set(child<QSpinBox>("blue"), 1);
  const model::Event row = *session_.battle().bySlug<model::Event>("flight-1");
  EXPECT_EQ(row.scenario, day_);
  EXPECT_EQ(row.trigger.text, R"({"army":"red","phase":"movement"})");
  EXPECT_EQ(row.condition->text, R"({"label":"shaken","track":"nerve"})");
  EXPECT_EQ(row.effect.text, R"({"of-which":{"blue":1},"remove":2})");
  EXPECT_EQ(OrderWords::event(session_, row),
            QStringLiteral("flight-1: in the phase “movement” (Red), if “Nerve” shows “shaken” → 2 units are taken "
                           "away, of these Blue: 1"));
  select(control<QComboBox>("events.condition.track"), "—");
  EXPECT_FALSE(session_.battle().bySlug<model::Event>("flight-1")->condition);
}

TEST_F(OrdersTest, NumbersThatAreTooLargeAreNotCutToOthers) {
  model::Event row;
  row.slug = "flood";
  row.scenario = day_;
  row.trigger.text = R"({"turn":4294967299})";
  row.effect.text = R"({"remove":1,"of-which":{"blue":4294967297}})";
  EXPECT_EQ(OrderWords::event(session_, row), QStringLiteral("flood: never → 1 units are taken away"));
}

TEST_F(OrdersTest, AnInheritedEventCanBeChangedAndTakenBackForOneScenario) {
  page(1);
  showEvening();
  EXPECT_EQ(rows("events.list"), QStringList{QStringLiteral("rain: turn 3 → 1 units are taken away – from Day")});
  EXPECT_FALSE(child<QLineEdit>("events.slug").isEnabled());
  press("events.remove");
  EXPECT_EQ(rows("events.list"), QStringList{QStringLiteral("rain: doesn't hold in this scenario")});
  EXPECT_EQ(events(day_).front().id, kRain);
  press("events.remove");
  EXPECT_EQ(events(kEvening).front().id, kRain);
  set(control<QSpinBox>("events.trigger.turn"), 5);
  EXPECT_EQ(events(kEvening).front().trigger.text, R"({"turn":5})");
  EXPECT_EQ(events(day_).front().trigger.text, R"({"turn":3})");
}

TEST_F(OrdersTest, FaultsOfAnEventStandWithThePartTheyAreOf) {
  page(1);
  set(control<QSpinBox>("events.effect.remove"), 1);
  set(child<QSpinBox>("red"), 3);
  EXPECT_TRUE(child<QLabel>("events.effectFault").text().contains(QLatin1String("takes 1 units away")));
  EXPECT_EQ(child<QLabel>("events.triggerFault").text(), QString());
}

TEST_F(OrdersTest, StocksAndTheBeginningAreSettingsOfTheScenario) {
  page(2);
  auto& powder = control<QSpinBox>("stock/powder");
  EXPECT_EQ(powder.value(), 30);
  showEvening();
  EXPECT_EQ(control<QSpinBox>("stock/powder").value(), 30);
  set(control<QSpinBox>("stock/powder"), 12);
  EXPECT_EQ(rules::integerSetting(session_.battle(), kEvening, "stock/powder"), 12);
  EXPECT_EQ(rules::integerSetting(session_.battle(), day_, "stock/powder"), 30);
  QTest::mouseClick(child<QWidget>("stock/powder").findChild<QAbstractButton*>(QStringLiteral("back")), Qt::LeftButton);
  EXPECT_EQ(rules::integerSetting(session_.battle(), kEvening, "stock/powder"), 30);
  select(control<QComboBox>("initiative"), "Red (red)");
  EXPECT_EQ(rules::textSetting(session_.battle(), kEvening, "initiative"), "red");
  set(control<QSpinBox>("moves-from/red.form.turn"), 4);
  EXPECT_EQ(rules::setting(session_.battle(), kEvening, "moves-from/red"), R"({"turn":4})");
}

TEST_F(OrdersTest, AClickOnASpaceSetsWhereATrackBegins) {
  page(2);
  auto& strip = child<TrackStrip>("track/nerve");
  EXPECT_EQ(strip.start(), "");
  QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.rectOf(4).center());
  EXPECT_EQ(rules::textSetting(session_.battle(), day_, "track/nerve"), "n-5");
  EXPECT_EQ(strip.start(), "n-5");
  strip.setFocus();
  QTest::keyClick(&strip, Qt::Key_Left);
  QTest::keyClick(&strip, Qt::Key_Return);
  EXPECT_EQ(rules::textSetting(session_.battle(), day_, "track/nerve"), "n-4");
  session_.undo();
  EXPECT_EQ(strip.start(), "n-5");
}

TEST_F(OrdersTest, CountersThatLieOnSpacesAreSeenAndNamed) {
  page(2);
  auto& strip = child<TrackStrip>("track/nerve");
  const QRect box = strip.rectOf(2);
  const QImage before = strip.grab(box).toImage();
  const model::Space* space = session_.battle().bySlug<model::Space>("n-3");
  ASSERT_TRUE(space);
  model::Placement row;
  row.id = {4711};
  row.block = session_.battle().all<model::SetUpBlock>().begin()->id;
  row.subject = model::PlacementSubject::Marker;
  row.words = "Supply train";
  row.rule = model::PlacementRule::Space;
  row.space = space->id;
  model::Edit edit("On the track");
  edit.put(row);
  ASSERT_TRUE(session_.apply(edit));
  QCoreApplication::processEvents();
  EXPECT_NE(strip.grab(box).toImage(), before);
  EXPECT_TRUE(strip.accessibleDescription().contains(QStringLiteral("Supply train")))
      << strip.accessibleDescription().toStdString();
  session_.undo();
  QCoreApplication::processEvents();
  EXPECT_EQ(strip.grab(box).toImage(), before);
}

TEST_F(OrdersTest, EverythingSurvivesReopening) {
  press("orders.add");
  page(2);
  auto& strip = child<TrackStrip>("track/nerve");
  QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.rectOf(0).center());
  const auto before = orders(day_);
  dialog_.reset();
  session_.setDocument(nullptr);
  session_.setDocument(document::Document::open(file_));
  EXPECT_EQ(orders(day_), before);
  EXPECT_EQ(rules::textSetting(session_.battle(), day_, "track/nerve"), "n-1");
  session_.undo();
  EXPECT_FALSE(rules::textSetting(session_.battle(), day_, "track/nerve"));
}

TEST_F(OrdersTest, ABattleForReadingCanBeLookedAtButNotChanged) {
  reopen(document::Mode::ReadOnly);
  EXPECT_TRUE(child<QLabel>("orders.obstacle").isVisible());
  EXPECT_EQ(rows("orders.list").size(), 1);
  for (const char* button : {"orders.add", "orders.duplicate", "orders.remove", "orders.up", "events.add"}) {
    EXPECT_FALSE(child<QAbstractButton>(button).isEnabled()) << button;
    EXPECT_FALSE(child<QAbstractButton>(button).toolTip().isEmpty()) << button;
  }
  EXPECT_FALSE(child<QSpinBox>("orders.count").isEnabled());
  EXPECT_FALSE(child<QWidget>("orders.selector").isEnabled());
  page(2);
  EXPECT_FALSE(child<QWidget>("stock/powder").isEnabled());
  auto& strip = child<TrackStrip>("track/nerve");
  QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.rectOf(2).center());
  EXPECT_EQ(strip.start(), "");
}

TEST_F(OrdersTest, AnOrderOfAnotherScenarioIsShownInItsOwn) {
  model::Edit edit("Order");
  edit.put(model::SetUpOrder{{81}, kEvening, orders(day_).front().army, 1, "cut", 1, {"{}"}});
  ASSERT_TRUE(session_.apply(edit));
  dialog_->choose(Id<model::SetUpOrder>{81});
  EXPECT_EQ(child<QComboBox>("orders.scenario").currentText(), QLatin1String("Evening"));
  EXPECT_EQ(child<QLabel>("orders.sentence").text(), QStringLiteral("Blue: leave out 1 × any unit"));
}

}  // namespace
}  // namespace redoubt::editor::test
