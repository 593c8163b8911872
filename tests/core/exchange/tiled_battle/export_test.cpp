#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <set>

#include "core/base/error.h"
#include "core/exchange/json/json_battle.h"
#include "core/exchange/tiled/read_tiled.h"
#include "core/exchange/tiled/write_tiled.h"
#include "core/exchange/tiled_battle/map_grid.h"
#include "core/exchange/tiled_battle/tiled_format.h"
#include "core/model/edit.h"
#include "tests/core/exchange/battles.h"
#include "tests/core/exchange/tiled/tiled_program.h"
#include "tests/core/exchange/tiled_battle/rig.h"

namespace redoubt::exchange::tiled {
namespace {

namespace fs = std::filesystem;
using namespace test;
using exchange::test::fullBattle;
using exchange::test::randomBattle;

class ExportedMap : public MapRig {
 protected:
  void expectBack(const model::Battle& battle, const fs::path& file) const {
    const model::Battle back = battleOf(file);
    const model::Battle wanted = carried(battle);
    const model::Battle found = carried(back);
    model::forEachTable([&]<class Row>(model::RowType<Row>) {
      EXPECT_EQ(found.all<Row>(), wanted.all<Row>()) << file << ": " << Row::kTable;
    });
    EXPECT_TRUE(model::mapSheet(back));
  }

