#include <QAction>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QStatusBar>
#include <QTest>

#include "core/rules/command/command.h"
#include "core/store/battle_file.h"
#include "editor/canvas/ability_words.h"
#include "tests/editor/app/tools_fixture.h"
#include "tests/editor/session/ability_battle.h"

// What a counter can do, asked as a person would: a counter is clicked, a key pressed, the pointer moved.
namespace redoubt::editor {
namespace {

class AbilityWindow : public ToolTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    model::Battle battle = test::abilityBattle(GetParam());
    const hex::Layout layout = model::layoutOf(battle);
    home_ = hex::HexKey::at(7, 6);
    test::placeUnit(battle, 1, home_, test::vertex(0));
    test::placeUnit(battle, 11, hex::HexKey::at(2, 2), test::vertex(0));
    test::placeLeader(battle, hex::HexKey::at(9, 9));
    ahead_ = hex::frontHexes(layout, home_, test::vertex(0)).front();
    beyond_ = hex::frontHexes(layout, ahead_, test::vertex(0)).front();
    openAs(battle, "abilities.battle");
  }

  void openAs(const model::Battle& battle, const char* name) {
    path_ = folder_.filePath(QLatin1String(name));
    store::writeNewFile(path_.toStdString(), battle);
    open(path_);
    session().setTool(QStringLiteral("tool.select"));
  }

  Abilities& abilities() { return canvas().abilities().abilities(); }
  void clickHex(hex::HexKey hex) {
    QTest::mouseMove(canvas().viewport(), pixel(hex));
    QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, pixel(hex));
  }
  // The counter on home_.
  std::optional<Id<model::Placement>> placedUnit() {
    const auto stack = session().stackAt(home_);
    return stack.empty() ? std::nullopt : std::optional(stack.front());
  }
  QString hintAt(hex::HexKey hex) {
    hover(hex);
    return canvas().hint();
  }
  std::string number(hex::HexKey hex) { return session().layout().number(hex); }

  QImage shot() {
    canvas().paintAllTiles();
    QCoreApplication::processEvents();
    return canvas().viewport()->grab().toImage();
  }
  // The ground of a hex beside its middle, where neither counter nor figure lies.
  QColor groundOf(const QImage& image, hex::HexKey hex) {
    const hex::Point centre = session().layout().centre(hex);
    return image.pixelColor(canvas().view().toPixels(hex::Point{centre.x + 0.33, centre.y - 0.05}).toPoint());
  }
  // All of the legend's words.
  QString legend() {
    QStringList words;
    for (const LegendSection& section : AbilityWords::legend(session(), abilities())) {
      for (const LegendItem& item : section) words << item.text;
    }
    return words.join(QLatin1Char('|'));
  }
  QString status() {
    QStringList texts;
    for (const QLabel* label : window_->statusBar()->findChildren<QLabel*>()) texts << label->text();
    return texts.join(QLatin1Char('|'));
  }

  hex::HexKey home_;
  hex::HexKey ahead_;
  hex::HexKey beyond_;
};

TEST_P(AbilityWindow, AKeyShowsTheReachOfTheCounterThatWasClicked) {
  clickHex(home_);
  ASSERT_EQ(session().selection().placements.size(), 1u);
  hover(hex::HexKey::at(2, 9));
  const QImage before = shot();
  key(Qt::Key_R, Qt::ShiftModifier);
  EXPECT_TRUE(abilities().isShown(Ability::Reach));
  const QImage after = shot();
  EXPECT_NE(groundOf(after, ahead_), groundOf(before, ahead_));
  EXPECT_EQ(groundOf(after, hex::HexKey::at(7, 11)), groundOf(before, hex::HexKey::at(7, 11))) << "out of reach";
  key(Qt::Key_R, Qt::ShiftModifier);
  EXPECT_EQ(groundOf(shot(), ahead_), groundOf(before, ahead_));
}

