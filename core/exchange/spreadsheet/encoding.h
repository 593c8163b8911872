#pragma once

#include <string>
#include <string_view>

namespace redoubt::exchange::spreadsheet {

enum class Encoding { Utf8, Utf16Little, Utf16Big, Windows1250, Windows1252 };

/// The encoding that bytes seem to have. Byte order marks decide; what is valid UTF-8 is that. Otherwise it is
/// Windows-1250 (Polish) if there are letters that only this has where they stand beside others, and 1252 (western)
/// if not: a guess, because every byte means something in both.
Encoding seemingEncoding(std::string_view bytes);
/// "UTF-8", "Windows-1250".
std::string_view toText(Encoding encoding);
/// The bytes as UTF-8, without a mark. Bytes that mean nothing become U+FFFD.
std::string toUtf8(std::string_view bytes, Encoding encoding);

}  // namespace redoubt::exchange::spreadsheet
