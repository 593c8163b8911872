#include "core/exchange/vassal/reading/set_up_state.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace redoubt::exchange::vassal::reading {
namespace {

std::string calledAndLooking(const std::string& name, const Piece& piece) {
  return name + "\n" + lookOf(piece);
}

const std::vector<ChosenBoard>& boardsOn(SetUpState& state, const Map& map) {
  const auto [found, isNew] = state.boards.try_emplace(&map);
  if (isNew) found->second = usualBoards(map);
  return found->second;
}

// Where a stack of the module lies on its map; nothing if its board isn't chosen.
std::optional<Pixel> placeOf(const SetUpStack& stack, const BoardLayout& boards) {
  const PlacedBoard* own = stack.board.empty() ? nullptr : boards.called(stack.board);
  if (!stack.board.empty() && !own) return std::nullopt;
  Pixel at = stack.at;
  const PlacedBoard* asked = own ? own : boards.boards().empty() ? nullptr : &boards.boards().front();
  if (stack.usesLocation && !stack.location.empty() && asked) {
    const auto found = placeCalled(asked->board->grid, asked->size, stack.location);
    if (found) at = *found;
  }
  // The engine counts from the corner of the board, also of one that is turned round.
  return own ? Pixel{own->corner.x + at.x, own->corner.y + at.y} : at;
}

// The places of saved pieces in the stacks that the save has.
struct Seat {
  const SavedStack* stack = nullptr;
  int fromTop = 1;
};
std::unordered_map<std::string, Seat> seatsOf(const Save& save) {
  std::unordered_map<std::string, Seat> seats;
  for (const SavedStack& stack : save.stacks) {
    for (std::size_t i = 0; i < stack.pieces.size(); ++i) {
      seats[stack.pieces[i]] = {&stack, static_cast<int>(std::min<std::size_t>(stack.pieces.size() - i, 10'000))};
    }
  }
  return seats;
}

}  // namespace

std::string lookOf(const Piece& piece) {
  std::string look = piece.image;
  for (const Layers& layers : layersOf(piece)) {
    for (const std::string& image : layers.images) look += "\t" + image;
  }
  return look;
}

SlotFinder::SlotFinder(const Module& module) {
  for (const Slot& slot : module.slots) add(slot);
  for (const Map& map : module.maps) {
    for (const SetUpStack& stack : map.stacks) {
      for (const Slot& slot : stack.slots) add(slot);
    }
  }
}

void SlotFinder::add(const Slot& slot) {
  if (!slot.gpid.empty()) byMark_.emplace(slot.gpid, &slot);
  byLook_.emplace(calledAndLooking(nameOf(slot.piece), slot.piece), &slot);
}

const Slot* SlotFinder::slotOf(const Piece& piece) const {
  const std::string name = nameOf(piece);
  const auto marked = piece.gpid.empty() ? byMark_.end() : byMark_.find(piece.gpid);
  if (marked != byMark_.end() && nameOf(marked->second->piece) == name) return marked->second;
  const auto alike = byLook_.find(calledAndLooking(name, piece));
  if (alike != byLook_.end()) return alike->second;
  return marked == byMark_.end() ? nullptr : marked->second;
}

SetUpState stateOfStacks(const Module& module, const std::optional<OtherBoard>& other) {
  SetUpState state;
  for (const Map& map : module.maps) {
    const bool isMeant = other && (other->map.empty() || other->map == map.name);
    if (isMeant && boardCalled(map, other->board)) state.boards[&map] = {ChosenBoard{other->board}};
  }
  std::size_t group = 0;
  for (const Map& map : module.maps) {
    const BoardLayout boards(map, boardsOn(state, map));
    for (const SetUpStack& stack : map.stacks) {
      const auto at = placeOf(stack, boards);
      if (!at) {
        state.elsewhere += static_cast<int>(stack.slots.size());
        continue;
      }
      int fromTop = static_cast<int>(std::min<std::size_t>(stack.slots.size(), 10'000));
      ++group;
      for (const Slot& slot : stack.slots) {
        const std::string deck = stack.isDeck ? stack.name.empty() ? "?" : stack.name : std::string();
        state.counters.push_back({&slot, slot.piece, &map, *at, fromTop, group, deck});
        fromTop = std::max(fromTop - 1, 1);
      }
    }
  }
  return state;
}

SetUpState stateOf(Save save, const Module& module, const SlotFinder& finder) {
  SetUpState state;
  state.title = save.title;
  for (const auto& [name, chosen] : save.boards) {
    if (const Map* map = module.mapCalled(name)) state.boards[map] = chosen;
  }
  for (const Map& map : module.maps) boardsOn(state, map);
  const auto seats = seatsOf(save);
  std::unordered_map<const SavedStack*, std::size_t> groups;
  for (SavedPiece& saved : save.pieces) {
    Standing standing;
    standing.piece = std::move(saved.piece);
    standing.slot = finder.slotOf(standing.piece);
    std::string map = plainName(standing.piece.map);
    standing.at = standing.piece.at;
    standing.group = state.counters.size();
    if (const auto seat = seats.find(saved.id); seat != seats.end()) {
      const SavedStack& stack = *seat->second.stack;
      map = stack.map;
      standing.at = stack.at;
      standing.stack = seat->second.fromTop;
      standing.group = groups.try_emplace(&stack, standing.group).first->second;
      if (stack.isDeck) standing.deck = stack.deck.empty() ? "?" : stack.deck;
    }
    standing.map = map.empty() ? nullptr : module.mapCalled(map);
    state.counters.push_back(std::move(standing));
  }
  return state;
}

}  // namespace redoubt::exchange::vassal::reading
