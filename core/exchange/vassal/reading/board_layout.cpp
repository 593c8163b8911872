#include "core/exchange/vassal/reading/board_layout.h"

#include <algorithm>

#include "core/exchange/vassal/reading/sequence.h"

namespace redoubt::exchange::vassal::reading {
namespace {

constexpr int kFarthest = 50'000'000;

}  // namespace

const Map* Module::mapCalled(const std::string& name) const {
  const auto found = std::find_if(maps.begin(), maps.end(), [&](const Map& map) { return map.name == name; });
  if (found != maps.end()) return &*found;
  if (!name.starts_with("Map")) return nullptr;
  const auto number = wholeNumber(std::string_view(name).substr(3));
  const bool isOne = number && *number >= 0 && static_cast<std::size_t>(*number) < maps.size();
  return isOne ? &maps[static_cast<std::size_t>(*number)] : nullptr;
}

const Board* boardCalled(const Map& map, const std::string& name) {
  const auto found =
      std::find_if(map.boards.begin(), map.boards.end(), [&](const Board& board) { return board.name == name; });
  return found == map.boards.end() ? nullptr : &*found;
}

Pixel PlacedBoard::onBoard(Pixel onMap) const {
  const auto bounded = [](int value) { return std::clamp(value, -kFarthest, kFarthest); };
  const Pixel at{bounded(onMap.x) - corner.x, bounded(onMap.y) - corner.y};
  return reversed ? Pixel{size.width - at.x, size.height - at.y} : at;
}

Pixel PlacedBoard::onMap(Pixel onBoard) const {
  const Pixel at = reversed ? Pixel{size.width - onBoard.x, size.height - onBoard.y} : onBoard;
  return {corner.x + at.x, corner.y + at.y};
}

BoardLayout::BoardLayout(const Map& map, const std::vector<ChosenBoard>& chosen) {
  struct Seat {
    ChosenBoard choice;
    const Board* board = nullptr;
  };
  std::vector<Seat> seats;
  for (const ChosenBoard& choice : chosen) {
    if (const Board* board = boardCalled(map, choice.name)) seats.push_back({choice, board});
  }
  for (const Seat& seat : seats) {
    PlacedBoard placed{seat.board,
                       seat.choice.reversed && seat.board->reversible,
                       {map.padding.width, map.padding.height},
                       seat.board->size};
    for (const Seat& other : seats) {
      const bool isLeft = other.choice.row == seat.choice.row && other.choice.column < seat.choice.column;
      const bool isAbove = other.choice.column == seat.choice.column && other.choice.row < seat.choice.row;
      if (isLeft) placed.corner.x += other.board->size.width;
      if (isAbove) placed.corner.y += other.board->size.height;
    }
    boards_.push_back(placed);
  }
}

const PlacedBoard* BoardLayout::at(Pixel onMap) const {
  for (const PlacedBoard& placed : boards_) {
    const bool isUnknown = placed.size == Extent{} && boards_.size() == 1;
    const Pixel corner = placed.corner;
    const bool isWithin = onMap.x >= corner.x && onMap.y >= corner.y && onMap.x < corner.x + placed.size.width &&
                          onMap.y < corner.y + placed.size.height;
    if (isUnknown || isWithin) return &placed;
  }
  return nullptr;
}

const PlacedBoard* BoardLayout::called(const std::string& name) const {
  const auto found =
      std::find_if(boards_.begin(), boards_.end(), [&](const PlacedBoard& each) { return each.board->name == name; });
  return found == boards_.end() ? nullptr : &*found;
}

std::string BoardLayout::nameOf(Pixel onMap) const {
  const PlacedBoard* placed = at(onMap);
  return placed ? locationName(placed->board->grid, placed->size, placed->onBoard(onMap)) : std::string();
}

std::vector<ChosenBoard> usualBoards(const Map& map) {
  const auto isKnown = [&](const ChosenBoard& choice) { return boardCalled(map, choice.name) != nullptr; };
  if (std::any_of(map.usual.begin(), map.usual.end(), isKnown)) return map.usual;
  if (map.boards.empty()) return {};
  return {ChosenBoard{map.boards.front().name}};
}

}  // namespace redoubt::exchange::vassal::reading
