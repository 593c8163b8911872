#include "editor/canvas/layer_style.h"

namespace redoubt::editor {

render::MapStyle mapStyle(const MapLayers& layers, bool dark) {
  render::MapStyle style;
  style.dark = dark;
  const auto follow = [&](MapLayer layer, bool& isVisible, double& opacity) {
    isVisible = layers.isVisible(layer);
    opacity = layers.state(layer).opacity;
  };
  follow(MapLayer::Pictures, style.pictures, style.opacity.pictures);
  follow(MapLayer::Terrain, style.terrain, style.opacity.terrain);
  follow(MapLayer::Hexsides, style.hexsides, style.opacity.hexsides);
  follow(MapLayer::Links, style.links, style.opacity.links);
  follow(MapLayer::Grid, style.grid, style.opacity.grid);
  follow(MapLayer::Numbers, style.numbers, style.opacity.numbers);
  follow(MapLayer::Symbols, style.symbols, style.opacity.symbols);
  follow(MapLayer::Labels, style.labels, style.opacity.labels);
  follow(MapLayer::Frame, style.frame, style.opacity.frame);
  style.levels = style.terrain;
  style.theme = layers.chosenTheme();
  return style;
}

}  // namespace redoubt::editor
