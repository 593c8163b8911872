#include "editor/dialogs/turns/tracks_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTableWidget>
#include <QTimer>
#include <QTreeWidget>

#include "core/base/text.h"
#include "core/exchange/new_battle.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/track_spaces.h"
#include "editor/dialogs/turns/track_strip.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

constexpr Id<model::Scenario> kEvening{90};
constexpr Id<model::Track> kNerve{70};
constexpr Id<model::Zone> kBank{60};

// Two armies with a leader each, a track of six spaces, and a scenario that derives from the first.
model::Battle twoArmies() {
  exchange::NewBattleOptions options;
  options.columns = 8;
  options.rows = 6;
  options.scenarioTitle = "Day";
  model::Battle battle = exchange::newBattle(options);
  const Id<model::System> system = *model::info(battle)->system;
  const auto rule = [&](const char* path, const char* json) { battle.all<model::Rule>().put({system, path, {json}}); };
  rule("turns/count", "7");
  rule("stock/powder/title", R"("Powder")");
  rule("morale-track/zones", R"([{"label":"0","columns":0},{"label":"Blue","player":"blue","columns":1},
                                 {"label":"Red","player":"red","columns":1}])");
  int leader = 10;
  for (const model::Army& army : battle.all<model::Army>()) {
    for (const char* name : {"Hale", "Vane"}) {
      const std::string called = std::string(name) + " of " + army.name;
      battle.all<model::Leader>().put({{++leader}, slugged(called), army.id, called, called, false, leader});
    }
  }
  battle.all<model::Scenario>().put({kEvening, "evening", "Evening", battle.all<model::Scenario>().begin()->id, 2, ""});
  battle.all<model::Variant>().put({{91}, "late", kEvening, "Late", 1});
  battle.all<model::Zone>().put({kBank, "bank", "The bank", model::ZoneKind::Entry});
  battle.all<model::ZoneHex>().put({kBank, hex::HexKey::at(1, 1)});
  battle.all<model::Track>().put({kNerve, "nerve", "morale", "Nerve"});
  for (int i = 1; i <= 6; ++i) {
    battle.all<model::Space>().put(
        {Id<model::Space>{700 + i}, "n-" + std::to_string(i), kNerve, i, i < 4 ? "bold" : "shaken", std::nullopt});
  }
  return battle;
}

class TracksTest : public DialogTest<TracksDialog> {
 protected:
  TracksTest() : DialogTest(twoArmies()), day_(*session_.setUp().scenario()) {}

  const model::Battle& battle() const { return session_.battle(); }
  // As if chosen in the menu below the button.
  void add(const char* kind) {
    press("tracks.add");
    auto& menu = child<QMenu>("tracks.kinds");
    EXPECT_TRUE(menu.isVisible());
    for (QAction* action : menu.actions()) {
      if (action->data().toString() == QLatin1String(kind)) action->trigger();
    }
    menu.close();
    QCoreApplication::processEvents();
  }
  const model::Track& track(const char* slug) const {
    const auto* found = battle().bySlug<model::Track>(slug);
    if (!found) throw std::runtime_error(std::string("no track ") + slug);
    return *found;
  }
  std::string labels(const char* slug) const {
    std::string all;
    for (const auto* space : rules::spacesOf(battle(), track(slug).id)) all += (all.empty() ? "" : " ") + space->label;
    return all;
  }
  QTableWidget& table() const { return child<QTableWidget>("tracks.spaces"); }
  void type(int row, int column, const char* words) {
    table().setFocus();
    table().setCurrentCell(row, column, QItemSelectionModel::NoUpdate);
    table().editItem(table().item(row, column));
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(field, nullptr);
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, QString::fromUtf8(words));
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  // Presses what asks first, and the button of the question that is called so.
  void answer(const char* button, const QString& words) {
    QTimer::singleShot(0, [this, words] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      ASSERT_NE(box, nullptr);
      asked_ = box->informativeText();
      for (QAbstractButton* each : box->buttons()) {
        if (each->text().remove(QLatin1Char('&')) == words) return each->click();
      }
      ADD_FAILURE() << "no such button";
      box->reject();
    });
    press(button);
  }
  void page(int tab) {
    child<QTabWidget>("tracks.tabs").setCurrentIndex(tab);
    QCoreApplication::processEvents();
  }
  QStringList rows(const char* list) const {
    QStringList words;
    for (int row = 0; row < child<QListWidget>(list).count(); ++row)
      words << child<QListWidget>(list).item(row)->text();
    return words;
  }
  std::vector<model::PoolLine> lines(Id<model::Scenario> scenario) const {
    std::vector<model::PoolLine> found;
    for (const auto* line : rules::rowsIn<model::PoolLine>(battle(), scenario)) found.push_back(*line);
    return found;
  }

  Id<model::Scenario> day_;
  QString asked_;
};

