#include <QPushButton>
#include <QTest>

#include "core/model/map_verbs.h"
#include "editor/panels/compare_maps.h"
#include "editor/panels/map_differences.h"
#include "tests/editor/app/tools_fixture.h"

namespace redoubt::editor {
namespace {

class Comparing : public ToolTest {};
INSTANTIATE_TEST_SUITE_P(BothOrientations, Comparing,
                         ::testing::Values(hex::Orientation::Pointy, hex::Orientation::Flat), ToolTest::nameOf);

TEST_P(Comparing, DifferencesAreFoundWhereSomebodySeesThem) {
  const model::Battle before = battle();
  const std::vector<hex::HexKey> woods{hex("0303"), hex("0304"), hex("0404")};
  session().apply(model::paintTerrain(battle(), woods, "woods", "Woods"));
  const hex::HexsideKey side = session().layout().side(hex("1010"), 1);
  session().apply(model::paintHexsides(battle(), {&side, 1}, "river", std::nullopt, "River"));
  const auto differing = differingHexes(before, battle(), session().setUp().variant());
  const auto [near, far] = session().layout().hexesOf(side);
  EXPECT_EQ(differing, (std::set<hex::HexKey>{hex("0303"), hex("0304"), hex("0404"), near, far}));
  const auto places = groups(session().layout(), differing);
  EXPECT_EQ(places.front().size(), session().layout().distance(hex("0303"), hex("0404")) <= 2 ? 3u : 2u);
  EXPECT_TRUE(differingHexes(battle(), battle(), session().setUp().variant()).empty());
}

TEST_P(Comparing, BothMapsMoveTogetherThroughThePlaces) {
  const model::Battle before = battle();
  const std::vector<hex::HexKey> woods{hex("0303")};
  const std::vector<hex::HexKey> marsh{hex("1510"), hex("1511")};
  session().apply(model::paintTerrain(battle(), woods, "woods", "Woods"));
  session().apply(model::paintTerrain(battle(), marsh, "marsh", "Marsh"));
  CompareMaps maps(before, session(), "Then", "Now");
  maps.resize(900, 500);
  maps.show();
  ASSERT_EQ(maps.places(), 2);
  const auto both = maps.findChildren<StateMap*>();
  ASSERT_EQ(both.size(), 2);
  QTest::mouseClick(maps.findChild<QPushButton*>(QStringLiteral("compare.next")), Qt::LeftButton);
  EXPECT_EQ(maps.current(), 0);
  const QPointF marshAt = both[1]->view().toPixels(session().layout().centre(hex("1510")));
  EXPECT_TRUE(QRectF(both[1]->rect()).contains(marshAt)) << "the larger place comes first";
  EXPECT_EQ(both[0]->view().origin.x, both[1]->view().origin.x);
  QTest::mousePress(both[0], Qt::LeftButton, {}, QPoint(50, 50));
  QMouseEvent move(QEvent::MouseMove, QPointF(90, 60), both[0]->mapToGlobal(QPointF(90, 60)), Qt::NoButton,
                   Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(both[0], &move);
  EXPECT_NE(both[1]->view().toPixels(session().layout().centre(hex("1510"))), marshAt);
  EXPECT_EQ(both[0]->view().origin.y, both[1]->view().origin.y);
  QTest::mouseClick(maps.findChild<QPushButton*>(QStringLiteral("compare.back")), Qt::LeftButton);
  EXPECT_EQ(maps.current(), 1);
  EXPECT_NE(both[0]->grab().toImage(), both[1]->grab().toImage());
}

}  // namespace
}  // namespace redoubt::editor
