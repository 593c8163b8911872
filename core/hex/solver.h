#pragma once

#include <compare>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/hex/layout_spec.h"

namespace redoubt::hex {

/// A hex number as printed, taken apart: 1809 is 18 and 9, without deciding which of them is the column.
struct PrintedNumber {
  int first = 0;
  int second = 0;

  friend constexpr auto operator<=>(PrintedNumber, PrintedNumber) = default;
};

/// "1809", "18.09", "R12": digits of even count are halved, otherwise a separator or letters must mark the halves.
/// Nothing for other texts.
std::optional<PrintedNumber> printedNumberFromText(std::string_view text);

/// What a rulebook's text or picture says about hexes.
struct Statement {
  enum class Kind {
    Faces,     ///< `others` are the front hexes of `hex`: one, two (a vertex) or three (a hexside), side by side
    Adjacent,  ///< each of `others` is a neighbour of `hex`
  };
  Kind kind = Kind::Faces;
  PrintedNumber hex;
  std::vector<PrintedNumber> others;
};

/// "1809 faces 1909 and 1810", "1809 (facing 1909 and 1810)", "1809: 1909, 1810" (all the same), or "1809 is adjacent
/// to 1808". Nothing for other texts.
std::optional<Statement> statementFromText(std::string_view text);

/// How a layout comes from a canonical one (columns from the left, rows from the top, column first): the numbers of
/// the same sheet seen in a mirror, or laid on its side. Numbers have the same neighbours in all eight.
enum class Relation {
  Canonical,
  MirroredLeftRight,
  MirroredTopBottom,
  Turned,
  Transposed,
  TransposedMirroredLeftRight,
  TransposedMirroredTopBottom,
  TransposedTurned,
};

/// "", "mirrored left to right", "turned by 180°", "transposed and mirrored top to bottom" …
std::string_view toText(Relation relation);

/// One of the 32 layouts: orientation, shift, corner where numbering starts, columns or rows first.
struct SolvedLayout {
  /// Orientation, shift, numberOrder and the two steps, on bases of 0; the rest is the default's. sheet() makes a map
  /// of it.
  LayoutSpec spec;
  Relation relation = Relation::Canonical;
  std::string name;  ///< "pointy-top, even rows shifted right, columns from the left, rows from the top, column first"
  std::string canonicalName;  ///< the name of the canonical layout it is related to; its own for that one
};

/// The spec of a map of this size whose columns and rows are numbered from 1 at the corner of `answer`. Where they
/// count from the right or bottom the base is even, because `shifted` is about coordinates.
LayoutSpec sheet(const SolvedLayout& answer, int columns, int rows);

/// All 32, each canonical one followed by the seven related to it.
std::vector<SolvedLayout> candidateLayouts();

/// The layouts among the 32 on which every statement is true, in the same order; all 32 if there are no statements.
std::vector<SolvedLayout> solveLayouts(std::span<const Statement> statements);

}  // namespace redoubt::hex
