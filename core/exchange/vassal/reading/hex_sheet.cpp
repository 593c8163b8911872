// A lattice of hexes on the pixels of a map, and which of its hexes lie on the boards.
//
// Lines of hexes lie one beside the other along one axis, places follow each other in a line along the other; odd lines
// are half a place further on. A board that is turned round has the same lattice, but counted backwards; so that odd
// lines are still those that are further on, its places are counted from the other end (see printedNumbers()).
//
// What of the lattice is the map isn't written in a module: the grid goes on over all of the picture. So a line belongs
// to the map if its centres lie on the board, or hardly beside it; lines with numbers below zero don't, nor those at
// the edge which are boxes from end to end. Where the edge runs near the centres, the sheet is cut there.
#include "core/exchange/vassal/reading/hex_sheet.h"

#include <algorithm>
#include <cmath>

#include "core/exchange/vassal/reading/hex_numbers.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr double kNear = 0.25;         // of a hex: how near an edge runs to centres that it cuts
constexpr double kFit = 0.2;           // of a hex: how far off the lattice the hexes of another board may be
constexpr int kMostLooks = 5'000'000;  // at hexes, to find boxes at the edges
constexpr int kMostHexes = 400'000;

int bounded(double value) {
  return std::isnan(value) ? 0 : static_cast<int>(std::clamp(value, -1e6, 1e6));
}

// A part of the map's pixels along one axis.
struct Stretch {
  double from = 0;
  double to = 0;
};

// What the edges of a range of lines or places look like.
struct CutRange {
  IndexRange range;
  hex::EdgeKind before = hex::EdgeKind::Whole;
  hex::EdgeKind after = hex::EdgeKind::Whole;
};

CutRange linesWithin(const LatticeAxis& axis, Stretch stretch) {
  const double near = kNear * axis.spacing;
  CutRange cut;
  cut.range.first = bounded(std::ceil((stretch.from - near - axis.origin) / axis.spacing));
  cut.range.last = bounded(std::floor((stretch.to + near - axis.origin) / axis.spacing));
  const auto centre = [&](int line) { return axis.origin + line * axis.spacing; };
  if (centre(cut.range.first) - stretch.from <= near) cut.before = hex::EdgeKind::Half;
  if (stretch.to - centre(cut.range.last) <= near) cut.after = hex::EdgeKind::Half;
  return cut;
}

// Places of lines that are alternately half a place further on: `origin` is that of the lines which aren't.
CutRange placesWithin(LatticeAxis axis, Stretch stretch) {
  const double near = kNear * axis.spacing;
  const double half = axis.spacing / 2;
  CutRange cut;
  cut.range.first = bounded(std::ceil((stretch.from - near - axis.origin) / axis.spacing));
  cut.range.last = bounded(std::floor((stretch.to + near - axis.origin - half) / axis.spacing));
  const double before = axis.origin + cut.range.first * axis.spacing - stretch.from;
  const double after = stretch.to - (axis.origin + half + cut.range.last * axis.spacing);
  cut.before = before <= near ? hex::EdgeKind::Half : hex::EdgeKind::HalfUnnumbered;
  cut.after = after <= near ? hex::EdgeKind::Half : hex::EdgeKind::HalfUnnumbered;
  // The half hexes in the notches are a line of their own.
  if (cut.before == hex::EdgeKind::HalfUnnumbered) --cut.range.first;
  if (cut.after == hex::EdgeKind::HalfUnnumbered) ++cut.range.last;
  return cut;
}

void dropFirst(CutRange& cut) {
  ++cut.range.first;
  cut.before = hex::EdgeKind::Whole;
}
void dropLast(CutRange& cut) {
  --cut.range.last;
  cut.after = hex::EdgeKind::Whole;
}

// What is below zero has no number of ours. An outermost line without numbers may be there all the same. Where authors
// count from 1, what the edge leaves of a line before the first is not of the map.
void dropBelowZero(CutRange& cut, const PrintedAxis& printed) {
  const auto isBelow = [&](int index, hex::EdgeKind edge) {
    if (hex::isUnnumbered(edge) && cut.range.count() > 1) return false;
    const bool isRest = printed.sign > 0 && printed.base >= 1 && index < 0 && edge == hex::EdgeKind::Half;
    return printed.valueOf(index) < 0 || (isRest && printed.valueOf(index) == 0);
  };
  while (!cut.range.empty() && isBelow(cut.range.first, cut.before)) dropFirst(cut);
  while (!cut.range.empty() && isBelow(cut.range.last, cut.after)) dropLast(cut);
}

