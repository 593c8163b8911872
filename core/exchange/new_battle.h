#pragma once

#include <string>

#include "core/model/battle.h"

namespace redoubt::exchange {

struct NewBattleOptions {
  std::string title = "Untitled battle";
  std::string language = "en";
  hex::Orientation orientation = hex::Orientation::Pointy;
  hex::Shifted shifted = hex::Shifted::Even;
  int columns = 34;
  int rows = 27;
};

/// A fresh battle: a map of clear ground with plain CCRR numbers, and a rule system with nothing but kinds of terrain
/// (data/systems/blank.json), so that it can be painted at once. Throws Error BadInput for a map of no such size.
model::Battle newBattle(const NewBattleOptions& options);

}  // namespace redoubt::exchange
