#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "core/model/relocate.h"

/// Operations on a whole map.
namespace redoubt::model {

/// What happens to counters whose hex is no longer on the map.
enum class CutOff {
  Refuse,   ///< no edit at all if there are any
  TakeOff,  ///< their placements are removed; one that overrides an inherited placement becomes 'off the map'
  MoveIn,   ///< they move to the nearest hex that is on the map, below the counters there
};

struct Reshaped {
  Edit edit;       ///< empty if nothing changes, or if counters would be cut off and CutOff::Refuse was chosen
  MapSheet sheet;  ///< as it would be
  RelocationReport report;
};

/// Gives the map another layout in which hexes keep column and row: grown, cropped or shifted at any edge
/// (hex::Layout::grown says how), with other edges, another stagger or orientation, other numbers. Where that gives
/// hexes other neighbours, rivers, slopes and roads are traced anew (retrace.h), and counters turn to the nearest
/// direction there is. New hexes get the terrain `ground` at level 0. The sheet keeps its margins round the hexes;
/// where the hexes were larger than the sheet, their proportion to it. The origins of the map's changed columns become
/// 'set by hand'. An error if `wanted` is not a valid layout, or the battle has none.
std::variant<Reshaped, hex::LayoutError> reshape(const Battle& battle, const hex::LayoutSpec& wanted,
                                                 std::string_view ground, CutOff cutOff, std::string title);

/// Mirrors or turns the map with everything on it: counters and their facings, upper sides of slopes, symbols, names,
/// and where north is. Nothing is lost; an error where something lies so far off the map that it could not be kept.
std::variant<Relocated, hex::LayoutError> turnMap(const Battle& battle, hex::MapTurn turn, std::string title);

}  // namespace redoubt::model
