#include <algorithm>
#include <cstdlib>

#include "tests/core/exchange/vassal/engine/grid.h"
#include "tests/core/exchange/vassal/engine/sequence.h"

namespace redoubt::exchange::vassal::engine {
namespace {

constexpr int kFarthest = 1000000;  // a number of pixels or places that no board has
constexpr std::string_view kBoard = "VASSAL.build.module.map.boardPicker.board.";

int wholeOf(const Element& element, std::string_view key, int otherwise) {
  return std::clamp(javaInt(element.value(key)).value_or(otherwise), -kFarthest, kFarthest);
}

char letterOf(const Element& element, std::string_view key, char otherwise) {
  const std::string value = element.value(key);
  return value.empty() ? otherwise : value.front();
}

Numbering numberingOf(const Element& element) {
  Numbering n;
  n.first = letterOf(element, "first", 'H');
  n.horizontalType = letterOf(element, "hType", 'N');
  n.verticalType = letterOf(element, "vType", 'N');
  n.horizontalLeading = std::clamp(wholeOf(element, "hLeading", 1), -1, 20);
  n.verticalLeading = std::clamp(wholeOf(element, "vLeading", 1), -1, 20);
  n.horizontalFirst = wholeOf(element, "hOff", 1);
  n.verticalFirst = wholeOf(element, "vOff", 1);
  n.horizontalDescends = element.value("hDescend") == "true";
  n.verticalDescends = element.value("vDescend") == "true";
  n.stagger = element.value("stagger", "true") == "true";
  n.separator = element.value("sep");
  n.format = element.value("locationFormat", "$gridLocation$");
  return n;
}

std::vector<Place> cornersOf(const std::string& path, const std::string& where, std::vector<std::string>& problems) {
  std::vector<Place> corners;
  for (const std::string& corner : unpacked(path, ';')) {
    const std::vector<std::string> numbers = unpacked(corner, ',');
    const auto x = javaInt(numbers[0]), y = numbers.size() == 2 ? javaInt(numbers[1]) : std::nullopt;
    if (x && y && std::abs(*x) < kFarthest && std::abs(*y) < kFarthest) {
      corners.push_back({*x, *y});
    } else {
      problems.push_back(where + ": the corner \"" + corner + "\" is no point.");
    }
  }
  if (corners.size() < 3) problems.push_back(where + ": a zone has at least three corners.");
  return corners;
}

Grid regularGrid(const Element& element, const std::string& where, std::vector<std::string>& problems) {
  Grid grid;
  const bool hexes = element.shortName() == "HexGrid";
  grid.shape = hexes ? Grid::Shape::Hexes : Grid::Shape::Squares;
  grid.origin = {wholeOf(element, "x0", 0), wholeOf(element, "y0", 32)};
  grid.dy = javaDouble(element.value("dy")).value_or(hexes ? 64.0 : 48.0);
  grid.dx = javaDouble(element.value("dx")).value_or(hexes ? 0.8660254037844386 * grid.dy : 48.0);
  grid.sideways = element.value("sideways") == "true";
  grid.snaps = element.value("snapTo", "true") == "true";
  grid.edges = element.value("edgesLegal") == "true";
  if (grid.dx < 1 || grid.dy < 1 || grid.dx > kFarthest || grid.dy > kFarthest) {
    problems.push_back(where + ": a grid of cells of that size can't be.");
    grid.dx = grid.dy = 64;
  }
  for (const Element& child : element.children) {
    if (child.shortName().ends_with("Numbering")) grid.numbering = numberingOf(child);
  }
  return grid;
}

Grid regionGrid(const Element& element) {
  Grid grid;
  grid.shape = Grid::Shape::Regions;
  for (const Element* region : element.all(std::string(kBoard) + "Region")) {
    grid.regions.push_back({region->value("name"), {wholeOf(*region, "originx", 0), wholeOf(*region, "originy", 0)}});
  }
  return grid;
}

Zone zoneOf(const Element& element, const std::string& board, std::vector<std::string>& problems) {
  Zone zone;
  zone.name = element.value("name");
  const std::string where = board + ", zone " + zone.name;
  zone.format = element.value("locationFormat", "$name$");
  zone.usesBoardsGrid = element.value("useParentGrid") == "true";
  zone.corners = cornersOf(element.value("path"), where, problems);
  int right = 0, bottom = 0, left = 1 << 30, top = 1 << 30;
  for (const Place& corner : zone.corners) {
    right = std::max(right, corner.x), bottom = std::max(bottom, corner.y);
    left = std::min(left, corner.x), top = std::min(top, corner.y);
  }
  if (auto grid = gridOf(element, right - left, bottom - top, where, problems)) zone.grid.push_back(std::move(*grid));
  return zone;
}

}  // namespace

std::optional<Grid> gridOf(const Element& holder, int width, int height, const std::string& where,
                           std::vector<std::string>& problems) {
  std::optional<Grid> grid;
  for (const Element& child : holder.children) {
    if (!child.name.starts_with(kBoard)) continue;
    const std::string_view kind = child.shortName();
    if (kind == "HexGrid" || kind == "SquareGrid") {
      grid = regularGrid(child, where, problems);
    } else if (kind == "RegionGrid") {
      grid = regionGrid(child);
    } else if (kind == "ZonedGrid") {
      grid.emplace();
      grid->shape = Grid::Shape::Zones;
      if (auto below = gridOf(child, width, height, where, problems)) grid->background.push_back(std::move(*below));
      for (const Element* zone : child.all(std::string(kBoard) + "mapgrid.Zone")) {
        grid->zones.push_back(zoneOf(*zone, where, problems));
      }
    } else {
      continue;
    }
    grid->width = width, grid->height = height;
  }
  return grid;
}

}  // namespace redoubt::exchange::vassal::engine