TEST_P(AbilityWindow, HoveringSaysWhatTheWayCostsByItsParts) {
  clickHex(home_);
  trigger("view.reach");
  EXPECT_EQ(hintAt(beyond_), QStringLiteral("2 of 4 points: clear 2"));
  EXPECT_TRUE(status().contains(QStringLiteral("2 of 4 points: clear 2"))) << status().toStdString();
  EXPECT_EQ(hintAt(hex::HexKey::at(1, 12)), QStringLiteral("Out of reach"));
  EXPECT_NE(hintAt(home_), QStringLiteral("Out of reach"));
  trigger("view.reach");
  EXPECT_FALSE(hintAt(beyond_).contains(QStringLiteral("points")));
}

TEST_P(AbilityWindow, ABrushStrokeChangesReachAndSightAtOnceAndUndoTakesItBack) {
  clickHex(home_);
  trigger("view.reach");
  trigger("view.sight");
  ASSERT_TRUE(hintAt(beyond_).contains(QStringLiteral("In sight"))) << hintAt(beyond_).toStdString();
  const QImage open = shot();
  const Selection selected = session().selection();
  session().setTool(QStringLiteral("tool.brush"));
  paintWith("woods");
  clickHex(ahead_);
  ASSERT_EQ(battle().find<model::HexRow>(ahead_)->terrain, "woods");
  session().setTool(QStringLiteral("tool.select"));
  session().select(selected);
  hover(hex::HexKey::at(2, 9));
  const QString blocked = QStringLiteral("Blocked by woods in %1").arg(QString::fromStdString(number(ahead_)));
  EXPECT_TRUE(hintAt(beyond_).contains(blocked)) << hintAt(beyond_).toStdString();
  EXPECT_TRUE(hintAt(ahead_).startsWith(QStringLiteral("2 of 4 points: woods 2 (estimated costs)")))
      << hintAt(ahead_).toStdString();
  // The field on the screen is that of the rules.
  const rules::SightMap map(battle(), session().layout(), rules::sightRules(session().rules()), std::vector{home_});
  for (const hex::HexKey hex : abilities().sight().hidden) EXPECT_FALSE(rules::sight(map, home_, hex).isVisible);
  for (const hex::HexKey hex : abilities().sight().seen) EXPECT_TRUE(rules::sight(map, home_, hex).isVisible);
  hover(hex::HexKey::at(2, 9));
  EXPECT_LT(groundOf(shot(), beyond_).lightness(), groundOf(open, beyond_).lightness()) << "hidden, so shaded";
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(hintAt(beyond_).contains(QStringLiteral("In sight"))) << hintAt(beyond_).toStdString();
}

TEST_P(AbilityWindow, TheLineTurnsRedBehindWhatBlocks) {
  clickHex(home_);
  trigger("view.sight");
  model::Edit edit("Paint");
  edit.put(model::HexRow{ahead_, "woods", 0});
  ASSERT_TRUE(session().apply(edit));
  hover(beyond_);
  const QImage image = shot();
  const QPointF from = canvas().view().toPixels(session().layout().centre(home_));
  const QPointF to = canvas().view().toPixels(session().layout().centre(beyond_));
  const auto isRed = [&](QPointF at) {
    const QColor colour = image.pixelColor(at.toPoint());
    return colour.red() > 130 && colour.green() < 90 && colour.blue() < 90;
  };
  int redNear = 0;
  int redFar = 0;
  for (int i = 0; i < 40; ++i) {
    redNear += isRed(from + (to - from) * (0.24 * i / 40)) ? 1 : 0;
    redFar += isRed(from + (to - from) * (0.55 + 0.4 * i / 40)) ? 1 : 0;
  }
  EXPECT_EQ(redNear, 0);
  EXPECT_GT(redFar, 10);
}

