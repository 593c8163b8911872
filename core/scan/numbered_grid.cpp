#include "core/scan/numbered_grid.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/hex/axis_numbers.h"

namespace redoubt::scan {
namespace {

constexpr double kFits = 0.12;   // hex widths: a worse residual is another layout
constexpr double kAsGood = 3;    // times the best residual
constexpr double kNoise = 0.03;  // hex widths: residuals below it say nothing
constexpr std::size_t kFewestInPerspective = 5;
constexpr double kMostTurned = 45;       // degrees
constexpr double kMostStretched = 1.35;  // one direction against the other: no print has hexes so

struct Number {
  std::string_view first, second, separator;
  hex::PrintedNumber value;
};

// "1809", "18.09", "A12", and "10905", whose column has one digit more than its row.
std::optional<Number> numberOf(std::string_view text) {
  const auto isSign = [](char c) { return !hex::isDigit(c) && !hex::isLetter(c); };
  while (!text.empty() && isSign(text.front())) text.remove_prefix(1);
  while (!text.empty() && isSign(text.back())) text.remove_suffix(1);
  const bool areDigits = !text.empty() && std::all_of(text.begin(), text.end(), hex::isDigit);
  Number number;
  if (areDigits) {
    if (text.size() < 2 || text.size() > 8) return std::nullopt;
    const std::size_t half = (text.size() + 1) / 2;
    number.first = text.substr(0, half);
    number.second = text.substr(half);
    number.value = {static_cast<int>(*toInteger(number.first)), static_cast<int>(*toInteger(number.second))};
    return number;
  }
  const auto value = hex::printedNumberFromText(text);
  if (!value) return std::nullopt;
  const auto belongs = hex::isLetter(text.front()) ? hex::isLetter : hex::isDigit;
  const auto end = static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), belongs) - text.begin());
  const auto next = static_cast<std::size_t>(
      std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(end), text.end(), isSign) - text.begin());
  number.first = text.substr(0, end);
  number.separator = text.substr(end, next - end);
  number.second = text.substr(next);
  number.value = *value;
  return number;
}

std::vector<Number> numbersOf(std::span<const TypedNumber> typed) {
  std::vector<Number> numbers;
  for (const TypedNumber& each : typed) {
    auto number = numberOf(each.text);
    if (!number) throw Error(ErrorCode::BadInput, Phrase::of("errors.scan.no-number", {{"text", each.text}}));
    numbers.push_back(*number);
  }
  return numbers;
}

void spell(hex::NumberStyle& style, int& digits, std::span<const std::string_view> texts) {
  style = hex::isLetter(texts.front().front()) ? hex::NumberStyle::Letters : hex::NumberStyle::Digits;
  digits = 1;
  if (style == hex::NumberStyle::Letters) return;
  // Padded with zeroes, all are equally long.
  std::size_t least = texts.front().size();
  bool isPadded = false;
  for (const std::string_view text : texts) {
    least = std::min(least, text.size());
    isPadded = isPadded || (text.size() > 1 && text.front() == '0');
  }
  if (isPadded || least > 1) digits = static_cast<int>(std::min<std::size_t>(least, 4));
}

// The candidate with spelling and size of the numbers typed.
hex::LayoutSpec specOf(const hex::SolvedLayout& candidate, std::span<const Number> numbers) {
  hex::LayoutSpec spec = candidate.spec;
  std::vector<std::string_view> firsts, seconds;
  for (const Number& number : numbers) {
    firsts.push_back(number.first);
    seconds.push_back(number.second);
    if (!number.separator.empty()) spec.numberSeparator = number.separator;
  }
  const bool columnFirst = spec.numberOrder == hex::NumberOrder::ColumnRow;
  spell(spec.columnStyle, spec.columnDigits, columnFirst ? firsts : seconds);
  spell(spec.rowStyle, spec.rowDigits, columnFirst ? seconds : firsts);
  return spec;
}

hex::Layout::Place placeOf(const hex::LayoutSpec& spec, hex::PrintedNumber value) {
  const bool columnFirst = spec.numberOrder == hex::NumberOrder::ColumnRow;
  return {hex::columnNumbers(spec).coordinateOf(columnFirst ? value.first : value.second),
          hex::rowNumbers(spec).coordinateOf(columnFirst ? value.second : value.first)};
}

// Of any size: only places matter.
hex::Layout staggeredLike(const hex::LayoutSpec& spec) {
  hex::LayoutSpec plain;
  plain.orientation = spec.orientation;
  plain.shifted = spec.shifted;
  return std::get<hex::Layout>(hex::Layout::make(plain));
}

