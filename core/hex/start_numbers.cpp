#include "core/hex/start_numbers.h"

namespace redoubt::hex {
namespace {

// The coordinate of the line where counting begins.
int startOf(int first, int count, EdgeKind before, EdgeKind after, int step) {
  return step > 0 ? first + (isUnnumbered(before) ? 1 : 0) : first + count - 1 - (isUnnumbered(after) ? 1 : 0);
}

int startColumn(const LayoutSpec& spec) {
  return startOf(spec.firstColumn, spec.columns, spec.edgeLeft, spec.edgeRight, spec.columnStep);
}

int startRow(const LayoutSpec& spec) {
  return startOf(spec.firstRow, spec.rows, spec.edgeTop, spec.edgeBottom, spec.rowStep);
}

}  // namespace

StartNumbers startNumbers(const LayoutSpec& spec) {
  return {spec.columnBase + spec.columnStep * startColumn(spec), spec.rowBase + spec.rowStep * startRow(spec)};
}

LayoutSpec startingWith(LayoutSpec spec, StartNumbers numbers) {
  spec.columnBase = numbers.column - spec.columnStep * startColumn(spec);
  spec.rowBase = numbers.row - spec.rowStep * startRow(spec);
  return spec;
}

}  // namespace redoubt::hex
