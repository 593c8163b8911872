#pragma once

#include <array>
#include <string>

#include "core/hex/hex.h"

namespace redoubt::hex {

/// Which rows (pointy-top) are shifted right by half a hex, or which columns (flat-top) down: those of odd or of even
/// coordinate.
enum class Shifted { Odd, Even };

/// How the outermost column or row of a map looks at one edge.
///
/// Along a straight edge (left and right of a flat-top map, top and bottom of a pointy-top one) half hexes are all
/// hexes of that column or row. Along a staggered edge every second hex sticks out:
/// - Half: the sheet ends at the centres of those that stick out; the others of that column or row are whole.
/// - HalfUnnumbered: only the half hexes that fill the notches between the whole ones; the outermost column or row
///   has every second hex.
enum class EdgeKind {
  Whole,
  Half,            ///< cut through the centres, numbered
  Unnumbered,      ///< whole hexes without a printed number
  HalfUnnumbered,  ///< cut through the centres, without a printed number
};
/// Whether the hexes along such an edge have no printed number.
constexpr bool isUnnumbered(EdgeKind kind) {
  return kind == EdgeKind::Unnumbered || kind == EdgeKind::HalfUnnumbered;
}

enum class NumberOrder { ColumnRow, RowColumn };

/// Letters count A = 1 … Z = 26, AA = 27, AB = 28 …
enum class NumberStyle { Digits, Letters };

enum class Edge { Left, Right, Top, Bottom };
inline constexpr std::array kEdges{Edge::Left, Edge::Right, Edge::Top, Edge::Bottom};

/// The layout of a map: the columns of table `map` that say which hexes there are and what is printed in them.
/// Plain data that can be invalid; Layout::make checks it. The default is a plain CCRR map of 20 by 20 hexes.
struct LayoutSpec {
  Orientation orientation = Orientation::Pointy;
  Shifted shifted = Shifted::Even;
  int firstColumn = 1;
  int firstRow = 1;
  int columns = 20;
  int rows = 20;
  EdgeKind edgeLeft = EdgeKind::Whole;
  EdgeKind edgeRight = EdgeKind::Whole;
  EdgeKind edgeTop = EdgeKind::Whole;
  EdgeKind edgeBottom = EdgeKind::Whole;
  NumberOrder numberOrder = NumberOrder::ColumnRow;
  std::string numberSeparator = {};
  NumberStyle columnStyle = NumberStyle::Digits;
  int columnDigits = 2;  ///< zero-padded to this; no meaning for letters
  int columnBase = 0;    ///< what is printed is columnBase + columnStep * column
  int columnStep = 1;    ///< 1 or -1
  NumberStyle rowStyle = NumberStyle::Digits;
  int rowDigits = 2;
  int rowBase = 0;
  int rowStep = 1;

  friend bool operator==(const LayoutSpec&, const LayoutSpec&) = default;
};

}  // namespace redoubt::hex
