#include <gtest/gtest.h>

#include <QImage>
#include <QTemporaryDir>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/base64.h"
#include "editor/artwork/drawn_artwork.h"
#include "tests/editor/artwork/page_battle.h"

namespace redoubt::editor {
namespace {

using Json = nlohmann::json;

const std::vector<std::string> kGround{"pictures", "terrain", "hexsides", "links", "symbols"};

Json pageOf(const model::Battle& battle) {
  const QTemporaryDir folder;
  const QString file = folder.filePath("page.html");
  test::writePage(battle, file);
  return Json::parse(test::between(test::contentOf(file), "id=\"battle\">", "</script>"), nullptr, false);
}

QImage imageOf(const std::string& bytes) {
  return QImage::fromData(reinterpret_cast<const uchar*>(bytes.data()), static_cast<int>(bytes.size()));
}

int difference(QRgb a, QRgb b) {
  return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

// A page's picture of the ground at its coarsest, which is one tile.
QImage overviewOf(const Json& page, double& pixelsPerHex) {
  const Json& level = page["map"]["layers"][0]["levels"][0];
  pixelsPerHex = level["pixelsPerHex"];
  const std::string source = level["tiles"][0]["src"];
  return imageOf(fromBase64(source.substr(source.find(',') + 1)).value_or(""));
}

TEST(PageMap, ItsGroundGoesOnToTheNeatLineAsOnTheMap) {
  model::Battle battle = test::pageBattle();
  model::layoutOf(battle).forEachHex([&](hex::HexKey hex) { battle.all<model::HexRow>().put({hex, "woods"}); });
  double scale = 0;
  const QImage overview = overviewOf(pageOf(battle), scale);
  ASSERT_FALSE(overview.isNull());
  DrawnArtwork artwork(battle);
  exchange::MapWish wish;
  wish.across = wish.down = scale;
  wish.part = artwork.mapPlan({}).sheet;
  wish.layers = {"terrain", "frame"};
  const exchange::MapImage whole = artwork.map(wish, {});
  const QImage map = imageOf(whole.image.bytes);
  // Beside the first column's odd corners there is ground only if it goes on beyond the hexes.
  const hex::Layout layout = model::layoutOf(battle);
  int seen = 0;
  for (int row = 2; row < 11; ++row) {
    const hex::Point centre = layout.centre(hex::HexKey::at(1, row));
    const QPoint beside(static_cast<int>((centre.x - 0.5 - wish.part->left) * scale),
                        static_cast<int>((centre.y + 0.5 - wish.part->top) * scale));
    EXPECT_LT(difference(map.pixel(beside), overview.pixel(beside)), 60) << row;
    seen += difference(map.pixel(beside), overview.pixel(2, 2)) > 60 ? 1 : 0;
  }
  EXPECT_GT(seen, 5) << "there is no ground to compare";
}

TEST(PageMap, ItsTreesLeaveRoomForNumbersThatAreDrawnOverThem) {
  model::Battle battle = test::pageBattle();
  model::layoutOf(battle).forEachHex([&](hex::HexKey hex) { battle.all<model::HexRow>().put({hex, "woods"}); });
  DrawnArtwork artwork(battle);
  exchange::MapWish wish;
  wish.part = artwork.mapPlan({}).sheet;
  wish.layers = {"terrain"};
  const std::string trees = artwork.map(wish, {}).image.bytes;
  wish.unseen = {"numbers"};
  const QImage withRoom = imageOf(artwork.map(wish, {}).image.bytes);
  EXPECT_NE(imageOf(trees), withRoom);
  wish.layers.emplace_back("numbers");
  wish.unseen.clear();
  const QImage withNumbers = imageOf(artwork.map(wish, {}).image.bytes);
  EXPECT_NE(withRoom, withNumbers) << "the numbers themselves are not seen";
}

TEST(PageMap, ItsGridLiesUnderRoads) {
  model::Battle battle = test::pageBattle();
  const hex::Layout layout = model::layoutOf(battle);
  battle.all<model::Rule>().put({battle.all<model::System>().begin()->id, "terrain/road/place", {R"("link")"}});
  const hex::HexsideKey crossed = layout.side(hex::HexKey::at(4, 4), 3);
  for (int row = 2; row < 8; ++row) {
    battle.all<model::Link>().put({layout.side(hex::HexKey::at(4, row), 3), "road"});
  }
  DrawnArtwork artwork(battle);
  exchange::MapWish wish;
  wish.across = wish.down = 64;
  wish.layers = kGround;
  wish.part = artwork.mapPlan({}).sheet;
  const exchange::LayerSight sight = artwork.gridSight(wish, {});
  const auto at = [&](hex::Point point) {
    const int x = static_cast<int>((point.x - wish.part->left) * sight.pixelsPerHex);
    const int y = static_cast<int>((point.y - wish.part->top) * sight.pixelsPerHex);
    return static_cast<int>(static_cast<unsigned char>(sight.seen.at(static_cast<std::size_t>(y * sight.width + x))));
  };
  // Roads wander, so they cross a side anywhere.
  const auto leastOf = [&](const hex::HexsideKey& side) {
    int least = 255;
    for (double along = -0.27; along <= 0.27; along += 0.01) {
      const hex::Point middle = layout.middle(side);
      least = std::min(least, at({middle.x + along, middle.y}));
    }
    return least;
  };
  EXPECT_LT(leastOf(crossed), 40) << "the road is over it";
  EXPECT_GT(leastOf(layout.side(hex::HexKey::at(8, 4), 3)), 200) << "nothing is over it";
  const auto lengthOf = [](const Json& page) { return page["map"]["layers"][1]["tiles"].dump().size(); };
  const Json page = pageOf(battle);
  EXPECT_EQ(page["map"]["layers"][1]["id"], "grid");
  EXPECT_NE(lengthOf(page), lengthOf(pageOf(test::pageBattle())));
}

}  // namespace
}  // namespace redoubt::editor
