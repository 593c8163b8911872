#include "editor/render/links/way_net.h"

#include <algorithm>

#include "editor/render/links/way_curves.h"

namespace redoubt::render {
namespace {

int rankOf(Pattern pattern) {
  switch (pattern) {
    case Pattern::Road:
    case Pattern::Railway: return 4;
    case Pattern::Lane: return 3;
    case Pattern::Track: return 2;
    default: return 1;
  }
}

bool hasWays(const MapCells& cells, hex::Hex hex) {
  for (int side = 0; side < hex::kSides; ++side) {
    if (wayAcross(cells, hex::hexside(hex, side))) return true;
  }
  return false;
}

bool isVillage(const MapCells& cells, hex::Hex hex) {
  const Cell cell = cells.cell(hex);
  return cell.isOnMap && cells.kind(cell.terrain).pattern == Pattern::Village;
}

std::vector<WayArm> armsOf(const MapCells& cells, hex::Hex hex, WayNet net) {
  std::vector<WayArm> arms;
  for (int side = 0; side < hex::kSides; ++side) {
    if (const auto kind = wayAcross(cells, hex::hexside(hex, side), net)) {
      arms.push_back({side, *kind, rankOf(cells.kind(*kind).pattern)});
    }
  }
  if (net != WayNet::Roads || !isVillage(cells, hex)) return arms;
  const bool hasOwn = !arms.empty();
  for (int side = 0; side < hex::kSides; ++side) {
    const hex::Hex other = hex::neighbour(hex, side);
    if (!isVillage(cells, other) || wayAcross(cells, hex::hexside(hex, side))) continue;
    if (hasWater(cells, hex::hexside(hex, side)) || (hasOwn && hasWays(cells, other))) continue;
    arms.push_back({side, 0, 0});
  }
  return arms;
}

int turn(const WayArm& a, const WayArm& b) {
  const int apart = hex::wrapped(a.side - b.side);
  return std::min(apart, hex::kSides - apart);  // 3 is straight on
}

// The side by which a way that ends at the map's edge leaves it: straight ahead, or half to one side.
std::optional<WayArm> wayOut(const MapCells& cells, hex::Hex hex, const WayArm& arm) {
  const Pattern ground = cells.pattern(hex);
  if (arm.rank == 0 || ground == Pattern::Village || ground == Pattern::Castle) return std::nullopt;
  for (const int ahead : {3, 2, 4}) {
    const int side = hex::wrapped(arm.side + ahead);
    if (!cells.cell(hex::neighbour(hex, side)).isOnMap) return WayArm{side, arm.kind, arm.rank};
  }
  return std::nullopt;
}

// The strongest pair, the straightest of equally strong ones; removed from `arms`.
ThroughPair takePair(std::vector<WayArm>& arms) {
  std::pair<std::size_t, std::size_t> best{0, 1};
  int bestScore = -1;
  for (std::size_t i = 0; i < arms.size(); ++i) {
    for (std::size_t j = i + 1; j < arms.size(); ++j) {
      const auto [weaker, stronger] = std::minmax(arms[i].rank, arms[j].rank);
      const int straight = turn(arms[i], arms[j]);
      const int score = weaker * 100 + straight * 10 + stronger - (straight == 1 ? 90 : 0);
      if (i + j == 1 || score > bestScore) {
        bestScore = score;
        best = {i, j};
      }
    }
  }
  const ThroughPair pair{arms[best.first], arms[best.second]};
  arms.erase(arms.begin() + static_cast<std::ptrdiff_t>(best.second));
  arms.erase(arms.begin() + static_cast<std::ptrdiff_t>(best.first));
  return pair;
}

}  // namespace

std::optional<std::uint16_t> wayAcross(const MapCells& cells, const hex::Hexside& side, WayNet net) {
  const SideCell* cell = cells.side(side);
  std::optional<std::uint16_t> best;
  if (!cell) return best;
  for (const std::uint16_t link : cell->links) {
    const TerrainKind& kind = cells.kind(link);
    if (!kind.isWay() || kind.isRailway() != (net == WayNet::Railways)) continue;
    if (!best || rankOf(kind.pattern) > rankOf(cells.kind(*best).pattern)) best = link;
  }
  return best;
}

WayMeeting meetingIn(const MapCells& cells, hex::Hex hex, WayNet net) {
  WayMeeting meeting;
  std::vector<WayArm> arms = armsOf(cells, hex, net);
  if (arms.size() == 1) {
    if (const auto out = wayOut(cells, hex, arms[0])) arms.push_back(*out);
  }
  if (arms.size() >= 2) meeting.through.push_back(takePair(arms));
  // If the kind changes in the crossing, each of the two ends there.
  if (arms.size() == 2 && turn(arms[0], arms[1]) == 3 && arms[0].rank > 0 && arms[0].kind == arms[1].kind) {
    meeting.through.push_back({arms[0], arms[1]});
    arms.clear();
  }
  meeting.joining = std::move(arms);
  return meeting;
}

std::optional<int> continuation(const MapCells& cells, hex::Hex hex, int side) {
  return continuation(meetingIn(cells, hex), side);
}

std::optional<int> continuation(const WayMeeting& meeting, int side) {
  for (const ThroughPair& pair : meeting.through) {
    for (const int i : {0, 1}) {
      if (pair[static_cast<std::size_t>(i)].side == side) return pair[static_cast<std::size_t>(1 - i)].side;
    }
  }
  return std::nullopt;
}

}  // namespace redoubt::render
