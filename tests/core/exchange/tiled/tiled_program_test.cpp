#include "tests/core/exchange/tiled/tiled_program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "core/exchange/tiled/hex_geometry.h"
#include "core/exchange/tiled/write_tiled.h"
#include "core/store/files.h"
#include "tests/core/exchange/tiled/sample_maps.h"

namespace redoubt::exchange::tiled {
namespace {

using namespace test;

class TiledItself : public ::testing::Test {
 protected:
  TiledItself() {
    writePicture(Picture(48, 29, {200, 100, 50}), folder_.path() / "hexes.ppm");
    writePicture(Picture(16, 18, {1, 2, 3}), folder_.path() / "bridge.ppm");
    writePicture(Picture(9, 7, {4, 5, 6}), folder_.path() / "ford.ppm");
    writePicture(Picture(40, 30, {7, 8, 9}), folder_.path() / "skan.ppm");
  }

  TiledRead exported(const std::string& text, const std::string& name, const std::string& kind) const {
    writeText(folder_.path() / name, text);
    const std::string result = "exported." + kind;
    runTiled("tiled", {"--export-map", kind, name, result}, folder_.path());
    return readTiled(folder_.path() / result);
  }

  Picture drawn(const TiledMap& map) const {
    writeText(folder_.path() / "map.tmx", writeTmx(map));
    runTiled("tmxrasterizer", {"map.tmx", "map.ppm"}, folder_.path());
    return readPicture(folder_.path() / "map.ppm");
  }

  store::TemporaryFolder folder_;
};

void expectSame(const TiledRead& read, const TiledMap& map) {
  for (const Phrase& warning : read.warnings) ADD_FAILURE() << said(warning);
  EXPECT_EQ(writeTmx(read.map), writeTmx(map));
  EXPECT_TRUE(read.map == map);
}

// Tiled 1.8 doesn't read from JSON whether an image is repeated,
TiledMap readAsJson(TiledMap map) {
  for (Layer& layer : map.layers) {
    auto* image = std::get_if<ImageLayer>(&layer.content);
    if (image) image->repeatsX = image->repeatsY = false;
  }
  return map;
}

// and doesn't write to it how large the image of a layer is.
TiledMap writtenAsJson(TiledMap map) {
  for (Layer& layer : map.layers) {
    auto* image = std::get_if<ImageLayer>(&layer.content);
    if (image) image->image->width = image->image->height = 0;
  }
  return map;
}

TEST_F(TiledItself, ReadsOurMapsAndWritesTheSame) {
  for (const TiledMap& map : {fullMap(), infiniteMap()}) {
    expectSame(exported(writeTmx(map), "ours.tmx", "tmx"), map);
    expectSame(exported(writeTmx(map), "ours.tmx", "json"), writtenAsJson(map));
    expectSame(exported(writeTmj(map), "ours.tmj", "tmx"), readAsJson(map));
    expectSame(exported(writeTmj(map), "ours.tmj", "json"), writtenAsJson(readAsJson(map)));
  }
}

// Each tile is one colour of its own, and smaller than a hex, so that none lies over another.
class DrawnCells : public TiledItself {
 protected:
  static constexpr int kDot = 2;
  static constexpr int kColumns = 5;
  static constexpr int kRows = 4;

  static Rgb colourOf(int id) {
    return {static_cast<std::uint8_t>(255 - id), static_cast<std::uint8_t>(100 + id * 3),
            static_cast<std::uint8_t>(id * 7)};
  }

  TiledMap mapOfDots() const {
    TiledMap map;
    map.orientation = Orientation::Hexagonal;
    map.width = kColumns;
    map.height = kRows;
    Tileset set;
    set.name = "dots";
    set.tileWidth = kDot;
    set.tileHeight = kDot;
    set.tileCount = kColumns * kRows;
    set.columns = set.tileCount;
    set.image = Image{"dots.ppm", kDot * set.tileCount, kDot, {}};
    Picture picture(kDot * set.tileCount, kDot, {});
    for (int x = 0; x < picture.width; ++x) {
      for (int y = 0; y < kDot; ++y) picture.at(x, y) = colourOf(x / kDot);
    }
    writePicture(picture, folder_.path() / "dots.ppm");
    map.tilesets = {set};
    TileLayer layer{{{0, 0, kColumns, kRows, {}}}};
    for (std::uint32_t i = 1; i <= kColumns * kRows; ++i) layer.chunks[0].cells.push_back({i});
    map.layers = {layerOf(1, "dots", layer)};
    return map;
  }

