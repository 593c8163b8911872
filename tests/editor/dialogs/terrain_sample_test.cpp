#include "editor/dialogs/terrain/terrain_sample.h"

#include <gtest/gtest.h>

#include <QImage>
#include <algorithm>

#include "tests/editor/dialogs/terrain_library_fixture.h"

namespace redoubt::editor::test {
namespace {

TEST(TerrainSample, ShowsEachKindWhereItLies) {
  for (const hex::Orientation orientation : {hex::Orientation::Pointy, hex::Orientation::Flat}) {
    model::Battle battle = terrainCountry();
    model::MapSheet sheet = *model::mapSheet(battle);
    sheet.orientation = orientation;
    battle.all<model::MapSheet>().put(sheet);
    for (const rules::TerrainKind& kind : rules::terrainKinds(rules::RuleBook(battle))) {
      const model::Battle sample = sampleMap(battle, kind.slug, kind.place);
      EXPECT_GT(rules::terrainUse(sample, rules::RuleBook(sample), kind.slug)->on(kind.place), 0) << kind.slug;
      EXPECT_EQ(model::layoutOf(sample).orientation(), orientation);
    }
  }
}

TEST(TerrainSample, ASlopeIsDrawnInItsOwnColour) {
  model::Battle battle = terrainCountry();
  const QImage before = terrainSwatch(battle, "slope", 48, 1).toImage();
  battle.all<model::Rule>().put({kTerrainSystem, "terrain/slope/colour", {"\"#87542B\""}});
  EXPECT_EQ(terrainSwatch(battle, "slope", 48, 1).toImage(), before) << "the colour of the pattern";
  battle.all<model::Rule>().put({kTerrainSystem, "terrain/slope/colour", {"\"#2020C0\""}});
  EXPECT_NE(terrainSwatch(battle, "slope", 48, 1).toImage(), before);
}

TEST(TerrainSample, EveryPatternOfferedLooksLikeNoOther) {
  using rules::TerrainPlace;
  for (const TerrainPlace place : {TerrainPlace::Hex, TerrainPlace::Hexside, TerrainPlace::Link}) {
    std::vector<QImage> seen;
    for (const std::string_view word : render::patternsOf(renderPlace(place))) {
      const QImage picture = patternSwatch(word, place, 40, 1).toImage();
      EXPECT_FALSE(std::find(seen.begin(), seen.end(), picture) != seen.end()) << word;
      seen.push_back(picture);
    }
    EXPECT_GE(seen.size(), 4u);
  }
}

}  // namespace
}  // namespace redoubt::editor::test
