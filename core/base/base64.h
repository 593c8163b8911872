#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace redoubt {

/// RFC 4648, section 4, with padding and without line breaks.
std::string toBase64(std::string_view bytes);

/// The bytes of such a text, in which white space may stand anywhere and the padding may be missing. Nothing for a text
/// with other characters, or that ends amid a byte.
std::optional<std::string> fromBase64(std::string_view text);

}  // namespace redoubt
