#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStatusBar>
#include <QTest>

#include "core/exchange/new_battle.h"
#include "editor/app/notice_bar.h"
#include "editor/panels/counter_tray.h"
#include "tests/editor/app/tools_fixture.h"

// What outside users of the painter's tools stumbled over, each driven as they did.
namespace redoubt::editor {
namespace {

class PainterStumble : public ToolTest {
 protected:
  template <class T>
  T& child(const char* name) {
    T* found = window_->findChild<T*>(QLatin1String(name));
    if (!found) throw std::runtime_error(std::string("no widget called ") + name);
    return *found;
  }

  void lockTerrain(bool isLocked) {
    LayerState state = session().hand().layers().state(MapLayer::Terrain);
    state.isLocked = isLocked;
    session().hand().layers().setState(MapLayer::Terrain, state);
  }

  // The status bar's words, numbers and all.
  QString status() {
    QStringList texts;
    for (const QLabel* label : window_->statusBar()->findChildren<QLabel*>()) texts << label->text();
    return texts.join(QLatin1Char('|'));
  }

  // A new battle with two units a side to place.
  void openWithUnits() {
    exchange::NewBattleOptions options;
    options.orientation = GetParam();
    options.columns = 20;
    options.rows = 15;
    options.armies.clear();
    for (const char* name : {"Blue", "Red"}) {
      exchange::NewArmy army;
      army.name = name;
      army.units = {{"infantry", 2}};
      options.armies.push_back(army);
    }
    ASSERT_TRUE(window_->files().openNew(exchange::newBattle(options), QStringLiteral("Units")));
    window_->activateWindow();
  }

  model::Subject clickFirstInTray() {
    auto& list = child<QListView>("tray.list");
    const auto& tray = static_cast<const TrayModel&>(*list.model());
    int first = 0;
    while (tray.row(first).kind != TrayRow::Kind::Counter) ++first;
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(tray.index(first)).center());
    return tray.row(first).subject;
  }

