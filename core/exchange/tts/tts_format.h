#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange {

/// Saved games of Tabletop Simulator, with pictures in a folder beside them.
const Format& ttsFormat();

}  // namespace redoubt::exchange
