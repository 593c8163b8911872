#pragma once

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <string_view>

namespace redoubt::testing {

/// `text` with one to four changes such as accidents and mischief make: bytes, numbers and whole stretches.
inline std::string mutated(std::string text, std::mt19937& random) {
  constexpr std::array<std::string_view, 16> kWords{"1e300",  "-1",   "0",         "99999999999999999999",
                                                    "1e-320", "0x7f", "null",      "true",
                                                    "\"\"",   "[]",   "{\"a\":1}", "\"",
                                                    "<g>",    "&#0;", "7",         "12.5"};
  constexpr std::size_t kNumbers = 5;  // the first of them
  const auto below = [&](std::size_t count) { return count == 0 ? 0 : random() % count; };
  const auto isOfNumber = [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == '-'; };
  for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
    const std::size_t at = below(text.size());
    const std::string_view word = kWords[below(kWords.size())];
    switch (below(16)) {
      case 0:
        if (!text.empty()) text[at] = static_cast<char>(random());
        break;
      case 1: text.erase(at, 1 + below(40)); break;
      case 2: text.insert(at, text.substr(below(text.size()), 1 + below(200))); break;
      case 3: text.insert(at, word); break;
      case 4: text.resize(at); break;
      case 5: text.insert(at, std::string(1 + below(3000), "[{<("[below(4)])); break;
      case 6:
      case 7:
      case 8:
        if (!text.empty()) text[at] = static_cast<char>('a' + below(26));
        break;
      default: {  // a number that stands there
        const auto begin = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(at), text.end(), isOfNumber);
        const auto end = std::find_if_not(begin, text.end(), isOfNumber);
        const std::string small = std::to_string(below(30));
        if (begin != end) text.replace(begin, end, below(4) == 0 ? kWords[below(kNumbers)] : std::string_view(small));
      }
    }
  }
  return text;
}

}  // namespace redoubt::testing
