#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Lists of texts as VASSAL writes them (SequenceEncoder): tokens parted by a delimiter, which within a token has a
/// backslash before it; nothing else is escaped.
namespace redoubt::exchange::vassal {

std::string sequence(const std::vector<std::string>& tokens, char delimiter);
/// The same of two, of which the second may be a sequence itself.
std::string joined(std::string_view first, std::string_view rest, char delimiter);

/// A text that all versions read as it was written: without control characters other than tabs, and without a backslash
/// at either end and not in apostrophes as a whole, which versions take for signs of their own.
std::string safeText(std::string_view text);

}  // namespace redoubt::exchange::vassal
