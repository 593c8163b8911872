#include "core/exchange/vassal/reading/battle_map.h"

#include <algorithm>
#include <utility>

namespace redoubt::exchange::vassal::reading {
namespace {

// The boards that a map begins with in the first set-up that says so.
std::vector<ChosenBoard> firstBoards(const Map& map, const std::vector<SetUpState>& setUps) {
  for (const SetUpState& setUp : setUps) {
    const auto found = setUp.boards.find(&map);
    if (found != setUp.boards.end() && !found->second.empty()) return found->second;
  }
  return usualBoards(map);
}

std::size_t cornersOf(const Grid& grid) {
  std::size_t corners = grid.zones.size() + grid.regions.size();
  for (const Zone& zone : grid.zones) corners += zone.outline.size();
  return corners;
}

std::size_t countersOnHexes(const BattleMap& map, const std::vector<SetUpState>& setUps) {
  std::size_t count = 0;
  Effort effort;
  for (const SetUpState& setUp : setUps) {
    Finder finder(setUp, &map, effort);
    for (const Standing& counter : setUp.counters) {
      if (counter.map == map.map && finder.find(counter).hex) ++count;
    }
  }
  return count;
}

std::size_t hexesOf(const BattleMap& map) {
  const hex::LayoutSpec& spec = map.sheet.layout.spec();
  return static_cast<std::size_t>(spec.columns) * static_cast<std::size_t>(spec.rows);
}

}  // namespace

std::optional<BattleMap> battleMap(const Module& module, const std::vector<SetUpState>& setUps,
                                   const ImportOptions& options, std::vector<Unfit>& unfit) {
  std::optional<BattleMap> best;
  std::pair<std::size_t, std::size_t> most;
  for (const Map& map : module.maps) {
    const bool isAsked = options.map.empty() ? map.kind == MapKind::Shared : map.name == options.map;
    if (!isAsked || map.boards.empty()) continue;
    if (!options.board.empty() && !boardCalled(map, options.board)) continue;
    const auto chosen = options.board.empty() ? firstBoards(map, setUps) : std::vector{ChosenBoard{options.board}};
    auto boards = std::make_shared<const BoardLayout>(map, chosen);
    auto made = hexSheetOf(*boards);
    if (auto* why = std::get_if<Phrase>(&made)) {
      unfit.push_back({map.name, std::move(*why)});
      continue;
    }
    BattleMap candidate{&map, std::move(boards), std::get<HexSheet>(std::move(made))};
    const std::pair score(countersOnHexes(candidate, setUps), hexesOf(candidate));
    if (best && score <= most) continue;
    best = std::move(candidate);
    most = score;
  }
  return best;
}

std::vector<HexBoard> hexBoards(const Module& module) {
  std::vector<HexBoard> all;
  for (const Map& map : module.maps) {
    if (map.kind != MapKind::Shared) continue;
    for (const Board& board : map.boards) {
      if (hexFieldOf(board)) all.push_back({map.name, board.name});
    }
  }
  return all;
}

const BoardLayout& Finder::boardsOf(const Map& map) {
  const auto found = boards_.find(&map);
  if (found != boards_.end()) return found->second;
  const auto chosen = setUp_.boards.find(&map);
  return boards_.try_emplace(&map, map, chosen == setUp_.boards.end() ? usualBoards(map) : chosen->second)
      .first->second;
}

Whereabouts Finder::find(const Standing& counter) {
  Whereabouts found;
  found.map = counter.map;
  if (!counter.map) return found;
  found.words = counter.map->name;
  const PlacedBoard* placed = boardsOf(*counter.map).at(counter.at);
  if (!placed) return found;
  effort_.spend(2 * cornersOf(placed->board->grid) + 1);
  const Pixel at = placed->onBoard(counter.at);
  if (battleMap_ && battleMap_->map == counter.map) {
    // The set-up may have set its boards otherwise than the battle does.
    const PlacedBoard* own = battleMap_->boards->called(placed->board->name);
    if (own) found.hex = battleMap_->sheet.hexAt(own->onMap(at));
    if (found.hex) return found;
  }
  const Grid& grid = placed->board->grid;
  const Zone* zone = grid.kind == GridKind::Zones ? zoneAt(grid, at) : nullptr;
  const bool isNamed =
      (zone && !zone->usesBackground) || grid.kind == GridKind::Regions ||
      (grid.kind == GridKind::Zones && !grid.background.empty() && grid.background.front().kind == GridKind::Regions);
  const std::string name = plainName(locationName(grid, placed->size, at), 120);
  if (isNamed) found.space = name.empty() && zone ? zone->name : name;
  if (!name.empty()) found.words += ": " + name;
  return found;
}

}  // namespace redoubt::exchange::vassal::reading
