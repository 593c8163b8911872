// What places are called, by the arithmetic of the engine: pixels are whole numbers, what is left of a division is
// rounded as Java rounds. On a hex grid that lies sideways the two axes change places before anything is reckoned, so
// that lines of hexes are always counted along x. An odd line lies half a hex further on.
#include "core/exchange/vassal/reading/grid.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "core/exchange/vassal/reading/sequence.h"

namespace redoubt::exchange::vassal::reading {
namespace {

int clamped(double value) {
  constexpr double kMost = 1'000'000'000;
  return std::isnan(value) ? 0 : static_cast<int>(std::clamp(value, -kMost, kMost));
}
int rounded(double value) {
  return clamped(std::floor(value + 0.5));
}
bool isOdd(int value) {
  return value % 2 != 0;
}

Pixel swapped(Pixel at, bool isSwapped) {
  return isSwapped ? Pixel{at.y, at.x} : at;
}

// The highest numbers of rows and columns, from which those that descend are counted.
struct Most {
  int rows = 0;
  int columns = 0;
};
Most mostOf(const Grid& grid, Extent within) {
  if (grid.kind == GridKind::Square) {
    return {clamped(within.height / grid.dy + 0.5), clamped(within.width / grid.dx + 0.5)};
  }
  return {rounded(within.height / grid.dx), rounded(within.width / grid.dy)};
}

// A place by the row and column that are numbered, before the first number is added.
struct Numbered {
  int row = 0;
  int column = 0;
};

Numbered numberedHex(const Grid& grid, const Numbering& numbering, Extent within, Pixel at) {
  const RawHex raw = rawHexAt(grid, at);
  const Most most = mostOf(grid, within);
  const bool lineDescends = grid.sideways ? numbering.vDescends : numbering.hDescends;
  const bool placeDescends = grid.sideways ? numbering.hDescends : numbering.vDescends;
  Numbered result{raw.place, raw.line};
  if (lineDescends) result.column = (grid.sideways ? most.rows : most.columns) - raw.line;
  if (placeDescends) result.row = (grid.sideways ? most.columns : most.rows) - raw.place;
  if (numbering.stagger && isOdd(raw.line)) result.row += placeDescends ? -1 : 1;
  return result;
}

Numbered numberedSquare(const Grid& grid, const Numbering& numbering, Extent within, Pixel at) {
  const Most most = mostOf(grid, within);
  Numbered result{clamped((at.y - grid.y0) / grid.dy + 0.5), rounded((at.x - grid.x0) / grid.dx)};
  if (numbering.vDescends) result.row = most.rows - result.row;
  if (numbering.hDescends) result.column = most.columns - result.column;
  return result;
}

Pixel centreOfNumberedHex(const Grid& grid, const Numbering& numbering, Extent within, Numbered place) {
  const Most most = mostOf(grid, within);
  const bool lineDescends = grid.sideways ? numbering.vDescends : numbering.hDescends;
  const bool placeDescends = grid.sideways ? numbering.hDescends : numbering.vDescends;
  if (numbering.stagger && isOdd(place.column)) place.row += placeDescends ? 1 : -1;
  if (lineDescends) place.column = (grid.sideways ? most.rows : most.columns) - place.column;
  if (placeDescends) place.row = (grid.sideways ? most.columns : most.rows) - place.row;
  return centreOf(grid, {place.column, place.row});
}

Pixel centreOfNumberedSquare(const Grid& grid, const Numbering& numbering, Extent within, Numbered place) {
  const Most most = mostOf(grid, within);
  if (numbering.vDescends) place.row = most.rows - place.row;
  if (numbering.hDescends) place.column = most.columns - place.column;
  return {clamped(place.column * grid.dx + grid.x0), clamped(place.row * grid.dy + grid.y0)};
}

// A format with "$name$" for values: texts and names take turns.
struct FormatPart {
  std::string text;
  bool isName = false;
};
std::vector<FormatPart> partsOf(const std::string& format) {
  std::vector<FormatPart> parts;
  SequenceReader reader(format, '$');
  for (bool isName = false; reader.hasMore() && parts.size() < 100; isName = !isName) {
    std::string text = reader.next();
    // An odd sign at the end is no name.
    const bool isValue = isName && reader.hasMore();
    if (!text.empty()) parts.push_back({std::move(text), isValue});
  }
  return parts;
}

std::string numberText(const Grid& grid, Extent within, Pixel at) {
  if (!grid.numbering || !grid.numbering->isKnown) return {};
  const Numbering& numbering = *grid.numbering;
  const Numbered place = grid.kind == GridKind::Hex ? numberedHex(grid, numbering, within, at)
                                                    : numberedSquare(grid, numbering, within, at);
  const std::string row = printed(place.row + numbering.vOffset, numbering.vLetters, numbering.vLeading);
  const std::string column = printed(place.column + numbering.hOffset, numbering.hLetters, numbering.hLeading);
  std::string name;
  for (const FormatPart& part : partsOf(numbering.locationFormat)) {
    if (!part.isName)
      name += part.text;
    else if (part.text == "row")
      name += row;
    else if (part.text == "column")
      name += column;
    else if (part.text == "gridLocation") {
      name += numbering.first == 'H' ? column + numbering.separator + row : row + numbering.separator + column;
    }
  }
  return name;
}

// What is to be found in a name, one after another: a text, the row or the column.
struct Wanted {
  enum class Kind { Text, Row, Column } kind = Kind::Text;
  std::string text = {};
};
std::vector<Wanted> wantedOf(const Numbering& numbering) {
  std::vector<Wanted> wanted;
  const Wanted row{Wanted::Kind::Row}, column{Wanted::Kind::Column};
  for (const FormatPart& part : partsOf(numbering.locationFormat)) {
    if (!part.isName)
      wanted.push_back({Wanted::Kind::Text, part.text});
    else if (part.text == "row")
      wanted.push_back(row);
    else if (part.text == "column")
      wanted.push_back(column);
    else if (part.text == "gridLocation") {
      const bool columnFirst = numbering.first == 'H';
      wanted.push_back(columnFirst ? column : row);
      wanted.push_back({Wanted::Kind::Text, numbering.separator});
      wanted.push_back(columnFirst ? row : column);
    }
  }
  return wanted;
}

std::optional<int> numberOf(std::string_view text, bool letters, int leading) {
  const bool isNegative = text.starts_with('-');
  const std::string_view digits = text.substr(isNegative ? 1 : 0);
  if (digits.empty()) return std::nullopt;
  if (!letters) {
    const bool areDigits = std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!areDigits || static_cast<int>(digits.size()) < leading + 1) return std::nullopt;
    return wholeNumber(text);
  }
  const bool isOneLetter = digits.front() >= 'A' && digits.front() <= 'Z' &&
                           digits.find_first_not_of(digits.front()) == std::string_view::npos;
  if (!isOneLetter) return std::nullopt;
  const int value = 26 * (static_cast<int>(digits.size()) - 1) + (digits.front() - 'A');
  return isNegative ? -value : value;
}

struct Found {
  std::optional<int> row;
  std::optional<int> column;
};

// Tries the longest texts first, as the engine does.
bool matches(const std::vector<Wanted>& wanted, std::size_t next, std::string_view name, const Numbering& numbering,
             Found& found) {
  if (next == wanted.size()) return name.empty() && found.row && found.column;
  const Wanted& part = wanted[next];
  if (part.kind == Wanted::Kind::Text) {
    return name.starts_with(part.text) && matches(wanted, next + 1, name.substr(part.text.size()), numbering, found);
  }
  const bool isRow = part.kind == Wanted::Kind::Row;
  for (std::size_t length = std::min<std::size_t>(name.size(), 10); length > 0; --length) {
    const auto value = numberOf(name.substr(0, length), isRow ? numbering.vLetters : numbering.hLetters,
                                isRow ? numbering.vLeading : numbering.hLeading);
    if (!value) continue;
    Found tried = found;
    (isRow ? tried.row : tried.column) = value;
    if (!matches(wanted, next + 1, name.substr(length), numbering, tried)) continue;
    found = tried;
    return true;
  }
  return false;
}

std::optional<Pixel> placeNumbered(const Grid& grid, Extent within, const std::string& name) {
  if (!grid.numbering || !grid.numbering->isKnown) return std::nullopt;
  const Numbering& numbering = *grid.numbering;
  const auto wanted = wantedOf(numbering);
  Found found;
  if (wanted.size() > 12 || !matches(wanted, 0, name, numbering, found)) return std::nullopt;
  const Numbered place{clamped(static_cast<double>(*found.row) - numbering.vOffset),
                       clamped(static_cast<double>(*found.column) - numbering.hOffset)};
  return grid.kind == GridKind::Hex ? centreOfNumberedHex(grid, numbering, within, place)
                                    : centreOfNumberedSquare(grid, numbering, within, place);
}

const Region* nearestRegion(const Grid& grid, Pixel at) {
  const Region* nearest = nullptr;
  double least = std::numeric_limits<double>::max();
  for (const Region& region : grid.regions) {
    const double distance =
        std::hypot(static_cast<double>(at.x) - region.at.x, static_cast<double>(at.y) - region.at.y);
    if (distance < least) nearest = &region;
    least = std::min(least, distance);
  }
  return nearest;
}

const Grid* gridIn(const Grid& zoned, const Zone& zone) {
  const std::vector<Grid>& grids = zone.usesBackground ? zoned.background : zone.own;
  return grids.empty() ? nullptr : &grids.front();
}

std::string zoneText(const Grid& zoned, Extent within, const Zone& zone, Pixel at) {
  std::string name;
  for (const FormatPart& part : partsOf(zone.locationFormat)) {
    if (!part.isName)
      name += part.text;
    else if (part.text == "name")
      name += zone.name;
    else if (part.text == "gridLocation") {
      const Grid* grid = gridIn(zoned, zone);
      if (grid) name += locationName(*grid, zone.usesBackground ? within : extentOf(zone.outline), at);
    }
  }
  return name;
}

Pixel middleOf(const Zone& zone) {
  std::int64_t x = 0;
  std::int64_t y = 0;
  for (const Pixel& each : zone.outline) {
    x += each.x;
    y += each.y;
  }
  const auto number = static_cast<std::int64_t>(zone.outline.size());
  const Pixel middle{static_cast<int>(x / number), static_cast<int>(y / number)};
  return isInside(zone.outline, middle) ? middle : zone.outline.front();
}

std::optional<Pixel> placeInZone(const Grid& zoned, Extent within, const Zone& zone, const std::string& name) {
  if (zone.outline.empty()) return std::nullopt;
  const Grid* grid = gridIn(zoned, zone);
  std::string before, after;
  bool hasPlace = false;
  for (const FormatPart& part : partsOf(zone.locationFormat)) {
    std::string& side = hasPlace ? after : before;
    if (!part.isName)
      side += part.text;
    else if (part.text == "name")
      side += zone.name;
    else if (part.text == "gridLocation" && grid)
      hasPlace = true;
  }
  if (!hasPlace) return !before.empty() && name == before ? std::optional(middleOf(zone)) : std::nullopt;
  const bool fits = name.size() >= before.size() + after.size() && name.starts_with(before) && name.ends_with(after);
  if (!fits) return std::nullopt;
  const std::string inner = name.substr(before.size(), name.size() - before.size() - after.size());
  const auto at = placeCalled(*grid, zone.usesBackground ? within : extentOf(zone.outline), inner);
  return at && isInside(zone.outline, *at) ? at : std::nullopt;
}

}  // namespace

