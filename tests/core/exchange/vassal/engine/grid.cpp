#include "tests/core/exchange/vassal/engine/grid.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <regex>

#include "tests/core/exchange/vassal/engine/sequence.h"

namespace redoubt::exchange::vassal::engine {
namespace {

constexpr size_t kLongestName = 200, kLongestPattern = 2000;
constexpr int kMostPlaces = 1000000;  // in one direction; no board is as large

/// A double made an int as Java does it.
int cut(double value) {
  if (std::isnan(value)) return 0;
  if (value >= std::numeric_limits<int>::max()) return std::numeric_limits<int>::max();
  if (value <= std::numeric_limits<int>::min()) return std::numeric_limits<int>::min();
  return static_cast<int>(value);
}

int rounded(double value) {
  return cut(std::floor(value + 0.5));
}

/// "$a$ text $b$" taken apart: every second piece is the name of a property.
struct FormatPart {
  std::string text;
  bool isProperty = false;
};

std::vector<FormatPart> partsOf(const std::string& format) {
  std::vector<FormatPart> parts;
  bool isProperty = true;
  for (Tokens tokens(format, '$'); tokens.more();) {
    const std::string token = *tokens.next();
    isProperty = !isProperty;
    if (!token.empty()) parts.push_back({token, isProperty && tokens.more()});
  }
  return parts;
}

std::string quoted(const std::string& text) {
  std::string pattern;
  for (const char c : text) {
    if (std::string_view(R"(\^$.|?*+()[]{}/)").find(c) != std::string_view::npos) pattern += '\\';
    pattern += c;
  }
  return pattern;
}

std::string letters(int number) {
  std::string text;
  do {
    text += static_cast<char>('A' + number % 26);
    number -= 26;
  } while (number >= 0 && text.size() < kLongestName);
  return text;
}

std::string numberName(int number, char type, int leading) {
  std::string text = number < 0 ? "-" : "";
  number = std::abs(number);
  if (type == 'A') return text + letters(number);
  for (; leading > 0 && number < std::pow(10.0, leading); --leading) text += '0';
  return text + std::to_string(number);
}

std::optional<int> parsedName(const std::string& name, char type) {
  if (type != 'A') {
    const auto value = javaInt(name);
    return value && std::abs(*value) <= kMostPlaces ? value : std::nullopt;
  }
  const bool negative = name.starts_with('-');
  const size_t start = negative ? 1 : 0;
  const int value = static_cast<int>(name.size() - start - 1) * 26 + (name.back() - 'A');
  return negative ? -value : value;
}

std::string patternOf(char type, int leading) {
  if (type != 'A') return "-?[0-9]{" + std::to_string(leading + 1) + ",}";
  std::string pattern = "-?(?:";
  for (char c = 'A'; c <= 'Z'; ++c) pattern += std::string(c == 'A' ? "" : "|") + c + "+";
  return pattern + ")";
}

struct Index {
  int column = 0, row = 0;
};

/// The arithmetic of one grid of hexes or squares and its numbering.
class RegularGrid {
 public:
  RegularGrid(const Grid& grid, const Numbering& numbering) : grid_(grid), n_(numbering) {}

  std::string nameAt(Place place) const {
    const Index at = isHexes() ? hexAt(place) : squareAt(place);
    const std::string row = numberName(at.row + n_.verticalFirst, n_.verticalType, n_.verticalLeading);
    const std::string column = numberName(at.column + n_.horizontalFirst, n_.horizontalType, n_.horizontalLeading);
    std::string name;
    for (const FormatPart& part : partsOf(n_.format)) {
      if (!part.isProperty)
        name += part.text;
      else if (part.text == "gridLocation")
        name += n_.first == 'H' ? column + n_.separator + row : row + n_.separator + column;
      else if (part.text == "row")
        name += row;
      else if (part.text == "column")
        name += column;
    }
    return name;
  }