TEST_P(AbilityWindow, AHexWithoutCounterShowsSightAllRound) {
  clickHex(hex::HexKey::at(5, 9));
  ASSERT_TRUE(session().selection().placements.empty());
  key(Qt::Key_S, Qt::ShiftModifier);
  EXPECT_EQ(abilities().sight().range, Abilities::kPlainRange);
  const QString here = QString::fromStdString(number(hex::HexKey::at(5, 9)));
  EXPECT_TRUE(legend().startsWith(QStringLiteral("Hex %1|Sight").arg(here))) << legend().toStdString();
  EXPECT_EQ(hintAt(hex::HexKey::at(5, 11)), QStringLiteral("In sight, 2 hex(es)"));
}

TEST_P(AbilityWindow, FireWithinRangeIsSaid) {
  clickHex(home_);
  trigger("view.sight");
  EXPECT_EQ(hintAt(ahead_), QStringLiteral("In sight, 1 hex(es): firepower 6, row 2+, result 1M, morale check +1"));
}

TEST_P(AbilityWindow, ZonesAndCommandAreShownWithLettersAndLines) {
  clickHex(home_);
  hover(hex::HexKey::at(2, 9));
  const QImage before = shot();
  key(Qt::Key_F, Qt::ShiftModifier);
  EXPECT_NE(shot(), before);
  EXPECT_EQ(legend(), QStringLiteral("Unit 1|Zones|front|flank|rear"));
  key(Qt::Key_F, Qt::ShiftModifier);
  EXPECT_EQ(shot(), before);
  key(Qt::Key_C, Qt::ShiftModifier);
  EXPECT_NE(shot(), before);
  EXPECT_TRUE(legend().contains(QStringLiteral("under gen. Hale|in command"))) << legend().toStdString();
  clickHex(hex::HexKey::at(9, 9));
  EXPECT_TRUE(legend().contains(QStringLiteral("in command: 1"))) << legend().toStdString();
  EXPECT_TRUE(abilities().command().isLeader);
}

TEST_P(AbilityWindow, WhatIsShownIsRememberedByTheWindowAndNotByTheFile) {
  clickHex(home_);
  const std::string before = dump();
  const int edits = steps();
  for (const char* id : {"view.reach", "view.sight", "view.facing", "view.command"}) trigger(id);
  hover(beyond_);
  shot();
  EXPECT_EQ(dump(), before);
  EXPECT_EQ(steps(), edits);
  trigger("view.sight");
  closeWindow();
  window_ = std::make_unique<MainWindow>();
  window_->resize(1600, 1000);
  window_->show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get()));
  open(path_);
  EXPECT_TRUE(abilities().isShown(Ability::Reach));
  EXPECT_FALSE(abilities().isShown(Ability::Sight));
  EXPECT_TRUE(window_->commands().action(QStringLiteral("view.command"))->isChecked());
  EXPECT_FALSE(window_->commands().action(QStringLiteral("view.sight"))->isChecked());
  clickHex(home_);
  EXPECT_EQ(hintAt(beyond_), QStringLiteral("2 of 4 points: clear 2"));
}

