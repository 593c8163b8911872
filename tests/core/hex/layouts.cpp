#include "tests/core/hex/layouts.h"

#include <fmt/format.h>

#include <utility>

namespace redoubt::hex {
namespace {

// Numbers of the axis start at `lowest` whatever the coordinates, at whichever end they are counted from.
int baseFor(int first, int count, int step, int lowest) {
  return step > 0 ? lowest - first : lowest + first + count - 1;
}

LayoutSpec counted(LayoutSpec spec, int columnStep, int rowStep) {
  spec.columnStep = columnStep;
  spec.rowStep = rowStep;
  spec.columnBase = baseFor(spec.firstColumn, spec.columns, columnStep, 1);
  spec.rowBase = baseFor(spec.firstRow, spec.rows, rowStep, 1);
  return spec;
}

}  // namespace

std::vector<LayoutSpec> grids() {
  std::vector<LayoutSpec> specs;
  for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy}) {
    for (const Shifted shifted : {Shifted::Odd, Shifted::Even}) {
      for (const auto& [columns, rows] : {std::pair(1, 1), std::pair(2, 5), std::pair(7, 4), std::pair(30, 3)}) {
        for (const auto& [column, row] :
             {std::pair(1, 1), std::pair(0, 0), std::pair(18, 9), std::pair(-3, -2), std::pair(-990, 8900)}) {
          LayoutSpec spec;
          spec.orientation = orientation;
          spec.shifted = shifted;
          spec.columns = columns;
          spec.rows = rows;
          spec.firstColumn = column;
          spec.firstRow = row;
          specs.push_back(counted(spec, 1, 1));
        }
      }
    }
  }
  return specs;
}

std::vector<LayoutSpec> numberings(const LayoutSpec& grid) {
  std::vector<LayoutSpec> specs;
  for (const NumberOrder order : {NumberOrder::ColumnRow, NumberOrder::RowColumn}) {
    for (const auto& [columnStep, rowStep] : {std::pair(1, 1), std::pair(-1, 1), std::pair(1, -1), std::pair(-1, -1)}) {
      LayoutSpec spec = counted(grid, columnStep, rowStep);
      spec.numberOrder = order;
      specs.push_back(spec);
      spec.columnDigits = 3;
      specs.push_back(spec);
      spec.columnDigits = spec.rowDigits = 1;
      spec.numberSeparator = ".";
      specs.push_back(spec);
      spec.numberSeparator = "-";
      spec.rowBase -= 1;  // counted from 0
      specs.push_back(spec);
      spec.columnStyle = NumberStyle::Letters;
      spec.numberSeparator = "";
      specs.push_back(spec);
      spec.rowStyle = NumberStyle::Letters;
      spec.rowBase += 26;
      spec.numberSeparator = "·";
      specs.push_back(spec);
      spec.columnStyle = NumberStyle::Digits;
      spec.numberSeparator = "";
      specs.push_back(spec);
    }
  }
  return specs;
}

std::vector<LayoutSpec> edgings(const LayoutSpec& grid) {
  constexpr std::array kKinds = {EdgeKind::Whole, EdgeKind::Half, EdgeKind::Unnumbered, EdgeKind::HalfUnnumbered};
  std::vector<LayoutSpec> specs;
  for (const EdgeKind left : kKinds) {
    for (const EdgeKind right : kKinds) {
      for (const EdgeKind top : kKinds) {
        for (const EdgeKind bottom : kKinds) {
          LayoutSpec spec = grid;
          spec.edgeLeft = left;
          spec.edgeRight = right;
          spec.edgeTop = top;
          spec.edgeBottom = bottom;
          specs.push_back(spec);
        }
      }
    }
  }
  return specs;
}

std::string described(const LayoutSpec& spec) {
  return fmt::format(
      "{} {}, {} x {} from {}, {}; edges {}{}{}{}; numbers {} '{}' {}{}{:+}{:+} {}{}{:+}{:+}",
      spec.orientation == Orientation::Flat ? "flat" : "pointy", spec.shifted == Shifted::Odd ? "odd" : "even",
      spec.columns, spec.rows, spec.firstColumn, spec.firstRow, static_cast<int>(spec.edgeLeft),
      static_cast<int>(spec.edgeRight), static_cast<int>(spec.edgeTop), static_cast<int>(spec.edgeBottom),
      spec.numberOrder == NumberOrder::ColumnRow ? "CR" : "RC", spec.numberSeparator,
      spec.columnStyle == NumberStyle::Digits ? "d" : "l", spec.columnDigits, spec.columnBase, spec.columnStep,
      spec.rowStyle == NumberStyle::Digits ? "d" : "l", spec.rowDigits, spec.rowBase, spec.rowStep);
}

Layout raclawice() {
  LayoutSpec spec;
  spec.orientation = Orientation::Pointy;
  spec.shifted = Shifted::Even;
  spec.columns = 40;
  spec.rows = 30;
  return laidOut(spec);
}

}  // namespace redoubt::hex
