#include "core/model/retrace.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace redoubt::model {
namespace {

constexpr std::size_t kFarthestEdge = 4;  // in hexsides; how far a line is extended to reach the edge

using HexsideKeys = std::set<KeyOf<Hexside>>;

// Four hexes of two columns and two rows: `a` and `b` are no longer neighbours, `c` and `d` have become neighbours.
struct Square {
  hex::HexKey a, b, c, d;
};

std::optional<Square> partedAt(const Relocation& relocation, hex::HexKey corner) {
  const int column = corner.column(), row = corner.row();
  const hex::HexKey right = hex::HexKey::at(column + 1, row);
  const hex::HexKey below = hex::HexKey::at(column, row + 1);
  const hex::HexKey across = hex::HexKey::at(column + 1, row + 1);
  const bool wasAcross = relocation.from().sideBetween(corner, across).has_value();
  const bool isAcross = relocation.to().sideBetween(corner, across).has_value();
  if (wasAcross == isAcross) return std::nullopt;
  return wasAcross ? Square{corner, across, right, below} : Square{right, below, corner, across};
}

// The upper left hexes of the squares that a hexside between these two lies in or ends in.
std::vector<hex::HexKey> squaresAt(hex::HexKey near, hex::HexKey far) {
  const int column = std::min(near.column(), far.column());
  const int row = std::min(near.row(), far.row());
  if (near.column() == far.column()) return {hex::HexKey::at(column - 1, row), hex::HexKey::at(column, row)};
  if (near.row() == far.row()) return {hex::HexKey::at(column, row - 1), hex::HexKey::at(column, row)};
  return {hex::HexKey::at(column, row)};
}

// The square that holds all three hexes of a vertex.
hex::HexKey squareOf(const std::array<hex::HexKey, 3>& hexes) {
  const auto [left, right] = std::minmax({hexes[0].column(), hexes[1].column(), hexes[2].column()});
  const auto [top, bottom] = std::minmax({hexes[0].row(), hexes[1].row(), hexes[2].row()});
  return hex::HexKey::at(left, top);
}

bool isOnEdge(const hex::Layout& layout, hex::Vertex vertex) {
  const auto hexes = hex::hexesOf(vertex);
  const auto on = std::count_if(hexes.begin(), hexes.end(), [&](hex::Hex each) { return layout.contains(each); });
  return on > 0 && on < static_cast<std::ptrdiff_t>(hexes.size());
}

// Draws the lines of one kind.
class LineTracer {
 public:
  LineTracer(const Battle& battle, const Relocation& relocation, std::string kind)
      : battle_(battle),
        from_(relocation.from()),
        to_(relocation.to()),
        relocation_(relocation),
        kind_(std::move(kind)) {}

  void add(const Hexside& row) {
    const auto [near, far] = from_.hexesOf(row.side);
    if (!isOnNewMap(near, far)) return;
    for (const hex::HexKey corner : squaresAt(near, far)) squares_.insert(corner);
    if (row.high) return;
    for (const hex::Vertex end : from_.verticesOf(row.side)) {
      if (isOnEdge(from_, end) && isDeadEnd(end)) edgeEnds_.emplace(squareOf(from_.hexesOf(end)), row.key());
    }
  }

  std::vector<Traced<Hexside>> run() && {
    std::vector<std::pair<Square, const Hexside*>> alone;
    for (const hex::HexKey corner : squares_) {
      const auto square = partedAt(relocation_, corner);
      if (!square) continue;
      const Hexside* parted = rowBetween(square->a, square->b);
      const std::vector<Arm> arms = armsOf(*square);
      if (!arms.empty()) traceAt(*square, parted, arms);
      if (arms.empty() && parted) alone.emplace_back(*square, parted);
    }
    for (const auto& [square, row] : alone) moveAside(square, *row);
    for (const auto& [corner, like] : edgeEnds_) reachEdge(corner, like);
    return std::move(traced_);
  }