class SheetMaker {
 public:
  SheetMaker(const PlacedBoard& board, const HexField& field) : board_(board), field_(field) {
    const Grid& grid = *field.grid;
    lattice_.sideways = grid.sideways;
    const Pixel corner = grid.sideways ? Pixel{board.corner.y, board.corner.x} : board.corner;
    const Extent size = grid.sideways ? Extent{board.size.height, board.size.width} : board.size;
    lattice_.line.spacing = grid.dx;
    lattice_.place.spacing = grid.dy;
    lattice_.line.origin = corner.x + static_cast<double>(board.reversed ? size.width - grid.x0 : grid.x0);
    lattice_.place.origin = corner.y + static_cast<double>(board.reversed ? size.height - grid.y0 : grid.y0);
    const Extent within = field.zone ? extentOf(field.zone->outline) : board.size;
    numbers_ = printedNumbers(grid, within, board.reversed);
    lattice_.stagger = numbers_.stagger;
  }

  const Lattice& lattice() const { return lattice_; }

  // Where the hexes lie on the map: x along the lines, y along the places.
  std::pair<Stretch, Stretch> stretches() const {
    Pixel a = board_.corner;
    Pixel b{a.x + board_.size.width, a.y + board_.size.height};
    if (field_.zone && !field_.zone->outline.empty()) {
      a = b = board_.onMap(field_.zone->outline.front());
      for (const Pixel& each : field_.zone->outline) {
        const Pixel at = board_.onMap(each);
        a = {std::min(a.x, at.x), std::min(a.y, at.y)};
        b = {std::max(b.x, at.x), std::max(b.y, at.y)};
      }
    }
    const Stretch x{static_cast<double>(a.x), static_cast<double>(b.x)};
    const Stretch y{static_cast<double>(a.y), static_cast<double>(b.y)};
    return lattice_.sideways ? std::pair(y, x) : std::pair(x, y);
  }

  std::variant<HexSheet, Phrase> run(Stretch along, Stretch across, bool isAlone) {
    LatticeAxis earlier = lattice_.place;
    if (lattice_.stagger) earlier.origin -= earlier.spacing / 2;
    CutRange lines = linesWithin(lattice_.line, along);
    CutRange places = placesWithin(earlier, across);
    if (numbers_.areKnown) {
      dropBelowZero(lines, numbers_.line);
      dropBelowZero(places, numbers_.place);
    }
    if (isAlone) dropBoxes(lines, places);
    if (lines.range.empty() || places.range.empty()) return Phrase::of("import.vassal.no-hexes");
    const double count = static_cast<double>(lines.range.count()) * places.range.count();
    if (count > kMostHexes) {
      return Phrase::of("import.vassal.too-many-hexes", {{"most", std::to_string(kMostHexes)}});
    }
    return sheetOf(lines, places);
  }

 private:
  std::variant<HexSheet, Phrase> sheetOf(const CutRange& lines, const CutRange& places) {
    NumberedSpec made = numberedSpec(numbers_, lattice_.sideways, lines.range, places.range);
    const auto layout = madeLayout(made, lines, places);
    if (const auto* error = std::get_if<hex::LayoutError>(&layout)) return error->sentence();
    lattice_.line.shift = made.lineShift;
    lattice_.place.shift = made.placeShift;
    HexSheet sheet{std::get<hex::Layout>(layout), lattice_, {&board_}, numbers_.warnings};
    sheet.warnings.insert(sheet.warnings.end(), made.warnings.begin(), made.warnings.end());
    return sheet;
  }

  // With the board's numbers, or if they can't be ours with plain ones.
  std::variant<hex::Layout, hex::LayoutError> madeLayout(NumberedSpec& made, const CutRange& lines,
                                                         const CutRange& places) const {
    auto layout = hex::Layout::make(withEdges(made.spec, lines, places));
    const auto* error = std::get_if<hex::LayoutError>(&layout);
    if (!error) return layout;
    PrintedNumbers plain;
    plain.stagger = numbers_.stagger;
    const Phrase why = Phrase::of("import.vassal.numbers.other", {{"why", error->reason}});
    made = numberedSpec(plain, lattice_.sideways, lines.range, places.range);
    made.warnings.push_back(why);
    return hex::Layout::make(withEdges(made.spec, lines, places));
  }

  hex::LayoutSpec withEdges(hex::LayoutSpec spec, const CutRange& lines, const CutRange& places) const {
    const CutRange& columns = lattice_.sideways ? places : lines;
    const CutRange& rows = lattice_.sideways ? lines : places;
    spec.edgeLeft = columns.before;
    spec.edgeRight = columns.after;
    spec.edgeTop = rows.before;
    spec.edgeBottom = rows.after;
    return spec;
  }

