#pragma once

#include <vector>

#include "core/exchange/playing/spoken_battle.h"
#include "core/exchange/tts/counter_tiles.h"

/// The set-ups of scenarios and variants.
namespace redoubt::exchange::tts {

/// What of an export set-ups refer to.
struct SetUpGround {
  const SpokenBattle& ground;  ///< the battle in the language of the export
  const TablePlan& plan;
  CounterTiles& tiles;
  Guids& guids;
};

/// The things of a set-up as they lie on the table, the lowest of a stack first.
struct SetUp {
  std::string title;
  std::vector<Json> things;
  std::set<Id<model::Unit>> units;  ///< that it has
  std::set<Id<model::Leader>> leaders;
};

SetUp setUpOf(const SetUpGround& ground, const model::Scenario& scenario, const model::Variant& variant);

/// A counter in a bag or a stock; `use` makes its GUID another than that of its other copies.
Json tileOf(const SetUpGround& ground, const CounterTile& counter, const std::string& use, const Pose& pose,
            std::size_t state = 0, const std::string& note = {});

}  // namespace redoubt::exchange::tts
