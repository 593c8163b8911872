#include "tests/editor/app/names_fixture.h"

namespace redoubt::editor {
namespace {

class SymbolsTest : public NamesTest {};

class Symbols : public NamesOnSheets {};

INSTANTIATE_TEST_SUITE_P(BothOrientations, Symbols, ::testing::Values(Sheet::Pointy, Sheet::Flat), nameOf);

TEST_P(Symbols, AClickPlacesTheSymbolInHandAndUndoTakesItBack) {
  const std::string before = dump();
  ToolOptions options = session().hand().options();
  options.symbol = "fort";
  session().hand().setOptions(options);
  trigger("tool.symbol");
  clickAt(near("1812", 0.25, -0.2));
  const auto symbol = named<model::Symbol>("fort");
  ASSERT_TRUE(symbol);
  EXPECT_EQ(symbol->hex, hex("1812"));
  EXPECT_NEAR(symbol->dx, 0.25, 0.02);
  EXPECT_NEAR(symbol->dy, -0.2, 0.02);
  trigger("edit.undo");
  EXPECT_EQ(dump(), before);
  trigger("edit.redo");
  reopen();
  EXPECT_EQ(named<model::Symbol>("fort"), symbol);
}

TEST_F(SymbolsTest, NearTheCentreASymbolSnapsToItUnlessControlIsHeld) {
  ToolOptions options = session().hand().options();
  options.symbol = "redoubt";
  session().hand().setOptions(options);
  trigger("tool.symbol");
  clickAt(near("1812", 0.08, 0.05));
  EXPECT_EQ(named<model::Symbol>("redoubt")->dx, 0);
  EXPECT_EQ(named<model::Symbol>("redoubt")->dy, 0);
  options = session().hand().options();
  options.symbol = "fort";
  session().hand().setOptions(options);
  clickAt(near("1709", 0.08, 0.05), Qt::LeftButton, Qt::ControlModifier);
  EXPECT_NEAR(named<model::Symbol>("fort")->dx, 0.08, 0.02);
}

TEST_P(Symbols, TheMapShowsTheSymbolBeforeItIsPlaced) {
  const std::string before = dump();
  trigger("tool.symbol");
  const QRect where(near("1812", -0.3, -0.3), near("1812", 0.3, 0.3));
  const auto shown = [&] {
    QCoreApplication::processEvents();
    canvas().grab();
    canvas().paintAllTiles();
    return canvas().viewport()->grab(where).toImage();
  };
  QTest::mouseMove(canvas().viewport(), near("2014", 0, 0));
  const QImage bare = shown();
  QTest::mouseMove(canvas().viewport(), near("1812", 0, 0));
  EXPECT_NE(shown(), bare);
  EXPECT_EQ(dump(), before);
  QTest::mouseMove(canvas().viewport(), near("2014", 0, 0));
  EXPECT_EQ(shown(), bare);
}

TEST_P(Symbols, ASymbolIsDraggedTurnedAndRemoved) {
  ToolOptions options = session().hand().options();
  options.symbol = "bridgehead";
  session().hand().setOptions(options);
  trigger("tool.symbol");
  clickAt(near("1812", 0, 0));
  const std::size_t count = symbolCount();
  key(Qt::Key_Z);
  key(Qt::Key_Z);
  EXPECT_EQ(named<model::Symbol>("bridgehead")->angle, 30);
  key(Qt::Key_Z, Qt::ShiftModifier);
  EXPECT_EQ(named<model::Symbol>("bridgehead")->angle, 15);
  const QPoint from = placeOf(*named<model::Symbol>("bridgehead"));
  const QPoint to = near("1914", 0.3, 0.1);
  dragAlong({from, (from + to) / 2, to});
  EXPECT_EQ(named<model::Symbol>("bridgehead")->hex, hex("1914"));
  EXPECT_NEAR(named<model::Symbol>("bridgehead")->dx, 0.3, 0.03);
  EXPECT_EQ(symbolCount(), count);
  key(Qt::Key_Left, Qt::AltModifier);
  EXPECT_NEAR(named<model::Symbol>("bridgehead")->dx, 0.28, 0.03);
  wheelAt(placeOf(*named<model::Symbol>("bridgehead")), -1, Qt::AltModifier);
  EXPECT_EQ(named<model::Symbol>("bridgehead")->angle, 0);
  key(Qt::Key_Delete);
  EXPECT_EQ(symbolCount(), count - 1);
  trigger("edit.undo");
  EXPECT_TRUE(named<model::Symbol>("bridgehead"));
}

TEST_F(SymbolsTest, EnterPlacesASymbolOnceAndARightClickTakesItsKind) {
  ToolOptions options = session().hand().options();
  options.symbol = "well";
  session().hand().setOptions(options);
  trigger("tool.symbol");
  session().hand().select({hex("1709")});
  key(Qt::Key_Return);
  const auto well = named<model::Symbol>("well");
  ASSERT_TRUE(well);
  EXPECT_EQ(well->hex, hex("1709"));
  const std::size_t count = symbolCount();
  key(Qt::Key_Return);
  EXPECT_EQ(symbolCount(), count);
  options = session().hand().options();
  options.symbol = "tree";
  session().hand().setOptions(options);
  clickAt(placeOf(*well), Qt::RightButton);
  EXPECT_EQ(session().hand().options().symbol, "well");
}

}  // namespace
}  // namespace redoubt::editor