TEST_F(TracksTest, AFreshTrackOfTurnsHasThoseOfTheGameAndIsNamedAtOnce) {
  add("turn");
  EXPECT_EQ(labels("turn-track"), "1 2 3 4 5 6 7");
  EXPECT_TRUE(child<QLineEdit>("tracks.name").hasFocus());
  write("tracks.name", QStringLiteral("Hours"));
  EXPECT_EQ(track("turn-track").title, "Hours");
  EXPECT_TRUE(rows("tracks.list").contains(QStringLiteral("Hours – Turns, 7 spaces")));
  set(child<QSpinBox>("tracks.fill.to"), 9);
  press("tracks.fill.go");
  EXPECT_EQ(labels("turn-track"), "1 2 3 4 5 6 7 8 9");
  EXPECT_EQ(inFile().bySlug<model::Track>("turn-track")->title, "Hours");
  session_.undo();
  EXPECT_EQ(labels("turn-track"), "1 2 3 4 5 6 7");
  session_.undo();
  session_.undo();
  EXPECT_EQ(battle().all<model::Track>().size(), 1u);
  EXPECT_EQ(battle().all<model::Space>().size(), 6u);
}

TEST_F(TracksTest, ATrackWithoutANameKeepsItsOwnAndSaysSo) {
  write("tracks.name", QStringLiteral(" "));
  EXPECT_EQ(track("nerve").title, "Nerve");
  EXPECT_TRUE(child<QLabel>("tracks.name.fault").text().contains(QStringLiteral("needs a name")));
  QTest::keyClick(&child<QLineEdit>("tracks.name"), Qt::Key_Escape);
  EXPECT_EQ(child<QLineEdit>("tracks.name").text(), QStringLiteral("Nerve"));
  EXPECT_FALSE(child<QLabel>("tracks.name.fault").isVisible());
  EXPECT_TRUE(dialog_->isVisible());
}

TEST_F(TracksTest, TheZonesOfMoraleComeFromTheRulesWhichThenKnowTheTrack) {
  add("morale");
  EXPECT_EQ(labels("morale-track").substr(0, 8), "Red Red ");
  EXPECT_EQ(rules::RuleBook(battle()).text("morale-track/track"), "morale-track");
  EXPECT_TRUE(child<QCheckBox>("tracks.morale").isChecked());
  set(child<QSpinBox>("tracks.fill.each"), 1);
  press("tracks.fill.go");
  EXPECT_EQ(labels("morale-track"), "Red 0 Blue");
  QTest::mouseClick(&child<QCheckBox>("tracks.morale"), Qt::LeftButton, {}, QPoint(8, 8));
  EXPECT_FALSE(rules::RuleBook(battle()).text("morale-track/track"));
}

TEST_F(TracksTest, PointsReachFromOneEndToTheOther) {
  add("victory");
  set(child<QSpinBox>("tracks.fill.from"), -2);
  set(child<QSpinBox>("tracks.fill.to"), 1);
  press("tracks.fill.go");
  EXPECT_EQ(labels("victory-track"), "−2 −1 0 +1");
  set(child<QSpinBox>("tracks.fill.from"), 5);
  EXPECT_FALSE(child<QAbstractButton>("tracks.fill.go").isEnabled());
  EXPECT_FALSE(child<QAbstractButton>("tracks.fill.go").toolTip().isEmpty());
}

