#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/core/exchange/vassal/engine/build_file.h"

namespace redoubt::exchange::vassal::engine {

/// One trait of a piece, or the basic piece itself.
struct Trait {
  std::string id;                                          ///< "rotate", "emb2", "piece", …
  std::string type;                                        ///< all of its type, with the id
  std::string state;                                       ///< what changes in play
  std::map<std::string, std::string, std::less<>> fields;  ///< the fields of its type by name, as traits.cpp has them

  std::string field(std::string_view name) const;
  bool truth(std::string_view name) const { return field(name) == "true"; }
};

/// A piece: its traits from the outermost to the basic piece, which is always there.
struct Piece {
  std::string id;  ///< empty in a palette
  std::vector<Trait> traits;

  const Trait& basic() const { return traits.back(); }
  std::string name() const { return basic().field("name"); }
  std::string image() const { return basic().field("image"); }
  std::string gpid() const;
  /// The map that the basic piece says that it is on, and where; no map in a palette.
  std::string map() const;
  int x() const;
  int y() const;
  /// All the traits of one kind, outermost first.
  std::vector<const Trait*> all(std::string_view traitId) const;
};

/// A trait of layers.
struct Layers {
  std::string name;
  std::vector<std::string> images;
  std::vector<std::string> names;  ///< as many as images
  int level = 0;                   ///< 1 is the first; 0 while it is not active
  bool loops = false;
  int x = 0, y = 0;  ///< of the pictures' middle, from the piece's
};

/// A trait of rotation.
struct Rotation {
  std::string name;
  int facings = 1;
  int index = 0;       ///< of the facing, clockwise from up; 0 for free rotation
  double degrees = 0;  ///< clockwise
};

std::vector<Layers> layersOf(const Piece& piece);
std::vector<Rotation> rotationsOf(const Piece& piece);
/// What all marks say.
std::map<std::string, std::string> marksOf(const Piece& piece);
std::vector<std::string> prototypesOf(const Piece& piece);
/// Every picture that the piece may show.
std::vector<std::string> imagesOf(const Piece& piece);
/// The name that the piece goes by, with what the layers make of it.
std::string shownName(const Piece& piece);

/// Decodes "+/id/type/state"; each fault is a problem that names `where`. Nothing where the engine would give up.
std::optional<Piece> decodePiece(std::string_view definition, const std::string& where,
                                 std::vector<std::string>& problems);

/// The same from the three parts.
std::optional<Piece> pieceOf(std::string_view id, std::string_view type, std::string_view state,
                             const std::string& where, std::vector<std::string>& problems);

/// The type and the state of a piece as the engine writes them.
std::string encodedType(const Piece& piece);
std::string encodedState(const Piece& piece);

/// The piece as the engine puts it on a map: each prototype replaced by its traits. Unknown ones stay.
Piece expanded(const Piece& piece, const std::map<std::string, Piece>& prototypes);

/// Presses a key while the piece is selected, in the engine's order, and tells whether anything changed. Turns, layers,
/// masks, movement marks, dynamic properties and triggers are played; other traits stay as they are.
bool press(Piece& piece, std::string_view key);

/// Chooses the command of the right-click menu with this text.
bool choose(Piece& piece, std::string_view menuText);

/// The texts of the right-click menu.
std::vector<std::string> menuOf(const Piece& piece);

}  // namespace redoubt::exchange::vassal::engine
