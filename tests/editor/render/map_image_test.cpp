#include "editor/render/output/map_image.h"

#include <gtest/gtest.h>

#include "core/base/error.h"
#include "tests/editor/render/sample_map.h"

namespace redoubt::render {
namespace {

TEST(MapImage, HasTheSizeAskedFor) {
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  const MapPainter map(battle);
  RenderOptions options;
  options.pixelsPerHex = 30;
  EXPECT_EQ(renderMap(battle, options).width(), std::ceil(map.sheet().width() * 30));
  options.height = 321;
  EXPECT_EQ(renderMap(battle, options).height(), 321);
}

TEST(MapImage, ACropHoldsItsHexesWholeInWhateverOrderTheyAreNamed) {
  const model::Battle battle = sample::richMap(hex::Orientation::Flat);
  RenderOptions options;
  options.pixelsPerHex = 40;
  options.crop = {sample::at(3, 3), sample::at(5, 6)};
  const QImage image = renderMap(battle, options);
  EXPECT_GE(image.height(), 4 * 40);
  EXPECT_LT(image.height(), 6 * 40);
  options.crop = {sample::at(5, 6), sample::at(3, 3)};
  EXPECT_EQ(greatestDifference(renderMap(battle, options), image), 0);
}

TEST(MapImage, TwoRunsGiveTheSamePicture) {
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  RenderOptions options;
  options.pixelsPerHex = 50;
  EXPECT_EQ(greatestDifference(renderMap(battle, options), renderMap(battle, options)), 0);
}

TEST(MapImage, RefusesWhatCantBeDrawn) {
  const model::Battle battle = sample::richMap(hex::Orientation::Pointy);
  RenderOptions options;
  options.pixelsPerHex = 1e7;
  EXPECT_THROW(renderMap(battle, options), Error);
  options.pixelsPerHex = 0;
  EXPECT_THROW(renderMap(battle, options), Error);
  options.pixelsPerHex = 20;
  options.crop = {sample::at(500, 500), sample::at(501, 501)};
  EXPECT_THROW(renderMap(battle, options), Error);
}

}  // namespace
}  // namespace redoubt::render
