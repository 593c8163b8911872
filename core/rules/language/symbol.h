#pragma once

#include <cstdint>
#include <string_view>

namespace redoubt::rules {

/// A name that is compared often, such as that of an arm: equal texts are equal numbers. The texts of all symbols are
/// kept until the program ends, so only names in rules and battles become symbols. Safe to use from several threads.
class Symbol {
 public:
  /// The empty text.
  Symbol() = default;
  explicit Symbol(std::string_view text);

  std::string_view text() const;
  bool empty() const { return number_ == 0; }

  friend bool operator==(Symbol, Symbol) = default;
  friend auto operator<=>(Symbol, Symbol) = default;

 private:
  std::uint32_t number_ = 0;
};

}  // namespace redoubt::rules
