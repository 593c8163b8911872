#include <QLabel>
#include <QToolButton>

#include "editor/dialogs/map/map_turn_dialog.h"
#include "tests/editor/dialogs/map_dialogs_fixture.h"

namespace redoubt::editor::test {
namespace {

class MapTurns : public MapDialogs {};

INSTANTIATE_TEST_SUITE_P(Both, MapTurns, bothOrientations(), orientationName);

TEST_P(MapTurns, TheMapIsMirroredWithAllCountersInTheirBlocks) {
  open<MapTurnDialog>(hex::MapTurn::MirrorLeftRight);
  EXPECT_TRUE(child<QToolButton>("turn.left-right").isChecked());
  press("turn.go");
  const model::Battle battle = stored();
  EXPECT_EQ(battle.find<model::Placement>(kFirst)->hex, at(9, 3));
  EXPECT_EQ(battle.find<model::Placement>(kInherited)->hex, at(2, 1));
  EXPECT_EQ(battle.all<model::Placement>().size(), 3u);
  EXPECT_EQ(battle.find<model::HexRow>(at(9, 2))->terrain, "woods");
  open<MapTurnDialog>(hex::MapTurn::MirrorLeftRight);
  press("turn.go");
  EXPECT_EQ(dump(), start_);
}

TEST_P(MapTurns, AQuarterTurnSwapsTheSheet) {
  open<MapTurnDialog>(hex::MapTurn::MirrorLeftRight);
  press("turn.clockwise");
  EXPECT_TRUE(child<QLabel>("turn.size").text().contains(QStringLiteral("8 × 10 hexes")));
  EXPECT_FALSE(child<QLabel>("turn.after").pixmap().isNull());
  press("turn.go");
  EXPECT_EQ(model::mapSheet(session_.battle())->columns, 8);
  expectOneStep("Turn the map a quarter clockwise");
}

}  // namespace
}  // namespace redoubt::editor::test
