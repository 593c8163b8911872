#include <gtest/gtest.h>

#include <algorithm>

#include "core/exchange/tiled_battle/map_grid.h"
#include "tests/core/exchange/battles.h"
#include "tests/core/exchange/tiled_battle/rig.h"

namespace redoubt::exchange::tiled {
namespace {

using namespace test;
using exchange::test::at;
using exchange::test::fullBattle;

// What somebody changes in Tiled comes back changed.
class EditedMap : public MapRig {
 protected:
  static std::vector<Object>& objects(TiledMap& map, const std::string& layer) {
    return std::get<ObjectLayer>(layerNamed(map.layers, layer).content).objects;
  }
  static std::vector<Object>& counters(TiledMap& map) {
    auto& group = std::get<GroupLayer>(layerNamed(map.layers, "Counters").content);
    for (Layer& layer : group.layers) {
      auto& found = std::get<ObjectLayer>(layer.content).objects;
      if (!found.empty()) return found;
    }
    throw std::runtime_error("no counters");
  }
  MapGrid gridOf(const TiledMap& map) const { return {map, model::layoutOf(battle)}; }
  Point centre(const TiledMap& map, hex::HexKey hex) const {
    return gridOf(map).pixel(model::layoutOf(battle).centre(hex));
  }

  const model::Battle battle = fullBattle();
};

TEST_F(EditedMap, PaintedHexesHaveTheirNewTerrain) {
  const model::Battle back = edited(battle, [&](TiledMap& map) {
    auto& cells = std::get<TileLayer>(layerNamed(map.layers, "Terrain").content).chunks[0];
    const CellPlace woods = gridOf(map).cellOf(at(1, 3));
    const CellPlace clear = gridOf(map).cellOf(at(1, 1));
    const auto cellAt = [&](CellPlace place) -> Cell& {
      return cells.cells[static_cast<std::size_t>(place.y * map.width + place.x)];
    };
    cellAt(clear) = cellAt(woods);
  });
  EXPECT_EQ(back.find<model::HexRow>(at(1, 1))->terrain, "woods");
  EXPECT_EQ(back.all<model::HexRow>().size(), battle.all<model::HexRow>().size());
}

TEST_F(EditedMap, MovedAndTurnedCountersStandThere) {
  const model::Battle back = edited(battle, [&](TiledMap& map) {
    Object& counter = counters(map).front();
    const Point to = centre(map, at(4, 4));
    counter.x = to.x + 5;
    counter.y = to.y - 5;
    counter.rotation = 58;
  });
  const auto moved = std::find_if(back.all<model::Placement>().begin(), back.all<model::Placement>().end(),
                                  [](const model::Placement& row) { return row.hex == at(4, 4); });
  ASSERT_NE(moved, back.all<model::Placement>().end());
  EXPECT_EQ(moved->direction, (model::Facing{hex::Direction{hex::FacingKind::Vertex, 1}}));
  EXPECT_EQ(back.all<model::Placement>().size(), carried(battle).all<model::Placement>().size());
}

TEST_F(EditedMap, CopiedCountersAreFurtherOnes) {
  const model::Battle back = edited(battle, [&](TiledMap& map) {
    Object copy = counters(map).front();
    copy.id = 9999;
    const Point to = centre(map, at(3, 4));
    copy.x = to.x;
    copy.y = to.y;
    counters(map).push_back(copy);
  });
  EXPECT_EQ(back.all<model::Placement>().size(), carried(battle).all<model::Placement>().size() + 1);
}

TEST_F(EditedMap, TilesOfCountersPutIntoTheirLayerArePlacements) {
  const model::Battle back = edited(battle, [&](TiledMap& map) {
    Object fresh;
    fresh.id = 7777;
    const Point to = centre(map, at(3, 4));
    fresh.x = to.x;
    fresh.y = to.y;
    fresh.width = fresh.height = 64;
    fresh.shape = TilePicture{std::get<TilePicture>(counters(map).front().shape).cell};
    counters(map).push_back(fresh);
  });
  const auto placed = std::find_if(back.all<model::Placement>().begin(), back.all<model::Placement>().end(),
                                   [](const model::Placement& row) { return row.hex == at(3, 4); });
  ASSERT_NE(placed, back.all<model::Placement>().end());
  EXPECT_EQ(placed->unit, battle.bySlug<model::Unit>("u/1")->id);
  EXPECT_EQ(placed->block, battle.all<model::Placement>().find({101})->block);
}

TEST_F(EditedMap, MovedSymbolsAndNamesStandThere) {
  const model::Battle back = edited(battle, [&](TiledMap& map) {
    for (const char* layer : {"Symbols", "Names"}) {
      for (Object& object : objects(map, layer)) {
        object.x += gridOf(map).across();
        object.rotation += 15;
      }
    }
    for (Object& object : objects(map, "Names")) std::get<Text>(object.shape).text += "!";
  });
  for (const model::Symbol& row : battle.all<model::Symbol>()) {
    const model::Symbol* found = back.find<model::Symbol>(row.id);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->hex, at(row.hex.column() + 1, row.hex.row()));
    EXPECT_NEAR(found->dx, row.dx, 0.01);
    EXPECT_NEAR(found->angle, row.angle + 15, 0.01);
  }
  const model::Label* label = back.find<model::Label>(battle.all<model::Label>().begin()->id);
  ASSERT_TRUE(label);
  EXPECT_EQ(label->text, battle.all<model::Label>().begin()->text + "!");
}

TEST_F(EditedMap, LinesDraggedElsewhereAreDrawnAnew) {
  const model::Battle back = edited(battle, [&](TiledMap& map) {
    Object* road = &objects(map, "road").front();
    const Point from = centre(map, at(2, 4));
    const Point to = centre(map, at(4, 4));
    road->x = from.x;
    road->y = from.y;
    road->shape = Polyline{{{0, 0}, {to.x - from.x, to.y - from.y}}};
  });
  const hex::Layout layout = model::layoutOf(battle);
  EXPECT_TRUE(back.find<model::Link>({*layout.sideBetween(at(2, 4), at(3, 4)), "road"}));
  EXPECT_TRUE(back.find<model::Link>({*layout.sideBetween(at(3, 4), at(4, 4)), "road"}));
  EXPECT_EQ(back.all<model::Link>().size(), battle.all<model::Link>().size() + 1);
}

TEST_F(EditedMap, RemovedObjectsAreGone) {
  const model::Battle back = edited(battle, [&](TiledMap& map) {
    layerNamed(map.layers, "Roads").content = GroupLayer();
    objects(map, "Symbols").pop_back();
  });
  EXPECT_TRUE(back.all<model::Link>().empty());
  EXPECT_EQ(back.all<model::Symbol>().size(), 1U);
}

TEST_F(EditedMap, PropertiesWithOtherValuesCountAndFalseOnesAreTold) {
  exported(battle, "edited.tmx");
  const model::Battle back = edited(battle, [&](TiledMap& map) {
    for (Object& object : objects(map, "Lists")) {
      if (object.className != "army") continue;
      for (Property& property : object.properties) {
        if (property.name == "name") property.value = std::string("Zieloni");
        if (property.name == "ordinal") property.value = std::string("many");
      }
    }
  });
  for (const model::Army& army : back.all<model::Army>()) {
    EXPECT_EQ(army.name, "Zieloni");
    EXPECT_EQ(army.ordinal, 0);
  }
  EXPECT_TRUE(says(imported(folder() / "edited.tmx").report, "army/ordinal"));
}

TEST_F(EditedMap, MapsThatGrewHaveMoreHexes) {
  const model::Battle back = edited(battle, [&](TiledMap& map) {
    for (Layer& layer : map.layers) {
      auto* tiles = std::get_if<TileLayer>(&layer.content);
      if (!tiles) continue;
      Chunk& chunk = tiles->chunks[0];
      chunk.height += 2;
      chunk.cells.resize(static_cast<std::size_t>(chunk.width * chunk.height), chunk.cells.front());
    }
    map.height += 2;
  });
  EXPECT_EQ(model::mapSheet(back)->rows, model::mapSheet(battle)->rows + 2);
  EXPECT_TRUE(back.find<model::HexRow>(at(2, 7)));
  EXPECT_EQ(back.all<model::Hexside>(), battle.all<model::Hexside>());
}

}  // namespace
}  // namespace redoubt::exchange::tiled
