#include <cmath>

#include "core/exchange/vassal/reading/module_builder.h"

namespace redoubt::exchange::vassal::reading {
namespace {

const double kUsualHex = 64;  // what the engine takes where a module gives nothing
const double kUsualSquare = 48;

bool isGrid(std::string_view kind) {
  return kind == "HexGrid" || kind == "SquareGrid" || kind == "RegionGrid" || kind == "ZonedGrid";
}

}  // namespace

std::vector<Grid> ModuleBuilder::gridsWithin(pugi::xml_node element) {
  for (const pugi::xml_node child : element.children()) {
    if (isGrid(shortClass(child.name()))) return {gridOf(child)};
    // Modules can keep grids in folders.
    if (std::string_view(child.name()).find(".folder.") == std::string_view::npos) continue;
    if (auto inner = gridsWithin(child); !inner.empty()) return inner;
  }
  return {};
}

Grid ModuleBuilder::gridOf(pugi::xml_node element) {
  const std::string_view kind = shortClass(element.name());
  if (kind == "HexGrid") return spacedGrid(element, GridKind::Hex);
  if (kind == "SquareGrid") return spacedGrid(element, GridKind::Square);
  Grid grid;
  if (kind == "RegionGrid") {
    grid.kind = GridKind::Regions;
    addRegions(element, grid);
    return grid;
  }
  grid.kind = GridKind::Zones;
  grid.background = gridsWithin(element);
  addZones(element, grid);
  return grid;
}

void ModuleBuilder::addRegions(pugi::xml_node element, Grid& grid) {
  for (const pugi::xml_node child : element.children()) {
    if (shortClass(child.name()) == "Region") {
      grid.regions.push_back({plainName(attributes_.text(child, "name")),
                              {attributes_.integer(child, "originx", 0), attributes_.integer(child, "originy", 0)}});
    } else {
      addRegions(child, grid);
    }
  }
}

void ModuleBuilder::addZones(pugi::xml_node element, Grid& grid) {
  for (const pugi::xml_node child : element.children()) {
    if (shortClass(child.name()) == "Zone") {
      grid.zones.push_back(zoneOf(child));
    } else if (!isGrid(shortClass(child.name()))) {
      addZones(child, grid);
    }
  }
}

Zone ModuleBuilder::zoneOf(pugi::xml_node element) {
  Zone zone;
  zone.name = plainName(attributes_.text(element, "name"));
  zone.locationFormat = attributes_.text(element, "locationFormat", "$name$");
  zone.outline = attributes_.outline(element, "path");
  zone.usesBackground = attributes_.truth(element, "useParentGrid", false);
  zone.own = gridsWithin(element);
  return zone;
}

Grid ModuleBuilder::spacedGrid(pugi::xml_node element, GridKind kind) {
  const bool isHex = kind == GridKind::Hex;
  Grid grid;
  grid.kind = kind;
  grid.dy = attributes_.number(element, "dy", isHex ? kUsualHex : kUsualSquare);
  const double usualWidth = isHex ? std::sqrt(3.0) / 2 * kUsualHex : kUsualSquare;
  grid.dx = attributes_.number(element, "dx", usualWidth);
  // The engine takes that very width for one that wasn't given, and makes it fit the height.
  if (isHex && grid.dx == usualWidth) grid.dx = std::sqrt(3.0) / 2 * grid.dy;
  grid.x0 = attributes_.integer(element, "x0", isHex ? 0 : 24);
  grid.y0 = attributes_.integer(element, "y0", isHex ? 32 : 24);
  grid.sideways = isHex && attributes_.truth(element, "sideways", false);
  constexpr double kLeast = 0.01;
  if (grid.dx < kLeast || grid.dy < kLeast) {
    module_.warnings.push_back(Phrase::of("import.vassal.no-grid"));
    return {};
  }
  for (const pugi::xml_node child : element.children()) {
    const std::string_view numbering = shortClass(child.name());
    if (numbering.find("Numbering") == std::string_view::npos) continue;
    grid.numbering = numberingOf(child, numbering == "HexGridNumbering" || numbering == "SquareGridNumbering");
  }
  return grid;
}

Numbering ModuleBuilder::numberingOf(pugi::xml_node element, bool isKnown) {
  Numbering numbering;
  numbering.isKnown = isKnown;
  numbering.first = attributes_.letter(element, "first", 'H');
  numbering.separator = attributes_.text(element, "sep");
  numbering.hLetters = attributes_.letter(element, "hType", 'N') == 'A';
  numbering.vLetters = attributes_.letter(element, "vType", 'N') == 'A';
  numbering.hLeading = attributes_.integer(element, "hLeading", 1);
  numbering.vLeading = attributes_.integer(element, "vLeading", 1);
  numbering.hOffset = attributes_.integer(element, "hOff", 1);
  numbering.vOffset = attributes_.integer(element, "vOff", 1);
  numbering.hDescends = attributes_.truth(element, "hDescend", false);
  numbering.vDescends = attributes_.truth(element, "vDescend", false);
  numbering.stagger = attributes_.truth(element, "stagger", true);
  numbering.rotation = attributes_.integer(element, "rotateText", 0);
  numbering.isDrawn = attributes_.truth(element, "visible", false);
  numbering.locationFormat = attributes_.text(element, "locationFormat", "$gridLocation$");
  return numbering;
}

}  // namespace redoubt::exchange::vassal::reading