  std::optional<Place> placeOf(const std::string& name) const {
    const std::string column = "(" + patternOf(n_.horizontalType, n_.horizontalLeading) + ")";
    const std::string row = "(" + patternOf(n_.verticalType, n_.verticalLeading) + ")";
    std::string pattern;
    size_t groups = 0, columnGroup = 0, rowGroup = 0;
    for (const FormatPart& part : partsOf(n_.format)) {
      if (!part.isProperty) {
        pattern += quoted(part.text);
      } else if (part.text == "gridLocation") {
        const bool columnFirst = n_.first == 'H';
        pattern += columnFirst ? column + quoted(n_.separator) + row : row + quoted(n_.separator) + column;
        (columnFirst ? columnGroup : rowGroup) = ++groups;
        (columnFirst ? rowGroup : columnGroup) = ++groups;
      } else if (part.text == "row") {
        pattern += row;
        rowGroup = ++groups;
      } else if (part.text == "column") {
        pattern += column;
        columnGroup = ++groups;
      }
    }
    std::smatch match;
    if (columnGroup == 0 || rowGroup == 0 || pattern.size() > kLongestPattern) return std::nullopt;
    if (!std::regex_match(name, match, std::regex(pattern))) return std::nullopt;
    const auto columnNumber = parsedName(match[columnGroup], n_.horizontalType);
    const auto rowNumber = parsedName(match[rowGroup], n_.verticalType);
    if (!columnNumber || !rowNumber) return std::nullopt;
    const Index index{*columnNumber - n_.horizontalFirst, *rowNumber - n_.verticalFirst};
    return isHexes() ? hexCentre(index) : squareCentre(index);
  }

 private:
  bool isHexes() const { return grid_.shape == Grid::Shape::Hexes; }
  Place swapped(Place place) const { return grid_.sideways ? Place{place.y, place.x} : place; }
  int mostRows() const { return cut(grid_.height / (isHexes() ? grid_.dx : grid_.dy) + 0.5); }
  int mostColumns() const { return cut(grid_.width / (isHexes() ? grid_.dy : grid_.dx) + 0.5); }

  /// Whether the numbers of lines along the other axis count down: of a sideways grid "H" and "V" change places.
  bool placesDescend() const { return grid_.sideways ? n_.horizontalDescends : n_.verticalDescends; }

  Index hexAt(Place board) const {
    const Place p = swapped(board);
    const double x = 1.0 * p.x - grid_.origin.x, y = 1.0 * p.y - grid_.origin.y;
    const int line = cut(std::floor(x / grid_.dx + 0.5)), nearest = rounded(x / grid_.dx);
    const double shift = nearest % 2 == 0 ? 0 : grid_.dy / 2;
    Index index{line, rounded((y - shift) / grid_.dy)};
    if (n_.verticalDescends && grid_.sideways) index.column = mostRows() - index.column;
    if (n_.horizontalDescends && !grid_.sideways) index.column = mostColumns() - index.column;
    if (n_.verticalDescends && !grid_.sideways) index.row = mostRows() - index.row;
    if (n_.horizontalDescends && grid_.sideways) index.row = mostColumns() - index.row;
    if (n_.stagger && line % 2 != 0) index.row += placesDescend() ? -1 : 1;
    return index;
  }

  Place hexCentre(Index index) const {
    if (n_.stagger && index.column % 2 != 0) index.row += placesDescend() ? 1 : -1;
    if (grid_.sideways) {
      if (n_.verticalDescends) index.column = mostRows() - index.column;
      if (n_.horizontalDescends) index.row = mostColumns() - index.row;
    } else {
      if (n_.horizontalDescends) index.column = mostColumns() - index.column;
      if (n_.verticalDescends) index.row = mostRows() - index.row;
    }
    const double shift = index.column % 2 == 0 ? 0 : grid_.dy / 2;
    return swapped({cut(1.0 * cut(index.column * grid_.dx) + grid_.origin.x),
                    cut(1.0 * cut(index.row * grid_.dy + shift) + grid_.origin.y)});
  }