  void type(QLineEdit& field, const QString& text) {
    field.setFocus();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
};

TEST_P(PainterStumble, AClickAfterPlacingByKeysPlacesTheNextCounterAndMovesNone) {
  openWithUnits();
  const model::Subject placed = clickFirstInTray();
  ASSERT_EQ(session().hand().counterInHand(), placed);
  type(child<QLineEdit>("tray.placeAt"), QStringLiteral("0505"));
  const auto next = session().hand().counterInHand();
  ASSERT_TRUE(next);
  const QString name = QString::fromStdString(session().nameOf(*next));
  EXPECT_TRUE(child<QLabel>("tray.inHand").isVisible());
  EXPECT_TRUE(child<QLabel>("tray.inHand").text().contains(name)) << "it says which";
  EXPECT_TRUE(child<QLineEdit>("tray.placeAt").placeholderText().contains(name));
  click("0707");
  ASSERT_EQ(session().setUp().placements().size(), 2u);
  for (const model::Placement& row : session().setUp().placements()) {
    EXPECT_EQ(row.hex, model::subjectOf(row) == placed ? hex("0505") : hex("0707"));
  }
}

TEST_P(PainterStumble, AWrongNumberGoesOnceTheCounterIsPlaced) {
  openWithUnits();
  clickFirstInTray();
  auto& field = child<QLineEdit>("tray.placeAt");
  type(field, QStringLiteral("9999"));
  EXPECT_EQ(field.text(), QLatin1String("9999")) << "to be mended";
  EXPECT_TRUE(child<QLabel>("tray.placeProblem").isVisible());
  click("0707");
  ASSERT_EQ(session().setUp().placements().size(), 1u);
  EXPECT_EQ(field.text(), QString());
  EXPECT_FALSE(child<QLabel>("tray.placeProblem").isVisible());
}

TEST_P(PainterStumble, EnterInAFieldGivesTheKeyboardBackToTheMap) {
  session().hand().setTool(QStringLiteral("tool.zone"));
  drag({"0303", "0403"});
  auto& name = child<QLineEdit>("options.zone.name");
  name.selectAll();
  type(name, QStringLiteral("Red lines"));
  EXPECT_EQ(QApplication::focusWidget(), &canvas());
  key(Qt::Key_R);
  EXPECT_EQ(session().hand().tool(), QLatin1String("tool.rectangle"));
  EXPECT_EQ(inFile().all<model::Zone>().begin()->title, "Red lines");
}

TEST_P(PainterStumble, EscapeInAFieldGivesTheKeyboardBackToTheMap) {
  openWithUnits();
  clickFirstInTray();
  auto& field = child<QLineEdit>("tray.placeAt");
  field.setFocus();
  ASSERT_EQ(QApplication::focusWidget(), &field);
  QTest::keyClicks(&field, QStringLiteral("12"));
  QTest::keyClick(&field, Qt::Key_Escape);
  EXPECT_EQ(QApplication::focusWidget(), &canvas());
}

TEST_P(PainterStumble, UndoReachesTheBattleFromAFieldThatHasNothingToUndo) {
  session().hand().setTool(QStringLiteral("tool.brush"));
  paintWith("woods");
  click("0505");
  ASSERT_EQ(terrainAt("0505"), "woods");
  session().hand().select({hex("0505")});
  auto& field = child<QLineEdit>("problems.filter");
  field.setFocus();
  QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(terrainAt("0505"), "clear");
}

TEST_P(PainterStumble, AMessageLeavesTheMapWhereItIs) {
  const QPoint before = pixel(hex("0505"));
  const QRect map = canvas().geometry();
  child<NoticeBar>("noticeBar").showProblem(QStringLiteral("Something went wrong."));
  QCoreApplication::processEvents();
  EXPECT_TRUE(child<NoticeBar>("noticeBar").isVisible());
  EXPECT_EQ(canvas().geometry(), map);
  EXPECT_EQ(pixel(hex("0505")), before);
}

TEST_P(PainterStumble, AFailureGoesWithTheNextEdit) {
  lockTerrain(true);
  session().hand().setTool(QStringLiteral("tool.brush"));
  paintWith("woods");
  click("0505");
  ASSERT_TRUE(child<NoticeBar>("noticeBar").isVisible());
  EXPECT_EQ(terrainAt("0505"), "clear");
  lockTerrain(false);
  click("0505");
  EXPECT_EQ(terrainAt("0505"), "woods");
  EXPECT_FALSE(child<NoticeBar>("noticeBar").isVisible());
}

TEST_P(PainterStumble, ALockedLayerIsToldBeforeAnythingIsDrawn) {
  session().hand().setTool(QStringLiteral("tool.brush"));
  paintWith("woods");
  hover(hex("0505"));
  const QImage free = picture();
  lockTerrain(true);
  hover(hex("0506"));
  hover(hex("0505"));
  EXPECT_GT(greatestDifference(picture(), free), kRounding);
  EXPECT_TRUE(status().contains(QLatin1String("is locked"))) << status().toStdString();
  EXPECT_EQ(canvas().viewport()->cursor().shape(), Qt::ForbiddenCursor);
  lockTerrain(false);
  hover(hex("0505"));
  EXPECT_LE(greatestDifference(picture(), free), kRounding);
}

TEST_P(PainterStumble, AStrokeThatBeginsBesideTheMapStartsAtItsEdge) {
  session().hand().setTool(QStringLiteral("tool.brush"));
  paintWith("woods");
  const QPoint inside = pixel(hex("0505"));
  const QPoint beside(inside.x(), 2);
  ASSERT_FALSE(canvas().view().toMap(QPointF(beside)).y > 0 && session().layout().hexAt(canvas().view().toMap(beside)));
  QTest::mousePress(canvas().viewport(), Qt::LeftButton, {}, beside);
  for (int y = beside.y(); y <= inside.y(); y += 3) moveTo({inside.x(), y}, Qt::LeftButton);
  QTest::mouseRelease(canvas().viewport(), Qt::LeftButton, {}, inside);
  EXPECT_EQ(terrainAt("0505"), "woods");
  EXPECT_GE(inFileOf("woods").size(), 4u);
  EXPECT_EQ(steps(), 1);
}

TEST_P(PainterStumble, APressAndReleaseBesideTheMapDrawNothing) {
  session().hand().setTool(QStringLiteral("tool.hexside"));
  session().hand().setPaint({PaintPlace::Hexside, "river"});
  QTest::mouseClick(canvas().viewport(), Qt::LeftButton, {}, QPoint(2, 2));
  hover(hex("0505"));
  EXPECT_EQ(steps(), 0);
  EXPECT_FALSE(canvas().tool()->isBusy());
}

TEST_P(PainterStumble, AShortestWayEndsInANotchOfTheEdgeToo) {
  session().hand().setTool(QStringLiteral("tool.hexside"));
  session().hand().setPaint({PaintPlace::Hexside, "river"});
  clickNearSide("1005", 0);
  // The lowest corner of a hex in the last row, and a little below: on no hex.
  const hex::HexKey last = hex("1015");
  QPointF lowest = canvas().view().toPixels(session().layout().corner(last, 0));
  for (int i = 1; i < hex::kSides; ++i) {
    const QPointF corner = canvas().view().toPixels(session().layout().corner(last, i));
    if (corner.y() > lowest.y()) lowest = corner;
  }
  const QPoint notch = lowest.toPoint() + QPoint(0, 4);
  ASSERT_FALSE(session().layout().hexAt(canvas().view().toMap(QPointF(notch))));
  QTest::mouseClick(canvas().viewport(), Qt::LeftButton, Qt::ShiftModifier, notch);
  EXPECT_GE(inFile().all<model::Hexside>().size(), 10u);
  EXPECT_EQ(steps(), 2);
}

TEST_P(PainterStumble, TheStatusTellsHowManyHexesAreSelectedNow) {
  session().hand().setTool(QStringLiteral("tool.rectangle"));
  drag({"0303", "0404"});
  EXPECT_TRUE(status().contains(QLatin1String("4 hex(es) selected"))) << status().toStdString();
  session().hand().selectArea({});
  EXPECT_FALSE(status().contains(QLatin1String("selected"))) << status().toStdString();
}

TEST_P(PainterStumble, TheStatusFollowsTheCursorOfTheKeyboard) {
  hover(hex("0404"));
  cursorTo("0909");
  key(Qt::Key_Down);
  EXPECT_TRUE(status().contains(QLatin1String("0910"))) << status().toStdString();
}

TEST_P(PainterStumble, TheNextProblemLeavesTheKeyboardOnTheMap) {
  openWithUnits();
  session().hand().select({hex("0505")});
  auto& level = child<QWidget>("hex.level");
  level.setFocus();
  ASSERT_TRUE(level.hasFocus());
  trigger("check.next");
  EXPECT_EQ(QApplication::focusWidget(), &canvas());
}

TEST_P(PainterStumble, ACounterWithoutAPlaceIsShownRenamedAndPlacedInTheInspector) {
  openWithUnits();
  const model::Subject subject = clickFirstInTray();
  EXPECT_EQ(child<QLabel>("inspector.place").text(), QLatin1String("Not placed"));
  auto& name = child<QLineEdit>("inspector.rename");
  name.selectAll();
  type(name, QStringLiteral("Gwardia"));
  EXPECT_EQ(inFile().find<model::Unit>(*subject.unit)->name, "Gwardia");
  auto& hexField = child<QLineEdit>("inspector.hex");
  hexField.selectAll();
  type(hexField, QStringLiteral("0608"));
  const model::Battle file = inFile();
  ASSERT_EQ(file.all<model::Placement>().size(), 1u);
  EXPECT_EQ(file.all<model::Placement>().begin()->hex, hex("0608"));
  EXPECT_EQ(session().hand().selection().placements.size(), 1u);
}

TEST_P(PainterStumble, AShortNameIsTypedInTheInspector) {
  openWithUnits();
  const model::Subject subject = clickFirstInTray();
  auto& field = child<QLineEdit>("inspector.short");
  field.selectAll();
  type(field, QStringLiteral("Gw."));
  EXPECT_EQ(inFile().find<model::Unit>(*subject.unit)->shortName, "Gw.");
}

TEST_P(PainterStumble, F6GoesFromTheMapThroughTheDocksAndBack) {
  openWithUnits();
  canvas().setFocus();
  QSet<const QWidget*> visited;
  for (int i = 0; i < 12; ++i) {
    trigger("view.nextPane");
    if (QApplication::focusWidget() == &canvas()) break;
    visited.insert(QApplication::focusWidget());
  }
  EXPECT_EQ(QApplication::focusWidget(), &canvas());
  EXPECT_GE(visited.size(), 3);
  session().hand().select({hex("0505")});
  trigger("view.dock.inspector");
  EXPECT_TRUE(child<QDockWidget>("dock.inspector").isAncestorOf(QApplication::focusWidget()));
}

TEST_P(PainterStumble, TheCommandPaletteFindsTheTerrainsOfTheBattle) {
  trigger("tools.palette");
  auto& field = child<QLineEdit>("palette.field");
  QTest::keyClicks(&field, QStringLiteral("bridge"));
  QTest::keyClick(&field, Qt::Key_Return);
  EXPECT_EQ(session().hand().tool(), QLatin1String("tool.road"));
  EXPECT_EQ(session().hand().paint(), (Paint{PaintPlace::Link, "bridge"}));
}

TEST_P(PainterStumble, AJumpOnAMapTooSmallToReadComesNearer) {
  canvas().zoomTo(10);
  session().jumpTo(hex("1010"));
  EXPECT_GT(canvas().scale(), 40);
  EXPECT_TRUE(canvas().viewport()->rect().contains(pixel(hex("1010"))));
}

// The sample has two scenarios, and problems in the one that is not shown.
TEST_P(PainterStumble, AProblemOfAnotherVariantTellsThatThatOneIsShownNow) {
  openSample();
  const auto before = session().setUp().variant();
  const std::vector<check::Finding> findings = session().findings();
  const auto other = std::find_if(findings.begin(), findings.end(), [&](const check::Finding& finding) {
    const model::Variant* shown = battle().find<model::Variant>(*before);
    return !finding.scenario.empty() && finding.scenario != battle().find<model::Scenario>(shown->scenario)->slug;
  });
  ASSERT_NE(other, findings.end());
  session().jumpTo(*other);
  EXPECT_NE(session().setUp().variant(), before);
  EXPECT_TRUE(child<NoticeBar>("noticeBar").text().contains(QLatin1String("another variant")));
}

INSTANTIATE_TEST_SUITE_P(BothOrientations, PainterStumble,
                         ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat), ToolTest::nameOf);

}  // namespace
}  // namespace redoubt::editor
