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
  bool leadsOn(std::string_view sense) const;
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

/// Takes what follows a place into it: a facing, a radius, "or adjacent", a town, what is left out.
void addRest(const Phrases& phrases, PlacePhrase& phrase);
std::string withoutStop(std::string text);

struct GroundPhrase {
  std::string words;      ///< as printed
  std::size_t begin = 0;  ///< its first token, behind words that lead to it
  std::size_t end = 0;
};
/// "any east-edge hex", "south edge", "from the west edge of board 3", "od wschodniej krawędzi planszy".
std::optional<GroundPhrase> edgeAt(const Phrases& phrases, std::size_t at);
/// "any town hex", "any fortified hex west of the Dyle", "dowolne pole lasu".
std::optional<GroundPhrase> groundAt(const Phrases& phrases, std::size_t at);
/// "except 1203", "(not in woods hexes)", behind a place: the token after it; 0 for none.
std::size_t exceptionAt(const Phrases& phrases, std::size_t at);

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
