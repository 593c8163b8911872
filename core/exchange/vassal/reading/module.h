#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/exchange/vassal/reading/grid.h"
#include "core/exchange/vassal/reading/image_size.h"
#include "core/exchange/vassal/reading/piece.h"

/// What a module says, as plain values.
namespace redoubt::exchange::vassal::reading {

/// A counter that a module defines: in a palette, a stack of the set-up or a deck.
struct Slot {
  std::string name;
  std::string gpid;                  ///< the engine's mark for pieces made from this slot
  std::vector<std::string> folders;  ///< the titles of the palette's windows, tabs and lists round it, outermost first
  bool isCard = false;
  Piece piece;
};

struct Board {
  std::string name;
  std::string picture;  ///< its name in the archive, without "images/"; empty: none
  std::string colour;   ///< #RRGGBB of a board without a picture; empty: none given
  bool reversible = false;
  Extent size;  ///< of the picture, or as written; zero if neither is known
  Grid grid;
};

/// A stack of counters that lies there when a game begins, or a deck of cards.
struct SetUpStack {
  std::string name;
  std::string board;  ///< empty: whichever board is chosen
  bool usesLocation = false;
  std::string location;
  Pixel at;
  bool isDeck = false;
  std::vector<Slot> slots;  ///< the lowest first
};

/// A board as it was chosen for a map.
struct ChosenBoard {
  std::string name;
  bool reversed = false;
  int column = 0;  ///< among the boards of the map
  int row = 0;
};

enum class MapKind { Shared, Private, Hand };

struct Map {
  std::string name;
  MapKind kind = MapKind::Shared;
  Extent padding;  ///< round the boards, in pixels
  bool severalBoards = false;
  std::vector<Board> boards;
  std::vector<ChosenBoard> usual;  ///< the boards that the module chooses by itself
  std::vector<SetUpStack> stacks;
};

struct PredefinedSetUp {
  std::string name;
  std::vector<std::string> menus;  ///< the titles of the menus it is in
  std::string file;                ///< a save in the archive; empty: the stacks of the module alone
  std::string description;
};

struct TurnLevel {
  std::string name;
  bool counts = true;  ///< numbers; otherwise the names of `list`
  int start = 1;
  int step = 1;
  std::optional<int> last;
  std::vector<std::string> list;
  std::vector<TurnLevel> within;
};

struct TurnTracker {
  std::string name;
  std::vector<TurnLevel> levels;
};

struct Dice {
  std::string name;
  int count = 0;  ///< 0 for dice with faces of their own
  int sides = 0;
};

struct Chart {
  std::string name;
  std::string file;
};

struct Prototype {
  std::string name;
  std::string definition;
  Piece piece;
};

struct Module {
  std::string name;
  std::string version;
  std::string description;
  std::string engineVersion;
  std::vector<std::string> sides;
  std::vector<Map> maps;  ///< in the order by which saves may number them
  std::map<std::string, Prototype> prototypes;
  std::vector<Slot> slots;  ///< of the palettes
  std::vector<PredefinedSetUp> setUps;
  std::vector<TurnTracker> trackers;
  std::vector<Dice> dice;
  std::vector<Chart> charts;
  std::vector<std::string> extensions;      ///< the names of those that were read into it
  std::map<std::string, int> otherClasses;  ///< what is not read, by class
  std::map<std::string, int> otherTraits;   ///< traits that mean nothing to us, by their key
  std::vector<Phrase> warnings;

  /// The map that a save means by a name or by its number ("Map0"); null if there is none.
  const Map* mapCalled(const std::string& name) const;
};

/// The board of that name, or null.
const Board* boardCalled(const Map& map, const std::string& name);

}  // namespace redoubt::exchange::vassal::reading
