#include "core/exchange/input/line_column.h"

namespace redoubt::exchange::input {

LineColumn lineColumn(std::string_view text, std::size_t at) {
  LineColumn place;
  for (const char c : text.substr(0, at)) {
    if (c == '\n') {
      ++place.line;
      place.column = 1;
    } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
      ++place.column;
    }
  }
  return place;
}

}  // namespace redoubt::exchange::input
