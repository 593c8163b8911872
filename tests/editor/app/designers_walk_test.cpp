#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeView>
#include <QTreeWidget>
#include <algorithm>
#include <stdexcept>

#include "core/ask/map_answers.h"
#include "core/ask/turn_answers.h"
#include "core/ask/victory_answer.h"
#include "core/ask/world.h"
#include "core/model/forces_edit.h"
#include "editor/dialogs/battle/new_battle_dialog.h"
#include "editor/dialogs/forces/forces_dialog.h"
#include "editor/dialogs/forces/forces_tree.h"
#include "editor/dialogs/rules/new_rule_dialog.h"
#include "editor/dialogs/rules/rules_dialog.h"
#include "editor/dialogs/rules/rules_grid_dialog.h"
#include "editor/dialogs/rules/rules_grid_view.h"
#include "editor/dialogs/rules/rules_list.h"
#include "editor/dialogs/turns/tracks_dialog.h"
#include "tests/editor/app/window_fixture.h"

// From a ready system to a game of one's own, as the guide tells it ("A game of your own rules"): by the window alone.
namespace redoubt::editor {
namespace {

class DesignersWalk : public WindowTest {
 protected:
  template <class Widget>
  Widget& in(QWidget& dialog, const char* name) {
    auto* found = dialog.findChild<Widget*>(QLatin1String(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }
  void press(QWidget& dialog, const char* name) {
    auto& button = in<QAbstractButton>(dialog, name);
    ASSERT_TRUE(button.isEnabled() && button.isVisible()) << name;
    QTest::mouseClick(&button, Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  void write(QLineEdit& line, const char* words) {
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, QLatin1String(words));
    QTest::keyClick(&line, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  // With the keyboard: from the present item to the one with that text.
  void choose(QComboBox& box, const QString& text) {
    const int at = box.findText(text, Qt::MatchStartsWith);
    ASSERT_GE(at, 0) << text.toStdString();
    box.setFocus();
    for (int steps = 0; box.currentIndex() != at && steps < 200; ++steps) {
      QTest::keyClick(&box, box.currentIndex() < at ? Qt::Key_Down : Qt::Key_Up);
    }
    QCoreApplication::processEvents();
  }
  RulesDialog& rules() {
    if (!window_->findChild<RulesDialog*>()) key(Qt::Key_R, Qt::ControlModifier);
    QCoreApplication::processEvents();
    return *window_->findChild<RulesDialog*>();
  }
  // A click on its row.
  void chooseRule(const char* path) {
    auto& list = *rules().findChild<RulesList*>();
    auto& tree = in<QTreeView>(rules(), "rules.tree");
    const QModelIndex index = list.model().indexOf(RuleAddress(path));
    ASSERT_TRUE(index.isValid()) << path;
    tree.expand(index.parent());
    tree.scrollTo(index);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(index).center());
    QCoreApplication::processEvents();
  }
  // In the dialog that the click on `button` opens.
  void beginRule(QWidget& dialog, const char* button, const QString& kind, const char* title,
                 const QString& owner = {}) {
    bool isDone = false;
    QTimer::singleShot(0, &dialog, [&] {
      auto* asked = dialog.findChild<NewRuleDialog*>();
      ASSERT_TRUE(asked);
      auto& kinds = in<QListWidget>(*asked, "newRule.kinds");
      const auto found = kinds.findItems(kind, Qt::MatchExactly);
      ASSERT_EQ(found.size(), 1) << kind.toStdString();
      QTest::mouseClick(kinds.viewport(), Qt::LeftButton, {}, kinds.visualItemRect(found.front()).center());
      if (!owner.isEmpty()) choose(in<QComboBox>(*asked, "newRule.owner"), owner);
      auto& line = in<QLineEdit>(*asked, "newRule.title");
      line.setFocus();
      line.selectAll();
      QTest::keyClicks(&line, QLatin1String(title));
      QTest::mouseClick(&in<QAbstractButton>(*asked, "newRule.create"), Qt::LeftButton);
      isDone = true;
    });
    press(dialog, button);
    EXPECT_TRUE(isDone);
    QCoreApplication::processEvents();
  }
  std::string rule(const char* path) {
    const model::Rule* row = session().rules().row(path);
    return row ? row->value.text : "none";
  }
  std::string findingsNow() {
    QCoreApplication::processEvents();
    std::string all;
    for (const check::Finding& each : session().findings()) all += each.code + "\n";
    return all;
  }

  void beginFromTheClassicGame();
  void changeTheTable();
  void changeTheZone();
  void addSupply();
  void addFormationsWithChits();
  void addWeather();
  void countTowns();
};

void DesignersWalk::beginFromTheClassicGame() {
  bool isDone = false;
  QTimer::singleShot(0, window_.get(), [&] {
    auto* asked = window_->findChild<NewBattleDialog*>();
    ASSERT_TRUE(asked);
    choose(in<QComboBox>(*asked, "newBattle.rules"), QStringLiteral("Odds and steps"));
    auto& withSample = in<QCheckBox>(*asked, "newBattle.withSample");
    ASSERT_TRUE(withSample.isEnabled());
    QTest::mouseClick(&withSample, Qt::LeftButton, {}, QPoint(8, withSample.height() / 2));
    ASSERT_TRUE(withSample.isChecked());
    write(in<QLineEdit>(*asked, "newBattle.title"), "My bridge");
    if (asked->isVisible()) QTest::mouseClick(&in<QAbstractButton>(*asked, "newBattle.create"), Qt::LeftButton);
    isDone = true;
  });
  trigger("file.new");
  ASSERT_TRUE(isDone);
  QCoreApplication::processEvents();
  ASSERT_EQ(model::info(battle())->title, "My bridge");
  ASSERT_GT(battle().all<model::Placement>().size(), 10u);
}

void DesignersWalk::changeTheTable() {
  chooseRule("table/odds/rows/1/1-1");
  press(rules(), "rules.table");
  auto* grid = rules().findChild<RulesGridDialog*>();
  ASSERT_TRUE(grid);
  auto* view = grid->findChild<RulesGridView*>();
  ASSERT_TRUE(view);
  const auto& model = *static_cast<RulesGridModel*>(view->model());
  const QModelIndex cell = model.indexOf("table/odds/rows/1/1-1");
  ASSERT_TRUE(cell.isValid());
  QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(cell).center());
  QTest::keyClick(view, Qt::Key_F2);
  auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
  ASSERT_TRUE(field);
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("EX"));
  QTest::keyClick(field, Qt::Key_Return);
  QCoreApplication::processEvents();
  EXPECT_EQ(rule("table/odds/rows/1/1-1"), "\"EX\"");
  grid->close();
}

void DesignersWalk::changeTheZone() {
  beginRule(rules(), "rules.new", QStringLiteral("Effect of a zone"), "Leaving it", QStringLiteral("Zone of control"));
  EXPECT_EQ(rule("zone/control/effect/leaving-it"), R"({"on": "leave", "add": 1})");
  write(in<QLineEdit>(rules(), "rules.parts.add.typed"), "2");
  EXPECT_EQ(rule("zone/control/effect/leaving-it"), R"({"add":2,"on":"leave"})");
}

void DesignersWalk::addSupply() {
  beginRule(rules(), "rules.new", QStringLiteral("Supply"), "Supply", QStringLiteral("Town"));
  write(in<QLineEdit>(rules(), "rules.parts.budget.typed"), "6");
  EXPECT_NE(rule("flood/supply").find("\"budget\":6"), std::string::npos) << rule("flood/supply");
}

// Two formations in the Forces window, their units dragged onto them, and a chit for each.
void DesignersWalk::addFormationsWithChits() {
  window_->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window_.get()));
  key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
  QCoreApplication::processEvents();
  auto* forces = window_->findChild<ForcesDialog*>();
  ASSERT_TRUE(forces);
  for (const char* army : {"southern-army", "northern-army"}) {
    const Id<model::Army> id = battle().bySlug<model::Army>(army)->id;
    forces->choose(id);
    QCoreApplication::processEvents();
    in<QAction>(*forces, "forces.add.command").trigger();
    QCoreApplication::processEvents();
    write(in<QLineEdit>(*forces, "forces.name"), army[0] == 's' ? "Left Wing" : "Right Wing");
    std::vector<Id<model::Unit>> units;
    for (const auto* unit : model::unitsIn(battle(), id)) units.push_back(unit->id);
    const auto commands = model::commandsIn(battle(), id);
    ASSERT_EQ(commands.size(), 1u);
    emit in<ForcesTree>(*forces, "forces.tree").unitsDropped(units, commands.front()->id);
    QCoreApplication::processEvents();
  }
  forces->close();
  beginRule(rules(), "rules.new", QStringLiteral("Chits of formations"), "Wing");
  EXPECT_EQ(rule("pool/turn/wing"), R"({"commands": {}})");
  EXPECT_EQ(rule("segment/activations"), R"({"who": "both", "pool": "turn"})");
}

void DesignersWalk::addWeather() {
  trigger("battle.tracks");
  QCoreApplication::processEvents();
  auto* tracks = window_->findChild<TracksDialog*>();
  ASSERT_TRUE(tracks);
  auto& tabs = in<QTabWidget>(*tracks, "tracks.tabs");
  tabs.setCurrentIndex(tabs.count() - 1);
  QCoreApplication::processEvents();
  beginRule(*tracks, "turns.addWeather", QStringLiteral("Weather by turn"), "Weather");
  auto& turns = in<QListWidget>(*tracks, "turns.turns");
  ASSERT_EQ(turns.count(), 8);
  QTest::mouseClick(turns.viewport(), Qt::LeftButton, {}, turns.visualItemRect(turns.item(3)).center());
  QCoreApplication::processEvents();
  auto& lines = in<QTreeWidget>(*tracks, "turns.lines");
  QStringList said;
  for (int group = 0; group < lines.topLevelItemCount(); ++group) {
    for (int at = 0; at < lines.topLevelItem(group)->childCount(); ++at) {
      said << lines.topLevelItem(group)->child(at)->text(0);
    }
  }
  EXPECT_TRUE(said.contains(QStringLiteral("Weather: Rain"))) << said.join(QStringLiteral(" | ")).toStdString();
  EXPECT_TRUE(said.contains(QStringLiteral("Left Wing"))) << said.join(QStringLiteral(" | ")).toStdString();
  EXPECT_TRUE(said.contains(QStringLiteral("3rd Guards")))
      << "who arrives: " << said.join(QStringLiteral(" | ")).toStdString();
  tracks->close();
}

void DesignersWalk::countTowns() {
  chooseRule("award/towns");
  write(in<QLineEdit>(rules(), "rules.parts.points.typed"), "3");
  EXPECT_NE(rule("award/towns").find("\"points\":3"), std::string::npos);
  chooseRule("award/losses");
  press(rules(), "rules.none");
  chooseRule("award/bridge");
  press(rules(), "rules.inherit");  // "Remove this rule"
}

TEST_F(DesignersWalk, FromAReadySystemToAGameOfOnesOwn) {
  beginFromTheClassicGame();
  EXPECT_EQ(findingsNow(), "");
  changeTheTable();
  changeTheZone();
  addSupply();
  addFormationsWithChits();
  addWeather();
  countTowns();
  EXPECT_EQ(findingsNow(), "");

  // What it says now, by the functions that `ask` uses.
  const Id<model::Variant> variant = *session().setUp().variant();
  const ask::World fourth(battle(), variant, {"turn=4"});
  const ask::TurnAnswer turn = ask::askTurn(fourth, 4);
  ASSERT_EQ(turn.states.size(), 1u);
  EXPECT_EQ(turn.states[0].level()->text(), "rain");
  const ask::World third(battle(), variant, {"turn=3"});
  EXPECT_EQ(ask::askTurn(third, 3).states[0].level()->text(), "clear");
  std::vector<std::string> chits;
  for (const auto& chit : ask::askPool(fourth, 4).chits) chits.push_back(chit.chit);
  EXPECT_EQ(chits, (std::vector<std::string>{"new-command", "new-command-2"}));
  EXPECT_GT(ask::askActivate(fourth, "new-command").effect.units.size(), 10u);
  const ask::TraceAnswer supply = ask::askTrace(third, "supply", third.piece("1-guards"));
  EXPECT_EQ(supply.flood, "supply");
  EXPECT_EQ(supply.in, rules::Verdict::Yes);
  const ask::VictoryAnswer victory = ask::askVictory(third);
  ASSERT_FALSE(victory.awards.empty());
  for (const auto& award : victory.awards) EXPECT_EQ(award.award, "towns");
}

TEST_F(DesignersWalk, AGameWithoutFacingsFormationsAndCommandsShowsNoneOfThem) {
  beginFromTheClassicGame();
  Selection selection;
  selection.placements = {session().setUp().placements().front().id};
  session().hand().select(selection);
  QCoreApplication::processEvents();
  EXPECT_TRUE(window_->findChild<QWidget*>(QStringLiteral("inspector.facing"))->isHidden());
  EXPECT_TRUE(window_->findChild<QWidget*>(QStringLiteral("inspector.facing.clear"))->isHidden());
  for (const char* command : {"counter.right", "counter.left", "counter.face", "counter.selectCommand"}) {
    EXPECT_FALSE(window_->commands().action(QLatin1String(command))->isVisible()) << command;
  }
  openSample();
  for (const char* command : {"counter.right", "counter.left", "counter.face", "counter.selectCommand"}) {
    EXPECT_TRUE(window_->commands().action(QLatin1String(command))->isVisible()) << command;
  }
}

}  // namespace
}  // namespace redoubt::editor
