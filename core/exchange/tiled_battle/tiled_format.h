#pragma once

#include <string_view>

#include "core/exchange/format.h"

namespace redoubt::exchange {

/// Maps of the editor Tiled, as XML and as JSON. Both are read whatever the file is called.
const Format& tiledTmxFormat();
const Format& tiledTmjFormat();

/// Whether a text that begins so is likely to be a map of Tiled as JSON.
bool looksLikeTmj(std::string_view head);

}  // namespace redoubt::exchange