  void expectDotsWhereWeSay(const TiledMap& map) const {
    const Picture picture = drawn(map);
    const HexGeometry geometry(map);
    for (int id = 0; id < kColumns * kRows; ++id) {
      const Point corner = geometry.corner({id % kColumns, id / kColumns});
      const int x = static_cast<int>(corner.x);
      const int bottom = static_cast<int>(corner.y) + (map.tileHeight & ~1);
      // Where sizes are odd, Tiled cuts the lowest row of pixels off.
      ASSERT_LE(bottom, picture.height + 1);
      EXPECT_EQ(picture.at(x, bottom - kDot), colourOf(id)) << "tile " << id;
      EXPECT_EQ(picture.at(x + 1, bottom - kDot), colourOf(id)) << "tile " << id;
      const auto drawn = std::count(picture.pixels.begin(), picture.pixels.end(), colourOf(id));
      EXPECT_EQ(drawn, bottom > picture.height ? kDot : kDot * kDot) << "tile " << id;
    }
  }
};

TEST_F(DrawnCells, LieWhereTheGeometrySays) {
  struct Size {
    int width, height, side;
  };
  TiledMap map = mapOfDots();
  for (const Size size : {Size{14, 12, 6}, Size{60, 60, 30}, Size{15, 13, 6}, Size{32, 28, 0}, Size{20, 34, 10}}) {
    for (const Axis axis : {Axis::X, Axis::Y}) {
      for (const Stagger index : {Stagger::Odd, Stagger::Even}) {
        map.tileWidth = size.width;
        map.tileHeight = size.height;
        map.hexSideLength = size.side;
        map.staggerAxis = axis;
        map.staggerIndex = index;
        SCOPED_TRACE(writeTmx(map));
        expectDotsWhereWeSay(map);
      }
    }
  }
}

TEST_F(DrawnCells, OfOddSidesLieThereWhereRowsAreShifted) {
  TiledMap map = mapOfDots();
  map.tileWidth = 17;
  map.tileHeight = 21;
  map.hexSideLength = 9;
  expectDotsWhereWeSay(map);
}

// The middle of what is bright in a square of a picture, from the square's corner.
Point brightSpot(const Picture& picture, int left, int size) {
  double x = 0;
  double y = 0;
  double weight = 0;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const int brightness = picture.at(left + column, row)[0];
      x += column * brightness;
      y += row * brightness;
      weight += brightness;
    }
  }
  EXPECT_GT(weight, 0);
  return {x / weight, y / weight};
}

// A black tile with a bright dot to the upper right of its centre, 60 degrees from upward: where it is drawn tells how
// the tile is turned.
TEST_F(TiledItself, TurnsTilesAsWeSay) {
  constexpr int kSize = 64;
  constexpr double kPi = 3.14159265358979323846;
  Picture tile(kSize, kSize, {0, 0, 0});
  for (int y = 15; y < 21; ++y) {
    for (int x = 45; x < 51; ++x) tile.at(x, y) = {255, 255, 255};
  }
  writePicture(tile, folder_.path() / "arrow.ppm");
  TiledMap map;
  map.orientation = Orientation::Hexagonal;
  map.width = 16;
  map.height = 1;
  map.tileWidth = kSize;
  map.tileHeight = kSize;
  map.hexSideLength = 32;
  Tileset set;
  set.name = "arrow";
  set.tileWidth = kSize;
  set.tileHeight = kSize;
  set.tileCount = 1;
  set.columns = 1;
  set.image = Image{"arrow.ppm", kSize, kSize, {}};
  map.tilesets = {set};
  const double plain = std::atan2(47.5 - 31.5, 31.5 - 17.5) * 180 / kPi;
  TileLayer layer{{{0, 0, 16, 1, {}}}};
  for (std::uint32_t flags = 0; flags < 16; ++flags) layer.chunks[0].cells.push_back({1 | flags << 28});
  map.layers = {layerOf(1, "a", layer)};
  const Picture picture = drawn(map);
  for (int cell = 0; cell < 16; ++cell) {
    const Point spot = brightSpot(picture, cell * kSize, kSize);
    const double found = std::atan2(spot.x - 31.5, 31.5 - spot.y) * 180 / kPi;
    const HexTurn turn = hexTurn(layer.at(cell, 0));
    const double wanted = (turn.isMirrored ? -plain : plain) + turn.degrees;
    EXPECT_LT(std::abs(std::remainder(found - wanted, 360)), 4) << "flags " << cell;
  }
}

}  // namespace
}  // namespace redoubt::exchange::tiled
