#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange {

/// Modules for VASSAL.
const Format& vassalFormat();

}  // namespace redoubt::exchange
