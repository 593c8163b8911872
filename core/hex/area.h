#pragma once

#include <span>
#include <vector>

#include "core/hex/layout.h"

/// Areas of a map as tools draw them. All results are hexes of the map, each once; except for polyline in the order of
/// their keys.
namespace redoubt::hex {

/// The hexes of the columns and rows from a's to b's, as the printed grid counts them; a and b are any two opposite
/// corners.
std::vector<HexKey> rectangle(const Layout& layout, HexKey a, HexKey b);

/// The hexes whose centres lie inside the closed outline. Where it crosses itself, the even-odd rule applies. One or
/// two points give the hex, or the straight line of hexes, they lie on; points that are not finite are ignored.
std::vector<HexKey> insidePolygon(const Layout& layout, std::span<const Point> outline);

/// The hexes inside the closed outline through the centres of `corners`, and those of the lines from each corner to the
/// next, so the area within its rim has no gaps. One or two corners give the hex or the line.
std::vector<HexKey> insideHexes(const Layout& layout, std::span<const HexKey> corners);

/// The lines from each corner to the next, in the order of the path; a hex that is passed twice is listed once, where
/// it is passed first.
std::vector<HexKey> polyline(const Layout& layout, std::span<const HexKey> corners);

/// The hexes at most `radius` columns and at most `radius` rows from `centre`; none for a negative radius.
std::vector<HexKey> squareAround(const Layout& layout, HexKey centre, int radius);

/// A disc with a ragged rim: the hexes at a distance of less than `radius`, and about half of those at exactly
/// `radius`. Which of these depends on the hexes alone, so that the same stroke always paints the same. Radius 0 is the
/// hex itself; none for a negative radius.
std::vector<HexKey> ragged(const Layout& layout, HexKey centre, int radius);

/// The hexsides between the area and what is outside of it, the surroundings of the map included, in the order of their
/// keys. Hexes off the map are no part of an area.
std::vector<HexsideKey> rim(const Layout& layout, std::span<const HexKey> area);

}  // namespace redoubt::hex