 private:
  // A hexside that stays, and ends in the new one between `c` and `d`.
  struct Arm {
    const Hexside* row;
    hex::HexKey stays;  // `a` or `b`: at whose end of the new hexside
    hex::HexKey joins;  // `c` or `d`
  };

  bool isOnNewMap(hex::HexKey a, hex::HexKey b) const { return to_.contains(a) || to_.contains(b); }

  const Hexside* rowBetween(hex::HexKey a, hex::HexKey b) const {
    const auto side = from_.sideBetween(a, b);
    return side && isOnNewMap(a, b) ? battle_.find<Hexside>({*side, kind_}) : nullptr;
  }

  std::vector<Arm> armsOf(const Square& square) const {
    std::vector<Arm> arms;
    for (const hex::HexKey joins : {square.c, square.d}) {
      for (const hex::HexKey stays : {square.a, square.b}) {
        if (const Hexside* row = rowBetween(stays, joins)) arms.push_back({row, stays, joins});
      }
    }
    return arms;
  }

  bool isDeadEnd(hex::Vertex end) const {
    const auto sides = from_.sidesOf(end);
    return std::count_if(sides.begin(), sides.end(), [&](hex::HexsideKey side) {
             return battle_.find<Hexside>({side, kind_}) != nullptr;
           }) == 1;
  }

  bool hasLine(hex::HexsideKey side) const {
    const auto [near, far] = to_.hexesOf(side);
    return drawn_.contains({side, kind_}) || rowBetween(near, far);
  }

  int level(hex::HexKey hex) const {
    const HexRow* row = battle_.find<HexRow>(hex);
    return row ? row->level : 0;
  }

  std::optional<hex::HexKey> upperHex(const Hexside& row) const {
    if (!row.high) return std::nullopt;
    const auto [near, far] = from_.hexesOf(row.side);
    return *row.high == HighSide::Near ? near : far;
  }

  std::optional<hex::HexKey> lowerHex(const Hexside& row) const {
    if (!row.high) return std::nullopt;
    const auto [near, far] = from_.hexesOf(row.side);
    return *row.high == HighSide::Near ? far : near;
  }

  // Two arms that met, or were joined by the side that has disappeared, must be joined again; a single one keeps its
  // length.
  void traceAt(const Square& square, const Hexside* parted, const std::vector<Arm>& arms) {
    const auto wouldPart = [&](const Arm& one, const Arm& other) {
      return one.stays != other.stays && (parted || one.joins == other.joins);
    };
    bool isNeeded = parted && arms.size() == 1;
    for (const Arm& one : arms) {
      for (const Arm& other : arms) isNeeded = isNeeded || wouldPart(one, other);
    }
    if (!isNeeded) return;
    const Hexside& like = parted ? *parted : *arms.front().row;
    const bool isDirected =
        like.high || std::any_of(arms.begin(), arms.end(), [](const Arm& arm) { return arm.row->high.has_value(); });
    const auto upper = isDirected ? upperAcross(square, parted, arms) : std::nullopt;
    if (isDirected && !upper) return;
    draw(square.c, square.d, upper, ownerOf(like, arms), like);
  }

  static std::optional<Id<Army>> ownerOf(const Hexside& like, const std::vector<Arm>& arms) {
    std::optional<Id<Army>> owner = like.owner;
    for (const Arm& arm : arms) owner = owner ? owner : arm.row->owner;
    return owner;
  }

  // The upper one of `c` and `d`; nothing if neither is, so that no slope belongs between them.
  std::optional<hex::HexKey> upperAcross(const Square& square, const Hexside* parted,
                                         const std::vector<Arm>& arms) const {
    const int higher = level(square.c) - level(square.d);
    if (higher != 0) return higher > 0 ? square.c : square.d;
    int votes = 0;  // for `c`
    bool areAsLevels = !parted || isAsLevels(*parted);
    for (const Arm& arm : arms) {
      if (!arm.row->high) continue;
      areAsLevels = areAsLevels && isAsLevels(*arm.row);
      votes += (upperHex(*arm.row) == arm.joins) == (arm.joins == square.c) ? 1 : -1;
    }
    if (areAsLevels || (votes == 0 && !parted)) return std::nullopt;
    return votes >= 0 ? square.c : square.d;
  }

