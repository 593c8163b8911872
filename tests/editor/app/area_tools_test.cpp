#include <QPushButton>
#include <QTest>

#include "core/model/map_verbs.h"
#include "editor/app/notice_bar.h"
#include "tests/editor/app/tools_fixture.h"

// Selecting areas, stamps, hexsides, roads, zones and measuring, driven through the window on both orientations.
namespace redoubt::editor {
namespace {

class AreaTools : public ToolTest {
 protected:
  std::set<std::int64_t> sidesOf(const char* kind) {
    std::set<std::int64_t> sides;
    const model::Battle file = inFile();
    for (const model::Hexside& row : file.all<model::Hexside>()) {
      if (row.kind == kind) sides.insert(row.side.value);
    }
    return sides;
  }
  std::set<std::int64_t> linksOf(const char* kind) {
    std::set<std::int64_t> sides;
    const model::Battle file = inFile();
    for (const model::Link& row : file.all<model::Link>()) {
      if (row.kind == kind) sides.insert(row.side.value);
    }
    return sides;
  }
};
INSTANTIATE_TEST_SUITE_P(BothOrientations, AreaTools,
                         ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat), ToolTest::nameOf);

TEST_P(AreaTools, ARectangleIsSelectedGrownShrunkAndCutDown) {
  key(Qt::Key_R);
  drag({"0303", "0505"});
  EXPECT_EQ(session().hand().area().size(), 9u);
  dragWith(Qt::ShiftModifier, {"0806", "0906"});
  EXPECT_EQ(session().hand().area().size(), 11u);
  dragWith(Qt::ControlModifier, {"0303", "0305"});
  EXPECT_EQ(session().hand().area().size(), 8u);
  dragWith(Qt::ShiftModifier | Qt::ControlModifier, {"0404", "0505"});
  EXPECT_EQ(session().hand().area(), hexes({"0404", "0405", "0504", "0505"}));
  trigger("edit.selectInvert");
  EXPECT_EQ(session().hand().area().size(), 20u * 15u - 4u);
  trigger("edit.selectNone");
  EXPECT_TRUE(session().hand().area().empty());
}

TEST_P(AreaTools, TheLassoSelectsWhatItGoesRound) {
  key(Qt::Key_Q);
  drag({"0303", "1203", "1212", "0312", "0303"});
  EXPECT_TRUE(session().hand().area().contains(hex("0707")));
  EXPECT_FALSE(session().hand().area().contains(hex("1507")));
  EXPECT_GT(session().hand().area().size(), 60u);
}

TEST_P(AreaTools, TheWandTakesWhatHangsTogetherAndSameTerrainTakesAll) {
  const std::vector<hex::HexKey> one{hex("0303"), hex("0304")};
  const std::vector<hex::HexKey> other{hex("1010")};
  session().apply(model::paintTerrain(battle(), one, "woods", "One"));
  session().apply(model::paintTerrain(battle(), other, "woods", "Other"));
  key(Qt::Key_W);
  click("0303");
  EXPECT_EQ(session().hand().area(), hexes({"0303", "0304"}));
  key(Qt::Key_S);
  click("0303");
  EXPECT_EQ(session().hand().area(), hexes({"0303", "0304", "1010"}));
  key(Qt::Key_Delete);  // no counters are selected, so the area is cleared
  EXPECT_TRUE(inFileOf("woods").empty());
}

TEST_P(AreaTools, TheKeyboardSelectsAreasToo) {
  key(Qt::Key_R);
  cursorTo("0303");
  key(Qt::Key_Return);
  cursorTo("0404");
  key(Qt::Key_Return);
  EXPECT_EQ(session().hand().area().size(), 4u);
  cursorTo("0909");
  key(Qt::Key_Return);
  key(Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(session().hand().area().size(), 5u);
  key(Qt::Key_Q);
  for (const char* corner : {"0202", "0802", "0508", "0202"}) {
    cursorTo(corner);
    key(Qt::Key_Return);
  }
  EXPECT_TRUE(session().hand().area().contains(hex("0504")));
  EXPECT_FALSE(session().hand().area().contains(hex("1204")));
}

TEST_P(AreaTools, APieceIsCopiedWithItsHexsidesAndRoadsTurnedAndStamped) {
  const hex::Layout& layout = session().layout();
  const std::vector<hex::HexKey> woods{hex("0505"), hex("0506")};
  session().apply(model::paintTerrain(battle(), woods, "woods", "Woods"));
  const auto between = layout.sideBetween(hex("0505"), hex("0506"));
  ASSERT_TRUE(between);
  session().apply(model::paintLinks(battle(), {&*between, 1}, "road", "Road"));
  const hex::HexsideKey rim = layout.side(hex("0505"), 0);
  session().apply(model::paintHexsides(battle(), {&rim, 1}, "river", std::nullopt, "River"));
  key(Qt::Key_R);
  drag({"0505", "0506"});
  trigger("edit.copy");
  trigger("edit.paste");
  EXPECT_EQ(session().hand().tool(), "tool.stamp");
  click("1209");
  EXPECT_EQ(inFileOf("woods").size(), 4u);
  EXPECT_EQ(linksOf("road").size(), 2u);
  EXPECT_EQ(sidesOf("river").size(), 2u);
  EXPECT_EQ(steps(), 4);
  trigger("edit.undo");
  for (int i = 0; i < 3; ++i) key(Qt::Key_Z);
  click("1209");
  for (int i = 0; i < 3; ++i) key(Qt::Key_Z, Qt::ShiftModifier);
  trigger("edit.undo");
  key(Qt::Key_X);
  key(Qt::Key_X);
  key(Qt::Key_1, Qt::ControlModifier);
  session().hand().stamps().takeInHand(std::nullopt);
  key(Qt::Key_V);
  key(Qt::Key_1);
  EXPECT_EQ(session().hand().tool(), "tool.stamp");
  click("1209");
  EXPECT_EQ(inFileOf("woods").size(), 4u);
}

TEST_P(AreaTools, StampsAreThereInTheNextSitting) {
  const std::vector<hex::HexKey> woods{hex("0505")};
  session().apply(model::paintTerrain(battle(), woods, "woods", "Woods"));
  session().hand().selectArea(hexes({"0505"}));
  trigger("edit.copy");
  key(Qt::Key_3, Qt::ControlModifier);
  const auto kept = session().hand().stamps().slot(2);
  ASSERT_TRUE(kept);
  closeWindow();
  open(path_);
  EXPECT_EQ(session().hand().stamps().slot(2), kept);
  session().hand().stamps().setSlot(2, std::nullopt);
}

TEST_P(AreaTools, ADragWithTheRightButtonPicksAnArea) {
  const std::vector<hex::HexKey> woods{hex("0505")};
  session().apply(model::paintTerrain(battle(), woods, "woods", "Woods"));
  key(Qt::Key_B);
  dragWith(Qt::NoModifier, {"0404", "0606"}, Qt::RightButton);
  EXPECT_EQ(session().hand().tool(), "tool.stamp");
  ASSERT_TRUE(session().hand().stamps().inHand());
  EXPECT_EQ(session().hand().stamps().inHand()->hexes.size(), 9u);
  click("1209");
  EXPECT_EQ(inFileOf("woods").size(), 2u);
}

TEST_P(AreaTools, AStampLargerThanTheMapIsStampedOnlyIfTheAuthorSaysSo) {
  model::MapPiece large;
  large.orientation = GetParam();
  for (int q = 0; q < 40; ++q) large.hexes.push_back({{q, 0}, "woods", 0});
  session().hand().stamps().takeInHand(large);
  key(Qt::Key_K);
  const std::string before = dump();
  click("0505");
  EXPECT_EQ(dump(), before);
  auto* notice = window_->findChild<NoticeBar*>();
  ASSERT_TRUE(notice->isVisible());
  QPushButton* answer = nullptr;
  for (QPushButton* button : notice->findChildren<QPushButton*>()) {
    if (button->isVisible() && button->text().contains(QStringLiteral("Stamp"))) answer = button;
  }
  ASSERT_TRUE(answer);
  QTest::mouseClick(answer, Qt::LeftButton);
  EXPECT_FALSE(inFileOf("woods").empty());
  EXPECT_FALSE(notice->isVisible());
}

TEST_P(AreaTools, UnknownTerrainInAStampIsTold) {
  model::MapPiece foreign;
  foreign.orientation = GetParam();
  foreign.hexes = {{{0, 0}, "lava", 0}, {{1, 0}, "woods", 0}};
  session().hand().stamps().takeInHand(foreign);
  key(Qt::Key_K);
  const std::string before = dump();
  click("0505");
  EXPECT_EQ(dump(), before);
  EXPECT_TRUE(window_->findChild<NoticeBar*>()->isVisible());
}

TEST_P(AreaTools, AHexsideClickWithShiftGoesOnByTheShortestWay) {
  const hex::Layout& layout = session().layout();
  session().hand().setPaint({PaintPlace::Hexside, "river"});
  key(Qt::Key_H);
  clickNearSide("0505", 1);
  const hex::Vertex target = layout.vertex(hex("1009"), 0);
  const QPoint there = canvas().view().toPixels(layout.point(target)).toPoint();
  moveTo(there, Qt::NoButton, Qt::ShiftModifier);
  QTest::mouseClick(canvas().viewport(), Qt::LeftButton, Qt::ShiftModifier, there);
  const auto ends = layout.verticesOf(layout.side(hex("0505"), 1));
  const int way = std::min(hex::distance(ends[0], target), hex::distance(ends[1], target));
  EXPECT_EQ(sidesOf("river").size(), static_cast<std::size_t>(way + 1));
  EXPECT_EQ(steps(), 2);
}

TEST_P(AreaTools, ASlopeKeepsItsUpperHandAlongTheWay) {
  const hex::Layout& layout = session().layout();
  session().hand().setPaint({PaintPlace::Hexside, "slope"});
  key(Qt::Key_H);
  // Round the south of a hill: it rises to the hexes north of it, wherever the way bends.
  clickNearSide("0508", GetParam() == hex::Orientation::Pointy ? 2 : 3);
  const QPoint there = canvas().view().toPixels(layout.point(layout.vertex(hex("1208"), 3))).toPoint();
  QTest::mouseClick(canvas().viewport(), Qt::LeftButton, Qt::ShiftModifier, there);
  const model::Battle file = inFile();
  ASSERT_GT(file.all<model::Hexside>().size(), 5u);
  for (const model::Hexside& row : file.all<model::Hexside>()) {
    const auto [near, far] = layout.hexesOf(row.side);
    const hex::Point upper = layout.centre(row.high == model::HighSide::Near ? near : far);
    const hex::Point lower = layout.centre(row.high == model::HighSide::Near ? far : near);
    EXPECT_LT(upper.y, lower.y + 0.6);
  }
}

TEST_P(AreaTools, RoadsAreLedRoundAMarshFromClickToClick) {
  std::vector<hex::HexKey> marsh;
  for (const char* number : {"0905", "0906", "0907", "0908", "0909", "1005", "1006", "1007", "1008", "1009"}) {
    marsh.push_back(hex(number));
  }
  session().apply(model::paintTerrain(battle(), marsh, "marsh", "Marsh"));
  session().hand().setPaint({PaintPlace::Link, "road"});
  key(Qt::Key_L);
  click("0607");
  click("1307");
  const model::Battle file = inFile();
  ASSERT_GT(file.all<model::Link>().size(), 6u);
  for (const model::Link& row : file.all<model::Link>()) {
    const auto [a, b] = session().layout().hexesOf(row.side);
    EXPECT_NE(file.find<model::HexRow>(a)->terrain, "marsh");
    EXPECT_NE(file.find<model::HexRow>(b)->terrain, "marsh");
  }
  const std::size_t first = file.all<model::Link>().size();
  click("1310");  // the road goes on
  EXPECT_EQ(inFile().all<model::Link>().size(), first + 3);
  key(Qt::Key_Escape);
  change([](ToolOptions& tool) { tool.routesRoads = false; });
  session().hand().setPaint({PaintPlace::Link, "track"});
  click("0607");
  click("1307");
  EXPECT_EQ(linksOf("track").size(), static_cast<std::size_t>(session().layout().distance(hex("0607"), hex("1307"))));
}

TEST_P(AreaTools, ABridgeIsSetOnTheHexsideItCrossesAndTakenAwayThere) {
  session().hand().setPaint({PaintPlace::Link, "bridge"});
  key(Qt::Key_L);
  clickNearSide("0505", 1);
  EXPECT_EQ(linksOf("bridge"), (std::set<std::int64_t>{session().layout().side(hex("0505"), 1).value}));
  clickNearSide("0505", 1);
  EXPECT_TRUE(linksOf("bridge").empty());
  cursorTo("0505");
  key(Qt::Key_2, Qt::AltModifier);
  EXPECT_EQ(linksOf("bridge").size(), 1u);
}

TEST_P(AreaTools, ZonesAreMadeGrownAndCutDown) {
  key(Qt::Key_O);
  drag({"0505", "0705"});
  model::Battle file = inFile();
  ASSERT_EQ(file.all<model::Zone>().size(), 1u);
  EXPECT_EQ(file.all<model::ZoneHex>().size(),
            static_cast<std::size_t>(session().layout().distance(hex("0505"), hex("0705")) + 1));
  click("1010");
  EXPECT_EQ(inFile().all<model::Zone>().size(), 1u);
  const std::size_t grown = inFile().all<model::ZoneHex>().size();
  dragWith(Qt::ControlModifier, {"1010", "1010"});
  EXPECT_EQ(inFile().all<model::ZoneHex>().size(), grown - 1);
  for (int i = 0; i < 3; ++i) trigger("edit.undo");
  EXPECT_TRUE(inFile().all<model::Zone>().empty());
  EXPECT_FALSE(session().hand().options().zone);
}

TEST_P(AreaTools, MeasuringTellsHexesAndMillimetres) {
  key(Qt::Key_M);
  drag({"0505", "0905"});
  const int hexes = session().layout().distance(hex("0505"), hex("0905"));
  EXPECT_TRUE(canvas().tool()->hint().contains(QStringLiteral("%1 hex").arg(hexes)))
      << canvas().tool()->hint().toStdString();
  EXPECT_TRUE(canvas().tool()->hint().contains(QStringLiteral("mm")));
  EXPECT_EQ(steps(), 0);
}

}  // namespace
}  // namespace redoubt::editor
