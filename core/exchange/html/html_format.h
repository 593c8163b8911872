#pragma once

#include "core/exchange/format.h"

namespace redoubt::exchange {

/// A battle as one page for browsers, in which it can be read and played without a network.
const Format& htmlFormat();

}  // namespace redoubt::exchange