  Pixel centre(int line, int place) const {
    const bool isOdd = line % 2 != 0;
    const int raw = lattice_.stagger && isOdd ? place - 1 : place;
    const double x = lattice_.line.origin + line * lattice_.line.spacing;
    const double y = lattice_.place.origin + (raw + (isOdd ? 0.5 : 0)) * lattice_.place.spacing;
    const Pixel at{bounded(x), bounded(y)};
    return lattice_.sideways ? Pixel{at.y, at.x} : at;
  }

  bool isBox(int line, int place) {
    if (++looks_ > kMostLooks) return false;
    // Of hexes that the edge of the board cuts what is on it counts.
    const int inset = bounded(kNear * lattice_.place.spacing);
    Pixel at = board_.onBoard(centre(line, place));
    at.x = std::clamp(at.x, inset, std::max(board_.size.width - inset, inset));
    at.y = std::clamp(at.y, inset, std::max(board_.size.height - inset, inset));
    const Zone* zone = zoneAt(*field_.zones, at);
    if (zone) looks_ += static_cast<int>(zone->outline.size());
    looks_ += static_cast<int>(field_.zones->zones.size());
    return zone && !zone->usesBackground;
  }

  // Lines at the edges of which every hex is a part of a box.
  void dropBoxes(CutRange& lines, CutRange& places) {
    if (!field_.zones || field_.zone) return;
    const auto isLineOfBoxes = [&](int line) {
      for (int place = places.range.first; place <= places.range.last; ++place) {
        if (!isBox(line, place)) return false;
      }
      return true;
    };
    const auto isPlaceOfBoxes = [&](int place) {
      for (int line = lines.range.first; line <= lines.range.last; ++line) {
        if (!isBox(line, place)) return false;
      }
      return true;
    };
    for (bool changed = true; changed && !lines.range.empty() && !places.range.empty();) {
      changed = false;
      if (isLineOfBoxes(lines.range.first)) dropFirst(lines), changed = true;
      if (!lines.range.empty() && isLineOfBoxes(lines.range.last)) dropLast(lines), changed = true;
      if (lines.range.empty()) break;
      if (isPlaceOfBoxes(places.range.first)) dropFirst(places), changed = true;
      if (!places.range.empty() && isPlaceOfBoxes(places.range.last)) dropLast(places), changed = true;
    }
  }

  const PlacedBoard& board_;
  HexField field_;
  Lattice lattice_;
  PrintedNumbers numbers_;
  int looks_ = 0;
};

bool isNearWhole(double value) {
  return std::abs(value - std::round(value)) <= kFit;
}

// Whether the hexes of another lattice are hexes of this one too.
bool continues(const Lattice& one, const Lattice& other) {
  const auto isAlike = [](double a, double b) { return std::abs(a - b) <= 0.01 * a; };
  if (one.sideways != other.sideways || !isAlike(one.line.spacing, other.line.spacing) ||
      !isAlike(one.place.spacing, other.place.spacing)) {
    return false;
  }
  const double lines = (other.line.origin - one.line.origin) / one.line.spacing;
  const double places = (other.place.origin - one.place.origin) / one.place.spacing;
  const bool isOdd = std::abs(std::fmod(std::round(lines), 2.0)) == 1;
  return isNearWhole(lines) && isNearWhole(places - (isOdd ? 0.5 : 0));
}

const Zone* largestZoneOfHexes(const Grid& grid) {
  const Zone* largest = nullptr;
  double most = 0;
  for (const Zone& zone : grid.zones) {
    if (zone.own.empty() || zone.own.front().kind != GridKind::Hex) continue;
    const Extent extent = extentOf(zone.outline);
    const double area = static_cast<double>(extent.width) * extent.height;
    if (area > most) largest = &zone;
    most = std::max(most, area);
  }
  return largest;
}

bool numbersDiffer(const HexSheet& sheet, const PlacedBoard& board) {
  const Pixel middle{board.corner.x + board.size.width / 2, board.corner.y + board.size.height / 2};
  const auto hex = sheet.hexAt(middle);
  if (!hex) return false;
  const Pixel centre = board.onBoard(sheet.centreOf(*hex));
  const std::string name = locationName(board.board->grid, board.size, centre);
  return !name.empty() && name != sheet.layout.number(*hex);
}

}  // namespace

