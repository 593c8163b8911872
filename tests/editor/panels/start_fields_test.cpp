#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include "core/model/zone_verbs.h"
#include "editor/panels/counter_tray.h"
#include "tests/editor/panels/inspector_fixture.h"

namespace redoubt::editor::test {
namespace {

// How a counter begins, in the inspector.
class StartFieldsTest : public InspectorPanelTest {
 protected:
  StartFieldsTest() {
    model::Edit edit("A zone");
    edit.put(model::Zone{kRidge, "ridge", "The ridge", model::ZoneKind::SetUp});
    edit.put(model::ZoneHex{kRidge, at(6, 6)});
    session.apply(edit);
  }

  void choose(const char* field, const QString& words) {
    auto& box = child<QComboBox>(panel, field);
    emit box.activated(-1);  // the list is filled when it opens
    box.showPopup();
    const int index = box.findText(words);
    ASSERT_GE(index, 0) << words.toStdString();
    box.hidePopup();
    box.setCurrentIndex(index);
    emit box.activated(index);
    QCoreApplication::processEvents();
  }

  QString rule() { return child<QComboBox>(panel, "inspector.rule").currentText(); }

  static constexpr Id<model::Zone> kRidge{77};
};

TEST_F(StartFieldsTest, AHexIsExchangedForADistanceFromItAndThatForAZone) {
  select(kGunPlaced);
  EXPECT_EQ(rule(), QLatin1String("In its hex"));
  choose("inspector.rule", "Within a distance");
  model::Placement placed = row(kGunPlaced);
  EXPECT_EQ(placed.rule, model::PlacementRule::Within);
  EXPECT_EQ(placed.hex, at(8, 8)) << "from where it stood";
  EXPECT_EQ(placed.distance, 1);
  auto& hexes = child<QSpinBox>(panel, "inspector.start.distance");
  ASSERT_TRUE(hexes.isVisible());
  hexes.setFocus();
  hexes.selectAll();
  QTest::keyClicks(&hexes, "3");
  QTest::keyClick(&hexes, Qt::Key_Return);
  EXPECT_EQ(row(kGunPlaced).distance, 3);
  choose("inspector.start.zone", "The ridge");
  EXPECT_EQ(row(kGunPlaced).zone, kRidge);
  EXPECT_FALSE(row(kGunPlaced).hex) << "from the zone now";
  choose("inspector.rule", "In a zone");
  placed = row(kGunPlaced);
  EXPECT_EQ(placed.rule, model::PlacementRule::Zone);
  EXPECT_EQ(placed.zone, kRidge);
  EXPECT_FALSE(placed.distance);
  EXPECT_FALSE(hexes.isVisible());
  const model::Battle inFile = stored();
  EXPECT_EQ(inFile.find<model::Placement>(kGunPlaced)->zone, kRidge);
  for (int i = 0; i < 4; ++i) session.undo();
  EXPECT_EQ(row(kGunPlaced).rule, model::PlacementRule::At);
  EXPECT_EQ(row(kGunPlaced).hex, at(8, 8));
}

TEST_F(StartFieldsTest, SeveralGetTheSameRuleInOneEdit) {
  session.hand().select({at(3, 4), {kFirstPlaced, kSecondPlaced}});
  const auto before = session.document().history().size();
  choose("inspector.rule", "In a zone");
  EXPECT_EQ(session.document().history().size(), before + 1);
  EXPECT_EQ(row(kFirstPlaced).zone, kRidge);
  EXPECT_EQ(row(kSecondPlaced).zone, kRidge);
}

TEST_F(StartFieldsTest, ALeaderIsWithHisUnitsAndAUnitCanNotBe) {
  select(kHalePlaced);
  EXPECT_EQ(rule(), QLatin1String("With own units"));
  select(kGunPlaced);
  auto& box = child<QComboBox>(panel, "inspector.rule");
  box.showPopup();
  EXPECT_EQ(box.findText("With own units"), -1);
  box.hidePopup();
}

TEST_F(StartFieldsTest, WhatIsNotThereYetIsSaidAndNothingChanges) {
  select(kGunPlaced);
  const std::string before = session.document().dump();
  choose("inspector.rule", "Enters later (not yet)");
  EXPECT_EQ(session.document().dump(), before);
  ASSERT_FALSE(failures.isEmpty());
  EXPECT_TRUE(failures.last().contains("Tracks and schedule"));
  EXPECT_EQ(rule(), QLatin1String("In its hex"));
}

TEST_F(StartFieldsTest, ACounterThatIsNotPlacedGetsItsPlaceByRule) {
  Selection selection;
  selection.unplaced = model::Subject{kSpare, {}};
  session.hand().select(selection);
  EXPECT_EQ(rule(), QLatin1String("Not placed"));
  choose("inspector.rule", "In a zone");
  const auto placed = session.hand().selection().placements;
  ASSERT_EQ(placed.size(), 1u);
  EXPECT_EQ(row(placed.front()).unit, kSpare);
  EXPECT_EQ(row(placed.front()).zone, kRidge);
  session.undo();
  EXPECT_FALSE(session.setUp().placement(placed.front()));
}

// The whole command, taken from the tray.
class CommandInHand : public PanelTest {
 protected:
  CommandInHand() { show(tray, 216, 700); }

