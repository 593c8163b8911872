#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The names of all that Redoubt has a drawing of, for those who check them and draw nothing. The drawings themselves
/// are editor/render's; a test holds the two together.
namespace redoubt::rules {

/// Patterns of the terrain in a place: "hex", "hexside" or "link" (`terrain/<terrain>/pattern`). None for other words.
std::span<const std::string_view> drawnPatterns(std::string_view place);
/// Symbols on counters (`unit-type/<unit-type>/symbol` and the like), sorted.
std::span<const std::string_view> drawnSymbols();
/// Kinds of point symbols on the map, sorted.
std::span<const std::string_view> drawnMapSymbols();

/// The one of `names` that a name is a letter or two away from; nothing where none or several are so near.
std::optional<std::string> likelyName(std::span<const std::string_view> names, std::string_view name);

}  // namespace redoubt::rules
