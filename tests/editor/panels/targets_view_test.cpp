#include "editor/panels/targets_view.h"

#include <QLabel>
#include <QTableWidget>

#include "editor/panels/inspector_panel.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

class TargetsInInspector : public PanelTest {
 protected:
  TargetsInInspector() : panel(session) { show(panel, 320, 900); }

  void setRule(const std::string& path, const std::string& json) {
    model::Edit edit("Rule");
    edit.put(model::Rule{{1}, path, model::JsonText{json}});
    ASSERT_TRUE(session.apply(edit));
  }
  void addAssault() {
    setRule("action/assault", R"({"asked": "attack", "table": "assault"})");
    setRule("action/assault/title", R"("Assault")");
    setRule("table/assault/roll", R"({"dice": "1d6"})");
    setRule("table/assault/rows/1/range", "[1, 2]");
    setRule("table/assault/rows/1/result", R"("-")");
    setRule("table/assault/rows/2/range", "[3, 6]");
    setRule("table/assault/rows/2/result", R"("R")");
  }
  void choose(Id<model::Placement> counter) {
    session.hand().select({row(counter).hex, {counter}});
    settle();
  }
  // The view asks a moment later.
  void settle() { QTest::qWait(150); }
  const QWidget& view() const { return child<QWidget>(panel, "inspector.targets"); }
  const QTableWidget& table() const { return child<QTableWidget>(panel, "inspector.targetTable"); }
  void moveBeside(Id<model::Placement> enemy, Id<model::Placement> counter) {
    model::Placement moved = row(enemy);
    moved.rule = model::PlacementRule::At;
    moved.hex = *session.layout().neighbour(*row(counter).hex, 0);
    model::Edit edit("Move");
    edit.put(moved);
    ASSERT_TRUE(session.apply(edit));
    settle();
  }

  InspectorPanel panel;
};

TEST_F(TargetsInInspector, AreHiddenInGamesWithoutActions) {
  choose(kFirstPlaced);
  EXPECT_TRUE(view().isHidden());
}

TEST_F(TargetsInInspector, AreTheEnemiesInReachWithTheChances) {
  addAssault();
  choose(kFirstPlaced);
  ASSERT_FALSE(view().isHidden());
  EXPECT_FALSE(child<QLabel>(panel, "inspector.noTargets").isHidden());
  moveBeside(kGunPlaced, kFirstPlaced);
  ASSERT_EQ(table().rowCount(), 1);
  EXPECT_EQ(table().item(0, 1)->text(), "Assault");
  EXPECT_EQ(table().item(0, 2)->text(), "nothing in 33 %, R in 67 %");
  session.undo();
  settle();
  EXPECT_EQ(table().rowCount(), 0);
}

}  // namespace
}  // namespace redoubt::editor::test
