#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/core/exchange/vassal/reading/sample_archive.h"

/// A small module with a bit of everything, written by hand.
namespace redoubt::exchange::vassal::reading::sample {

/// What a test may want otherwise.
struct ModuleParts {
  std::string roster = "<entry>Solitaire</entry><entry>French</entry><entry>Russians</entry>";
  std::string picker = {};      ///< before the boards
  std::string boards = {};      ///< in place of the usual board of the main map
  std::string onMap = {};       ///< stacks and decks
  std::string prototypes = {};  ///< in place of the usual ones
  std::string palette = {};     ///< in place of the usual one
  std::string more = {};        ///< anything else in the module
  std::string mapAttributes = R"(edgeHeight="10" edgeWidth="20" allowMultiple="true")";
};

/// The build file of a module called Sample.
std::string buildFile(const ModuleParts& parts = {});
/// The files of the module, with a picture of the board, 1000 by 800.
Files module(const ModuleParts& parts = {});

/// A slot of a palette.
std::string slot(const std::string& name, const std::string& gpid,
                 const std::vector<std::pair<std::string, std::string>>& traits,
                 const std::string& element = "PieceSlot");
/// A stack of the set-up with slots inside.
std::string stack(const std::string& attributes, const std::string& slots, const std::string& element = "SetupStack");

/// The usual board: hexes with vertices at the sides, 52 by 60 pixels, 0101 at 36, 31, even columns down, and a box.
std::string usualBoard();

}  // namespace redoubt::exchange::vassal::reading::sample
