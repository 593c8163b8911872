#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

#include "core/model/map_verbs.h"
#include "editor/panels/fact_row.h"
#include "editor/panels/inspector_panel.h"
#include "editor/panels/small_list.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {
namespace {

// The side of 0304 towards 0404, with a stream.
class InspectorSideTest : public PanelTest {
 protected:
  InspectorSideTest() {
    model::Edit rules("Slope");
    for (const auto& [path, value] :
         std::vector<std::pair<const char*, const char*>>{{"terrain/slope/title", "\"Slope\""},
                                                          {"terrain/slope/place", "\"hexside\""},
                                                          {"terrain/slope/high-side", "true"}}) {
      rules.put(model::Rule{{1}, path, {value}});
    }
    session.apply(rules);
    show(panel, 368, 620);
    session.hand().select({at(3, 4), {}, side});
  }

  QString label(const char* name) { return child<QLabel>(panel, name).text(); }
  QPushButton& button(const char* name) { return child<QPushButton>(panel, name); }
  void click(const char* name) { QTest::mouseClick(&button(name), Qt::LeftButton); }
  /// Opens the menu of a button by key and takes the entry called `words`.
  void takeFromMenu(const char* name, const QString& words) {
    QMenu& menu = *button(name).menu();
    emit menu.aboutToShow();
    for (QAction* action : menu.actions()) {
      if (action->text() == words && action->isEnabled()) return action->trigger();
    }
    FAIL() << "no " << words.toStdString() << " to take";
  }
  QStringList titles(const char* rows) {
    QStringList titles;
    const auto& list = child<FactRows>(panel, rows);
    for (const FactRow* row : list.findChildren<FactRow*>()) {
      if (!row->isHidden()) titles << row->title();
    }
    return titles;
  }
  const model::Hexside* stored(const model::Battle& battle, const char* kind) {
    return battle.find<model::Hexside>({side, kind});
  }

