#include "editor/panels/fire_view.h"

#include <QComboBox>
#include <QLabel>
#include <QTableWidget>

#include "editor/panels/figures_view.h"
#include "editor/panels/inspector_panel.h"
#include "tests/core/model/face_figures.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

class FireInInspector : public PanelTest {
 protected:
  FireInInspector() : panel(session) {
    show(panel, 320, 900);
    setRule("fire-table/guns/title", R"("Field guns")");
    setRule("fire-table/guns/types", R"(["foot"])");
    setRule("fire-table/guns/by", R"("distance")");
    setRule("fire-table/guns/dice", R"("1d6")");
    setRule("fire-table/guns/rows/1/range", "[1, 3]");
    setRule("fire-table/guns/rows/1/1", R"("-")");
    setRule("fire-table/guns/rows/1/2", R"("-")");
    setRule("fire-table/guns/rows/2/range", "[4, 6]");
    setRule("fire-table/guns/rows/2/1", R"("D")");
    setRule("fire-table/guns/rows/2/2", R"("-")");
  }

  void setRule(const std::string& path, const std::string& json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{{1}, path, model::JsonText{json}});
    ASSERT_TRUE(session.apply(edit));
  }
  void choose(Id<model::Placement> counter) {
    session.hand().select({row(counter).hex, {counter}});
    QCoreApplication::processEvents();
  }
  const FireView& view() const { return child<FireView>(panel, "inspector.fire"); }
  const QTableWidget& table() const { return child<QTableWidget>(panel, "inspector.fireTable"); }
  void chooseAll(const std::vector<Id<model::Placement>>& counters) {
    session.hand().select({row(counters.front()).hex, counters});
    QCoreApplication::processEvents();
  }
  // Second has no counter of its own.
  void giveSecond(int size) {
    model::Counter counter;
    counter.id = {2};
    counter.unit = kSecond;
    model::Edit edit("Size");
    edit.put(counter);
    testing::putFace(edit, {{3}, counter.id, model::FaceSide::Front, model::FaceRole::Step}, 6, size, {});
    ASSERT_TRUE(session.apply(edit));
  }
  QString summary() const { return child<QLabel>(panel, "inspector.fireSummary").text(); }
  QStringList lines() const {
    QStringList lines;
    for (int line = 0; line < table().rowCount(); ++line) {
      QStringList cells;
      for (int column = 0; column < table().columnCount(); ++column) cells << table().item(line, column)->text();
      lines << cells.join(QLatin1Char('|'));
    }
    return lines;
  }

  InspectorPanel panel;
};

TEST_F(FireInInspector, ShowsTheChanceOfEachResultByDistance) {
  choose(kFirstPlaced);
  EXPECT_TRUE(view().isVisible());
  EXPECT_EQ(summary(), QStringLiteral("Field guns, strength 6, range 2"));
  EXPECT_EQ(lines(), (QStringList{QStringLiteral("1|50 %|50 %"), QStringLiteral("2|100 %|–")}));
  EXPECT_EQ(table().horizontalHeaderItem(2)->text(), QStringLiteral("D"));
  EXPECT_FALSE(child<QComboBox>(panel, "inspector.fireTerrain").isVisible()) << "no terrain changes the roll";
}

TEST_F(FireInInspector, ReckonsWithTheTerrainOfTheTarget) {
  setRule("fire-table/guns/rows/1/range", "[0, 3]");
  setRule("terrain/thicket/title", R"("Thicket")");
  setRule("terrain/thicket/place", R"("hex")");
  setRule("terrain/thicket/combat-shift", "-1");
  choose(kFirstPlaced);
  EXPECT_FALSE(child<QComboBox>(panel, "inspector.fireTerrain").isVisible());
  setRule("fire/terrain-modifier", "true");
  auto& terrain = child<QComboBox>(panel, "inspector.fireTerrain");
  EXPECT_TRUE(terrain.isVisible());
  ASSERT_EQ(terrain.count(), 2);
  EXPECT_EQ(terrain.itemText(1), QStringLiteral("Thicket: roll −1"));
  EXPECT_EQ(lines().front(), QStringLiteral("1|50 %|50 %"));
  terrain.setFocus();
  QTest::keyClick(&terrain, Qt::Key_Down);
  EXPECT_EQ(lines().front(), QStringLiteral("1|67 %|33 %"));
}

