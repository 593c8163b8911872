#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/vassal/reading/board_layout.h"
#include "core/exchange/vassal/reading/module.h"
#include "core/exchange/vassal/reading/save.h"

/// Private to core/exchange/vassal/reading: which counters lie where when a game begins.
namespace redoubt::exchange::vassal::reading {

/// A counter at its place.
struct Standing {
  const Slot* slot = nullptr;  ///< it was made from; null if the module has none for it
  Piece piece;
  const Map* map = nullptr;  ///< null: on none
  Pixel at;                  ///< of the map
  int stack = 1;             ///< from the top
  std::size_t group = 0;     ///< the same for those of one stack; later ones lie on earlier ones
  std::string deck;          ///< it lies in; empty: in none
};

/// One set-up: of the module's own stacks, of a predefined set-up or of a save.
struct SetUpState {
  std::string title;  ///< empty: the one of the module's own stacks
  std::string description;
  std::map<const Map*, std::vector<ChosenBoard>> boards;
  std::vector<Standing> counters;
  int elsewhere = 0;  ///< counters that lie on boards which aren't chosen
};

/// The slots of a module by what saved pieces say of themselves. `module` must stay.
class SlotFinder {
 public:
  explicit SlotFinder(const Module& module);

  /// The slot a saved piece comes from: that of its mark, if it is called alike or there is no better, otherwise one
  /// that is called alike and has the same picture. Null if there is none.
  const Slot* slotOf(const Piece& piece) const;

 private:
  void add(const Slot& slot);

  std::map<std::string, const Slot*> byMark_;
  std::map<std::string, const Slot*> byLook_;
};

/// A board that is chosen for a map in place of those that are usual.
struct OtherBoard {
  std::string map;  ///< empty: any map that has it
  std::string board;
};

/// What the module's own stacks make of an empty map.
SetUpState stateOfStacks(const Module& module, const std::optional<OtherBoard>& other = {});
/// What a save says.
SetUpState stateOf(Save save, const Module& module, const SlotFinder& finder);

/// What a counter looks like, in a text: the pictures of its piece and of its layers.
std::string lookOf(const Piece& piece);

}  // namespace redoubt::exchange::vassal::reading
