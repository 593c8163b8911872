#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The names of all drawings that the program carries, for those who check them and draw nothing. A drawing is a file
/// in a folder of data/patterns, data/symbols or data/themes, and is found by being there.
namespace redoubt::rules {

enum class Drawing {
  HexPattern,      ///< data/patterns/hexes, for `terrain/<terrain>/pattern`
  HexsidePattern,  ///< data/patterns/hexsides
  LinkPattern,     ///< data/patterns/links
  CounterSymbol,   ///< data/symbols/counters, for `unit-type/<unit-type>/symbol` and the like
  MapSymbol,       ///< data/symbols/map, for the `kind` of a symbol
  Theme,           ///< data/themes, for `map/theme`
};

/// All of a kind, in the order in which they are offered; symbols by name.
std::span<const std::string_view> drawn(Drawing drawing);

/// Patterns of the terrain in a place: "hex", "hexside" or "link". None for other words.
std::span<const std::string_view> drawnPatterns(std::string_view place);

/// The one of `names` that a name is a letter or two away from; nothing where none or several are so near.
std::optional<std::string> likelyName(std::span<const std::string_view> names, std::string_view name);

/// The three names that are nearest to `name`, the nearest first; fewer where others have nothing in common with it.
std::vector<std::string> nearNames(std::span<const std::string_view> names, std::string_view name);

}  // namespace redoubt::rules