  TiledMap mapOf(const model::Battle& battle) const { return readTiled(exported(battle, "map.tmx")).map; }
};

TEST_F(ExportedMap, ComesBackEqual) {
  const model::Battle battle = fullBattle();
  for (const char* name : {"full.tmx", "full.tmj"}) expectBack(battle, exported(battle, name));
}

TEST_F(ExportedMap, OfRandomBattlesComesBackEqual) {
  for (std::uint32_t seed = 1; seed <= 15; ++seed) {
    SCOPED_TRACE(seed);
    const model::Battle battle = randomBattle(seed);
    expectBack(battle, exported(battle, seed % 2 ? "random.tmx" : "random.tmj"));
  }
}

TEST_F(ExportedMap, OfTheBattlesOfTheBoxComesBackEqual) {
  const fs::path data = fs::path(REDOUBT_SOURCE_DIR) / "data";
  for (const auto& entry : fs::directory_iterator(data / "battles")) {
    auto read = readJson(entry.path(), {data / "systems", false});
    ASSERT_TRUE(std::holds_alternative<model::Battle>(read)) << entry.path();
    const model::Battle battle = std::get<model::Battle>(std::move(read));
    expectBack(battle, exported(battle, "battle.tmx"));
  }
}

// What Tiled itself loads and saves is the same still; numbers of JSON it rounds to six digits.
TEST_F(ExportedMap, ComesBackEqualThroughTiledItself) {
  for (const model::Battle& battle : {fullBattle(), randomBattle(3), randomBattle(4)}) {
    exported(battle, "ours.tmx");
    runTiled("tiled", {"--export-map", "tmx", "ours.tmx", "tiled.tmx"}, folder());
    expectBack(battle, fileAt("tiled.tmx"));
  }
  exported(fullBattle(), "ours.tmj");
  runTiled("tiled", {"--export-map", "json", "ours.tmj", "tiled.tmj"}, folder());
  expectBack(fullBattle(), fileAt("tiled.tmj"));
}

TEST_F(ExportedMap, HoldsOneScenarioWhereOneIsNamed) {
  model::Battle battle = fullBattle();
  const Format& format = tiledTmxFormat();
  ExportJob job{battle, Options(format)};
  job.scenario = battle.bySlug<model::Scenario>("day")->id;
  EXPECT_TRUE(exportTo(format, job, fileAt("day.tmx"), false).report.lost.size() > 0);
  const model::Battle back = battleOf(fileAt("day.tmx"));
  ASSERT_EQ(back.all<model::Scenario>().size(), 1U);
  EXPECT_EQ(back.all<model::Scenario>().begin()->slug, "day");
  EXPECT_EQ(back.all<model::Variant>().size(), 1U);
  EXPECT_EQ(back.all<model::SetUpBlock>().size(), 1U);
}

TEST_F(ExportedMap, ShowsTerrainInTheCellsOfItsHexes) {
  const model::Battle battle = fullBattle();
  TiledMap map = mapOf(battle);
  EXPECT_EQ(map.orientation, Orientation::Hexagonal);
  const hex::Layout layout = model::layoutOf(battle);
  const MapGrid grid(map, layout);
  const auto& cells = std::get<TileLayer>(layerNamed(map.layers, "Terrain").content);
  const auto& levels = std::get<TileLayer>(layerNamed(map.layers, "Levels").content);
  for (const model::HexRow& row : battle.all<model::HexRow>()) {
    if (!layout.contains(row.hex)) continue;
    const CellPlace place = grid.cellOf(row.hex);
    const Cell cell = cells.at(place.x, place.y);
    const Tileset* set = map.tilesetOf(cell.gid());
    ASSERT_TRUE(set);
    EXPECT_EQ(set->tile(static_cast<int>(cell.gid() - set->firstGid))->className, row.terrain);
    EXPECT_EQ(levels.at(place.x, place.y).gid() != 0, row.level != 0);
  }
}

TEST_F(ExportedMap, LeavesCellsOffTheMapEmpty) {
  model::Battle battle = fullBattle();
  model::MapSheet sheet = *model::mapSheet(battle);
  sheet.edgeLeft = hex::EdgeKind::HalfUnnumbered;
  sheet.edgeTop = hex::EdgeKind::Half;
  battle.all<model::MapSheet>().put(sheet);
  ASSERT_FALSE(model::layoutFault(battle));
  const hex::Layout layout = model::layoutOf(battle);
  for (int column = layout.firstColumn(); column <= layout.lastColumn(); ++column) {
    for (int row = layout.firstRow(); row <= layout.lastRow(); ++row) {
      battle.all<model::HexRow>().put({exchange::test::at(column, row), "woods", 1});
    }
  }
  TiledMap map = mapOf(battle);
  const MapGrid grid(map, layout);
  const auto& cells = std::get<TileLayer>(layerNamed(map.layers, "Terrain").content);
  std::size_t used = 0;
  for (const Cell cell : cells.chunks[0].cells) used += cell.gid() != 0 ? 1 : 0;
  EXPECT_EQ(used, layout.allHexes().size());
  EXPECT_LT(used, cells.chunks[0].cells.size());
  expectBack(battle, fileAt("map.tmx"));
}

TEST_F(ExportedMap, DrawsLinesAlongSidesAndBetweenCentres) {
  const model::Battle battle = fullBattle();
  TiledMap map = mapOf(battle);
  const MapGrid grid(map, model::layoutOf(battle));
  const auto lengths = [&](const std::string& layer) {
    std::set<int> found;
    for (const Layer& kind : std::get<GroupLayer>(layerNamed(map.layers, layer).content).layers) {
      for (const Object& object : std::get<ObjectLayer>(kind.content).objects) {
        const Point end = std::get<Polyline>(object.shape).points.at(1);
        found.insert(static_cast<int>(std::lround(100 * std::hypot(end.x, end.y) / grid.across())));
      }
    }
    return found;
  };
  EXPECT_EQ(lengths("Hexsides"), std::set<int>{58});
  EXPECT_EQ(lengths("Roads"), std::set<int>{100});
}

TEST_F(ExportedMap, TurnsCountersAsTheyFace) {
  const model::Battle battle = fullBattle();
  TiledMap map = mapOf(battle);
  const auto& counters = std::get<GroupLayer>(layerNamed(map.layers, "Counters").content);
  std::set<double> angles;
  for (const Layer& layer : counters.layers) {
    for (const Object& object : std::get<ObjectLayer>(layer.content).objects) {
      angles.insert(object.rotation);
      EXPECT_TRUE(std::holds_alternative<TilePicture>(object.shape));
      EXPECT_EQ(find(object.properties, "words")->value, Property::Value(std::string("1/I")));
    }
  }
  EXPECT_EQ(angles, (std::set<double>{0, 300}));
}

TEST_F(ExportedMap, BringsItsPicturesAlong) {
  const model::Battle battle = fullBattle();
  const model::Battle back = battleOf(exported(battle, "map.tmx"));
  EXPECT_EQ(back.pictures().size(), 1U);
  EXPECT_TRUE(battle.pictures().without(back.pictures()).empty());
}

TEST_F(ExportedMap, OfABattleWithoutMapIsRefused) {
  model::Battle battle = fullBattle();
  battle.all<model::MapSheet>() = {};
  const Format& format = tiledTmxFormat();
  EXPECT_THROW(exportTo(format, {battle, Options(format)}, fileAt("x.tmx"), false), Error);
  EXPECT_FALSE(fs::exists(fileAt("x.tmx")));
}

}  // namespace
}  // namespace redoubt::exchange::tiled
