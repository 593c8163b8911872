#pragma once

#include <QPainterPath>
#include <set>

#include "editor/render/map_geometry.h"

namespace redoubt::render {

/// The outer edges of hexes, in pixels: neighbours share one outline.
QPainterPath hexOutline(const hex::Layout& layout, const std::set<hex::HexKey>& hexes, const MapView& view);

/// Strokes them with `pen`, on a pale edge, so that they are seen on every ground.
void strokeOutline(QPainter& painter, const QPainterPath& outline, const QPen& pen);

}  // namespace redoubt::render
