#include "core/hex/solver.h"

#include <algorithm>
#include <array>
#include <variant>

#include "core/base/text.h"
#include "core/hex/axis_numbers.h"
#include "core/hex/facing.h"
#include "core/hex/layout.h"

namespace redoubt::hex {
namespace {

constexpr std::array kRelations = {Relation::Canonical,
                                   Relation::MirroredLeftRight,
                                   Relation::MirroredTopBottom,
                                   Relation::Turned,
                                   Relation::Transposed,
                                   Relation::TransposedMirroredLeftRight,
                                   Relation::TransposedMirroredTopBottom,
                                   Relation::TransposedTurned};

// A mirror also swaps which lines are shifted right (or down): when the even ones were, the odd ones are now.
// Only the mirror across the shift does: rows shift sideways, columns up and down.
Shifted flipped(Shifted shifted) {
  return shifted == Shifted::Odd ? Shifted::Even : Shifted::Odd;
}

LayoutSpec countedFromTheRight(LayoutSpec spec) {
  spec.columnStep = -spec.columnStep;
  if (spec.orientation == Orientation::Pointy) spec.shifted = flipped(spec.shifted);
  return spec;
}

LayoutSpec countedFromTheBottom(LayoutSpec spec) {
  spec.rowStep = -spec.rowStep;
  if (spec.orientation == Orientation::Flat) spec.shifted = flipped(spec.shifted);
  return spec;
}

// A canonical layout mirrored in the diagonal: columns become rows, and both are still counted from the top left.
LayoutSpec transposed(LayoutSpec spec) {
  spec.orientation = spec.orientation == Orientation::Flat ? Orientation::Pointy : Orientation::Flat;
  spec.numberOrder = spec.numberOrder == NumberOrder::ColumnRow ? NumberOrder::RowColumn : NumberOrder::ColumnRow;
  return spec;
}

LayoutSpec related(const LayoutSpec& spec, Relation relation) {
  switch (relation) {
    case Relation::Canonical: return spec;
    case Relation::MirroredLeftRight: return countedFromTheRight(spec);
    case Relation::MirroredTopBottom: return countedFromTheBottom(spec);
    case Relation::Turned: return countedFromTheBottom(countedFromTheRight(spec));
    case Relation::Transposed: return transposed(spec);
    case Relation::TransposedMirroredLeftRight: return countedFromTheRight(transposed(spec));
    case Relation::TransposedMirroredTopBottom: return countedFromTheBottom(transposed(spec));
    case Relation::TransposedTurned: return countedFromTheBottom(countedFromTheRight(transposed(spec)));
  }
  return spec;
}

std::string nameOf(const LayoutSpec& spec) {
  const bool flat = spec.orientation == Orientation::Flat;
  std::string name = flat ? "flat-top, " : "pointy-top, ";
  name += spec.shifted == Shifted::Odd ? "odd " : "even ";
  name += flat ? "columns shifted down, " : "rows shifted right, ";
  name += spec.columnStep > 0 ? "columns from the left, " : "columns from the right, ";
  name += spec.rowStep > 0 ? "rows from the top, " : "rows from the bottom, ";
  name += spec.numberOrder == NumberOrder::ColumnRow ? "column first" : "row first";
  return name;
}

// Only neighbours matter here, so the layout has the candidate's stagger and the default's size and numbers.
Layout staggeredAs(const LayoutSpec& spec) {
  LayoutSpec plain;
  plain.orientation = spec.orientation;
  plain.shifted = spec.shifted;
  return std::get<Layout>(Layout::make(plain));
}

std::optional<HexKey> keyOf(const LayoutSpec& spec, PrintedNumber number) {
  const bool columnFirst = spec.numberOrder == NumberOrder::ColumnRow;
  const int column = columnFirst ? number.first : number.second;
  const int row = columnFirst ? number.second : number.first;
  return HexKey::of(columnNumbers(spec).coordinateOf(column), rowNumbers(spec).coordinateOf(row));
}

bool holds(const Statement& statement, const LayoutSpec& spec, const Layout& layout) {
  const auto hex = keyOf(spec, statement.hex);
  std::vector<HexKey> others;
  for (const PrintedNumber& number : statement.others) {
    const auto key = keyOf(spec, number);
    if (!hex || !key) return false;
    others.push_back(*key);
  }
  if (!hex) return false;
  if (statement.kind == Statement::Kind::Faces) return directionFacing(layout, *hex, others).has_value();
  return std::all_of(others.begin(), others.end(),
                     [&](HexKey other) { return layout.sideTowards(*hex, other).has_value(); });
}

std::optional<int> halfValue(std::string_view text) {
  constexpr std::size_t kMostDigits = 4;
  if (!text.empty() && isLetter(text.front())) return lettersValue(text);
  if (text.empty() || text.size() > kMostDigits || !std::all_of(text.begin(), text.end(), isDigit)) return std::nullopt;
  return static_cast<int>(*toInteger(text));
}

std::size_t endOfRun(std::string_view text, bool (*belongs)(char)) {
  return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), belongs) - text.begin());
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

