#pragma once

#include <optional>

#include "core/hex/facing.h"
#include "core/hex/keys.h"
#include "core/hex/layout.h"

/// Mirroring and rotating a whole sheet with everything on it. The paper itself moves: distances stay the same, and a
/// counter that faced a hex still faces it.
namespace redoubt::hex {

enum class MapTurn {
  MirrorLeftRight,
  MirrorTopBottom,
  QuarterClockwise,
  Half,
  QuarterCounterclockwise,
};

/// The turn that undoes `turn`.
MapTurn inverse(MapTurn turn);

/// True if columns become rows, so that pointy-top hexes become flat-top ones.
bool swapsAxes(MapTurn turn);

Orientation turned(Orientation orientation, MapTurn turn);

/// The layout of the sheet after the turn. Columns and rows keep their first coordinate and count (those of the other
/// axis where the turn swaps them), each edge keeps its kind as it moves, and numbers begin as before (start_numbers.h)
/// at the same end of the sheet. Where columns and rows swap, their numbering does too; if one is in letters, that one
/// stays at its place in the number.
LayoutSpec turned(const LayoutSpec& spec, MapTurn turn);

/// The hex of `spec`'s map after the turn, on the map or off it; nothing beyond the range of keys.
std::optional<HexKey> turned(HexKey key, const LayoutSpec& spec, MapTurn turn);

/// `degrees` clockwise from the top of the sheet, after the turn: within the same full circle (0 up to 360, -360 up to
/// 0, …), and true to nine decimals.
double turnedDegrees(double degrees, MapTurn turn);

/// A side or direction of a hex of `from`'s grid after the turn, by the numbers of the turned grid.
int turnedSide(int side, Orientation from, MapTurn turn);
Direction turned(Direction direction, Orientation from, MapTurn turn);

/// An offset on paper after the turn, x to the right and y down.
Point turnedStep(Point step, MapTurn turn);

}  // namespace redoubt::hex
