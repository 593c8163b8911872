#pragma once

#include <vector>

#include "core/model/battle.h"

namespace redoubt::render::sample {

/// The battles that come with the program, read from their sources; read once.
const std::vector<model::Battle>& shippedBattles();

}  // namespace redoubt::render::sample
