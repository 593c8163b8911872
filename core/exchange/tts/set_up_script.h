#pragma once

#include <string_view>

namespace redoubt::exchange::tts {

/// The file set_up_bag.lua.
std::string_view setUpScript();

}  // namespace redoubt::exchange::tts
