#include "editor/panels/fire_view.h"

#include <QLabel>

#include "editor/panels/inspector_panel.h"
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
    session.select({row(counter).hex, {counter}});
    QCoreApplication::processEvents();
  }
  const FireView& view() const { return child<FireView>(panel, "inspector.fire"); }
  QString summary() const { return child<QLabel>(panel, "inspector.fireSummary").text(); }
  QStringList lines() const {
    QStringList lines;
    for (int line = 0; line < view().rowCount(); ++line) {
      QStringList cells;
      for (int column = 0; column < view().columnCount(); ++column) cells << view().item(line, column)->text();
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
  EXPECT_EQ(view().horizontalHeaderItem(2)->text(), QStringLiteral("D"));
}

TEST_F(FireInInspector, SaysWhatIsUnknown) {
  choose(kSecondPlaced);
  EXPECT_FALSE(view().isVisible());
  EXPECT_EQ(summary(), QStringLiteral("its strength is unknown, range 2"));
  setRule("fire-table/guns/strength", "[1, 5]");
  choose(kFirstPlaced);
  EXPECT_EQ(summary(), QStringLiteral("strength 6, no table for this strength, range 2"));
}

TEST_F(FireInInspector, IsNothingForWhoeverFiresByNoTable) {
  choose(kGunPlaced);
  EXPECT_FALSE(view().isVisible());
  EXPECT_FALSE(child<QLabel>(panel, "inspector.fireSummary").isVisible());
}

}  // namespace
}  // namespace redoubt::editor::test
