#include <QTest>

#include "core/hex/area.h"
#include "core/model/map_verbs.h"
#include "editor/app/notice_bar.h"
#include "tests/editor/app/tools_fixture.h"

// Brush, fill, shapes, eraser and levels, driven through the window on both orientations.
namespace redoubt::editor {
namespace {

class PaintTools : public ToolTest {};
INSTANTIATE_TEST_SUITE_P(BothOrientations, PaintTools,
                         ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat), ToolTest::nameOf);

TEST_P(PaintTools, TheBrushPaintsTheShapeInHand) {
  paintWith("woods");
  key(Qt::Key_B);
  session().hand().setRadius(2);
  change([](ToolOptions& tool) { tool.brush = BrushShape::Block; });
  click("1008");
  EXPECT_EQ(inFileOf("woods"), setOf(hex::squareAround(session().layout(), hex("1008"), 2)));
  trigger("edit.undo");
  change([](ToolOptions& tool) { tool.brush = BrushShape::Ragged; });
  click("1008");
  EXPECT_EQ(inFileOf("woods"), setOf(hex::ragged(session().layout(), hex("1008"), 2)));
  EXPECT_LT(inFileOf("woods").size(), 19u);
  trigger("edit.undo");
  change([](ToolOptions& tool) { tool.brush = BrushShape::Hexagon; });
  click("1008");
  EXPECT_EQ(inFileOf("woods"), setOf(session().layout().disc(hex("1008"), 2)));
}

TEST_P(PaintTools, ShiftDrawsAStraightLineFromTheLastStroke) {
  paintWith("woods");
  key(Qt::Key_B);
  click("0303");
  click("1511", Qt::LeftButton, Qt::ShiftModifier);
  EXPECT_EQ(inFileOf("woods"), setOf(session().layout().line(hex("0303"), hex("1511"))));
  EXPECT_EQ(steps(), 2);
}

TEST_P(PaintTools, GuardsSpareVillagesAndWhatIsNotSelected) {
  paintWith("village");
  key(Qt::Key_B);
  click("1008");
  paintWith("woods");
  session().hand().setRadius(1);
  click("1008");
  EXPECT_EQ(inFileOf("village"), hexes({"1008"}));
  EXPECT_EQ(inFileOf("woods").size(), 6u);
  const QString kept = QStringLiteral("Village is kept, as ticked above the map");
  EXPECT_EQ(canvas().hint(), kept);
  key(Qt::Key_F);
  hover(hex("1008"));
  EXPECT_EQ(canvas().hint(), kept) << "the fill tool says the same";
  key(Qt::Key_B);
  change([](ToolOptions& tool) { tool.keepsMarked = false; });
  click("1008");
  EXPECT_TRUE(inFileOf("village").empty());
  change([](ToolOptions& tool) { tool.onlyInArea = true; });
  session().hand().selectArea(hexes({"0404"}));
  click("0404");
  EXPECT_EQ(inFileOf("woods").size(), 8u);
}

TEST_P(PaintTools, HoveringShowsWhatAClickWouldDoAndChangesNothing) {
  canvas().zoomTo(60);
  key(Qt::Key_B);
  paintWith("woods");
  session().hand().setRadius(1);
  const std::string before = dump();
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(canvas().viewport(), &leave);
  const QImage without = picture();
  hover(hex("1008"));
  const QImage with = picture();
  const QPointF middle = canvas().pixelOf(hex("1008"));
  EXPECT_NE(with.copy(QRectF(middle.x() - 20, middle.y() - 20, 40, 40).toRect()),
            without.copy(QRectF(middle.x() - 20, middle.y() - 20, 40, 40).toRect()));
  QCoreApplication::sendEvent(canvas().viewport(), &leave);
  EXPECT_LE(greatestDifference(picture(), without), kRounding) << "nothing of the preview is left behind";
  EXPECT_EQ(dump(), before);
  click("1008");
  QCoreApplication::sendEvent(canvas().viewport(), &leave);
  const QImage painted = picture();
  trigger("edit.undo");
  hover(hex("1008"));
  const QRect inside = QRectF(middle.x() - 18, middle.y() - 18, 36, 36).toRect();
  EXPECT_LE(greatestDifference(picture().copy(inside), painted.copy(inside)), kRounding)
      << "the preview is the very picture of the result";
}

TEST_P(PaintTools, FillReachesTheSameTerrainTheHexsidesOrEverything) {
  paintWith("woods");
  key(Qt::Key_P);
  change([](ToolOptions& tool) { tool.shape = ShapeKind::Rectangle; });
  drag({"0303", "0605"});
  drag({"1203", "1405"});
  ASSERT_EQ(inFileOf("woods").size(), 12u + 9u);
  paintWith("marsh");
  key(Qt::Key_F);
  click("0404");
  EXPECT_EQ(inFileOf("marsh").size(), 12u);
  EXPECT_EQ(inFileOf("woods").size(), 9u);
  trigger("edit.undo");
  change([](ToolOptions& tool) { tool.fill = FillReach::Everywhere; });
  click("0404");
  EXPECT_EQ(inFileOf("marsh").size(), 21u);
  trigger("edit.undo");
  const std::vector<hex::HexKey> ring = session().layout().disc(hex("1010"), 1);
  session().apply(model::paintHexsides(battle(), hex::rim(session().layout(), ring), "river", std::nullopt, "Island"));
  change([](ToolOptions& tool) { tool.fill = FillReach::WithinHexsides; });
  click("1010");
  EXPECT_EQ(inFileOf("marsh"), setOf(ring));
  trigger("edit.undo");
  EXPECT_EQ(inFileOf("woods").size(), 21u);
}

TEST_P(PaintTools, ShapesAreDrawnFromTheirCorners) {
  const hex::Layout& layout = session().layout();
  paintWith("woods");
  key(Qt::Key_P);
  change([](ToolOptions& tool) { tool.shape = ShapeKind::Line; });
  drag({"0202", "1812"});
  EXPECT_EQ(inFileOf("woods"), setOf(layout.line(hex("0202"), hex("1812"))));
  trigger("edit.undo");
  change([](ToolOptions& tool) { tool.shape = ShapeKind::Hexagon; });
  click("1008");
  click("1308");  // click by click does as well as a drag
  EXPECT_EQ(inFileOf("woods"), setOf(layout.disc(hex("1008"), layout.distance(hex("1008"), hex("1308")))));
  trigger("edit.undo");
  change([](ToolOptions& tool) { tool.shape = ShapeKind::Polyline; });
  click("0303");
  click("1003");
  click("1010");
  doubleClick("1512");
  const std::vector<hex::HexKey> corners{hex("0303"), hex("1003"), hex("1010"), hex("1512")};
  EXPECT_EQ(inFileOf("woods"), setOf(hex::polyline(layout, corners)));
  EXPECT_EQ(steps(), 1);
  trigger("edit.undo");
  change([](ToolOptions& tool) { tool.shape = ShapeKind::Polygon; });
  click("0303");
  click("1503");
  click("0913");
  click("0303");  // the first corner closes it
  const std::vector<hex::HexKey> triangle{hex("0303"), hex("1503"), hex("0913")};
  EXPECT_EQ(inFileOf("woods"), setOf(hex::insideHexes(layout, triangle)));
  EXPECT_TRUE(inFileOf("woods").contains(hex("0906")));
}

TEST_P(PaintTools, AShapeIsTakenBackCornerByCornerAndDropped) {
  const std::string before = dump();
  paintWith("woods");
  key(Qt::Key_P);
  change([](ToolOptions& tool) { tool.shape = ShapeKind::Polyline; });
  click("0303");
  click("1003");
  click("1010");
  key(Qt::Key_Backspace);
  click("0310");
  key(Qt::Key_Escape);
  EXPECT_EQ(dump(), before);
  click("0303");
  click("0306");
  cursorTo("0306");
  key(Qt::Key_Return);
  EXPECT_EQ(inFileOf("woods"), setOf(session().layout().line(hex("0303"), hex("0306"))));
}

TEST_P(PaintTools, TheEraserBaresHexesWithTheirHexsides) {
  paintWith("woods");
  key(Qt::Key_B);
  click("1008");
  const hex::HexsideKey side = session().layout().side(hex("1008"), 1);
  session().apply(model::paintHexsides(battle(), {&side, 1}, "river", std::nullopt, "River"));
  key(Qt::Key_E);
  click("1008");
  EXPECT_TRUE(inFileOf("woods").empty());
  EXPECT_TRUE(inFile().all<model::Hexside>().empty());
}

TEST_P(PaintTools, LevelsRiseAndFallAndSlopesFollow) {
  key(Qt::Key_G);
  session().hand().setRadius(1);
  click("1008");
  const std::vector<hex::HexKey> hill = session().layout().disc(hex("1008"), 1);
  model::Battle file = inFile();
  for (const hex::HexKey hex : hill) EXPECT_EQ(file.find<model::HexRow>(hex)->level, 1);
  EXPECT_EQ(file.all<model::Hexside>().size(), 18u);
  for (const model::Hexside& row : file.all<model::Hexside>()) {
    const auto [near, far] = session().layout().hexesOf(row.side);
    const hex::HexKey upper = row.high == model::HighSide::Near ? near : far;
    EXPECT_EQ(file.find<model::HexRow>(upper)->level, 1);
  }
  session().hand().setRadius(0);
  click("1008");
  EXPECT_EQ(inFile().all<model::Hexside>().size(), 24u);
  dragWith(Qt::ControlModifier, {"1008", "1008"});  // Ctrl lowers
  EXPECT_EQ(inFile().all<model::Hexside>().size(), 18u);
  for (int i = 0; i < 3; ++i) trigger("edit.undo");
  EXPECT_TRUE(inFile().all<model::Hexside>().empty());
}

TEST_P(PaintTools, EveryPaintToolWorksFromTheKeyboard) {
  paintWith("woods");
  key(Qt::Key_B);
  cursorTo("0303");
  key(Qt::Key_Return);
  key(Qt::Key_Down);
  key(Qt::Key_Down);
  key(Qt::Key_Return, Qt::ShiftModifier);
  EXPECT_EQ(inFileOf("woods"), setOf(session().layout().line(hex("0303"), hex("0305"))));
  key(Qt::Key_P);
  change([](ToolOptions& tool) { tool.shape = ShapeKind::Rectangle; });
  cursorTo("0808");
  key(Qt::Key_Return);
  cursorTo("0909");
  key(Qt::Key_Return);
  EXPECT_EQ(inFileOf("woods").size(), 7u);
  paintWith("marsh");
  key(Qt::Key_F);
  cursorTo("0809");
  key(Qt::Key_Return);
  EXPECT_EQ(inFileOf("marsh"), hexes({"0808", "0809", "0908", "0909"}));
  key(Qt::Key_E);
  key(Qt::Key_Return);
  EXPECT_EQ(inFileOf("marsh"), hexes({"0808", "0908", "0909"}));
  key(Qt::Key_G);
  key(Qt::Key_Return);
  EXPECT_EQ(inFile().find<model::HexRow>(hex("0809"))->level, 1);
  key(Qt::Key_Return, Qt::ControlModifier);
  EXPECT_EQ(inFile().find<model::HexRow>(hex("0809"))->level, 0);
}

TEST_P(PaintTools, ALockedLayerIsNotChangedAndTheReasonIsTold) {
  const std::string before = dump();
  session().hand().layers().setState(MapLayer::Terrain, {true, true, 1});
  paintWith("woods");
  key(Qt::Key_B);
  click("1008");
  EXPECT_EQ(dump(), before);
  EXPECT_TRUE(window_->findChild<NoticeBar*>()->isVisible());
  session().hand().layers().reset();
  click("1008");
  EXPECT_EQ(inFileOf("woods"), hexes({"1008"}));
}

TEST_P(PaintTools, OneHexRepaintsNoMoreThanItsSurroundings) {
  canvas().zoomTo(60);
  canvas().show(hex("1008"));
  // The legend already has the terrain: a new one is painted anew.
  session().apply(model::paintTerrain(battle(), std::array{hex("0202")}, "woods", "Another hex"));
  picture();
  paintWith("woods");
  key(Qt::Key_B);
  const auto pixels = canvas().tiles().repaintedPixels();
  const model::Edit edit = model::paintTerrain(battle(), std::array{hex("1008")}, "woods", "One hex");
  session().apply(edit);
  picture();
  // A hex shows as far as two hex widths round it.
  EXPECT_GT(canvas().tiles().repaintedPixels(), pixels);
  EXPECT_LT(canvas().tiles().repaintedPixels() - pixels, 250 * 250);
}

}  // namespace
}  // namespace redoubt::editor
