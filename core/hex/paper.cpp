#include "core/hex/paper.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "core/base/text.h"
#include "core/hex/layout.h"

namespace redoubt::hex {
namespace {

constexpr std::array kPapers{
    Paper{"a4", {210, 297}},      Paper{"a3", {297, 420}},         Paper{"a2", {420, 594}},
    Paper{"a1", {594, 841}},      Paper{"letter", {215.9, 279.4}}, Paper{"tabloid", {279.4, 431.8}},
    Paper{"48x68cm", {480, 680}}, Paper{"68x98cm", {680, 980}},
};

constexpr std::int64_t kShortestSide = 10;
constexpr std::int64_t kLongestSide = 10'000;

// Lines of hexes (rows of a pointy-top map, columns of a flat-top one) lie 1.5 sides apart.
constexpr double kLineDistance = 1.5 * kHexRadius;

// Far below the precision of a cutter and far above the rounding error of adding millimetres, so that a sheet made for
// a grid is found to hold it.
constexpr double kSlack = 1e-6;

int count(double value) {
  if (!(value >= 1)) return 0;
  return static_cast<int>(std::min(std::floor(value), static_cast<double>(kMostThatFit)));
}

// A grid by its lines: how many, and how many hexes each has.
struct Lines {
  int number = 0;
  int hexes = 0;
};

// `across` the lines and `along` them, in hex widths.
Lines linesThatFit(double across, double along) {
  const int number = count((across - 2 * kHexRadius) / kLineDistance + 1 + kSlack);
  const double stagger = number > 1 ? 0.5 : 0;
  const int hexes = count(along - stagger + kSlack);
  if (number > 0 && hexes > 0) return {number, hexes};
  const int alone = number > 0 ? count(along + kSlack) : 0;  // too narrow for a second, shifted line
  return alone > 0 ? Lines{1, alone} : Lines{};
}

std::optional<double> side(std::string_view text) {
  const auto value = toInteger(text);
  if (!value || *value < kShortestSide || *value > kLongestSide) return std::nullopt;
  return static_cast<double>(*value);
}

}  // namespace

std::span<const Paper> papers() {
  return kPapers;
}

const Paper* paperCalled(std::string_view slug) {
  const auto isSame = [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b - 'A' + 'a' : b); };
  const auto found = std::find_if(kPapers.begin(), kPapers.end(), [&](const Paper& paper) {
    return std::equal(paper.slug.begin(), paper.slug.end(), slug.begin(), slug.end(), isSame);
  });
  return found == kPapers.end() ? nullptr : &*found;
}

std::optional<PaperSize> paperFromText(std::string_view text) {
  if (const Paper* paper = paperCalled(text)) return paper->upright;
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  const auto width = side(text.substr(0, cross));
  const auto height = side(text.substr(cross + 1));
  if (!width || !height) return std::nullopt;
  return PaperSize{*width, *height};
}

GridSize gridThatFits(Orientation orientation, double hexWidth, PaperSize room) {
  if (!(hexWidth > 0)) return {};
  const double width = room.width / hexWidth;
  const double height = room.height / hexWidth;
  if (orientation == Orientation::Flat) {
    const Lines columns = linesThatFit(width, height);
    return {columns.number, columns.hexes};
  }
  const Lines rows = linesThatFit(height, width);
  return {rows.hexes, rows.number};
}

PaperSize sizeOfGrid(Orientation orientation, double hexWidth, GridSize grid) {
  const bool flat = orientation == Orientation::Flat;
  const int lines = flat ? grid.columns : grid.rows;
  const int hexes = flat ? grid.rows : grid.columns;
  if (lines < 1 || hexes < 1) return {};
  const double along = (hexes + (lines > 1 ? 0.5 : 0)) * hexWidth;
  const double across = ((lines - 1) * kLineDistance + 2 * kHexRadius) * hexWidth;
  return flat ? PaperSize{across, along} : PaperSize{along, across};
}

}  // namespace redoubt::hex