  hex::HexsideKey side = session.layout().side(at(3, 4), 1);
  InspectorPanel panel{session};
};

TEST_F(InspectorSideTest, AHexListsAllSixSidesAndEachOpensItsPage) {
  session.hand().select({at(3, 4)});
  auto& sides = child<SmallList>(panel, "hex.sides");
  ASSERT_EQ(sides.count(), 6);
  EXPECT_EQ(sides.item(0)->text(), QLatin1String("north-east, towards 0403: nothing"));
  EXPECT_EQ(sides.item(1)->text(), QLatin1String("east, towards 0404: Stream"));
  sides.setFocus();
  for (int i = 0; i < 2; ++i) QTest::keyClick(&sides, Qt::Key_Down);
  ASSERT_EQ(sides.currentRow(), 2);
  QTest::keyClick(&sides, Qt::Key_Return);
  EXPECT_EQ(session.hand().selection().side, session.layout().side(at(3, 4), 2));
  EXPECT_TRUE(button("side.back").hasFocus()) << "the keyboard stays in the inspector";
  QTest::keyClick(&button("side.back"), Qt::Key_Space);
  EXPECT_EQ(session.hand().selection(), (Selection{at(3, 4)}));
  EXPECT_TRUE(sides.hasFocus());
  EXPECT_EQ(sides.currentRow(), 2);
}

TEST_F(InspectorSideTest, SidesAtTheEdgeOfTheMapAreListedToo) {
  session.hand().select({at(1, 1)});
  auto& sides = child<SmallList>(panel, "hex.sides");
  ASSERT_EQ(sides.count(), 6);
  EXPECT_EQ(sides.item(0)->text(), QLatin1String("north-east, off the map: nothing"));
}

TEST_F(InspectorSideTest, ItSaysWhatLiesOnTheSideAndFromWhichHex) {
  EXPECT_EQ(label("side.title"), QLatin1String("Hexside 0304 / 0404"));
  EXPECT_EQ(label("side.subtitle"), QLatin1String("To the east of 0304"));
  EXPECT_EQ(titles("side.hexsides"), QStringList{QStringLiteral("Stream")});
  EXPECT_TRUE(titles("side.links").isEmpty());
  click("side.other");
  EXPECT_EQ(label("side.title"), QLatin1String("Hexside 0404 / 0304"));
  EXPECT_EQ(label("side.subtitle"), QLatin1String("To the west of 0404"));
  EXPECT_EQ(session.hand().selection(), (Selection{at(4, 4), {}, side}));
}

TEST_F(InspectorSideTest, KindsAndWaysAreAddedAndRemoved) {
  takeFromMenu("side.add.link", QStringLiteral("Road"));
  EXPECT_EQ(titles("side.links"), QStringList{QStringLiteral("Road")});
  EXPECT_TRUE(PanelTest::stored().find<model::Link>({side, "road"}));
  click("side.link.remove");
  EXPECT_FALSE(PanelTest::stored().find<model::Link>({side, "road"}));
  click("side.remove");
  EXPECT_TRUE(titles("side.hexsides").isEmpty());
  EXPECT_FALSE(PanelTest::stored().find<model::Hexside>({side, "stream"}));
  session.undo();
  EXPECT_EQ(titles("side.hexsides"), QStringList{QStringLiteral("Stream")});
}

TEST_F(InspectorSideTest, ASlopeTurnsRound) {
  takeFromMenu("side.add.hexside", QStringLiteral("Slope"));
  EXPECT_EQ(titles("side.hexsides"), (QStringList{QStringLiteral("Slope, higher in 0304"), QStringLiteral("Stream")}));
  const auto turns = panel.findChildren<QPushButton*>(QStringLiteral("side.turn"));
  ASSERT_EQ(turns.size(), 2);
  EXPECT_TRUE(turns[0]->isVisible());
  EXPECT_FALSE(turns[1]->isVisible()) << "a stream has no upper side";
  QTest::mouseClick(turns[0], Qt::LeftButton);
  EXPECT_EQ(titles("side.hexsides").front(), QLatin1String("Slope, higher in 0404"));
  const auto high = PanelTest::stored().find<model::Hexside>({side, "slope"})->high;
  const bool isNear = session.layout().hexesOf(side).first == at(4, 4);
  EXPECT_EQ(high, isNear ? model::HighSide::Near : model::HighSide::Far);
}

TEST_F(InspectorSideTest, ASlopeIsPutWithItsUpperSideInTheHigherHex) {
  const hex::HexKey over = at(4, 4);
  ASSERT_TRUE(session.apply(model::setLevel(session.battle(), {&over, 1}, 2, "Level")));
  takeFromMenu("side.add.hexside", QStringLiteral("Slope"));
  EXPECT_EQ(titles("side.hexsides").front(), QLatin1String("Slope, higher in 0404"));
}

TEST_F(InspectorSideTest, OriginAndOwnerAreShownAndTurningIsOurOwnDoing) {
  model::Edit edit("Owned");
  edit.put(model::Hexside{side, "slope", model::HighSide::Near, kRed});
  const std::string key = model::keyText<model::Hexside>({side, "slope"});
  edit.put(model::Provenance{"hexside", key, "*", model::Status::Printed, Id<model::Paragraph>{1}, "as drawn"});
  ASSERT_TRUE(session.apply(edit));
  EXPECT_TRUE(titles("side.hexsides").front().endsWith(QLatin1String(", of Red army")));
  const FactRow& row = *child<FactRows>(panel, "side.hexsides").findChildren<FactRow*>().front();
  EXPECT_EQ(row.note(), QLatin1String("printed, B6.2: as drawn"));
  click("side.turn");
  const model::Battle battle = PanelTest::stored();
  EXPECT_EQ(battle.find<model::Hexside>({side, "slope"})->owner, kRed);
  EXPECT_EQ(battle.find<model::Provenance>({"hexside", key, "high"})->status, model::Status::Estimated);
  EXPECT_EQ(battle.find<model::Provenance>({"hexside", key, "*"})->status, model::Status::Printed);
}

TEST_F(InspectorSideTest, AtTheEdgeOfTheMapNoWayLeadsAcross) {
  session.hand().select({at(1, 1), {}, session.layout().side(at(1, 1), 0)});
  EXPECT_EQ(label("side.subtitle"), QLatin1String("To the north-east of 0101, at the edge of the map"));
  EXPECT_FALSE(button("side.add.link").isEnabled());
  EXPECT_FALSE(button("side.add.link").toolTip().isEmpty());
  EXPECT_TRUE(button("side.add.hexside").isEnabled());
  EXPECT_FALSE(button("side.other").isVisible());
}

TEST_F(InspectorSideTest, ACounterGoesBeforeTheSide) {
  session.hand().select({at(3, 4), {kFirstPlaced}, side});
  EXPECT_EQ(label("inspector.name"), QLatin1String("1/I Guard"));
  EXPECT_FALSE(child<QLabel>(panel, "side.title").isVisible());
}

TEST_F(InspectorSideTest, ReadOnlyNothingIsOfferedAndItSaysWhy) {
  reopenReadOnly();
  session.hand().select({at(3, 4), {}, side});
  for (const char* name : {"side.add.hexside", "side.add.link", "side.remove"}) {
    EXPECT_FALSE(button(name).isEnabled()) << name;
    EXPECT_FALSE(button(name).toolTip().isEmpty()) << name;
  }
}

}  // namespace
}  // namespace redoubt::editor::test