TEST_F(FireInInspector, TellsWhatAResultMeans) {
  setRule("result-code/d", R"({"text": "D", "of": "fire", "losses": 1, "morale-check": true})");
  choose(kFirstPlaced);
  EXPECT_EQ(table().horizontalHeaderItem(2)->toolTip(), QStringLiteral("The target loses 1 point(s), checks morale"));
}

// Rifles beside each other: First and Second stand in one hex.
TEST_F(FireInInspector, AddsUpSeveralThatFireTogether) {
  setRule("fire-table/guns/by", R"("strength")");
  setRule("unit-type/foot/fire-range", "1");
  setRule("fire/strength-most", "7");
  chooseAll({kFirstPlaced, kSecondPlaced});
  EXPECT_EQ(summary(), QStringLiteral("Not together: the strength of one of them is unknown"));
  giveSecond(4);
  chooseAll({kFirstPlaced, kSecondPlaced});
  EXPECT_EQ(summary(),
            QStringLiteral("Field guns, 2 counter(s) together, strength 7 of 10, more doesn't count, range 1"));
  EXPECT_TRUE(view().isVisible());
  auto& targets = child<QLabel>(panel, "inspector.fireTargets");
  EXPECT_EQ(targets.text(), QStringLiteral("No enemy stands where all of them can fire."));
  model::Edit edit("Move");
  model::Placement gun = row(kGunPlaced);
  gun.hex = session.layout().neighbour(*row(kFirstPlaced).hex, 0);
  edit.put(gun);
  ASSERT_TRUE(session.apply(edit));
  EXPECT_TRUE(targets.text().startsWith(QStringLiteral("All can fire at: "))) << targets.text().toStdString();
}

TEST_F(FireInInspector, SaysWhatIsUnknown) {
  choose(kSecondPlaced);
  EXPECT_FALSE(view().isVisible());
  EXPECT_EQ(summary(), QStringLiteral("its strength is unknown, range 2"));
  setRule("fire-table/guns/strength", "[1, 5]");
  choose(kFirstPlaced);
  EXPECT_EQ(summary(), QStringLiteral("strength 6, no table for this strength, range 2"));
}

// K6.21: of guns the book has no morale, which is known.
TEST_F(FireInInspector, StandsBesideFiguresThatTheArmHasNot) {
  giveSecond(2);
  model::Edit edit("No morale");
  edit.erase<model::FaceFigure>({Id<model::Face>{3}, model::kMorale});
  edit.put(model::Step{{3}, kSecond, 1, {3}});
  ASSERT_TRUE(session.apply(edit));
  choose(kSecondPlaced);
  const FiguresModel& figures = child<FiguresView>(panel, "inspector.figures").figures();
  EXPECT_EQ(figures.index(0, FiguresModel::MoraleColumn).data().toString(), QStringLiteral("unknown"));
  setRule("morale/exempt", R"(["infantry"])");
  EXPECT_EQ(figures.index(0, FiguresModel::MoraleColumn).data().toString(), QStringLiteral("none"));
  EXPECT_EQ(figures.line(0).figures.front().status, model::Status::Derived);
}

TEST_F(FireInInspector, IsNothingForWhoeverFiresByNoTable) {
  choose(kGunPlaced);
  EXPECT_FALSE(view().isVisible());
  EXPECT_FALSE(child<QLabel>(panel, "inspector.fireSummary").isVisible());
}

}  // namespace
}  // namespace redoubt::editor::test
