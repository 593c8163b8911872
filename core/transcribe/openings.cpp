#include "core/transcribe/openings.h"

#include "core/transcribe/lexicon.h"

namespace redoubt::transcribe {
namespace {

// "... as follows:", "... the following units:".
bool saysFollows(const std::vector<Token>& tokens, std::size_t colon) {
  for (std::size_t end = colon; end > 0 && end + 3 > colon; --end) {
    if (Lexicon::get().matchBefore("follows", tokens, end) > 0) return true;
  }
  return false;
}

}  // namespace

std::size_t hexLabelAt(const Phrases& phrases) {
  const std::size_t hex = phrases.match("hex", 0);
  return hex > 0 && phrases.is(hex, TokenKind::Colon) && phrases.is(hex + 1, TokenKind::Hexes) ? hex + 1 : 0;
}

std::vector<Token> behindFollows(const Phrases& phrases) {
  const std::vector<Token>& tokens = phrases.tokens;
  for (std::size_t at = 1; at + 1 < tokens.size() && at < 14; ++at) {
    if (phrases.is(at, TokenKind::Colon) && saysFollows(tokens, at))
      return {tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1, tokens.end()};
  }
  return tokens;
}

bool beginsWithHour(const Phrases& phrases) {
  const std::vector<Token>& tokens = phrases.tokens;
  if (tokens.size() < 4 || !phrases.is(0, TokenKind::Hexes) || tokens[0].hexes.size() != 1 ||
      !phrases.is(1, TokenKind::Colon))
    return false;
  const std::string& word = tokens[0].hexes.front();
  if (word.size() != 4 || !isDigits(word) || word.substr(0, 2) > "23" || word.substr(2) > "59") return false;
  for (std::size_t at = 2; at < tokens.size(); ++at) {
    if (phrases.is(at, TokenKind::Hexes)) return !phrases.is(at + 1, TokenKind::Colon);
  }
  return false;
}

}  // namespace redoubt::transcribe
