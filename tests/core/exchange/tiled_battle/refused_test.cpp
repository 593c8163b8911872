#include <gtest/gtest.h>

#include "core/base/error.h"
#include "core/exchange/formats.h"
#include "core/exchange/tiled/write_tiled.h"
#include "tests/core/exchange/battles.h"
#include "tests/core/exchange/tiled/tiled_program.h"
#include "tests/core/exchange/tiled_battle/rig.h"

namespace redoubt::exchange::tiled {
namespace {

using namespace test;

class HostileMap : public MapRig {
 protected:
  std::filesystem::path text(const std::string& content) const {
    writeText(fileAt("hostile.tmx"), content);
    return fileAt("hostile.tmx");
  }
};

TEST_F(HostileMap, OfAnotherOrientationIsRefusedByItsName) {
  TiledMap map = foreignMap(1, {1}, {"clear"});
  map.orientation = Orientation::Orthogonal;
  EXPECT_NE(refusal(written("a.tmx", map)).find("orthogonal"), std::string::npos);
  map.orientation = Orientation::Isometric;
  EXPECT_NE(refusal(written("a.tmx", map)).find("is isometric"), std::string::npos);
  map.orientation = Orientation::Staggered;
  EXPECT_NE(refusal(written("a.tmx", map)).find("staggered"), std::string::npos);
}

TEST_F(HostileMap, OfImpossibleSizeIsRefused) {
  TiledMap map = foreignMap(1001, std::vector<std::uint32_t>(1001, 1), {"clear"});
  EXPECT_NE(refusal(written("a.tmx", map)), "");
  map = foreignMap(1, {1}, {"clear"});
  map.layers.clear();
  map.width = 0;
  EXPECT_NE(refusal(written("a.tmx", map)).find("no cells"), std::string::npos);
  map.width = map.height = 1'000'000;
  EXPECT_NE(refusal(written("a.tmx", map)), "");
  map.isInfinite = true;
  map.layers = foreignMap(2, {1, 1}, {}).layers;
  auto& chunk = std::get<TileLayer>(map.layers[0].content).chunks[0];
  map.layers.push_back(map.layers[0]);
  chunk.x = -1'000'000'000;
  EXPECT_NE(refusal(written("a.tmx", map)), "");
}

TEST_F(HostileMap, WithTilesOfNoSizeIsRead) {
  TiledMap map = foreignMap(3, {1, 1, 1}, {"clear"});
  map.tileWidth = map.tileHeight = map.hexSideLength = 0;
  Object far = lineObject("road", {{-1e9, -1e9}, {1e9, 1e9}});
  map.layers.push_back(objectLayer("Roads", {far}));
  EXPECT_EQ(refusal(written("a.tmx", map)), "");
}

TEST_F(HostileMap, WithMoreLinesThanCanBeFollowedIsReadInPart) {
  TiledMap map = foreignMap(3, {1, 1, 1}, {"clear"});
  std::vector<Point> zigzag;
  for (int i = 0; i < 20'000; ++i) zigzag.push_back({i % 2 ? 1e8 : -1e8, 0});
  map.layers.push_back(objectLayer("Roads", {lineObject("road", zigzag), lineObject("stream", zigzag)}));
  const Imported back = imported(written("a.tmx", map));
  EXPECT_TRUE(says(back.report, "more and longer lines than are followed"));
}

TEST_F(HostileMap, WithAbsurdPropertiesOfOursIsReadWithWarnings) {
  TiledMap map = foreignMap(2, {1, 1}, {"clear"});
  map.properties = {{"redoubt", {}, std::int64_t{1}},
                    {"map.columns", {}, std::int64_t{-5}},
                    {"map.id", {}, std::string("none")},
                    {"map.hex_width_mm", {}, std::string("nan")},
                    {"battle.id", {}, std::string("99999999999999999999")}};
  Object row;
  row.className = "unit";
  row.properties = {{"id", {}, std::string("7")}, {"army", {}, std::string("#0")}, {"ordinal", {}, 1e300}};
  Object cyclic;
  cyclic.className = "scenario";
  cyclic.properties = {{"id", {}, std::string("8")}, {"slug", {}, std::string("s")}, {"parent", {}, std::string("s")}};
  Object unknown;
  unknown.className = "rule";
  unknown.properties = {
      {"system", {}, std::string("#1")}, {"path", {}, std::string("x")}, {"value", {}, std::string("1")}};
  Layer layer = objectLayer("Lists", {row, row, cyclic, unknown});
  layer.properties = {{"table", {}, std::string("rows")}};
  map.layers.push_back(layer);
  const Imported back = imported(written("a.tmx", map));
  ASSERT_EQ(back.battles.size(), 1U);
  EXPECT_FALSE(back.report.warnings.empty());
  EXPECT_TRUE(model::mapSheet(back.battles[0].battle));
  EXPECT_FALSE(model::layoutFault(back.battles[0].battle));
  map.properties[0].value = std::int64_t{2};
  EXPECT_NE(refusal(written("a.tmx", map)).find("newer"), std::string::npos);
}

TEST_F(HostileMap, CutShortIsRefused) {
  const std::filesystem::path whole = exported(exchange::test::fullBattle(), "whole.tmx");
  std::string bytes = writeTmx(foreignMap(2, {1, 1}, {"clear"}));
  for (const std::size_t part : {0UL, 1UL, bytes.size() / 3, bytes.size() - 8}) {
    EXPECT_NE(refusal(text(bytes.substr(0, part))), "") << part;
  }
}

TEST_F(HostileMap, IsKnownByNameAndContent) {
  const TiledMap map = foreignMap(2, {1, 1}, {"clear"});
  const auto formatOfText = [&](const std::string& name, const std::string& content) {
    writeText(fileAt(name), content);
    return std::string(formatOf(fileAt(name)).id);
  };
  EXPECT_EQ(formatOfText("a.tmx", writeTmx(map)), "tiled-tmx");
  EXPECT_EQ(formatOfText("a.xml", writeTmx(map)), "tiled-tmx");
  EXPECT_EQ(formatOfText("a.tmj", writeTmj(map)), "tiled-tmj");
  EXPECT_EQ(formatOfText("a.json", writeTmj(map)), "tiled-tmj");
  EXPECT_EQ(formatOfText("a", writeTmj(map)), "tiled-tmj");
  EXPECT_EQ(formatOfText("b.json", "{\"format\": \"redoubt-battle\"}"), "json");
  EXPECT_EQ(formatOfText("c.json", "{}"), "json");
}

}  // namespace
}  // namespace redoubt::exchange::tiled
