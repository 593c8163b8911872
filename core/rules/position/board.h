#pragma once

#include "core/hex/layout.h"
#include "core/rules/book/rule_book.h"
#include "core/rules/forces/figures.h"
#include "core/rules/position/game_state.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {

/// What questions about a set-up are asked of. Everything it refers to must outlive it.
struct Board {
  const model::Battle& battle;
  const RuleBook& book;
  const hex::Layout& layout;
  const Figures& figures;
  PlacementList setUp;
  GameState state = {};  ///< what is known of the game: the turn, the weather
};

}  // namespace redoubt::rules
