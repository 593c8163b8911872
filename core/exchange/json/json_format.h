#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange {

/// Redoubt's own exchange format (docs/json-format.md), which holds everything.
const Format& jsonFormat();

}  // namespace redoubt::exchange
