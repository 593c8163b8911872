#pragma once

#include <string>
#include <string_view>

namespace redoubt::exchange::input {

/// The bytes of a base64 text (RFC 4648); white space between its characters is passed over, padding may be missing.
/// Throws Error BadInput for any other character, for padding in the middle and for a text that breaks off.
std::string fromBase64(std::string_view text);

}  // namespace redoubt::exchange::input