void cover(hex::LayoutSpec& spec, std::span<const Number> numbers) {
  int left = hex::kLastCoordinate, right = hex::kFirstCoordinate, top = left, bottom = right;
  for (const Number& number : numbers) {
    const auto [column, row] = placeOf(spec, number.value);
    left = std::min(left, column);
    right = std::max(right, column);
    top = std::min(top, row);
    bottom = std::max(bottom, row);
  }
  spec.firstColumn = left;
  spec.firstRow = top;
  spec.columns = right - left + 1;
  spec.rows = bottom - top + 1;
}

// One direction of the map against the one that is stretched least.
double stretched(const Registration& registration) {
  const auto& m = registration.matrix();
  const double sum = m[0] * m[0] + m[1] * m[1] + m[3] * m[3] + m[4] * m[4];
  const double area = std::abs(m[0] * m[4] - m[1] * m[3]);
  const double root = std::sqrt(std::max(0.0, sum * sum - 4 * area * area));
  return std::sqrt((sum + root) / std::max(sum - root, 1e-12));
}

std::optional<NumberedGrid> fitted(const hex::SolvedLayout& candidate, std::span<const TypedNumber> typed,
                                   std::span<const Number> numbers, Fit by) {
  NumberedGrid grid;
  grid.layout = candidate;
  grid.spec = specOf(candidate, numbers);
  const hex::Layout layout = staggeredLike(grid.spec);
  std::vector<SeenPoint> points;
  for (std::size_t i = 0; i < typed.size(); ++i) {
    const auto [column, row] = placeOf(grid.spec, numbers[i].value);
    const auto key = hex::HexKey::of(column, row);
    if (!key) return std::nullopt;
    points.push_back({typed[i].text, layout.centre(*key), typed[i].at});
  }
  const FittedScan fit = fitScan(points, by);
  grid.registration = fit.registration;
  double squares = 0;
  for (const double residual : fit.residuals) squares += residual * residual;
  grid.residual = std::sqrt(squares / static_cast<double>(fit.residuals.size()));
  const hex::Point middle = points.front().place;
  grid.angle = fit.registration.angle(middle);
  grid.pixelsPerHex = fit.registration.pixelsPerHex(middle);
  if (fit.isMirrored || std::abs(grid.angle) > kMostTurned || stretched(grid.registration) > kMostStretched) {
    return std::nullopt;
  }
  cover(grid.spec, numbers);
  return grid;
}

// Hexes that look alike are one grid: what differs must be where some number would be.
Pixel placeIn(const NumberedGrid& grid, hex::PrintedNumber value) {
  const auto [column, row] = placeOf(grid.spec, value);
  return grid.registration.toPicture(staggeredLike(grid.spec).centre(hex::HexKey::at(column, row)));
}

std::string textOf(const hex::LayoutSpec& spec, hex::PrintedNumber value) {
  const bool columnFirst = spec.numberOrder == hex::NumberOrder::ColumnRow;
  const std::string column = hex::axisText(hex::columnNumbers(spec), columnFirst ? value.first : value.second);
  const std::string row = hex::axisText(hex::rowNumbers(spec), columnFirst ? value.second : value.first);
  return columnFirst ? column + spec.numberSeparator + row : row + spec.numberSeparator + column;
}

// How far apart the two grids that agree most on a number's place have it, in hex widths.
double apartAt(const NumberedGrids& grids, hex::PrintedNumber value) {
  double apart = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < grids.fitting.size(); ++i) {
    for (std::size_t j = i + 1; j < grids.fitting.size(); ++j) {
      const Pixel a = placeIn(grids.fitting[i], value), b = placeIn(grids.fitting[j], value);
      apart = std::min(apart, std::hypot(a.x - b.x, a.y - b.y) / grids.fitting[0].pixelsPerHex);
    }
  }
  return apart;
}

// A number whose places in the grids lie apart: of those between the typed ones, which are surely on the map, if there
// is any, else of those near them.
void decide(NumberedGrids& grids, std::span<const Number> numbers) {
  double best = 0.3;  // hex widths: less can't be told from the click
  hex::PrintedNumber decider;
  const auto consider = [&](hex::PrintedNumber value) {
    if (value.first < 1 || value.second < 1) return;
    const double apart = apartAt(grids, value);
    if (apart <= best) return;
    best = apart;
    decider = value;
  };
  const auto byFirst = [](const Number& a, const Number& b) { return a.value.first < b.value.first; };
  const auto bySecond = [](const Number& a, const Number& b) { return a.value.second < b.value.second; };
  const auto [left, right] = std::minmax_element(numbers.begin(), numbers.end(), byFirst);
  const auto [top, bottom] = std::minmax_element(numbers.begin(), numbers.end(), bySecond);
  constexpr int kMostSteps = 24;
  const int across = std::max(1, (right->value.first - left->value.first) / kMostSteps) | 1;  // odd: both staggers
  const int down = std::max(1, (bottom->value.second - top->value.second) / kMostSteps) | 1;
  for (int first = left->value.first; first <= right->value.first; first += across) {
    for (int second = top->value.second; second <= bottom->value.second; second += down) consider({first, second});
  }
  if (decider.first == 0) {
    for (const Number& number : numbers) {
      for (int first = -2; first <= 2; ++first) {
        for (int second = -2; second <= 2; ++second) {
          consider({number.value.first + first, number.value.second + second});
        }
      }
    }
  }
  if (decider.first == 0) return;
  grids.decider = textOf(grids.fitting.front().spec, decider);
  for (const NumberedGrid& grid : grids.fitting) grids.deciderPlaces.push_back(placeIn(grid, decider));
}

