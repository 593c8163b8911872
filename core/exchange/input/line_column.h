#pragma once

#include <cstddef>
#include <string_view>

namespace redoubt::exchange::input {

/// A place in a text, both counted from 1.
struct LineColumn {
  int line = 1;
  int column = 1;  ///< in characters, not bytes
};
LineColumn lineColumn(std::string_view text, std::size_t at);

}  // namespace redoubt::exchange::input
