#include "editor/panels/counter_tray.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

#include "editor/words/words.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

class CounterTrayTest : public PanelTest {
 protected:
  CounterTrayTest() { show(tray, 216, 700); }

  void showAll() { QTest::mouseClick(&child<QPushButton>(tray, "tray.all"), Qt::LeftButton); }
  TrayView& list() { return child<TrayView>(tray, "tray.list"); }
  int row(const char* name) { return rowOf(list(), QString::fromUtf8(name)); }

  CounterTray tray{session};
};

TEST_F(CounterTrayTest, WhatIsNotPlacedIsShownFirst) {
  EXPECT_GE(row("Spare"), 0);
  EXPECT_EQ(row("1/I Guard"), -1);
  EXPECT_EQ(child<QPushButton>(tray, "tray.unplaced").text(), QLatin1String("Not placed 1"));
  EXPECT_EQ(child<QPushButton>(tray, "tray.all").text(), QLatin1String("All 6"));
  EXPECT_EQ(child<QPushButton>(tray, "tray.all").toolTip(), QLatin1String("All 6")) << "for where it is cut";
}

TEST_F(CounterTrayTest, IsNeverTooNarrowForWhatItsListsAreCalled) {
  tray.resize(10, 700);
  QCoreApplication::processEvents();
  for (const char* name : {"tray.unplaced", "tray.all"}) {
    const auto& button = child<QPushButton>(tray, name);
    EXPECT_GE(button.width(), button.sizeHint().width()) << name;
  }
  auto& all = child<QPushButton>(tray, "tray.all");
  const QString usual = all.text();
  const int least = tray.minimumWidth();
  QFont large = all.font();
  large.setPointSizeF(2 * large.pointSizeF());
  for (const char* name : {"tray.unplaced", "tray.all"}) child<QPushButton>(tray, name).setFont(large);
  model::Edit edit("Another unit");
  model::Unit unit = *session.battle().find<model::Unit>(kFirst);
  unit.id = Id<model::Unit>{901};
  unit.slug = "another";
  edit.put(unit);
  ASSERT_TRUE(session.apply(edit));
  EXPECT_TRUE(QTest::qWaitFor([&] { return all.text() != usual; }));
  EXPECT_GT(tray.minimumWidth(), least) << "as large letters need";
}

TEST_F(CounterTrayTest, AllStandUnderTheirArmyAndCommandWithTheirPlace) {
  showAll();
  EXPECT_LT(row("Blue army"), row("gen. Hale"));
  EXPECT_LT(row("gen. Hale"), row("Hale's command"));
  EXPECT_LT(row("Hale's command"), row("1/I Guard"));
  EXPECT_LT(row("Spare"), row("Red army"));
  EXPECT_LT(row("Without a command"), row("Gun 1"));
  const auto& model = static_cast<const TrayModel&>(*list().model());
  EXPECT_EQ(model.row(row("1/I Guard")).detail, QLatin1String("0304"));
  EXPECT_EQ(model.row(row("gen. Hale")).detail, QLatin1String("with his units"));
  EXPECT_EQ(model.row(row("Spare")).detail, QLatin1String("not placed"));
}

TEST_F(CounterTrayTest, APlaceThatAZoneLeavesOpenIsCalledAfterIt) {
  model::Placement placement = *session.battle().find<model::Placement>(kGunPlaced);
  placement.rule = model::PlacementRule::Within;
  placement.hex.reset();
  placement.distance = 1;
  placement.zone = Id<model::Zone>{77};
  model::Edit edit("Near the ridge");
  edit.put(model::Zone{*placement.zone, "ridge", "The ridge", model::ZoneKind::SetUp});
  edit.put(placement);
  session.apply(edit);
  showAll();
  const auto& model = static_cast<const TrayModel&>(*list().model());
  EXPECT_EQ(model.row(row("Gun 1")).detail, QLatin1String("near The ridge"));
  EXPECT_EQ(Words::place(session, placement), QLatin1String("Within one hex of The ridge"));
}

