#include <algorithm>

#include "core/base/text.h"
#include "core/transcribe/hex_style.h"
#include "core/transcribe/lexicon.h"
#include "core/transcribe/phrases.h"

namespace redoubt::transcribe {

bool isZoneCode(std::string_view cell) {
  const std::vector<std::string_view> codes = words(cell, " ,;/");
  if (codes.empty()) return false;
  return std::all_of(codes.begin(), codes.end(), [](std::string_view code) {
    const std::size_t digits = code.find_first_of("0123456789");
    const std::string_view letters = code.substr(0, digits);
    const bool hasCaps = !letters.empty() && letters.size() <= 3 && isAllCaps(letters);
    return hasCaps &&
           (digits == std::string_view::npos || (code.size() - digits == 1 && isDigits(code.substr(digits))));
  });
}

namespace {

// "La Rothière (0815)".
std::optional<Place> townWithHex(const Phrases& phrases) {
  std::size_t end = 0;
  while (phrases.isWord(end) && end < 5) ++end;
  if (end == 0 || !beginsUpper(phrases.tokens[0].text) || !phrases.is(end, TokenKind::Open)) return std::nullopt;
  const auto hex = placeAt(phrases, end);
  if (!hex || hex->place.hexes.empty() || hex->end != phrases.tokens.size()) return std::nullopt;
  Place place = hex->place;
  place.zone = printed(phrases.text, phrases.tokens, 0, end);
  return place;
}

}  // namespace

std::optional<Place> placeOfCell(std::string_view cell, const HexStyle& style) {
  const std::string text = trimmed(cell);
  const std::vector<Token> tokens = tokensOf(text, style);
  if (tokens.empty()) return std::nullopt;
  const Phrases phrases{text, tokens};
  Place place;
  if (const auto town = townWithHex(phrases)) return town;
  for (std::size_t at = 0; at < tokens.size();) {
    auto phrase = placeAt(phrases, at);
    if (phrase && phrase->place.hexes.empty() && phrase->place.zone.empty() && !phrase->place.within &&
        phrase->place.with.empty())
      phrase.reset();
    if (!phrase) {
      const bool isJoint = tokens[at].kind != TokenKind::Word || phrases.match("at", at) > 0;
      if (!isJoint || tokens[at].kind == TokenKind::Open) {
        if (!isZoneCode(text)) return std::nullopt;
        Place code;
        code.zone = text;
        return code;
      }
      ++at;
      continue;
    }
    if (place.isEmpty()) {
      place = phrase->place;
    } else {
      place.hexes.insert(place.hexes.end(), phrase->place.hexes.begin(), phrase->place.hexes.end());
      place.hexText = text;
      place.isChoice |= phrase->place.isChoice;
      if (place.zone.empty()) place.zone = phrase->place.zone;
      if (place.facing.empty()) place.facing = phrase->place.facing;
      if (!place.within) place.within = phrase->place.within;
      if (place.with.empty()) place.with = phrase->place.with;
    }
    at = phrase->end;
  }
  return place.isEmpty() ? std::nullopt : std::optional(place);
}

}  // namespace redoubt::transcribe
