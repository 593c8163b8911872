#pragma once

#include <QPainter>

#include "core/model/map_piece.h"

namespace redoubt::render {

/// Draws a piece of map as large as fits into `rect`, under the rules of `battle`; nothing is drawn outside its hexes.
/// Terrain that the rules don't define is left out.
void paintPiece(QPainter& painter, const QRectF& rect, const model::Battle& battle, const model::MapPiece& piece);

}  // namespace redoubt::render
