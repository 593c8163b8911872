#include <gtest/gtest.h>

#include <limits>

#include "core/base/error.h"
#include "core/exchange/tiled/write_tiled.h"
#include "tests/core/exchange/tiled/sample_maps.h"

namespace redoubt::exchange::tiled {
namespace {

using namespace test;

TEST(TiledRoundTrip, AMapWithEverythingComesBackFromTmx) {
  for (const TiledMap& map : {fullMap(), infiniteMap()}) {
    const TiledRead read = readText(writeTmx(map));
    EXPECT_EQ(read.map, map);
    EXPECT_TRUE(read.warnings.empty()) << said(read.warnings.front());
  }
}

TEST(TiledRoundTrip, AMapWithEverythingComesBackFromTmj) {
  for (const TiledMap& map : {fullMap(), infiniteMap()}) {
    const TiledRead read = readText(writeTmj(map));
    EXPECT_EQ(read.map, map);
    EXPECT_TRUE(read.warnings.empty()) << said(read.warnings.front());
  }
}

TEST(TiledRoundTrip, HoldsForRandomMapsInBothFormats) {
  for (std::uint32_t seed = 1; seed <= 400; ++seed) {
    const TiledMap map = randomMap(seed);
    const std::string xml = writeTmx(map);
    ASSERT_EQ(readText(xml).map, map) << "seed " << seed << "\n" << xml;
    const std::string json = writeTmj(map);
    ASSERT_EQ(readText(json).map, asTmj(map)) << "seed " << seed << "\n" << json;
    ASSERT_EQ(writeTmx(readText(xml).map), xml) << "seed " << seed;
  }
}

TEST(TiledRoundTrip, WhatNoFileCanHoldIsNotWritten) {
  const auto refuses = [](const TiledMap& map) {
    EXPECT_THROW(writeTmx(map), Error);
    EXPECT_THROW(writeTmj(map), Error);
  };
  TiledMap map = fullMap();
  map.properties = {{"a", "", std::string("\x01")}};
  refuses(map);
  map.properties = {{"a", "", std::string("\xC3\x28")}};
  refuses(map);
  map.properties = {{std::string("a\0b", 3), "", true}};
  refuses(map);
  map.properties = {{"a", "", std::numeric_limits<double>::quiet_NaN()}};
  refuses(map);
  map.properties.clear();
  map.layers[0].offsetX = std::numeric_limits<double>::infinity();
  refuses(map);
}

TEST(TiledRoundTrip, CellsInSeveralChunksOfAFiniteMapAreWrittenAsOne) {
  TiledMap map = fullMap();
  map.layers.resize(1);
  map.layers[0].content = TileLayer{{{-1, 1, 2, 1, {{7}, {8}}}, {5, 3, 1, 1, {{9}}}}};
  for (const std::string& text : {writeTmx(map), writeTmj(map)}) {
    const TiledMap again = readText(text).map;
    const auto& tiles = std::get<TileLayer>(again.layers[0].content);
    ASSERT_EQ(tiles.chunks.size(), 1u);
    EXPECT_EQ(tiles.at(0, 1).value, 8u);
    EXPECT_EQ(tiles.at(5, 3).value, 9u);
    EXPECT_EQ(tiles.at(1, 1).value, 0u);
  }
}

}  // namespace
}  // namespace redoubt::exchange::tiled