  CounterTray tray{session};
};

TEST_F(CommandInHand, IsWhatIsNotPlacedOfItElseAllOfItWithItsLeader) {
  auto& button = child<QPushButton>(tray, "tray.placeCommand");
  auto& list = child<TrayView>(tray, "tray.list");
  list.setCurrentIndex(list.model()->index(rowOf(list, "Spare"), 0));
  ASSERT_TRUE(button.isEnabled());
  QTest::mouseClick(&button, Qt::LeftButton);
  EXPECT_EQ(session.hand().commandInHand(), (std::vector{model::Subject{kSpare, {}}}));
  EXPECT_EQ(session.hand().tool(), QLatin1String("tool.counter"));
  EXPECT_FALSE(session.hand().counterInHand());
  EXPECT_TRUE(child<QLabel>(tray, "tray.inHand").isVisible());
  model::Edit edit =
      model::place(session.battle(), *session.setUp().blockFor(kBlue), {kSpare, {}}, at(2, 2), {}, 1, "");
  ASSERT_TRUE(session.apply(edit));
  QTest::mouseClick(&child<QPushButton>(tray, "tray.all"), Qt::LeftButton);
  list.setCurrentIndex(list.model()->index(rowOf(list, "1/I Guard"), 0));
  QTest::mouseClick(&button, Qt::LeftButton);
  const auto& inHand = session.hand().commandInHand();
  EXPECT_EQ(inHand.size(), 5u);
  EXPECT_EQ(inHand.front().leader, kHale);
  session.hand().takeInHand(std::nullopt);
  EXPECT_TRUE(inHand.empty());
  EXPECT_FALSE(child<QLabel>(tray, "tray.inHand").isVisible());
}

TEST_F(CommandInHand, LosesWhatIsDeletedMeanwhile) {
  session.hand().takeCommandInHand({model::Subject{kSpare, {}}, model::Subject{kGun, {}}});
  model::Edit edit("Without Spare");
  edit.erase<model::Unit>(kSpare);
  for (const model::Counter& counter : session.battle().all<model::Counter>()) {
    if (counter.unit == kSpare) edit.erase<model::Counter>(counter.id);
  }
  for (const model::UnitCommand& each : session.battle().all<model::UnitCommand>()) {
    if (each.unit == kSpare) edit.erase<model::UnitCommand>(each.key());
  }
  ASSERT_TRUE(session.apply(edit)) << failures.join(' ').toStdString();
  EXPECT_EQ(session.hand().commandInHand(), (std::vector{model::Subject{kGun, {}}}));
}

}  // namespace
}  // namespace redoubt::editor::test
