// All five turns are made of three: the two mirrors, and the quarter turn clockwise. These reverse or swap columns and
// rows. Less obvious is which lines are shifted afterwards:
//
// - A mirror across the stagger (left-right on pointy-top sheets) sends the lines that stuck out to the right out to
//   the left, so now the others are the shifted ones.
// - A mirror that reverses the order of the staggered lines (top-bottom on pointy-top sheets) keeps which of them stick
//   out, but a line's coordinate c becomes first + last - c: odd ones become even ones if that sum is odd.
// - A quarter turn clockwise makes right to down, and down to left. Rows shifted right become columns shifted down, in
//   reverse order; columns shifted down become rows shifted left, so the others are shifted right, in the old order.
#include "core/hex/map_turn.h"

#include <cmath>
#include <utility>

#include "core/hex/start_numbers.h"

namespace redoubt::hex {
namespace {

Shifted other(Shifted shifted) {
  return shifted == Shifted::Odd ? Shifted::Even : Shifted::Odd;
}

// Which lines are shifted when the `count` lines from `first` on are in reverse order.
Shifted reversed(Shifted shifted, int first, int count) {
  const bool swapsParity = ((2 * first + count - 1) & 1) != 0;
  return swapsParity ? other(shifted) : shifted;
}

LayoutSpec mirroredLeftRight(LayoutSpec spec) {
  spec.shifted = spec.orientation == Orientation::Pointy ? other(spec.shifted)
                                                         : reversed(spec.shifted, spec.firstColumn, spec.columns);
  const StartNumbers numbers = startNumbers(spec);
  std::swap(spec.edgeLeft, spec.edgeRight);
  return startingWith(std::move(spec), numbers);
}

LayoutSpec mirroredTopBottom(LayoutSpec spec) {
  spec.shifted =
      spec.orientation == Orientation::Flat ? other(spec.shifted) : reversed(spec.shifted, spec.firstRow, spec.rows);
  const StartNumbers numbers = startNumbers(spec);
  std::swap(spec.edgeTop, spec.edgeBottom);
  return startingWith(std::move(spec), numbers);
}

LayoutSpec quarterClockwise(const LayoutSpec& old) {
  LayoutSpec spec = old;
  const bool wasPointy = old.orientation == Orientation::Pointy;
  spec.orientation = wasPointy ? Orientation::Flat : Orientation::Pointy;
  spec.shifted = wasPointy ? reversed(old.shifted, old.firstRow, old.rows) : other(old.shifted);
  spec.firstColumn = old.firstRow;
  spec.columns = old.rows;
  spec.firstRow = old.firstColumn;
  spec.rows = old.columns;
  spec.edgeLeft = old.edgeBottom;
  spec.edgeTop = old.edgeLeft;
  spec.edgeRight = old.edgeTop;
  spec.edgeBottom = old.edgeRight;
  spec.columnStyle = old.rowStyle;
  spec.columnDigits = old.rowDigits;
  spec.columnStep = old.rowStep;
  spec.rowStyle = old.columnStyle;
  spec.rowDigits = old.columnDigits;
  spec.rowStep = old.columnStep;
  if (old.columnStyle != old.rowStyle) {
    const bool columnWasFirst = old.numberOrder == NumberOrder::ColumnRow;
    spec.numberOrder = columnWasFirst ? NumberOrder::RowColumn : NumberOrder::ColumnRow;
  }
  const StartNumbers numbers = startNumbers(old);
  return startingWith(std::move(spec), {numbers.row, numbers.column});
}

// The coordinate at the same distance from the other end.
int reversed(int coordinate, int first, int count) {
  return 2 * first + count - 1 - coordinate;
}

}  // namespace

MapTurn inverse(MapTurn turn) {
  if (turn == MapTurn::QuarterClockwise) return MapTurn::QuarterCounterclockwise;
  if (turn == MapTurn::QuarterCounterclockwise) return MapTurn::QuarterClockwise;
  return turn;
}

bool swapsAxes(MapTurn turn) {
  return turn == MapTurn::QuarterClockwise || turn == MapTurn::QuarterCounterclockwise;
}

Orientation turned(Orientation orientation, MapTurn turn) {
  if (!swapsAxes(turn)) return orientation;
  return orientation == Orientation::Pointy ? Orientation::Flat : Orientation::Pointy;
}

LayoutSpec turned(const LayoutSpec& spec, MapTurn turn) {
  switch (turn) {
    case MapTurn::MirrorLeftRight: return mirroredLeftRight(spec);
    case MapTurn::MirrorTopBottom: return mirroredTopBottom(spec);
    case MapTurn::QuarterClockwise: return quarterClockwise(spec);
    case MapTurn::Half: return mirroredTopBottom(mirroredLeftRight(spec));
    case MapTurn::QuarterCounterclockwise: return mirroredTopBottom(mirroredLeftRight(quarterClockwise(spec)));
  }
  return spec;
}

std::optional<HexKey> turned(HexKey key, const LayoutSpec& spec, MapTurn turn) {
  const int column = key.column();
  const int row = key.row();
  const int fromRight = reversed(column, spec.firstColumn, spec.columns);
  const int fromBottom = reversed(row, spec.firstRow, spec.rows);
  switch (turn) {
    case MapTurn::MirrorLeftRight: return HexKey::of(fromRight, row);
    case MapTurn::MirrorTopBottom: return HexKey::of(column, fromBottom);
    case MapTurn::QuarterClockwise: return HexKey::of(fromBottom, column);
    case MapTurn::Half: return HexKey::of(fromRight, fromBottom);
    case MapTurn::QuarterCounterclockwise: return HexKey::of(row, fromRight);
  }
  return std::nullopt;
}

double turnedDegrees(double degrees, MapTurn turn) {
  constexpr double kFineness = 1e9;
  constexpr double kCircle = 360;
  // Larger numbers have too few decimals left, and no author has set such an angle.
  if (!(std::abs(degrees) < 1e6)) return degrees;
  const double circle = std::floor(degrees / kCircle) * kCircle;
  double after = degrees;
  switch (turn) {
    case MapTurn::MirrorLeftRight: after = -degrees; break;
    case MapTurn::MirrorTopBottom: after = 180 - degrees; break;
    case MapTurn::QuarterClockwise: after = degrees + 90; break;
    case MapTurn::Half: after = degrees + 180; break;
    case MapTurn::QuarterCounterclockwise: after = degrees - 90; break;
  }
  after = std::round((after - std::floor((after - circle) / kCircle) * kCircle) * kFineness) / kFineness;
  if (after >= circle + kCircle) after -= kCircle;
  return after + 0.0;  // never a negative zero
}

int turnedSide(int side, Orientation from, MapTurn turn) {
  return turned(Direction{FacingKind::Hexside, side}, from, turn).index;
}

Direction turned(Direction direction, Orientation from, MapTurn turn) {
  const int after = static_cast<int>(std::lround(turnedDegrees(angle(direction, from), turn)));
  const int north = angle({direction.kind, 0}, turned(from, turn));
  return {direction.kind, wrapped((after - north) / 60)};
}

// 0 - x rather than -x, so that no zero becomes a negative one.
Point turnedStep(Point step, MapTurn turn) {
  switch (turn) {
    case MapTurn::MirrorLeftRight: return {0 - step.x, step.y};
    case MapTurn::MirrorTopBottom: return {step.x, 0 - step.y};
    case MapTurn::QuarterClockwise: return {0 - step.y, step.x};
    case MapTurn::Half: return {0 - step.x, 0 - step.y};
    case MapTurn::QuarterCounterclockwise: return {step.y, 0 - step.x};
  }
  return step;
}

}  // namespace redoubt::hex