TEST_F(TracksTest, ATrackOfTheDispersedIsAPlayers) {
  add("dispersed");
  select(child<QComboBox>("tracks.owner"), "Red");
  EXPECT_EQ(rules::RuleBook(battle()).text("dispersal/track/red"), "dispersed-units");
  type(0, 1, "12");
  EXPECT_EQ(rules::spacesOf(battle(), track("dispersed-units").id).front()->capacity, 12);
  select(child<QComboBox>("tracks.owner"), "Blue");
  EXPECT_EQ(rules::RuleBook(battle()).text("dispersal/track/blue"), "dispersed-units");
  EXPECT_FALSE(rules::RuleBook(battle()).text("dispersal/track/red"));
  answer("tracks.remove", QStringLiteral("Delete them too"));
  EXPECT_FALSE(rules::RuleBook(battle()).text("dispersal/track/blue"));
  EXPECT_EQ(battle().all<model::Track>().size(), 1u);
}

TEST_F(TracksTest, AStockIsFilledWithWhatIsLeftAndUsedAndItsRuleKnowsThem) {
  add("stock");
  press("tracks.fill.go");
  EXPECT_EQ(labels("stock"), "Left Used");
  EXPECT_EQ(rules::RuleBook(battle()).json("stock/powder/spaces"), R"({"held":"held","spent":"spent"})");
}

TEST_F(TracksTest, SpacesAreLabelledAddedAndMoved) {
  type(0, 0, "brave");
  EXPECT_EQ(labels("nerve"), "brave bold bold shaken shaken shaken");
  table().selectRow(0);
  press("tracks.spaces.down");
  EXPECT_EQ(labels("nerve"), "bold brave bold shaken shaken shaken");
  EXPECT_EQ(table().selectedItems().front()->row(), 1) << "it stays chosen";
  press("tracks.spaces.add");
  EXPECT_EQ(labels("nerve"), "bold brave brave bold shaken shaken shaken");
  EXPECT_EQ(inFile().all<model::Space>().size(), 7u);
}

TEST_F(TracksTest, ALabelTypedOverSeveralGoesToAll) {
  table().setRangeSelected({2, 0, 4, 2}, true);
  type(3, 0, "torn");
  EXPECT_EQ(labels("nerve"), "bold bold torn torn torn shaken");
  session_.undo();
  EXPECT_EQ(labels("nerve"), "bold bold bold shaken shaken shaken");
}

TEST_F(TracksTest, AWrongCapacityIsRefusedWithItsReasonAndLosesNothing) {
  type(1, 1, "few");
  EXPECT_TRUE(child<QLabel>("tracks.spaceFault").isVisible());
  EXPECT_TRUE(child<QLabel>("tracks.spaceFault").text().contains(QStringLiteral("“few”")));
  EXPECT_EQ(table().item(1, 1)->text(), QString());
  type(1, 1, "3");
  EXPECT_FALSE(child<QLabel>("tracks.spaceFault").isVisible());
  type(1, 1, "");
  EXPECT_FALSE(rules::spacesOf(battle(), kNerve)[1]->capacity);
}

TEST_F(TracksTest, WhereItBeginsIsSaidForTheScenarioShown) {
  select(child<QComboBox>("tracks.start"), "bold (n-2)");
  EXPECT_EQ(rules::textSetting(battle(), day_, "track/nerve"), "n-2");
  EXPECT_EQ(child<TrackStrip>("tracks.strip").start(), "n-2");
  select(child<QComboBox>("tracks.scenario"), "Evening");
  select(child<QComboBox>("tracks.start"), "shaken (n-6)");
  EXPECT_EQ(rules::textSetting(battle(), kEvening, "track/nerve"), "n-6");
  EXPECT_EQ(rules::textSetting(battle(), day_, "track/nerve"), "n-2");
}