// How plain a layout is: what most maps have comes first among equals.
int oddity(const hex::SolvedLayout& layout) {
  int odd = 0;
  if (layout.spec.columnStep < 0) odd += 2;
  if (layout.spec.rowStep < 0) odd += 1;
  if (layout.spec.numberOrder == hex::NumberOrder::RowColumn) odd += 2;
  return odd;
}

std::vector<NumberedGrid> gridsBy(std::span<const TypedNumber> typed, std::span<const Number> numbers, Fit by) {
  std::vector<NumberedGrid> all;
  for (const hex::SolvedLayout& candidate : hex::candidateLayouts()) {
    if (auto grid = fitted(candidate, typed, numbers, by)) all.push_back(std::move(*grid));
  }
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.residual < b.residual; });
  return all;
}

}  // namespace

NumberedGrids gridFromNumbers(std::span<const TypedNumber> typed) {
  if (typed.size() < kFewestNumbers) {
    throw Error(ErrorCode::BadInput,
                Phrase::of("errors.scan.too-few-numbers",
                           {{"found", std::to_string(typed.size())}, {"least", std::to_string(kFewestNumbers)}}));
  }
  const std::vector<Number> numbers = numbersOf(typed);
  std::vector<NumberedGrid> all = gridsBy(typed, numbers, Fit::Affine);
  if ((all.empty() || all.front().residual > kFits) && typed.size() >= kFewestInPerspective) {
    all = gridsBy(typed, numbers, Fit::Perspective);
  }
  if (all.empty() || all.front().residual > kFits) {
    throw Error(ErrorCode::BadInput, typed.size() < kFewestInPerspective ? Phrase::of("errors.scan.no-flat-layout")
                                                                         : Phrase::of("errors.scan.no-layout"));
  }
  const double limit = std::max(all.front().residual, kNoise) * kAsGood;
  NumberedGrids grids;
  for (NumberedGrid& grid : all) (grid.residual <= limit ? grids.fitting : grids.others).push_back(std::move(grid));
  std::stable_sort(grids.fitting.begin(), grids.fitting.end(), [](const auto& a, const auto& b) {
    return std::pair(stretched(a.registration) > 1.08, oddity(a.layout)) <
           std::pair(stretched(b.registration) > 1.08, oddity(b.layout));
  });
  if (grids.fitting.size() > 1) decide(grids, numbers);
  return grids;
}

hex::LayoutSpec filling(const NumberedGrid& grid, double width, double height) {
  hex::LayoutSpec spec = grid.spec;
  const hex::Layout layout = staggeredLike(spec);
  int left = spec.firstColumn, right = left + spec.columns - 1, top = spec.firstRow, bottom = top + spec.rows - 1;
  const hex::AxisNumbers columns = hex::columnNumbers(spec), rows = hex::rowNumbers(spec);
  const auto isSeen = [&](int column, int row) {
    const auto key = hex::HexKey::of(column, row);
    if (!key || columns.valueOf(column) < 0 || rows.valueOf(row) < 0) return false;
    if (columns.style == hex::NumberStyle::Letters && columns.valueOf(column) < 1) return false;
    const Pixel at = grid.registration.toPicture(layout.centre(*key));
    return at.x > 0 && at.y > 0 && at.x < width && at.y < height;
  };
  const auto middle = [](int from, int to) { return (from + to) / 2; };
  const int row = middle(top, bottom), column = middle(left, right);
  while (right - left + 1 < hex::kMaxColumns && isSeen(left - 1, row)) --left;
  while (right - left + 1 < hex::kMaxColumns && isSeen(right + 1, row)) ++right;
  while (bottom - top + 1 < hex::kMaxRows && isSeen(column, top - 1)) --top;
  while (bottom - top + 1 < hex::kMaxRows && isSeen(column, bottom + 1)) ++bottom;
  spec.firstColumn = left;
  spec.firstRow = top;
  spec.columns = right - left + 1;
  spec.rows = bottom - top + 1;
  return spec;
}

}  // namespace redoubt::scan
