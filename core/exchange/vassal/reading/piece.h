#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/vassal/reading/grid.h"
#include "core/exchange/vassal/reading/sequence.h"

/// Counters as modules and saves write them: traits around a piece with a picture and a name.
namespace redoubt::exchange::vassal::reading {

/// One property or ability of a piece.
struct Trait {
  std::string key;                  ///< what its definition begins with, without the semicolon: "emb2"
  std::vector<std::string> fields;  ///< of the definition, after the key
  std::string state;
  bool hasState = true;

  /// A field by its place, from 0; empty if the definition is shorter.
  const std::string& field(std::size_t place) const;
};

struct Piece {
  std::vector<Trait> traits;            ///< the outermost first
  std::vector<std::string> prototypes;  ///< the names of those it uses, directly or through others
  std::string image;
  std::string name;
  std::string map;  ///< empty: on none
  Pixel at;
  std::string gpid;
  bool isWhole = true;  ///< false if its text broke off or was too deep

  const Trait* trait(std::string_view key) const;
};

/// Whether a trait says something that is read here: layers, turns, marks, properties, labels, masks, names,
/// prototypes.
bool isRead(std::string_view key);
/// Takes out of the other traits all but their keys, which is most of what a piece holds.
void lighten(Piece& piece);

/// The most traits of one piece, prototypes included.
inline constexpr std::size_t kMostTraits = 1'000;

/// A piece by its definition and state. Never fails for a wrong text: what can't be understood is left out, and the
/// piece is not whole. Throws Error TooLarge if it asks for more than `effort` has.
Piece decodePiece(std::string_view type, std::string_view state, Effort& effort);
/// The piece of a slot's or prototype's text, "+/id/type/state"; nothing for other commands.
std::optional<Piece> decodeDefinition(std::string_view text, Effort& effort);

/// Layers: pictures of which at most one is shown at a time.
struct Layers {
  std::string title;  ///< what the author calls them, and the commands that change them
  std::vector<std::string> images;
  std::vector<std::string> names;
  int level = 1;  ///< from 1
  bool isShown = false;
  bool isAlwaysShown = false;
  bool isAside = false;  ///< they lie beside the middle of the piece
};
/// All layers of a piece, the outermost first. The level of those that follow a property is that of its value.
std::vector<Layers> layersOf(const Piece& piece);

/// How far a piece is turned, in degrees clockwise from 0 to below 360; nothing if it can't be turned. Several turns
/// add up.
std::optional<double> rotationOf(const Piece& piece);

/// The properties that a piece has by its marks and its dynamic properties, the outermost winning.
std::map<std::string, std::string> propertiesOf(const Piece& piece);

/// The texts that are written on it, the outermost first, with its own properties filled in ("$Attack$-$Move$").
std::vector<std::string> labelsOf(const Piece& piece);

/// Whether somebody hides or masks it.
bool isHidden(const Piece& piece);

/// Its name: the one of the innermost piece, or that of a name trait.
std::string nameOf(const Piece& piece);

}  // namespace redoubt::exchange::vassal::reading