TEST_F(TracksTest, WhatHangsOnSpacesIsToldBeforeTheyGo) {
  select(child<QComboBox>("tracks.start"), "bold (n-2)");
  table().selectRow(1);
  answer("tracks.spaces.remove", QStringLiteral("Cancel"));
  EXPECT_TRUE(asked_.contains(QStringLiteral("scenarios that begin there: 1"))) << asked_.toStdString();
  EXPECT_EQ(battle().all<model::Space>().size(), 6u);
  answer("tracks.spaces.remove", QStringLiteral("Delete them too"));
  EXPECT_EQ(battle().all<model::Space>().size(), 5u);
  EXPECT_FALSE(rules::textSetting(battle(), day_, "track/nerve"));
  session_.undo();
  EXPECT_EQ(rules::textSetting(battle(), day_, "track/nerve"), "n-2");
  table().selectRow(4);
  press("tracks.spaces.remove");
  EXPECT_EQ(battle().all<model::Space>().size(), 5u) << "nothing hangs on it";
}

TEST_F(TracksTest, WhatTheChecksFindStandsThere) {
  model::Edit edit("Start");
  edit.put(model::Setting{day_, "track/nerve", {R"("nowhere")"}});
  ASSERT_TRUE(session_.apply(edit));
  EXPECT_TRUE(child<QLabel>("tracks.startFault").isVisible());
  EXPECT_TRUE(child<QLabel>("tracks.startFault").text().contains(QStringLiteral("nowhere")));
}

TEST_F(TracksTest, WithoutATrackThePageSaysWhatOneIs) {
  EXPECT_FALSE(child<QLabel>("tracks.empty").isVisible());
  press("tracks.remove");
  EXPECT_TRUE(battle().all<model::Track>().empty());
  EXPECT_TRUE(child<QLabel>("tracks.empty").isVisible());
  EXPECT_FALSE(table().isVisible());
}

TEST_F(TracksTest, AFileForReadingIsShownAndNotChanged) {
  reopen(document::Mode::ReadOnly);
  EXPECT_TRUE(child<QLabel>("tracks.obstacle").isVisible());
  EXPECT_EQ(rows("tracks.list").size(), 1);
  for (const char* button : {"tracks.add", "tracks.duplicate", "tracks.remove", "tracks.spaces.add",
                             "tracks.spaces.remove", "tracks.fill.go", "pool.add", "entries.add"}) {
    EXPECT_FALSE(child<QAbstractButton>(button).isEnabled()) << button;
  }
  EXPECT_FALSE(child<QLineEdit>("tracks.name").isEnabled());
  EXPECT_FALSE(table().item(0, 0)->flags() & Qt::ItemIsEditable);
}

TEST_F(TracksTest, ALineOfTheScheduleIsMadeAndFilledIn) {
  page(2);
  EXPECT_TRUE(child<QLabel>("pool.empty").isVisible());
  press("pool.add");
  EXPECT_EQ(rows("pool.list"), QStringList{QStringLiteral("Turns 1–7: Blue – in the pool")});
  select(child<QComboBox>("pool.leader"), "Hale of Blue");
  set(child<QSpinBox>("pool.first_turn"), 3);
  set(child<QSpinBox>("pool.last_turn"), 2);
  const model::PoolLine line = lines(day_).front();
  EXPECT_EQ(line.leader, battle().bySlug<model::Leader>("hale-of-blue")->id);
  EXPECT_EQ(line.firstTurn, 2) << "the first turn follows the last";
  EXPECT_EQ(line.lastTurn, 2);
  EXPECT_EQ(child<QLabel>("pool.sentence").text(), QStringLiteral("Turn 2: Hale of Blue – in the pool"));
  select(child<QComboBox>("pool.kind"), "the player chooses");
  set(child<QSpinBox>("pool.count"), 1);
  EXPECT_FALSE(lines(day_).front().leader);
  EXPECT_EQ(lines(day_).front().count, 1);
  EXPECT_FALSE(child<QComboBox>("pool.leader").isVisible());
  EXPECT_EQ(inFile().all<model::PoolLine>().size(), 1u);
}

