#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/vassal/module_ground.h"

/// Traits of pieces as VASSAL writes them. What each field means was read from the source of its version 3.7.
namespace redoubt::exchange::vassal {

/// A trait: its type, which never changes, and its state at first.
struct Trait {
  std::string type;
  std::string state;
};

/// The outermost first, the basic piece last.
using Traits = std::vector<Trait>;

/// A key command: a key with modifiers such as "70,130" (Ctrl+F), or a named one.
std::string ctrl(char letter);
/// `number` is different for each name of a module, from 0.
std::string namedKey(int number, std::string_view name);

Trait basicPiece(std::string_view image, std::string_view name, int gpid);
/// The same in a save: on a map at a place in pixels.
Trait basicPieceAt(std::string_view image, std::string_view name, int gpid, std::string_view map, int x, int y);
/// Turned clockwise in so many equal steps; `index` of them at first.
Trait rotation(const ModuleWords& words, int facings, int index);

struct Layer {
  std::string image;
  std::string name;  ///< "+ (−1)" is said after the piece's name; empty: nothing is
};
/// Pictures one above the other of which one is seen, the first of which is level 1. Keys and texts may be empty.
struct LayerCommands {
  std::string up;
  std::string upKey;
  std::string down;
  std::string downKey;
  bool loops = false;
};
Trait layers(std::string_view name, const std::vector<Layer>& levels, const LayerCommands& commands, int level = 1);
/// A picture beside the middle of the piece that a command puts there and takes away.
struct Overlay {
  std::string name;
  Layer layer;
  int x = 0;
  int y = 0;
  std::string command;
  std::string key;
};
Trait overlay(const Overlay& overlay, bool isActive);

Trait mark(std::string_view key, std::string_view value);
Trait prototype(std::string_view name);
/// Hidden to all but the owner's side, who sees `back` too while it is hidden.
Trait mask(const ModuleWords& words, std::string_view back, std::string_view name);
Trait report(const std::vector<std::string>& keys, std::string_view format);
Trait trail(const ModuleWords& words);
Trait moved(const ModuleWords& words);
Trait deletion(const ModuleWords& words);
Trait cloning(const ModuleWords& words);
Trait sendToZone(std::string_view text, std::string_view key, std::string_view map, std::string_view board,
                 std::string_view zone);
Trait returnToDeck(const ModuleWords& words, std::string_view text, std::string_view key, std::string_view deck);
Trait textLabel(const ModuleWords& words);

/// "+/id/type/state", as pieces stand in slots, prototypes and saves.
std::string pieceText(const Traits& traits, std::string_view id = "null");

}  // namespace redoubt::exchange::vassal
