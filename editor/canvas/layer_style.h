#pragma once

#include "editor/render/map_painter.h"
#include "editor/session/map_layers.h"

namespace redoubt::editor {

/// Which layers MapPainter draws, and how strongly; `dark` dims all of them. The levels belong to the terrain. Zones,
/// counters and signs are not included, because they are drawn over the map.
render::MapStyle mapStyle(const MapLayers& layers, bool dark);

}  // namespace redoubt::editor
