#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <cstdlib>
#include <set>

#include "core/hex/facing.h"
#include "editor/dialogs/map/map_layout_dialog.h"
#include "tests/editor/dialogs/map_dialogs_fixture.h"

namespace redoubt::editor::test {
namespace {

class MapLayout : public MapDialogs {};

INSTANTIATE_TEST_SUITE_P(Both, MapLayout, bothOrientations(), orientationName);

TEST_P(MapLayout, AnotherLayoutSaysWhatMovesAndShowsTheWholeMap) {
  open<MapLayoutDialog>();
  EXPECT_FALSE(canGo("layout.go"));
  EXPECT_EQ(QApplication::focusWidget(),
            dialog_->findChild<QToolButton*>(GetParam() == hex::Orientation::Flat ? QStringLiteral("layout.flat")
                                                                                  : QStringLiteral("layout.pointy")));
  EXPECT_TRUE(child<QLabel>("layout.hint").isHidden());
  const auto picture = [&](const char* name) { return child<QLabel>(name).pixmap(Qt::ReturnByValue).toImage(); };
  ASSERT_FALSE(picture("layout.before").isNull());
  EXPECT_EQ(picture("layout.after"), picture("layout.before"));
  const bool wasFlat = GetParam() == hex::Orientation::Flat;
  press(wasFlat ? "layout.pointy" : "layout.flat");
  ASSERT_TRUE(canGo("layout.go"));
  EXPECT_FALSE(child<QLabel>("layout.hint").isHidden());
  EXPECT_TRUE(child<QLabel>("layout.hint").text().contains(QStringLiteral("keeps every line")));
  EXPECT_NE(picture("layout.after"), picture("layout.before"));
  EXPECT_TRUE(report().join(QLatin1Char('|')).contains(QStringLiteral("counters face other hexes than before")));
  const auto wanted = wasFlat ? hex::Orientation::Pointy : hex::Orientation::Flat;
  press("layout.go");
  const model::Battle battle = stored();
  EXPECT_EQ(model::mapSheet(battle)->orientation, wanted);
  const hex::Direction is = *battle.find<model::Placement>(kFirst)->direction->direction;
  const hex::Direction was{hex::FacingKind::Vertex, 1};
  EXPECT_EQ(std::abs(hex::angle(is, wanted) - hex::angle(was, GetParam())), 30);
  expectOneStep("Change the layout of the map");
}

TEST_P(MapLayout, TheOtherShiftLeadsRoadsAndStreamsRound) {
  model::Edit edit("stream and road");
  const hex::Layout was = session_.layout();
  for (const hex::HexsideKey side : was.sidesAlong(was.vertex(at(3, 3), 0), was.vertex(at(7, 6), 0))) {
    edit.put(model::Hexside{side, "stream", std::nullopt, std::nullopt});
  }
  const std::vector<hex::HexKey> way = was.line(at(4, 7), at(8, 2));
  for (std::size_t i = 1; i < way.size(); ++i) edit.put(model::Link{*was.sideBetween(way[i - 1], way[i]), "road"});
  ASSERT_TRUE(session_.apply(edit));
  open<MapLayoutDialog>();
  const bool isFirst = child<QToolButton>("layout.first-shifted").isChecked();
  press(isFirst ? "layout.second-shifted" : "layout.first-shifted");
  EXPECT_TRUE(child<QLabel>("layout.hint").isHidden()) << "turning does not help there";
  const QString text = report().join(QLatin1Char('|'));
  EXPECT_TRUE(text.contains(QStringLiteral("Lines on hexsides are traced anew, by guess"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("|Stream: "))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("Roads are led round, by guess"))) << text.toStdString();
  EXPECT_TRUE(text.contains(QStringLiteral("|Road: "))) << text.toStdString();
  press("layout.go");
  EXPECT_NE(session_.layout().spec().shifted, was.spec().shifted);
  std::set<hex::HexKey> reached{way.front()};
  for (std::size_t before = 0; before != reached.size();) {
    before = reached.size();
    for (const model::Link& row : session_.battle().all<model::Link>()) {
      const auto [near, far] = session_.layout().hexesOf(row.side);
      if (reached.contains(near)) reached.insert(far);
      if (reached.contains(far)) reached.insert(near);
    }
  }
  for (const hex::HexKey hex : way) EXPECT_TRUE(reached.contains(hex)) << "the road has a hole";
  session_.undo();
  session_.undo();
  EXPECT_EQ(dump(), start_);
}

TEST_P(MapLayout, NumbersAreWrittenAnotherWay) {
  open<MapLayoutDialog>();
  choose("layout.columns.style", static_cast<int>(hex::NumberStyle::Letters));
  auto& start = child<QSpinBox>("layout.columns.start");
  start.setFocus();
  start.selectAll();
  QTest::keyClicks(&start, QStringLiteral("c"));
  EXPECT_EQ(start.value(), 3);
  choose("layout.rows.step", -1);
  QTest::keyClicks(&child<QLineEdit>("layout.separator"), QStringLiteral("."));
  EXPECT_TRUE(report().contains(QStringLiteral("The numbers of 80 hexes change")));
  EXPECT_TRUE(report().contains(QStringLiteral("0101 becomes C.08")));
  press("layout.go");
  EXPECT_EQ(session_.layout().number(at(10, 8)), "L.01");
  expectOneStep("Change the layout of the map");
}

TEST_P(MapLayout, HalfHexesWithoutNumbersTakeCountersOff) {
  open<MapLayoutDialog>();
  // The edge across the stagger, where every second hex goes.
  const bool flat = GetParam() == hex::Orientation::Flat;
  const auto edge = QStringLiteral("layout.edge%1").arg(static_cast<int>(flat ? hex::Edge::Top : hex::Edge::Right));
  choose(edge.toLatin1().constData(), static_cast<int>(hex::EdgeKind::HalfUnnumbered));
  const bool isCut = report().join(QLatin1Char(' ')).contains(QStringLiteral("counters stand on hexes that go"));
  EXPECT_EQ(canGo("layout.go"), !isCut);
  if (isCut) pick("report.move-in");
  press("layout.go");
  const model::Battle battle = stored();
  for (const model::Placement& row : battle.all<model::Placement>()) {
    EXPECT_TRUE(session_.layout().contains(*row.hex)) << row.words;
  }
}

TEST_P(MapLayout, AnImpossibleLayoutIsTold) {
  open<MapLayoutDialog>();
  type("layout.columns.digits", "1");
  EXPECT_FALSE(canGo("layout.go"));
  EXPECT_FALSE(child<QLabel>("report.problem").isHidden());
  QTest::keyClicks(&child<QLineEdit>("layout.separator"), QStringLiteral("-"));
  EXPECT_TRUE(canGo("layout.go"));
}

}  // namespace
}  // namespace redoubt::editor::test
