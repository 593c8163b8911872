#pragma once

#include "editor/render/map_painter.h"
#include "editor/session/map_layers.h"

namespace redoubt::editor {

/// What MapPainter is to draw of the layers, and how strong; `dark` dims it all. The levels go with the terrain. Zones,
/// counters and signs are no part of it: they are laid over the map.
render::MapStyle mapStyle(const MapLayers& layers, bool dark);

}  // namespace redoubt::editor