TEST_P(AbilityWindow, ShiftAndArrowKeysAskForTheWayAndTheLineWithoutAMouse) {
  session().select({home_, {*placedUnit()}});
  canvas().setFocus();
  QTest::mouseMove(window_.get(), QPoint(2, 2));
  trigger("view.reach");
  const Selection selected = session().selection();
  key(Qt::Key_Up, Qt::ShiftModifier);
  const hex::HexKey above = hex::HexKey::at(home_.column(), home_.row() - 1);
  EXPECT_EQ(canvas().askedHex(), above);
  EXPECT_EQ(session().selection(), selected) << "the counter asked stays selected";
  EXPECT_EQ(canvas().hint(), AbilityWords::way(session(), abilities().reach(), abilities().wayTo(above)));
  EXPECT_FALSE(canvas().hint().isEmpty());
  EXPECT_TRUE(status().contains(canvas().hint())) << status().toStdString();
  const QImage pointing = shot();
  key(Qt::Key_Up, Qt::ShiftModifier);
  key(Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_EQ(canvas().askedHex(), hex::HexKey::at(home_.column() + 1, home_.row() - 2));
  EXPECT_NE(shot(), pointing);
  trigger("view.reach");
  trigger("view.sight");
  key(Qt::Key_Down, Qt::ShiftModifier);
  EXPECT_TRUE(canvas().askedHex());
  EXPECT_EQ(canvas().hint(),
            AbilityWords::line(session(), abilities().sight(), abilities().lineTo(*canvas().askedHex())));
  key(Qt::Key_Escape);
  EXPECT_FALSE(canvas().askedHex());
  key(Qt::Key_Down);
  EXPECT_TRUE(session().selection().placements.empty()) << "without Shift the cursor goes on";
}

TEST_P(AbilityWindow, TheKeyboardAsksNothingWhereNothingIsShown) {
  session().select({home_, {*placedUnit()}});
  canvas().setFocus();
  key(Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_FALSE(canvas().askedHex());
  trigger("view.facing");
  key(Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_FALSE(canvas().askedHex());
}

TEST_P(AbilityWindow, ThePointerTakesOverFromTheKeyboard) {
  session().select({home_, {*placedUnit()}});
  canvas().setFocus();
  trigger("view.reach");
  key(Qt::Key_Up, Qt::ShiftModifier);
  hover(beyond_);
  EXPECT_EQ(canvas().askedHex(), beyond_);
  key(Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_EQ(canvas().askedHex(), hex::HexKey::at(home_.column(), home_.row() - 1)) << "from the counter again";
}

TEST_P(AbilityWindow, PacesAreSwitchedByKeyAndMenu) {
  const std::pair<const char*, const char*> rules[] = {{"charge/arm", "\"infantry\""},
                                                       {"charge/hexes", "3"},
                                                       {"double-time/arm", "\"infantry\""},
                                                       {"double-time/bonus", "2"}};
  model::Edit edit("Rules");
  for (const auto& [path, json] : rules) edit.put(model::Rule{*model::info(battle())->system, path, {json}});
  ASSERT_TRUE(session().apply(edit));
  clickHex(home_);
  key(Qt::Key_D, Qt::ShiftModifier);
  EXPECT_TRUE(abilities().isShown(Ability::Reach)) << "what is asked for is shown";
  EXPECT_EQ(abilities().pace(), Pace::DoubleTime);
  EXPECT_TRUE(window_->commands().action(QStringLiteral("view.pace.double"))->isChecked());
  EXPECT_TRUE(legend().contains(QStringLiteral("Double time with 6 point(s)"))) << legend().toStdString();
  key(Qt::Key_D, Qt::ShiftModifier);
  EXPECT_TRUE(legend().contains(QStringLiteral("Charge with 4 point(s)|can be charged, points left")))
      << legend().toStdString();
  EXPECT_EQ(hintAt(ahead_), QStringLiteral("No charge: too near"));
  EXPECT_EQ(hintAt(hex::HexKey::at(7, 11)), QStringLiteral("No charge: not ahead of it"));
  shot();
  key(Qt::Key_D, Qt::ShiftModifier);
  EXPECT_TRUE(legend().contains(QStringLiteral("Reach with 4 point(s)")));
  trigger("view.pace.charge");
  EXPECT_EQ(abilities().pace(), Pace::Charge);
  EXPECT_FALSE(window_->commands().action(QStringLiteral("view.pace.usual"))->isChecked());
}

TEST_P(AbilityWindow, ToolsThatPaintSayWhatTheyDoInstead) {
  clickHex(home_);
  trigger("view.reach");
  session().setTool(QStringLiteral("tool.brush"));
  EXPECT_FALSE(hintAt(beyond_).contains(QStringLiteral("points"))) << canvas().hint().toStdString();
  session().setTool(QStringLiteral("tool.select"));
  EXPECT_TRUE(hintAt(ahead_).contains(QStringLiteral("points")));
}

TEST_P(AbilityWindow, NothingSelectedAndRulesThatDontSayAreSaid) {
  for (const char* id : {"view.reach", "view.sight", "view.facing", "view.command"}) trigger(id);
  EXPECT_TRUE(legend().startsWith(QStringLiteral("Reach|select a counter on the map|Sight|select a counter or a hex")))
      << legend().toStdString();
  shot();
  model::Battle battle = test::abilityBattle(GetParam());
  const auto old = std::vector(battle.all<model::Rule>().begin(), battle.all<model::Rule>().end());
  for (const model::Rule& rule : old) {
    if (rule.path == "arm/infantry/movement" || rule.path == "command/range") {
      battle.all<model::Rule>().erase(rule.key());
    }
  }
  test::placeUnit(battle, 1, home_, test::vertex(0));
  openAs(battle, "blank.battle");
  clickHex(home_);
  EXPECT_TRUE(legend().contains(QStringLiteral("Reach|the rules lack arm/infantry/movement")));
  EXPECT_TRUE(legend().contains(QStringLiteral("Command|the rules lack command/range"))) << legend().toStdString();
  EXPECT_FALSE(hintAt(ahead_).contains(QStringLiteral("points")));
  shot();
}

TEST_P(AbilityWindow, TheViewMenuHasAllFourAndTheirKeysAreTheirOwn) {
  for (const char* id : {"view.reach", "view.sight", "view.facing", "view.command"}) {
    const QString command = QLatin1String(id);
    const QAction* action = window_->commands().action(command);
    EXPECT_TRUE(action->isCheckable()) << id;
    ASSERT_EQ(window_->commands().keys(command).size(), 1) << id;
    EXPECT_TRUE(window_->commands().rivals(command, window_->commands().keys(command).front()).isEmpty()) << id;
    EXPECT_EQ(window_->commands().categoryOf(command), QStringLiteral("View"));
    bool isInMenu = false;
    for (const QObject* owner : action->associatedObjects()) isInMenu |= qobject_cast<const QMenu*>(owner) != nullptr;
    EXPECT_TRUE(isInMenu) << id;
  }
}

TEST_P(AbilityWindow, ItGoesOnWithoutABattle) {
  closeWindow();
  window_ = std::make_unique<MainWindow>();
  window_->show();
  for (const char* id : {"view.reach", "view.sight", "view.facing", "view.command"}) trigger(id);
  EXPECT_TRUE(legend().isEmpty());
  QCoreApplication::processEvents();
}

// Horse at home that faces side 0, and an enemy three hexes before it that looks back.
class ControlWindow : public AbilityWindow {
 protected:
  void SetUp() override {
    AbilityWindow::SetUp();
    model::Battle battle = test::abilityBattle(GetParam());
    test::addControlRules(battle);
    const hex::Layout layout = model::layoutOf(battle);
    enemy_ = home_;
    for (int i = 0; i < 3; ++i) enemy_ = *layout.neighbour(enemy_, 0);
    met_ = *layout.neighbour(enemy_, 3);
    test::placeUnit(battle, 5, home_, test::hexside(0));
    test::placeUnit(battle, 11, enemy_, test::hexside(3));
    test::placeUnit(battle, 2, hex::HexKey::at(2, 2), test::hexside(0));
    openAs(battle, "control.battle");
  }

  hex::HexKey enemy_;
  hex::HexKey met_;
};

TEST_P(ControlWindow, ReachShowsTheControlOfEnemiesAndEndsInIt) {
  clickHex(home_);
  hover(hex::HexKey::at(2, 11));
  const QImage before = shot();
  key(Qt::Key_R, Qt::ShiftModifier);
  const QImage after = shot();
  EXPECT_NE(groundOf(after, met_), groundOf(before, met_));
  const hex::HexKey unreached = *session().layout().neighbour(enemy_, 4);
  EXPECT_NE(groundOf(after, unreached), groundOf(before, unreached)) << "its control is shown where nobody gets too";
  EXPECT_EQ(hintAt(met_), QStringLiteral("2 of 6 points: clear 2"));
  EXPECT_EQ(hintAt(enemy_), QStringLiteral("Out of reach"));
  EXPECT_TRUE(legend().contains(QStringLiteral("Reach with 6 point(s) (estimated)"))) << legend().toStdString();
  EXPECT_TRUE(
      legend().contains(QStringLiteral("a turn here costs 1, 2, 3 (60°, 120°, 180°)|enemies' zones of control")))
      << legend().toStdString();
}

TEST_P(ControlWindow, ACounterWithoutAMovementFigureSaysSo) {
  clickHex(hex::HexKey::at(2, 2));
  trigger("view.reach");
  EXPECT_TRUE(legend().contains(QStringLiteral("Reach|unknown on its counter: Pace"))) << legend().toStdString();
  shot();
}

TEST_P(ControlWindow, TheZoneOfControlIsOutlinedWithTheFront) {
  clickHex(home_);
  hover(hex::HexKey::at(2, 11));
  const QImage before = shot();
  trigger("view.facing");
  EXPECT_NE(shot(), before);
  EXPECT_TRUE(legend().contains(QStringLiteral("Zones|front|rear|zone of control"))) << legend().toStdString();
  model::Edit edit("Nobody controls anything");
  edit.put(model::Rule{*model::info(battle())->system, "control/zones", {"null"}});
  const QImage with = shot();
  ASSERT_TRUE(session().apply(edit));
  EXPECT_NE(shot(), with);
  EXPECT_FALSE(legend().contains(QStringLiteral("zone of control"))) << legend().toStdString();
}

TEST_P(ControlWindow, CounterchargesAreShownWhereChargesAre) {
  clickHex(home_);
  key(Qt::Key_D, Qt::ShiftModifier);
  EXPECT_EQ(abilities().pace(), Pace::Charge) << "no double time under these rules";
  EXPECT_TRUE(legend().contains(QStringLiteral("Countercharge|movers who come here can be met|it goes in here")))
      << legend().toStdString();
  const hex::HexKey into = *session().layout().neighbour(home_, 0);
  EXPECT_EQ(hintAt(met_), QStringLiteral("Countercharge into %1").arg(QString::fromStdString(number(into))));
  EXPECT_EQ(hintAt(enemy_), QStringLiteral("No countercharge: too far"));
  const hex::HexKey aside = *session().layout().neighbour(home_, 2);
  const hex::HexKey beyond = *session().layout().neighbour(aside, 2);
  EXPECT_EQ(hintAt(beyond), QStringLiteral("Countercharge into %1 after a turn of 60°")
                                .arg(QString::fromStdString(number(abilities().wayTo(beyond).way.back().hex))));
  shot();
}

TEST_P(ControlWindow, BackingAwayIsSaid) {
  model::Edit edit("An enemy comes near");
  model::Placement row = *session().placement(Id<model::Placement>{11});
  row.hex = *session().layout().neighbour(home_, 0);
  edit.put(row);
  ASSERT_TRUE(session().apply(edit));
  clickHex(home_);
  trigger("view.reach");
  const hex::HexKey behind = *session().layout().neighbour(home_, 3);
  EXPECT_EQ(hintAt(behind), QStringLiteral("4 of 6 points: turning 3, clear 1"));
  model::Edit slow("A slow one");
  slow.put(model::FaceFigure{{5}, "pace", 3});
  ASSERT_TRUE(session().apply(slow));
  EXPECT_EQ(hintAt(behind), QStringLiteral("3 of 3 points: backing away 3"));
}

INSTANTIATE_TEST_SUITE_P(Maps, ControlWindow, testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

INSTANTIATE_TEST_SUITE_P(Maps, AbilityWindow, testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
