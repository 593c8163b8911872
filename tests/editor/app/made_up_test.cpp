#include <gtest/gtest.h>

#include <QLineEdit>
#include <QTest>
#include <algorithm>

#include "core/exchange/json/json_battle.h"
#include "core/store/battle_file.h"
#include "core/store/dump.h"
#include "editor/boards/figures_view.h"
#include "tests/editor/app/window_fixture.h"

// The made-up battle of tests/battles, whose rules are those of no family: opened, edited and exported in the window
// that ships.
namespace redoubt::editor {
namespace {

class MadeUpBattle : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    exchange::JsonRead read = exchange::readJson(REDOUBT_SOURCE_DIR "/tests/battles/lantern-dyke", {});
    ASSERT_TRUE(std::holds_alternative<model::Battle>(read));
    path_ = folder_.filePath(QStringLiteral("dyke.battle"));
    store::writeNewFile(path_.toStdString(), std::get<model::Battle>(std::move(read)));
    open(path_);
  }

  // As it lies in the file, which is what is shown.
  model::Battle inFile() {
    EXPECT_TRUE(dump() == store::dump(battle()));
    return battle();
  }
  std::optional<int> strideOf(const char* unit) {
    const model::Battle battle = inFile();
    const Id<model::Unit> id = battle.bySlug<model::Unit>(unit)->id;
    for (const model::FaceFigure& row : battle.all<model::FaceFigure>()) {
      const model::Face* face = battle.find<model::Face>(row.face);
      const model::Counter* counter = battle.find<model::Counter>(face->counter);
      if (counter->unit == id && face->side == model::FaceSide::Front && row.kind == "stride") return row.value;
    }
    return std::nullopt;
  }
  // Into the first line of a unit's figures, as a person does.
  void type(const char* unit, const char* heading, const char* text) {
    Selection selection;
    selection.placements = {placementOf(unit)->id};
    session().hand().select(selection);
    QCoreApplication::processEvents();
    auto* view = window_->findChild<FiguresView*>(QStringLiteral("inspector.figures"));
    ASSERT_TRUE(view && view->isVisible());
    const QModelIndex cell = view->model()->index(0, columnOf(*view, QString::fromLatin1(heading)));
    ASSERT_TRUE(cell.isValid()) << heading;
    view->setFocus();
    view->setCurrentIndex(cell);
    QCoreApplication::processEvents();
    QTest::keyClick(view->viewport(), Qt::Key_F2);
    auto* field = view->findChild<QLineEdit*>(QStringLiteral("inspector.figure"));
    ASSERT_TRUE(field);
    field->selectAll();
    QTest::keyClicks(field, QString::fromLatin1(text));
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  static int columnOf(const FiguresView& view, const QString& heading) {
    for (int column = 0; column < view.model()->columnCount(); ++column) {
      if (view.model()->headerData(column, Qt::Horizontal).toString() == heading) return column;
    }
    return -1;
  }
};

TEST_F(MadeUpBattle, CountersAreMovedAndTakenBack) {
  const Id<model::Placement> slingers = placementOf("Slingers 1")->id;
  drag({"F.08", "G.08", "H.08"});
  EXPECT_EQ(inFile().find<model::Placement>(slingers)->hex, hex("H.08"));
  session().undo();
  EXPECT_EQ(inFile().find<model::Placement>(slingers)->hex, hex("F.08"));
}

TEST_F(MadeUpBattle, TerrainOfItsOwnIsPainted) {
  trigger("tool.brush");
  session().hand().setPaint({PaintPlace::Hex, "reeds"});
  click("J.03");
  EXPECT_EQ(terrainAt("J.03"), "reeds");
  trigger("tool.hexside");
  session().hand().setPaint({PaintPlace::Hexside, "ditch"});
  const auto before = inFile().all<model::Hexside>().size();
  clickNearSide("J.03", 3);
  EXPECT_EQ(inFile().all<model::Hexside>().size(), before + 1);
}

TEST_F(MadeUpBattle, FiguresOfItsOwnAreTyped) {
  ASSERT_EQ(strideOf("guard-1"), 4);
  type("Dyke Guard 1", "St", "6");
  EXPECT_EQ(strideOf("guard-1"), 6);
  session().undo();
  EXPECT_EQ(strideOf("guard-1"), 4);
}

TEST_F(MadeUpBattle, WhatItsRulesForbidIsFoundWhileOneWorks) {
  const auto isFound = [&](const char* code) {
    const auto& all = session().findings();
    return std::any_of(all.begin(), all.end(), [&](const check::Finding& each) { return each.code == code; });
  };
  EXPECT_FALSE(isFound("stack-over-limit"));
  type("Dyke Guard 2", "Size", "3");
  QTRY_VERIFY(isFound("stack-over-limit"));  // seven points of pikes where six may stand
  session().undo();
  QTRY_VERIFY(!isFound("stack-over-limit"));
}

TEST_F(MadeUpBattle, IsExportedAsItIs) {
  drag({"F.08", "G.08"});
  const model::Battle now = inFile();
  const exchange::JsonRead again = exchange::readJsonText(exchange::writeJson(now));
  ASSERT_TRUE(std::holds_alternative<model::Battle>(again));
  EXPECT_EQ(store::dump(std::get<model::Battle>(again)), store::dump(now));
  EXPECT_NE(exchange::writeJson(now).find("\"stride\""), std::string::npos);
}

}  // namespace
}  // namespace redoubt::editor
