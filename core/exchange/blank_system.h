#pragma once

#include <string_view>

namespace redoubt::exchange {

/// The text of data/systems/blank.json, compiled in.
std::string_view blankSystemJson();

}  // namespace redoubt::exchange