TEST_F(CounterTrayTest, AnArmyThatIsAskedForIsShownWithAllItsCounters) {
  session.show(ArmyGoal{kRed});
  EXPECT_TRUE(child<QPushButton>(tray, "tray.all").isChecked());
  EXPECT_EQ(list().currentIndex().data().toString(), QLatin1String("Gun 1"));
  EXPECT_EQ(session.hand().selection().placements, std::vector{kGunPlaced}) << "and the inspector shows it";
  session.show(ArmyGoal{kBlue});
  EXPECT_EQ(list().currentIndex().data().toString(), QLatin1String("gen. Hale"));
}

TEST_F(CounterTrayTest, AClickTakesACounterInHand) {
  clickRow(list(), row("Spare"));
  ASSERT_TRUE(session.hand().counterInHand());
  EXPECT_EQ(session.hand().counterInHand()->unit, kSpare);
  EXPECT_EQ(session.hand().tool(), QLatin1String("tool.counter"));
}

TEST_F(CounterTrayTest, EnterTakesTheCurrentCounterInHand) {
  list().setFocus();
  list().setCurrentIndex(list().model()->index(row("Spare"), 0));
  QTest::keyClick(&list(), Qt::Key_Return);
  ASSERT_TRUE(session.hand().counterInHand());
  EXPECT_EQ(session.hand().counterInHand()->unit, kSpare);
}

TEST_F(CounterTrayTest, AUnitThatUndoTookAwayIsNoLongerInHandOrToBePlaced) {
  model::Edit edit("A unit");
  model::Unit unit = *session.battle().find<model::Unit>(kSpare);
  unit.id = {4711};
  unit.slug = "late";
  unit.name = "Latecomer";
  edit.put(unit);
  ASSERT_TRUE(session.apply(edit));
  clickRow(list(), row("Latecomer"));
  ASSERT_TRUE(session.hand().counterInHand());
  session.undo();
  EXPECT_FALSE(session.hand().counterInHand());
  EXPECT_FALSE(session.hand().selection().unplaced);
  EXPECT_EQ(row("Latecomer"), -1);
  for (const QLabel* label : tray.findChildren<QLabel*>()) {
    EXPECT_FALSE(label->isVisible() && label->text().contains(QStringLiteral("Latecomer")))
        << label->text().toStdString();
  }
}

TEST_F(CounterTrayTest, F2RenamesACounterInItsRow) {
  list().setFocus();
  list().setCurrentIndex(list().model()->index(row("Spare"), 0));
  QTest::keyClick(&list(), Qt::Key_F2);
  auto& field = child<QLineEdit>(list(), "tray.rename");
  field.selectAll();
  QTest::keyClicks(&field, QStringLiteral("Reserve"));
  QTest::keyClick(&field, Qt::Key_Return);
  QCoreApplication::processEvents();
  EXPECT_EQ(stored().find<model::Unit>(kSpare)->name, "Reserve");
  EXPECT_EQ(list().currentIndex().row(), row("Reserve"));
  EXPECT_FALSE(session.hand().counterInHand()) << "the Enter that ends a name takes nothing in hand";
}

TEST_F(CounterTrayTest, AClickOnAPlacedCounterShowsWhereItStands) {
  showAll();
  const QSignalSpy jumps(&session, &Session::jumpRequested);
  const int third = row("3/I Żółkiewski");
  clickRow(list(), third);
  EXPECT_EQ(jumps.count(), 1);
  EXPECT_FALSE(session.hand().counterInHand()) << "the next click on the map must not move it";
  EXPECT_EQ(session.hand().selection().hex, at(5, 5));
  EXPECT_EQ(session.hand().selection().placements, std::vector{kThirdPlaced});
}