  Index squareAt(Place p) const {
    Index index{cut(std::floor((1.0 * p.x - grid_.origin.x) / grid_.dx + 0.5)),
                cut((1.0 * p.y - grid_.origin.y) / grid_.dy + 0.5)};  // rows are cut off, columns go down
    if (n_.verticalDescends) index.row = mostRows() - index.row;
    if (n_.horizontalDescends) index.column = mostColumns() - index.column;
    return index;
  }

  Place squareCentre(Index index) const {
    if (n_.verticalDescends) index.row = mostRows() - index.row;
    if (n_.horizontalDescends) index.column = mostColumns() - index.column;
    return {cut(index.column * grid_.dx + grid_.origin.x), cut(index.row * grid_.dy + grid_.origin.y)};
  }

  const Grid& grid_;
  const Numbering& n_;
};

std::optional<std::string> regionAt(const std::vector<Region>& regions, Place place) {
  const auto distance = [&](const Region& region) {
    const double x = 1.0 * place.x - region.origin.x, y = 1.0 * place.y - region.origin.y;
    return x * x + y * y;
  };
  const auto nearest = std::ranges::min_element(regions, {}, distance);
  return nearest == regions.end() ? std::nullopt : std::optional(nearest->name);
}

const Grid* gridIn(const Zone& zone, const Grid& holder) {
  if (zone.usesBoardsGrid) return holder.background.empty() ? nullptr : &holder.background.front();
  return zone.grid.empty() ? nullptr : &zone.grid.front();
}

std::string zoneName(const Zone& zone, const Grid* grid, Place place) {
  std::string name;
  for (const FormatPart& part : partsOf(zone.format)) {
    if (!part.isProperty)
      name += part.text;
    else if (part.text == "name")
      name += zone.name;
    else if (part.text == "gridLocation" && grid)
      name += grid->nameAt(place).value_or("");
  }
  return name;
}

Place middleOf(const Zone& zone) {
  double x = 0, y = 0;
  for (const Place& corner : zone.corners) x += corner.x, y += corner.y;
  const double count = static_cast<double>(zone.corners.size());
  const Place middle{cut(x / count), cut(y / count)};
  return zone.contains(middle) ? middle : zone.corners.front();
}

std::optional<Place> placeInZone(const Zone& zone, const Grid* grid, const std::string& name) {
  std::string pattern;
  bool asksGrid = false;
  for (const FormatPart& part : partsOf(zone.format)) {
    if (!part.isProperty)
      pattern += quoted(part.text);
    else if (part.text == "name")
      pattern += quoted(zone.name);
    else if (part.text == "gridLocation" && grid)
      pattern += "(.*)", asksGrid = true;
  }
  std::smatch match;
  if (pattern.empty() || pattern.size() > kLongestPattern || zone.corners.empty()) return {};
  if (!std::regex_match(name, match, std::regex(pattern))) return {};
  return asksGrid ? grid->placeOf(match[match.size() - 1]) : std::optional(middleOf(zone));
}

Place snappedToHex(const Grid& grid, Place board) {
  const Place p = grid.sideways ? Place{board.y, board.x} : board;
  const double x = 1.0 * p.x - grid.origin.x, y = 1.0 * p.y - grid.origin.y;
  const auto centre = [&](int line, int place) {
    const int shift = line % 2 == 0 ? 0 : cut(grid.dy / 2);
    return Place{cut(grid.dx * line + grid.origin.x), cut(grid.dy * place + shift + grid.origin.y)};
  };
  const int line = cut(std::floor((x + grid.dx / 2) / grid.dx));
  Place best;
  double least = std::numeric_limits<double>::max();
  for (int l = line - 1; l <= line + 1; ++l) {  // the nearest centre is the hex that the point lies in
    const int place = cut(std::floor((y - (l % 2 == 0 ? 0 : grid.dy / 2)) / grid.dy + 0.5));
    const Place c = centre(l, place);
    const double away = std::pow(1.0 * c.x - p.x, 2) + std::pow(1.0 * c.y - p.y, 2);
    if (away < least) least = away, best = c;
  }
  return grid.sideways ? Place{best.y, best.x} : best;
}

/// The nearest of the places that hexes and hexsides have, as HexGrid.sideX and sideY find it: half lines, and on each
/// half places, a quarter further on every second half line. What is near a centre comes to lie on it.
Place snappedToSide(const Grid& grid, Place board) {
  const Place p = grid.sideways ? Place{board.y, board.x} : board;
  const double x = 1.0 * p.x - grid.origin.x, y = 1.0 * p.y - grid.origin.y;
  const int line = cut(std::floor((x + grid.dx / 4) * 2 / grid.dx));
  const double shift = line % 2 == 0 ? grid.dy / 4 : 0;
  const double half = grid.dy / 2 * cut(std::floor((y + shift) * 2 / grid.dy));
  const Place side{cut(grid.dx / 2 * line + grid.origin.x),
                   cut(half + (line % 2 == 0 ? 0 : cut(grid.dy / 4)) + grid.origin.y)};
  const Place found = grid.sideways ? Place{side.y, side.x} : side;
  const Place centre = snappedToHex(grid, board);
  const double away = std::pow(1.0 * centre.x - found.x, 2) + std::pow(1.0 * centre.y - found.y, 2);
  return away <= 2 ? centre : found;
}

}  // namespace

bool Zone::contains(Place place) const {
  if (corners.size() < 3) return false;
  bool inside = false;
  for (size_t i = 0, before = corners.size() - 1; i < corners.size(); before = i++) {
    const Place &a = corners[i], &b = corners[before];
    if ((a.y > place.y) == (b.y > place.y)) continue;
    const double cross = (1.0 * b.x - a.x) * (1.0 * place.y - a.y) / (1.0 * b.y - a.y) + a.x;
    if (place.x < cross) inside = !inside;
  }
  return inside;
}

std::optional<std::string> Grid::nameAt(Place place) const {
  if (shape == Shape::Regions) return regionAt(regions, place);
  if (shape != Shape::Zones) {
    return numbering ? std::optional(RegularGrid(*this, *numbering).nameAt(place)) : std::nullopt;
  }
  const auto zone = std::ranges::find_if(zones, [&](const Zone& z) { return z.contains(place); });
  if (zone != zones.end()) return zoneName(*zone, gridIn(*zone, *this), place);
  return background.empty() ? std::nullopt : background.front().nameAt(place);
}

std::optional<Place> Grid::placeOf(const std::string& name) const {
  if (name.size() > kLongestName) return std::nullopt;
  if (shape == Shape::Regions) {
    const auto region = std::ranges::find(regions, name, &Region::name);
    return region == regions.end() ? std::nullopt : std::optional(region->origin);
  }
  if (shape != Shape::Zones) return numbering ? RegularGrid(*this, *numbering).placeOf(name) : std::nullopt;
  for (const Zone& zone : zones) {
    const auto place = placeInZone(zone, gridIn(zone, *this), name);
    if (place && zone.contains(*place)) return place;
  }
  return background.empty() ? std::nullopt : background.front().placeOf(name);
}

Place Grid::snapped(Place place) const {
  if (shape == Shape::Zones) {
    const auto zone = std::ranges::find_if(zones, [&](const Zone& z) { return z.contains(place); });
    const Grid* grid =
        zone == zones.end() ? (background.empty() ? nullptr : &background.front()) : gridIn(*zone, *this);
    return grid ? grid->snapped(place) : place;
  }
  if (shape != Shape::Hexes || !snaps || dx <= 0 || dy <= 0) return place;
  return edges ? snappedToSide(*this, place) : snappedToHex(*this, place);
}

}  // namespace redoubt::exchange::vassal::engine