std::optional<PrintedNumber> printedNumberFromText(std::string_view text) {
  if (text.empty()) return std::nullopt;
  std::size_t end = endOfRun(text, isLetter(text.front()) ? isLetter : isDigit);
  std::size_t next = end;
  if (end == text.size()) {
    if (isLetter(text.front()) || end % 2 != 0) return std::nullopt;
    end = next = text.size() / 2;
  } else {
    next = end + endOfRun(text.substr(end), [](char c) { return !isLetter(c) && !isDigit(c); });
  }
  const auto first = halfValue(text.substr(0, end));
  const auto second = halfValue(text.substr(next));
  if (!first || !second) return std::nullopt;
  return PrintedNumber{*first, *second};
}

std::optional<Statement> statementFromText(std::string_view text) {
  const std::vector<std::string_view> parts = words(text, " \t\r\n,;()");
  if (parts.size() < 2) return std::nullopt;
  Statement statement;
  std::string_view subject = parts.front();
  bool hasVerb = subject.ends_with(':');
  if (hasVerb) subject.remove_suffix(1);
  const auto hex = printedNumberFromText(subject);
  if (!hex) return std::nullopt;
  statement.hex = *hex;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (const auto other = printedNumberFromText(parts[i])) {
      statement.others.push_back(*other);
    } else if (isOneOf(parts[i], {"faces", "facing"})) {
      hasVerb = true;
    } else if (isOneOf(parts[i], {"adjacent", "next"})) {
      hasVerb = true;
      statement.kind = Statement::Kind::Adjacent;
    } else if (!isOneOf(parts[i], {"is", "to", "and", "hex", "hexes", "&"})) {
      return std::nullopt;
    }
  }
  if (!hasVerb || statement.others.empty()) return std::nullopt;
  return statement;
}

std::string_view toText(Relation relation) {
  switch (relation) {
    case Relation::Canonical: return "";
    case Relation::MirroredLeftRight: return "mirrored left to right";
    case Relation::MirroredTopBottom: return "mirrored top to bottom";
    case Relation::Turned: return "turned by 180\u00b0";
    case Relation::Transposed: return "transposed";
    case Relation::TransposedMirroredLeftRight: return "transposed and mirrored left to right";
    case Relation::TransposedMirroredTopBottom: return "transposed and mirrored top to bottom";
    case Relation::TransposedTurned: return "transposed and turned by 180\u00b0";
  }
  return "";
}

LayoutSpec sheet(const SolvedLayout& answer, int columns, int rows) {
  LayoutSpec spec = answer.spec;
  spec.columns = columns;
  spec.rows = rows;
  const auto evenAbove = [](int count) { return count + 2 - count % 2; };
  if (spec.columnStep < 0) {
    spec.columnBase = evenAbove(columns);
    spec.firstColumn = spec.columnBase - columns;
  }
  if (spec.rowStep < 0) {
    spec.rowBase = evenAbove(rows);
    spec.firstRow = spec.rowBase - rows;
  }
  return spec;
}

std::vector<SolvedLayout> candidateLayouts() {
  std::vector<SolvedLayout> layouts;
  for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
    for (const Shifted shifted : {Shifted::Even, Shifted::Odd}) {
      LayoutSpec canonical;
      canonical.orientation = orientation;
      canonical.shifted = shifted;
      for (const Relation relation : kRelations) {
        const LayoutSpec spec = related(canonical, relation);
        layouts.push_back({spec, relation, nameOf(spec), nameOf(canonical)});
      }
    }
  }
  return layouts;
}

std::vector<SolvedLayout> solveLayouts(std::span<const Statement> statements) {
  std::vector<SolvedLayout> fitting = candidateLayouts();
  std::erase_if(fitting, [&](const SolvedLayout& candidate) {
    const Layout layout = staggeredAs(candidate.spec);
    return !std::all_of(statements.begin(), statements.end(),
                        [&](const Statement& each) { return holds(each, candidate.spec, layout); });
  });
  return fitting;
}

}  // namespace redoubt::hex
