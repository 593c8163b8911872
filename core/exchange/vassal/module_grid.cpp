#include "core/exchange/vassal/module_grid.h"

#include <algorithm>
#include <cmath>

#include "core/exchange/vassal/module_names.h"
#include "core/hex/axis_numbers.h"
#include "core/hex/facing.h"

namespace redoubt::exchange::vassal {
namespace {

// Rows or columns of hexes are so far from each other, in hex widths.
const double kBetween = std::sqrt(3.0) / 2;

int rounded(double value) {
  return static_cast<int>(std::lround(value));
}

// How VASSAL counts along one axis, from the hex of the anchor on.
struct Counting {
  std::string type;
  int leading = 0;
  int from = 0;
  bool falls = false;
};

// Numbers that fall are counted there from as many as would fit on the picture, by its size.
Counting countingOf(const hex::AxisNumbers& axis, int coordinate, int fitting) {
  const int value = axis.valueOf(coordinate);
  const bool falls = axis.step < 0;
  const int from = falls ? value - fitting : value;
  if (axis.style == hex::NumberStyle::Letters) return {"A", 0, from - 1, falls};
  return {"N", std::max(0, axis.digits - 1), from, falls};
}

// Letters beyond Z are counted in another way there.
bool isPlain(const hex::AxisNumbers& axis, int first, int last) {
  if (axis.valueOf(first) < 0 || axis.valueOf(last) < 0) return false;
  return axis.style == hex::NumberStyle::Digits || std::max(axis.valueOf(first), axis.valueOf(last)) <= 26;
}

}  // namespace

BoardGeometry::BoardGeometry(const hex::Layout& layout, double hexPixels)
    : layout_(layout),
      anchor_(hex::HexKey::at(layout.firstColumn(), layout.firstRow())),
      alongLine_(std::max(4, 2 * rounded(hexPixels / 2))),
      betweenLines_(rounded(alongLine_ * kBetween)) {
  const double other = betweenLines_ / kBetween;
  const bool isFlat = layout.orientation() == hex::Orientation::Flat;
  across_ = isFlat ? other : alongLine_;
  down_ = isFlat ? alongLine_ : other;
}

hex::Point BoardGeometry::centre(hex::HexKey hex) const {
  const hex::Point at = layout_.centre(hex);
  return {origin_.x + at.x * across_, origin_.y + at.y * down_};
}

hex::Point BoardGeometry::sideMiddle(hex::HexKey hex, int side) const {
  const hex::Direction outwards{hex::FacingKind::Hexside, side};
  const double radians = hex::angle(outwards, layout_.orientation()) * std::acos(-1.0) / 180;
  const hex::Point at = layout_.centre(hex);
  const hex::Point middle{origin_.x + (at.x + std::sin(radians) / 2) * across_,
                          origin_.y + (at.y - std::cos(radians) / 2) * down_};
  // HexGrid cuts halves and quarters of a hex off.
  return {std::floor(middle.x + 1e-6), std::floor(middle.y + 1e-6)};
}

bool BoardGeometry::hasPlainNumbers() const {
  const hex::LayoutSpec& spec = layout_.spec();
  return isPlain(hex::columnNumbers(spec), layout_.firstColumn(), layout_.lastColumn()) &&
         isPlain(hex::rowNumbers(spec), layout_.firstRow(), layout_.lastRow());
}

bool BoardGeometry::addGrid(Element& parent) const {
  if (!hasPlainNumbers()) {
    addRegions(parent);
    return false;
  }
  const bool isFlat = layout_.orientation() == hex::Orientation::Flat;
  const hex::Point at = centre(anchor_);
  Element& grid = parent.add(kBoardParts + "HexGrid");
  grid.set("color", "0,0,0").set("cornersLegal", "false").set("dotsVisible", "false");
  grid.set("dx", betweenLines_).set("dy", alongLine_).set("edgesLegal", hasHexsides_ ? "true" : "false");
  grid.set("sideways", isFlat ? "false" : "true").set("snapTo", "true").set("visible", "false");
  grid.set("x0", rounded(isFlat ? at.x : at.y)).set("y0", rounded(isFlat ? at.y : at.x));
  addNumbering(grid);
  return true;
}

void BoardGeometry::addNumbering(Element& grid) const {
  const hex::LayoutSpec& spec = layout_.spec();
  const bool isFlat = layout_.orientation() == hex::Orientation::Flat;
  // HexGridNumbering: columns fall from the width by dy, rows from the height by dx, whatever counts them.
  const int fittingByWidth = static_cast<int>(1.0 * width_ / alongLine_ + 0.5);
  const int fittingByHeight = static_cast<int>(1.0 * height_ / betweenLines_ + 0.5);
  const Counting columns = countingOf(hex::columnNumbers(spec), layout_.firstColumn(), fittingByWidth);
  const Counting rows = countingOf(hex::rowNumbers(spec), layout_.firstRow(), fittingByHeight);
  // "H" counts the lines of the grid: columns of a flat-top map, rows of a pointy-top one.
  const Counting& lines = isFlat ? columns : rows;
  const Counting& places = isFlat ? rows : columns;
  const bool isColumnFirst = spec.numberOrder == hex::NumberOrder::ColumnRow;
  const int firstLine = isFlat ? layout_.firstColumn() : layout_.firstRow();
  const bool isOdd = firstLine % 2 != 0;
  const bool isFirstShifted = isOdd == (spec.shifted == hex::Shifted::Odd);
  Element& numbers = grid.add(kBoardParts + "mapgrid.HexGridNumbering");
  numbers.set("color", "0,0,0").set("first", isColumnFirst == isFlat ? "H" : "V").set("fontSize", "9");
  numbers.set("hDescend", columns.falls ? "true" : "false").set("hDrawOff", "0");
  numbers.set("hLeading", lines.leading).set("hOff", lines.from);
  numbers.set("hType", lines.type).set("locationFormat", "$gridLocation$").set("rotateText", "0");
  numbers.set("sep", spec.numberSeparator).set("stagger", isFirstShifted ? "true" : "false");
  numbers.set("vDescend", rows.falls ? "true" : "false").set("vDrawOff", "0");
  numbers.set("vLeading", places.leading).set("vOff", places.from);
  numbers.set("vType", places.type).set("visible", "false");
}

void BoardGeometry::addRegions(Element& parent) const {
  Element& grid = parent.add(kBoardParts + "RegionGrid");
  grid.set("fontsize", "9").set("snapto", "true").set("visible", "false");
  layout_.forEachHex([&](hex::HexKey hex) {
    const hex::Point at = centre(hex);
    const std::string number = layout_.number(hex);
    grid.add(kBoardParts + "Region")
        .set("name", number.empty() ? "–" : number)
        .set("originx", rounded(at.x))
        .set("originy", rounded(at.y));
  });
}

}  // namespace redoubt::exchange::vassal
