#include "editor/canvas/layer_style.h"

#include <QImage>
#include <algorithm>
#include <array>
#include <vector>

#include "tests/editor/app/window_fixture.h"

// How the layers come onto the map.
namespace redoubt::editor {
namespace {

constexpr std::array kDrawn = {MapLayer::Terrain, MapLayer::Hexsides, MapLayer::Links, MapLayer::Grid,
                               MapLayer::Numbers, MapLayer::Symbols,  MapLayer::Labels};

TEST(LayerStyle, EveryLayerOfTheMapIsHiddenAndFadedByItself) {
  MapLayers layers;
  EXPECT_EQ(mapStyle(layers, false), render::MapStyle{});
  EXPECT_TRUE(mapStyle(layers, true).dark);
  std::vector<render::MapStyle> seen{render::MapStyle{}};
  for (const MapLayer layer : kDrawn) {
    for (const LayerState state : {LayerState{false, false, 1}, LayerState{true, false, 0.4}}) {
      layers.setState(layer, state);
      const render::MapStyle style = mapStyle(layers, false);
      EXPECT_EQ(std::count(seen.begin(), seen.end(), style), 0) << MapLayers::id(layer).toStdString();
      seen.push_back(style);
    }
    layers.reset();
  }
  layers.setState(MapLayer::Labels, {true, false, 0.4});
  EXPECT_DOUBLE_EQ(mapStyle(layers, false).opacity.labels, 0.4);
  layers.setVisible(MapLayer::Links, false);
  EXPECT_FALSE(mapStyle(layers, false).links);
}

TEST(LayerStyle, LevelsGoWithTheTerrainAndLocksChangeNothing) {
  MapLayers layers;
  layers.setState(MapLayer::Terrain, {true, true, 1});
  layers.setVisible(MapLayer::Counters, false);
  EXPECT_EQ(mapStyle(layers, false), render::MapStyle{});
  layers.setVisible(MapLayer::Terrain, false);
  EXPECT_FALSE(mapStyle(layers, false).terrain);
  EXPECT_FALSE(mapStyle(layers, false).levels);
}

TEST_F(WindowTest, TheCanvasShowsLayersAsTheyAreSet) {
  openSample();
  canvas().paintAllTiles();
  const QImage full = canvas().viewport()->grab().toImage();
  QImage last = full;
  for (const LayerState state : {LayerState{true, false, 0.3}, LayerState{false, false, 1}}) {
    session().layers().setState(MapLayer::Terrain, state);
    canvas().paintAllTiles();
    const QImage now = canvas().viewport()->grab().toImage();
    EXPECT_NE(now, last);
    last = now;
  }
  session().layers().reset();
  canvas().paintAllTiles();
  EXPECT_EQ(canvas().viewport()->grab().toImage(), full);
}

}  // namespace
}  // namespace redoubt::editor
