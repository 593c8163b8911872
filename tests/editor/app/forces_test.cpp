#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <functional>
#include <set>

#include "core/exchange/new_battle.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/store/battle_file.h"
#include "core/store/dump.h"
#include "editor/dialogs/forces/forces_dialog.h"
#include "editor/dialogs/forces/forces_manifest.h"
#include "editor/dialogs/forces/forces_tree.h"
#include "editor/dialogs/forces/forces_units_dialog.h"
#include "editor/tools/counter_verbs.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/app/window_fixture.h"

// Forces made in the window, from a battle without anybody, as a designer would.
namespace redoubt::editor {
namespace {

class ForcesWindow : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    exchange::NewBattleOptions options;
    options.columns = 12;
    options.rows = 9;
    options.armies.clear();
    path_ = folder_.filePath(QStringLiteral("empty.battle"));
    store::writeNewFile(path_.toStdString(), exchange::newBattle(options));
    open(path_);
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QCoreApplication::processEvents();
    ASSERT_TRUE(dialog());
  }

  ForcesDialog* dialog() { return window_->findChild<ForcesDialog*>(); }
  template <class Widget>
  Widget& child(const char* name) {
    auto* found = window_->findChild<Widget*>(QLatin1String(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }
  void press(const char* name) {
    auto& button = child<QAbstractButton>(name);
    ASSERT_TRUE(button.isEnabled()) << name;
    QTest::mouseClick(&button, Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  // Over what is selected there, and Enter.
  void write(const char* name, const QString& words) {
    auto& field = child<QLineEdit>(name);
    field.setFocus();
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    field.insert(words);  // QTest's keys are ASCII
    field.setModified(true);
    QTest::keyClick(&field, Qt::Key_Tab);
    QCoreApplication::processEvents();
  }
  void add(const char* what) {
    auto& action = child<QAction>((std::string("forces.add.") + what).c_str());
    ASSERT_TRUE(action.isEnabled()) << what;
    action.trigger();
    QCoreApplication::processEvents();
  }
  // An army with a command, its leader, and units of it: 6 hussars of size 2.
  void makeArmy() {
    press("forces.firstArmy");
    write("forces.name", QStringLiteral("Prussians"));
    add("leader");
    write("forces.name", QStringLiteral("Gen. Elsner"));
    add("command");
    write("forces.name", QStringLiteral("Left wing"));
    addUnits(QStringLiteral("Hussars #"), 6);
  }
  void addUnits(const QString& pattern, int count) {
    add("units");
    auto& units = child<QDialog>("forces.units");
    child<QLineEdit>("forces.units.name").setText(pattern);
    child<QSpinBox>("forces.units.count").setValue(count);
    auto& size = child<QLineEdit>("forces.units.front.size");
    size.setText(QStringLiteral("2"));
    size.setFocus();
    QTest::keyClick(&size, Qt::Key_Tab);  // along the front
    auto& morale = child<QLineEdit>("forces.units.front.morale");
    EXPECT_TRUE(morale.hasFocus());
    morale.setText(QStringLiteral("7"));
    QTest::mouseClick(&child<QPushButton>("forces.units.add"), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(&units, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
  }
  const model::Army& army(const char* slug) { return *battle().bySlug<model::Army>(slug); }
  QTableView& table() { return child<QTableView>("manifest.table"); }
  void showManifest() {
    child<QTabWidget>("forces.tabs").setCurrentIndex(1);
    QCoreApplication::processEvents();
  }
  // Windows that were open above it leave none active.
  void activate() {
    dialog()->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(dialog()));
  }
  void goTo(int row, int column) {
    activate();
    table().setFocus();
    table().setCurrentIndex(table().model()->index(row, column));
  }
  void typeInto(int row, int column, const QString& words) {
    goTo(row, column);
    QTest::keyClick(&table(), Qt::Key_F2);
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_TRUE(field && field->objectName() == QLatin1String("manifest.cell"));
    field->setText(words);
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  void paste(int row, int column, const QString& block) {
    QApplication::clipboard()->setText(block);
    goTo(row, column);
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCoreApplication::processEvents();
  }
  QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
};

TEST_F(ForcesWindow, OpensByItsKeyOnceAndFromThePalette) {
  EXPECT_TRUE(dialog()->isVisible());
  const QString id = QStringLiteral("battle.forces");
  ASSERT_EQ(window_->commands().keys(id).size(), 1);
  EXPECT_TRUE(window_->commands().rivals(id, window_->commands().keys(id).front()).isEmpty());
  trigger("battle.forces");
  EXPECT_EQ(window_->findChildren<ForcesDialog*>().size(), 1);
}

TEST_F(ForcesWindow, ARowHasAMenuOfWhatCanBeDoneWithIt) {
  makeArmy();
  const Id<model::Unit> unit = battle().all<model::Unit>().begin()->id;
  auto& tree = *window_->findChild<ForcesTree*>();
  const auto entry = [&](const char* words) {
    dialog()->choose(unit);
    emit tree.customContextMenuRequested(tree.visualItemRect(tree.currentItem()).center());
    for (QAction* each : child<QMenu>("forces.menu").actions()) {
      if (QString(each->text()).remove(QLatin1Char('&')) == QLatin1String(words)) return each;
    }
    throw std::runtime_error(std::string("no entry ") + words);
  };
  const auto close = [&] {
    child<QMenu>("forces.menu").close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  };
  EXPECT_TRUE(entry("Add")->menu()->actions().contains(&child<QAction>("forces.add.units")));
  close();
  EXPECT_FALSE(entry("Show on the map")->isEnabled()) << "it stands nowhere";
  close();
  const auto placed = placeCounter(session(), {unit, {}}, hex("0404"));
  ASSERT_TRUE(placed);
  session().hand().select({});
  entry("Show on the map")->trigger();
  EXPECT_EQ(session().hand().selection().placements, std::vector{*placed});
  close();
  entry("Duplicate")->trigger();
  EXPECT_EQ(battle().all<model::Unit>().size(), 7u);
  close();
  showManifest();
  goTo(0, 0);
  emit table().customContextMenuRequested(QPoint(5, 5));
  auto& menu = child<QMenu>("manifest.menu");
  ASSERT_GE(menu.actions().size(), 3);
  QApplication::clipboard()->setText(QStringLiteral("Dragoons 1"));
  menu.actions()[1]->trigger();
  EXPECT_EQ(cell(0, 0), QLatin1String("Dragoons 1"));
  menu.close();
}

TEST_F(ForcesWindow, AnArmyIsMadeFromNothingAndCanBePlacedAtOnce) {
  const std::string empty = dump();
  makeArmy();
  EXPECT_EQ(army("new-army").name, "Prussians");
  ASSERT_EQ(battle().all<model::Command>().size(), 1u);
  const model::Command& command = *battle().all<model::Command>().begin();
  EXPECT_EQ(command.name, "Left wing");
  ASSERT_TRUE(command.leader) << "the leader who was chosen leads it";
  EXPECT_EQ(battle().find(command.leader)->name, "Gen. Elsner");
  EXPECT_EQ(battle().all<model::Unit>().size(), 6u);
  EXPECT_EQ(battle().all<model::Step>().size(), 12u);
  for (const model::Unit& unit : battle().all<model::Unit>()) {
    EXPECT_TRUE(battle().find<model::UnitCommand>({unit.id, command.id})) << unit.name;
  }
  EXPECT_TRUE(session().setUp().blockFor(army("new-army").id)) << "the tray can place its units";
  const std::string full = dump();
  const int edits = 7;  // army, its name, leader, name, command, name, units
  activate();
  for (int i = 0; i < edits; ++i) QTest::keyClick(dialog(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(dump(), empty);
  for (int i = 0; i < edits; ++i) session().redo();
  EXPECT_EQ(dump(), full);
  closeWindow();
  open(path_);
  EXPECT_EQ(dump(), full);
}

TEST_F(ForcesWindow, UnitsOfANameThatIsTakenAreRefusedWithTheReason) {
  makeArmy();
  add("units");
  child<QLineEdit>("forces.units.name").setText(QStringLiteral("Hussars #"));
  EXPECT_FALSE(child<QPushButton>("forces.units.add").isEnabled());
  EXPECT_EQ(child<QLabel>("forces.units.problem").text(),
            QStringLiteral("There is a unit “Hussars 1” in that army already."));
  child<QSpinBox>("forces.units.first").setValue(7);
  EXPECT_TRUE(child<QPushButton>("forces.units.add").isEnabled());
}

TEST_F(ForcesWindow, ATypeAndAFigureThatTheRulesLackAreMadeWhereTheyAreWanted) {
  makeArmy();
  add("units");
  press("forces.units.newType");
  child<QLineEdit>("forces.kind.name").setText(QStringLiteral("Zouaves"));
  child<QComboBox>("forces.kind.arm").setEditText(QStringLiteral("infantry"));
  QTest::mouseClick(&child<QPushButton>("forces.kind.add"), Qt::LeftButton);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(child<QComboBox>("forces.units.type").currentData().toString(), QStringLiteral("zouaves"));
  child<QLineEdit>("forces.units.name").setText(QStringLiteral("Algiers #"));
  QTest::mouseClick(&child<QPushButton>("forces.units.add"), Qt::LeftButton);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(model::unitsIn(battle(), army("new-army").id).back()->type, "zouaves");
  showManifest();
  press("manifest.newFigure");
  child<QLineEdit>("forces.kind.name").setText(QStringLiteral("Movement"));
  QTest::mouseClick(&child<QPushButton>("forces.kind.add"), Qt::LeftButton);
  QCoreApplication::processEvents();
  ASSERT_EQ(table().model()->headerData(7, Qt::Horizontal).toString(), QStringLiteral("Movement"));
  typeInto(0, 7, QStringLiteral("6"));
  EXPECT_EQ(cell(0, 7), QStringLiteral("6"));
}

TEST_F(ForcesWindow, ANewFigureStandsInPlaceOfTheOthersWhileNoCounterBearsThem) {
  makeArmy();
  showManifest();
  const auto uses = [&](std::string_view figure) { return rules::usesFigure(session().rules(), figure); };
  const auto make = [&](const char* name) {
    press("manifest.newFigure");
    child<QLineEdit>("forces.kind.name").setText(QLatin1String(name));
  };
  const auto done = [&] {
    QTest::mouseClick(&child<QPushButton>("forces.kind.add"), Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
  };
  make("Movement");
  EXPECT_FALSE(child<QCheckBox>("forces.kind.inPlace").isChecked()) << "the hussars have a morale and a size";
  done();
  EXPECT_TRUE(uses(model::kMorale));
  session().undo();
  model::Edit bare("Bare counters");
  for (const model::FaceFigure& figure : battle().all<model::FaceFigure>()) bare.erase<model::FaceFigure>(figure.key());
  ASSERT_TRUE(session().apply(bare));
  const std::string before = dump();
  make("Movement");
  EXPECT_TRUE(child<QCheckBox>("forces.kind.inPlace").isChecked());
  done();
  for (const std::string_view each : model::kCommonFigures) {
    EXPECT_FALSE(uses(each));
  }
  EXPECT_EQ(rules::figureKinds(session().rules()).size(), 1u);
  make("Initiative");
  EXPECT_FALSE(child<QCheckBox>("forces.kind.inPlace").isVisible()) << "there is nothing left to take off";
  child<QDialog>("forces.kind").reject();
  session().undo();
  EXPECT_EQ(dump(), before) << "it was one edit";
}

TEST_F(ForcesWindow, UnitsDroppedOnACommandAreInItAndNoOther) {
  makeArmy();
  add("command");
  write("forces.name", QStringLiteral("Reserve"));
  auto& tree = child<ForcesTree>("forces.tree");
  const Id<model::Unit> unit = model::unitsIn(battle(), army("new-army").id)[1]->id;
  const Id<model::Command> reserve = model::commandsIn(battle(), army("new-army").id)[1]->id;
  emit tree.unitsDropped({unit}, reserve);
  const auto commands = rules::commandsOf(battle(), unit);
  ASSERT_EQ(commands.size(), 1u);
  EXPECT_EQ(commands[0]->id, reserve);
}

TEST_F(ForcesWindow, WhatIsDeletedSaysFirstWhatGoesWithItAndComesBackByUndo) {
  makeArmy();
  const Id<model::Unit> unit = model::unitsIn(battle(), army("new-army").id)[0]->id;
  session().apply(model::place(battle(), *session().setUp().blockFor(army("new-army").id), {unit, {}}, hex("0303"), {},
                               1, "Place"));
  const std::string before = dump();
  child<ForcesTree>("forces.tree").choose(army("new-army").id);
  press("forces.remove");
  auto& question = child<QMessageBox>("forces.question");
  EXPECT_TRUE(question.informativeText().contains(QStringLiteral("6 units")))
      << question.informativeText().toStdString();
  EXPECT_EQ(dump(), before) << "not before it is answered";
  for (QAbstractButton* button : question.buttons()) {
    if (question.buttonRole(button) == QMessageBox::DestructiveRole) QTest::mouseClick(button, Qt::LeftButton);
  }
  QCoreApplication::processEvents();
  EXPECT_TRUE(battle().all<model::Unit>().empty());
  EXPECT_TRUE(battle().all<model::Placement>().empty());
  EXPECT_EQ(battle().all<model::Player>().size(), 1u);
  session().undo();
  EXPECT_EQ(dump(), before);
}

TEST_F(ForcesWindow, ACellIsTypedInPlaceAndAWrongOneSaysWhy) {
  makeArmy();
  showManifest();
  ASSERT_EQ(cell(0, 4), QStringLiteral("2"));
  typeInto(0, 4, QStringLiteral("3"));
  EXPECT_EQ(cell(0, 4), QStringLiteral("3"));
  typeInto(1, 0, QStringLiteral("Żuawi"));
  EXPECT_EQ(model::unitsIn(battle(), army("new-army").id)[1]->name, "Żuawi");
  const std::string before = dump();
  typeInto(2, 2, QStringLiteral("Zeppelin"));
  EXPECT_EQ(dump(), before);
  const auto& faults = child<QLabel>("manifest.faults");
  EXPECT_TRUE(faults.isVisible());
  EXPECT_EQ(faults.text(), QStringLiteral("Row 3, Type: the rules have no type “Zeppelin”."));
  typeInto(6, 0, QStringLiteral("Guides"));
  EXPECT_FALSE(faults.isVisible());
  EXPECT_EQ(battle().all<model::Unit>().size(), 7u) << "the last row makes a new unit";
}

TEST_F(ForcesWindow, ABlockOfASpreadsheetIsOneEditOrNone) {
  makeArmy();
  showManifest();
  const std::string before = dump();
  paste(5, 0, QStringLiteral("Lancers 1\tL1\tCavalry\tLeft wing\t4\t8\nLancers 2\tL2\tAirship\t\t3\tmany\n"));
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(
      child<QLabel>("manifest.faults").text(),
      QStringLiteral("Nothing was changed:\nRow 7, Type: the rules have no type “Airship”.\nRow 7, Morale: “many” is "
                     "no figure; figures go up to 99, and an empty cell is unknown."));
  paste(5, 0, QStringLiteral("Lancers 1\tL1\tCavalry\tLeft wing\t4\t8\r\nLancers 2\tL2\tArtillery\t\t3\t\r\n"));
  EXPECT_EQ(battle().all<model::Unit>().size(), 7u);
  EXPECT_EQ(cell(5, 0), QStringLiteral("Lancers 1"));
  EXPECT_EQ(cell(6, 2), QStringLiteral("Artillery"));
  EXPECT_EQ(cell(6, 4), QStringLiteral("3"));
  const std::string after = dump();
  session().undo();
  EXPECT_EQ(dump(), before) << "one step back";
  session().redo();
  EXPECT_EQ(dump(), after);
}

TEST_F(ForcesWindow, AReadOnlyFileIsShownAndNotEdited) {
  makeArmy();
  session().setDocument(nullptr);
  session().setDocument(document::Document::open(path_.toStdString(), document::Mode::ReadOnly));
  ASSERT_TRUE(session().isReadOnly());
  QCoreApplication::processEvents();
  EXPECT_EQ(child<ForcesTree>("forces.tree").topLevelItemCount(), 1);
  EXPECT_FALSE(child<QPushButton>("forces.add").isEnabled());
  EXPECT_FALSE(child<QToolButton>("forces.remove").isEnabled());
  EXPECT_FALSE(child<QLineEdit>("forces.name").isEnabled());
  EXPECT_FALSE(child<QLabel>("forces.obstacle").text().isEmpty());
  showManifest();
  EXPECT_EQ(table().model()->rowCount(), 6);
  EXPECT_FALSE(table().model()->flags(table().model()->index(0, 0)) & Qt::ItemIsEditable);
}

TEST_F(ForcesWindow, TheFilterKeepsWhatIsAboveAndAllOfACommandThatIsLookedFor) {
  makeArmy();
  addUnits(QStringLiteral("Grenadiers"), 1);
  child<QLineEdit>("forces.filter").setText(QStringLiteral("grena"));
  showManifest();
  EXPECT_EQ(table().model()->rowCount(), 1);
  child<QLineEdit>("forces.filter").setText(QStringLiteral("left"));
  EXPECT_EQ(table().model()->rowCount(), 7);
}

// Does `work` with the question that is asked next, once it is there.
void whenAsked(std::function<void(QMessageBox&)> work) {
  auto* timer = new QTimer;
  QObject::connect(timer, &QTimer::timeout, timer, [timer, work] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!question) return;
    timer->deleteLater();
    work(*question);
  });
  timer->start(10);
}

TEST_F(ForcesWindow, ABlockWithHeadingsGoesByThemAndOffersToMakeCommands) {
  makeArmy();
  showManifest();
  const std::string before = dump();
  const QString block = QStringLiteral(
      "Formation\tUnit\tType\tMorale\tSize\nLeft wing\tHussars 2\tCavalry\t5\t3\n"
      "Reserve\tLancers\tCavalry\t8\t4\nReserve\tGuides\tCavalry\t9\t2\n");
  QString asked;
  whenAsked([&](QMessageBox& question) {
    asked = question.text();
    QTest::mouseClick(question.button(QMessageBox::Cancel), Qt::LeftButton);
  });
  paste(0, 0, block);
  EXPECT_EQ(asked, QStringLiteral("The army has no command “Reserve”."));
  EXPECT_EQ(dump(), before) << "nothing, as the question was not answered";
  whenAsked([&](QMessageBox& question) {
    for (QAbstractButton* button : question.buttons()) {
      if (button->text() == QLatin1String("Make them")) return QTest::mouseClick(button, Qt::LeftButton);
    }
    ADD_FAILURE() << "no such button";
  });
  paste(0, 0, block);
  EXPECT_FALSE(child<QLabel>("manifest.faults").isVisible()) << child<QLabel>("manifest.faults").text().toStdString();
  EXPECT_EQ(battle().all<model::Unit>().size(), 8u) << "one was there by its name";
  ASSERT_EQ(battle().all<model::Command>().size(), 2u);
  for (const model::Command& command : battle().all<model::Command>()) {
    if (command.name != "Reserve") continue;
    for (const model::Army& each : battle().all<model::Army>()) EXPECT_NE(command.colour, each.colour);
  }
  EXPECT_EQ(cell(0, 0), QStringLiteral("Hussars 1")) << "whoever stood under the cursor is not written over";
  EXPECT_EQ(cell(1, 4), QStringLiteral("3"));
  EXPECT_EQ(cell(7, 0), QStringLiteral("Guides"));
  EXPECT_EQ(cell(7, 3), QStringLiteral("Reserve"));
  EXPECT_EQ(cell(7, 5), QStringLiteral("9"));
  session().undo();
  EXPECT_EQ(dump(), before) << "one step back";
}

TEST_F(ForcesWindow, OfABlockWhatIsWrongIsToldBeforeWhatCanBeMade) {
  makeArmy();
  showManifest();
  QString block = QStringLiteral("Formation\tUnit\tType\n");
  for (int i = 1; i <= 7; ++i) block += QStringLiteral("Reserve\tLancers %1\tCavalry\n").arg(i);
  paste(0, 0, block + QStringLiteral("Reserve\tZeppelin\tAirship\n"));
  const auto& faults = child<QLabel>("manifest.faults");
  EXPECT_TRUE(faults.text().section(QLatin1Char('\n'), 1, 1).contains(QStringLiteral("no type “Airship”")))
      << faults.text().toStdString();
  paste(0, 0, QStringLiteral("Unit\tMorale\nHussars 2\tmany\n"));
  EXPECT_TRUE(faults.text().contains(QStringLiteral("Hussars 2, Morale: “many” is no figure")))
      << faults.text().toStdString();
  EXPECT_TRUE(faults.isVisible());
  typeInto(1, 0, QStringLiteral("Hussars 3"));
  EXPECT_FALSE(faults.isVisible()) << "after an edit it is no news";
}

TEST_F(ForcesWindow, ABlockWithAHeadingThatTheManifestLacksIsShownBeforeItIsTaken) {
  makeArmy();
  showManifest();
  const std::string before = dump();
  paste(0, 0, QStringLiteral("Name\tMorale\tLuck\nHussars 1\t5\t3\n"));
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(child<QComboBox>("manifest.import.column.2").currentIndex(), 0) << "left out";
  press("manifest.import.take");
  EXPECT_EQ(cell(0, 5), QStringLiteral("5"));
}

TEST_F(ForcesWindow, APasteWithoutACellBeginsAtTheFirst) {
  makeArmy();
  showManifest();
  activate();
  child<QTabWidget>("forces.tabs").setFocus();  // as whoever came by the tab
  table().selectionModel()->clear();
  QApplication::clipboard()->setText(QStringLiteral("Dragoons 1\nDragoons 2\n"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
  QCoreApplication::processEvents();
  EXPECT_EQ(cell(0, 0), QLatin1String("Dragoons 1"));
  EXPECT_EQ(cell(1, 0), QLatin1String("Dragoons 2"));
  EXPECT_EQ(battle().all<model::Unit>().size(), 6u);
}

TEST_F(ForcesWindow, APasteThatHasNowhereToGoSaysWhy) {
  showManifest();
  activate();
  table().setFocus();
  QApplication::clipboard()->setText(QStringLiteral("Dragoons 1\n"));
  QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
  EXPECT_TRUE(child<QLabel>("manifest.faults").isVisible());
  EXPECT_TRUE(child<QLabel>("manifest.faults").text().contains(QStringLiteral("no army yet")));
}

TEST_F(ForcesWindow, FiguresOfTheBacksArePastedAtOnce) {
  makeArmy();
  showManifest();
  const int columns = table().model()->columnCount();
  press("manifest.allSides");
  ASSERT_GT(table().model()->columnCount(), columns);
  int back = 0;
  while (table().model()->headerData(back, Qt::Horizontal).toString() != QLatin1String("Morale, back")) ++back;
  paste(0, back, QStringLiteral("4\n4\n5\n5\n6\n6\n"));
  EXPECT_FALSE(child<QLabel>("manifest.faults").isVisible());
  std::multiset<int> morale;
  for (const model::Face& face : battle().all<model::Face>()) {
    if (face.side == model::FaceSide::Back)
      morale.insert(testing::figureOn(battle(), face.id, model::kMorale).value_or(-1));
  }
  EXPECT_EQ(morale, (std::multiset<int>{4, 4, 5, 5, 6, 6}));
  EXPECT_EQ(cell(5, back), QStringLiteral("6"));
}

TEST_F(ForcesWindow, AProblemOfAUnitHasItsSignInTheTreeAndTheManifest) {
  makeArmy();
  model::Edit edit("Nobody's type");
  model::Unit unit = *model::unitsIn(battle(), army("new-army").id)[2];
  unit.type = "zeppelin";
  edit.put(unit);
  session().apply(edit);
  QCoreApplication::processEvents();
  auto& tree = child<ForcesTree>("forces.tree");
  tree.choose(unit.id);
  ASSERT_TRUE(tree.currentItem());
  bool hasSign = false;
  for (int column = 0; column < tree.columnCount(); ++column) {
    hasSign = hasSign || tree.currentItem()->toolTip(column).contains(QStringLiteral("zeppelin"));
  }
  EXPECT_TRUE(hasSign);
  EXPECT_TRUE(child<QLabel>("forces.faults").text().contains(QStringLiteral("zeppelin")))
      << child<QLabel>("forces.faults").text().toStdString();
  showManifest();
  const QString tip = table().model()->headerData(2, Qt::Vertical, Qt::ToolTipRole).toString();
  EXPECT_TRUE(tip.contains(QStringLiteral("zeppelin"))) << tip.toStdString();
  EXPECT_TRUE(table().model()->headerData(1, Qt::Vertical, Qt::ToolTipRole).toString().isEmpty());
}

}  // namespace
}  // namespace redoubt::editor