  bool isAsLevels(const Hexside& row) const { return row.high && level(*upperHex(row)) > level(*lowerHex(row)); }

  void draw(hex::HexKey one, hex::HexKey other, std::optional<hex::HexKey> upper, std::optional<Id<Army>> owner,
            const Hexside& like) {
    const auto side = to_.sideBetween(one, other);
    if (!side || !to_.contains(*side)) return;
    Hexside row{*side, kind_, std::nullopt, owner};
    if (upper) row.high = side->hex() == *upper ? HighSide::Near : HighSide::Far;
    if (drawn_.insert(row.key()).second) traced_.push_back({std::move(row), like.key()});
  }

  // Moves the mark to the steepest free side of its upper hex, or without an upper hex to the first free side.
  void moveAside(const Square& square, const Hexside& row) {
    struct Place {
      hex::HexKey stays, joins, upper;
      int height;
    };
    std::vector<Place> places;
    const hex::HexKey first = upperHex(row).value_or(square.a);
    for (const hex::HexKey stays : {first, first == square.a ? square.b : square.a}) {
      for (const hex::HexKey joins : {square.c, square.d}) {
        const auto side = to_.sideBetween(stays, joins);
        if (!side || !to_.contains(*side) || hasLine(*side)) continue;
        const int height = level(stays) - level(joins);
        places.push_back(stays == first ? Place{stays, joins, stays, height} : Place{stays, joins, joins, -height});
      }
    }
    if (places.empty()) return;
    const auto best = row.high ? std::max_element(places.begin(), places.end(),
                                                  [](const Place& a, const Place& b) { return a.height < b.height; })
                               : places.begin();
    draw(best->stays, best->joins, row.high ? std::optional(best->upper) : std::nullopt, row.owner, row);
  }

  // Extends the line that ends in this square to the edge, where it ended before.
  void reachEdge(hex::HexKey corner, const KeyOf<Hexside>& like) {
    const auto right = hex::HexKey::at(corner.column() + 1, corner.row());
    const auto below = hex::HexKey::at(corner.column(), corner.row() + 1);
    const auto across = hex::HexKey::at(corner.column() + 1, corner.row() + 1);
    const auto diagonal = to_.sideBetween(corner, across);
    std::optional<hex::Vertex> end;
    for (const hex::Vertex vertex : to_.verticesOf(diagonal ? *diagonal : *to_.sideBetween(right, below))) {
      const int lines = linesAt(vertex);
      if (lines > 0 && isOnEdge(to_, vertex)) return;
      if (lines == 1) end = vertex;
    }
    if (!end) return;
    for (const hex::HexsideKey side : wayToEdge(*end)) {
      const auto [near, far] = to_.hexesOf(side);
      draw(near, far, std::nullopt, std::nullopt, *battle_.find<Hexside>(like));
    }
  }

  int linesAt(hex::Vertex vertex) const {
    const auto sides = to_.sidesOf(vertex);
    return static_cast<int>(std::count_if(sides.begin(), sides.end(), [&](auto side) { return hasLine(side); }));
  }

  std::vector<hex::HexsideKey> wayToEdge(hex::Vertex start) const {
    std::map<hex::Vertex, std::vector<hex::HexsideKey>> ways{{start, {}}};
    std::deque<hex::Vertex> open{start};
    while (!open.empty()) {
      const hex::Vertex vertex = open.front();
      open.pop_front();
      const std::vector<hex::HexsideKey> way = ways[vertex];
      if (isOnEdge(to_, vertex)) return way;
      if (way.size() == kFarthestEdge) continue;
      for (const hex::Vertex next : hex::neighboursOf(vertex)) {
        const hex::HexsideKey side = to_.toKey(*hex::sideBetween(vertex, next));
        if (!to_.contains(side) || linesAt(next) > 0 || ways.contains(next)) continue;
        ways[next] = way;
        ways[next].push_back(side);
        open.push_back(next);
      }
    }
    return {};
  }