std::optional<hex::HexKey> HexSheet::hexAt(Pixel onMap) const {
  for (const PlacedBoard* board : boards) {
    const Pixel at = board->onBoard(onMap);
    const bool isOn =
        board->size == Extent{} || (at.x >= 0 && at.y >= 0 && at.x <= board->size.width && at.y <= board->size.height);
    if (!isOn) continue;
    const auto field = hexFieldOf(*board->board);
    const Zone* zone = field && field->zones ? zoneAt(*field->zones, at) : nullptr;
    if (field && field->zone ? zone != field->zone : zone && !zone->usesBackground) return std::nullopt;
    const Pixel p = lattice.sideways ? Pixel{onMap.y, onMap.x} : onMap;
    const int line = bounded(std::floor((p.x - lattice.line.origin) / lattice.line.spacing + 0.5));
    const bool isOdd = line % 2 != 0;
    const double across = p.y - lattice.place.origin - (isOdd ? lattice.place.spacing / 2 : 0);
    const int place = bounded(std::floor(across / lattice.place.spacing + 0.5)) + (lattice.stagger && isOdd ? 1 : 0);
    const int first = line + lattice.line.shift;
    const int second = place + lattice.place.shift;
    const auto key = lattice.sideways ? hex::HexKey::of(second, first) : hex::HexKey::of(first, second);
    return key && layout.contains(*key) ? key : std::nullopt;
  }
  return std::nullopt;
}

Pixel HexSheet::centreOf(hex::HexKey hex) const {
  const int line = (lattice.sideways ? hex.row() : hex.column()) - lattice.line.shift;
  const int place = (lattice.sideways ? hex.column() : hex.row()) - lattice.place.shift;
  const bool isOdd = line % 2 != 0;
  const int raw = lattice.stagger && isOdd ? place - 1 : place;
  const int x = bounded(std::round(lattice.line.origin + line * lattice.line.spacing));
  const int y = bounded(std::round(lattice.place.origin + (raw + (isOdd ? 0.5 : 0)) * lattice.place.spacing));
  return lattice.sideways ? Pixel{y, x} : Pixel{x, y};
}

std::optional<HexField> hexFieldOf(const Board& board) {
  const Grid& grid = board.grid;
  if (grid.kind == GridKind::Hex) return HexField{&grid};
  if (grid.kind != GridKind::Zones) return std::nullopt;
  if (const Zone* zone = largestZoneOfHexes(grid)) {
    // A grid behind the zones goes before one in a zone, if the zone is not the map itself.
    const Extent extent = extentOf(zone->outline);
    const double share = static_cast<double>(extent.width) * extent.height;
    const double all = static_cast<double>(board.size.width) * board.size.height;
    const bool isBehind = !grid.background.empty() && grid.background.front().kind == GridKind::Hex;
    if (!isBehind || share > all / 2) return HexField{&zone->own.front(), &grid, zone};
  }
  if (grid.background.empty() || grid.background.front().kind != GridKind::Hex) return std::nullopt;
  return HexField{&grid.background.front(), &grid};
}

std::variant<HexSheet, Phrase> hexSheetOf(const BoardLayout& boards) {
  const PlacedBoard* first = nullptr;
  for (const PlacedBoard& board : boards.boards()) {
    if (!first && hexFieldOf(*board.board)) first = &board;
  }
  if (!first) return Phrase::of("import.vassal.no-hex-grid");
  if (first->size == Extent{}) return Phrase::of("import.vassal.no-board-size", {{"board", first->board->name}});
  SheetMaker maker(*first, *hexFieldOf(*first->board));
  auto [along, across] = maker.stretches();
  std::vector<const PlacedBoard*> joined;
  std::vector<Phrase> warnings;
  for (const PlacedBoard& board : boards.boards()) {
    const auto field = &board == first ? std::nullopt : hexFieldOf(*board.board);
    if (!field) continue;
    const SheetMaker other(board, *field);
    if (!continues(maker.lattice(), other.lattice())) {
      warnings.push_back(Phrase::of("import.vassal.board-apart", {{"board", board.board->name}}));
      continue;
    }
    const auto [otherAlong, otherAcross] = other.stretches();
    along = {std::min(along.from, otherAlong.from), std::max(along.to, otherAlong.to)};
    across = {std::min(across.from, otherAcross.from), std::max(across.to, otherAcross.to)};
    joined.push_back(&board);
  }
  auto made = maker.run(along, across, joined.empty());
  auto* sheet = std::get_if<HexSheet>(&made);
  if (!sheet) return made;
  sheet->boards.insert(sheet->boards.end(), joined.begin(), joined.end());
  for (const PlacedBoard* board : joined) {
    if (!numbersDiffer(*sheet, *board)) continue;
    warnings.push_back(Phrase::of("import.vassal.board-numbers", {{"board", board->board->name}}));
  }
  sheet->warnings.insert(sheet->warnings.end(), warnings.begin(), warnings.end());
  return made;
}

}  // namespace redoubt::exchange::vassal::reading
