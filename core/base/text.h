#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace redoubt {

/// The parts of `text` between any of `separators`, without the empty ones.
std::vector<std::string_view> words(std::string_view text, std::string_view separators = " \t\r\n");

std::string join(const std::vector<std::string>& parts, std::string_view separator);

/// The whole of `text` as a decimal integer, or nothing.
std::optional<std::int64_t> toInteger(std::string_view text);

/// `text` in lower case, with Polish letters and diacritics reduced to their base letter, and everything except letters
/// and digits removed. Used to compare similar names ("I/2 M.BKN" and "I/2 M. BKN" are equal).
std::string folded(std::string_view text);

/// `text` as a slug: lower case ASCII letters, digits and single hyphens.
std::string slugged(std::string_view text);

/// Whether `a` comes before `b` in natural order: groups of digits by their value, the rest byte by byte.
bool naturalLess(std::string_view a, std::string_view b);

/// The number of single-letter changes between `a` and `b` (Levenshtein), on bytes.
int editDistance(std::string_view a, std::string_view b);

/// The shortest decimal text that reads back as `value`; whole numbers without a point.
std::string numberText(double value);

/// One field of a CSV line (RFC 4180), quoted only if necessary.
std::string csvField(std::string_view text);

bool isValidUtf8(std::string_view text);

/// Whether `text` is "#RRGGBB"; the digits may be upper or lower case.
bool isColour(std::string_view text);

}  // namespace redoubt
