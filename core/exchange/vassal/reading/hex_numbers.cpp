#include "core/exchange/vassal/reading/hex_numbers.h"

#include <algorithm>
#include <cmath>

#include "core/exchange/vassal/reading/sequence.h"
#include "core/hex/axis_numbers.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr int kLeastCoordinate = -900;
constexpr int kGreatestCoordinate = 8'900;
constexpr int kMostDigits = 6;
constexpr int kSameLetters = 26;  // "AA"; after it the engine goes on with "BB", we with "AB"

// The order and the separator that a format gives; nothing for one that isn't the two numbers, once each.
struct Arrangement {
  bool lineFirst = true;
  std::string separator;
};
std::optional<Arrangement> arrangementOf(const Numbering& numbering) {
  std::vector<std::string> names;
  std::string between;
  SequenceReader reader(numbering.locationFormat, '$');
  for (bool isName = false; reader.hasMore(); isName = !isName) {
    const std::string text = reader.next();
    if (isName && reader.hasMore())
      names.push_back(text);
    else if (names.size() == 1)
      between += text;
  }
  if (names == std::vector<std::string>{"gridLocation"})
    return Arrangement{numbering.first == 'H', numbering.separator};
  if (names == std::vector<std::string>{"column", "row"}) return Arrangement{true, between};
  if (names == std::vector<std::string>{"row", "column"}) return Arrangement{false, between};
  return std::nullopt;
}

bool canSeparate(const std::string& separator) {
  return std::none_of(separator.begin(), separator.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return hex::isDigit(c) || hex::isLetter(c) || byte <= 0x20 || byte == 0x7F || c == ',' || c == ';';
  });
}

// One axis of a spec while it is made.
struct SpecAxis {
  hex::NumberStyle style = hex::NumberStyle::Digits;
  int digits = 2;
  int base = 0;
  int step = 1;
  int shift = 0;
};

// Where possible a column is what is printed for it.
SpecAxis axisOf(const PrintedAxis& printed, IndexRange range) {
  SpecAxis axis;
  axis.style = printed.letters ? hex::NumberStyle::Letters : hex::NumberStyle::Digits;
  axis.digits = std::clamp(printed.leading + 1, 1, kMostDigits);
  axis.step = printed.sign;
  const int letterA = printed.letters ? 1 : 0;
  const int first = printed.valueOf(range.first) + letterA;
  const bool isPlain = printed.sign == 1 && first >= kLeastCoordinate && first + range.count() <= kGreatestCoordinate;
  axis.shift = isPlain ? first - range.first : 1 - range.first;
  axis.base = isPlain ? 0 : first - printed.sign * (range.first + axis.shift);
  return axis;
}

int greatest(const PrintedAxis& axis, IndexRange range) {
  return std::max(axis.valueOf(range.first), axis.valueOf(range.last));
}

int lengthOf(int value) {
  return static_cast<int>(std::to_string(std::max(value, 0)).size());
}

}  // namespace

PrintedNumbers printedNumbers(const Grid& grid, Extent within, bool reversed) {
  PrintedNumbers numbers;
  if (!grid.numbering || !grid.numbering->isKnown) {
    numbers.warnings.push_back(
        Phrase::of(grid.numbering ? "import.vassal.numbers.oblique" : "import.vassal.numbers.none"));
    return numbers;
  }
  const Numbering& numbering = *grid.numbering;
  numbers.areKnown = true;
  const auto arrangement = arrangementOf(numbering);
  if (!arrangement) numbers.warnings.push_back(Phrase::of("import.vassal.numbers.format"));
  numbers.lineFirst = arrangement ? arrangement->lineFirst : numbering.first == 'H';
  numbers.separator = arrangement ? arrangement->separator : numbering.separator;
  numbers.line = {numbering.hLetters, numbering.hLeading, numbering.hOffset, 1};
  numbers.place = {numbering.vLetters, numbering.vLeading, numbering.vOffset, 1};
  numbers.stagger = numbering.stagger;
  const bool lineDescends = grid.sideways ? numbering.vDescends : numbering.hDescends;
  const bool placeDescends = grid.sideways ? numbering.hDescends : numbering.vDescends;
  const auto most = [](double value) { return static_cast<int>(std::clamp(std::floor(value + 0.5), 0.0, 1e6)); };
  const int rows = most(within.height / grid.dx);
  const int columns = most(within.width / grid.dy);
  if (lineDescends) {
    numbers.line.sign = -1;
    numbers.line.base += grid.sideways ? rows : columns;
  }
  if (placeDescends) {
    numbers.place.sign = -1;
    numbers.place.base += grid.sideways ? columns : rows;
  }
  if (reversed) {
    // Turned round, odd lines lie before their neighbours where they lay after them.
    numbers.line.sign = -numbers.line.sign;
    numbers.place.sign = -numbers.place.sign;
    numbers.stagger = !numbers.stagger;
  }
  return numbers;
}

