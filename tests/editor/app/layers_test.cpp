#include <QImage>
#include <QSettings>
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "editor/canvas/layer_style.h"
#include "tests/editor/app/window_fixture.h"

// How the layers come onto the map.
namespace redoubt::editor {
namespace {

constexpr std::array kDrawn = {MapLayer::Terrain, MapLayer::Hexsides, MapLayer::Links,  MapLayer::Grid,
                               MapLayer::Numbers, MapLayer::Symbols,  MapLayer::Labels, MapLayer::Frame};

render::MapStyle allShown() {
  render::MapStyle style;
  style.frame = true;
  return style;
}

TEST(LayerStyle, EveryLayerOfTheMapIsHiddenAndFadedByItself) {
  MapLayers layers;
  EXPECT_EQ(mapStyle(layers, false), allShown());
  EXPECT_TRUE(mapStyle(layers, true).dark);
  std::vector<render::MapStyle> seen{allShown()};
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
  EXPECT_EQ(mapStyle(layers, false), allShown());
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
    session().hand().layers().setState(MapLayer::Terrain, state);
    canvas().paintAllTiles();
    const QImage now = canvas().viewport()->grab().toImage();
    EXPECT_NE(now, last);
    last = now;
  }
  session().hand().layers().reset();
  canvas().paintAllTiles();
  EXPECT_EQ(canvas().viewport()->grab().toImage(), full);
}

TEST_F(WindowTest, TheMenuChoosesTheLookOfTheMapAndKeepsIt) {
  openSample();
  canvas().paintAllTiles();
  const QImage usual = canvas().viewport()->grab().toImage();
  for (const char* look : {"engraved", "schematic"}) {
    trigger(std::string("view.map.").append(look).c_str());
    canvas().paintAllTiles();
    EXPECT_NE(canvas().viewport()->grab().toImage(), usual) << look;
    EXPECT_EQ(mapStyle(session().hand().layers(), false).theme->slug, look);
    EXPECT_EQ(QSettings().value(QStringLiteral("mapTheme")).toString(), QLatin1String(look));
  }
  trigger("view.map.own");
  canvas().paintAllTiles();
  EXPECT_EQ(canvas().viewport()->grab().toImage(), usual);
}

// Pixels of the amber that lies under estimated figures.
int amberPixels(MapCanvas& canvas) {
  const QImage image = canvas.viewport()->grab().toImage();
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor pixel = image.pixelColor(x, y);
      count +=
          std::abs(pixel.red() - 0xF8) < 4 && std::abs(pixel.green() - 0xE0) < 4 && std::abs(pixel.blue() - 0xA2) < 4;
    }
  }
  return count;
}

TEST_F(WindowTest, EstimatedValuesAreMarkedOnDemandAndStayMarked) {
  openSample();
  trigger("view.natural");
  EXPECT_EQ(amberPixels(canvas()), 0);
  trigger("view.estimates.marked");
  EXPECT_GT(amberPixels(canvas()), 200);
  closeWindow();
  window_ = std::make_unique<MainWindow>();  // with the settings that the first one left
  window_->resize(1600, 1000);
  window_->show();
  open(path_);
  trigger("view.natural");
  EXPECT_GT(amberPixels(canvas()), 200);
  trigger("view.estimates.quiet");
  EXPECT_EQ(amberPixels(canvas()), 0);
}

}  // namespace
}  // namespace redoubt::editor