TEST_F(TracksTest, AFreeChoiceIsAmongLeadersThatAreTicked) {
  page(2);
  press("pool.add");
  select(child<QComboBox>("pool.kind"), "the player chooses");
  select(child<QComboBox>("pool.among"), "all but these");
  auto& leaders = child<QListWidget>("pool.leaders");
  ASSERT_TRUE(leaders.isVisible());
  leaders.setFocus();
  leaders.setCurrentRow(1);
  QTest::keyClick(&leaders, Qt::Key_Space);
  QCoreApplication::processEvents();
  EXPECT_EQ(lines(day_).front().choice->text, R"({"except":["vane-of-blue"]})");
  select(child<QComboBox>("pool.among"), "all leaders of the army");
  EXPECT_FALSE(lines(day_).front().choice);
}

TEST_F(TracksTest, TheLinesOfAnotherScenarioAreTakenOverBeforeTheyChange) {
  page(2);
  press("pool.add");
  select(child<QComboBox>("tracks.scenario"), "Evening");
  EXPECT_TRUE(child<QLabel>("pool.inherited").isVisible());
  EXPECT_FALSE(child<QAbstractButton>("pool.remove").isEnabled());
  set(child<QSpinBox>("pool.last_turn"), 4);
  EXPECT_EQ(lines(day_).front().lastTurn, 7);
  EXPECT_EQ(lines(kEvening).front().lastTurn, 4);
  EXPECT_FALSE(child<QLabel>("pool.inherited").isVisible());
}

TEST_F(TracksTest, WhatIsWrongWithALineStandsAboveItsFields) {
  page(2);
  press("pool.add");
  set(child<QSpinBox>("pool.last_turn"), 30);
  EXPECT_TRUE(child<QLabel>("pool.fault").isVisible());
  EXPECT_TRUE(child<QLabel>("pool.fault").text().contains(QStringLiteral("outside the game")))
      << child<QLabel>("pool.fault").text().toStdString();
}

TEST_F(TracksTest, AnEntryIsMadeOverAZoneAndGoesWithWhatHangsOnIt) {
  page(3);
  press("entries.add");
  write("entries.slug", QStringLiteral("The relief"));
  set(child<QSpinBox>("entries.turn"), 4);
  select(child<QComboBox>("entries.army"), "Red");
  const model::Entry row = *battle().bySlug<model::Entry>("the-relief");
  EXPECT_EQ(row.zone, kBank);
  EXPECT_EQ(row.turn, 4);
  EXPECT_EQ(row.army, battle().bySlug<model::Army>("red")->id);
  EXPECT_EQ(child<QLabel>("entries.fault").isVisible(), true) << "nobody comes by it yet";
  model::Edit nameless("Without a short name");
  model::Entry without = row;
  without.slug.clear();
  nameless.put(without);
  ASSERT_TRUE(session_.apply(nameless));
  EXPECT_TRUE(child<QLabel>("entries.fault").isVisible()) << "nor without a short name";
  session_.undo();
  model::Edit edit("Line");
  model::PoolLine line;
  line.id = {61};
  line.scenario = day_;
  line.army = row.army;
  line.kind = model::PoolKind::Enters;
  line.entry = row.id;
  edit.put(line);
  ASSERT_TRUE(session_.apply(edit));
  answer("entries.remove", QStringLiteral("Cancel"));
  EXPECT_TRUE(battle().bySlug<model::Entry>("the-relief"));
  answer("entries.remove", QStringLiteral("Delete it"));
  EXPECT_FALSE(battle().bySlug<model::Entry>("the-relief"));
  EXPECT_FALSE(lines(day_).front().entry);
  session_.undo();
  EXPECT_EQ(lines(day_).front().entry, row.id);
}