  const Battle& battle_;
  const hex::Layout& from_;
  const hex::Layout& to_;
  const Relocation& relocation_;
  std::string kind_;
  std::set<hex::HexKey> squares_;
  std::map<hex::HexKey, KeyOf<Hexside>> edgeEnds_;  // by square: a line that ends at the old map's edge
  HexsideKeys drawn_;
  std::vector<Traced<Hexside>> traced_;
};

// Reroutes roads where the hexes of a link are no longer neighbours.
class WayTracer {
 public:
  WayTracer(const Battle& battle, const Relocation& relocation, const std::vector<Traced<Hexside>>& drawn)
      : battle_(battle), from_(relocation.from()), to_(relocation.to()), relocation_(relocation) {
    for (const Traced<Hexside>& each : drawn) drawnLines_[each.row.side].push_back(each.row.kind);
    for (const Link& row : battle.all<Link>()) {
      if (linesBefore(row.side).empty()) openKinds_.insert(row.kind);
    }
  }

  std::vector<Traced<Link>> run() && {
    const auto& rows = battle_.all<Link>();
    for (auto row = rows.begin(); row != rows.end();) {
      const hex::HexsideKey side = row->side;
      std::vector<const Link*> links;
      for (; row != rows.end() && row->side == side; ++row) links.push_back(&*row);
      leadRound(side, links);
    }
    return std::move(traced_);
  }

 private:
  using Kinds = std::vector<std::string>;

  Kinds linesBefore(hex::HexsideKey side) const {
    Kinds kinds;
    const auto& rows = battle_.all<Hexside>();
    for (auto row = rows.lowerBound({side, std::string()}); row != rows.end() && row->side == side; ++row) {
      kinds.push_back(row->kind);
    }
    return kinds;
  }

  Kinds linesBetween(hex::HexKey a, hex::HexKey b) const {
    Kinds kinds;
    if (const auto side = from_.sideBetween(a, b)) kinds = linesBefore(*side);
    const auto drawn = drawnLines_.find(*to_.sideBetween(a, b));
    if (drawn != drawnLines_.end()) kinds.insert(kinds.end(), drawn->second.begin(), drawn->second.end());
    return kinds;
  }

  // The number of lines that a way from hex to hex crosses and the old side did not have, or the other way round.
  int otherLines(const Kinds& before, hex::HexKey a, hex::HexKey by, hex::HexKey b) const {
    std::map<std::string, int> more;
    for (const std::string& kind : before) --more[kind];
    for (const std::string& kind : linesBetween(a, by)) ++more[kind];
    for (const std::string& kind : linesBetween(by, b)) ++more[kind];
    int sum = 0;
    for (const auto& [kind, count] : more) sum += std::abs(count);
    return sum;
  }

  bool hasLink(hex::HexKey a, hex::HexKey b, const std::string& kind) const {
    const auto side = from_.sideBetween(a, b);
    return side && battle_.find<Link>({*side, kind});
  }

  // How many links of the way exist already. Two ways over the same link would leave a dead end or close a ring.
  int linksAlready(const std::vector<const Link*>& links, hex::HexKey a, hex::HexKey by, hex::HexKey b) const {
    int count = 0;
    for (const Link* link : links) {
      for (const hex::HexKey end : {a, b}) {
        const bool isDrawn = drawn_.contains({*to_.sideBetween(end, by), link->kind});
        if (isDrawn || hasLink(end, by, link->kind)) ++count;
      }
    }
    return count;
  }

