#include "core/base/text.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/phrases.h"

namespace redoubt::transcribe {

bool isDirection(const Phrases& phrases, std::size_t at) {
  if (!phrases.isWord(at)) return false;
  const std::string& word = phrases.tokens[at].text;
  if (word.size() <= 3) return beginsUpper(word) && isAllCaps(word) && phrases.match("direction", at) > 0;
  return phrases.match("direction", at) > 0;
}

namespace {

// One part of a facing: a hex, a direction, the number of a hexside.
std::size_t facingPart(const Phrases& phrases, std::size_t at) {
  if (phrases.is(at, TokenKind::Hexes)) return 1;
  if (!phrases.isWord(at)) return 0;
  const std::string& word = phrases.tokens[at].text;
  if (word.size() == 1 && word[0] >= '1' && word[0] <= '6') return 1;
  if (word.size() == 1 && word[0] >= 'A' && word[0] <= 'F') return 1;
  if (word.find('/') != std::string::npos && word.size() <= 7) {
    for (const std::string_view part : words(word, "/")) {
      if (!Lexicon::get().isOne("direction", part) && !(part.size() == 1 && part[0] >= '1' && part[0] <= '6')) return 0;
    }
    return 1;
  }
  return phrases.match("direction", at);
}

std::size_t joint(const Phrases& phrases, std::size_t at) {
  if (phrases.is(at, TokenKind::Comma) || phrases.is(at, TokenKind::Plus) || phrases.is(at, TokenKind::Dash)) return 1;
  if (const std::size_t length = phrases.match("and", at)) return length;
  return phrases.match("or", at);
}

}  // namespace

std::optional<FacingPhrase> facingAt(const Phrases& phrases, std::size_t at) {
  if (phrases.is(at, TokenKind::Open)) {
    const std::size_t close = phrases.closed(at);
    if (close == 0) return std::nullopt;
    if (const auto inside = facingAt(phrases, at + 1); inside && inside->end + 1 == close) {
      return FacingPhrase{inside->facing, close};
    }
    if (isDirection(phrases, at + 1) && phrases.match("direction", at + 1) + at + 2 == close) {
      return FacingPhrase{printed(phrases.text, phrases.tokens, at + 1, close - 1), close};
    }
    return std::nullopt;
  }
  const std::size_t word = phrases.match("facing", at);
  if (word == 0) return std::nullopt;
  std::size_t next = at + word;
  for (bool more = true; more;) {
    more = false;
    if (phrases.is(next, TokenKind::Colon) || phrases.is(next, TokenKind::Gap)) more = true, ++next;
    if (const std::size_t toward = phrases.match("toward", next)) more = true, next += toward;
    if (phrases.match("direction", next) == 0) {
      if (const std::size_t hex = phrases.match("hex", next)) more = true, next += hex;
    }
  }
  const std::size_t begin = next;
  std::size_t end = begin;
  while (const std::size_t part = facingPart(phrases, next)) {
    end = next + part;
    const std::size_t between = joint(phrases, end);
    next = end + between;
    if (between == 0 && !isDirection(phrases, next)) break;
  }
  if (end == begin) return std::nullopt;
  return FacingPhrase{printed(phrases.text, phrases.tokens, begin, end), end};
}

}  // namespace redoubt::transcribe
