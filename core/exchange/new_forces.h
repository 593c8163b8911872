#pragma once

#include "core/exchange/new_battle.h"

/// Private to core/exchange: who is there when a battle begins.
namespace redoubt::exchange {

/// Makes the armies of `options` those of a battle that has rules and perhaps the armies these speak of: renames the
/// ones that stay, leaves out the others, and adds units, players and the scenario. Throws Error BadInput as newBattle.
void addForces(model::Battle& battle, const NewBattleOptions& options);

}  // namespace redoubt::exchange
