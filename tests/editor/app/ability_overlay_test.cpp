#include <QAction>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QStatusBar>
#include <QTest>

#include "core/rules/command/command.h"
#include "core/store/battle_file.h"
#include "tests/editor/app/ability_fixture.h"

// What a counter can do, asked as a person would: a counter is clicked, a key pressed, the pointer moved.
namespace redoubt::editor {
namespace {

TEST_P(AbilityWindow, AKeyShowsTheReachOfTheCounterThatWasClicked) {
  clickHex(home_);
  ASSERT_EQ(session().hand().selection().placements.size(), 1u);
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
  const Selection selected = session().hand().selection();
  session().hand().setTool(QStringLiteral("tool.brush"));
  paintWith("woods");
  clickHex(ahead_);
  ASSERT_EQ(battle().find<model::HexRow>(ahead_)->terrain, "woods");
  session().hand().setTool(QStringLiteral("tool.select"));
  session().hand().select(selected);
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
  ASSERT_TRUE(session().hand().selection().placements.empty());
  key(Qt::Key_S, Qt::ShiftModifier);
  EXPECT_EQ(abilities().sight().range, Abilities::kPlainRange);
  const QString here = QString::fromStdString(number(hex::HexKey::at(5, 9)));
  EXPECT_TRUE(legend().startsWith(QStringLiteral("Hex %1|Sight").arg(here))) << legend().toStdString();
  EXPECT_EQ(hintAt(hex::HexKey::at(5, 11)), QStringLiteral("In sight, 2 hex(es)"));
}

TEST_P(AbilityWindow, FireOnEnemiesIsSaid) {
  model::Battle battle = test::abilityBattle(GetParam());
  const auto first = test::placeUnit(battle, 1, home_, test::vertex(0));
  const auto second = test::placeUnit(battle, 2, home_, test::vertex(0), 2);
  test::placeUnit(battle, 11, ahead_, test::vertex(3));
  openAs(battle, "fire.battle");
  session().hand().select({home_, {first}});
  trigger("view.sight");
  const QString fire = QStringLiteral("In sight, 1 hex(es). Rifle fire: column 2-up, 1M");
  EXPECT_EQ(hintAt(ahead_), fire);
  setRule("leader/casualty-causes", R"([{"fire": "rifle", "row-from": 2}])");
  hover(beyond_);
  EXPECT_EQ(hintAt(ahead_), fire + QStringLiteral(", leaders there roll for casualties"));
  session().hand().select({home_, {first, second}});
  hover(beyond_);
  EXPECT_EQ(hintAt(ahead_), QStringLiteral("In sight, 1 hex(es). Rifle fire by 2 counter(s): column 2-up, 1M, leaders "
                                           "there roll for casualties (estimated)"));
}

TEST_P(AbilityWindow, TheLegendSaysHowOftenACounterFires) {
  model::Battle battle = test::abilityBattle(GetParam());
  const auto foot = test::placeUnit(battle, 1, home_, test::vertex(0));
  const auto gun = test::placeUnit(battle, 6, hex::HexKey::at(4, 8), test::vertex(0));
  openAs(battle, "shots.battle");
  setRule("state/shots", R"({"levels": ["0", "1", "2", "3", "4"]})");
  setRule("state/shots/4", R"({"may-not": ["rifle"]})");
  setRule("state/shots/change/fires", R"({"on": "rifle", "to": "+1"})");
  setRule("artillery/shots", R"({"any-activation": 1})");
  trigger("view.sight");
  session().hand().select({home_, {foot}});
  EXPECT_TRUE(legend().endsWith(QStringLiteral("|shots in a turn: 4"))) << legend().toStdString();
  session().hand().select({hex::HexKey::at(4, 8), {gun}});
  EXPECT_TRUE(legend().endsWith(QStringLiteral("|shots after any activation: 1"))) << legend().toStdString();
  setRule("artillery/shots", R"({"own-activation": 1, "enemy-activation": 2})");
  EXPECT_TRUE(
      legend().endsWith(QStringLiteral("|shots after its own leader's activation: 1|shots after that of an enemy: 2")))
      << legend().toStdString();
}

TEST_P(AbilityWindow, FireOfGunsFromFarAwayIsSaidToo) {
  model::Battle battle = test::abilityBattle(GetParam());
  const auto gun = test::placeUnit(battle, 6, hex::HexKey::at(4, 8), test::vertex(0));
  hex::HexKey far = hex::HexKey::at(4, 8);
  for (int i = 0; i < 4; ++i) far = hex::frontHexes(model::layoutOf(battle), far, test::vertex(0)).front();
  test::placeUnit(battle, 11, far, test::vertex(0));
  openAs(battle, "guns.battle");
  session().hand().select({hex::HexKey::at(4, 8), {gun}});
  trigger("view.sight");
  EXPECT_EQ(hintAt(far), QStringLiteral("In sight, 4 hex(es). Cannonade: M"));
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
  session().hand().select({home_, {*placedUnit()}});
  canvas().setFocus();
  QTest::mouseMove(window_.get(), QPoint(2, 2));
  trigger("view.reach");
  const Selection selected = session().hand().selection();
  key(Qt::Key_Up, Qt::ShiftModifier);
  const hex::HexKey above = hex::HexKey::at(home_.column(), home_.row() - 1);
  EXPECT_EQ(canvas().askedHex(), above);
  EXPECT_EQ(session().hand().selection(), selected) << "the counter asked stays selected";
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
  EXPECT_TRUE(session().hand().selection().placements.empty()) << "without Shift the cursor goes on";
}

TEST_P(AbilityWindow, TheKeyboardAsksNothingWhereNothingIsShown) {
  session().hand().select({home_, {*placedUnit()}});
  canvas().setFocus();
  key(Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_FALSE(canvas().askedHex());
  trigger("view.facing");
  key(Qt::Key_Up, Qt::ShiftModifier);
  EXPECT_FALSE(canvas().askedHex());
}

TEST_P(AbilityWindow, ThePointerTakesOverFromTheKeyboard) {
  session().hand().select({home_, {*placedUnit()}});
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
  session().hand().setTool(QStringLiteral("tool.brush"));
  EXPECT_FALSE(hintAt(beyond_).contains(QStringLiteral("points"))) << canvas().hint().toStdString();
  session().hand().setTool(QStringLiteral("tool.select"));
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
  EXPECT_TRUE(legend().contains(QStringLiteral("Command|the rules have no command range"))) << legend().toStdString();
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

INSTANTIATE_TEST_SUITE_P(Maps, AbilityWindow, ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat),
                         ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
