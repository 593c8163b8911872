#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The names of all drawings that come with the program, for code that checks them without drawing. A drawing is a file
/// in a folder of data/patterns, data/symbols or data/themes; a new file there is found without further registration.
namespace redoubt::rules {

enum class Drawing {
  HexPattern,      ///< data/patterns/hexes, for `terrain/<terrain>/pattern`
  HexsidePattern,  ///< data/patterns/hexsides
  LinkPattern,     ///< data/patterns/links
  CounterSymbol,   ///< data/symbols/counters, for `unit-type/<unit-type>/symbol` and the like
  MapSymbol,       ///< data/symbols/map, for the `kind` of a symbol
  Theme,           ///< data/themes, for `map/theme`
};

/// All drawings of a kind, in the order in which they are offered; symbols by name.
std::span<const std::string_view> drawn(Drawing drawing);

/// Patterns of the terrain in a place: "hex", "hexside" or "link". None for other words.
std::span<const std::string_view> drawnPatterns(std::string_view place);

/// The only one of `names` that differs from `name` by one or two letters; nullopt if there are none or several.
std::optional<std::string> likelyName(std::span<const std::string_view> names, std::string_view name);

/// The three names that are most similar to `name`, the most similar first; fewer if others have nothing in common with
/// it.
std::vector<std::string> nearNames(std::span<const std::string_view> names, std::string_view name);

}  // namespace redoubt::rules
