#pragma once

#include <string>

#include "core/model/battle.h"

/// Questions to the battles that tests make of samples.
namespace redoubt::exchange::vassal::reading::sample {

/// The unit of that name, or null.
const model::Unit* unitCalled(const model::Battle& battle, const std::string& name);

/// Writes the battle and reads it back: it must be the same, and no check may stumble over it.
void expectSound(const model::Battle& battle);

}  // namespace redoubt::exchange::vassal::reading::sample
