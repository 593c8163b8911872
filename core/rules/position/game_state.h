#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/rational.h"
#include "core/hex/layout.h"
#include "core/model/battle.h"
#include "core/rules/language/symbol.h"

/// What is known of a game beside where its counters stand.
namespace redoubt::rules {

/// What a placement doesn't say about a counter.
struct PieceState {
  std::map<Symbol, Symbol> states = {};  ///< the level of each state that is known
  std::optional<bool> hasMoved = {};
  Symbol spends = {};  ///< the stock of which it spends one
  Symbol fate = {};    ///< what became of it, a word of the fact `fate`; empty: as its placement says
  std::optional<hex::HexKey> leftAt = {};  ///< the hex in which it was lost or left the map
};

/// What is known of the game. What is missing is unknown, not zero.
struct GameState {
  std::optional<int> turn = {};
  std::string phase = {};
  std::string active = {};               ///< the player whose turn or round it is, by slug
  std::map<Symbol, Symbol> tracks = {};  ///< the label of the space of each track's marker
  std::map<Symbol, Symbol> states = {};  ///< the states of the game itself, such as the weather
  /// Those of commands, of armies and of hexsides, by whose they are and by state.
  std::map<std::pair<Symbol, Symbol>, Symbol> commandStates = {};
  std::map<std::pair<Symbol, Symbol>, Symbol> armyStates = {};
  std::map<std::pair<hex::HexsideKey, Symbol>, Symbol> sideStates = {};
  std::map<Id<model::Placement>, PieceState> pieces = {};
  std::map<Symbol, Rational> stocks = {};                  ///< how much is left of each that is supposed
  std::map<hex::HexKey, std::vector<Symbol>> owners = {};  ///< who held a hex last, by slug, where nobody is now
};

}  // namespace redoubt::rules