bool isInside(const std::vector<Pixel>& outline, Pixel at) {
  bool inside = false;
  for (std::size_t i = 0, before = outline.size() - 1; i < outline.size(); before = i++) {
    const Pixel a = outline[i];
    const Pixel b = outline[before];
    if ((a.y > at.y) == (b.y > at.y)) continue;
    const double share = (static_cast<double>(at.y) - a.y) / (static_cast<double>(b.y) - a.y);
    if (at.x < a.x + share * (static_cast<double>(b.x) - a.x)) inside = !inside;
  }
  return inside;
}

Extent extentOf(const std::vector<Pixel>& outline) {
  if (outline.empty()) return {};
  const auto [left, right] =
      std::minmax_element(outline.begin(), outline.end(), [](const Pixel& a, const Pixel& b) { return a.x < b.x; });
  const auto [top, bottom] =
      std::minmax_element(outline.begin(), outline.end(), [](const Pixel& a, const Pixel& b) { return a.y < b.y; });
  return {right->x - left->x, bottom->y - top->y};
}

RawHex rawHexAt(const Grid& grid, Pixel at) {
  const Pixel p = swapped(at, grid.sideways);
  const double along = static_cast<double>(p.x) - grid.x0;
  const double across = static_cast<double>(p.y) - grid.y0;
  const int line = rounded(along / grid.dx);
  return {line, rounded((isOdd(line) ? across - grid.dy / 2 : across) / grid.dy)};
}

