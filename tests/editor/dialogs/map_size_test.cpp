#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "core/store/dump.h"
#include "editor/dialogs/map/map_size_dialog.h"
#include "tests/editor/dialogs/map_dialogs_fixture.h"

namespace redoubt::editor::test {
namespace {

class MapSize : public MapDialogs {};

INSTANTIATE_TEST_SUITE_P(Both, MapSize, bothOrientations(), orientationName);

TEST_P(MapSize, TheMapGrowsAtAnEdge) {
  open<MapSizeDialog>();
  EXPECT_FALSE(canGo("size.go"));
  EXPECT_FALSE(child<QPushButton>("size.go").toolTip().isEmpty());
  type("size.bottom", "2");
  EXPECT_TRUE(child<QLabel>("size.will").text().contains(QStringLiteral("10 × 10 hexes, 0101 to 1010")));
  EXPECT_EQ(report().join(QLatin1Char('|')), QStringLiteral("20 hexes are added"));
  EXPECT_EQ(dump(), start_) << "nothing happens before it is wanted";
  press("size.go");
  EXPECT_FALSE(dialog_->isVisible());
  const model::Battle battle = stored();
  EXPECT_EQ(model::mapSheet(battle)->rows, 10);
  EXPECT_EQ(battle.find<model::HexRow>(at(1, 10))->terrain, "clear");
  expectOneStep("Grow the map: 2 rows at the bottom");
}

TEST_P(MapSize, ACropTellsWhatGoesAndWaitsForAChoice) {
  open<MapSizeDialog>();
  type("size.right", "-1");
  EXPECT_TRUE(report().contains(QStringLiteral("Second, hex 1008")));
  EXPECT_TRUE(report().contains(QStringLiteral("Oronne, hex 1003")));
  EXPECT_FALSE(canGo("size.go"));
  EXPECT_TRUE(child<QPushButton>("size.go").toolTip().contains(QStringLiteral("counters")));
  QTest::keyClick(dialog_.get(), Qt::Key_Return);
  EXPECT_EQ(dump(), start_);
  pick("report.take-off");
  ASSERT_TRUE(canGo("size.go"));
  press("size.go");
  const model::Battle battle = stored();
  EXPECT_FALSE(battle.find<model::Placement>(kSecond));
  EXPECT_EQ(battle.find<model::Placement>(kFirst)->hex, at(2, 3));
  EXPECT_TRUE(battle.all<model::Label>().empty());
  expectOneStep("Crop the map: 1 columns at the right");
}

TEST_P(MapSize, CountersCutOffCanMoveInWhateverBlockTheyStandIn) {
  open<MapSizeDialog>();
  type("size.right", "-2");
  pick("report.move-in");
  press("size.go");
  const model::Battle battle = stored();
  EXPECT_EQ(battle.find<model::Placement>(kSecond)->hex, at(8, 8));
  EXPECT_EQ(battle.find<model::Placement>(kInherited)->hex, at(8, 1)) << "in its own block, not in a copy of it";
  EXPECT_EQ(battle.all<model::Placement>().size(), 3u);
  expectOneStep("Crop the map: 2 columns at the right");
}

TEST_P(MapSize, TheFrameIsShiftedByButtons) {
  open<MapSizeDialog>();
  for (int i = 0; i < 2; ++i) press("size.shift-bottom");
  EXPECT_EQ(child<QSpinBox>("size.bottom").value(), 2);
  EXPECT_EQ(child<QSpinBox>("size.top").value(), -2);
  pick("report.take-off");
  press("size.go");
  const model::MapSheet& sheet = *model::mapSheet(session_.battle());
  EXPECT_EQ(sheet.firstRow, 3);
  EXPECT_EQ(sheet.rows, 8);
  EXPECT_EQ(session_.layout().number(at(2, 3)), "0203") << "numbers stay";
  expectOneStep("Shift the map's frame: 2 rows at the bottom more");
}

TEST_P(MapSize, WhereNumbersWouldFallBelowZeroTheyCanBeginAnew) {
  open<MapSizeDialog>();
  type("size.left", "3");
  EXPECT_FALSE(canGo("size.go"));
  const QString problem = child<QLabel>("report.problem").text();
  EXPECT_TRUE(problem.contains(QStringLiteral("below zero"))) << problem.toStdString();
  EXPECT_TRUE(child<QPushButton>("report.remedy").text().contains(QStringLiteral("anew")));
  press("report.remedy");
  ASSERT_TRUE(canGo("size.go"));
  EXPECT_TRUE(report().contains(QStringLiteral("The numbers of 80 hexes change")));
  EXPECT_TRUE(report().contains(QStringLiteral("0101 becomes 0401")));
  press("size.go");
  EXPECT_EQ(session_.layout().number(at(-2, 1)), "0101");
  expectOneStep("Grow the map: 3 columns at the left");
}

TEST_P(MapSize, AsItWasTakesAllBack) {
  open<MapSizeDialog>();
  type("size.top", "-2");
  press("size.shift-left");
  press("size.reset");
  for (const char* name : {"size.left", "size.right", "size.top", "size.bottom"}) {
    EXPECT_EQ(child<QSpinBox>(name).value(), 0);
  }
  EXPECT_FALSE(canGo("size.go"));
}

}  // namespace
}  // namespace redoubt::editor::test
