#include "editor/session/map_layers.h"

#include <algorithm>

#include "editor/render/theme/map_theme.h"

namespace redoubt::editor {
namespace {

template <class Row>
bool touches(const model::Edit& edit) {
  return !edit.puts<Row>().empty() || !edit.erases<Row>().empty();
}

bool touches(const model::Edit& edit, MapLayer layer) {
  switch (layer) {
    case MapLayer::Pictures: return touches<model::MapPicture>(edit) || touches<model::ScanPoint>(edit);
    case MapLayer::Terrain: return touches<model::HexRow>(edit);
    case MapLayer::Hexsides: return touches<model::Hexside>(edit);
    case MapLayer::Links: return touches<model::Link>(edit);
    case MapLayer::Symbols: return touches<model::Symbol>(edit);
    case MapLayer::Labels: return touches<model::Label>(edit);
    case MapLayer::Zones: return touches<model::Zone>(edit) || touches<model::ZoneHex>(edit);
    case MapLayer::Counters: return touches<model::Placement>(edit);
    case MapLayer::Grid:
    case MapLayer::Numbers:
    case MapLayer::Frame:
    case MapLayer::Ghosts:
    case MapLayer::Badges: break;
  }
  return false;
}

}  // namespace

void MapLayers::setState(MapLayer layer, LayerState state) {
  state.opacity = std::clamp(state.opacity, 0.1, 1.0);
  LayerState& held = states_[static_cast<std::size_t>(layer)];
  if (held == state) return;
  held = state;
  emit changed();
}

void MapLayers::setVisible(MapLayer layer, bool isVisible) {
  LayerState wanted = state(layer);
  wanted.isVisible = isVisible;
  setState(layer, wanted);
}

void MapLayers::setTheme(const QString& name) {
  const auto chosen = name.isEmpty() ? nullptr : render::loadTheme(name).theme;
  if (theme_ == name && chosenTheme_ == chosen) return;
  theme_ = name;
  chosenTheme_ = chosen;
  emit changed();
}

void MapLayers::setCountersUpright(bool on) {
  if (areCountersUpright_ == on) return;
  areCountersUpright_ = on;
  emit changed();
}

void MapLayers::setEstimates(render::Estimates estimates) {
  if (estimates_ == estimates) return;
  estimates_ = estimates;
  emit changed();
}

void MapLayers::reset() {
  states_ = {};
  emit changed();
}

std::optional<MapLayer> MapLayers::lockedAgainst(const model::Edit& edit) const {
  for (const MapLayer layer : kMapLayers) {
    if (isLocked(layer) && touches(edit, layer)) return layer;
  }
  return std::nullopt;
}

bool MapLayers::isEditable(MapLayer layer) {
  return layer != MapLayer::Grid && layer != MapLayer::Numbers && layer != MapLayer::Frame &&
         layer != MapLayer::Ghosts && layer != MapLayer::Badges;
}

QString MapLayers::title(MapLayer layer) {
  switch (layer) {
    case MapLayer::Pictures: return tr("Pictures");
    case MapLayer::Terrain: return tr("Terrain");
    case MapLayer::Hexsides: return tr("Hexsides");
    case MapLayer::Links: return tr("Roads and crossings");
    case MapLayer::Grid: return tr("Grid");
    case MapLayer::Numbers: return tr("Hex numbers");
    case MapLayer::Symbols: return tr("Symbols");
    case MapLayer::Labels: return tr("Names");
    case MapLayer::Frame: return tr("Frame and legend");
    case MapLayer::Zones: return tr("Zones");
    case MapLayer::Ghosts: return tr("Placed by rule");
    case MapLayer::Counters: return tr("Counters");
    case MapLayer::Badges: break;
  }
  return tr("Problem signs");
}

QString MapLayers::id(MapLayer layer) {
  static constexpr std::array kIds = {"pictures", "terrain", "hexsides", "links",  "grid",     "numbers", "symbols",
                                      "labels",   "frame",   "zones",    "ghosts", "counters", "badges"};
  return QString::fromLatin1(kIds[static_cast<std::size_t>(layer)]);
}

}  // namespace redoubt::editor
