#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace redoubt::exchange::input {

/// How much a JSON text may hold.
struct JsonLimits {
  std::size_t bytes = 64 << 20;
  std::size_t depth = 128;
  std::size_t values = 500'000;      ///< without those of lists of integers
  std::size_t integers = 2'500'000;  ///< in lists of nothing but integers
};

struct JsonMember;

/// A value of a JSON text. A list of nothing but integers has them in `integers`, which takes little memory for many;
/// any other list has its `items`.
struct JsonValue {
  enum class Kind { Null, Boolean, Integer, Real, Text, List, Object };
  Kind kind = Kind::Null;
  bool isTrue = false;
  std::int64_t integer = 0;
  double real = 0;  ///< of an Integer too; integers over 64 bits are Real
  std::string text;
  std::vector<std::int64_t> integers;
  std::vector<JsonValue> items;
  std::vector<JsonMember> members;  ///< in the order of the text, no name twice

  const JsonValue* member(std::string_view name) const;
};

struct JsonMember {
  std::string name;
  JsonValue value;
};

/// Throws Error BadInput with line and column, or TooLarge over a limit; `name` is what errors call the text. Texts are
/// UTF-8 without NUL.
JsonValue parseJson(std::string_view text, const std::string& name, const JsonLimits& limits = {});

}  // namespace redoubt::exchange::input
