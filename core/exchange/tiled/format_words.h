#pragma once

#include <string_view>

/// Private to core/exchange/tiled: the words of both formats, in the order of the enumerators.
namespace redoubt::exchange::tiled {

inline constexpr std::string_view kOrientationWords[] = {"orthogonal", "isometric", "staggered", "hexagonal"};
inline constexpr std::string_view kRenderOrderWords[] = {"right-down", "right-up", "left-down", "left-up"};
inline constexpr std::string_view kAxisWords[] = {"x", "y"};
inline constexpr std::string_view kStaggerWords[] = {"odd", "even"};

/// Of the alternatives of Property::Value.
inline constexpr std::string_view kPropertyTypes[] = {"string", "int",  "float",  "bool",
                                                      "color",  "file", "object", "class"};

/// The version that is written. Tiled 1.8 calls the class of an object or tile `type`, as 1.10 does again.
inline constexpr std::string_view kWrittenVersion = "1.8";

template <class Enum, std::size_t count>
std::string_view wordOf(Enum value, const std::string_view (&words)[count]) {
  return words[static_cast<std::size_t>(value)];
}

}  // namespace redoubt::exchange::tiled
