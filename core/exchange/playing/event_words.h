#pragma once

#include <optional>

#include "core/exchange/playing/spoken_battle.h"

namespace redoubt::exchange {

/// "Turn 3: 1 unit is taken away".
std::string eventText(const SpokenBattle& battle, const model::Event& event);
/// The turn in which an event happens, whatever else must hold.
std::optional<int> turnOf(const model::Event& event);
/// "Poles: weaken 5 × Husaria".
std::string orderText(const SpokenBattle& battle, const model::SetUpOrder& order);

}  // namespace redoubt::exchange
