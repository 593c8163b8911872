#pragma once

#include <string>
#include <vector>

#include "core/exchange/vassal/module_boxes.h"
#include "core/exchange/vassal/module_grid.h"
#include "core/exchange/vassal/module_pieces.h"

/// The set-ups of scenarios and variants as saved games.
namespace redoubt::exchange::vassal {

/// What of a module set-ups refer to.
struct SetUpGround {
  const ModuleGround& ground;
  const BoardGeometry& geometry;
  const ModuleBoxes& boxes;
  ModulePieces& pieces;
  std::string deckType;                ///< the type of the cup of chits, as its own attributes make it; empty: none
  std::vector<std::string> otherMaps;  ///< maps besides the main one and the boxes, each with one board
  std::vector<std::string> turns;      ///< the items of the turn tracker
};

/// The text of a saved game, without its obfuscation. Scenario and variant are those of the original.
std::string setUpText(const SetUpGround& ground, const model::Scenario& scenario, const model::Variant& variant);

/// Archives of saved games: the text, disguised as VASSAL does it, and what says of which module it is.
std::string savedGame(const std::string& text, const std::string& moduleData);

}  // namespace redoubt::exchange::vassal
