#pragma once

#include "tests/core/exchange/vassal/engine/engine.h"

namespace redoubt::exchange::vassal::engine {

/// Whether every class and attribute is one of the engine, and every value of its kind; and the order of the classes.
void judgeElements(Loaded& module);

/// Whether all that is named is there: pictures, files, prototypes, boards, decks, sides, slots; and the numbers of
/// pieces.
void judgeNames(Loaded& module);

/// What a piece names, for a palette and for a save alike.
void judgePiece(const Piece& piece, const std::string& where, const Loaded& module, std::vector<std::string>& problems);

/// Whether an element lies only for order in a folder.
bool isFolder(const Element& element);

/// The children of an element, with those of folders in the place of the folders.
std::vector<const Element*> flatChildren(const Element& element);

}  // namespace redoubt::exchange::vassal::engine
