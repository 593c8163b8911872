#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include "editor/dialogs/terrain/terrain_removal_dialog.h"
#include "tests/editor/dialogs/terrain_library_fixture.h"

namespace redoubt::editor::test {
namespace {

TEST_F(TerrainLibraryTest, RemovingAKindInUseAsksAndReplacesIt) {
  choose("woods");
  press("terrain.remove");
  auto& asked = child<TerrainRemovalDialog>("terrain.removal");
  EXPECT_TRUE(child<QLabel>("removal.question").text().contains(QLatin1String("2 hexes")));
  EXPECT_TRUE(child<QLabel>("removal.rules").text().contains(QLatin1String("charge/forbids")));
  EXPECT_TRUE(use("woods")) << "nothing happens before the answer";
  auto& kinds = child<QComboBox>("removal.kinds");
  kinds.setCurrentIndex(kinds.findData(QStringLiteral("marsh")));
  press("removal.replace");
  EXPECT_FALSE(asked.isVisible());
  EXPECT_FALSE(use("woods"));
  EXPECT_EQ(use("marsh")->hexes, 2);
  EXPECT_EQ(stored().find<model::HexRow>(at(2, 2))->terrain, "marsh");
  EXPECT_NE(session_.hand().paint().slug, "woods") << "the brush lays no terrain that is gone";
  session_.undo();
  EXPECT_EQ(use("woods")->hexes, 2);
}

TEST_F(TerrainLibraryTest, RemovingAKindCanBringItsHexesBackToTheGroundOrBeCancelled) {
  const std::string before = dump();
  choose("woods");
  press("terrain.remove");
  child<TerrainRemovalDialog>("terrain.removal").reject();
  EXPECT_TRUE(dump() == before);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  press("terrain.remove");
  press("removal.erase");
  EXPECT_FALSE(use("woods"));
  EXPECT_EQ(*stored().find<model::HexRow>(at(2, 2)), (model::HexRow{at(2, 2), "clear", 1}));
}

TEST_F(TerrainLibraryTest, RemovingARoadOrRiverTakesItOffTheMap) {
  for (const char* slug : {"road", "river"}) {
    choose(slug);
    press("terrain.remove");
    press("removal.erase");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(use(slug)) << slug;
  }
  EXPECT_TRUE(stored().all<model::Link>().empty());
  EXPECT_TRUE(stored().all<model::Hexside>().empty());
}

TEST_F(TerrainLibraryTest, AnUnusedKindGoesAtOnceAndAnInheritedOneCanBeBroughtBack) {
  choose("marsh");
  list().setFocus();
  QTest::keyClick(&list(), Qt::Key_Delete);
  EXPECT_FALSE(use("marsh"));
  EXPECT_TRUE(list().current() == "stream" || use(list().current().c_str())->place == rules::TerrainPlace::Hex);
  chooseFromMenu(6);  // after the new and the ready-made
  EXPECT_TRUE(use("marsh"));
  EXPECT_EQ(list().current(), "marsh");
}

TEST_F(TerrainLibraryTest, TheGroundStays) {
  choose("clear");
  EXPECT_FALSE(child<QToolButton>("terrain.remove").isEnabled());
  EXPECT_FALSE(child<QToolButton>("terrain.remove").toolTip().isEmpty());
  EXPECT_FALSE(child<QCheckBox>("terrain.ground").isEnabled());
  choose("marsh");
  press("terrain.ground");
  EXPECT_EQ(rules::groundTerrain(rules::RuleBook(stored())), "marsh");
}

TEST_F(TerrainLibraryTest, AnUndefinedKindIsDefinedOrReplaced) {
  choose("lawn");
  EXPECT_FALSE(child<QWidget>("terrain.notice").isHidden());
  EXPECT_FALSE(child<QComboBox>("terrain.pattern").isEnabled());
  press("terrain.define");
  EXPECT_EQ(definition(stored(), "lawn").title, "Lawn");
  EXPECT_TRUE(child<QWidget>("terrain.notice").isHidden());
  session_.undo();
  choose("lawn");
  press("terrain.replace");
  auto& kinds = child<QComboBox>("removal.kinds");
  kinds.setCurrentIndex(kinds.findData(QStringLiteral("woods")));
  press("removal.replace");
  EXPECT_EQ(stored().find<model::HexRow>(at(5, 5))->terrain, "woods");
  EXPECT_FALSE(use("lawn"));
}

TEST_F(TerrainLibraryTest, AMisplacedKindIsToldShownAndReplaced) {
  choose("stream");
  EXPECT_TRUE(child<QLabel>("terrain.notice.text").text().contains(QLatin1String("0605")));
  std::optional<hex::HexKey> shown;
  QObject::connect(&session_, &Session::jumpRequested, dialog_.get(), [&](hex::HexKey hex) { shown = hex; });
  press("terrain.show-fault");
  EXPECT_EQ(shown, at(6, 5));
  press("terrain.replace");
  press("removal.erase");
  EXPECT_EQ(stored().find<model::HexRow>(at(6, 5))->terrain, "clear");
  EXPECT_TRUE(child<QWidget>("terrain.notice").isHidden());
}

}  // namespace
}  // namespace redoubt::editor::test
