#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/phrase.h"
#include "core/exchange/input/zip_reader.h"
#include "core/exchange/vassal/reading/module.h"

/// Saved games and logs.
namespace redoubt::exchange::vassal::reading {

struct SavedPiece {
  std::string id;
  Piece piece;
};

/// Pieces that lie on each other, or in a deck.
struct SavedStack {
  std::string map;  ///< empty: on none
  Pixel at;
  std::vector<std::string> pieces;  ///< their ids, the lowest first
  bool isDeck = false;
  std::string deck;  ///< its name
};

/// The state of a game, as it was saved; of a log, the state in which it begins.
struct Save {
  std::string title;       ///< the note that its author made
  std::string moduleName;  ///< the module it belongs to
  std::string moduleVersion;
  std::vector<SavedPiece> pieces;  ///< as they lie, those under others first
  std::vector<SavedStack> stacks;
  std::map<std::string, std::vector<ChosenBoard>> boards;  ///< by map
  std::vector<std::pair<std::string, std::string>> turns;  ///< trackers and their states
  std::vector<std::string> sides;                          ///< that somebody plays
  std::vector<std::string> extensions;                     ///< that the game uses
  std::map<std::string, int> otherCommands;                ///< what is not read, by how it begins
  bool isLog = false;
  bool isWhole = false;  ///< it says where it ends
  std::vector<Phrase> warnings;
};

/// What is behind the text of a save: the hidden form is laid open, plain text stays. Throws Error Damaged for a hidden
/// form that broke off.
std::string laidOpen(std::string_view text);

/// Reads the commands of a save. Throws Error BadInput for a text that is none, and TooLarge.
Save decodeSave(std::string_view text);
/// Reads a save's file. Throws Error BadInput for an archive without a saved game.
Save readSave(input::ZipReader& archive);

/// The boards that a map's text names: "…BoardPicker", then name, column and row of each.
std::vector<ChosenBoard> chosenBoards(std::string_view command);

}  // namespace redoubt::exchange::vassal::reading