TEST_F(TracksTest, ANewEntryIsOverNoZoneToLeaveByWhereThereIsAnother) {
  model::Edit edit("Zones");
  edit.put(model::Zone{kBank, "bank", "The bank", model::ZoneKind::Exit});
  edit.put(model::Zone{{61}, "woods", "Woods", model::ZoneKind::Area});
  ASSERT_TRUE(session_.apply(edit));
  page(3);
  press("entries.add");
  EXPECT_EQ(battle().all<model::Entry>().begin()->zone, Id<model::Zone>{61});
  auto& zones = child<QComboBox>("entries.zone");
  EXPECT_EQ(zones.currentText(), QLatin1String("Woods"));
  EXPECT_EQ(zones.itemText(1), QLatin1String("The bank"));
}

TEST_F(TracksTest, WhoComesByAnEntryIsTicked) {
  page(3);
  press("entries.add");
  auto& arrivals = child<QTreeWidget>("entries.arrivals");
  ASSERT_EQ(arrivals.topLevelItemCount(), 2) << "the leaders of the army; it has no units";
  const auto tick = [&] {
    arrivals.setFocus();
    arrivals.setCurrentItem(arrivals.topLevelItem(1));
    QTest::keyClick(&arrivals, Qt::Key_Space);
    QCoreApplication::processEvents();
  };
  tick();
  ASSERT_EQ(session_.setUp().placements().size(), 1u);
  const model::Placement& comes = session_.setUp().placements().front();
  EXPECT_EQ(comes.rule, model::PlacementRule::Enters);
  EXPECT_EQ(comes.leader, Id<model::Leader>{12});
  EXPECT_EQ(arrivals.topLevelItem(1)->checkState(0), Qt::Checked);
  EXPECT_EQ(inFile().all<model::Placement>().size(), 1u);
  tick();
  EXPECT_TRUE(session_.setUp().placements().empty());
}

TEST_F(TracksTest, ShortNamesOfEntriesStayApart) {
  page(3);
  press("entries.add");
  press("entries.add");
  write("entries.slug", QStringLiteral("entry"));
  EXPECT_TRUE(child<QLabel>("entries.slug.fault").isVisible());
  EXPECT_TRUE(battle().bySlug<model::Entry>("entry-2"));
}

TEST_F(TracksTest, WhereAnArmyComesBackToIsSaid) {
  page(4);
  EXPECT_TRUE(child<QLabel>("returns.empty").isVisible());
  press("returns.add");
  select(child<QComboBox>("returns.army"), "Red");
  auto& note = child<QPlainTextEdit>("returns.note");
  note.setFocus();
  QTest::keyClicks(&note, QStringLiteral("the guard alone"));
  QTest::keyClick(&note, Qt::Key_Return);
  EXPECT_EQ(rows("returns.list"), QStringList{QStringLiteral("Red: over “The bank”")});
  const auto points = inFile().all<model::ReturnPoint>();
  ASSERT_EQ(points.size(), 1u);
  EXPECT_EQ(points.begin()->note, "the guard alone");
  EXPECT_EQ(points.begin()->zone, kBank);
  press("returns.remove");
  EXPECT_TRUE(battle().all<model::ReturnPoint>().empty());
}

TEST_F(TracksTest, ALineThatAFindingLeadsToIsShownInItsScenario) {
  model::Edit edit("Line");
  model::PoolLine line;
  line.id = {61};
  line.scenario = kEvening;
  line.army = battle().bySlug<model::Army>("red")->id;
  edit.put(line);
  ASSERT_TRUE(session_.apply(edit));
  dialog_->choose(Id<model::PoolLine>{61});
  EXPECT_EQ(child<QComboBox>("tracks.scenario").currentText(), QStringLiteral("Evening"));
  EXPECT_TRUE(child<QLabel>("pool.sentence").isVisible());
}

}  // namespace
}  // namespace redoubt::editor::test
