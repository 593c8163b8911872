#include <QComboBox>
#include <QLabel>
#include <QRadioButton>

#include "core/store/dump.h"
#include "editor/dialogs/terrain/replace_terrain_dialog.h"
#include "tests/editor/dialogs/map_dialogs_fixture.h"

namespace redoubt::editor::test {
namespace {

class ReplaceTerrain : public MapDialogs {};

INSTANTIATE_TEST_SUITE_P(Both, ReplaceTerrain, bothOrientations(), orientationName);

TEST_P(ReplaceTerrain, TerrainIsReplacedEverywhereOrInTheArea) {
  session_.hand().selectArea({at(2, 2), at(1, 1)});
  open<ReplaceTerrainDialog>();
  auto& from = child<QComboBox>("replace.from");
  EXPECT_TRUE(from.itemText(from.findData(QStringLiteral("lawn"))).contains(QStringLiteral("not in the rules")));
  from.setCurrentIndex(from.findData(QStringLiteral("woods")));
  auto& to = child<QComboBox>("replace.to");
  EXPECT_EQ(to.findData(QStringLiteral("woods")), -1);
  to.setCurrentIndex(to.findData(QStringLiteral("marsh")));
  EXPECT_TRUE(child<QRadioButton>("replace.area").isChecked());
  EXPECT_TRUE(child<QLabel>("replace.result").text().startsWith(QStringLiteral("1 hexes become")));
  pick("replace.everywhere");
  EXPECT_TRUE(child<QLabel>("replace.result").text().startsWith(QStringLiteral("3 hexes become")));
  press("replace.go");
  EXPECT_EQ(session_.battle().find<model::HexRow>(at(9, 7))->terrain, "marsh");
  expectOneStep("Replace Woods by Marsh");
}

TEST_P(ReplaceTerrain, HexsidesAndRoadsAreReplacedToo) {
  open<ReplaceTerrainDialog>();
  EXPECT_FALSE(child<QRadioButton>("replace.area").isEnabled());
  choose("replace.place", static_cast<int>(rules::TerrainPlace::Hexside));
  EXPECT_EQ(child<QComboBox>("replace.from").count(), 1);
  auto& to = child<QComboBox>("replace.to");
  to.setCurrentIndex(to.findData(QStringLiteral("river")));
  press("replace.go");
  EXPECT_EQ(session_.battle().all<model::Hexside>().begin()->kind, "river");
  open<ReplaceTerrainDialog>();
  choose("replace.place", static_cast<int>(rules::TerrainPlace::Link));
  child<QComboBox>("replace.to").setCurrentIndex(child<QComboBox>("replace.to").findData(QStringLiteral("track")));
  press("replace.go");
  EXPECT_EQ(session_.battle().all<model::Link>().begin()->kind, "track");
  EXPECT_EQ(store::dump(stored()), dump());
}

}  // namespace
}  // namespace redoubt::editor::test
