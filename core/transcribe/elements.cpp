#include "core/transcribe/elements.h"

#include <algorithm>

#include "core/transcribe/lexicon.h"

namespace redoubt::transcribe {

bool isZoneLabel(const Phrases& phrases, const Element& element) {
  const std::size_t zone = Lexicon::get().matchBefore("zone", phrases.tokens, element.end);
  return zone > 0 && element.begin == 0 && element.end - element.begin > zone && element.end - element.begin < 5 &&
         beginsUpper(phrases.tokens[element.begin].text);
}

bool isNamedHex(const Phrases& phrases, const Element& element) {
  return element.part == Part::Place && element.place.hexes.size() == 1 && !element.place.zone.empty() &&
         phrases.tokens[element.end - 1].kind == TokenKind::Close;
}

bool isPartOfArmy(const Phrases& phrases, const std::vector<Element>& elements, std::size_t dash) {
  const std::size_t begin = elements.front().begin;
  const std::size_t end = elements.front().end;
  if (elements.size() < 2 || end - dash < 2) return false;
  const bool isOwn = phrases.tokens[end - 1].kind == TokenKind::Dash || phrases.tokens[end - 1].kind == TokenKind::Gap;
  const std::size_t at = isOwn ? end - 1 : elements[1].begin;
  const TokenKind sign = phrases.tokens[at].kind;
  const bool isArrow = sign == TokenKind::Dash && phrases.tokens[at].text != phrases.tokens[dash].text;
  const bool hasSign = elements[1].part == Part::Colon || isArrow || sign == TokenKind::Gap;
  const bool isList = std::any_of(phrases.tokens.begin() + static_cast<std::ptrdiff_t>(dash),
                                  phrases.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                                  [](const Token& each) { return each.kind == TokenKind::Comma; });
  const std::size_t last = isOwn ? end - 1 : end;
  const bool isLeader = phrases.tokens[last - 1].kind == TokenKind::Close || phrases.match("leader", dash + 1) > 0;
  const bool isWide = dash - begin <= 3 && Lexicon::get().matchBefore("unit-kind", phrases.tokens, dash) == 0;
  return hasSign && isWide && (isList || isLeader || isArrow);
}

bool isModifier(const Place& place) {
  return place.hexes.empty() && place.zone.empty() && !place.within;
}

void merge(Place& into, const Place& other) {
  if (into.hexes.empty()) {
    into.hexes = other.hexes;
    into.hexText = other.hexText;
    into.isChoice = other.isChoice;
  } else {
    into.hexes.insert(into.hexes.end(), other.hexes.begin(), other.hexes.end());
    if (!other.hexText.empty()) into.hexText += ", " + other.hexText;
    into.isChoice |= other.isChoice;
  }
  if (into.facing.empty()) into.facing = other.facing;
  if (!into.within) into.within = other.within;
  if (into.zone.empty()) into.zone = other.zone;
  if (into.with.empty()) into.with = other.with;
  if (into.except.empty()) into.except = other.except;
  into.enters |= other.enters;
}

}  // namespace redoubt::transcribe
