#include "tests/core/rules/sight/plain_sight.h"

#include <algorithm>

namespace redoubt::rules {

using hex::HexKey;
using hex::HexsideKey;

PlainSight::PlainSight(const model::Battle& battle, const hex::Layout& layout, const SightRules& rules,
                       std::span<const HexKey> occupied)
    : layout_(layout), rules_(rules) {
  cells_.resize(static_cast<std::size_t>((layout.spec().columns + 2) * (layout.spec().rows + 2)));
  layout.forEachHex([&](HexKey key) {
    const model::HexRow* row = battle.find<model::HexRow>(key);
    const std::string& terrain = row ? row->terrain : rules.ground;
    cell(key).isBlocking = rules.blockingTerrain.contains(terrain);
    cell(key).isHigh = rules.highGround.contains(terrain);
  });
  for (const model::Hexside& row : battle.all<model::Hexside>()) {
    if (!layout.contains(row.side) || !rules.blockingSides.contains(row.kind)) continue;
    cell(row.side.hex()).sides[static_cast<std::size_t>(row.side.side())] = true;
  }
  for (const HexKey key : occupied) cell(key).isOccupied = true;
}

const PlainSight::Cell& PlainSight::cell(HexKey key) const {
  const int column = key.column() - layout_.firstColumn() + 1;
  const int row = key.row() - layout_.firstRow() + 1;
  return cells_[static_cast<std::size_t>(column * (layout_.spec().rows + 2) + row)];
}

PlainSight::Cell& PlainSight::cell(HexKey key) {
  return const_cast<Cell&>(std::as_const(*this).cell(key));
}

// Flat-top, a hex is from 2 left to 2 right of its centre and from 1 above to 1 below, the units being half a side
// across and half a height down; pointy-top the other way round.
PlainSight::Point PlainSight::centre(HexKey key) const {
  const auto isShifted = [&](int line) { return (line & 1) == (layout_.spec().shifted == hex::Shifted::Odd ? 1 : 0); };
  if (layout_.orientation() == hex::Orientation::Flat) {
    return {3 * key.column(), 2 * key.row() + (isShifted(key.column()) ? 1 : 0)};
  }
  return {2 * key.column() + (isShifted(key.row()) ? 1 : 0), 3 * key.row()};
}

// The segment is cut off at each of the six sides.
std::optional<PlainSight::Piece> PlainSight::pieceIn(const Segment& line, HexKey key) const {
  static constexpr std::array<Point, 6> kFlat = {{{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}}};
  static constexpr std::array<Point, 6> kPointy = {{{1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}, {1, -1}}};
  const auto& corners = layout_.orientation() == hex::Orientation::Flat ? kFlat : kPointy;
  const Point middle = centre(key);
  Piece piece;
  for (std::size_t i = 0; i < 6; ++i) {
    const Point a{middle.x + corners[i].x, middle.y + corners[i].y};
    const Point b{middle.x + corners[(i + 1) % 6].x, middle.y + corners[(i + 1) % 6].y};
    // How far inside of the side from a to b the segment begins, and how much farther it goes.
    const int begin = (b.x - a.x) * (line.from.y - a.y) - (b.y - a.y) * (line.from.x - a.x);
    const int more = (b.x - a.x) * (line.to.y - line.from.y) - (b.y - a.y) * (line.to.x - line.from.x);
    if (more == 0 && begin < 0) return std::nullopt;
    if (more == 0 && begin == 0) piece.isAlong = true;
    if (more > 0) piece.from = std::max(piece.from, Fraction{-begin, more});
    if (more < 0) piece.to = std::min(piece.to, Fraction{begin, -more});
  }
  return piece.from < piece.to ? std::optional(piece) : std::nullopt;
}

unsigned PlainSight::wayOf(const Segment& line, HexKey key) const {
  const Point at = centre(key);
  const int turn = (line.to.x - line.from.x) * (at.y - line.from.y) - (line.to.y - line.from.y) * (at.x - line.from.x);
  return turn < 0 ? 1 : 2;
}

// The side of a hex beside the line, to the hex that the same stretch has on the other side.
std::optional<HexsideKey> PlainSight::sideAlong(const Segment& line, HexKey key, Fraction stretch) const {
  for (int side = 0; side < hex::kSides; ++side) {
    const auto other = pieceIn(line, *layout_.neighbourAnywhere(key, side));
    if (other && other->isAlong && other->from == stretch) return layout_.side(key, side);
  }
  return std::nullopt;
}

std::optional<PlainSight::Blocker> PlainSight::hexBlocker(const Segment& line, HexKey key) const {
  const auto piece = pieceIn(line, key);
  if (!piece) return std::nullopt;
  Blocker blocker{piece->from, std::nullopt, 3, {false, key, std::nullopt, SightBlock::Unit}};
  if (cell(key).isBlocking) blocker.verdict.reason = SightBlock::Terrain;
  if (piece->isAlong) {
    blocker.stretch = piece->from;
    blocker.ways = wayOf(line, key);
  }
  return blocker;
}

std::optional<PlainSight::Blocker> PlainSight::sideBlocker(const Segment& line, HexsideKey side) const {
  const auto [one, other] = layout_.hexesOf(side);
  const auto a = pieceIn(line, one);
  const auto b = pieceIn(line, other);
  if (!a || !b) return std::nullopt;
  Blocker blocker{{}, std::nullopt, 3, {false, std::nullopt, side, SightBlock::Hexside}};
  if (a->isAlong && b->isAlong) {
    if (!(a->from == b->from)) return std::nullopt;
    blocker.at = a->from;
    blocker.stretch = a->from;
    return blocker;
  }
  if (!(a->to == b->from) && !(b->to == a->from)) return std::nullopt;
  blocker.at = std::min(a->to, b->to);
  if (a->isAlong || b->isAlong) {
    blocker.stretch = a->isAlong ? a->from : b->from;
    blocker.ways = wayOf(line, a->isAlong ? one : other);
  }
  return blocker;
}

// Shows every blocker of the line, in no order, until one stops it.
bool PlainSight::isAnyBlocker(HexKey a, HexKey b, const Visit& stops) const {
  const Segment line{centre(a), centre(b)};
  const auto [firstColumn, lastColumn] = std::minmax({a.column(), b.column()});
  const auto [firstRow, lastRow] = std::minmax({a.row(), b.row()});
  for (int column = firstColumn - 1; column <= lastColumn + 1; ++column) {
    for (int row = firstRow - 1; row <= lastRow + 1; ++row) {
      const HexKey key = HexKey::at(column, row);
      const Cell& here = cell(key);
      if ((here.isBlocking || here.isOccupied) && key != a && key != b) {
        const auto blocker = hexBlocker(line, key);
        if (blocker && stops(*blocker)) return true;
      }
      for (int side = 0; side < 3; ++side) {
        if (!here.sides[static_cast<std::size_t>(side)]) continue;
        const auto blocker = sideBlocker(line, HexsideKey::at(key, side));
        if (blocker && stops(*blocker)) return true;
      }
    }
  }
  return false;
}

bool PlainSight::sees(HexKey a, HexKey b) const {
  if (a == b || (cell(a).isHigh && cell(b).isHigh)) return true;
  if (rules_.endsBlock && (cell(a).isBlocking || cell(b).isBlocking)) return false;
  std::vector<Blocker> along;
  return !isAnyBlocker(a, b, [&](const Blocker& blocker) {
    if (!blocker.stretch || rules_.alongHexside == AlongHexside::Either) return true;
    if (rules_.alongHexside == AlongHexside::None) return false;
    along.push_back(blocker);
    unsigned ways = 0;
    for (const Blocker& each : along) ways |= each.stretch == blocker.stretch ? each.ways : 0;
    return ways == 3;
  });
}

std::vector<SightVerdict> PlainSight::firstBlockers(HexKey a, HexKey b) const {
  if (a == b || (cell(a).isHigh && cell(b).isHigh)) return {};
  if (rules_.endsBlock && cell(a).isBlocking) return {{false, a, std::nullopt, SightBlock::Terrain}};
  std::vector<Blocker> met;
  isAnyBlocker(a, b, [&](const Blocker& blocker) {
    met.push_back(blocker);
    return false;
  });
  const auto counts = [&](const Blocker& blocker) {
    if (!blocker.stretch || rules_.alongHexside == AlongHexside::Either) return true;
    if (rules_.alongHexside == AlongHexside::None) return false;
    unsigned ways = 0;
    for (const Blocker& each : met) ways |= each.stretch == blocker.stretch ? each.ways : 0;
    return ways == 3;
  };
  std::vector<Blocker> blocking;
  std::copy_if(met.begin(), met.end(), std::back_inserter(blocking), counts);
  if (blocking.empty() && rules_.endsBlock && cell(b).isBlocking) {
    return {{false, b, std::nullopt, SightBlock::Terrain}};
  }
  std::vector<SightVerdict> first;
  for (const Blocker& each : blocking) {
    const bool isBeaten =
        std::any_of(blocking.begin(), blocking.end(), [&](const Blocker& other) { return other.at < each.at; });
    if (isBeaten) continue;
    first.push_back(each.verdict);
    if (each.stretch && each.verdict.blockedAt) {
      first.back().blockedAlong = sideAlong({centre(a), centre(b)}, *each.verdict.blockedAt, *each.stretch);
    }
  }
  return first;
}

}  // namespace redoubt::rules
