#pragma once

#include "editor/render/area_depth.h"
#include "editor/render/paint_context.h"

// The painters of the kinds of hex terrain. `index` is a kind of hex terrain (MapCells::kind).
namespace redoubt::render {

/// The edge of areas of a kind.
Ragged edgeOf(const TerrainKind& kind);
/// The edge of areas of an existing pattern.
Ragged edgeOf(std::string_view pattern);

/// The edge of a level over the one below.
inline constexpr Ragged kLevelEdge{0.05, 0.80, 61, 0.47, 0};

/// The hexes of one kind.
InArea isOfKind(std::uint16_t index);
/// The hexes of that level and above.
InArea isAtLeast(int level);

/// Whether a disc of the ground is free of numbers, lines, buildings and names.
bool isFreeGround(const PaintContext& context, hex::Point at, double radius);

/// Whether a line of that width in hex widths is drawn; lines much finer than a pixel are left out.
inline bool isSeen(const PaintContext& context, double width) {
  return width * context.scale >= 0.35;
}

/// The tint of levels and hollows, and the light on their sides.
void paintLevels(const PaintContext& context);
/// The same colour at a single point, premultiplied: `fall` is the steepness of the fall towards the south-east, 1 at
/// the edge of one level.
QRgb groundOfLevel(const MapTheme& theme, double level, double fall);

/// Thin marks on bare plains.
void paintOpenGround(const PaintContext& context);

void paintWoods(const PaintContext& context, std::uint16_t index);
void paintMarsh(const PaintContext& context, std::uint16_t index);
void paintOpenWater(const PaintContext& context, std::uint16_t index);
void paintFields(const PaintContext& context, std::uint16_t index);
void paintOrchard(const PaintContext& context, std::uint16_t index);
void paintVineyard(const PaintContext& context, std::uint16_t index);
void paintPark(const PaintContext& context, std::uint16_t index);
void paintMeadow(const PaintContext& context, std::uint16_t index);
void paintHeath(const PaintContext& context, std::uint16_t index);
void paintSand(const PaintContext& context, std::uint16_t index);
void paintRocks(const PaintContext& context, std::uint16_t index);
void paintScrub(const PaintContext& context, std::uint16_t index);
/// A tint and marks, by the file of the pattern.
void paintScattered(const PaintContext& context, std::uint16_t index);

}  // namespace redoubt::render
