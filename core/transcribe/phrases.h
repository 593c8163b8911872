#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/transcribe/statement.h"

/// Private to core/transcribe: phrases of places and turns at a token.
namespace redoubt::transcribe {

/// The tokens of a statement with its text, to ask what begins at one of them.
struct Phrases {
  std::string_view text;
  const std::vector<Token>& tokens;

  bool is(std::size_t at, TokenKind kind) const { return at < tokens.size() && tokens[at].kind == kind; }
  bool isWord(std::size_t at) const { return is(at, TokenKind::Word); }
  std::size_t match(std::string_view sense, std::size_t at) const;
  /// Just after the bracket that closes the one at `open`; 0 if none does.
  std::size_t closed(std::size_t open) const;
};

struct PlacePhrase {
  Place place;
  std::size_t end = 0;  ///< the token after it
  std::vector<Mark> marks;
};
/// A place that begins at `at`: hexes, a zone, other units, with what follows it.
std::optional<PlacePhrase> placeAt(const Phrases& phrases, std::size_t at);

struct FacingPhrase {
  std::string facing;
  std::size_t end = 0;
};
/// "facing 1909 and 1810", "(NE)".
std::optional<FacingPhrase> facingAt(const Phrases& phrases, std::size_t at);

struct TurnPhrase {
  std::optional<Turns> turns;
  std::string time;
  std::size_t end = 0;
};
/// "Turn 3 (10:00 a.m.)", "in 12th Game Turn", "od trzeciego etapu", "10:30 a.m.".
std::optional<TurnPhrase> turnAt(const Phrases& phrases, std::size_t at);

bool isDirection(const Phrases& phrases, std::size_t at);

}  // namespace redoubt::transcribe