TEST_F(CounterTrayTest, ADragIsToldFromStartToDrop) {
  QSignalSpy started(&tray, &CounterTray::dragStarted);
  QSignalSpy moved(&tray, &CounterTray::dragMoved);
  QSignalSpy dropped(&tray, &CounterTray::dragDropped);
  QWidget* viewport = list().viewport();
  const QPoint from = middleOf(list(), row("Spare"));
  const QPoint to = from + QPoint(400, -30);
  QTest::mousePress(viewport, Qt::LeftButton, Qt::NoModifier, from);
  QTest::mouseMove(viewport, from + QPoint(30, 0));
  QTest::mouseMove(viewport, to);
  QTest::mouseRelease(viewport, Qt::LeftButton, Qt::NoModifier, to);
  ASSERT_EQ(started.count(), 1);
  EXPECT_EQ(started.first().first().value<model::Subject>().unit, kSpare);
  ASSERT_GE(moved.count(), 1);
  ASSERT_EQ(dropped.count(), 1);
  EXPECT_EQ(dropped.first().first().toPoint(), viewport->mapToGlobal(to));
  EXPECT_FALSE(session.hand().counterInHand()) << "a drag is no click";
}

TEST_F(CounterTrayTest, EscapeGivesUpADrag) {
  QSignalSpy dropped(&tray, &CounterTray::dragDropped);
  QSignalSpy cancelled(&tray, &CounterTray::dragCancelled);
  QWidget* viewport = list().viewport();
  const QPoint from = middleOf(list(), row("Spare"));
  QTest::mousePress(viewport, Qt::LeftButton, Qt::NoModifier, from);
  QTest::mouseMove(viewport, from + QPoint(60, 0));
  QTest::keyClick(&list(), Qt::Key_Escape);
  QTest::mouseRelease(viewport, Qt::LeftButton, Qt::NoModifier, from + QPoint(60, 0));
  EXPECT_EQ(cancelled.count(), 1);
  EXPECT_EQ(dropped.count(), 0);
  EXPECT_FALSE(session.hand().counterInHand());
}

TEST_F(CounterTrayTest, TheFilterLooksAtNameTypeAndCommandWithoutDiacritics) {
  showAll();
  auto& filter = child<QLineEdit>(tray, "tray.filter");
  QTest::keyClicks(&filter, QStringLiteral("zolk"));
  EXPECT_GE(row("3/I Żółkiewski"), 0);
  EXPECT_EQ(row("1/I Guard"), -1);
  EXPECT_EQ(row("Red army"), -1) << "a heading without counters goes";
  filter.setText(QStringLiteral("artillery"));
  EXPECT_GE(row("Gun 1"), 0);
  filter.setText(QStringLiteral("nobody"));
  EXPECT_TRUE(child<QLabel>(tray, "tray.empty").isVisible());
}

TEST_F(CounterTrayTest, PlacingACounterMovesItOutOfWhatIsNotPlaced) {
  ASSERT_TRUE(session.apply(model::place(session.battle(), *session.setUp().blockFor(kBlue), {kSpare, std::nullopt},
                                         at(6, 6), std::nullopt, 1, "Place")));
  EXPECT_EQ(row("Spare"), -1);
  EXPECT_TRUE(child<QLabel>(tray, "tray.empty").isVisible());
  showAll();
  const auto& model = static_cast<const TrayModel&>(*list().model());
  EXPECT_EQ(model.row(row("Spare")).detail, QLatin1String("0606"));
}

TEST_F(CounterTrayTest, TheCurrentCounterStaysThroughChanges) {
  showAll();
  clickRow(list(), row("Spare"));
  ASSERT_TRUE(session.apply(model::remove(session.battle(), std::vector{kThirdPlaced}, "Remove")));
  EXPECT_EQ(list().currentIndex().data().toString(), QLatin1String("Spare"));
  child<QLineEdit>(tray, "tray.filter").setText(QStringLiteral("spare"));
  EXPECT_EQ(list().currentIndex().data().toString(), QLatin1String("Spare"));
}

TEST_F(CounterTrayTest, AnotherVariantHasItsOwnPlaces) {
  session.setUp().setVariant(kNoon);
  EXPECT_GE(row("Gun 1"), 0) << "the red block does not belong to noon";
}

}  // namespace
}  // namespace redoubt::editor::test
