#include "core/exchange/tiled_battle/places.h"

#include <algorithm>
#include <cmath>

namespace redoubt::exchange::tiled {
namespace {

constexpr double kStackStep = 0.06;  // hex widths from counter to counter of a stack
constexpr int kStackSteps = 5;

Point pixelOf(const MapGrid& grid, hex::Point point) {
  return rounded(grid.pixel(point));
}

Point turnedBy(Point point, double degrees) {
  const double angle = degrees * 3.14159265358979323846 / 180;
  return {point.x * std::cos(angle) - point.y * std::sin(angle), point.x * std::sin(angle) + point.y * std::cos(angle)};
}

}  // namespace

Point rounded(Point point) {
  const auto toHundredths = [](double value) { return std::round(value * 100) / 100 + 0.0; };
  return {toHundredths(point.x), toHundredths(point.y)};
}

Point placeFrom(const MapGrid& grid, hex::HexKey hex, double dx, double dy) {
  const hex::Point centre = grid.layout().centre(hex);
  return pixelOf(grid, {centre.x + dx, centre.y + dy});
}

Point placeOf(const MapGrid& grid, const model::MapPicture& row) {
  return placeFrom(grid, *row.hex, row.dx, row.dy);
}

Point placeOf(const MapGrid& grid, const model::Placement& row) {
  hex::Point centre = grid.layout().centre(*row.hex);
  if (row.secondHex) {
    const hex::Point other = grid.layout().centre(*row.secondHex);
    centre = {(centre.x + other.x) / 2, (centre.y + other.y) / 2};
  }
  const double aside = kStackStep * std::clamp(row.stack - 1, 0, kStackSteps);
  return pixelOf(grid, {centre.x + aside, centre.y + aside});
}

Stroke sideStroke(const MapGrid& grid, hex::HexsideKey side) {
  const auto [from, to] = grid.layout().verticesOf(side);
  return {pixelOf(grid, grid.layout().point(from)), pixelOf(grid, grid.layout().point(to))};
}

Stroke wayStroke(const MapGrid& grid, hex::HexsideKey side) {
  const auto [from, to] = grid.layout().hexesOf(side);
  return {pixelOf(grid, grid.layout().centre(from)), pixelOf(grid, grid.layout().centre(to))};
}

int letterSize(const MapGrid& grid, double hexWidths) {
  return static_cast<int>(std::clamp(std::round(hexWidths * grid.across()), 1.0, 10'000.0));
}

TextBox textBox(const std::string& text, int letterSize) {
  const auto isLetter = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
  const auto letters = std::count_if(text.begin(), text.end(), isLetter);
  return {std::ceil(letterSize * (1.0 + 0.7 * static_cast<double>(letters))), std::ceil(letterSize * 1.6)};
}

Point cornerOf(Point centre, double width, double height, double degrees) {
  const Point half = turnedBy({width / 2, height / 2}, degrees);
  return rounded({centre.x - half.x, centre.y - half.y});
}

Point centreOf(Point corner, double width, double height, double degrees) {
  const Point half = turnedBy({width / 2, height / 2}, degrees);
  return {corner.x + half.x, corner.y + half.y};
}

// Tiled writes six digits.
bool isSamePlace(Point a, Point b) {
  const double tolerance = 0.25 + 1e-5 * std::max(std::abs(a.x), std::abs(a.y));
  return std::abs(a.x - b.x) <= tolerance && std::abs(a.y - b.y) <= tolerance;
}

bool isSameAngle(double a, double b) {
  return std::abs(std::remainder(a - b, 360)) < 0.01;
}

}  // namespace redoubt::exchange::tiled
