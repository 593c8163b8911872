#pragma once

#include <string_view>
#include <vector>

#include "core/hex/layout.h"
#include "core/rules/terrain/terrain.h"
#include "core/scan/fit_scan.h"
#include "core/scan/samples.h"

/// Points and samples as tables of text (CSV), which people and other programs write. The first line names the columns;
/// commas, semicolons and tabs separate them. Bad lines throw Error BadInput that names the line and what is expected.
namespace redoubt::scan {

/// Columns hex, x, y and, if wanted, held_out (1, yes or true). Other names for them are number or id; px and py, or
/// pixel_x and pixel_y; hold_out. `hex` is a number as printed on the map of `layout`.
std::vector<SeenPoint> pointsFromCsv(std::string_view text, const hex::Layout& layout);

/// The same columns, with numbers of a map that isn't known yet (numbered_grid.h).
std::vector<SeenPoint> numbersFromCsv(std::string_view text);

/// Columns place and kind. A place is a hex ("1203"), a hexside ("1203/1304", "1203-1304" or "1203 NE"), or the way
/// between two neighbours ("1203>1304"); which of the last two a pair of hexes is, its kind tells too. With more
/// columns: hex and side, or hex and other. Kinds are slugs of the rules, or "none". Other names are hex, number or
/// hexside; terrain, type or label; side, direction; other, to.
Samples samplesFromCsv(std::string_view text, const hex::Layout& layout, const std::vector<rules::TerrainKind>& kinds);

/// The direction of side 0 to 5 by its compass name on this layout: "NE", "E" …; and the other way.
std::string_view sideName(hex::Orientation orientation, int side);
std::optional<int> sideFromName(hex::Orientation orientation, std::string_view name);

}  // namespace redoubt::scan