NumberedSpec numberedSpec(const PrintedNumbers& numbers, bool sideways, IndexRange lines, IndexRange places) {
  NumberedSpec made;
  SpecAxis line = axisOf(numbers.areKnown ? numbers.line : PrintedAxis{false, 1, 1 - lines.first, 1}, lines);
  SpecAxis place = axisOf(numbers.areKnown ? numbers.place : PrintedAxis{false, 1, 1 - places.first, 1}, places);
  std::string separator = numbers.separator;
  const bool differs = (numbers.line.letters && greatest(numbers.line, lines) > kSameLetters) ||
                       (numbers.place.letters && greatest(numbers.place, places) > kSameLetters);
  if (differs) made.warnings.push_back(Phrase::of("import.vassal.numbers.letters"));
  const bool needsOne = numbers.line.letters && numbers.place.letters && separator.empty();
  if (!canSeparate(separator) || separator.size() > 8 || needsOne) {
    made.warnings.push_back(Phrase::of("import.vassal.numbers.separator", {{"separator", plainName(separator)}}));
    separator = ".";
  }
  const bool bothDigits = !numbers.line.letters && !numbers.place.letters;
  if (separator.empty() && bothDigits) {
    const int lineLength =
        lengthOf(line.base + line.step * (line.step > 0 ? lines.last : lines.first) + line.step * line.shift);
    const int placeLength =
        lengthOf(place.base + place.step * (place.step > 0 ? places.last : places.first) + place.step * place.shift);
    const bool isTooShort = lineLength > line.digits || placeLength > place.digits;
    if (isTooShort && numbers.areKnown) made.warnings.push_back(Phrase::of("import.vassal.numbers.digits"));
    line.digits = std::max(line.digits, lineLength);
    place.digits = std::max(place.digits, placeLength);
  }
  const SpecAxis& column = sideways ? place : line;
  const SpecAxis& row = sideways ? line : place;
  const IndexRange columns = sideways ? places : lines;
  const IndexRange rows = sideways ? lines : places;
  hex::LayoutSpec& spec = made.spec;
  spec.orientation = sideways ? hex::Orientation::Pointy : hex::Orientation::Flat;
  spec.firstColumn = columns.first + column.shift;
  spec.columns = columns.count();
  spec.firstRow = rows.first + row.shift;
  spec.rows = rows.count();
  spec.columnStyle = column.style;
  spec.columnDigits = column.digits;
  spec.columnBase = column.base;
  spec.columnStep = column.step;
  spec.rowStyle = row.style;
  spec.rowDigits = row.digits;
  spec.rowBase = row.base;
  spec.rowStep = row.step;
  spec.numberSeparator = separator;
  spec.numberOrder = numbers.lineFirst != sideways ? hex::NumberOrder::ColumnRow : hex::NumberOrder::RowColumn;
  // Of odd lines that count from one more the others are those further on.
  const bool oddIsLater = !numbers.stagger;
  const bool shiftKeepsParity = line.shift % 2 == 0;
  spec.shifted = oddIsLater == shiftKeepsParity ? hex::Shifted::Odd : hex::Shifted::Even;
  made.lineShift = line.shift;
  made.placeShift = place.shift;
  return made;
}

}  // namespace redoubt::exchange::vassal::reading