Pixel centreOf(const Grid& grid, RawHex hex) {
  const double half = isOdd(hex.line) ? grid.dy / 2 : 0;
  const Pixel p{clamped(hex.line * grid.dx) + grid.x0, clamped(hex.place * grid.dy + half) + grid.y0};
  return swapped(p, grid.sideways);
}

std::string locationName(const Grid& grid, Extent within, Pixel at) {
  switch (grid.kind) {
    case GridKind::None: return {};
    case GridKind::Hex:
    case GridKind::Square: return numberText(grid, within, at);
    case GridKind::Regions: {
      const Region* region = nearestRegion(grid, at);
      return region ? region->name : std::string();
    }
    case GridKind::Zones: break;
  }
  if (const Zone* zone = zoneAt(grid, at)) return zoneText(grid, within, *zone, at);
  return grid.background.empty() ? std::string() : locationName(grid.background.front(), within, at);
}

std::optional<Pixel> placeCalled(const Grid& grid, Extent within, const std::string& name) {
  if (grid.kind == GridKind::Hex || grid.kind == GridKind::Square) return placeNumbered(grid, within, name);
  for (const Region& region : grid.regions) {
    if (region.name == name) return region.at;
  }
  for (const Zone& zone : grid.zones) {
    if (const auto at = placeInZone(grid, within, zone, name)) return at;
  }
  return grid.background.empty() ? std::nullopt : placeCalled(grid.background.front(), within, name);
}

const Zone* zoneAt(const Grid& grid, Pixel at) {
  const auto found =
      std::find_if(grid.zones.begin(), grid.zones.end(), [&](const Zone& zone) { return isInside(zone.outline, at); });
  return found == grid.zones.end() ? nullptr : &*found;
}

std::string printed(int value, bool letters, int leading) {
  std::string text = value < 0 ? "-" : "";
  const int size = std::abs(std::max(value, -std::numeric_limits<int>::max()));
  if (letters) {
    constexpr int kMostLetters = 100;
    const int number = std::min(size / 26 + 1, kMostLetters);
    return text + std::string(static_cast<std::size_t>(number), static_cast<char>('A' + size % 26));
  }
  const std::string digits = std::to_string(size);
  const int zeros = std::clamp(leading, 0, 20) + 1 - static_cast<int>(digits.size());
  return text + std::string(static_cast<std::size_t>(std::max(zeros, 0)), '0') + digits;
}

}  // namespace redoubt::exchange::vassal::reading
