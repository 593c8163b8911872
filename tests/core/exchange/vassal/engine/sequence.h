#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A second opinion on what Redoubt writes for VASSAL: a reader that judges modules and saves as the program itself
/// behaves, written from its behaviour alone. It shares nothing with core/exchange.
namespace redoubt::exchange::vassal::engine {

/// Takes a text that was packed with a separator apart, token by token, as the engine's SequenceEncoder does: a
/// separator behind a backslash belongs to the token, and quotes ' around a whole token are dropped.
class Tokens {
 public:
  Tokens(std::string_view packed, char separator) : rest_(std::string(packed)), separator_(separator) {}

  bool more() const { return rest_.has_value(); }
  /// The next token, or nothing where the engine would give up the whole piece.
  std::optional<std::string> next();
  /// The next token, or `otherwise` where there is none.
  std::string next(std::string otherwise);
  /// What has not been read, as it stands.
  const std::optional<std::string>& rest() const { return rest_; }

 private:
  std::optional<std::string> rest_;
  char separator_;
};

/// All the tokens of `packed`; an empty text is one empty token.
std::vector<std::string> unpacked(std::string_view packed, char separator);

/// A list inside one field: tokens at commas, where an empty text is no token at all.
std::vector<std::string> listIn(std::string_view field);

/// The tokens packed as the engine packs them.
std::string packed(const std::vector<std::string>& tokens, char separator);

/// An int or a double as Java reads it: no spaces for an int, nothing behind it.
std::optional<int> javaInt(std::string_view text);
std::optional<double> javaDouble(std::string_view text);

/// A key command: "code,modifiers", "code,modifiers,name", one letter (which is Ctrl and that letter), or empty.
bool isKey(std::string_view text);

/// Whether two key commands are the same: by their names where they have such, else by code and modifiers.
bool isSameKey(std::string_view one, std::string_view other);

/// "red,green,blue" or with a fourth for opacity, each 0 to 255, or empty for none.
bool isColour(std::string_view text);

}  // namespace redoubt::exchange::vassal::engine