  // Sharp bends at `hex` between the new link to `by` and other links of the same kind.
  int bendsAt(const std::vector<const Link*>& links, hex::HexKey hex, hex::HexKey by) const {
    int count = 0;
    for (const Link* link : links) {
      for (int side = 0; side < hex::kSides; ++side) {
        const auto next = from_.neighbour(hex, side);
        if (!next || *next == by || !battle_.find<Link>({from_.side(hex, side), link->kind})) continue;
        if (to_.sideBetween(*next, by) && to_.sideBetween(*next, hex)) ++count;
      }
    }
    return count;
  }

  std::optional<hex::HexKey> bestBetween(const Square& square, const std::vector<const Link*>& links) const {
    const Kinds before = linesBefore(links.front()->side);
    std::optional<std::tuple<int, int, int, hex::HexKey>> best;
    for (const hex::HexKey by : {square.c, square.d}) {
      if (!to_.contains(by)) continue;
      const std::tuple cost(otherLines(before, square.a, by, square.b), linksAlready(links, square.a, by, square.b),
                            bendsAt(links, square.a, by) + bendsAt(links, square.b, by), by);
      if (!best || cost < *best) best = cost;
    }
    return best ? std::optional(std::get<3>(*best)) : std::nullopt;
  }

  void leadRound(hex::HexsideKey side, const std::vector<const Link*>& links) {
    const auto [near, far] = from_.hexesOf(side);
    if (!to_.contains(near) || !to_.contains(far) || to_.sideBetween(near, far)) return;
    const auto square = partedAt(relocation_, squaresAt(near, far).front());
    const auto by = square ? bestBetween(*square, links) : std::nullopt;
    if (!by) return;
    const Kinds before = linesBefore(side);
    const auto crosses = [&](hex::HexKey hex) {
      const Kinds kinds = linesBetween(hex, *by);
      return std::any_of(kinds.begin(), kinds.end(), [&](const std::string& kind) {
        return std::find(before.begin(), before.end(), kind) != before.end();
      });
    };
    for (const Link* link : links) {
      const bool isWay = openKinds_.contains(link->kind);
      const bool isSecond = !isWay && !crosses(square->a) && crosses(square->b);
      if (isWay || !isSecond) draw(square->a, *by, *link);
      if (isWay || isSecond) draw(*by, square->b, *link);
    }
  }

  void draw(hex::HexKey a, hex::HexKey b, const Link& like) {
    if (hasLink(a, b, like.kind)) return;
    const Link row{*to_.sideBetween(a, b), like.kind};
    if (drawn_.insert(row.key()).second) traced_.push_back({row, like.key()});
  }

  const Battle& battle_;
  const hex::Layout& from_;
  const hex::Layout& to_;
  const Relocation& relocation_;
  std::map<hex::HexsideKey, Kinds> drawnLines_;
  std::set<std::string> openKinds_;  // kinds of links of which at least one crosses no line
  std::set<KeyOf<Link>> drawn_;
  std::vector<Traced<Link>> traced_;
};

}  // namespace

std::vector<Traced<Hexside>> retracedHexsides(const Battle& battle, const Relocation& relocation) {
  std::vector<Traced<Hexside>> traced;
  if (!relocation.retraces()) return traced;
  std::map<std::string, LineTracer> tracers;
  for (const Hexside& row : battle.all<Hexside>()) {
    tracers.try_emplace(row.kind, battle, relocation, row.kind).first->second.add(row);
  }
  for (auto& [kind, tracer] : tracers) {
    for (Traced<Hexside>& each : std::move(tracer).run()) traced.push_back(std::move(each));
  }
  return traced;
}

std::vector<Traced<Link>> retracedLinks(const Battle& battle, const Relocation& relocation,
                                        const std::vector<Traced<Hexside>>& drawn) {
  if (!relocation.retraces()) return {};
  return WayTracer(battle, relocation, drawn).run();
}

}  // namespace redoubt::model
