#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/exchange/vassal/engine/archive.h"
#include "tests/core/exchange/vassal/engine/grid.h"
#include "tests/core/exchange/vassal/engine/piece.h"

namespace redoubt::exchange::vassal::engine {

struct Board {
  std::string name, image;
  int width = 0, height = 0;  ///< of the picture, if it is a PNG; else as written
  std::optional<Grid> grid;
};

/// A SetupStack or a DrawPile: what a new game begins with.
struct AtStart {
  std::string name, board, location;  ///< `board` and `location` may be empty
  Place place;                        ///< on the board; that of the location, if it goes by one
  bool isDeck = false;
  std::vector<Piece> pieces;  ///< bottom first, prototypes not expanded
  Element element;            ///< all the attributes
};

struct Map {
  std::string name, kind;  ///< kind: Map, PrivateMap or PlayerHand
  std::vector<std::string> sides;
  int edgeWidth = 0, edgeHeight = 0;
  std::vector<Board> boards;
  std::vector<AtStart> stacks;
  std::string layerProperty;            ///< of LayeredPieceCollection; empty: there is none
  std::vector<std::string> layerOrder;  ///< the lowest first; what is in none of them lies above

  /// The layer of a piece whose prototypes are expanded.
  int layerOf(const Piece& piece) const;
  const Board* board(std::string_view boardName) const;
};

/// A place in a palette or a deck.
struct Slot {
  std::vector<std::string> path;  ///< the names of windows and tabs that it lies in, outermost first
  std::string name, gpid;
  Piece piece;  ///< prototypes not expanded
};

struct TurnLevel {
  std::string name, property;
  std::vector<std::string> items;  ///< of a list; empty for a counter
  std::vector<TurnLevel> levels;
};

struct TurnTracker {
  std::string name;
  std::vector<TurnLevel> levels;
};

/// A predefined set-up that is not a menu of others.
struct Setup {
  std::string name, file;  ///< no file: a new game with what is there at start
};

struct Loaded {
  std::string name, version, description;
  std::vector<std::string> sides;
  std::vector<Map> maps;
  std::vector<Slot> slots;
  std::map<std::string, Piece> prototypes;
  std::vector<TurnTracker> trackers;
  std::vector<Setup> setups;
  Archive archive;
  Element buildFile;
  std::vector<std::string> problems;  ///< sentences that name the place; empty for a module without fault

  const Map* map(std::string_view mapName) const;
  /// The slot whose piece has this name, the first one; a null pointer if there is none.
  const Slot* slot(std::string_view pieceName) const;
};

/// Reads a module as the engine does. Everything that it would refuse, lose, or show wrongly is a problem, and so is
/// each class, attribute or trait that it doesn't know. Predefined set-ups are read too.
Loaded loadModule(const std::filesystem::path& path);

/// A stack or a deck in a save.
struct SavedStack {
  std::string id, map, deck;  ///< deck: its name; empty for a stack
  Place place;
  std::vector<std::string> pieces;  ///< ids, bottom first
  int layer = -1;                   ///< as it is written; -1: none
};

struct LoadedSave {
  std::map<std::string, Piece> pieces;  ///< by id
  std::vector<SavedStack> stacks;
  std::map<std::string, std::vector<std::string>> boards;  ///< of each map
  std::vector<std::vector<std::string>> turns;  ///< of each tracker: the names of its active levels, outermost first
  std::string notes, publicNotes;
  std::vector<std::string> commands;  ///< as they stand
  std::vector<std::string> problems;

  /// The ids of the pieces with this name.
  std::vector<std::string> named(std::string_view name) const;
};

LoadedSave loadSave(const std::filesystem::path& path, const Loaded& module);
/// The save that a predefined set-up of the module begins with.
LoadedSave loadSetup(const std::string& file, const Loaded& module);

/// The name of the place at a point of a map (with its edge), as reports show it; nothing where there is none. Where a
/// map has several boards, that is its first one.
std::optional<std::string> locationName(const Map& map, Place place);

}  // namespace redoubt::exchange::vassal::engine
