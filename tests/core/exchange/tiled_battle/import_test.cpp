#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

#include "core/check/check.h"
#include "core/exchange/tiled_battle/map_grid.h"
#include "core/rules/book/rule_book.h"
#include "core/store/battle_file.h"
#include "tests/core/exchange/battles.h"
#include "tests/core/exchange/tiled_battle/rig.h"

namespace redoubt::exchange::tiled {
namespace {

using namespace test;
using exchange::test::at;

// Maps that others made.
class ForeignMap : public MapRig {
 protected:
  Imported read(const TiledMap& map, const std::string& terrainTable = {}) const {
    return imported(written("foreign.tmx", map), terrainTable);
  }
  static const model::Battle& of(const Imported& read) { return read.battles.at(0).battle; }
  static std::string terrainAt(const Imported& read, int column, int row) {
    const model::HexRow* hex = of(read).find<model::HexRow>(at(column, row));
    return hex ? hex->terrain : "none";
  }
  // In pixels of a foreignMap.
  static Point centre(const TiledMap& map, const Imported& read, hex::HexKey hex) {
    const hex::Layout layout = model::layoutOf(of(read));
    return MapGrid(map, layout).pixel(layout.centre(hex));
  }
  static Point vertex(const TiledMap& map, const Imported& read, hex::HexKey hex, int index) {
    const hex::Layout layout = model::layoutOf(of(read));
    return MapGrid(map, layout).pixel(layout.corner(hex, index));
  }
};

TEST_F(ForeignMap, HasPlainNumbersAndTheLayoutOfItsStagger) {
  for (const Axis axis : {Axis::X, Axis::Y}) {
    for (const Stagger index : {Stagger::Odd, Stagger::Even}) {
      TiledMap map = foreignMap(3, {1, 1, 1, 1, 1, 1}, {"woods"});
      map.staggerAxis = axis;
      map.staggerIndex = index;
      const Imported back = read(map);
      const model::MapSheet& sheet = *model::mapSheet(of(back));
      EXPECT_EQ(sheet.columns, 3);
      EXPECT_EQ(sheet.rows, 2);
      EXPECT_EQ(sheet.orientation, axis == Axis::X ? hex::Orientation::Flat : hex::Orientation::Pointy);
      // Rows count from 1: the second one is of an even number.
      EXPECT_EQ(sheet.shifted, index == Stagger::Odd ? hex::Shifted::Even : hex::Shifted::Odd);
      EXPECT_EQ(model::layoutOf(of(back)).number(at(1, 1)), "0101");
      EXPECT_EQ(of(back).all<model::HexRow>().size(), 6U);
    }
  }
}

TEST_F(ForeignMap, TellsTerrainByClassPropertyAndPicture) {
  TiledMap map = foreignMap(6, {1, 2, 3, 4, 5, 6}, {"woods", "Forest", "", "Salt Flats"});
  auto& tiles = map.tilesets[0].tiles;
  Tile byProperty;
  byProperty.id = 2;
  byProperty.properties = {{"Terrain", {}, std::string("swamp")}};
  tiles.insert(tiles.begin() + 2, byProperty);
  Tile byPicture;
  byPicture.id = 4;
  byPicture.image = Image{"art/hexTown_03.png", 52, 60, {}};
  tiles.push_back(byPicture);
  const Imported back = read(map);
  EXPECT_EQ(terrainAt(back, 1, 1), "woods");
  EXPECT_EQ(terrainAt(back, 2, 1), "woods");
  EXPECT_EQ(terrainAt(back, 3, 1), "marsh");
  EXPECT_EQ(terrainAt(back, 4, 1), "salt-flats");
  EXPECT_EQ(terrainAt(back, 5, 1), "village");
  EXPECT_EQ(terrainAt(back, 6, 1), "tile-hexes-5");
  const rules::RuleBook book(of(back));
  EXPECT_EQ(book.text("terrain/salt-flats/title"), "Salt Flats");
  EXPECT_EQ(book.text("terrain/salt-flats/place"), "hex");
  EXPECT_TRUE(says(back.report, "hexes/5"));
  EXPECT_EQ(back.report.warnings.size(), 1U);
}

TEST_F(ForeignMap, TakesTerrainFromATable) {
  const TiledMap map = foreignMap(4, {1, 2, 3, 4}, {"woods"});
  const Imported back = read(map, "tileset,tile,terrain\r\nhexes,1,Tall Grass\n3,hill\n\"hexes\",*,marsh\n");
  EXPECT_EQ(terrainAt(back, 1, 1), "marsh");
  EXPECT_EQ(terrainAt(back, 2, 1), "tall-grass");
  EXPECT_EQ(terrainAt(back, 3, 1), "hill");
  EXPECT_EQ(terrainAt(back, 4, 1), "marsh");
  EXPECT_TRUE(back.report.warnings.empty());
}

TEST_F(ForeignMap, ListsItsTilesThoseFirstThatNobodyKnows) {
  TiledMap map = foreignMap(5, {1, 2, 12, 12, 3}, {"woods"});
  Tile own;
  own.id = 2;
  own.image = Image{"art/town.png", 52, 60, {}};
  map.tilesets[0].tiles.push_back(own);
  map.tilesets[0].margin = 4;
  map.tilesets[0].spacing = 2;
  const Imported back = read(map, "hexes,1,\n");
  ASSERT_EQ(back.tiles.size(), 4U);
  const ForeignTile& unknown = back.tiles[0];
  EXPECT_EQ(unknown.name, "hexes/11");
  EXPECT_EQ(unknown.set, "hexes");
  EXPECT_EQ(unknown.number, 11U);
  EXPECT_EQ(unknown.gid, 12U);
  EXPECT_EQ(unknown.cells, 2U);
  EXPECT_FALSE(unknown.isKnown);
  EXPECT_EQ(unknown.terrain, terrainAt(back, 3, 1));
  EXPECT_EQ(unknown.picture, folder() / "hexes.png");
  ASSERT_TRUE(unknown.part);
  EXPECT_EQ(unknown.part->left, 4 + 54);
  EXPECT_EQ(unknown.part->top, 4 + 62);
  EXPECT_EQ(unknown.part->width, 52);
  std::map<std::string, ForeignTile> known;
  for (const ForeignTile& tile : back.tiles) {
    if (tile.isKnown) known.emplace(tile.name, tile);
  }
  ASSERT_EQ(known.size(), 3U);
  EXPECT_EQ(known.at("hexes/0").terrain, "woods");
  EXPECT_EQ(known.at("hexes/1").terrain, "") << "passed over";
  EXPECT_EQ(known.at("hexes/2").terrain, "village");
  EXPECT_EQ(known.at("hexes/2").picture, folder() / "art/town.png");
  EXPECT_FALSE(known.at("hexes/2").part);
}

TEST_F(ForeignMap, TakesAnswersBackAsTheyWereGiven) {
  TiledMap map = foreignMap(4, {1, 2, 3, 4}, {});
  for (const char* name : {"hexes", "odd, \"set\"", "two\nlines", ""}) {
    SCOPED_TRACE(name);
    map.tilesets[0].name = name;
    const Imported first = read(map);
    ASSERT_EQ(first.tiles.size(), 4U);
    std::vector<TileAnswer> answers;
    for (const ForeignTile& tile : first.tiles) {
      const std::string words[]{"hill", "Salt, \"white\"", "", "marsh"};
      answers.push_back({tile, words[tile.gid - 1]});
    }
    const Imported back = read(map, terrainCsv(answers));
    EXPECT_EQ(terrainAt(back, 1, 1), "hill");
    EXPECT_EQ(terrainAt(back, 2, 1), "salt-white");
    EXPECT_EQ(terrainAt(back, 3, 1), "clear");
    EXPECT_EQ(terrainAt(back, 4, 1), "marsh");
  }
}

TEST_F(ForeignMap, OfOursHasNoTilesToAskAbout) {
  EXPECT_TRUE(imported(exported(exchange::test::fullBattle(), "ours.tmx")).tiles.empty());
}

TEST_F(ForeignMap, OfVeryManyTilesListsSome) {
  std::vector<std::uint32_t> cells;
  for (std::uint32_t gid = 1; gid <= 900; ++gid) cells.push_back(gid);
  TiledMap map = foreignMap(30, cells, {"woods"});
  map.tilesets[0].tileCount = 900;
  const Imported back = read(map);
  EXPECT_EQ(back.tiles.size(), kMostForeignTiles);
  EXPECT_FALSE(back.tiles.back().isKnown) << "known ones are not asked for before the others";
}

TEST_F(ForeignMap, RefusesTablesWithOtherLines) {
  const auto file = written("foreign.tmx", foreignMap(1, {1}, {}));
  EXPECT_NE(refusal(file, "hexes,1,clear\nhexes,one,clear\n").find("line 2"), std::string::npos);
  EXPECT_NE(refusal(file, "1,2,3,4\n").find("line 1"), std::string::npos);
  EXPECT_NE(refusal(file, "1,???\n").find("line 1"), std::string::npos);
  EXPECT_NE(refusal(file, "1,\xFF\n").find("UTF-8"), std::string::npos);
  EXPECT_EQ(refusal(file, "1,woods\n\n"), "");
}

TEST_F(ForeignMap, HasItsUpperLayersOverLowerOnes) {
  TiledMap map = foreignMap(4, {1, 1, 1, 2}, {"clear", "woods", "hill"});
  Layer upper = map.layers[0];
  upper.name = "Upper";
  std::get<TileLayer>(upper.content).chunks[0].cells = {{0}, {3}, {9}, {9}};
  map.layers.push_back(upper);
  const Imported back = read(map);
  EXPECT_EQ(terrainAt(back, 1, 1), "clear");
  EXPECT_EQ(terrainAt(back, 2, 1), "hill");
  EXPECT_EQ(terrainAt(back, 3, 1), "clear");
  EXPECT_EQ(terrainAt(back, 4, 1), "woods");
  EXPECT_TRUE(says(back.report, "hexes/8 (2)"));
  map.layers[1].isVisible = false;
  EXPECT_EQ(terrainAt(read(map), 2, 1), "clear");
  EXPECT_TRUE(says(read(map).report, "hidden"));
}

TEST_F(ForeignMap, HasGroundInItsEmptyCellsAndSaysSo) {
  const Imported back = read(foreignMap(3, {1, 0, 0}, {"woods"}));
  EXPECT_EQ(terrainAt(back, 2, 1), "clear");
  EXPECT_TRUE(says(back.report, "2 cells without a tile became clear"));
}

TEST_F(ForeignMap, TurnedTilesAreToldOnce) {
  const Imported back = read(foreignMap(3, {1 | Cell::kDiagonal, 1 | Cell::kHorizontal, 1}, {"woods"}));
  EXPECT_EQ(terrainAt(back, 1, 1), "woods");
  EXPECT_TRUE(says(back.report, "2 tiles are turned"));
}

TEST_F(ForeignMap, OfInfiniteSizeIsCutToWhatIsUsed) {
  TiledMap map = foreignMap(4, std::vector<std::uint32_t>(16, 0), {"woods"});
  map.isInfinite = true;
  auto& chunks = std::get<TileLayer>(map.layers[0].content).chunks;
  chunks[0].x = -4;
  chunks[0].y = 7;
  chunks[0].cells[1] = {1};   // -3, 7
  chunks[0].cells[14] = {1};  // -2, 10
  const Imported back = read(map);
  EXPECT_EQ(model::mapSheet(of(back))->columns, 2);
  EXPECT_EQ(model::mapSheet(of(back))->rows, 4);
  // The first row is one that Tiled counts as odd, so it is shifted.
  EXPECT_EQ(model::mapSheet(of(back))->shifted, hex::Shifted::Odd);
  EXPECT_EQ(terrainAt(back, 1, 1), "woods");
  EXPECT_EQ(terrainAt(back, 2, 4), "woods");
  chunks[0].cells.assign(16, {0});
  EXPECT_NE(refusal(written("empty.tmx", map)).find("no cells"), std::string::npos);
}

TEST_F(ForeignMap, LinesOfAKindBecomeRoadsAndHexsides) {
  TiledMap map = foreignMap(5, std::vector<std::uint32_t>(25, 1), {"clear"});
  const Imported plain = read(map);
  map.layers.push_back(
      objectLayer("Lines", {lineObject("road", {centre(map, plain, at(1, 2)), centre(map, plain, at(4, 2))}),
                            lineObject("Stream", {vertex(map, plain, at(3, 3), 0), vertex(map, plain, at(3, 3), 2)}),
                            lineObject("stream", {centre(map, plain, at(2, 2)), centre(map, plain, at(4, 4))}),
                            lineObject("whatever", {{0, 0}, {50, 50}})}));
  const Imported back = read(map);
  EXPECT_EQ(of(back).all<model::Link>().size(), 3U);
  for (const model::Link& row : of(back).all<model::Link>()) EXPECT_EQ(row.kind, "road");
  const hex::Layout layout = model::layoutOf(of(back));
  EXPECT_TRUE(of(back).find<model::Link>({*layout.sideBetween(at(2, 2), at(3, 2)), "road"}));
  ASSERT_EQ(of(back).all<model::Hexside>().size(), 2U);
  for (const model::Hexside& row : of(back).all<model::Hexside>()) {
    EXPECT_EQ(row.kind, "stream");
    const auto [a, b] = layout.hexesOf(row.side);
    EXPECT_TRUE(a == at(3, 3) || b == at(3, 3));
  }
  EXPECT_TRUE(says(back.report, "stream (1): Its line does not run along hexsides."));
  EXPECT_TRUE(says(back.report, "whatever (1)"));
}

TEST_F(ForeignMap, LinesAreOfTheKindOfTheirLayer) {
  TiledMap map = foreignMap(5, std::vector<std::uint32_t>(25, 1), {"clear"});
  const Imported plain = read(map);
  Layer layer = objectLayer("Roads", {lineObject("", {{0, 0}, {104, 0}})});
  const Point from = centre(map, plain, at(2, 2));
  layer.offsetX = from.x;
  layer.offsetY = from.y;
  map.layers.push_back(layer);
  const Imported back = read(map);
  const hex::Layout layout = model::layoutOf(of(back));
  EXPECT_EQ(of(back).all<model::Link>().size(), 2U);
  EXPECT_TRUE(of(back).find<model::Link>({*layout.sideBetween(at(3, 2), at(4, 2)), "road"}));
}

TEST_F(ForeignMap, PointsAndTextsBecomeNames) {
  TiledMap map = foreignMap(5, std::vector<std::uint32_t>(25, 1), {"clear"});
  const Imported plain = read(map);
  Object town;
  town.name = "Kłuszyn";
  town.className = "town";
  town.shape = PointMark{};
  const Point place = centre(map, plain, at(3, 2));
  town.x = place.x + 13;
  town.y = place.y;
  Object text = town;
  text.name = "";
  text.className = "";
  text.shape = Text{"Las"};
  text.width = 0;
  text.rotation = 30;
  Object nameless = town;
  nameless.name = "";
  map.layers.push_back(objectLayer("Names", {town, text, nameless}));
  const Imported back = read(map);
  ASSERT_EQ(of(back).all<model::Label>().size(), 2U);
  for (const model::Label& row : of(back).all<model::Label>()) {
    EXPECT_EQ(row.hex, at(3, 2));
    EXPECT_NEAR(row.dx, 0.25, 0.01);
    EXPECT_NEAR(row.dy, 0, 0.01);
    EXPECT_TRUE(row.text == "Kłuszyn" ? row.style == model::LabelStyle::Town : row.text == "Las");
    EXPECT_NEAR(row.angle, row.text == "Las" ? 30 : 0, 1e-9);
  }
  EXPECT_TRUE(says(back.report, "town (1): It is a point without a name."));
}

TEST_F(ForeignMap, TilesAmongObjectsBecomeCountersOfTheirLayer) {
  TiledMap map = foreignMap(5, std::vector<std::uint32_t>(25, 1), {"clear", "tank"});
  const Imported plain = read(map);
  Object tank;
  tank.width = 52;
  tank.height = 60;
  tank.shape = TilePicture{{2}};
  const Point place = centre(map, plain, at(2, 3));
  tank.x = place.x - 26;
  tank.y = place.y + 30;
  Object far = tank;
  far.x = -5000;
  map.layers.push_back(objectLayer("Red army", {tank, far}));
  const Imported back = read(map);
  ASSERT_EQ(of(back).all<model::Placement>().size(), 1U);
  const model::Placement& row = *of(back).all<model::Placement>().begin();
  EXPECT_EQ(row.hex, at(2, 3));
  EXPECT_EQ(row.words, "tank");
  EXPECT_EQ(of(back).find<model::SetUpBlock>(row.block)->slug, "red-army");
  ASSERT_EQ(of(back).all<model::Army>().size(), 1U);
  EXPECT_EQ(of(back).all<model::Army>().begin()->name, "Red army");
  EXPECT_TRUE(says(back.report, "tank (1): It lies off the map.") || says(back.report, "off the map"));
}

TEST_F(ForeignMap, AreasWithNamesBecomeZones) {
  TiledMap map = foreignMap(5, std::vector<std::uint32_t>(25, 1), {"clear"});
  const Imported plain = read(map);
  const Point corner = centre(map, plain, at(2, 2));
  Object area;
  area.name = "Obóz";
  area.className = "camp";
  area.x = corner.x - 5;
  area.y = corner.y - 5;
  area.width = 62;
  area.height = 10;
  map.layers.push_back(objectLayer("Areas", {area, area}));
  const Imported back = read(map);
  ASSERT_EQ(of(back).all<model::Zone>().size(), 2U);
  std::set<std::string> slugs;
  for (const model::Zone& zone : of(back).all<model::Zone>()) {
    slugs.insert(zone.slug);
    EXPECT_EQ(zone.kind, model::ZoneKind::Camp);
    EXPECT_TRUE(of(back).find<model::ZoneHex>({zone.id, at(2, 2)}));
    EXPECT_TRUE(of(back).find<model::ZoneHex>({zone.id, at(3, 2)}));
  }
  EXPECT_EQ(slugs, (std::set<std::string>{"oboz", "oboz-2"}));
  EXPECT_EQ(of(back).all<model::ZoneHex>().size(), 4U);
}

TEST_F(ForeignMap, ImageLayersBecomePicturesOfTheMap) {
  TiledMap map = foreignMap(5, std::vector<std::uint32_t>(25, 1), {"clear"});
  std::ofstream(folder() / "scan.png", std::ios::binary) << exchange::test::onePixel();
  Layer layer;
  layer.name = "Scan";
  layer.opacity = 0.5;
  layer.offsetX = 104;
  layer.offsetY = 45;
  layer.content = ImageLayer{Image{"scan.png", 1, 1, {}}};
  map.layers.insert(map.layers.begin(), layer);
  layer.content = ImageLayer{Image{"/etc/passwd", 1, 1, {}}};
  map.layers.push_back(layer);
  layer.content = ImageLayer{Image{"none.png", 1, 1, {}}};
  map.layers.push_back(layer);
  const Imported back = read(map);
  ASSERT_EQ(of(back).all<model::MapPicture>().size(), 1U);
  const model::MapPicture& row = *of(back).all<model::MapPicture>().begin();
  EXPECT_EQ(row.title, "Scan");
  EXPECT_EQ(row.opacity, 0.5);
  EXPECT_NEAR(row.width, 1 / 52.0, 1e-9);
  EXPECT_TRUE(of(back).pictures().contains(row.picture));
  EXPECT_TRUE(says(back.report, "/etc/passwd (1)"));
  EXPECT_TRUE(says(back.report, "none.png (1)"));
}

TEST_F(ForeignMap, CanBeStoredAndHasNoFaultsOfOurMaking) {
  TiledMap map = foreignMap(5, std::vector<std::uint32_t>(25, 1), {"Lava field", "tank"});
  map.layers.push_back(objectLayer("Roads", {lineObject("", {{50, 50}, {200, 120}})}));
  Object tank;
  tank.name = "3rd company";
  tank.x = 100;
  tank.y = 100;
  tank.width = 52;
  tank.height = 60;
  tank.shape = TilePicture{{2}};
  map.layers.push_back(objectLayer("Red", {tank}));
  const Imported back = read(map);
  store::writeNewFile(folder() / "foreign.battle", of(back));
  for (const check::Finding& finding : check::runChecks(of(back))) {
    EXPECT_NE(finding.severity, model::Severity::Error) << finding.code;
  }
}

}  // namespace
}  // namespace redoubt::exchange::tiled
