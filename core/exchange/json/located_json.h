#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/phrase.h"
#include "core/exchange/input/line_column.h"

/// Private to core/exchange/json: JSON that knows where in the text each of its values stands.
namespace redoubt::exchange {

struct Node;
struct Member;

struct Node {
  enum class Kind { Null, Boolean, Integer, Real, Text, Array, Object };
  Kind kind = Kind::Null;
  bool isTrue = false;
  std::size_t begin = 0;  ///< bytes from the start of the text
  std::size_t end = 0;
  std::int64_t integer = 0;
  double real = 0;  ///< of an Integer too; of integers over 64 bits, which count as Real
  std::string text;
  std::vector<Node> items;
  std::vector<Member> members;  ///< in the order of the text; no name twice

  const Node* member(std::string_view name) const;
};

struct Member {
  std::string name;
  std::size_t begin = 0;
  Node value;
};

/// "a text", "a list".
Phrase toPhrase(Node::Kind kind);
/// "expected …, found a list"; `wanted` is a key.
Phrase expected(std::string wanted, Node::Kind found);

struct LocatedError {
  std::size_t at = 0;
  Phrase message;
};

inline constexpr int kMaxDepth = 64;
inline constexpr std::size_t kMaxValues = 2'000'000;

/// The value that `text` is, or the first place where it is none: syntax, encoding, lone surrogates, a name twice in
/// one object, NUL characters, deeper than kMaxDepth, more than kMaxValues.
std::variant<Node, LocatedError> parseLocated(std::string_view text);

using input::LineColumn;
using input::lineColumn;

}  // namespace redoubt::exchange
